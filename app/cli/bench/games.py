"""`arbitro bench games`: how fast whole games play, and what the rules cost beside the bare events;
how long a monster's turn on a map takes."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from statistics import median
from time import process_time
from typing import Annotated, Any, TypeVar

import typer

from app.engine.game import Game
from app.engine.kinds import Event
from app.engine.play import Play
from app.games.all import GAMES
from app.games.gloomhaven.actions.turns import Turn
from app.games.gloomhaven.area import Area
from app.games.gloomhaven.board import OBSTACLE, WALL, ground
from app.games.gloomhaven.game import GLOOMHAVEN
from app.games.gloomhaven.layout import Layout, scattered
from app.games.gloomhaven.scenarios import boards_file, scenarios
from app.games.gloomhaven.state import Figure
from app.hexes.geometry import Hex

COUNT = typer.Option("--games", min=1, help="How many games of each kind, from seed 0 on.")
OWN = 40  # boards of chance, where there are none of others
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


def games(games: Annotated[int, COUNT] = 20) -> None:
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
    _report_boards()


def _report_boards() -> None:
    """Report how long A's turn takes on a set of boards, and on two that are as bad as any."""
    file = boards_file()
    if file.is_file():
        boards, whose = [one.layout for one in scenarios(file)], f"boards of {file.name}"
    else:
        boards = [scattered(Random(seed), 16, 7, most=8) for seed in range(OWN)]
        whose = f"boards of chance, {file} not being there"
    took = timed_turns(boards)
    typer.echo(
        f"gloomhaven: {len(boards)} {whose}: all that a monster's turn may come to takes "
        f"{median(took):.1f} ms in the median, {max(took):.1f} ms at worst"
    )
    single, area = timed_turns([crowded(area=False), crowded(area=True)])
    typer.echo(
        f"gloomhaven: 16×7 hexes, 8 figures, range 5, 3 targets: {single:.1f} ms; "
        f"with an area of three hexes: {area:.1f} ms"
    )


def timed_turns(boards: Iterable[Layout]) -> list[float]:
    """Return the milliseconds that A's turn takes on each board, nothing known of its map."""
    rules, took = GLOOMHAVEN.rulebook.played(), []
    for board in boards:
        state = board.state()
        ground.cache_clear()
        took.append(_timed(Play(rules, state).ask, Turn("A"))[1] * 1000)
    return took


def crowded(area: bool) -> Layout:
    """Return a wide map with walls and obstacles, on which many plans must be weighed."""
    cells = [Hex(column - row // 2, row) for row in range(7) for column in range(16)]
    signs = dict.fromkeys((35, 51, 68, 40, 56, 73), WALL)
    signs |= dict.fromkeys((20, 37, 61, 77, 90), OBSTACLE)
    acting = Figure(
        "monster", move=5, range=5, targets=3,
        area=Area((Hex(0, 0), Hex(1, 0), Hex(0, 1)), close=False) if area else None,
    )  # fmt: skip
    places = dict(zip("ABCDEFGH", (2, 10, 26, 43, 59, 75, 92, 108), strict=True))
    heroes = {name: Figure("hero", initiative=10) for name in places if name != "A"}
    return Layout(
        terrain={cell: signs.get(place, "") for place, cell in enumerate(cells)},
        walls=(),
        figures={"A": acting} | heroes,
        at={name: cells[place] for name, place in places.items()},
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
