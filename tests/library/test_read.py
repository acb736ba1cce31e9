import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from app.library.load import load, read
from app.library.read import Library, NotFound, NotLoaded
from app.library.schema import Ruling
from app.library.views import EntryLine, Missing


def slugs(lines: tuple[EntryLine, ...]) -> list[str]:
    return [line.slug for line in lines]


def test_the_version_is_that_of_the_load(library: Library, data: Path) -> None:
    version = library.version()
    assert version.content == read(data, {}).hash
    assert version.code == "1.0"
    assert version.loaded_at.endswith("+00:00")


def test_games_come_with_their_shelves(library: Library) -> None:
    assert [game.slug for game in library.games()] == ["lanterne", "porto"]
    game = library.game("lanterne")
    assert [(shelf.title, slugs(shelf.entries)) for shelf in game.topics] == [
        ("La Torre", ["cima-della-torre", "salire-due-piani"]),
        ("La Nebbia", ["civetta-nella-nebbia", "nebbia-doppia"]),
    ]
    assert [(shelf.slug, slugs(shelf.entries)) for shelf in game.groups] == [
        ("figura", ["civetta"]),
        ("attrezzo", ["scala-a-chiocciola", "sei-morto"]),
    ]
    assert slugs(game.terms) == ["guardiano", "cristallo"]
    assert len(game.entries) == 9
    assert game.page.accent.light == "#a8431b"


def test_an_entry_comes_with_all_that_it_leads_to(library: Library) -> None:
    view = library.entry("lanterne", "civetta-nella-nebbia")
    assert isinstance(view.document, Ruling)
    assert view.line == EntryLine(
        "lanterne", "civetta-nella-nebbia", "ruling", "La Civetta vola attraverso la nebbia?",
        "Sì", "derived", "la-nebbia", "La Nebbia",
    )  # fmt: skip
    assert view.line.id == "lanterne/civetta-nella-nebbia"
    assert [(s.id, s.section, s.kind, s.work_title, s.language) for s in view.sources] == [
        ("lan-004", "La Nebbia", "rule", "Guida alle Lanterne", "it"),
        ("manuale-p7", "Fog", "record", "Rulebook", "en"),
    ]
    assert slugs(view.cards) == ["civetta"]
    assert slugs(view.rests_on) == ["nebbia-doppia"]
    assert view.moved_to is None


def test_an_entry_comes_with_all_that_leads_to_it(library: Library) -> None:
    assert slugs(library.entry("lanterne", "nebbia-doppia").supports) == ["civetta-nella-nebbia"]
    assert slugs(library.entry("lanterne", "salire-due-piani").seen_from) == ["cima-della-torre"]
    assert library.entry("porto", "attracco").supports == ()


def test_an_old_id_leads_to_the_present_entry(library: Library) -> None:
    view = library.entry("lanterne", "due-piani")
    assert (view.line.slug, view.moved_to) == ("salire-due-piani", "salire-due-piani")


def test_a_card_comes_with_what_touches_it_the_most_specific_first(library: Library) -> None:
    view = library.card("lanterne", "civetta")
    assert view.card.facts["life"] == 2
    assert slugs(view.touching) == ["civetta-nella-nebbia", "nebbia-doppia"]
    assert library.card("lanterne", "sei-morto").touching == ()


@pytest.mark.parametrize(
    ("game", "slug"), [("lanterne", "nulla"), ("nulla", "civetta"), ("porto", "civetta")]
)
def test_what_is_not_there_is_not_found(library: Library, game: str, slug: str) -> None:
    with pytest.raises(NotFound):
        library.entry(game, slug)
    with pytest.raises(NotFound):
        library.card(game, slug)


def test_an_entry_that_is_no_card_is_no_card(library: Library) -> None:
    with pytest.raises(NotFound, match="is no card"):
        library.card("lanterne", "nebbia-doppia")


