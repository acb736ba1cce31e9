"""Reading cases."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine.knobs import KnobError
from app.engine.scenario import read_case
from app.engine.words import WordsError
from tests.engine.toy import GAME, Market
from tests.engine.toy.staging import ANY, problem, read


def test_a_case_without_position_starts_from_an_empty_one() -> None:
    assert read_case({"then": ANY}, GAME, "a").given == Market()


def test_a_case_is_a_mapping_of_known_keys() -> None:
    with pytest.raises(WordsError, match="here: a case is a mapping of knobs, given, when, then"):
        read_case([], GAME, "a")
    assert problem(whn=[]).startswith("whn: a case is a mapping of knobs, given, when, then")


def test_a_case_claims_something() -> None:
    with pytest.raises(WordsError, match="then is needed"):
        read_case({"when": []}, GAME, "a")
    assert problem(then=[]) == "then: a list of claims, the one that answers first"
    assert problem(then={"never": "rained"}) == "then: a list of claims, the one that answers first"


def test_problems_in_a_case_are_told_with_their_place() -> None:
    assert problem(when=["ring bell", "ring bel"]).startswith("when.1.ring bel: no action or event")
    assert problem(then=[*ANY, {"never": "raind"}]).startswith("then.1.never.raind: no action")
    assert problem(given={"snow": 1}).startswith("given.snow: no key of market 'snow'")


def test_when_is_a_list() -> None:
    assert problem(when={"buy": "ada"}) == "when: when is a list of actions and events"


def test_a_step_is_words() -> None:
    assert problem(when=[3]) == "when.0: a step is an action or event"


def test_a_step_has_its_decisions_by_choice_and_its_rolls() -> None:
    (step,) = read(
        when=[{"gamble": "ada", "choose": {"victim": "bea", "roll": [1, 2]}, "rolls": [3]}]
    ).steps
    assert step.choose == {"victim": ("bea",), "roll": (1, 2)}
    assert step.rolls == (3,)


def test_decisions_are_of_choices_of_the_game() -> None:
    assert problem(when=[{"gamble": "ada", "choose": {"price": 3}}]) == (
        "when.0.choose.price: no choice 'price': one of next, roll, victim"
    )
    message = "when.0: choose maps choices to decisions, rolls is a list"
    assert problem(when=[{"gamble": "ada", "choose": ["bea"]}]) == message
    assert problem(when=[{"gamble": "ada", "rolls": 3}]) == message


def test_a_misreading_leaves_out_the_entry_itself_unless_it_says_otherwise() -> None:
    words: dict[str, Any] = {"misreading": "Paga dopo.", "then": ANY}

    def without(**more: Any) -> tuple[str, ...]:
        read_otherwise = read(otherwise={**words, **more}).otherwise
        assert read_otherwise
        return read_otherwise.without

    assert without() == ("who-buys-can-pay",)
    assert without(without="a") == ("a",)
    assert without(without=["a", "b"]) == ("a", "b")


def test_a_misreading_says_what_it_is() -> None:
    message = "otherwise: otherwise has misreading and then, and may say without"
    assert problem(otherwise={"then": ANY}) == message
    assert problem(otherwise={"misreading": "a", "then": ANY, "when": []}) == message
    for nothing in (None, "", "  "):
        assert problem(otherwise={"misreading": nothing, "then": ANY}) == (
            "otherwise.misreading: misreading is one sentence"
        )
    for without in ([], 3, [3]):
        assert problem(otherwise={"misreading": "a", "then": ANY, "without": without}) == (
            "otherwise.without: without names an entry, or several"
        )


def test_knobs_are_set_in_every_part_of_a_case() -> None:
    words = {
        "knobs": {"coins": {"is": 5, "from": 1, "to": 9}, "who": {"is": "ada",
                                                                 "among": ["ada", "bea"]}},
        "given": {"traders": {"$who": {"coins": "$coins"}}},
        "when": [{"won": "$who", "coins": "$coins"}],
        "then": [{"happened": {"won": "$who"}}],
        "otherwise": {"misreading": "a", "then": [{"never": {"won": "$who"}}]},
    }  # fmt: skip
    case = read_case(words, GAME, "a", {"coins": 2, "who": "bea"})
    assert case.given.traders["bea"].coins == 2
    assert case.steps[0].event.trader == "bea"  # type: ignore[attr-defined]  # the subclass has it
    assert case.then[0].words == {"happened": {"won": "bea"}}
    assert case.otherwise
    assert case.otherwise.then[0].words == {"never": {"won": "bea"}}


def test_a_knob_that_nothing_uses_is_refused() -> None:
    knobs = {"coins": {"is": 5, "from": 1, "to": 9}}
    assert problem(knobs=knobs) == "knobs.coins: nothing in the case uses $coins"


def test_a_knob_that_the_case_lacks_cannot_be_turned() -> None:
    with pytest.raises(KnobError, match="no knob 'coins'"):
        read_case({"then": ANY}, GAME, "a", {"coins": 2})
