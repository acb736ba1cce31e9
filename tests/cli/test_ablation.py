from collections.abc import Iterator
from pathlib import Path

import pytest
import typer

from app.cli.ablation import STEPS, Step, left_out, write_table
from app.library import text
from app.library.lexicon import akin
from app.library.load import load, read
from app.library.read import Library
from app.library.snapshot import Snapshot
from tests.library.conftest import FILES, write


@pytest.fixture(scope="module")
def snapshot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Snapshot]:
    folder = tmp_path_factory.mktemp("made-up")
    write(folder / "data", FILES)
    load(folder / "arbitro.sqlite3", read(folder / "data", {}), "1.0")
    library = Library(folder / "arbitro.sqlite3")
    yield library.snapshot()
    library.close()


@pytest.mark.parametrize(
    ("left", "query", "slug"),
    [
        ("`ask_also`", "gufo nella foschia", "civetta-nella-nebbia"),
        ("nicknames", "night owl", "civetta"),
        ("correction", "civeta", "civetta"),
        ("beginning", "civet", "civetta"),
    ],
)
def test_a_step_left_out_is_missed(snapshot: Snapshot, left: str, query: str, slug: str) -> None:
    step = next(step for step in STEPS if left in step.title)

    def score(content: Snapshot) -> float:
        hits = content.searcher.search(query, "lanterne", (), None, 50, 0).hits
        return next((hit.score for hit in hits if hit.line.slug == slug), 0.0)

    with left_out(snapshot, STEPS[0]) as whole:
        before = score(whole)
    with left_out(snapshot, step) as changed:
        assert score(changed) < before


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.title)
def test_a_step_is_there_again_afterwards(snapshot: Snapshot, step: Step) -> None:
    before = (text.stem("civette"), text.fold("CITTÀ"), akin("sconfiggere"))
    with left_out(snapshot, step) as changed:
        akin.cache_clear()
        changed.searcher.search("sconfiggere le civette", "lanterne", (), None, 1, 0)
    assert (text.stem("civette"), text.fold("CITTÀ"), akin("sconfiggere")) == before
    assert len(snapshot.games["lanterne"].entries["civetta"].names) > 1


def test_the_table_goes_between_its_marks(tmp_path: Path) -> None:
    file = tmp_path / "quality.md"
    file.write_text("before\n<!-- ablation -->\nold\n<!-- end -->\nafter\n", "utf-8")
    write_table(file, "| a | b |")
    assert file.read_text("utf-8") == "before\n<!-- ablation -->\n| a | b |\n<!-- end -->\nafter\n"
    file.write_text("nothing", "utf-8")
    with pytest.raises(typer.BadParameter, match="no place for the table"):
        write_table(file, "| a | b |")
