"""`arbitro serve`: the pages and the API on one port."""

import socket
from typing import TYPE_CHECKING

import typer

from app.settings import Settings, SettingsError

if TYPE_CHECKING:
    from starlette.types import ASGIApp


def serve() -> None:
    """Serve on ARBITRO_HOST:ARBITRO_PORT (127.0.0.1:8000 by default) until interrupted."""
    # Imported here, or every other command would wait for the web framework.
    from app.main import create_app

    settings = Settings.from_environment()
    run(create_app(settings), settings)


def run(app: "ASGIApp", settings: Settings) -> None:
    """Serve an application until interrupted; raises `SettingsError` where the port is taken."""
    import uvicorn

    config = uvicorn.Config(app, log_level="warning", access_log=False)
    with _listening(settings) as listening:
        typer.echo(f"Arbitro: http://{settings.host}:{settings.port}", err=True)
        uvicorn.Server(config).run(sockets=[listening])


def _listening(settings: Settings) -> socket.socket:
    """Return a socket on the port of the settings; raises `SettingsError` where it is taken."""
    try:
        return socket.create_server((settings.host, settings.port), backlog=2048)
    except OSError as error:
        where = f"{settings.host}:{settings.port}"
        raise SettingsError(
            f"cannot serve on {where} ({error.strerror}): ARBITRO_PORT sets another port"
        ) from error
