"""The commands for data authors: the words of a game, and a file to fill in."""

import re
from collections.abc import Callable, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Annotated, Any

import typer

from app.cli.content import read_data
from app.engine.kinds import Action, Choice
from app.engine.telling import spaced
from app.games.all import GAMES
from app.library.read import NotFound
from app.library.schema import Card
from app.settings import PACKAGE, shipped

GameSlug = Annotated[str, typer.Argument(help="The game's slug, such as turno-di-guardia.")]
SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")

BLANK = """\
kind: ruling            # rule: the game's own text; ruling: a doubtful case settled
question:               # as a player asks it at the table
verdict:                # Sì, No, Dipende, or a few words
answer:                 # two or three sentences of your own; after a `>` where they are long
cards: []               # slugs of the cards it touches
ask_also: []            # other ways of asking it, English included
cites: []               # statements of sources.yaml that say it, at most six
standing: source        # official, source, derived, or unsettled (then `readings` too)
check:
  - given: {{}}           # the position: see `arbitro words {game}`
    when: []
    then: []            # the first claim answers the question
    otherwise:
      misreading:       # how people really get it wrong, in a sentence
      then: []          # the first claim contradicts the answer
"""


def words(game: GameSlug) -> None:
    """List what a check of a game may say: state keys, queries, actions, events, cards."""
    if game not in GAMES:
        raise NotFound(f"no game {game!r}: one of {', '.join(GAMES)}")
    vocabulary = GAMES[game].words
    queries = vocabulary.queries.values()
    events = vocabulary.events.values()
    _list("State keys", vocabulary.described_keys())
    _list("Queries", [_described(k) for k in queries if not issubclass(k, Choice)])
    _list("Choices", [_described(k) for k in queries if issubclass(k, Choice)])
    _list("Actions", [_described(k) for k in events if issubclass(k, Action)])
    _list("Events", [_described(k) for k in events if not issubclass(k, Action)])
    cards = [e for e in read_data().games[game].entries.values() if isinstance(e, Card)]
    copies_of, lacks = GAMES[game].copies_of, GAMES[game].lacks
    _list(
        "Cards and their copies in positions, each modelled or lacking a fact",
        [(_with_copies(c.slug, copies_of), _modelled(c, lacks(c.slug))) for c in cards],
    )


def new(game: GameSlug, topic: str, slug: str) -> None:
    """Write an entry to fill in: data/GAME/TOPIC/SLUG.yaml."""
    folder = shipped("data") / game
    if folder.is_relative_to(PACKAGE):
        raise NotFound("a new entry is written in a checkout of the sources, not in a wheel")
    content = read_data().games.get(game)
    if content is None:
        raise NotFound(f"no game {game!r}: one of {', '.join(GAMES)}")
    if topic not in content.game.topics:
        known = ", ".join(content.game.topics)
        raise NotFound(f"no topic {topic!r} in game.yaml: one of {known}")
    if not SLUG.fullmatch(slug):
        raise NotFound(f"{slug!r} is no slug: small letters and digits, joined by single hyphens")
    if slug in content.entries:
        raise NotFound(f"{game}/{slug} is there already: ids are never used twice")
    file = folder / topic / f"{slug}.yaml"
    file.parent.mkdir(exist_ok=True)
    file.write_text(BLANK.format(game=game), encoding="utf-8")
    typer.echo(f"{_shown(file)}: fill it in, then run `arbitro prove {slug}`")


def _shown(file: Path) -> Path:
    return file.relative_to(Path.cwd()) if file.is_relative_to(Path.cwd()) else file


def _described(kind: type[Any]) -> tuple[str, str]:
    """Return a word with its fields, the leading one behind the colon, and what it is."""
    first = " ".join((kind.__doc__ or "").split("\n\n")[0].split())
    names = [spaced(field.name) for field in fields(kind)]
    return f"{kind.word()}: {', '.join(names)}" if names else kind.word(), first


def _with_copies(card: str, copies_of: Callable[[str], Sequence[str]]) -> str:
    copies = copies_of(card)
    return card if tuple(copies) == (card,) else f"{card}: {', '.join(copies)}"


def _modelled(card: Card, lacking: str | None) -> str:
    state = f"NOT MODELLED, lacking: {lacking}" if lacking else "modelled"
    english = f" ({card.english})" if card.english != card.name else ""
    return f"{card.name}{english}: {card.verdict} [{state}]"


def _list(title: str, rows: list[tuple[str, str]]) -> None:
    typer.echo(f"\n{title}")
    width = min(max((len(name) for name, _ in rows), default=0), 34)
    for name, line in rows:
        typer.echo(f"  {name.ljust(width)}  {line}")
