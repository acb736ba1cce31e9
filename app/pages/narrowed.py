"""What is searched and where, as it stands in the address of a search."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import urlencode

from app.library.read import NotFound, Reading
from app.library.schema import Kind
from app.library.views import EntryLine, GameView
from app.surface import LONGEST

_FURTHEST = 100_000
# Who asks does not know whether the answer is the game's own rule or a settled case.
KINDS: Mapping[str, tuple[str, tuple[Kind, ...]]] = {
    "regole": ("Regole", ("rule", "ruling")),
    "carte": ("Carte", ("card",)),
    "glossario": ("Glossario", ("term",)),
}


@dataclass(frozen=True)
class Narrowed:
    """A query, and the game, the kind (by its word in the address) and the card that narrow it."""

    query: str
    game: GameView | None = None
    kind: str | None = None
    card: EntryLine | None = None

    @property
    def game_slug(self) -> str | None:
        """Return the slug of the game, None for all."""
        return self.game.slug if self.game else None

    @property
    def card_slug(self) -> str | None:
        """Return the slug of the card, None for all."""
        return self.card.slug if self.card else None

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """Return the kinds of entries that are looked for; none is any."""
        return () if self.kind is None else KINDS[self.kind][1]

    def address(self, start: int = 0, **others: Any) -> str:
        """Return the address of this search, or of one that is narrowed otherwise."""
        asked = replace(self, **others)
        fields = {
            "q": asked.query[:LONGEST],
            "gioco": asked.game_slug,
            "tipo": asked.kind,
            "carta": asked.card_slug,
            "da": start or None,
        }
        return f"/cerca?{urlencode({key: held for key, held in fields.items() if held})}"


@dataclass(frozen=True)
class Wrong:
    """Something in an address that is not there: a sentence in Italian, and its status."""

    sentence: str
    status: int


def read_address(library: Reading, params: Mapping[str, str]) -> tuple[Narrowed, int, list[Wrong]]:
    """Return what is searched, from which result on, and what is wrong with the address.

    What is wrong is left out, so that the rest of it can still be searched.
    """
    wrong: list[Wrong] = []
    asked = Narrowed(params.get("q", "").replace("\0", " ").lstrip())
    if len(asked.query) > LONGEST:
        sentence = (
            f"La domanda è troppo lunga: bastano poche parole, al massimo {LONGEST} caratteri."
        )
        wrong.append(Wrong(sentence, 422))
    slug, kind, card = (params.get(name, "").strip() for name in ("gioco", "tipo", "carta"))
    try:
        asked = replace(asked, game=library.game(slug) if slug else None)
    except NotFound:
        wrong.append(Wrong(f"Non conosco il gioco «{_clipped(slug)}».", 404))
    if kind in KINDS:
        asked = replace(asked, kind=kind)
    elif kind:
        known = ", ".join(f"«{one}»" for one in KINDS)
        wrong.append(Wrong(f"Non conosco il tipo «{_clipped(kind)}»: ci sono {known}.", 422))
    if card and (game := asked.game):
        try:
            asked = replace(asked, card=library.card(game.slug, card).entry.line)
        except NotFound:
            sentence = f"In {game.page.name} non c'è la carta «{_clipped(card)}»."
            wrong.append(Wrong(sentence, 404))
    elif card and not slug:
        wrong.append(Wrong("Per cercare fra le voci di una carta serve anche il gioco.", 422))
    return asked, _start(params.get("da", "")), wrong


def _start(typed: str) -> int:
    # Python refuses to read a number of thousands of digits.
    return min(int(typed[:9]), _FURTHEST) if typed.isascii() and typed.isdecimal() else 0


def _clipped(text: str) -> str:
    return text if len(text) <= 40 else f"{text[:40]}…"
