"""How the command line starts: at once."""

import subprocess
import sys

HEAVY = ("alembic", "fastapi", "sqlalchemy", "uvicorn")


def test_it_starts_without_the_web_framework_and_the_database_layer() -> None:
    asked = f"import sys, app.cli; print([name for name in {HEAVY} if name in sys.modules])"
    told = subprocess.run(
        [sys.executable, "-c", asked], capture_output=True, text=True, check=True, timeout=60
    )
    assert told.stdout.strip() == "[]"
