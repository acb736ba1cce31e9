"""What is printed on the creatures and Summons: each function is owned by its card."""

from collections.abc import Sequence

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.choices.cost import ToSteal
from app.games.turno_di_guardia.choices.piles import (
    DeckPlace,
    GraveyardPlace,
    ToReshuffle,
    WhichUnhallowed,
)
from app.games.turno_di_guardia.events.effects import (
    LifeNoted,
    Stolen,
    Summoned,
    Triggered,
    Unanswered,
    WatchBegun,
)
from app.games.turno_di_guardia.events.entrances import RaisedInFront, Replaced, Swapped
from app.games.turno_di_guardia.events.line import Revealed
from app.games.turno_di_guardia.events.piles import Dying, Reshuffled
from app.games.turno_di_guardia.moves import (
    change_fire,
    draw_creature,
    draw_unhallowed,
    enter,
    move,
    send_to_horde,
)
from app.games.turno_di_guardia.queries.attack import Strength
from app.games.turno_di_guardia.queries.life import BaseLife, Life, TopCreature, Works
from app.games.turno_di_guardia.state import State

creatures = Rulebook[State]("cards")


def _works(play: Play[State], event: Triggered, card: str, effect: str) -> bool:
    """Tell whether this is the card's effect, and its text is in force."""
    mine = facts.copies()[event.card] == card and event.effect == effect
    return mine and play.ask(Works(event.card))


@creatures.adds(Life, entry="ombra")
def the_shade_fears_the_fire(play: Play[State], query: Life, life: int) -> int | None:
    mine = facts.copies()[query.card] == "ombra" and play.ask(Works(query.card))
    return 16 - play.state.known_fire() if mine else None


@creatures.adds(Life, otherwise="ombra")
def the_shade_is_as_strong_as_the_fire(play: Play[State], query: Life, life: int) -> int | None:
    mine = facts.copies()[query.card] == "ombra" and play.ask(Works(query.card))
    return play.state.known_fire() if mine else None


@creatures.adds(Life, entry="serpente-di-fuoco")
def the_serpent_feeds_on_the_fire(play: Play[State], query: Life, life: int) -> int | None:
    mine = facts.copies()[query.card] == "serpente-di-fuoco" and play.ask(Works(query.card))
    return play.state.known_fire() if mine else None


@creatures.reacts(Revealed, otherwise="serpente-di-fuoco")
def the_serpents_life_is_taken_down(play: Play[State], event: Revealed) -> None:
    if facts.copies()[event.card] == "serpente-di-fuoco":
        play.happen(LifeNoted(event.card, play.state.known_fire()))


@creatures.adds(Life, otherwise="serpente-di-fuoco")
def the_serpent_keeps_its_life(play: Play[State], query: Life, life: int) -> int | None:
    return play.state.noted.get(query.card) if play.ask(Works(query.card)) else None


@creatures.adds(Life, entry="signore-della-guerra")
def the_warlord_strengthens_the_others(play: Play[State], query: Life, life: int) -> int | None:
    lords = [card for card, of in facts.copies().items() if of == "signore-della-guerra"]
    helping = [lord for lord in lords if lord != query.card and play.ask(Works(lord))]
    return 2 * len(helping) if helping else None


@creatures.reacts(Triggered, entry="fae")
def the_fae_dims_the_fire(play: Play[State], event: Triggered) -> None:
    if _works(play, event, "fae", "first position"):
        change_fire(play, -1)


@creatures.reacts(Triggered, entry="viverna")
def the_wyvern_dims_the_fire(play: Play[State], event: Triggered) -> None:
    if _works(play, event, "viverna", "first position"):
        change_fire(play, -3)


@creatures.reacts(Triggered, entry="goblin")
def goblins_rush_to_the_front(play: Play[State], event: Triggered) -> None:
    if _works(play, event, "goblin", "reveal"):
        move(play, event.card, 1)


