"""What holds on any table, whatever is done there."""

from collections import Counter, deque
from dataclasses import replace
from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.play import Play
from app.engine.table import Table
from app.games.revive import facts
from app.games.revive.actions.course import EndTurn, NextAction
from app.games.revive.actions.free import Trade, UseCrate
from app.games.revive.actions.main import Hibernate
from app.games.revive.faults import faults
from app.games.revive.game import REVIVE
from app.games.revive.names import BASICS, RESOURCES, Good, Resource
from app.games.revive.printed import Technology, Trading
from app.games.revive.queries.ground import Distance
from app.games.revive.queries.money import Cost, Payment
from app.games.revive.queries.score import Score
from app.games.revive.state import State
from tests.games.revive.tables import PRICES, WHO, handed, scoring, settled, stocks

RULES = REVIVE.rulebook.played()
SOME = settings(max_examples=100)
BLOCKED = ("vast crystal", "lake", "unexplored")
Stock = Table[Resource, int]


def fewest_crystals(held: Stock, price: Stock) -> int | None:
    """Try every way to put crystals for what is asked; None where there are not enough."""
    best = None
    for put in product(range(held["crystal"] + 1), repeat=len(BASICS)):
        short = any(
            price.get(good, 0) - instead > held[good] or instead > price.get(good, 0)
            for good, instead in zip(BASICS, put, strict=True)
        )
        used = price.get("crystal", 0) + sum(put)
        if not short and used <= held["crystal"]:
            best = used if best is None else min(best, used)
    return best


def trading(held: Stock, price: Stock) -> State:
    """Return a table at which a trade takes this price."""
    technology = Technology(1, trades=Trading(price, Table({"point": 1})))
    return State(
        turn=WHO, stock=Table({WHO: held}), technologies=Table({"forno": technology}),
        unlocked=Table({WHO: ("forno",)}),
    )  # fmt: skip


@SOME
@given(stocks(), PRICES)
def test_a_payment_is_the_price_with_the_fewest_crystals(held: Stock, price: Stock) -> None:
    paid = Play(RULES, trading(held, price)).ask(Payment(price))
    assert sum(paid.values()) == sum(price.values())
    fewest = fewest_crystals(held, price)
    if fewest is not None:
        assert paid.get("crystal", 0) == fewest
        assert all(paid.get(good, 0) <= held[good] for good in RESOURCES)


@SOME
@given(stocks(), PRICES)
def test_whatever_can_be_paid_is_and_nothing_is_overdrawn(held: Stock, price: Stock) -> None:
    play = Play(RULES, trading(held, price))
    done = play.do(Trade("forno"))
    assert done == (fewest_crystals(held, price) is not None)
    left = play.state.stock[WHO]
    assert all(left[good] >= 0 for good in RESOURCES)
    spent = sum(price.values()) if done else 0
    assert sum(held.values()) - sum(left.values()) == spent


@SOME
@given(stocks(), stocks(), st.sampled_from([NextAction(), EndTurn()]))
def test_limits_hold_once_an_action_is_over(
    held: Stock, gained: Stock, ending: NextAction | EndTurn
) -> None:
    inside: dict[Good, int] = {good: gained[good] for good in RESOURCES}
    state = State(
        turn=WHO, stock=Table({WHO: held}), boxes=Table({"cassa-1": Table(inside)}),
        crates=Table({WHO: ("cassa-1",)}),
    )  # fmt: skip
    play = Play(RULES, state)
    assert play.do(UseCrate("cassa-1"))
    assert play.do(ending)
    for good in RESOURCES:
        whole = held[good] + gained[good]
        assert play.state.stock[WHO][good] == min(whole, facts.CAPS[good])
    assert faults(play.state) == []


def walked(state: State, to: str) -> int | None:
    """Return how far a space is, by a search of our own."""
    ground = state.map()
    kinds = {cell: state.kind(cell) for cell in ground.hexes}
    own = set(state.buildings.get(WHO, ()))
    ahead = deque((cell, 0) for cell in own or [c for c, kind in kinds.items() if kind == "start"])
    seen = {cell for cell, _ in ahead}
    while ahead:
        cell, steps = ahead.popleft()
        if cell == to:
            return steps
        if kinds[cell] in BLOCKED:
            continue
        for other in ground.neighbours[cell]:
            if other not in seen and (other == to or kinds[other] not in BLOCKED):
                seen.add(other)
                ahead.append((other, steps + 1))
    return None


@SOME
@given(settled())
def test_distance_is_the_length_of_the_shortest_way(table: tuple[State, str]) -> None:
    state, cell = table
    assert Play(RULES, state).ask(Distance(cell)) == walked(state, cell)


@SOME
@given(settled())
def test_a_shorter_way_never_costs_more(table: tuple[State, str]) -> None:
    state, _ = table
    play = Play(RULES, state)
    reached = {}
    for other in state.map().hexes:
        distance = play.ask(Distance(other))
        if distance is not None:
            reached[distance] = play.ask(Cost("build", "food", other, "small"))
    costs = [reached[distance] for distance in sorted(reached)]
    assert costs == sorted(costs)
    assert all(0 <= cost <= distance for distance, cost in reached.items())


@SOME
@given(settled())
def test_one_building_more_never_makes_a_way_longer(table: tuple[State, str]) -> None:
    state, cell = table
    own = state.buildings[WHO]
    fewer = Table(dict(list(own.items())[1:]))
    if fewer:
        before = Play(RULES, replace(state, buildings=Table({WHO: fewer}))).ask(Distance(cell))
        after = Play(RULES, state).ask(Distance(cell))
        assert before is None or (after is not None and after <= before)


@SOME
@given(handed())
def test_hibernating_loses_no_card(state: State) -> None:
    play = Play(RULES, state, lambda choice, options: options[0])
    assert play.do(Hibernate())
    after = play.state
    assert Counter(after.owned_cards(WHO)) == Counter(state.owned_cards(WHO))
    lying = {one.card for held in state.slots[WHO].values() for one in held}
    assert set(after.resting.get(WHO, ())) == lying
    assert set(after.active[WHO]) == {*state.active[WHO], *state.resting[WHO]}
    assert not any(after.slots[WHO].values())
    assert faults(after) == []


@SOME
@given(scoring())
def test_a_score_is_the_sum_of_its_bill(state: State) -> None:
    play = Play(RULES, state)
    score = play.ask(Score(WHO))
    bill = next(line.bill for line in play.trace if line.what == Score(WHO))
    assert sum(item.amount for item in bill) == score
    assert all(item.how in ("printed", "adds") for item in bill)
    (drawn,) = REVIVE.view.picture(play).bills or (None,)
    if drawn is not None:
        assert sum(int(change) for _, change in drawn.sums[0].lines) == score


@SOME
@given(scoring(), settled())
def test_a_table_in_words_is_the_same_table(state: State, table: tuple[State, str]) -> None:
    for one in (state, table[0]):
        assert REVIVE.words.position(REVIVE.words.position_words(one)) == one
