"""Claims as a check writes them: one mapping of one key each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.engine.building import no_such
from app.engine.claims import ENDINGS, Asks, Claim, Ends, Happens, Leaves, Permits
from app.engine.kinds import Choice, Next
from app.engine.words import Path, Problem, Vocabulary, WordsError

KINDS = ("ask", "allowed", "refused", "happened", "never", "state", *ENDINGS)


def claim(words: Any, vocabulary: Vocabulary[Any], path: Path) -> Claim:
    """Read one claim; raises `WordsError`."""
    if not isinstance(words, Mapping) or len(words) != 1:
        raise WordsError([Problem(path, f"a claim is one of: {', '.join(KINDS)}")])
    kind, held = next(iter(words.items()))
    if kind not in KINDS:
        raise WordsError([Problem((*path, kind), no_such("claim", str(kind), KINDS))])
    path = (*path, kind)
    if kind in ENDINGS:
        return Ends(words, kind, _stop(kind, held, vocabulary, path))
    if kind in ("happened", "never"):
        return Happens(words, vocabulary.pattern(held, path), kind == "happened")
    if kind == "state":
        return Leaves(words, _parts(held, vocabulary, path))
    if kind == "ask":
        return _asks(words, held, vocabulary, path)
    if kind == "allowed":
        return Permits(words, vocabulary.event(held, path), True)
    by = held.get("by") if isinstance(held, Mapping) else None
    owners = (by,) if isinstance(by, str) else tuple(by) if isinstance(by, list) else ()
    if not owners or not all(isinstance(owner, str) for owner in owners):
        raise WordsError([Problem(path, "refused names the entry that it is refused `by`")])
    event = {key: value for key, value in held.items() if key != "by"}
    return Permits(words, vocabulary.event(event, path), False, owners)


def choice_words(vocabulary: Vocabulary[Any]) -> list[str]:
    """Return the words of all that is chosen in a game."""
    words = [word for word, kind in vocabulary.queries.items() if issubclass(kind, Choice)]
    return sorted([*words, Next.word()])


def _asks(words: Any, held: Any, vocabulary: Vocabulary[Any], path: Path) -> Asks:
    if not isinstance(held, Mapping) or "is" not in held:
        raise WordsError([Problem(path, "ask names a query and what it `is`")])
    query = {key: value for key, value in held.items() if key not in ("is", "bill")}
    bill = held.get("bill")
    items = bill if isinstance(bill, list) else [None]
    if bill is not None and not all(isinstance(i, Mapping) and len(i) == 1 for i in items):
        message = "a bill is a list of `entry: amount`, `printed` standing for the default"
        raise WordsError([Problem((*path, "bill"), message)])
    return Asks(words, vocabulary.query(query, path), held["is"], bill)


def _stop(kind: str, held: Any, vocabulary: Vocabulary[Any], path: Path) -> str | None:
    """Return the word of the choice at which a run stops, if the claim names it."""
    if held is True:
        return None
    if kind == "endless":
        raise WordsError([Problem(path, "endless is true, or not claimed at all")])
    known = choice_words(vocabulary)
    if held not in known:
        raise WordsError([Problem(path, f"{kind} is true, or at one of: {', '.join(known)}")])
    return str(held)


def _parts(held: Any, vocabulary: Vocabulary[Any], path: Path) -> Mapping[str, Any]:
    keys = vocabulary.state_keys()
    if not isinstance(held, Mapping) or not held:
        raise WordsError([Problem(path, f"state names some of: {', '.join(keys)}")])
    for key in held:
        if key not in keys:
            raise WordsError([Problem((*path, key), f"no state key: one of {', '.join(keys)}")])
    return dict(held)
