"""What a reader is shown of a check: both runs in sentences, however the knobs are turned."""

from itertools import product
from typing import Any

import pytest

from app.engine.errors import Unreachable
from app.engine.knobs import KnobError
from app.engine.outcomes import outcomes
from app.games.all import GAMES
from app.library.schema import Entry
from app.proofs.show import CaseShown, RunShown, show
from tests.shipped import CHECKED, CONTENT

GAME = "turno-di-guardia"
OMBRA = CONTENT.games[GAME].entries["ombra-nel-cimitero"]


def _cases() -> list[Any]:
    return [
        pytest.param(*param.values, number, id=f"{param.id}:{number}")
        for param in CHECKED
        for number in range(len(param.values[1].cases))  # type: ignore[union-attr]  # pytest types the values of a param loosely
    ]


def _runs(shown: CaseShown) -> tuple[RunShown, ...]:
    return (*shown.ruled, *shown.misread)


@pytest.mark.parametrize(("game", "entry", "number"), _cases())
def test_a_case_is_told_in_sentences_and_ends_in_an_outcome(
    game: str, entry: Entry, number: int
) -> None:
    shown = show(GAMES[game], entry, number)
    for one in _runs(shown):
        assert one.outcome or one.ended
        for step in one.steps:
            assert step.sentence[0].isupper()
            assert step.sentence.endswith((".", "?"))


@pytest.mark.parametrize(("game", "entry", "number"), _cases())
def test_the_two_runs_come_to_different_outcomes(game: str, entry: Entry, number: int) -> None:
    shown = show(GAMES[game], entry, number)
    if shown.misreading:
        ruled = [seen.sentence for seen in shown.ruled[0].outcome], shown.ruled[0].ended
        misread = [seen.sentence for seen in shown.misread[0].outcome], shown.misread[0].ended
        assert ruled != misread


@pytest.mark.parametrize(("game", "entry", "number"), _cases())
def test_every_value_of_every_knob_can_be_played(game: str, entry: Entry, number: int) -> None:
    knobs = show(GAMES[game], entry, number).knobs
    for values in product(*(knob.choices for knob in knobs)):
        turned = {knob.name: value for knob, value in zip(knobs, values, strict=True)}
        for one in _runs(show(GAMES[game], entry, number, turned)):
            assert not (one.ended or "").startswith("La posizione non basta")


def test_a_knob_turned_shows_what_now_happens() -> None:
    shown = show(GAMES[GAME], OMBRA, 0, {"fuoco": 1})
    assert not shown.as_judged
    assert shown.ruled[0].outcome[0].saw == 7
    assert shown.misread[0].outcome[0].saw == 7 + 15


def test_more_ways_to_choose_than_are_shown_are_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = CONTENT.games[GAME].entries["scambio-posto-nel-cimitero"]
    words = {
        "knobs": {"fuoco": {"is": 5, "from": 4, "to": 6, "label": "Fuoco"}},
        "given": {"fire": "$fuoco", "line": ["orso-4"], "graveyard": ["lupo-4", "aquila-3"]},
        "when": [{"polymorph": "orso-4", "into": "lupo-4"}],
        "then": [{"never": {"defeated": ["orso-4"]}}],
    }
    free = entry.model_copy(update={"check": [words]})
    assert not show(GAMES[GAME], free, 0, {"fuoco": 4}).more
    monkeypatch.setattr(outcomes, "__defaults__", (1,))
    assert show(GAMES[GAME], free, 0, {"fuoco": 4}).more


def test_a_knob_that_is_not_there_or_out_of_range_is_refused() -> None:
    for turned in ({"legna": 3}, {"fuoco": 99}, {"fuoco": "tanto"}):
        with pytest.raises(KnobError):
            show(GAMES[GAME], OMBRA, 0, turned)


def test_a_case_that_is_not_there_is_an_index_error() -> None:
    with pytest.raises(IndexError):
        show(GAMES[GAME], OMBRA, 7)


def test_a_position_that_no_game_reaches_is_not_played() -> None:
    words = {
        "given": {"fire": 5, "line": ["orso-4"], "graveyard": ["orso-4"]},
        "then": [{"ask": {"life": "orso-4", "is": 4}}],
    }
    doubled = OMBRA.model_copy(update={"check": [words]})
    with pytest.raises(Unreachable, match="orso-4"):
        show(GAMES[GAME], doubled)
