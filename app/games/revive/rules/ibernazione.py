"""Hibernation: cards, switch, energy, track, and the fourth time."""

from __future__ import annotations

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.engine.table import Table
from app.games.revive.actions.main import Hibernate
from app.games.revive.choices.players import HibernationRow, ThrownArtifact
from app.games.revive.events.cards import WentToRest, Woke
from app.games.revive.events.course import Hibernated, TimeToRest, TimeToWake
from app.games.revive.events.goods import DiscardedArtifact
from app.games.revive.events.tracks import EnergyBack, SwitchReset
from app.games.revive.moves import gain
from app.games.revive.state import State

hibernation: Rulebook[State] = Rulebook("ibernazione")


@hibernation.reacts(Hibernate, entry="ibernare")
def a_player_hibernates(play: Play[State], action: Hibernate) -> None:
    player = play.state.active_player()
    play.happen(TimeToWake(player))
    play.happen(TimeToRest(player))
    play.happen(Hibernated(player))


@hibernation.reacts(TimeToWake, entry="le-carte-a-riposo-tornano-attive")
def resting_cards_become_active(play: Play[State], time: TimeToWake) -> None:
    play.happen(Woke(time.player))


@hibernation.reacts(TimeToRest, entry="le-carte-giocate-vanno-a-riposo")
def played_cards_go_to_rest(play: Play[State], time: TimeToRest) -> None:
    play.happen(WentToRest(time.player))


@hibernation.reacts(TimeToRest, otherwise="le-carte-giocate-vanno-a-riposo")
def played_cards_become_active_at_once(play: Play[State], time: TimeToRest) -> None:
    play.happen(WentToRest(time.player))
    play.happen(Woke(time.player))


@hibernation.reacts(Hibernated, entry="ibernando-torna-l-interruttore")
def the_switch_is_reset(play: Play[State], slept: Hibernated) -> None:
    play.happen(SwitchReset(slept.player))


@hibernation.reacts(Hibernated, entry="ibernando-torna-l-energia")
def all_energy_comes_back(play: Play[State], slept: Hibernated) -> None:
    play.happen(EnergyBack(slept.player))


@hibernation.reacts(Hibernated, entry="tracciato-dell-ibernazione")
def the_row_reached_gives_its_bonus(play: Play[State], slept: Hibernated) -> None:
    row = play.choose(HibernationRow(slept.player))
    gain(play, slept.player, play.state.rows.get(row, Table()))


@hibernation.sets(HibernationRow, entry="riga-inferiore-dell-ibernazione")
def a_lower_row_may_be_taken_instead(
    play: Play[State], choice: HibernationRow, options: tuple[int, ...]
) -> tuple[int, ...]:
    return tuple(range(1, play.state.slept.get(choice.player, 0) + 1))


@hibernation.reacts(Hibernated, entry="quarta-ibernazione")
def the_fourth_time_an_artifact_is_thrown_away(play: Play[State], slept: Hibernated) -> None:
    if play.state.slept.get(slept.player) == 4 and play.state.on_board():
        picked = play.choose(ThrownArtifact(slept.player))
        play.happen(DiscardedArtifact(slept.player, picked))
