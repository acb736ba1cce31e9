"""What is served beside ours, by the same server: `python -m app.cli.bench.served NAME [FILE]`."""

import sys
from pathlib import Path

from fastapi import FastAPI
from starlette.types import ASGIApp

from app.cli.server import run
from app.settings import Settings

BARE, DATASETTE = "bare", "datasette"


def bare() -> FastAPI:
    """Return an application with one route, which returns a small JSON."""
    app = FastAPI(openapi_url=None)

    @app.get("/")
    async def hello() -> dict[str, str]:
        return {"hello": "world"}

    return app


def datasette(file: Path) -> ASGIApp:
    """Return datasette over a database that does not change."""
    from datasette.app import Datasette

    app: ASGIApp = Datasette(immutables=[str(file)]).app()
    return app


if __name__ == "__main__":
    served = bare() if sys.argv[1] == BARE else datasette(Path(sys.argv[2]))
    run(served, Settings.from_environment())
