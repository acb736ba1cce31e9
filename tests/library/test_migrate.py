import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command

from app.library import migrate
from app.library.database import writing
from app.settings import shipped


def names(file: Path) -> set[str]:
    with closing(sqlite3.connect(file)) as connection:
        found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        return {name for (name,) in found}


def test_the_migrations_make_what_the_models_say(tmp_path: Path) -> None:
    with writing(tmp_path / "new.sqlite3") as connection:
        assert migrate.upgrade(connection)
        assert migrate.differences(connection) == []
        assert not migrate.upgrade(connection)


def test_a_missing_column_would_be_noticed(tmp_path: Path) -> None:
    with writing(tmp_path / "new.sqlite3") as connection:
        migrate.upgrade(connection)
        connection.exec_driver_sql("ALTER TABLE entry DROP COLUMN standing")
        (difference,) = migrate.differences(connection)
    assert difference[0] == "add_column"
    assert difference[3].name == "standing"


def test_the_full_text_index_is_made_and_left_out_of_comparisons(tmp_path: Path) -> None:
    file = tmp_path / "new.sqlite3"
    with writing(file) as connection:
        migrate.upgrade(connection)
    assert {"entry_fts", "entry_fts_data", "entry"} <= names(file)


def test_the_way_back_leaves_an_empty_database(tmp_path: Path) -> None:
    file = tmp_path / "new.sqlite3"
    with writing(file) as connection:
        migrate.upgrade(connection)
        command.downgrade(migrate.config(connection), "base")
    assert names(file) == {"alembic_version"}


def test_a_new_revision_can_be_written_from_the_template(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "100% migrations"
    copy.mkdir()
    source = shipped("migrations")
    for name in ("env.py", "script.py.mako", "versions/0001_content.py"):
        (copy / name).parent.mkdir(exist_ok=True)
        (copy / name).write_text((source / name).read_text("utf-8"), "utf-8")
    monkeypatch.setattr(migrate, "shipped", lambda _: copy)
    with writing(tmp_path / "new.sqlite3") as connection:
        migrate.upgrade(connection)
        connection.exec_driver_sql("DROP TABLE alias")
        command.revision(
            migrate.config(connection), "names again", autogenerate=True, rev_id="0002"
        )
    (written,) = (copy / "versions").glob("0002*.py")
    text = written.read_text("utf-8")
    assert "op.create_table('alias'" in text
    assert "sqlmodel.sql.sqltypes.AutoString()" in text
    assert "entry_fts" not in text
    with writing(tmp_path / "new.sqlite3") as connection:
        assert migrate.upgrade(connection)
        assert migrate.differences(connection) == []


def test_migrating_works_from_any_folder(tmp_path: Path) -> None:
    code = """
from pathlib import Path
from app.library.database import writing
from app.settings import shipped
from app.library.migrate import upgrade
with writing(Path("here.sqlite3")) as connection:
    upgrade(connection)
"""
    root = Path(migrate.__file__).parents[2]
    environment = {**os.environ, "PYTHONPATH": str(root)}
    subprocess.run([sys.executable, "-c", code], cwd=tmp_path, env=environment, check=True)
    assert "entry" in names(tmp_path / "here.sqlite3")
