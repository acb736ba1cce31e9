"""Il Cimitero: where cards go, what counts there, and what comes back."""

from collections.abc import Sequence

from app.engine.kinds import Binds
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.mago import Polymorph
from app.games.turno_di_guardia.choices.piles import BurialOrder, GraveyardPlace
from app.games.turno_di_guardia.events.effects import Defeated, Slain
from app.games.turno_di_guardia.events.entrances import Replaced, Swapped
from app.games.turno_di_guardia.events.piles import PutIntoDeck, RemovedFromGame
from app.games.turno_di_guardia.moves import bury
from app.games.turno_di_guardia.queries.life import (
    Borrowed,
    BuriedTogether,
    DefeatedGoesTo,
    IsCreature,
    Life,
    TopCreature,
    Works,
)
from app.games.turno_di_guardia.state import State

graveyard = Rulebook[State]("cimitero")


@graveyard.reacts(Defeated, entry="sconfitta-nel-cimitero")
def the_defeated_are_buried(play: Play[State], event: Defeated) -> None:
    play.happen(Slain(event.cards))
    together = play.ask(BuriedTogether(event.cards))
    ends = {card: play.ask(DefeatedGoesTo(card, event.by)) for card in event.cards}
    buried = tuple(card for card in together if ends.get(card, "graveyard") == "graveyard")
    boxed = tuple(card for card, end in ends.items() if end == "box")
    returned = tuple(card for card, end in ends.items() if end == "creature deck")
    if buried:
        order = play.choose(BurialOrder(buried))
        bury(play, order, play.choose(GraveyardPlace(order[0])))
    if boxed:
        play.happen(RemovedFromGame(boxed))
    if returned:
        play.happen(PutIntoDeck(returned, "bottom"))


@graveyard.reacts(Defeated, otherwise="sconfitta-nel-cimitero")
def the_defeated_go_back_to_the_box(play: Play[State], event: Defeated) -> None:
    play.happen(RemovedFromGame(event.cards))


@graveyard.adds(BuriedTogether, entry="bestia-usata-nel-cimitero")
def the_beasts_used_go_with_them(
    play: Play[State], query: BuriedTogether, cards: tuple[str, ...]
) -> tuple[str, ...] | None:
    used = [beast for beast, on in play.state.assigned.items() if on in query.cards]
    return tuple(beast for beast in used if beast in play.state.tamed) or None


@graveyard.limits(BurialOrder, otherwise="due-carte-insieme-nel-cimitero")
def the_nearest_the_fire_is_laid_first(
    play: Play[State], choice: BurialOrder, orders: Sequence[tuple[str, ...]]
) -> tuple[tuple[str, ...], ...] | None:
    places = [play.state.place(card) for card in choice.cards]
    if None in places:
        return None
    return (tuple(sorted(choice.cards, key=lambda card: play.state.place(card) or 0)),)


@graveyard.limits(BurialOrder, otherwise="bestia-e-creatura-nel-cimitero")
def the_beast_is_laid_first(
    play: Play[State], choice: BurialOrder, orders: Sequence[tuple[str, ...]]
) -> tuple[tuple[str, ...], ...] | None:
    beasts = tuple(card for card in choice.cards if card in play.state.tamed)
    if not beasts:
        return None
    return (beasts + tuple(card for card in choice.cards if card not in beasts),)


@graveyard.limits(GraveyardPlace, entry="cimitero-in-cima")
def cards_go_on_top(
    play: Play[State], choice: GraveyardPlace, places: Sequence[int]
) -> tuple[int, ...]:
    return (0,)


@graveyard.sets(Binds, entry="scambio-posto-nel-cimitero")
def a_swapped_card_goes_anywhere(
    play: Play[State], query: Binds[State], binds: bool
) -> bool | None:
    on_top = query.entry == "cimitero-in-cima"
    swapped = isinstance(query.on, GraveyardPlace) and query.on.swapped
    return False if on_top and swapped else None


@graveyard.limits(GraveyardPlace, otherwise="scambiatombe-dove-finisce")
def the_graveshifter_takes_the_top_place(
    play: Play[State], choice: GraveyardPlace, places: Sequence[int]
) -> tuple[int, ...] | None:
    shifter = facts.copies()[choice.card] == "scambiatombe"
    return (0,) if choice.swapped and shifter else None


# -- what counts there ---------------------------------------------------------------------


@graveyard.sets(Works, entry="cimitero-senza-effetti")
def the_dead_have_no_effects(play: Play[State], query: Works, works: bool) -> bool | None:
    return False if query.card in play.state.graveyard else None


@graveyard.sets(Binds, entry="orda-di-zombi-e-signore-della-guerra")
def the_dead_gain_nothing_from_the_living(
    play: Play[State], query: Binds[State], binds: bool
) -> bool | None:
    dead = isinstance(query.on, Life) and query.on.card in play.state.graveyard
    return False if dead and query.entry == "signore-della-guerra" else None


@graveyard.forbids(Swapped, entry="cimitero-vuoto")
def nothing_is_swapped_with_an_empty_graveyard(play: Play[State], event: Swapped) -> str | None:
    return "il Cimitero è vuoto" if not play.state.graveyard else None


@graveyard.sets(TopCreature, entry="evocazione-in-cima-al-cimitero")
def a_summon_on_top_is_no_creature(play: Play[State], query: TopCreature, top: str) -> str | None:
    return "" if top and not play.ask(IsCreature(top)) else None


@graveyard.sets(TopCreature, otherwise="evocazione-in-cima-al-cimitero")
def the_first_creature_below_counts(play: Play[State], query: TopCreature, top: str) -> str:
    dead = (card for card in query.pile(play) if play.ask(IsCreature(card)))
    return next(dead, "")


@graveyard.reacts(Replaced, otherwise="evocazione-copre-il-cimitero")
def a_summon_goes_back_to_the_box(play: Play[State], event: Replaced) -> None:
    play.happen(RemovedFromGame((event.card,)))


# -- the Zombie Horde ----------------------------------------------------------------------


@graveyard.adds(Life, entry="orda-di-zombi-vita")
def zombies_add_the_top_creature(play: Play[State], query: Life, life: int) -> int | None:
    zombies = facts.copies()[query.card] == "orda-di-zombi" and play.ask(Works(query.card))
    top = play.ask(TopCreature(query.card))
    return play.ask(Borrowed(top)) if zombies and top else None


@graveyard.sets(Life, otherwise="zombi-cimitero-vuoto")
def zombies_need_the_dead(play: Play[State], query: Life, life: int) -> int | None:
    zombies = facts.copies()[query.card] == "orda-di-zombi"
    return 0 if zombies and not play.state.graveyard else None


# -- Mutaforma -----------------------------------------------------------------------------


@graveyard.forbids(Polymorph, entry="mutaforma-senza-creature")
def polymorph_needs_a_dead_creature(play: Play[State], action: Polymorph) -> str | None:
    if any(play.ask(IsCreature(card)) for card in play.state.graveyard):
        return None
    return "nel Cimitero non c'è nessuna creatura"


@graveyard.forbids(Polymorph, entry="mutaforma-niente-evocazioni")
def polymorph_takes_creatures_only(play: Play[State], action: Polymorph) -> str | None:
    if action.into is None or play.ask(IsCreature(action.into)):
        return None
    return f"{facts.name(action.into)} non è una creatura"
