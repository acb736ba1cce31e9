"""What is printed on the creatures: each function is owned by its card.

Elementals, thieves of dice and Unhallowed have modules of their own.
"""

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.watch import DirectAttack
from app.games.turno_di_guardia.choices.piles import DeckPlace, GraveyardPlace, ToReshuffle
from app.games.turno_di_guardia.events.effects import Triggered
from app.games.turno_di_guardia.events.entrances import Swapped
from app.games.turno_di_guardia.events.piles import Reshuffled
from app.games.turno_di_guardia.events.risings import DrawnInFront, GraveyardStirs, RaisedInFront
from app.games.turno_di_guardia.moves import (
    change_fire,
    draw_creature,
    enter,
    exhaust_cards,
    move,
    send_to_horde,
)
from app.games.turno_di_guardia.queries.life import TopCreature
from app.games.turno_di_guardia.queries.line import RisesRevealed
from app.games.turno_di_guardia.rules.cards.at_work import at_work, living
from app.games.turno_di_guardia.state import State

creatures = Rulebook[State]("cards")


# -- First Position ------------------------------------------------------------------------


@creatures.reacts(Triggered, entry="fae")
def the_fae_dims_the_fire(play: Play[State], event: Triggered) -> None:
    if at_work(play, event, "fae", "first position"):
        change_fire(play, -1)


@creatures.reacts(Triggered, entry="viverna")
def the_wyvern_dims_the_fire(play: Play[State], event: Triggered) -> None:
    if at_work(play, event, "viverna", "first position"):
        change_fire(play, -3)


@creatures.reacts(Triggered, entry="ember-drake")
def the_drake_tires_one_and_dims_the_fire(play: Play[State], event: Triggered) -> None:
    if at_work(play, event, "ember-drake", "first position"):
        exhaust_cards(play, 1)
        change_fire(play, -3)


@creatures.reacts(Triggered, otherwise="ember-drake")
def the_drake_dims_the_fire_like_a_wyvern(play: Play[State], event: Triggered) -> None:
    if at_work(play, event, "ember-drake", "first position"):
        change_fire(play, -3)


@creatures.reacts(Triggered, entry="bestia-letale")
def the_fell_beast_calls_another(play: Play[State], event: Triggered) -> None:
    _call(play, event)


@creatures.forbids(Triggered, entry="bestia-letale")
def the_fell_beast_calls_once(play: Play[State], event: Triggered) -> str | None:
    mine = facts.copies()[event.card] == "bestia-letale" and event.effect == "first position"
    called = mine and event.card in play.state.been_first
    return "l'effetto vale una volta sola" if called else None


@creatures.reacts(Triggered, otherwise="bestia-letale")
def the_fell_beast_calls_whenever_it_is_first(play: Play[State], event: Triggered) -> None:
    _call(play, event)


def _call(play: Play[State], event: Triggered) -> None:
    """Let a Fell Beast put a drawn card in front of itself."""
    if at_work(play, event, "bestia-letale", "first position"):
        card = draw_creature(play)
        if card:
            enter(play, DrawnInFront(card, event.card))


# -- Reveal --------------------------------------------------------------------------------


@creatures.reacts(Triggered, entry="goblin")
def goblins_rush_to_the_front(play: Play[State], event: Triggered) -> None:
    if at_work(play, event, "goblin", "reveal"):
        move(play, event.card, 1)


@creatures.reacts(Triggered, entry="accolito")
def the_acolyte_feeds_the_horde(play: Play[State], event: Triggered) -> None:
    if at_work(play, event, "accolito", "reveal"):
        card = draw_creature(play)
        if card:
            send_to_horde(play, card)


@creatures.reacts(Triggered, entry="accolito")
def the_acolyte_brings_a_summon_back(play: Play[State], event: Triggered) -> None:
    if at_work(play, event, "accolito", "first position") and play.ask(ToReshuffle()):
        summon = play.choose(ToReshuffle())
        play.happen(Reshuffled(summon, play.choose(DeckPlace(summon))))


@creatures.reacts(Triggered, entry="scambiatombe")
def the_graveshifter_swaps_with_the_top(play: Play[State], event: Triggered) -> None:
    if not at_work(play, event, "scambiatombe", "reveal"):
        return
    top = play.ask(TopCreature())
    if top or not play.state.graveyard:
        place = play.choose(GraveyardPlace(event.card, swapped=True)) if top else 0
        enter(play, Swapped(event.card, top or None, place))


# -- others --------------------------------------------------------------------------------


@creatures.forbids(DirectAttack, entry="golem-di-metallo")
def the_golem_covers_those_behind(play: Play[State], attack: DirectAttack) -> str | None:
    place = play.state.place(attack.on) or 0
    before = play.state.at(place - 1)
    covered = before in living(play, "golem-di-metallo")
    return f"davanti a {facts.name(attack.on)} c'è un Golem di Metallo" if covered else None


@creatures.reacts(GraveyardStirs, entry="scheletri")
def the_skeletons_rise_again(play: Play[State], event: GraveyardStirs) -> None:
    mine = facts.copies()[event.card] == "scheletri"
    if mine and play.ask(RisesRevealed()) == event.revealed:
        enter(play, RaisedInFront(event.card))
