"""The Market's rules, an entry each, with the ways in which they are wrongly played."""

from __future__ import annotations

from fractions import Fraction

from app.engine.errors import NotModelled
from app.engine.kinds import Action, Binds, Next, Order, Prevented
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from tests.engine.toy.events import (
    Alarm,
    Appraise,
    Buy,
    Gamble,
    Paid,
    RingBell,
    Steal,
    Stolen,
    Taken,
    Wearied,
    Won,
)
from tests.engine.toy.queries import Price, Prospect, Roll, Room, Victim, Winnings
from tests.engine.toy.state import Market

prices = Rulebook[Market]("prices")
trade = Rulebook[Market]("trade")
theft = Rulebook[Market]("theft")


@prices.adds(Price, entry="rain-costs-one")
def rain_costs_one(play: Play[Market], query: Price, price: int) -> int | None:
    return 1 if play.state.weather == "rain" else None


@prices.multiplies(Price, entry="silk-by-halves")
def silk_costs_half(play: Play[Market], query: Price, price: int) -> Fraction | None:
    return Fraction(1, 2) if query.ware == "silk" else None


@prices.multiplies(Price, otherwise="silk-by-halves")
def silk_costs_double(play: Play[Market], query: Price, price: int) -> int | None:
    return 2 if query.ware == "silk" else None


@prices.sets(Price, entry="a-bell-makes-it-one")
def after_the_bell_all_costs_one(play: Play[Market], query: Price, price: int) -> int | None:
    return 1 if play.state.bells else None


@prices.sets(Price, entry="relics-keep-their-price", over=("a-bell-makes-it-one",))
def a_relic_costs_nine(play: Play[Market], query: Price, price: int) -> int | None:
    return 9 if query.ware == "relic" else None


@prices.limits(Price, entry="at-most-ten")
def nothing_costs_more_than_ten(play: Play[Market], query: Price, price: int) -> int | None:
    return min(price, 10)


@prices.sets(Price, otherwise="lamps-cost-what-they-cost")
def a_lamp_costs_one_more_than_itself(play: Play[Market], query: Price, price: int) -> int | None:
    return play.ask(query) + 1 if query.ware == "lamp" else None


@prices.reacts(Appraise, entry="relics-are-not-appraised")
def nobody_knows_what_a_relic_is_worth(play: Play[Market], action: Appraise) -> None:
    if action.ware == "relic":
        raise NotModelled("the appraisal of relics")


# -- buying --------------------------------------------------------------------------------


@trade.forbids(Buy, entry="who-buys-can-pay")
def who_buys_can_pay(play: Play[Market], buy: Buy) -> str | None:
    poor = play.state.traders[buy.buyer].coins < play.ask(Price(buy.ware, buy.buyer))
    return "not enough coins" if poor else None


@trade.forbids(Buy, entry="a-full-bag-takes-nothing")
def a_full_bag_takes_nothing(play: Play[Market], buy: Buy) -> str | None:
    return None if play.ask(Room(buy.buyer)) > 0 else "the bag is full"


@trade.sets(Binds, entry="a-mule-carries-the-rest")
def a_mule_carries_the_rest(play: Play[Market], query: Binds[Market], binds: bool) -> bool | None:
    if query.entry != "a-full-bag-takes-nothing" or not isinstance(query.on, Buy):
        return None
    return False if query.on.buyer in play.state.mules else None


@trade.adds(Room, entry="a-bag-holds-its-wares")
def a_bag_holds_its_wares(play: Play[Market], query: Room, room: int) -> int:
    trader = play.state.traders[query.trader]
    return trader.most_wares - len(trader.bag)


@trade.reacts(Buy, entry="buying-is-paying")
def who_buys_pays(play: Play[Market], buy: Buy) -> None:
    play.happen(Paid(buy.buyer, play.ask(Price(buy.ware, buy.buyer))))


@trade.reacts(Paid, entry="what-is-paid-is-taken")
def what_is_paid_is_taken(play: Play[Market], paid: Paid) -> None:
    for action in play.under_way:
        if isinstance(action, Buy):
            play.happen(Taken(action.buyer, action.ware))


@trade.reacts(Taken, entry="carrying-wearies")
def carrying_wearies(play: Play[Market], taken: Taken) -> None:
    play.happen(Wearied(taken.trader))


