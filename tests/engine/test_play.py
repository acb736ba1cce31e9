"""What a play reads and changes, and how it ends badly."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from app.engine.errors import Circular, Endless, IllegalDecision, NotModelled, Undecided
from app.engine.kinds import Binds, Next, Prevented
from app.engine.play import BOUND, DEEP, Play, following, undecided
from app.engine.rulebook import Rulebook
from app.engine.table import Table
from tests.engine.toy import Market, Trader, lines, market, play_by
from tests.engine.toy.events import (
    Alarm,
    Appraise,
    Buy,
    Gamble,
    Paid,
    Rained,
    RingBell,
    Steal,
    Stolen,
    Taken,
    Wearied,
    Won,
)
from tests.engine.toy.queries import Price, Prospect, Roll, Room, Victim, Winnings

TRADERS = Market(
    traders=Table(
        {
            "ada": Trader(coins=5),
            "bea": Trader(coins=5, bag=("silk",)),
            "cleo": Trader(coins=5, bag=("silk",)),
        }
    ),
    prices=Table({"bread": 4, "silk": 5, "lamp": 3, "relic": 1}),
)


def book() -> Rulebook[Market]:
    return Rulebook[Market]("topic")


def always(answer: Any) -> Callable[..., Any]:
    return lambda play, thing, *value: answer


def causing(*events: Any) -> Callable[..., None]:
    def cause(play: Play[Market], event: Any) -> None:
        for happening in events:
            play.happen(happening)

    return cause


def choosing(choice: Any) -> Callable[..., None]:
    def choose(play: Play[Market], event: Any) -> None:
        play.choose(choice)

    return choose


def again(play: Play[Market], event: Any) -> None:
    play.happen(event)


# -- asking --------------------------------------------------------------------------------


def test_a_query_is_worked_out_once_per_state() -> None:
    asked = []
    rules = book()
    rules.adds(Price, entry="a")(lambda play, query, value: asked.append(query))
    play = play_by(rules, TRADERS)
    assert play.ask(Price("bread")) == play.ask(Price("bread"))
    assert len(asked) == 1
    assert lines(play) == ["asked price []"]


def test_a_query_is_worked_out_anew_after_an_event() -> None:
    play = play_by(market, TRADERS)
    before = play.ask(Price("bread"))
    play.happen(Rained())
    assert play.ask(Price("bread")) == before + 1


def test_an_answer_that_needs_itself_is_circular() -> None:
    rules = book()
    rules.adds(Price, entry="a")(lambda play, query, value: play.ask(query))
    with pytest.raises(Circular, match="the answer to price: bread needs itself"):
        play_by(rules, TRADERS).ask(Price("bread"))


def test_answers_that_need_ever_other_answers_are_circular() -> None:
    rules = book()
    rules.adds(Winnings, entry="a")(lambda play, query, value: play.ask(Winnings(query.pips + 1)))
    with pytest.raises(Circular, match=f"is asked {DEEP} deep"):
        play_by(rules, TRADERS).ask(Winnings(0))


def test_a_query_can_be_asked_again_after_it_failed() -> None:
    rules = book()
    rules.adds(Price, entry="a")(
        lambda play, query, value: play.ask(query) if query.ware == "lamp" else None
    )
    play = play_by(rules, TRADERS)
    for _ in range(2):
        with pytest.raises(Circular, match="needs itself"):
            play.ask(Price("lamp"))
    assert play.ask(Price("bread")) == 4


def test_a_quiet_query_passes_its_entries_to_the_line_of_what_asked_it() -> None:
    rules = book()
    rules.adds(Room, entry="a")(always(1))
    rules.adds(Price, entry="b")(lambda play, query, value: play.ask(Room("ada")))
    play = play_by(rules, TRADERS)
    play.ask(Price("bread"))
    play.happen(Rained())
    assert lines(play) == ["asked price [b, a]", "happened rained []"]


def test_a_quiet_query_passes_its_entries_to_every_line_that_asks_it() -> None:
    rules = book()
    rules.adds(Room, entry="a")(always(1))
    rules.adds(Price, entry="b")(lambda play, query, value: play.ask(Room("ada")))
    play = play_by(rules, TRADERS)
    play.ask(Price("bread"))
    play.ask(Price("silk"))
    assert lines(play) == ["asked price [b, a]", "asked price [b, a]"]


def test_a_quiet_query_within_a_quiet_one_passes_its_entries_all_the_way_up() -> None:
    rules = book()
    rules.adds(Room, entry="a")(always(1))
    rules.adds(Winnings, entry="b")(lambda play, query, value: play.ask(Room("ada")))
    rules.adds(Price, entry="c")(lambda play, query, value: play.ask(Winnings(1)))
    play = play_by(rules, TRADERS)
    play.ask(Price("bread"))
    assert lines(play) == ["asked price [c, b, a]"]


def test_a_quiet_query_that_nothing_asks_has_a_line_of_its_own_each_time() -> None:
    rules = book()
    rules.adds(Room, entry="a")(always(1))
    play = play_by(rules, TRADERS)
    assert (play.ask(Room("ada")), play.ask(Room("ada"))) == (1, 1)
    assert lines(play) == ["asked room [a]", "asked room [a]"]


def test_a_query_changes_nothing() -> None:
    rules = book()
    rules.adds(Price, entry="a")(lambda play, query, value: int(play.happen(Rained())))
    with pytest.raises(TypeError, match="changes nothing, yet one brings about rained"):
        play_by(rules, TRADERS).ask(Price("bread"))


def test_a_veto_changes_nothing() -> None:
    rules = book()
    rules.forbids(Alarm, entry="a")(lambda play, event: str(play.happen(Rained())))
    with pytest.raises(TypeError, match="changes nothing, yet one brings about rained"):
        play_by(rules, TRADERS).happen(Alarm("ada"))


# -- choosing ------------------------------------------------------------------------------


def test_the_one_option_left_needs_no_decision() -> None:
    rules = book()
    rules.limits(Victim, entry="a")(always(("cleo",)))
    play = play_by(rules, TRADERS)
    assert play.choose(Victim("ada")) == "cleo"
    assert lines(play) == ["asked victim [a]"]


def test_a_choice_that_nobody_decides_names_its_options() -> None:
    with pytest.raises(Undecided, match="victim: ada is undecided: it can be bea or cleo") as need:
        play_by(book(), TRADERS).choose(Victim("ada"))
    assert need.value.options == ("bea", "cleo")
    assert need.value.choice == Victim("ada")


def test_a_decision_is_taken_and_has_a_line() -> None:
    play = play_by(book(), TRADERS, decide=following(("cleo",)))
    assert play.choose(Victim("ada")) == "cleo"
    assert [(line.kind, line.value) for line in play.trace] == [
        ("chose", "cleo"),
        ("asked", ("bea", "cleo")),
    ]


def test_a_decision_that_is_no_option_is_illegal() -> None:
    play = play_by(book(), TRADERS, decide=following(("ada",)))
    with pytest.raises(
        IllegalDecision, match="victim: ada: ada is no answer: it can be bea or cleo"
    ):
        play.choose(Victim("ada"))


def test_a_choice_without_options_is_illegal_and_nobody_is_asked() -> None:
    rules = book()
    rules.limits(Victim, entry="a")(always(()))
    play = play_by(rules, TRADERS, decide=following(("bea",)))
    with pytest.raises(IllegalDecision, match="victim: ada: there is nothing to choose from"):
        play.choose(Victim("ada"))


def test_a_quiet_choice_names_on_its_line_who_left_one_option() -> None:
    rules = book()
    rules.limits(Roll, entry="a")(always((3,)))
    play = play_by(rules, TRADERS)
    assert play.choose(Roll()) == 3
    assert lines(play) == ["chose roll [a]"]


def test_a_quiet_choice_left_undecided_names_who_narrowed_it() -> None:
    rules = book()
    rules.limits(Roll, entry="a")(always((3, 4)))
    play = play_by(rules, TRADERS)
    with pytest.raises(Undecided, match="roll is undecided: it can be 3 or 4"):
        play.choose(Roll())
    assert lines(play) == ["asked roll [a]"]


def test_decisions_are_followed_in_turn_then_none_is_left() -> None:
    decide = following((1, 2))
    assert [decide(Roll(), (1, 2)), decide(Roll(), (1, 2))] == [1, 2]
    with pytest.raises(Undecided, match="roll"):
        decide(Roll(), (1, 2))
    with pytest.raises(Undecided, match="roll"):
        undecided(Roll(), (1, 2))


# -- doing ---------------------------------------------------------------------------------


def test_an_action_that_nothing_forbids_is_done() -> None:
    play = play_by(book(), TRADERS)
    assert play.do(RingBell())
    assert play.state.bells == 1
    assert lines(play) == ["did ring bell []"]


def test_a_refused_action_changes_nothing_and_names_every_veto() -> None:
    rules = book()
    rules.forbids(RingBell, entry="a")(always("no bells"))
    rules.forbids(RingBell, entry="b")(always("not at night"))
    rules.forbids(RingBell, entry="c")(always(None))
    rules.reacts(RingBell, entry="d")(causing(Rained()))
    play = play_by(rules, TRADERS)
    assert not play.do(RingBell())
    assert play.state == TRADERS
    assert lines(play) == ["refused ring bell [a, b]"]
    assert [veto.reason for veto in play.trace.lines[0].value] == ["no bells", "not at night"]


def test_what_would_be_accepted_is_told_without_being_done() -> None:
    play = play_by(market, TRADERS)
    assert play.allows(Buy("ada", "bread"))
    assert not play.allows(Buy("ada", "relic"))
    assert play.state == TRADERS
    assert [line.kind for line in play.trace] == ["allowed", "asked", "refused", "asked"]


def test_an_exception_lifts_a_veto_and_both_are_named() -> None:
    full = TRADERS.with_trader("ada", bag=("lamp", "lamp"))
    assert not play_by(market, full).do(Buy("ada", "bread"))
    mule = Market(traders=full.traders, prices=full.prices, mules=frozenset({"ada"}))
    play = play_by(market, mule)
    assert play.do(Buy("ada", "bread"))
    done = next(line for line in play.trace if line.kind == "did")
    assert {"a-full-bag-takes-nothing", "a-mule-carries-the-rest"} <= set(done.entries)


def test_an_exception_lifts_a_reaction_and_is_named() -> None:
    rules = book()
    rules.reacts(Alarm, entry="a")(causing(Rained()))
    rules.sets(Binds, entry="b")(lambda play, query, binds: query.entry != "a")
    play = play_by(rules, TRADERS)
    play.happen(Alarm("ada"))
    assert lines(play) == ["happened alarm [b]"]


def test_a_step_is_done_if_it_is_an_action_and_happens_otherwise() -> None:
    play = play_by(book(), TRADERS)
    assert play.step(RingBell())
    assert play.step(Rained())
    assert [line.kind for line in play.trace] == ["did", "happened"]


def test_an_error_inside_an_action_restores_the_state_and_keeps_the_lines() -> None:
    play = play_by(market, TRADERS)
    with pytest.raises(Undecided, match="roll"):
        play.do(Gamble("ada"))
    play.happen(Rained())
    before = play.state
    with pytest.raises(NotModelled, match="the appraisal of relics"):
        play.do(Appraise("relic"))
    assert play.state == before
    assert "did appraise []" in lines(play)


def test_an_error_after_a_change_undoes_the_change() -> None:
    rules = book()
    rules.reacts(RingBell, entry="a")(causing(Rained(), Alarm("ada")))
    rules.reacts(Alarm, entry="b")(choosing(Victim("ada")))
    play = play_by(rules, TRADERS)
    with pytest.raises(Undecided, match="victim"):
        play.do(RingBell())
    assert play.state == TRADERS
    assert play.under_way == ()
    assert play.ask(Price("bread")) == 4


def test_an_error_that_a_rule_catches_undoes_only_the_step_that_it_stopped() -> None:
    def try_to(play: Play[Market], event: Any) -> None:
        with pytest.raises(Undecided, match="victim"):
            play.happen(Won("ada", 1))

    rules = book()
    rules.reacts(RingBell, entry="a")(try_to)
    rules.reacts(Won, entry="b")(causing(Wearied("ada")))
    rules.reacts(Won, entry="c")(choosing(Victim("ada")))
    rules.delays(Wearied, entry="d")(always("later"))
    play = play_by(rules, TRADERS)
    assert play.do(RingBell())
    assert play.state.traders == TRADERS.traders
    assert play.state.bells == 1
    assert play.state.weary == frozenset()


def test_lines_after_an_error_stand_where_they_would_without_it() -> None:
    rules = book()
    rules.reacts(Alarm, entry="a")(choosing(Victim("ada")))
    play = play_by(rules, TRADERS)
    with pytest.raises(Undecided, match="victim"):
        play.happen(Alarm("ada"))
    play.happen(Rained())
    assert play.trace.lines[-1].because is None
    assert play.trace.lines[-1].depth == 0


# -- happening -----------------------------------------------------------------------------


def test_a_forbidden_event_is_prevented_and_that_can_be_reacted_to() -> None:
    rules = book()
    rules.forbids(Stolen, entry="a")(always("locked"))
    rules.reacts(Prevented, entry="b")(causing(Alarm("ada")))
    play = play_by(rules, TRADERS)
    assert not play.happen(Stolen("bea", "ada"))
    assert play.state == TRADERS
    assert lines(play) == ["prevented stolen [a]", "happened prevented [a]", "happened alarm [b]"]


def test_a_delayed_event_happens_after_the_action_with_its_own_cause() -> None:
    rules = book()
    rules.reacts(RingBell, entry="a")(causing(Alarm("ada"), Rained()))
    rules.delays(Alarm, entry="b")(always("later"))
    play = play_by(rules, TRADERS)
    assert play.do(RingBell())
    assert lines(play) == [
        "did ring bell []",
        "delayed alarm [a, b]",
        "happened rained [a]",
        "happened alarm [a]",
    ]


def test_a_delayed_event_did_not_happen_yet() -> None:
    rules = book()
    happened = []
    rules.reacts(RingBell, entry="a")(
        lambda play, event: happened.append(play.happen(Alarm("ada")))
    )
    rules.delays(Alarm, entry="b")(always("later"))
    play_by(rules, TRADERS).do(RingBell())
    assert happened == [False]


def test_a_delayed_event_waits_for_the_outermost_action() -> None:
    def appraise(play: Play[Market], event: Any) -> None:
        play.do(Appraise("lamp"))

    rules = book()
    rules.reacts(RingBell, entry="a")(appraise)
    rules.reacts(RingBell, entry="a")(causing(Rained()))
    rules.reacts(Appraise, entry="b")(causing(Alarm("ada")))
    rules.delays(Alarm, entry="c")(always("later"))
    play = play_by(rules, TRADERS)
    play.do(RingBell())
    assert [line.what.word() for line in play.trace if line.kind == "happened"] == [
        "rained",
        "alarm",
    ]


def test_what_has_a_hand_in_a_veto_that_is_not_given_is_named_where_the_event_is_delayed() -> None:
    rules = book()
    rules.adds(Room, entry="a")(always(1))
    rules.forbids(Alarm, entry="b")(lambda play, event: "full" if not play.ask(Room("x")) else None)
    rules.adds(Winnings, entry="c")(always(1))
    rules.delays(Alarm, entry="d")(lambda play, event: "later" if play.ask(Winnings(1)) else None)
    play = play_by(rules, TRADERS)
    play.happen(Alarm("ada"))
    assert lines(play) == ["delayed alarm [d, a, c]", "happened alarm [a]"]


def test_what_has_a_hand_in_not_delaying_an_event_is_named_where_it_happens() -> None:
    rules = book()
    rules.adds(Room, entry="a")(always(1))
    rules.delays(Alarm, entry="b")(lambda play, event: None if play.ask(Room("x")) else "later")
    play = play_by(rules, TRADERS)
    play.happen(Alarm("ada"))
    assert lines(play) == ["happened alarm [a]"]


def test_a_delayed_event_may_be_forbidden_by_the_time_it_comes() -> None:
    rules = book()
    rules.reacts(RingBell, entry="a")(causing(Alarm("ada"), Rained()))
    rules.delays(Alarm, entry="b")(always("later"))
    rules.forbids(Alarm, entry="c")(
        lambda play, event: "rain" if play.state.weather == "rain" else None
    )
    play = play_by(rules, TRADERS)
    play.do(RingBell())
    assert "prevented alarm [a, c]" in lines(play)
    assert "happened alarm [a]" not in lines(play)


def later(*events: Any) -> Rulebook[Market]:
    rules = book()
    rules.reacts(RingBell, entry="a")(causing(*events))
    rules.delays(Alarm, entry="b")(always("later"))
    return rules


def alarms(play: Play[Market]) -> list[str]:
    return [line.what.thief for line in play.trace  # type: ignore[attr-defined]
            if line.kind == "happened"]  # fmt: skip


def test_the_order_of_delayed_events_is_somebodys_choice() -> None:
    rules = later(Alarm("ada"), Alarm("bea"))
    with pytest.raises(Undecided, match="it can be alarm: ada or alarm: bea"):
        play_by(rules, TRADERS).do(RingBell())
    play = play_by(rules, TRADERS, decide=following((Alarm("bea"),)))
    play.do(RingBell())
    assert alarms(play) == ["bea", "ada"]


def test_a_rule_may_order_delayed_events_and_is_named() -> None:
    rules = later(Alarm("ada"), Alarm("bea"))
    rules.ranks(Next, "turn", entry="c")(lambda play, choice, event: -ord(event.thief[0]))
    play = play_by(rules, TRADERS)
    play.do(RingBell())
    assert alarms(play) == ["bea", "ada"]
    assert "chose next [c]" in lines(play)


def test_equal_events_that_wait_need_no_order() -> None:
    play = play_by(later(Alarm("ada"), Alarm("ada")), TRADERS)
    play.do(RingBell())
    assert alarms(play) == ["ada", "ada"]


def test_what_a_delayed_event_delays_comes_too() -> None:
    def echo(play: Play[Market], event: Alarm) -> None:
        if event.thief == "ada":
            play.happen(Alarm("bea"))

    rules = later(Alarm("ada"))
    rules.reacts(Alarm, entry="c")(echo)
    play = play_by(rules, TRADERS)
    play.do(RingBell())
    assert alarms(play) == ["ada", "bea"]


def test_what_is_under_way_is_known_outermost_first() -> None:
    seen: list[Any] = []
    rules = book()
    rules.reacts(RingBell, entry="a")(causing(Rained()))
    rules.forbids(Rained, entry="b")(lambda play, event: seen.append(play.under_way))
    rules.reacts(Rained, entry="c")(lambda play, event: seen.append(play.under_way))
    play = play_by(rules, TRADERS)
    play.do(RingBell())
    assert seen == [(RingBell(),), (RingBell(), Rained())]
    assert play.under_way == ()


def test_nothing_is_under_way_when_what_was_delayed_comes() -> None:
    seen: list[Any] = []
    rules = later(Alarm("ada"))
    rules.forbids(Alarm, entry="c")(lambda play, event: seen.append(play.under_way))
    play_by(rules, TRADERS).do(RingBell())
    assert seen == [(RingBell(),), ()]


def test_events_that_never_end_are_endless() -> None:
    rules = book()
    rules.reacts(Alarm, entry="a")(again)
    with pytest.raises(Endless, match=f"alarm: ada comes {DEEP} deep"):
        play_by(rules, TRADERS).happen(Alarm("ada"))


def test_events_that_follow_each_other_for_ever_are_endless() -> None:
    rules = book()
    rules.reacts(Alarm, entry="a")(again)
    rules.delays(Alarm, entry="b")(always("later"))
    play = play_by(rules, TRADERS)
    with pytest.raises(Endless, match=f"more than {BOUND} events, and still alarm: ada"):
        play.happen(Alarm("ada"))
    assert play.trace.entries() == {"a", "b"}


def test_the_bound_of_a_play_counts_all_its_events() -> None:
    play = play_by(book(), TRADERS, bound=2)
    play.happen(Rained())
    play.happen(Rained())
    with pytest.raises(Endless, match="more than 2 events"):
        play.happen(Rained())


def test_no_event_changes_the_state_that_it_is_given() -> None:
    play = play_by(market, TRADERS)
    before = copy.deepcopy(TRADERS)
    play.do(Buy("ada", "bread"))
    assert play.state != TRADERS
    assert before == TRADERS


# -- looking ahead -------------------------------------------------------------------------


def test_there_is_one_future_for_each_way_to_decide() -> None:
    play = play_by(market, TRADERS)
    ends = [end.state.traders["ada"].coins for end in play.futures(Gamble("ada"))]
    assert ends == [5, 5, 5, 8]
    assert play.state == TRADERS
    assert lines(play) == []


def test_an_action_without_choices_has_one_future() -> None:
    (end,) = play_by(market, TRADERS).futures(RingBell())
    assert end.state.bells == 1


def test_whatever_has_a_hand_in_a_future_has_one_in_what_looks_ahead() -> None:
    play = play_by(market, TRADERS)
    assert play.ask(Prospect("ada")) == 8
    assert lines(play) == ["asked prospect [gambling-is-rolling, a-four-wins-three]"]


def test_futures_within_futures_without_end_are_circular() -> None:
    def hope(play: Play[Market], event: Any) -> None:
        play.ask(Prospect("ada"))

    rules = book()
    rules.reacts(Gamble, entry="a")(hope)
    with pytest.raises((Circular, Endless), match=f"{DEEP} deep"):
        play_by(rules, TRADERS).ask(Prospect("ada"))


def test_too_many_ways_to_decide_are_endless() -> None:
    rules = book()

    def roll_often(play: Play[Market], event: Any) -> None:
        for _ in range(12):
            play.choose(Roll())

    rules.reacts(Gamble, entry="a")(roll_often)
    with pytest.raises(Endless, match="too many ways to decide"):
        list(play_by(rules, TRADERS).futures(Gamble("ada")))


# -- the market as a whole -----------------------------------------------------------------


def test_the_market_plays_a_purchase_to_its_end() -> None:
    play = play_by(market, TRADERS)
    assert play.do(Buy("ada", "bread"))
    assert play.state.traders["ada"] == Trader(coins=1, bag=("bread",))
    assert play.state.weary == {"ada"}
    happened = [line.what for line in play.trace if line.kind == "happened"]
    assert happened == [Paid("ada", 4), Taken("ada", "bread"), Wearied("ada")]


def test_the_market_plays_a_theft_among_equals_as_decided() -> None:
    play = play_by(market, TRADERS, decide=following(("cleo",)))
    assert play.do(Steal("ada"))
    assert play.state.traders["ada"].bag == ("silk",)
    assert play.state.traders["cleo"].bag == ()
