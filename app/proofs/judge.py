"""Whether checks read, and whether they prove their entries."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from app.engine import proof, scenario
from app.engine.errors import Unreadable
from app.engine.game import Game
from app.engine.knobs import KnobError
from app.engine.words import WordsError
from app.library.schema import Card, Entry, Place, Problem, Validator


def validator(game: Game[Any]) -> Validator:
    """Return what the loader asks of a game: the problems of an entry's words and facts."""

    def problems(entry: Entry) -> Iterable[Problem]:
        try:
            return list(_problems(game, entry))
        except Unreadable:
            return []  # a card file that does not read: the loader reports it in its own place

    return problems


def _problems(game: Game[Any], entry: Entry) -> Iterator[Problem]:
    if isinstance(entry, Card):
        for found in game.fact_problems(entry.facts):
            yield Problem(("facts", *found.path), found.message)
    for place, words in entry.cases:
        try:
            case = scenario.read_case(words, game, entry.slug, path=place)
        except WordsError as error:
            for found in error.problems:
                yield Problem(found.path, found.message)
        except KnobError as error:
            yield Problem((*place, "knobs", error.knob), str(error))
        else:
            faults = game.faults(case.given)
            for fault in faults:
                yield Problem((*place, "given"), f"no game has this position: {fault}")
            if not faults:
                yield from _unsound_knobs(game, entry, case, place, words)


def _unsound_knobs(
    game: Game[Any], entry: Entry, case: scenario.Case[Any], place: Place, words: Any
) -> Iterator[Problem]:
    """Find the values of knobs, each turned by itself, that make a position impossible."""
    for knob in case.knobs:
        for value in knob.choices:
            try:
                turned = scenario.read_case(words, game, entry.slug, {knob.name: value}, place)
                faults = [f"no game has it: {fault}" for fault in game.faults(turned.given)]
            except WordsError as error:
                faults = [found.message for found in error.problems]
            for fault in faults:
                yield Problem((*place, "knobs", knob.name), f"turned to {value}, {fault}")


def prove(game: Game[Any], entry: Entry) -> proof.Proof | None:
    """Judge an entry's check; None where it has none."""
    if entry.check_kind in ("absent", "none"):
        return None
    cases = tuple(words for _, words in entry.cases)
    shown = entry.check_kind == "shown"
    return proof.prove(game, proof.Check(entry.slug, cases, entry.rests_on, shown))


@dataclass(frozen=True)
class Account:
    """What `arbitro prove` reports: counts, and the ids of what does not hold with reasons."""

    entries: int
    proven: int
    denials: int
    rests: int
    shown: int
    none: int
    failed: tuple[tuple[str, tuple[str, ...]], ...]
    vacuous: tuple[tuple[str, tuple[str, ...]], ...]

    @property
    def holds(self) -> bool:
        """Tell whether nothing failed and nothing is vacuous."""
        return not self.failed and not self.vacuous

    def words(self) -> dict[str, Any]:
        """Return the account as JSON holds it."""
        return {
            "entries": self.entries,
            "proven": self.proven,
            "denials": self.denials,
            "rests": self.rests,
            "shown": self.shown,
            "none": self.none,
            "failed": [{"id": id_, "reasons": list(why)} for id_, why in self.failed],
            "vacuous": [{"id": id_, "reasons": list(why)} for id_, why in self.vacuous],
        }


def account(games: Mapping[str, Game[Any]], entries: Iterable[tuple[str, Entry]]) -> Account:
    """Judge every entry that is to be checked, given as game slug and entry."""
    judged: list[tuple[str, proof.Proof]] = []
    unchecked = 0
    for slug, entry in entries:
        try:
            found = prove(games[slug], entry)
        except Exception as error:
            error.add_note(f"while proving {slug}/{entry.slug}")
            raise
        if found:
            judged.append((f"{slug}/{entry.slug}", found))
        unchecked += entry.check_kind == "none"
    sound = [found for _, found in judged if not found.failed and not found.vacuous]
    kinds = [found.kind for found in sound]
    return Account(
        entries=len(judged) + unchecked,
        proven=len(kinds) - kinds.count("shown"),
        denials=kinds.count("denial"),
        rests=kinds.count("rests"),
        shown=kinds.count("shown"),
        none=unchecked,
        failed=tuple((id_, found.failed) for id_, found in judged if found.failed),
        vacuous=tuple((id_, found.vacuous) for id_, found in judged if found.vacuous),
    )
