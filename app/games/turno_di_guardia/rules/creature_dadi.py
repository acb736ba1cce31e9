"""Creature: doubts about stolen dice."""

from collections.abc import Sequence

from app.engine.kinds import Event
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.choices.cost import ToSteal
from app.games.turno_di_guardia.events.abilities import Recovered
from app.games.turno_di_guardia.events.effects import Defeated, Triggered
from app.games.turno_di_guardia.events.entrances import Entrance
from app.games.turno_di_guardia.events.line import Revealed
from app.games.turno_di_guardia.state import State

stolen_dice = Rulebook[State]("creature")


@stolen_dice.reacts(Revealed, Entrance, entry="bandito-quando-ruba")
def the_bandit_steals_when_it_is_seen(play: Play[State], event: Event[State]) -> None:
    match event:
        case Revealed(card=card) | Entrance(entering=card):
            if facts.copies()[card] == "bandito" and play.state.face_up(card):
                play.happen(Triggered(card, "reveal"))


@stolen_dice.forbids(Triggered, entry="bandito-quando-ruba")
def the_bandit_does_not_wait_to_be_first(play: Play[State], event: Triggered) -> str | None:
    waited = facts.copies()[event.card] == "bandito" and event.effect == "first position"
    return "il Bandito ruba quando è rivelato, non in Prima Posizione" if waited else None


@stolen_dice.limits(ToSteal, entry="dado-di-chi-riposa")
def who_rests_is_not_robbed(
    play: Play[State], choice: ToSteal, dice: Sequence[str]
) -> tuple[str, ...]:
    return tuple(die for die in dice if play.state.watches(die.rpartition("-")[0]))


@stolen_dice.sets(ToSteal, otherwise="vampiro-senza-dadi")
def used_dice_are_stolen_too(
    play: Play[State], choice: ToSteal, dice: tuple[str, ...]
) -> tuple[str, ...] | None:
    left = (die for die in play.state.dice if die not in play.state.stolen)
    return None if dice else tuple(left)


@stolen_dice.reacts(Defeated, otherwise="dado-rubato-non-torna")
def the_stolen_die_comes_back(play: Play[State], event: Defeated) -> None:
    for die, thief in play.state.stolen.items():
        if thief in event.cards:
            play.happen(Recovered(die))
