"""Games that nobody has made: real entries with other names and other rare words, game by game."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from app.cli.bench.invented import Invented
from app.cli.bench.moulds import EntryMould, Fill, spread
from app.library.checks import Unchecked
from app.library.schema import Card, Entry, Game, Ruling, Sources, Statement, Term, Work
from app.library.snapshot import Shelved
from app.library.sources import Accent
from app.library.text import STOP_WORDS, words

SIZE = 100  # entries of a game
HOT = 100  # games that are asked about: those of an evening, not all that there are
_KINDS: tuple[type[Entry], ...] = (Ruling, Card, Term)
_INVENTED = 60_000  # stems
_FEWEST, _MOST = 6, 10  # ways of asking for an entry, one more held back
_TOPICS, _GROUPS = 8, 3
_ACCENT = Accent(light="#444444", dark="#bbbbbb")
_UNCHECKED = Unchecked(none="una partita che nessuno gioca")


@dataclass(frozen=True)
class Made:
    """A game, and of each entry, by slug, one way of asking for it that does not stand in it."""

    game: Shelved
    held: Mapping[str, str]


class Maker:
    """Makes any number of games out of real ones; a number and a seed always make the same."""

    def __init__(self, games: Mapping[str, Shelved], seed: int = 0) -> None:
        entries = {slug: list(game.entries.values()) for slug, game in games.items()}
        found = spread(entries)
        common = {stem for stem, where in found.items() if 2 * len(where) > len(games)}
        self._seed = seed
        self._invented = Invented(found, _INVENTED, Random(f"{seed}"))
        self._moulds = {
            slug: [EntryMould(slug, entry, common) for entry in own]
            for slug, own in entries.items()
        }

    def games(self, entries: int) -> dict[str, Made]:
        """Return as many games as it takes for so many entries, the last one filled up too."""
        made = (self.game(number) for number in range(-(-entries // SIZE)))
        return {one.game.page.slug: one for one in made}

    def game(self, number: int) -> Made:
        """Return the game of a number: a hundred entries, its kinds in the real proportions."""
        chance = Random(f"{self._seed}/{number}")
        filled: dict[str, str] = {}
        taken: set[str] = set()

        def fill(stem: str) -> str:
            if stem not in filled:
                filled[stem] = self._invented.draw(chance, taken)
                taken.add(filled[stem])
            return filled[stem]

        page = _page(f"gioco-{number}", fill)
        moulds = self._chosen(chance)
        now = {mould.key: f"{mould.entry.kind}-{at}" for at, mould in enumerate(moulds)}
        cast = [_cast(mould, now, at, page, fill, chance) for at, mould in enumerate(moulds)]
        sources = Sources(
            works={"guida": Work(title=page.name, language="it")},
            statements={
                f"made-{at}": Statement(section=page.name, kind="rule") for at in range(len(cast))
            },
        )
        held = {entry.slug: asked for entry, asked in cast}
        return Made(Shelved(page, sources, [entry for entry, _ in cast]), held)

    def _chosen(self, chance: Random) -> list[EntryMould]:
        """Return the moulds of a game: those of one real game first, others where it has too few.

        The cards that its rulings are about come with them.
        """
        sizes = [len(moulds) for moulds in self._moulds.values()]
        base = chance.choices(list(self._moulds), sizes)[0]
        others = [
            mould for slug, moulds in self._moulds.items() if slug != base for mould in moulds
        ]
        chosen: list[EntryMould] = []
        for kind in _KINDS:
            touched = {(mould.game, card) for mould in chosen for card in mould.entry.on_cards}
            own = _shuffled(
                (one for one in self._moulds[base] if isinstance(one.entry, kind)), chance
            )
            own.sort(key=lambda mould: mould.key not in touched)
            rest = _shuffled((one for one in others if isinstance(one.entry, kind)), chance)
            share = (len(own) + len(rest)) / sum(sizes)
            due = SIZE - len(chosen) if kind is _KINDS[-1] else round(SIZE * share)
            chosen += [*own, *rest][:due]
        return chosen


def _shuffled(moulds: Iterable[EntryMould], chance: Random) -> list[EntryMould]:
    found = list(moulds)
    return chance.sample(found, len(found))


def _page(slug: str, fill: Fill) -> Game:
    def title(number: int) -> str:
        return fill(f"titolo {number}").capitalize()

    return Game(
        slug=slug,
        name=f"{title(0)} {title(1)}",
        english=title(2),
        accent=_ACCENT,
        about=title(0),
        topics={f"tema-{at}": title(3 + at) for at in range(_TOPICS)},
        groups={f"gruppo-{at}": title(3 + _TOPICS + at) for at in range(_GROUPS)},
    )


def _cast(
    mould: EntryMould,
    now: Mapping[tuple[str, str], str],
    at: int,
    page: Game,
    fill: Fill,
    chance: Random,
) -> tuple[Entry, str]:
    """Return the entry of a mould at its place among those of its game, and a question held back.

    `now` are the new slugs; what leads to entries that are not there is left out.
    """

    def there(slugs: Iterable[str]) -> tuple[str, ...]:
        return tuple(now[mould.game, slug] for slug in slugs if (mould.game, slug) in now)

    other: dict[str, object] = {
        "slug": now[mould.key],
        "cites": (f"made-{at}",),
        "see": there(mould.entry.see),
        "rests_on": there(mould.entry.rests_on),
        "was": (),
        "check": _UNCHECKED,
    }
    match mould.entry:
        case Ruling(cards=cards):
            other |= {"topic": f"tema-{at % _TOPICS}", "cards": there(cards)}
        case Card():
            other |= {"group": f"gruppo-{at % _GROUPS}", "facts": {}}
    entry = mould.cast(fill, **other)
    asked, held = _asked(entry, chance)
    return entry.model_copy(update={"ask_also": asked}), held


def _asked(entry: Entry, chance: Random) -> tuple[tuple[str, ...], str]:
    """Return the ways of asking for an entry, keywords where it has too few, and the one held."""
    many = chance.randint(_FEWEST, _MOST)
    ways = chance.sample(entry.ask_also, len(entry.ask_also))
    text = f"{' '.join(entry.names) or entry.title} {entry.short} {entry.body}"
    said = list(dict.fromkeys(word for word in words(text) if word not in STOP_WORDS))
    while len(ways) <= many:
        ways.append(_keywords(said, chance))
    return tuple(ways[1 : many + 1]), ways[0]


def _keywords(said: Sequence[str], chance: Random) -> str:
    """Return two to four words in their order, the first ones oftener: they name the subject."""
    many = min(chance.randint(2, 4), len(said))
    places: set[int] = set()
    while len(places) < many:
        places.add(int(len(said) * chance.random() ** 2))
    return " ".join(said[at] for at in sorted(places))
