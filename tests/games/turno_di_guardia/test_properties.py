"""What holds on any table, whatever is done there."""

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.errors import EngineError
from app.engine.kinds import Choice, Event
from app.engine.play import Play
from app.games.turno_di_guardia.faults import creature_cards, faults
from app.games.turno_di_guardia.game import TURNO_DI_GUARDIA
from app.games.turno_di_guardia.state import State
from tests.games.turno_di_guardia.strategies import steps, tables

RULES = TURNO_DI_GUARDIA.rulebook.played()
BACKWARDS = TURNO_DI_GUARDIA.rulebook.played(backwards=True)
WORDS = TURNO_DI_GUARDIA.words


def played(rules: Any, state: State, event: Event[State], picks: list[int]) -> Play[State]:
    """Carry out a step, each open choice being made by the next of the picks for its kind.

    What two rules choose because of one event is chosen in either order.
    """
    left: dict[str, Iterator[int]] = {}

    def decide(choice: Choice[Any, Any], options: tuple[Any, ...]) -> Any:
        ordered = sorted(options, key=str)
        pick = next(left.setdefault(choice.word(), iter(picks)), 0)
        return ordered[pick % len(ordered)]

    play = Play(rules, state, decide)
    with suppress(EngineError):  # an error has to leave the table as it was, too
        play.step(event)
    return play


@st.composite
def situations(draw: st.DrawFn) -> tuple[State, Event[State], list[int]]:
    state = draw(tables())
    return state, draw(steps(state)), draw(st.lists(st.integers(0, 30), max_size=8))


@given(tables())
def test_dealt_tables_are_sound(state: State) -> None:
    assert faults(state) == []


@given(tables())
def test_a_table_in_words_is_the_same_table(state: State) -> None:
    assert WORDS.position(WORDS.position_words(state)) == state


@settings(max_examples=300)
@given(situations())
def test_no_card_is_lost_or_doubled(situation: tuple[State, Event[State], list[int]]) -> None:
    state, event, picks = situation
    assert _cards(played(RULES, state, event, picks).state) == _cards(state)


@settings(max_examples=300)
@given(situations())
def test_the_line_is_whole_after_every_step(
    situation: tuple[State, Event[State], list[int]],
) -> None:
    state, event, picks = situation
    after = played(RULES, state, event, picks).state
    assert None not in after.line
    assert after.face_down <= set(after.line)


@settings(max_examples=200)
@given(situations())
def test_the_same_step_leaves_the_same_trace(
    situation: tuple[State, Event[State], list[int]],
) -> None:
    state, event, picks = situation
    one, other = played(RULES, state, event, picks), played(RULES, state, event, picks)
    assert one.trace.lines == other.trace.lines


@settings(max_examples=300)
@given(situations())
def test_the_order_of_rules_changes_no_outcome(
    situation: tuple[State, Event[State], list[int]],
) -> None:
    state, event, picks = situation
    forwards = played(RULES, state, event, picks)
    assert played(BACKWARDS, state, event, picks).state == forwards.state


@settings(max_examples=200)
@given(situations())
def test_every_refusal_names_an_entry_and_changes_nothing(
    situation: tuple[State, Event[State], list[int]],
) -> None:
    state, event, picks = situation
    play = played(RULES, state, event, picks)
    for line in play.trace:
        if line.kind in ("refused", "prevented", "delayed"):
            assert line.entries
        if line.kind == "refused":
            assert play.state == state


@settings(max_examples=200)
@given(situations())
def test_every_line_has_an_italian_sentence_or_none(
    situation: tuple[State, Event[State], list[int]],
) -> None:
    state, event, picks = situation
    for line in played(RULES, state, event, picks).trace:
        said = TURNO_DI_GUARDIA.view.sentence(line)
        assert said is None or (said[0].isupper() and said.endswith("."))


def _cards(state: State) -> Counter[str]:
    return Counter(creature_cards(state))
