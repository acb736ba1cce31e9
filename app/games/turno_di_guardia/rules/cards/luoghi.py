"""What is printed on the locations about creatures, the Line and the fire, by card."""

from app.engine.kinds import Binds
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.watch import DirectAttack
from app.games.turno_di_guardia.choices.line import ToDefeat
from app.games.turno_di_guardia.choices.piles import StrongestDead, ToSeal, WhichUnhallowed
from app.games.turno_di_guardia.events.campaign import LineLaid, LocationReached
from app.games.turno_di_guardia.events.effects import Defeated, Drained, Triggered, WatchBegun
from app.games.turno_di_guardia.events.entrances import CalledUp, Replaced, RisenAtEnd
from app.games.turno_di_guardia.events.piles import PutIntoDeck, Sealed, UnhallowedShuffled
from app.games.turno_di_guardia.moves import change_fire, draw_unhallowed, enter, shuffled
from app.games.turno_di_guardia.queries.attack import Range, Wielder
from app.games.turno_di_guardia.queries.campaign import FireRelit
from app.games.turno_di_guardia.queries.life import Afterlife, BaseLife, DefeatedGoesTo, Life
from app.games.turno_di_guardia.queries.line import EntersHidden, Sight
from app.games.turno_di_guardia.queries.payment import SummonCost
from app.games.turno_di_guardia.state import State

locations = Rulebook[State]("cards")


# -- Life ----------------------------------------------------------------------------------


@locations.adds(Life, entry="dark-woods")
def beasts_are_stronger_in_the_woods(play: Play[State], query: Life, life: int) -> int | None:
    here = play.state.is_at("dark-woods") and query.card in play.state.line
    return 1 if here and facts.has_type(query.card, "Creatura della Foresta") else None


@locations.adds(Life, entry="goblin-caves")
def goblins_are_stronger_at_home(play: Play[State], query: Life, life: int) -> int | None:
    here = play.state.is_at("goblin-caves") and query.card in play.state.line
    return 3 if here and facts.has_type(query.card, "Goblin") else None


@locations.adds(Life, entry="frost-caverns")
def dragons_freeze(play: Play[State], query: Life, life: int) -> int | None:
    here = play.state.is_at("frost-caverns") and query.card in play.state.line
    return -2 if here and facts.has_type(query.card, "Drago") else None


# -- the Line and the fire -----------------------------------------------------------------


@locations.limits(Sight, entry="underground-tomb")
def the_tomb_is_dark(play: Play[State], query: Sight, places: int) -> int | None:
    return max(places - 1, 1) if play.state.is_at("underground-tomb") and places else None


@locations.adds(Range, entry="cliff-watch")
def the_cliff_lets_one_reach_farther(play: Play[State], query: Range, reach: int) -> int | None:
    return 1 if play.state.is_at("cliff-watch") else None


@locations.forbids(DirectAttack, entry="grand-arena")
def nobody_fights_together_in_the_arena(play: Play[State], attack: DirectAttack) -> str | None:
    heroes = dict.fromkeys(play.ask(Wielder(one)) for one in attack.attackers)
    if not play.state.is_at("grand-arena") or len(heroes) < 2:
        return None
    return "nell'arena non si uniscono dadi di avventurieri diversi"


@locations.adds(FireRelit, entry="forbidden-tower")
def cards_burn_longer_in_the_tower(play: Play[State], query: FireRelit, by: int) -> int | None:
    return 1 if play.state.is_at("forbidden-tower") else None


@locations.reacts(Triggered, entry="fetid-swamp")
def the_swamp_smothers_the_fire(play: Play[State], event: Triggered) -> None:
    if play.state.is_at("fetid-swamp") and event.effect == "first position":
        play.happen(Drained(event.card))


@locations.delays(Drained, entry="fetid-swamp")
def the_effect_itself_comes_first(play: Play[State], event: Drained) -> str:
    return "prima si completa l'effetto"


@locations.reacts(Drained, entry="fetid-swamp")
def the_fire_sinks_in_the_swamp(play: Play[State], event: Drained) -> None:
    change_fire(play, -1)


@locations.reacts(LineLaid, entry="mountain-keep")
def the_strongest_dead_comes_back(play: Play[State], event: LineLaid) -> None:
    if play.state.is_at("mountain-keep") and play.ask(StrongestDead()):
        enter(play, RisenAtEnd(play.choose(StrongestDead()), hidden=True))


@locations.ranks(StrongestDead, "life", entry="mountain-keep")
def the_highest_life_comes_back(play: Play[State], choice: StrongestDead, card: str) -> int:
    return -play.ask(BaseLife(card))


@locations.reacts(LineLaid, entry="summoning-circle")
def an_unhallowed_is_called_to_the_end(play: Play[State], event: LineLaid) -> None:
    unhallowed = draw_unhallowed(play) if play.state.is_at("summoning-circle") else ""
    if unhallowed:
        enter(play, CalledUp(unhallowed, play.ask(EntersHidden(unhallowed))))


@locations.reacts(WatchBegun, entry="cursed-cathedral")
def one_creature_falls_at_once(play: Play[State], event: WatchBegun) -> None:
    if play.state.is_at("cursed-cathedral") and play.ask(ToDefeat()):
        play.happen(Defeated((play.choose(ToDefeat()),)))


# -- the dead and the summoned -------------------------------------------------------------


@locations.sets(DefeatedGoesTo, entry="forgotten-graveyard")
def the_undead_do_not_stay_dead(
    play: Play[State], query: DefeatedGoesTo, end: Afterlife
) -> Afterlife | None:
    here = play.state.is_at("forgotten-graveyard") and facts.has_type(query.card, "Non Morto")
    return "creature deck" if here else None


@locations.sets(Binds, entry="ancient-crypt")
def the_party_picks_its_unhallowed(
    play: Play[State], query: Binds[State], binds: bool
) -> bool | None:
    here = play.state.is_at("ancient-crypt") and isinstance(query.on, WhichUnhallowed)
    return False if here and query.entry == "evocazione" else None


@locations.reacts(Replaced, entry="sea-fortress")
def the_summon_goes_under_the_deck(play: Play[State], event: Replaced) -> None:
    if play.state.is_at("sea-fortress"):
        play.happen(PutIntoDeck((event.card,), "bottom"))


@locations.adds(SummonCost, entry="desert-ruins")
def summons_cost_one_more(play: Play[State], query: SummonCost, cost: int) -> int | None:
    return 1 if play.state.is_at("desert-ruins") else None


@locations.reacts(LocationReached, entry="sacred-city")
def an_unhallowed_is_sealed(play: Play[State], event: LocationReached) -> None:
    if event.location != "sacred-city":
        return
    if play.ask(ToSeal()):
        play.happen(Sealed(play.choose(ToSeal())))
    play.happen(UnhallowedShuffled(shuffled(play, play.state.unhallowed or ())))
