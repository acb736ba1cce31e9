"""What the engines are asked, and which entries answer it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import chain, islice, zip_longest
from pathlib import Path
from random import Random

from app.cli.bench.made import Made
from app.library.evaluate import game_codes, read_questions
from app.library.snapshot import Shelved, Snapshot

EVERY = 7  # of the ways of asking that stand in the entries
_MISTYPED, _OTHERWISE = 0.3, 0.2  # shares of the made questions
_TYPED = 5  # letters of a word that may be mistyped
_LETTERS = "aeiorstnlc"


@dataclass(frozen=True)
class Posed:
    """A question as typed, the slug of the game it is about, and the ids of what answers it.

    One that has an answer in the sources, `answerable`, may have none among the entries: it counts
    as missed.
    """

    text: str
    game: str
    right: frozenset[str]
    answerable: bool = True


def of_file(snapshot: Snapshot, file: Path) -> list[Posed]:
    """Return the questions of a file, in the shape that `arbitro eval` reads, about known games.

    Raises `QuestionsError` naming file and line.
    """
    codes = game_codes(snapshot)
    return [
        Posed(question.q, slug, _citing(snapshot.games[slug], question.right), bool(question.right))
        for question in read_questions(file)
        if (slug := codes.get(question.game)) is not None
    ]


def _citing(game: Shelved, statements: tuple[str, ...]) -> frozenset[str]:
    return frozenset(
        game.lines[slug].id
        for slug, entry in game.entries.items()
        if not set(statements).isdisjoint(entry.cites)
    )


def of_the_entries(games: Mapping[str, Shelved]) -> list[Posed]:
    """Return every seventh of the ways of asking that stand in the entries themselves."""
    ways = [
        Posed(way, slug, frozenset({game.lines[entry.slug].id}))
        for slug, game in games.items()
        for entry in game.entries.values()
        for way in entry.ask_also
    ]
    return ways[::EVERY]


def of_the_made(games: Mapping[str, Made], many: int, chance: Random) -> list[Posed]:
    """Return questions that were held back from made entries, game after game in turn.

    A share is mistyped, a share says a word that no entry says in the place of one of its own.
    """
    in_turn = chain.from_iterable(
        zip_longest(*(_in_some_order(made, chance) for made in games.values()))
    )
    return list(islice((posed for posed in in_turn if posed), many))


def _in_some_order(made: Made, chance: Random) -> Iterator[Posed]:
    game = made.game
    for slug in chance.sample(sorted(made.held), len(made.held)):
        text = _changed(made.held[slug], chance)
        yield Posed(text, game.page.slug, frozenset({game.lines[slug].id}))


def _changed(text: str, chance: Random) -> str:
    words = text.split()
    at = max(range(len(words)), key=lambda place: (len(words[place]), place))
    share = chance.random()
    if len(words[at]) >= _TYPED and share < _MISTYPED:
        words[at] = mistyped(words[at], chance)
    elif share > 1 - _OTHERWISE:
        words[at] = "".join(chance.choice(_LETTERS) for _ in range(8))
    return " ".join(words)


def mistyped(word: str, chance: Random) -> str:
    """Return a word with one slip: two letters exchanged, one left out, doubled or another."""
    at = chance.randrange(1, len(word) - 1)
    before, letter, after = word[:at], word[at], word[at + 1 :]
    return chance.choice(
        (
            before + after[0] + letter + after[1:],
            before + after,
            before + letter * 2 + after,
            before + chance.choice(_LETTERS.replace(letter, "")) + after,
        )
    )
