"""The page of figures: written whole, and what was measured before stays."""

from pathlib import Path

import pytest

from app.cli.bench.needs import CannotMeasure
from app.cli.bench.page import MEASURED, PAGE, Section, write
from app.cli.bench.tables import Table


def _section(figure: str) -> Section:
    table = Table(caption="Times in ms:", head=("", "in game"), rows=(("arbitro search", figure),))
    return Section(machine="2 cores, 2026-11-30", tables=(table,), notes=("A note.",))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "docs").mkdir()
    return tmp_path


def test_the_page_holds_the_table_the_machine_and_the_note(folder: Path) -> None:
    write({"today": _section("0.125")}, folder)
    page = (folder / PAGE).read_text(encoding="utf-8")
    assert "| arbitro search |   0.125 |" in page
    assert ", on 2 cores, 2026-11-30." in page
    assert "A note." in page


def test_sections_not_measured_say_which_command_does(folder: Path) -> None:
    write({"today": _section("0.125")}, folder)
    page = (folder / PAGE).read_text(encoding="utf-8")
    untold = [line for line in page.splitlines() if line.startswith("Not measured yet: ")]
    assert len(untold) == 3
    assert "Not measured yet: `arbitro bench http --write`." in untold


def test_a_section_takes_the_place_of_the_older_one_and_leaves_the_others(folder: Path) -> None:
    write({"today": _section("0.125"), "http": _section("9,604")}, folder)
    write({"today": _section("0.250")}, folder)
    page = (folder / PAGE).read_text(encoding="utf-8")
    assert "0.125" not in page
    assert page.index("0.250") < page.index("9,604")


def test_a_file_of_other_figures_is_refused_in_a_sentence(folder: Path) -> None:
    (folder / MEASURED).write_text('{"sections": {"yesterday": 1}}', encoding="utf-8")
    with pytest.raises(CannotMeasure, match="holds no figures of `arbitro bench`: remove it"):
        write({"today": _section("0.125")}, folder)
    assert not (folder / PAGE).exists()


def test_the_page_of_the_checkout_is_what_was_measured(folder: Path) -> None:
    """Nobody has changed a figure by hand."""
    checkout = Path(__file__).parents[3]
    if (checkout / MEASURED).exists():
        (folder / MEASURED).write_bytes((checkout / MEASURED).read_bytes())
        write({}, folder)
        assert (folder / PAGE).read_text("utf-8") == (checkout / PAGE).read_text("utf-8")
    else:
        assert not (checkout / PAGE).exists()
