"""What is printed on the creatures that steal dice: the Vampiro and the Bandito."""

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.choices.cost import ToSteal
from app.games.turno_di_guardia.events.effects import Stolen, Triggered
from app.games.turno_di_guardia.queries.attack import Strength
from app.games.turno_di_guardia.queries.life import BaseLife, Works
from app.games.turno_di_guardia.rules.cards.at_work import at_work
from app.games.turno_di_guardia.state import State

dice_thieves = Rulebook[State]("cards")


@dice_thieves.reacts(Triggered, entry="vampiro")
def the_vampire_steals_the_highest_die(play: Play[State], event: Triggered) -> None:
    if at_work(play, event, "vampiro", "reveal"):
        _steal(play, event.card)


@dice_thieves.reacts(Triggered, otherwise="vampiro")
def the_players_hand_over_a_die(play: Play[State], event: Triggered) -> None:
    if at_work(play, event, "vampiro", "reveal"):
        _steal(play, event.card)


@dice_thieves.ranks(ToSteal, "value", entry="vampiro")
def the_vampire_wants_the_highest(play: Play[State], choice: ToSteal, die: str) -> int | None:
    return -play.ask(Strength(die)) if facts.copies()[choice.card] == "vampiro" else None


@dice_thieves.sets(BaseLife, entry="vampiro")
def the_stolen_die_is_its_life(play: Play[State], query: BaseLife, life: int) -> int | None:
    mine = facts.copies()[query.card] == "vampiro" and play.ask(Works(query.card))
    held = [die for die, by in play.state.stolen.items() if mine and by == query.card]
    return play.ask(Strength(held[-1])) if held else None


@dice_thieves.reacts(Triggered, entry="bandito")
def the_bandit_steals_a_die(play: Play[State], event: Triggered) -> None:
    if at_work(play, event, "bandito", event.effect):
        _steal(play, event.card)


@dice_thieves.reacts(Triggered, otherwise="bandito")
def the_bandit_steals_like_a_vampire(play: Play[State], event: Triggered) -> None:
    if at_work(play, event, "bandito", event.effect):
        _steal(play, event.card)


@dice_thieves.ranks(ToSteal, "value", otherwise="bandito")
def the_bandit_wants_the_highest(play: Play[State], choice: ToSteal, die: str) -> int | None:
    return -play.ask(Strength(die)) if facts.copies()[choice.card] == "bandito" else None


def _steal(play: Play[State], thief: str) -> None:
    """Let a creature steal a die, if one is there to be stolen."""
    if play.ask(ToSteal(thief)):
        play.happen(Stolen(play.choose(ToSteal(thief)), thief))
