"""The table that datasette searches."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx

from app.cli.bench.entries_table import address, fill
from app.cli.bench.served import datasette
from app.library.snapshot import Snapshot


def _found(file: Path, text: str, game: str) -> list[str]:
    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(datasette(file))
        async with httpx.AsyncClient(transport=transport, base_url="http://kb") as client:
            return await client.get(address(file, text, game))

    # In a thread of its own: browser tests leave a loop running in the one of the tests.
    with ThreadPoolExecutor(1) as own:
        answer = own.submit(asyncio.run, ask()).result()
    assert answer.status_code == 200
    return [row["id"] for row in answer.json()["rows"]]


def test_datasette_finds_entries_of_a_game_by_any_of_their_texts(
    lanterne: Snapshot, tmp_path: Path
) -> None:
    file = tmp_path / "kb.sqlite3"
    fill(file, lanterne.games)
    assert _found(file, "foschia", "lanterne") == ["lanterne/civetta-nella-nebbia"]
    assert _found(file, "Barbagianni", "lanterne") == ["lanterne/civetta"]
    assert _found(file, "foschia", "porto") == []
    assert _found(file, 'l\'ancora & "più"', "porto") == []