def test_coverage_counts_the_rules_of_the_guide(library: Library, data: Path) -> None:
    assert library.coverage("lanterne").missing == ()
    coverage = library.coverage()
    assert (coverage.statements, coverage.covered) == (7, 6)
    assert coverage.missing == (Missing("porto", "por-002", "I Moli"),)
    with pytest.raises(NotFound):
        library.coverage("nulla")


def test_without_a_file_there_is_nothing_to_read(tmp_path: Path) -> None:
    library = Library(tmp_path / "none.sqlite3")
    with pytest.raises(NotLoaded, match=r"none\.sqlite3 is missing: run `arbitro load`"):
        library.version()
    assert not (tmp_path / "none.sqlite3").exists()


def test_without_tables_or_content_there_is_nothing_to_read(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("DELETE FROM meta")
        connection.commit()
    library = Library(database)
    with pytest.raises(NotLoaded, match="holds no content: run `arbitro load`"):
        library.games()
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("DROP TABLE meta")
    with pytest.raises(NotLoaded, match=r"no such table: meta.*arbitro load"):
        library.games()
    library.close()


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "text.sqlite3"
    file.write_text("no database, but a text that is long enough to be taken for one\n" * 20)
    with pytest.raises(NotLoaded, match="is no database"):
        Library(file).version()


def test_content_of_another_shape_asks_for_a_load(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE entry SET document = json_remove(document, '$.slug')")
        connection.commit()
    with pytest.raises(NotLoaded, match="another version: run `arbitro load`"):
        Library(database).games()


def test_a_new_load_is_noticed(library: Library, database: Path, data: Path) -> None:
    before = library.snapshot()
    assert library.snapshot() is before
    file = data / "porto" / "moli" / "attracco.yaml"
    file.write_text(file.read_text("utf-8").replace("verdict: Due", "verdict: Tre"), "utf-8")
    load(database, read(data, {}), "1.0")
    assert library.entry("porto", "attracco").line.verdict == "Tre"
    assert before.games["porto"].entry("attracco").line.verdict == "Due"


def test_a_file_put_in_anothers_place_is_noticed(
    library: Library, database: Path, data: Path, tmp_path: Path
) -> None:
    assert library.version().code == "1.0"
    for file in database.parent.glob("*"):
        file.unlink()
    load(database, read(data, {}), "2.0")
    assert library.version().code == "2.0"


def test_reading_cannot_write(library: Library) -> None:
    with pytest.raises(sqlite3.OperationalError, match=r"readonly|read-only"):
        library._reader().open().execute("DELETE FROM entry")


def test_closing_is_not_the_end(library: Library) -> None:
    version = library.version()
    library.close()
    assert library.version() == version


def test_threads_read_while_loads_go_on(library: Library, database: Path, data: Path) -> None:
    done = threading.Event()
    wrong: list[object] = []

    def look() -> None:
        while not done.is_set():
            snapshot = library.snapshot()
            count = len(snapshot.games["lanterne"].entries)
            if (snapshot.version.code, count) != ("1.0", 9) and count != 8:
                wrong.append((snapshot.version, count))

    threads = [threading.Thread(target=look) for _ in range(4)]
    for thread in threads:
        thread.start()
    (data / "lanterne" / "cards" / "sei-morto.yaml").unlink()
    content = read(data, {})
    for version in range(2, 8):
        load(database, content, f"{version}.0")
    done.set()
    for thread in threads:
        thread.join()
    assert wrong == []
    assert library.version().code == "7.0"


def test_an_edition_stays_as_it_was_loaded(database: Path, data: Path) -> None:
    with closing(Library(database)) as library:
        edition = library.edition()
        file = data / "lanterne" / "la-nebbia" / "nebbia-doppia.yaml"
        changed = file.read_text(encoding="utf-8").replace("verdict: ", "verdict: Ora ")
        file.write_text(changed, encoding="utf-8")
        before = edition.entry("lanterne", "nebbia-doppia").line.verdict
        load(database, read(data, {}), "1.0")
        assert edition.entry("lanterne", "nebbia-doppia").line.verdict == before
        assert library.entry("lanterne", "nebbia-doppia").line.verdict == f"Ora {before}"
