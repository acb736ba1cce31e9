"""`arbitro bench`: how fast whole games play, and what the rules cost beside the bare events."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from time import process_time
from typing import Annotated, Any, TypeVar

import typer

from app.engine.game import Game
from app.engine.kinds import Event
from app.engine.play import Play
from app.games.all import GAMES

COUNT = typer.Option("--games", min=1, help="How many games of each kind, from seed 0 on.")
T = TypeVar("T")


@dataclass(frozen=True)
class Measured:
    """Whole games of one kind, with seconds of one core: `played` by the rules, and the same
    events `bare`, applied to the states with no rule asked."""

    games: int
    steps: int
    events: int
    played: float
    bare: float


def bench(games: Annotated[int, COUNT] = 20) -> None:
    """Play random games and report games per second, and the engine's share beside a bare loop."""
    typer.echo(f"{games} random games of each, seconds of one core")
    for slug, game in GAMES.items():
        if game.campaign is None:
            continue
        found = measure(game, games)
        typer.echo(
            f"{slug}: {found.games / found.played:.1f} games a second; {found.steps} steps with "
            f"{found.events} events took {found.played:.2f} s, the events alone "
            f"{found.bare:.3f} s: {found.played / found.bare:.0f} times as long"
        )


def measure(game: Game[Any], games: int) -> Measured:
    """Play games from seeds 0, 1, …, then apply their events alone to the same first states.

    Raises `AssertionError` where the events alone end elsewhere: they would not be the same game.
    """
    if game.campaign is None:
        raise TypeError(f"{game.slug} has no whole game to play")
    rules, campaign = game.rulebook.played(), game.campaign
    steps, happened, played, bare = 0, 0, 0.0, 0.0
    for seed in range(games):
        plays, took = _timed(_played, campaign(rules, seed))
        events = [line.what for play in plays for line in play.trace
                  if line.kind in ("did", "happened")]  # fmt: skip
        start = type(plays[0].state)()
        end, alone = _timed(_applied, start, events)
        assert end == plays[-1].state, f"{game.slug}, seed {seed}: the events alone end elsewhere"
        steps, happened = steps + len(plays), happened + len(events)
        played, bare = played + took, bare + alone
    return Measured(games, steps, happened, played, bare)


def _played(campaign: Iterable[Play[Any]]) -> list[Play[Any]]:
    return list(campaign)


def _applied(state: Any, events: Iterable[Event[Any]]) -> Any:
    for event in events:
        state = event.apply(state)
    return state


def _timed(work: Callable[..., T], *given: Any) -> tuple[T, float]:
    begun = process_time()
    done = work(*given)
    return done, process_time() - begun
