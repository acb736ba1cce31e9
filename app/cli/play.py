"""`arbitro play`: a whole game, played by the rules from a seed, with the entries that ruled it."""

from collections.abc import Iterator
from typing import Annotated, Any

import typer

from app.cli.authors import GameSlug
from app.engine.game import Game, View
from app.engine.trace import Line
from app.games.all import GAMES
from app.library.read import NotFound

SEED = typer.Option("--seed", min=0, help="The same seed plays the same game.")
TOLD = ("did", "happened", "chose", "prevented", "delayed")
PLAYERS = typer.Option(
    "--players", help="The styles of the players, joined by commas: random,greedy."
)
WIDTH = 76  # of a sentence, before the entries behind it


def play(
    game: GameSlug,
    seed: Annotated[int, SEED] = 0,
    players: Annotated[str | None, PLAYERS] = None,
) -> None:
    """Play a game from a seed and print its log: each step, and the entries that ruled it."""
    if game not in GAMES:
        raise NotFound(f"no game {game!r}: one of {', '.join(GAMES)}")
    found = GAMES[game]
    if found.campaign is None:
        raise NotFound(f"{game} has no whole game to play yet: its rules are proven case by case")
    seated = _seated(found, players)
    for number, played in enumerate(found.campaign(found.rulebook.played(), seed, *seated), 1):
        for at, line in enumerate(_log(found.view, played.trace)):
            typer.echo(f"{number:>4}  {line}" if at == 0 else f"      {line}")


def _seated(game: Game[Any], wanted: str | None) -> tuple[tuple[str, ...], ...]:
    """Return what a campaign is told of its players: nothing where nothing is wanted."""
    if wanted is None:
        return ()
    if not game.styles:
        raise NotFound(f"{game.slug} has one style of player only: leave --players out")
    styles = tuple(style.strip() for style in wanted.split(","))
    known = ", ".join(game.styles)
    for style in styles:
        if style not in game.styles:
            raise NotFound(f"no player {style!r}: one of {known}")
    if len(styles) != game.seats:
        raise NotFound(f"{game.slug} seats {game.seats} players, not {len(styles)}: of {known}")
    return (styles,)


def _log(view: View, trace: Any) -> Iterator[str]:
    """Yield what happened as sentences, set in by what happened within what."""
    depths: list[int] = []  # those of the lines told so far that the present one lies within
    for line in trace:
        said = view.sentence(line) if line.kind in TOLD else None
        if said is None:
            continue
        while depths and depths[-1] >= line.depth:
            depths.pop()
        yield _told("  " * len(depths) + said, line)
        depths.append(line.depth)


def _told(said: str, line: Line) -> str:
    return f"{said.ljust(WIDTH)}  [{', '.join(line.entries)}]" if line.entries else said