@trade.delays(Wearied, entry="weariness-comes-late")
def weariness_comes_late(play: Play[Market], event: Wearied) -> str | None:
    return "first the trade is done" if play.under_way else None


@trade.forbids(Buy, Steal, Gamble, entry="the-weary-rest")
def the_weary_rest(play: Play[Market], action: Action[Market]) -> str | None:
    return "too weary" if next(iter(vars(action).values())) in play.state.weary else None


@trade.reacts(Gamble, entry="gambling-is-rolling")
def who_gambles_rolls(play: Play[Market], action: Gamble) -> None:
    won = play.ask(Winnings(play.choose(Roll())))
    if won:
        play.happen(Won(action.gambler, won))


@trade.sets(Winnings, entry="a-four-wins-three")
def a_four_wins_three(play: Play[Market], query: Winnings, coins: int) -> int | None:
    return 3 if query.pips == 4 else None


@trade.limits(Roll, entry="rain-wets-the-dice")
def wet_dice_fall_low(
    play: Play[Market], roll: Roll, pips: tuple[int, ...]
) -> tuple[int, ...] | None:
    return tuple(n for n in pips if n < 3) if play.state.weather == "rain" else None


@trade.adds(Prospect, otherwise="hope-is-no-coin")
def hope_is_a_coin(play: Play[Market], query: Prospect, coins: int) -> int:
    return 1


# -- stealing ------------------------------------------------------------------------------


@theft.limits(Victim, entry="only-full-bags-are-robbed")
def only_full_bags_are_robbed(
    play: Play[Market], choice: Victim, victims: tuple[str, ...]
) -> tuple[str, ...]:
    return tuple(name for name in victims if play.state.traders[name].bag)


@theft.ranks(Victim, "wares", entry="the-fullest-bag-first")
def the_fullest_bag_first(play: Play[Market], choice: Victim, victim: str) -> int:
    return -len(play.state.traders[victim].bag)


@theft.ranks(Victim, "coins", entry="then-the-richest")
def then_the_richest(play: Play[Market], choice: Victim, victim: str) -> int:
    return -play.state.traders[victim].coins


@theft.sets(Order, otherwise="wares-weigh-most")
def the_richest_first(
    play: Play[Market], query: Order[Market], keys: tuple[str, ...]
) -> tuple[str, ...] | None:
    return ("coins", "wares") if isinstance(query.choice, Victim) else None


@theft.reacts(Steal, entry="stealing-takes-the-last")
def a_thief_takes_the_last_ware(play: Play[Market], action: Steal) -> None:
    play.happen(Stolen(play.choose(Victim(action.thief)), action.thief))


@theft.forbids(Stolen, entry="a-lock-keeps-thieves-out")
def a_lock_keeps_thieves_out(play: Play[Market], event: Stolen) -> str | None:
    return "the bag is locked" if event.victim in play.state.locked else None


@theft.reacts(Prevented, entry="a-failed-theft-is-noticed")
def a_failed_theft_is_noticed(play: Play[Market], event: Prevented[Market]) -> None:
    if isinstance(event.event, Stolen):
        play.happen(Alarm(event.event.thief))


@theft.reacts(Stolen, entry="thieves-run")
def thieves_run(play: Play[Market], event: Stolen) -> None:
    play.happen(Wearied(event.thief))


@theft.reacts(Stolen, otherwise="the-robbed-do-not-weary")
def the_robbed_weary_too(play: Play[Market], event: Stolen) -> None:
    play.happen(Wearied(event.victim))


@theft.ranks(Next, "turn", entry="thieves-weary-first")
def thieves_weary_first(play: Play[Market], choice: Next[Market], event: Wearied) -> int:
    bag = play.state.traders[event.trader].bag
    return -len(bag)


@theft.reacts(Alarm, otherwise="one-cry-is-enough")
def a_cry_calls_for_a_cry(play: Play[Market], event: Alarm) -> None:
    play.happen(event)


@theft.reacts(RingBell, entry="the-bell-wakes-all")
def the_bell_wakes_all(play: Play[Market], action: RingBell) -> None:
    for name in play.state.traders:
        if name not in play.state.weary:
            play.happen(Alarm(name))


market = Rulebook[Market].of(prices, trade, theft)
