"""Hibernation: cards, switch, energy, track, and the fourth time."""

from __future__ import annotations

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.revive.actions.main import Hibernate
from app.games.revive.events.course import Hibernated
from app.games.revive.events.table import EnergyBack, SwitchReset, WentToRest, Woke
from app.games.revive.state import State

hibernation: Rulebook[State] = Rulebook("ibernazione")


@hibernation.reacts(Hibernate, entry="ibernare")
def a_player_hibernates(play: Play[State], action: Hibernate) -> None:
    player = play.state.active_player()
    play.happen(Woke(player))
    play.happen(WentToRest(player))
    play.happen(SwitchReset(player))
    play.happen(EnergyBack(player))
    play.happen(Hibernated(player))
