"""Slips of an author and odd positions: each is named, and nothing goes wrong unnamed."""

from typing import Any

import pytest

from app.engine.errors import NotGiven, NotModelled
from app.engine.play import Play
from app.engine.trace import Line
from app.engine.words import WordsError
from app.games.gloomhaven.actions.turns import Turn
from app.games.gloomhaven.choices.advance import Route
from app.games.gloomhaven.events.battle import Afflicted
from app.games.gloomhaven.events.moves import Moved
from app.games.gloomhaven.game import GLOOMHAVEN
from app.games.gloomhaven.state import State
from app.games.gloomhaven.telling import sentence

WORDS = GLOOMHAVEN.words
TWO = {"A": {"kind": "monster", "attack": 3}, "B": {"kind": "hero"}}


def position(board: str = "A   B", **keys: Any) -> State:
    return WORDS.position({"board": board, "figures": TWO} | keys)


def asked(state: State, query: Any) -> Any:
    return Play(GLOOMHAVEN.rulebook.played(), state).ask(WORDS.query(query))


@pytest.mark.parametrize(
    "query", [{"counting": "normal", "cards": ["A"], "attack": 2},
              {"preferred": True, "cards": ["+1", "x"], "attack": 2},
              {"draws on": "normal", "cards": [""]}],
)  # fmt: skip
def test_only_modifier_cards_are_drawn(query: Any) -> None:
    with pytest.raises(WordsError, match="is no modifier card"):
        WORDS.query(query)


@pytest.mark.parametrize(
    "query", [{"spawn place": "z"}, {"route": "A", "to": "z"}, {"way left": "A", "to": "z"},
              {"seen": "z"}],
)  # fmt: skip
def test_a_hex_that_the_map_has_not_is_named(query: Any) -> None:
    with pytest.raises(NotGiven, match="hex z on the board"):
        asked(position("A   .   .   B"), query)


def test_no_way_leads_into_an_obstacle() -> None:
    assert Play(GLOOMHAVEN.rulebook.played(), position("A   %p  B")).ask(Route("A", "p")) == ()


def test_what_a_turn_may_come_to_needs_no_modifier_cards() -> None:
    play = Play(GLOOMHAVEN.rulebook.played(), position())
    assert play.ask(Turn("A")) == {"1-1 attacks B"}
    assert all(line.what.word() != "modifier" for line in play.trace)


def test_a_move_of_whom_nothing_is_told_can_be_told() -> None:
    moved = Line("happened", Moved("Z", ("p",)), None, (), (), None, 0, State())
    assert sentence(moved) == "Z si muove di 1 esagono, fino a p."


@pytest.mark.parametrize(
    ("keys", "said"),
    [({"exhausted": ["Z"]}, "Z is exhausted and no figure says what it is"),
     ({"conditions": {"Z": ["muddled"]}}, "Z has conditions and no figure says what it is"),
     ({"discards": {"Z": [12]}}, "Z has cards and no figure says what it is"),
     ({"turn": "Z"}, "Z has had a turn and no figure says what it is"),
     ({"money": ["z"]}, "z, with money or a sprung trap, is no hex of the board"),
     ({"figures": TWO | {"E": {"kind": "summon", "hero": "Z"}}},
      "E is a summon and no hero summoned it"),
     ({"figures": TWO | {"E": {"kind": "summon", "hero": "E"}}},
      "E is a summon and no hero summoned it")],
)  # fmt: skip
def test_who_and_what_is_not_there_is_told(keys: dict[str, Any], said: str) -> None:
    assert GLOOMHAVEN.faults(position(**keys)) == [said]


@pytest.mark.parametrize(
    ("key", "number"), [("move", -1), ("range", 0), ("targets", 7), ("attacks", 0), ("life", 0)]
)
def test_numbers_that_no_card_bears_are_refused(key: str, number: int) -> None:
    with pytest.raises(WordsError, match="should be"):
        position(figures={"A": {"kind": "monster", key: number}, "B": {"kind": "hero"}})


def test_conditions_do_not_tell_which_came_first() -> None:
    stunned, poisoned = Afflicted("B", "stunned"), Afflicted("B", "poisoned")
    state = position()
    assert stunned.apply(poisoned.apply(state)) == poisoned.apply(stunned.apply(state))


@pytest.mark.parametrize("event", [{"spawn": "Z", "cell": "z"}, {"entered": "A", "cell": "z"}])
def test_nobody_comes_into_a_hex_that_the_map_has_not(event: Any) -> None:
    with pytest.raises(NotGiven, match="hex z on the board"):
        Play(GLOOMHAVEN.rulebook.played(), position()).step(WORDS.event(event))


@pytest.mark.parametrize("conditions", [{"A": ["stunned"]}, {"B": ["poisoned"]}])
def test_what_conditions_do_that_no_rule_says_is_not_guessed(conditions: Any) -> None:
    play = Play(GLOOMHAVEN.rulebook.played(), position(conditions=conditions))
    with pytest.raises(NotModelled, match="which is"):
        play.step(WORDS.event({"act": "A"}))
