"""Artifacts: taking them, their card, and the end that the last one brings."""

from __future__ import annotations

from app.engine.errors import NotGiven
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.revive.choices.players import NewArtifact
from app.games.revive.events.course import EndBegan, GameOver, PartBegan
from app.games.revive.events.goods import (
    ArtifactLeft,
    Gained,
    NoArtifactLeft,
    TookArtifact,
    TookToken,
)
from app.games.revive.names import COLOURS, Player
from app.games.revive.printed import Goal
from app.games.revive.queries.score import ArtifactFactor, ArtifactGoal, Score
from app.games.revive.state import State

artifacts: Rulebook[State] = Rulebook("artefatti")


@artifacts.sets(ArtifactGoal, entry="carta-artefatto-propria-o-comune")
def the_common_card_holds_for_all(
    play: Play[State], query: ArtifactGoal, goal: Goal | None
) -> Goal | None:
    if "common artifact card" not in play.state.variants:
        return None
    return play.state.common.get(query.colour)


@artifacts.adds(ArtifactFactor, entry="artefatti-piu-uno")
def one_more_than_the_artifacts_counts(
    play: Play[State], query: ArtifactFactor, factor: int
) -> int:
    return 1


@artifacts.adds(Score, entry="punti-della-carta-artefatto")
def artifacts_multiply_what_their_card_counts(
    play: Play[State], query: Score, total: int
) -> int | None:
    made = 0
    for colour in COLOURS:
        goal = play.ask(ArtifactGoal(query.player, colour))
        if goal is not None:
            factor = play.ask(ArtifactFactor(query.player, colour))
            made += _counted(play.state, query.player, goal) * factor * goal.points
    return made or None


def _counted(state: State, player: Player, goal: Goal) -> int:
    if goal.of == "energy":
        return state.all_energy(player)
    if goal.value is None:
        raise NotGiven(f"what the artifact card of {player} counts")
    return goal.value


@artifacts.reacts(Gained, entry="artefatto-a-scelta")
def any_artifact_on_the_board_may_be_taken(play: Play[State], gained: Gained) -> None:
    if gained.good != "artifact":
        return
    for _ in range(gained.amount):
        if play.state.on_board():
            play.happen(TookArtifact(gained.player, play.choose(NewArtifact(gained.player))))
        else:
            play.happen(NoArtifactLeft(gained.player))


@artifacts.reacts(Gained, otherwise="artefatto-a-scelta")
def the_first_artifact_of_the_row_is_taken(play: Play[State], gained: Gained) -> None:
    if gained.good == "artifact" and play.state.on_board():
        play.happen(TookArtifact(gained.player, play.state.on_board()[0]))


@artifacts.reacts(ArtifactLeft, entry="ultimo-artefatto")
def the_last_artifact_brings_the_end(play: Play[State], taken: ArtifactLeft) -> None:
    if play.state.left == () and play.state.ending is None:
        play.happen(EndBegan(taken.player))
        play.happen(TookToken(taken.player, 4))


@artifacts.reacts(NoArtifactLeft, entry="segnalino-da-2-punti")
def later_artifacts_are_two_points(play: Play[State], none: NoArtifactLeft) -> None:
    if _long(play.state) or play.state.ending != none.player:
        play.happen(TookToken(none.player, 2))


@artifacts.reacts(PartBegan, entry="ultimo-turno-degli-altri")
def everybody_else_has_one_more_turn(play: Play[State], began: PartBegan) -> None:
    if began.part != "over" or play.state.ending is None or _long(play.state):
        return
    if _after(play.state, play.state.active_player()) == play.state.ending:
        play.happen(GameOver())


@artifacts.reacts(TookToken, entry="partita-lunga-secondo-segnalino")
def the_second_token_ends_the_long_game(play: Play[State], taken: TookToken) -> None:
    twos = sum(held.count(2) for held in play.state.tokens.values())
    if _long(play.state) and taken.points == 2 and twos == 2:
        play.happen(GameOver())


def _long(state: State) -> bool:
    return "long game" in state.variants and len(state.players) == 4


def _after(state: State, player: Player) -> Player:
    if player not in state.players:
        raise NotGiven("players")
    place = state.players.index(player)
    return state.players[(place + 1) % len(state.players)]
