"""`arbitro serve`: the pages and the API on one port."""

import typer

from app.settings import Settings


def serve() -> None:
    """Serve on ARBITRO_HOST:ARBITRO_PORT (127.0.0.1:8000 by default) until interrupted."""
    # Imported here, or every other command would wait for the web framework.
    import uvicorn

    from app.main import create_app

    settings = Settings.from_environment()
    typer.echo(f"Arbitro: http://{settings.host}:{settings.port}", err=True)
    uvicorn.run(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        log_level="warning",
        access_log=False,
    )
