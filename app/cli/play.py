"""`arbitro play`: a whole game, played at random by the rules, with the entries that ruled it."""

from collections.abc import Iterator
from typing import Annotated, Any

import typer

from app.cli.authors import GameSlug
from app.engine.game import View
from app.engine.trace import Line
from app.games.all import GAMES
from app.library.read import NotFound

SEED = typer.Option("--seed", min=0, help="The same seed plays the same game.")
TOLD = ("did", "happened", "chose", "prevented", "delayed")
WIDTH = 76  # of a sentence, before the entries behind it


def play(game: GameSlug, seed: Annotated[int, SEED] = 0) -> None:
    """Play a game from a seed and print its log: each step, and the entries that ruled it."""
    if game not in GAMES:
        raise NotFound(f"no game {game!r}: one of {', '.join(GAMES)}")
    found = GAMES[game]
    if found.campaign is None:
        raise NotFound(f"{game} has no whole game to play yet: its rules are proven case by case")
    for number, played in enumerate(found.campaign(found.rulebook.played(), seed), 1):
        for at, line in enumerate(_log(found.view, played.trace)):
            typer.echo(f"{number:>4}  {line}" if at == 0 else f"      {line}")


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
