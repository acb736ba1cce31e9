"""What a load refuses to write to, and that it leaves it as it was."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from app.library.load import NotStored, load, read
from tests.library.test_load import rows


@pytest.mark.parametrize("made_by", ["CREATE TABLE customer (name)", "CREATE TABLE meta (x)"])
def test_another_programs_database_is_left_alone(tmp_path: Path, data: Path, made_by: str) -> None:
    file = tmp_path / "theirs.sqlite3"
    with closing(sqlite3.connect(file)) as other:
        other.execute(made_by)
    with pytest.raises(NotStored, match="another program's database"):
        load(file, read(data, {}), "1.0")
    assert len(rows(file, "SELECT * FROM sqlite_master")) == 1


def test_a_database_of_a_newer_arbitro_is_left_alone(database: Path, data: Path) -> None:
    with closing(sqlite3.connect(database)) as other:
        other.execute("UPDATE alembic_version SET version_num = '9999_future'")
        other.commit()
    with pytest.raises(NotStored, match="newer Arbitro"):
        load(database, read(data, {}), "2.0")
    assert rows(database, "SELECT value FROM meta WHERE key = 'code'") == [("1.0",)]


def test_what_is_no_database_or_cannot_be_written_is_said(tmp_path: Path, data: Path) -> None:
    content = read(data, {})
    (tmp_path / "text").write_text("not a database at all, and longer than a header" * 9)
    for name in ("text", "", "text/below"):
        with pytest.raises(NotStored, match="cannot be written"):
            load(tmp_path / name, content, "1.0")
