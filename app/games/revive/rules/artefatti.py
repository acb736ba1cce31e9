"""Artifacts: taking them, their card, and the end that the last one brings."""

from __future__ import annotations

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.revive.choices.players import NewArtifact
from app.games.revive.events.course import EndBegan
from app.games.revive.events.goods import ArtifactLeft, Gained, TookArtifact, TookToken
from app.games.revive.state import State

artifacts: Rulebook[State] = Rulebook("artefatti")


@artifacts.reacts(Gained, entry="artefatto-a-scelta")
def any_artifact_on_the_board_may_be_taken(play: Play[State], gained: Gained) -> None:
    if gained.good != "artifact":
        return
    for _ in range(gained.amount):
        if play.state.left:
            play.happen(TookArtifact(gained.player, play.choose(NewArtifact(gained.player))))


@artifacts.reacts(Gained, entry="segnalino-da-2-punti")
def later_artifacts_are_two_points(play: Play[State], gained: Gained) -> None:
    ending = play.state.ending
    if gained.good == "artifact" and ending not in (None, gained.player):
        for _ in range(gained.amount):
            play.happen(TookToken(gained.player, 2))


@artifacts.reacts(ArtifactLeft, entry="ultimo-artefatto")
def the_last_artifact_brings_the_end(play: Play[State], taken: ArtifactLeft) -> None:
    if play.state.left == () and play.state.ending is None:
        play.happen(EndBegan(taken.player))
        play.happen(TookToken(taken.player, 4))
