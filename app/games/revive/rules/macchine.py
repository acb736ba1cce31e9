"""Machine tracks: steps, the spaces that they unlock, machines, energy, and past the end."""

from __future__ import annotations

from app.engine.errors import NotGiven
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.engine.table import Table
from app.games.revive.actions.free import UseMachine
from app.games.revive.choices.players import NewMachine
from app.games.revive.events.goods import Gained
from app.games.revive.events.tracks import (
    Advanced,
    ColourCounts,
    DiscMoved,
    Energised,
    MachineGained,
    PlaceUnlocked,
)
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
        if end is None or made < end:
            play.happen(Advanced(gained.player, gained.good))
        elif beyond := play.ask(PastTheEnd(gained.good)):
            play.happen(Gained(gained.player, beyond))


@machines.reacts(Gained, otherwise="avanzare-sui-tracciati")
def a_step_goes_forward_and_unlocks_nothing(play: Play[State], gained: Gained) -> None:
    if gained.good in TRACKS:
        for _ in range(gained.amount):
            play.happen(Advanced(gained.player, gained.good))


@machines.sets(PastTheEnd, entry="oltre-la-fine-del-tracciato")
def past_its_end_a_track_gives_its_resource(
    play: Play[State], query: PastTheEnd, beyond: Resource | None
) -> Resource:
    if query.track not in play.state.beyond:
        raise NotGiven(f"beyond {query.track}")
    return play.state.beyond[query.track]


@machines.sets(Unlocks, entry="sbloccare-una-macchina")
def a_space_is_unlocked_by_all_the_boxes_joined_to_it(
    play: Play[State], query: Unlocks, unlocked: bool
) -> bool:
    made = play.state.tracks.get(query.player or play.state.active_player(), Table())
    needs = play.state.place(query.place).needs
    return all(made.get(track, 0) >= box for track, box in needs.items())


@machines.sets(Unlocks, otherwise="sbloccare-una-macchina")
def a_space_is_unlocked_by_any_box_joined_to_it(
    play: Play[State], query: Unlocks, unlocked: bool
) -> bool:
    made = play.state.tracks.get(query.player or play.state.active_player(), Table())
    needs = play.state.place(query.place).needs
    return any(made.get(track, 0) >= box for track, box in needs.items())


@machines.reacts(Advanced, entry="avanzare-sui-tracciati")
def boxes_reached_unlock_spaces(play: Play[State], advanced: Advanced) -> None:
    for name in play.state.places:
        reached = play.state.reached.get(advanced.player, ())
        if name not in reached and play.ask(Unlocks(name, advanced.player)):
            play.happen(PlaceUnlocked(advanced.player, name))


@machines.reacts(PlaceUnlocked, entry="macchina-stampata-o-dal-mercato")
def the_printed_machine_or_one_of_the_market(play: Play[State], unlocked: PlaceUnlocked) -> None:
    place = play.state.place(unlocked.place)
    if place.printed is not None:
        play.happen(MachineGained(unlocked.player, place.printed))
    elif place.track is not None:
        picked = play.choose(NewMachine(unlocked.player, place.track))
        play.happen(MachineGained(unlocked.player, picked))


@machines.limits(NewMachine, entry="macchina-del-colore-del-tracciato")
def only_machines_of_its_colour(
    play: Play[State], choice: NewMachine, options: tuple[str, ...]
) -> tuple[str, ...]:
    return tuple(name for name in options if play.state.machine(name).track == choice.track)


@machines.reacts(MachineGained, entry="segnalino-progresso")
def its_token_goes_to_the_progress_track(play: Play[State], gained: MachineGained) -> None:
    play.happen(DiscMoved(gained.player))


@machines.reacts(DiscMoved, entry="bonus-del-tracciato-di-avanzamento")
def boxes_of_the_progress_track_give_bonuses(play: Play[State], moved: DiscMoved) -> None:
    box = play.state.progress.get(moved.player, 0)
    gain(play, moved.player, play.state.bonuses.get(box, Table()))


@machines.reacts(PlaceUnlocked, entry="spazi-esagonali-dei-tracciati")
def hexagonal_spaces_give_an_artifact_or_make_cards_count(
    play: Play[State], unlocked: PlaceUnlocked
) -> None:
    place = play.state.place(unlocked.place)
    gain(play, unlocked.player, place.gives)
    if place.counts is not None:
        play.happen(ColourCounts(unlocked.player, place.counts))


@machines.reacts(UseMachine, entry="usare-una-macchina")
def a_machine_takes_a_token_and_gives(play: Play[State], action: UseMachine) -> None:
    player = play.state.active_player()
    play.happen(Energised(player, action.machine))
    gain(play, player, play.state.machine(action.machine).gives)


@machines.forbids(UseMachine, entry="usare-una-macchina")
def a_machine_needs_energy(play: Play[State], action: UseMachine) -> str | None:
    if play.state.energy.get(play.state.active_player(), 0) > 0:
        return None
    return "non c'è energia libera"


@machines.forbids(UseMachine, entry="macchina-sbloccata")
def only_unlocked_machines_are_used(play: Play[State], action: UseMachine) -> str | None:
    if action.machine in play.state.running.get(play.state.active_player(), ()):
        return None
    return "la macchina non è ancora sbloccata"


@machines.forbids(UseMachine, entry="una-energia-per-macchina")
def a_machine_holds_one_token(play: Play[State], action: UseMachine) -> str | None:
    if action.machine not in play.state.energised.get(play.state.active_player(), ()):
        return None
    return "sulla macchina c'è già un segnalino energia"
