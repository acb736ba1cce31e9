"""Growing: each size measured apart, and what cannot be is said."""

from pathlib import Path

import pytest

from app.cli.bench import growth
from app.cli.bench.growth import grow, growth_table
from tests.cli.conftest import Arbitro


def test_a_size_has_both_engines_and_one_that_does_not_fit_into_memory_is_not_tried(
    arbitro: Arbitro, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(growth, "available", lambda: 10_000_000)
    (step,), (told,) = grow(database, [100, 100_000])
    assert step.entries == 100
    assert step.held is not None
    for engine in step.engines:
        assert engine.first.asked == 1
        assert (engine.in_game.asked, engine.everywhere.asked) == (49, 50)
    table = growth_table("", [step])
    assert [row[0] for row in table.rows] == ["100 entries, arbitro search", "100 entries, FTS5"]
    assert told.startswith("100,000 entries were not measured: they need about ")
    assert told.endswith(" of memory, and 10.0 MB are free.")