@creatures.reacts(Triggered, entry="piromante")
def the_pyromancer_goes_to_the_end(play: Play[State], event: Triggered) -> None:
    if _works(play, event, "piromante", "reveal"):
        move(play, event.card, len(play.state.line))


@creatures.reacts(Dying, entry="piromante")
def the_dead_before_the_pyromancer_dim_the_fire(play: Play[State], event: Dying) -> None:
    for lord in (card for card, of in facts.copies().items() if of == "piromante"):
        before = event.cards[: event.cards.index(lord)] if lord in event.cards else event.cards
        dead = sum(facts.creature(card) is not None for card in before)
        if dead and play.ask(Works(lord)):
            change_fire(play, -dead)


@creatures.reacts(Triggered, entry="accolito")
def the_acolyte_feeds_the_horde(play: Play[State], event: Triggered) -> None:
    if _works(play, event, "accolito", "reveal"):
        card = draw_creature(play)
        if card:
            send_to_horde(play, card)


@creatures.reacts(Triggered, entry="accolito")
def the_acolyte_brings_a_summon_back(play: Play[State], event: Triggered) -> None:
    if _works(play, event, "accolito", "first position") and play.ask(ToReshuffle()):
        summon = play.choose(ToReshuffle())
        play.happen(Reshuffled(summon, play.choose(DeckPlace(summon))))


@creatures.reacts(WatchBegun, entry="scheletri")
def the_skeletons_rise_again(play: Play[State], event: WatchBegun) -> None:
    top = next(iter(play.state.graveyard), "")
    if top and facts.copies()[top] == "scheletri":
        enter(play, RaisedInFront(top))


@creatures.reacts(Triggered, entry="vampiro")
def the_vampire_steals_the_highest_die(play: Play[State], event: Triggered) -> None:
    if _works(play, event, "vampiro", "reveal") and play.ask(ToSteal(event.card)):
        play.happen(Stolen(play.choose(ToSteal(event.card)), event.card))


@creatures.reacts(Triggered, otherwise="vampiro")
def the_players_hand_over_a_die(play: Play[State], event: Triggered) -> None:
    if _works(play, event, "vampiro", "reveal") and play.ask(ToSteal(event.card)):
        play.happen(Stolen(play.choose(ToSteal(event.card)), event.card))


@creatures.ranks(ToSteal, "value", entry="vampiro")
def the_vampire_wants_the_highest(play: Play[State], choice: ToSteal, die: str) -> int | None:
    return -play.ask(Strength(die)) if facts.copies()[choice.card] == "vampiro" else None


@creatures.sets(BaseLife, entry="vampiro")
def the_stolen_die_is_its_life(play: Play[State], query: BaseLife, life: int) -> int | None:
    mine = facts.copies()[query.card] == "vampiro" and play.ask(Works(query.card))
    held = [die for die, by in play.state.stolen.items() if mine and by == query.card]
    return play.ask(Strength(held[0])) if held else None


@creatures.reacts(Triggered, entry="scambiatombe")
def the_graveshifter_swaps_with_the_top(play: Play[State], event: Triggered) -> None:
    if not _works(play, event, "scambiatombe", "reveal"):
        return
    top = play.ask(TopCreature())
    if top or not play.state.graveyard:
        place = play.choose(GraveyardPlace(event.card, swapped=True)) if top else 0
        enter(play, Swapped(event.card, top or None, place))


@creatures.reacts(Summoned, entry="evocazione")
def a_summon_makes_way_for_an_unhallowed(play: Play[State], event: Summoned) -> None:
    if not play.state.place(event.card):
        return
    unhallowed = draw_unhallowed(play)
    if unhallowed:
        place = play.choose(GraveyardPlace(event.card))
        enter(play, Replaced(event.card, unhallowed, place))
    else:
        play.happen(Unanswered(event.card))


@creatures.limits(WhichUnhallowed, entry="evocazione")
def the_top_unhallowed_comes(
    play: Play[State], choice: WhichUnhallowed, cards: Sequence[str]
) -> tuple[str, ...]:
    return tuple(cards[:1])
