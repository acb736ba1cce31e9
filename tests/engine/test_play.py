"""What a play reads: queries asked, choices made."""

from __future__ import annotations

import pytest

from app.engine.errors import Circular, IllegalDecision, Undecided
from app.engine.play import DEEP, following, undecided
from tests.engine.toy import Trader, lines, market, play_by
from tests.engine.toy.acting import TRADERS, always, book
from tests.engine.toy.events import (
    Alarm,
    Buy,
    Paid,
    Rained,
    Steal,
    Taken,
    Wearied,
)
from tests.engine.toy.queries import Price, Roll, Room, Victim, Winnings


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


def test_permits_says_what_allows_says_and_writes_no_line() -> None:
    play = play_by(market, TRADERS)
    for action in (Buy("ada", "bread"), Buy("ada", "relic")):
        assert play.permits(action) == play_by(market, TRADERS).allows(action)
    assert [line for line in play.trace if line.kind in ("allowed", "refused")] == []
