import signal
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from app.library import database as database_module
from app.library.load import NotStored, load, read
from app.library.models import TABLES
from app.library.text import stems

LOAD = """
import sys
from pathlib import Path
from app.library.load import load, read
report = load(Path(sys.argv[1]), read(Path(sys.argv[2]), {}), sys.argv[3])
print(report.changed)
"""
# As a load, but ends itself between deleting the old content and having written the new.
KILLED = """
import os, signal, sys
from pathlib import Path
from app.library import load as module
def die(connection, content):
    os.kill(os.getpid(), signal.SIGKILL)
module._fill_full_text = die
module.load(Path(sys.argv[1]), module.read(Path(sys.argv[2]), {}), "2.0")
"""


def rows(database: Path, query: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute(query).fetchall()


def everything(database: Path) -> dict[str, list[tuple[Any, ...]]]:
    return {table.name: rows(database, f"SELECT * FROM {table.name}") for table in TABLES}


def rename_everywhere(data: Path, old: str, new: str) -> None:
    for file in data.rglob("*.yaml"):
        file.write_text(file.read_text("utf-8").replace(old, new), "utf-8")


def test_a_load_reports_what_the_database_holds(tmp_path: Path, data: Path) -> None:
    content = read(data, {})
    report = load(tmp_path / "new" / "arbitro.sqlite3", content, "1.0")
    assert report.changed
    assert (report.content, report.code) == (content.hash, "1.0")
    assert report.entries == {
        "lanterne": {"rule": 1, "ruling": 3, "card": 3, "term": 2},
        "porto": {"rule": 1},
    }


def test_the_tables_hold_the_entries_and_what_joins_them(database: Path) -> None:
    assert rows(database, "PRAGMA journal_mode") == [("wal",)]
    assert rows(database, "PRAGMA foreign_key_check") == []
    touching = """
        SELECT e.slug FROM entry_card JOIN entry e ON e.id = entry_card.entry
        JOIN entry c ON c.id = entry_card.card WHERE c.slug = 'civetta' ORDER BY e.slug
    """
    assert rows(database, touching) == [("civetta-nella-nebbia",), ("nebbia-doppia",)]
    old = "SELECT o.slug, e.slug FROM old_id o JOIN entry e ON e.id = o.entry"
    assert rows(database, old) == [("due-piani", "salire-due-piani")]
    names = "SELECT name FROM alias JOIN entry e ON e.id = entry WHERE slug = 'civetta'"
    assert rows(database, names) == [("Civetta",), ("Night Owl",), ("Barbagianni",)]
    shelves = "SELECT kind, slug, position FROM shelf WHERE game = 'lanterne' ORDER BY 1, 3"
    assert rows(database, shelves) == [
        ("group", "figura", 0), ("group", "attrezzo", 1),
        ("topic", "la-torre", 0), ("topic", "la-nebbia", 1),
    ]  # fmt: skip


def test_the_full_text_index_holds_stems_under_the_entries_numbers(database: Path) -> None:
    query = " ".join(stems("torri e azioni"))
    found = rows(
        database,
        "SELECT slug FROM entry_fts JOIN entry ON entry.id = entry_fts.rowid"
        f" WHERE entry_fts MATCH '{query}'",
    )
    assert found == [("salire-due-piani",)]


def test_the_full_text_index_weighs_what_is_asked_above_the_answer(
    database: Path, data: Path
) -> None:
    load(database, read(data, {}), "2.0")  # the weights outlive a load
    ranked = """
        SELECT slug FROM entry_fts JOIN entry ON entry.id = entry_fts.rowid
        WHERE entry_fts MATCH 'nebb' ORDER BY rank
    """
    found = [slug for (slug,) in rows(database, ranked)]
    assert set(found[:2]) == {"civetta-nella-nebbia", "nebbia-doppia"}
    assert found[-1] == "civetta"
    config = "SELECT v FROM entry_fts_config WHERE k = 'rank'"
    assert rows(database, config) == [("bm25(3.0, 2.5, 2.5, 1.0)",)]


def test_the_same_content_and_code_are_not_written_again(database: Path, data: Path) -> None:
    before = everything(database)
    assert not load(database, read(data, {}), "1.0").changed
    assert everything(database) == before
    assert load(database, read(data, {}), "1.1").changed
    assert rows(database, "SELECT value FROM meta WHERE key = 'code'") == [("1.1",)]


def test_a_new_load_replaces_the_content_whole_and_touches_nothing_else(
    database: Path, data: Path
) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("CREATE TABLE desk (question TEXT)")
        connection.execute("INSERT INTO desk VALUES ('e il gufo?')")
        connection.commit()
    rename_everywhere(data, "Civetta", "Upupa")
    (data / "lanterne" / "cards" / "sei-morto.yaml").unlink()
    load(database, read(data, {}), "1.0")
    assert rows(database, "SELECT * FROM desk") == [("e il gufo?",)]
    assert rows(database, "SELECT title FROM entry WHERE kind = 'card'") == [
        ("Upupa",), ("Scala a Chiocciola",),
    ]  # fmt: skip
    gone = f"SELECT count(*) FROM entry_fts WHERE entry_fts MATCH '{stems('civetta')[0]}'"
    assert rows(database, gone) == [(0,)]


def test_a_load_that_is_killed_leaves_the_old_content(database: Path, data: Path) -> None:
    before = everything(database)
    rename_everywhere(data, "Civetta", "Upupa")
    killed = subprocess.run([sys.executable, "-c", KILLED, database, data], check=False)
    assert killed.returncode == -signal.SIGKILL
    assert everything(database) == before
    assert rows(database, "PRAGMA integrity_check") == [("ok",)]
    assert load(database, read(data, {}), "2.0").changed
    assert everything(database) != before


def test_a_first_load_that_is_killed_leaves_nothing_in_the_way(tmp_path: Path, data: Path) -> None:
    file = tmp_path / "arbitro.sqlite3"
    killed = subprocess.run([sys.executable, "-c", KILLED, file, data], check=False)
    assert killed.returncode == -signal.SIGKILL
    assert rows(file, "SELECT count(*) FROM sqlite_master") == [(0,)]
    assert load(file, read(data, {}), "1.0").changed


def test_a_load_that_fails_leaves_the_old_content(
    database: Path, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = everything(database)
    rename_everywhere(data, "Civetta", "Upupa")

    def fail(*_: object) -> None:
        raise RuntimeError("half-way")

    monkeypatch.setattr("app.library.load._fill_full_text", fail)
    with pytest.raises(RuntimeError, match="half-way"):
        load(database, read(data, {}), "1.0")
    assert everything(database) == before


def test_loads_at_once_all_end_well(tmp_path: Path, data: Path) -> None:
    file = tmp_path / "arbitro.sqlite3"
    command = [sys.executable, "-c", LOAD, str(file), str(data)]
    started = [
        subprocess.Popen([*command, version], stdout=subprocess.PIPE, text=True)
        for version in ("1.0", "1.0", "2.0", "2.0")
    ]
    said = [process.communicate()[0].strip() for process in started]
    assert [process.returncode for process in started] == [0, 0, 0, 0]
    assert said.count("True") >= 2
    assert len(rows(file, "SELECT * FROM entry")) == 10
    assert rows(file, "PRAGMA foreign_key_check") == []


def test_threads_may_load_different_files_at_once(tmp_path: Path, data: Path) -> None:
    content = read(data, {})
    files = [tmp_path / f"{number}.sqlite3" for number in range(4)]
    threads = [threading.Thread(target=load, args=(file, content, "1")) for file in files]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [len(rows(file, "SELECT * FROM entry")) for file in files] == [10] * 4


def test_a_load_gives_up_when_another_writer_never_ends(
    database: Path, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_module, "PATIENCE", 0.1)
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(NotStored, match="locked"):
            load(database, read(data, {}), "2.0")
    assert load(database, read(data, {}), "2.0").changed


def test_readers_see_the_old_content_or_the_new(database: Path, data: Path) -> None:
    seen = set()
    done = threading.Event()

    def look() -> None:
        with closing(sqlite3.connect(database, isolation_level=None)) as connection:
            while not done.is_set():
                connection.execute("BEGIN")
                code = connection.execute("SELECT value FROM meta WHERE key = 'code'").fetchone()
                count = connection.execute("SELECT count(*) FROM entry").fetchone()
                connection.execute("COMMIT")
                seen.add((*code, *count))

    watching = threading.Thread(target=look)
    watching.start()
    (data / "lanterne" / "cards" / "sei-morto.yaml").unlink()
    content = read(data, {})
    for version in range(2, 12):
        load(database, content, f"{version}.0")
    done.set()
    watching.join()
    assert seen <= {("1.0", 10), *((f"{version}.0", 9) for version in range(2, 12))}
    assert seen
