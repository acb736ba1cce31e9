"""What is printed on the elementals: Lives that follow the fire, and wood for it."""

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.events.effects import LifeNoted, Triggered
from app.games.turno_di_guardia.events.line import Revealed
from app.games.turno_di_guardia.moves import change_fire
from app.games.turno_di_guardia.queries.life import Life, Works
from app.games.turno_di_guardia.rules.cards.at_work import at_work
from app.games.turno_di_guardia.state import State

elementals = Rulebook[State]("cards")


@elementals.adds(Life, entry="ombra")
def the_shade_fears_the_fire(play: Play[State], query: Life, life: int) -> int | None:
    mine = facts.copies()[query.card] == "ombra" and play.ask(Works(query.card))
    return 16 - play.state.known_fire() if mine else None


@elementals.adds(Life, otherwise="ombra")
def the_shade_is_as_strong_as_the_fire(play: Play[State], query: Life, life: int) -> int | None:
    mine = facts.copies()[query.card] == "ombra" and play.ask(Works(query.card))
    return play.state.known_fire() if mine else None


@elementals.adds(Life, entry="serpente-di-fuoco")
def the_serpent_feeds_on_the_fire(play: Play[State], query: Life, life: int) -> int | None:
    mine = facts.copies()[query.card] == "serpente-di-fuoco" and play.ask(Works(query.card))
    return play.state.known_fire() if mine else None


@elementals.reacts(Revealed, otherwise="serpente-di-fuoco")
def the_serpents_life_is_taken_down(play: Play[State], event: Revealed) -> None:
    if facts.copies()[event.card] == "serpente-di-fuoco":
        play.happen(LifeNoted(event.card, play.state.known_fire()))


@elementals.adds(Life, otherwise="serpente-di-fuoco")
def the_serpent_keeps_its_life(play: Play[State], query: Life, life: int) -> int | None:
    return play.state.noted.get(query.card) if play.ask(Works(query.card)) else None


@elementals.reacts(Triggered, entry="treant")
def the_dead_treant_feeds_the_fire(play: Play[State], event: Triggered) -> None:
    if at_work(play, event, "treant", "defeated"):
        change_fire(play, 2)


@elementals.reacts(Triggered, otherwise="treant")
def the_dead_treant_smothers_the_fire(play: Play[State], event: Triggered) -> None:
    if at_work(play, event, "treant", "defeated"):
        change_fire(play, -2)
