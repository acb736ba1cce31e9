"""Machine tracks: steps, machines that are unlocked, energy, and what lies past the end."""

from __future__ import annotations

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.engine.table import Table
from app.games.revive.actions.free import UseMachine
from app.games.revive.events.goods import Gained
from app.games.revive.events.table import Advanced, DiscMoved, Energised, MachineUnlocked
from app.games.revive.moves import gain
from app.games.revive.names import TRACKS, Resource
from app.games.revive.queries.tracks import PastTheEnd, Unlocks
from app.games.revive.state import State

machines: Rulebook[State] = Rulebook("macchine")


@machines.reacts(Gained, entry="avanzare-sui-tracciati")
def a_step_goes_forward_on_its_track(play: Play[State], gained: Gained) -> None:
    if gained.good not in TRACKS:
        return
    for _ in range(gained.amount):
        made = play.state.tracks.get(gained.player, Table()).get(gained.good, 0)
        end = play.state.ends.get(gained.good)
        beyond = play.ask(PastTheEnd(gained.good)) if end is not None and made >= end else None
        if beyond:
            play.happen(Gained(gained.player, beyond))
        elif end is None or made < end:
            play.happen(Advanced(gained.player, gained.good))


@machines.sets(PastTheEnd, entry="oltre-la-fine-del-tracciato")
def past_its_end_a_track_gives_its_resource(
    play: Play[State], query: PastTheEnd, beyond: Resource | None
) -> Resource:
    by_track: dict[str, Resource] = {"forest": "book", "mountain": "gear", "field": "food"}
    return by_track[query.track]


@machines.sets(Unlocks, entry="sbloccare-una-macchina")
def a_machine_is_unlocked_by_all_its_steps(
    play: Play[State], query: Unlocks, unlocked: bool
) -> bool:
    made = play.state.tracks.get(query.player or play.state.active_player(), Table())
    needs = play.state.machines[query.machine].needs
    return all(made.get(track, 0) >= step for track, step in needs.items())


@machines.reacts(Advanced, entry="sbloccare-una-macchina")
def reached_steps_unlock_machines(play: Play[State], advanced: Advanced) -> None:
    running = play.state.running.get(advanced.player, ())
    for machine in play.state.owned.get(advanced.player, ()):
        if machine not in running and play.ask(Unlocks(machine, advanced.player)):
            play.happen(MachineUnlocked(advanced.player, machine))


@machines.reacts(MachineUnlocked, entry="segnalino-progresso")
def its_token_goes_to_the_progress_track(play: Play[State], unlocked: MachineUnlocked) -> None:
    play.happen(DiscMoved(unlocked.player))


@machines.reacts(UseMachine, entry="usare-una-macchina")
def a_machine_takes_a_token_and_gives(play: Play[State], action: UseMachine) -> None:
    player = play.state.active_player()
    play.happen(Energised(player, action.machine))
    gain(play, player, play.state.machines[action.machine].gives)


@machines.forbids(UseMachine, entry="macchina-sbloccata")
def only_unlocked_machines_are_used(play: Play[State], action: UseMachine) -> str | None:
    if action.machine in play.state.running.get(play.state.active_player(), ()):
        return None
    return "la macchina non è ancora sbloccata"


@machines.forbids(UseMachine, entry="usare-una-macchina")
def a_machine_needs_energy(play: Play[State], action: UseMachine) -> str | None:
    if play.state.energy.get(play.state.active_player(), 0) > 0:
        return None
    return "non c'è energia libera"


@machines.forbids(UseMachine, entry="una-energia-per-macchina")
def a_machine_holds_one_token(play: Play[State], action: UseMachine) -> str | None:
    if action.machine not in play.state.energised.get(play.state.active_player(), ()):
        return None
    return "sulla macchina c'è già un segnalino energia"
