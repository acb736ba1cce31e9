"""Prima Posizione: effects of the creature nearest the fire."""

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.events.effects import Triggered
from app.games.turno_di_guardia.events.line import Advanced, Shown
from app.games.turno_di_guardia.moves import set_off
from app.games.turno_di_guardia.state import State

first_position = Rulebook[State]("prima-posizione")


@first_position.reacts(Advanced, entry="prima-posizione")
def who_comes_first_sets_off_its_effect(play: Play[State], event: Advanced) -> None:
    set_off(play, event.card, "first position")


@first_position.reacts(Shown, entry="prima-posizione-appena-girata")
def who_is_turned_up_there_does_too(play: Play[State], event: Shown) -> None:
    if event.place == 1 == play.state.place(event.card):
        set_off(play, event.card, "first position")


@first_position.forbids(Triggered, otherwise="prima-posizione-di-nuovo")
def an_effect_is_set_off_once(play: Play[State], event: Triggered) -> str | None:
    again = event.effect == "first position" and event.card in play.state.been_first
    return f"{facts.name(event.card)} l'ha già usato" if again else None
