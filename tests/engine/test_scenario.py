"""Reading cases and running them."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine.errors import IllegalDecision, NotModelled, Undecided
from app.engine.knobs import KnobError
from app.engine.scenario import Case, Run, faults_of, read_case, run
from app.engine.words import WordsError
from tests.engine.toy import GAME, Market, market
from tests.engine.toy.events import Buy, RingBell, Stolen
from tests.engine.toy.queries import Price, Roll

STALL: dict[str, Any] = {
    "traders": {"ada": {"coins": 5}, "bea": {"coins": 5, "bag": ["silk"]},
                "cleo": {"coins": 5, "bag": ["silk"]}},
    "prices": {"bread": 4},
}  # fmt: skip
ANY = [{"never": "rained"}]


def read(**words: Any) -> Case[Market]:
    return read_case({"given": STALL, "then": ANY, **words}, GAME, "who-buys-can-pay")


def played(*when: Any, decisions: tuple[Any, ...] = (), **how: Any) -> Run[Market]:
    return run(read(when=list(when)), market.played(), decisions, **how)


def problem(**words: Any) -> str:
    with pytest.raises(WordsError) as error:
        read(**words)
    return str(error.value)


# -- reading -------------------------------------------------------------------------------


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
    assert case.steps[0].event.trader == "bea"  # type: ignore[attr-defined]
    assert case.then[0].words == {"happened": {"won": "bea"}}
    assert case.otherwise
    assert case.otherwise.then[0].words == {"never": {"won": "bea"}}


def test_a_knob_that_nothing_uses_is_refused() -> None:
    knobs = {"coins": {"is": 5, "from": 1, "to": 9}}
    assert problem(knobs=knobs) == "knobs.coins: nothing in the case uses $coins"


def test_a_knob_that_the_case_lacks_cannot_be_turned() -> None:
    with pytest.raises(KnobError, match="no knob 'coins'"):
        read_case({"then": ANY}, GAME, "a", {"coins": 2})


# -- running -------------------------------------------------------------------------------


def test_a_run_takes_its_steps_in_turn() -> None:
    of = played("ring bell", "ring bell", {"buy": "ada", "ware": "bread"})
    assert (of.play.state.bells, of.play.state.traders["ada"].coins) == (2, 4)
    assert (of.refused, of.unasked, of.ended) == ([], [], None)


def test_a_refused_step_is_kept_and_the_run_goes_on() -> None:
    relic = {"buy": "ada", "ware": "relic"}
    of = run(read(given={**STALL, "prices": {"relic": 1}}, when=[relic, "ring bell"]),
             market.played())  # fmt: skip
    assert of.refused == [Buy("ada", "relic")]
    assert of.play.state.bells == 1


def test_a_prevented_event_is_refused_even_if_it_would_be_allowed_now() -> None:
    case = read(given={**STALL, "locked": ["bea"]}, when=[{"stolen": "bea", "thief": "ada"}])
    assert run(case, market.played()).refused == [Stolen("bea", "ada")]


def test_an_event_put_off_and_then_let_out_is_not_refused() -> None:
    rules = type(market).of(market)
    rules.rules = [*market.rules]
    rules.delays(RingBell, entry="x")(lambda play, event: "later")
    rules.delays(Stolen, entry="x")(lambda play, event: "later")
    of = run(read(when=[{"stolen": "bea", "thief": "ada"}]), rules.played())
    assert of.refused == []
    assert of.play.state.traders["ada"].bag == ("silk",)


def test_a_run_stops_at_an_error_and_keeps_what_was_done_before() -> None:
    of = played("ring bell", {"appraise": "relic"}, "ring bell")
    assert isinstance(of.ended, NotModelled)
    assert of.play.state.bells == 1


def test_scripted_decisions_are_taken_by_the_word_of_the_choice() -> None:
    of = played({"steal": "ada", "choose": {"victim": "cleo"}})
    assert of.play.state.traders["cleo"].bag == ()


def test_a_scripted_decision_may_be_an_event_in_its_words() -> None:
    words = {"steal": "ada", "choose": {"victim": "bea", "next": {"wearied": "bea"}}}
    case = read(when=[words])
    of = run(case, market.played(("the-robbed-do-not-weary", "thieves-weary-first")))
    assert of.ended is None
    wearied = [line.what for line in of.play.trace if line.kind == "happened"][-2:]
    assert [event.trader for event in wearied] == ["bea", "ada"]  # type: ignore[attr-defined]


def test_rolls_are_taken_by_every_choice_of_fate() -> None:
    of = played({"gamble": "ada", "rolls": [4]})
    assert of.play.state.traders["ada"].coins == 8


def test_decisions_for_a_choice_come_before_rolls() -> None:
    of = played({"gamble": "ada", "choose": {"roll": 4}, "rolls": [1]})
    assert of.play.state.traders["ada"].coins == 8
    assert of.unasked == ["rolls"]


def test_decisions_that_nobody_asks_for_are_kept() -> None:
    of = played({"gamble": "ada", "choose": {"victim": "bea"}, "rolls": [1, 2]})
    assert of.unasked == ["victim", "rolls"]


def test_decisions_serve_their_own_step_only() -> None:
    of = played({"buy": "ada", "ware": "bread", "rolls": [4]}, {"gamble": "bea"})
    assert isinstance(of.ended, Undecided)


def test_a_scripted_decision_that_is_no_option_is_illegal() -> None:
    of = played({"steal": "ada", "choose": {"victim": "ada"}})
    assert str(of.ended) == "victim: ada: ada is no answer: it can be bea or cleo"


def test_decisions_that_the_script_lacks_are_taken_from_those_given() -> None:
    of = played({"steal": "ada"}, {"gamble": "bea"}, decisions=("cleo", 4))
    assert of.play.state.traders["cleo"].bag == ()
    assert of.play.state.traders["bea"].coins == 8
    assert isinstance(played({"steal": "ada"}, decisions=("ada",)).ended, IllegalDecision)


def test_a_lenient_run_leaves_open_what_is_scripted_illegally() -> None:
    of = played({"gamble": "ada", "rolls": [7]}, lenient=True)
    assert isinstance(of.ended, Undecided)
    assert of.ended.choice == Roll()


def test_an_attempt_is_the_last_of_the_steps_else_a_try_at_the_end() -> None:
    buy = Buy("ada", "bread")
    of = played({"buy": "ada", "ware": "bread"}, {"buy": "ada", "ware": "bread"})
    assert [of.attempt(buy).kind, of.attempt(RingBell()).kind] == ["refused", "allowed"]


def test_what_a_rule_tries_is_no_attempt() -> None:
    rules = type(market).of(market)
    rules.rules = [*market.rules]
    rules.adds(Price, entry="x")(
        lambda play, query, price: int(play.allows(Buy("bea", "bread"))) if query.buyer == "" else 0
    )
    words = {
        "given": STALL,
        "when": [{"paid": "bea", "coins": 5}],
        "then": [{"ask": {"price": "bread", "is": 4}},
                 {"refused": {"buy": "bea", "ware": "bread", "by": "who-buys-can-pay"}}],
    }  # fmt: skip
    case = read_case(words, GAME, "x")
    of = run(case, rules.played())
    of.play.ask(Price("bread"))
    assert of.attempt(Buy("bea", "bread")).depth == 0


# -- what is wrong with a run --------------------------------------------------------------


def faults(then: list[Any], *when: Any) -> list[str]:
    case = read(when=list(when), then=then)
    return faults_of(run(case, market.played()), case.then)


def test_a_run_as_claimed_has_no_faults() -> None:
    assert faults([{"happened": "ring bell"}], "ring bell") == []


def test_a_run_that_stops_is_at_fault_unless_that_is_claimed() -> None:
    assert faults(ANY, {"gamble": "ada"}) == ["it stops: roll is undecided: it can be 1, 2, 3 or 4"]
    assert faults([{"undecided": "roll"}], {"gamble": "ada"}) == []


def test_a_refusal_is_a_fault_unless_it_is_claimed() -> None:
    weary = {"wearied": "ada"}
    assert faults(ANY, weary, {"steal": "ada"}) == ["steal: ada is refused and no claim says so"]
    claim = {"refused": {"steal": "ada", "by": "the-weary-rest"}}
    assert faults([claim], weary, {"steal": "ada"}) == []


def test_claims_that_fail_are_told_with_what_was_found() -> None:
    assert faults([{"state": {"bells": 2}}, {"never": "ring bell"}], "ring bell") == [
        "claim state: {bells: 2}: bells is 1, not 2",
        "claim never: ring bell: it happens",
    ]
