"""`bench games`: what it reports; how fast a machine is, no test can say."""

import json
import re
from pathlib import Path

from app.cli.bench.games import measure
from app.games.all import GAMES
from tests.cli.conftest import Arbitro


def test_bench_reports_every_game_that_plays(arbitro: Arbitro) -> None:
    told = arbitro("bench", "games", "--games", "1")
    assert told.returncode == 0
    reported = re.findall(
        r"^([a-z-]+): [\d.]+ games a second; .* times as long$", told.stdout, re.M
    )
    assert reported == [slug for slug, game in GAMES.items() if game.campaign]


def test_bench_times_monsters_turns_on_the_boards_that_are_there(
    arbitro: Arbitro, tmp_path: Path
) -> None:
    told = arbitro(
        "bench", "games", "--games", "1", ARBITRO_BOARDS=str(tmp_path / "none.json")
    ).stdout
    by_chance, crowded = (line for line in told.splitlines() if line.startswith("gloomhaven: "))
    assert re.search(
        r"boards of chance, .*none\.json not being there: .* ms in the median", by_chance
    )
    assert re.search(r"3 targets: [\d.]+ ms; with an area of three hexes: [\d.]+ ms$", crowded)
    board = {
        "n": 1, "w": 3, "h": 2, "fig": {"0": "A", "3": "C20"}, "con": {"H": [4]}, "walls": [[0, 1]],
        "aoe": [], "mv": 2, "rg": 0, "tg": 1, "fl": False, "ju": False, "mu": False, "ans": [],
    }  # fmt: skip
    (tmp_path / "one.json").write_text(json.dumps([board]))
    told = arbitro(
        "bench", "games", "--games", "1", ARBITRO_BOARDS=str(tmp_path / "one.json")
    ).stdout
    assert "gloomhaven: 1 boards of one.json: " in told


def test_the_events_alone_are_the_same_game() -> None:
    found = measure(GAMES["commodore"], 2)
    assert found.games == 2
    assert found.events > found.steps > 2
    assert found.played > found.bare > 0


def test_bench_plays_at_least_one_game(arbitro: Arbitro) -> None:
    assert arbitro("bench", "games", "--games", "0").returncode == 2
