"""When a check proves its entry: who has a hand in it, what matters, and kinds of proof."""

from __future__ import annotations

from typing import Any

from app.engine.proof import Proof
from tests.engine.toy.checks import (
    BUY,
    DENIED,
    FULL,
    ORDER,
    RAIN,
    SILK,
    STALL,
    WIN,
)
from tests.engine.toy.events import Alarm, Buy
from tests.engine.toy.proving import misread, more_rules, proof, with_
from tests.engine.toy.queries import Price

# -- 3: a hand in the run ----------------------------------------------------------------


def test_3_the_entry_is_named_in_the_ruled_run() -> None:
    book, game = more_rules()
    book.limits(Price, entry="beggars")(lambda play, query, price: None)
    book.adds(Price, otherwise="beggars")(lambda play, query, price: 2)
    case = misread(with_(RAIN, given=STALL, then=[{"ask": {"price": "bread", "is": 4}}]),
                   then=[{"ask": {"price": "bread", "is": 6}}])  # fmt: skip
    assert "beggars has no hand in the ruled run" in proof("beggars", case, game=game).vacuous


def test_3_a_denial_is_named_in_the_misread_run() -> None:
    found = proof("hope-is-no-coin", misread(RAIN, without=["rain-costs-one"]))
    assert "hope-is-no-coin has no hand in the misread run" in found.vacuous


def test_3_each_entry_that_it_rests_on_is_named_in_the_ruled_run() -> None:
    case = misread(WIN, without=["a-four-wins-three"])
    found = proof("who-wins-at-dice", case, rests_on=("a-four-wins-three", "rain-costs-one"))
    assert "rain-costs-one has no hand in the ruled run" in found.vacuous


def test_3_a_denial_on_which_an_entry_rests_is_named_where_it_is_misread() -> None:
    case = misread(DENIED, without=["the-robbed-do-not-weary"])
    found = proof("only-thieves-run", case, rests_on=("the-robbed-do-not-weary",))
    assert found == Proof("only-thieves-run", "rests")


# -- 4: every function matters -----------------------------------------------------------


def test_4_a_function_that_may_do_nothing_is_found() -> None:
    book, game = more_rules()

    @book.adds(Price, entry="rain-costs-one")
    def snow_costs_two(play: Any, query: Price, price: int) -> int | None:
        return None

    assert proof("rain-costs-one", RAIN, game=game).vacuous == (
        "the function snow_costs_two can do nothing and the check still passes",
    )


def test_4_another_reading_that_may_do_nothing_is_found() -> None:
    book, game = more_rules()

    @book.reacts(Alarm, otherwise="rain-costs-one")
    def an_alarm_stops_the_rain(play: Any, event: Alarm) -> None: ...

    assert proof("rain-costs-one", RAIN, game=game).vacuous == (
        "the function an_alarm_stops_the_rain can do nothing and the check still passes",
    )


def test_4_several_functions_may_need_several_cases() -> None:
    dear = misread(with_(SILK, then=[{"ask": {"price": "silk", "is": 3}}]), then=[
        {"ask": {"price": "silk", "is": 10}}])  # fmt: skip
    assert proof("silk-by-halves", dear) == Proof("silk-by-halves", "proven")
    book, game = more_rules()
    book.adds(Price, entry="silk-by-halves")(
        lambda play, query, price: 4 if query.ware == "lamp" else None
    )
    assert len(proof("silk-by-halves", dear, game=game).vacuous) == 1
    lamp = {
        "given": {"prices": {"lamp": 3}},
        "then": [{"ask": {"price": "lamp", "is": 7}}],
        "otherwise": {"misreading": "a", "then": [{"ask": {"price": "lamp", "is": 3}}]},
    }
    assert proof("silk-by-halves", dear, lamp, game=game) == Proof("silk-by-halves", "proven")


# -- 5: what it rests on -----------------------------------------------------------------


def test_5_each_entry_that_it_rests_on_matters_alone() -> None:
    given = {**STALL, "traders": {**STALL["traders"], "dot": {}}}
    case = misread(with_(ORDER, given=given), without=["the-fullest-bag-first"])
    found = proof(
        "bea-is-robbed", case, rests_on=("the-fullest-bag-first", "only-full-bags-are-robbed")
    )
    assert found.vacuous == (
        "every claim survives without only-full-bags-are-robbed, on which it says it rests",
    )


def test_5_a_refusal_that_others_give_too_rests_on_neither() -> None:
    book, game = more_rules()
    book.forbids(Buy, entry="no-trade-at-night")(lambda play, buy: "it is night")
    both = ("a-full-bag-takes-nothing", "no-trade-at-night")
    case = {
        "given": FULL["given"],
        "when": [BUY],
        "then": [{"refused": {**BUY, "by": list(both)}}],
        "otherwise": {"misreading": "a", "without": list(both), "then": [{"allowed": BUY}]},
    }
    assert proof("the-night-is-long", case, rests_on=both, game=game).vacuous == (
        "every claim survives without a-full-bag-takes-nothing, on which it says it rests",
        "every claim survives without no-trade-at-night, on which it says it rests",
    )


def test_5_an_entry_that_owns_no_rule_holds_nothing_up() -> None:
    case = misread(WIN, without=["a-four-wins-three"])
    found = proof("who-wins-at-dice", case, rests_on=("a-four-wins-three", "luck"))
    assert found.vacuous == ("luck, on which it says it rests, owns no rule",)


def test_5_an_entry_owns_rules_or_rests_on_some() -> None:
    found = proof("luck", misread(WIN, without=["a-four-wins-three"]))
    assert found == Proof("luck", "rests", (), ("it owns no rule and rests on no entry",))


# -- kinds of proof ----------------------------------------------------------------------


def test_a_check_that_shows_no_misreading_proves_nothing() -> None:
    case = {"given": STALL, "then": [{"ask": {"price": "bread", "is": 4}}]}
    assert proof("rain-costs-one", case).vacuous == ("no case shows how it is misread",)
    assert proof("rain-costs-one").vacuous == ("no case shows how it is misread",)


def test_facts_are_shown_and_not_misread() -> None:
    found = proof("rain-costs-one", RAIN, shown=True)
    assert (found.kind, found.failed) == (
        "shown",
        ("facts are shown, not misread: they have no otherwise",),
    )


def test_facts_that_nothing_shows_are_not_shown() -> None:
    assert proof("rain-costs-one", shown=True).vacuous == ("no case shows its facts",)


def test_a_refusal_lifted_by_an_exception_is_proof_of_the_exception() -> None:
    assert proof("a-full-bag-takes-nothing", FULL).vacuous == ()
    given = {**FULL["given"], "mules": ["ada"]}
    found = proof("a-full-bag-takes-nothing", with_(FULL, given=given))
    assert found.failed == (
        f"case 1: claim refused: {{buy: ada, ware: {BUY['ware']}, "
        "by: a-full-bag-takes-nothing}: it is accepted",
    )
