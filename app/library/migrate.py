"""The schema of the database: Alembic, configured in code so that it works from a wheel too."""

from threading import Lock
from typing import Any

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from app.library.models import FULL_TEXT, metadata
from app.settings import shipped

TARGET = metadata

# Alembic keeps the environment that runs in a global: one migration at a time in a process.
_ONE_AT_A_TIME = Lock()


def wanted(name: str | None, type_: str, _parents: Any) -> bool:
    """Keep the full-text index and its shadow tables out of what Alembic compares."""
    return not (type_ == "table" and name is not None and name.startswith(FULL_TEXT))


def config(connection: Connection) -> Config:
    """Return Alembic's configuration for a connection, wherever the program was started."""
    settings = Config()
    settings.set_main_option("script_location", str(shipped("migrations")).replace("%", "%%"))
    settings.attributes["connection"] = connection
    return settings


def upgrade(connection: Connection) -> bool:
    """Bring the schema to the newest revision, in the transaction that is open.

    Returns whether anything changed.
    """
    with _ONE_AT_A_TIME:
        before = MigrationContext.configure(connection).get_current_revision()
        command.upgrade(config(connection), "head")
        return MigrationContext.configure(connection).get_current_revision() != before


def differences(connection: Connection) -> list[Any]:
    """Return what the models say and the database does not, as Alembic's operations."""
    options = {"include_name": wanted}
    return list(compare_metadata(MigrationContext.configure(connection, opts=options), TARGET))
