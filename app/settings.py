"""Where things are and what the environment may change, with defaults for a laptop."""

import os
import re
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


def shipped(name: str) -> Path:
    """Return the folder `name` (data, templates, migrations) of a checkout or of the wheel."""
    packed = PACKAGE / "shipped" / name
    return packed if packed.is_dir() else PACKAGE.parent / name


def code_version() -> str:
    """Return the installed version of the distribution."""
    try:
        return version("arbitro")
    except PackageNotFoundError:
        return "0+unknown"


class SettingsError(ValueError):
    """An environment variable that cannot be used; the message says which and why."""


@dataclass(frozen=True)
class Settings:
    """What the environment may change: `ARBITRO_DB`, `ARBITRO_HOST` and `ARBITRO_PORT`."""

    database: Path
    host: str
    port: int

    @classmethod
    def from_environment(cls) -> "Settings":
        """Read the variables, an empty one as if it were not set.

        Raises `SettingsError` for a port that is none.
        """
        port = os.environ.get("ARBITRO_PORT") or "8000"
        if not re.fullmatch("[0-9]{1,5}", port) or not 0 < int(port) < 65536:
            raise SettingsError(f"ARBITRO_PORT is {port!r}: a port is a number from 1 to 65535")
        return cls(
            database=Path(os.environ.get("ARBITRO_DB") or "arbitro.sqlite3").absolute(),
            host=os.environ.get("ARBITRO_HOST") or "127.0.0.1",
            port=int(port),
        )
