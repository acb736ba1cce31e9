"""Running cases, and what is wrong with a run."""

from __future__ import annotations

from typing import Any

from app.engine.errors import IllegalDecision, NotModelled, Undecided
from app.engine.scenario import faults_of, read_case, run
from tests.engine.toy import GAME, market
from tests.engine.toy.events import Buy, RingBell, Stolen
from tests.engine.toy.queries import Price, Roll
from tests.engine.toy.staging import ANY, STALL, played, read

# -- running -----------------------------------------------------------------------------


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
    assert [event.trader for event in wearied] == ["bea", "ada"]  # type: ignore[attr-defined]  # the subclass has it


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


# -- what is wrong with a run ------------------------------------------------------------


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
