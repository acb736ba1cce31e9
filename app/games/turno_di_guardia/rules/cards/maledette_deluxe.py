"""What is printed on the Creature Maledette of the deluxe set that call nobody back."""

from app.engine.kinds import Event
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.ability import Ability
from app.games.turno_di_guardia.actions.watch import DirectAttack
from app.games.turno_di_guardia.events.effects import Hurt, Triggered
from app.games.turno_di_guardia.events.piles import Pile, WithdrawnToHorde
from app.games.turno_di_guardia.moves import exhaust_cards, move
from app.games.turno_di_guardia.queries.life import Works
from app.games.turno_di_guardia.queries.line import HordeEnd, HordePile
from app.games.turno_di_guardia.rules.cards.at_work import aimed_at, at_work
from app.games.turno_di_guardia.state import LAST_ROUND, State

deluxe_unhallowed = Rulebook[State]("cards")


# -- the Phantom Cat -----------------------------------------------------------------------


@deluxe_unhallowed.forbids(DirectAttack, Ability, Hurt, entry="phantom-cat")
def nothing_touches_the_cat(play: Play[State], event: Event[State]) -> str | None:
    between = any(_hidden_between_two(play, card) for card in aimed_at(event))
    return "ha una carta davanti e una dietro" if between else None


def _hidden_between_two(play: Play[State], card: str) -> bool:
    place = play.state.place(card) or 0
    mine = facts.copies()[card] == "phantom-cat" and 1 < place < len(play.state.line)
    return mine and play.ask(Works(card))


# -- the Corrupt Druid ---------------------------------------------------------------------


@deluxe_unhallowed.reacts(Triggered, entry="corrupt-druid")
def the_druid_leads_all_beasts_away(play: Play[State], event: Triggered) -> None:
    if at_work(play, event, "corrupt-druid", "reveal"):
        _withdraw(play, event.card, (*_wild(play), *play.state.tamed))


@deluxe_unhallowed.forbids(Triggered, entry="corrupt-druid")
def the_druid_stays_in_the_last_round(play: Play[State], event: Triggered) -> str | None:
    last = play.state.round == LAST_ROUND and facts.copies()[event.card] == "corrupt-druid"
    return "nel turno finale non vale" if last else None


@deluxe_unhallowed.reacts(Triggered, otherwise="corrupt-druid")
def the_druid_leaves_tamed_beasts(play: Play[State], event: Triggered) -> None:
    if at_work(play, event, "corrupt-druid", "reveal"):
        _withdraw(play, event.card, _wild(play))


def _wild(play: Play[State]) -> tuple[str, ...]:
    """Return what lies face up in the Line."""
    return tuple(card for card in play.state.present() if play.state.face_up(card))


def _withdraw(play: Play[State], druid: str, cards: tuple[str, ...]) -> None:
    """Put the druid, and the Forest Creatures among these cards, into the Horde."""
    beasts = (card for card in cards if facts.has_type(card, "Creatura della Foresta"))
    pile: Pile = "horde" if play.ask(HordePile()) == "horde" else "new horde"
    play.happen(WithdrawnToHorde((druid, *beasts), pile, play.ask(HordeEnd())))


# -- the Minotaur --------------------------------------------------------------------------


@deluxe_unhallowed.reacts(Triggered, entry="minotaur")
def the_minotaur_charges(play: Play[State], event: Triggered) -> None:
    if at_work(play, event, "minotaur", "reveal"):
        move(play, event.card, 1)


@deluxe_unhallowed.reacts(Triggered, entry="minotaur")
def the_minotaur_in_front_tires_one(play: Play[State], event: Triggered) -> None:
    if at_work(play, event, "minotaur", "first position"):
        exhaust_cards(play, 1)
