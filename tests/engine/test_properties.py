"""What holds of every run of the Market, whatever is on the stalls and whatever is done."""

from __future__ import annotations

import copy
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.decisions import Decide
from app.engine.errors import EngineError
from app.engine.kinds import Choice, Event, Query
from app.engine.play import Play
from app.engine.rulebook import Rules
from app.engine.table import Table
from app.engine.telling import to_words
from tests.engine.toy import GAME, Market, Trader, market
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
from tests.engine.toy.state import WARES

NAMES = st.sampled_from(["ada", "bea", "cleo"])
WARE = st.sampled_from(WARES)
FEW = st.integers(0, 12)
BAGS = st.lists(WARE, max_size=3).map(tuple)
TRADER = st.builds(Trader, coins=FEW, bag=BAGS, most_wares=st.integers(1, 4))
GROUP = st.frozensets(NAMES)
STATES = st.builds(
    Market,
    traders=st.fixed_dictionaries({"ada": TRADER, "bea": TRADER, "cleo": TRADER}).map(Table),
    prices=st.fixed_dictionaries(
        {"silk": FEW, "bread": FEW}, optional={"lamp": FEW, "relic": FEW}
    ).map(Table),
    weather=st.sampled_from(["fair", "rain"]),
    mules=GROUP,
    locked=GROUP,
    weary=GROUP,
    bells=st.integers(0, 2),
)
STEPS: st.SearchStrategy[Event[Market]] = st.one_of(
    st.builds(Buy, NAMES, WARE),
    st.builds(Steal, NAMES),
    st.builds(Gamble, NAMES),
    st.builds(Appraise, WARE),
    st.builds(RingBell),
    st.builds(Rained),
    st.builds(Paid, NAMES, FEW),
    st.builds(Taken, NAMES, WARE),
    st.builds(Stolen, NAMES, NAMES),
    st.builds(Won, NAMES, FEW),
    st.builds(Wearied, NAMES),
    st.builds(Alarm, NAMES),
)
QUERIES: st.SearchStrategy[Query[Market, Any]] = st.one_of(
    st.builds(Price, WARE, st.one_of(st.just(""), NAMES)),
    st.builds(Room, NAMES),
    st.builds(Winnings, st.integers(1, 6)),
    st.builds(Prospect, NAMES),
    st.builds(Victim, NAMES),
    st.builds(Roll),
)
ENTRIES = sorted({rule.owner for rule in market.rules})
MISREAD = st.lists(st.sampled_from(ENTRIES), max_size=2, unique=True)


def picking(seed: int) -> Decide:
    """Return a way to decide that hangs on nothing but the choice and its options."""

    def decide(choice: Choice[Any, Any], options: tuple[Any, ...]) -> Any:
        names = sorted(options, key=repr)
        return names[(seed + len(repr(choice))) % len(names)]

    return decide


def play_out(
    rules: Rules[Market], state: Market, steps: list[Event[Market]], seed: int
) -> tuple[Play[Market], list[Any], str | None]:
    """Return a play, what became of each step and what was asked after it, and its error."""
    play = Play(rules, state, picking(seed), bound=200)
    came: list[Any] = []
    try:
        for step in steps:
            came.append(play.step(step))
            came.append(play.ask(Victim("ada")))
            came.append(play.ask(Price("silk")))
    except EngineError as error:
        return play, came, type(error).__name__
    return play, came, None


def done(play: Play[Market]) -> list[tuple[str, Any]]:
    """Return what a play did, without what it asked on the way."""
    return [(line.kind, line.what) for line in play.trace if line.kind != "asked"]


RUN = {"state": STATES, "steps": st.lists(STEPS, max_size=4), "seed": st.integers(0, 6)}


@given(**RUN, misread=MISREAD)
def test_the_same_inputs_leave_the_same_trace(
    state: Market, steps: list[Event[Market]], seed: int, misread: list[str]
) -> None:
    rules = market.played(misread)
    one, one_came, one_error = play_out(rules, state, steps, seed)
    other, other_came, other_error = play_out(market.played(misread), state, steps, seed)
    assert one.trace.lines == other.trace.lines
    assert (one.state, one_came, one_error) == (other.state, other_came, other_error)


@settings(max_examples=60)
@given(**RUN, misread=MISREAD)
def test_a_rule_that_no_line_names_changes_nothing(
    state: Market, steps: list[Event[Market]], seed: int, misread: list[str]
) -> None:
    play, came, error = play_out(market.played(misread), state, steps, seed)
    if error:
        return
    unnamed = [rule for rule in market.rules if rule.owner not in play.trace.entries()]
    for muted in (*([rule] for rule in unnamed), unnamed):
        again, again_came, again_error = play_out(
            market.played(misread, muted=muted), state, steps, seed
        )
        assert again_error is None
        assert (again.state, again_came) == (play.state, came)
        assert done(again) == done(play)


@given(**RUN)
def test_no_event_changes_the_state_that_it_is_given(
    state: Market, steps: list[Event[Market]], seed: int
) -> None:
    play, _, _ = play_out(market.played(), state, steps, seed)
    for line in play.trace:
        if isinstance(line.what, Event):
            before = copy.deepcopy(line.state)
            line.what.apply(line.state)
            assert line.state == before


@given(**RUN, misread=MISREAD)
def test_the_order_of_the_rules_changes_no_outcome(
    state: Market, steps: list[Event[Market]], seed: int, misread: list[str]
) -> None:
    forwards, came, error = play_out(market.played(misread), state, steps, seed)
    backwards, back_came, back_error = play_out(
        market.played(misread, backwards=True), state, steps, seed
    )
    assert (backwards.state, back_came, back_error) == (forwards.state, came, error)
    if error is None:
        assert backwards.trace.entries() == forwards.trace.entries()


@given(**RUN)
def test_a_refused_action_leaves_the_state_as_it_was(
    state: Market, steps: list[Event[Market]], seed: int
) -> None:
    play = Play(market.played(), state, picking(seed))
    for step in steps:
        before = play.state
        try:
            accepted = play.step(step)
        except EngineError:
            assert play.state == before
            return
        last = next(line for line in reversed(play.trace.lines) if line.what == step)
        if not accepted and last.kind == "refused":
            assert play.state == before


@given(**RUN)
def test_what_is_allowed_is_done(state: Market, steps: list[Event[Market]], seed: int) -> None:
    for step in steps:
        play = Play(market.played(), state, picking(seed))
        try:
            allowed = play.allows(step)
            came = play.step(step)
        except EngineError:
            continue
        delayed = any(line.kind == "delayed" and line.what == step for line in play.trace)
        assert came == allowed or delayed


@given(STATES)
def test_a_state_is_read_back_from_its_words(state: Market) -> None:
    assert GAME.words.position(GAME.words.position_words(state)) == state


@given(STEPS)
def test_an_event_is_read_back_from_its_words(event: Event[Market]) -> None:
    assert GAME.words.event(to_words(event)) == event
    assert GAME.words.pattern(to_words(event)).matches(event)


@given(QUERIES)
def test_a_query_is_read_back_from_its_words(query: Query[Market, Any]) -> None:
    assert GAME.words.query(to_words(query)) == query
