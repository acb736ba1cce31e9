"""The whole application on a free port, over a real database of the shipped data and some more."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from shutil import copytree
from threading import Thread
from time import monotonic, sleep

import uvicorn
from fastapi import FastAPI

from app.games.all import GAMES
from app.library.load import load, read
from app.proofs.judge import validator
from app.settings import shipped
from tests.library.conftest import FILES, write


def loaded(folder: Path, made_up: Mapping[str, str]) -> Path:
    """Load the shipped data, two small games and some made-up entries; return the database."""
    data = folder / "data"
    copytree(shipped("data"), data)
    write(data, FILES | dict(made_up))
    file = folder / "arbitro.sqlite3"
    load(file, read(data, {slug: validator(game) for slug, game in GAMES.items()}), "1.0")
    return file


@contextmanager
def serving(app: FastAPI) -> Iterator[str]:
    """Serve an application on a free port, and give its address."""
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="error"))
    thread = Thread(target=server.run, daemon=True)
    thread.start()
    patience = monotonic() + 10
    while not server.started:
        assert monotonic() < patience, "the server does not start"
        sleep(0.01)
    try:
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(10)
