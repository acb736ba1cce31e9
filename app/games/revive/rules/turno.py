"""The course of a turn: two actions, or hibernation, and free actions."""

from __future__ import annotations

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.revive.actions.course import EndTurn, NextAction
from app.games.revive.actions.kinds import MainAction
from app.games.revive.actions.main import Hibernate
from app.games.revive.events.course import ActionOver, PartBegan
from app.games.revive.state import State

turn: Rulebook[State] = Rulebook("turno")


@turn.forbids(MainAction, entry="due-azioni-principali")
def one_main_action_a_part(play: Play[State], action: MainAction) -> str | None:
    if play.state.part in ("first", "second") and not play.state.acting:
        return None
    return "in questa parte del turno l'azione principale è già stata fatta"


@turn.reacts(NextAction, entry="azione-successiva")
def the_first_action_ends(play: Play[State], action: NextAction) -> None:
    play.happen(ActionOver(play.state.active_player()))
    play.happen(PartBegan("second"))


@turn.reacts(EndTurn, entry="fine-del-turno")
def the_second_action_ends(play: Play[State], action: EndTurn) -> None:
    play.happen(ActionOver(play.state.active_player()))
    play.happen(PartBegan("over"))


@turn.forbids(Hibernate, entry="ibernazione-al-posto-delle-azioni")
def hibernation_takes_the_place_of_both_actions(play: Play[State], action: Hibernate) -> str | None:
    if play.state.part == "first" and not play.state.acting:
        return None
    return "si iberna al posto delle due azioni principali, non dopo una di esse"
