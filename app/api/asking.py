"""What search and ask take alike: the words, the game, the kind, the card and the page."""

from collections.abc import Iterable
from typing import Annotated
from weakref import WeakKeyDictionary

import orjson
from fastapi import Query, Request
from pydantic import Field

from app.api.answers import Answer, answer, site
from app.api.elsewhere import path_of
from app.api.lookup import find_card, find_game
from app.api.problems import Problem
from app.library.schema import Kind
from app.library.search import Hit
from app.library.snapshot import Snapshot
from app.surface import LONGEST, page_path

FURTHEST = 10_000  # entries

Words = Annotated[
    str,
    Query(
        min_length=1,
        max_length=LONGEST,
        description="A question or a few words, in Italian or with English names; no syntax.",
        examples=["vita dell'ombra nel cimitero"],
    ),
]
InGame = Annotated[
    str | None,
    Query(description="The slug of a game, to look in it alone.", examples=["turno-di-guardia"]),
]
OfKind = Annotated[
    Kind | None, Query(description="Only entries of this kind.", examples=["ruling"])
]
OnCard = Annotated[
    str | None,
    Query(
        description="The slug of a card of `game`: only this card and what touches it.",
        examples=["ombra"],
    ),
]
Limit = Annotated[int, Query(ge=1, le=50, description="How many entries to return.")]
Offset = Annotated[
    int, Query(ge=0, le=FURTHEST, description="How many entries to leave out from the best.")
]


class FoundAnswer(Answer):
    """An entry that was found, with how well it fits."""

    score: float
    """How well it fits, from 0 to 1."""
    snippet: str
    """The sentence of its answer that shares most words with the query."""
    highlights: list[tuple[int, int]] = Field(examples=[[[2, 7]]])
    """The words of the snippet that the query asks for, also by another form, name or word of the
    same meaning: of each its first character and the one after its last, counted from 0 in
    Unicode code points; in order, none over another."""
    title_highlights: list[tuple[int, int]] = Field(examples=[[[15, 20]]])
    """The same of the title."""


# Of each content the entries that were found so far, as the beginning of their JSON: it is the same
# for every query and site.
_MADE: WeakKeyDictionary[Snapshot, dict[tuple[str, str], bytes]] = WeakKeyDictionary()


def check(content: Snapshot, words: str, game: str | None) -> None:
    """Raise the problem of words that are blank, or of a game that there is not."""
    if not words.strip():
        raise Problem(
            422, "invalid-request", "q is empty: type a question or a few words.", field="q"
        )
    if game is not None:
        find_game(content, game)


def on_card(content: Snapshot, game: str | None, card: str | None) -> str | None:
    """Return a card's present slug, or the problem of one that there is not, or without a game."""
    if card is None:
        return None
    if game is None:
        detail = "card needs game: the same slug may name a card of another game."
        raise Problem(422, "invalid-request", detail, field="game")
    return find_card(content, game, card)


def found(request: Request, content: Snapshot, hits: Iterable[Hit]) -> list[FoundAnswer]:
    """Return hits as answers."""
    return [FoundAnswer.model_validate_json(one) for one in found_json(request, content, hits)]


def found_json(request: Request, content: Snapshot, hits: Iterable[Hit]) -> list[bytes]:
    """Return hits as the JSON of answers, which is put together faster than they are."""
    made, here = _MADE.setdefault(content, {}), site(request)
    found = []
    for hit in hits:
        game, slug = at = hit.line.game, hit.line.slug
        if at not in made:
            same = answer(request, content, content.games[game].entry(slug))
            made[at] = same.model_dump_json(exclude={"url"}).removesuffix("}").encode()
        own = {
            "url": here + page_path(game, slug),
            "score": hit.score,
            "snippet": hit.snippet,
            "highlights": hit.highlights,
            "title_highlights": hit.title_highlights,
        }
        found.append(b"%b,%b" % (made[at], orjson.dumps(own)[1:]))
    return found


def next_page(request: Request, offset: int, limit: int, total: int) -> str | None:
    """Return the address of the page that follows, or None on the last."""
    following = offset + limit
    if following >= min(total, FURTHEST + 1):
        return None
    asked = request.scope["query_string"].decode("latin-1").split("&")
    kept = [one for one in asked if one.partition("=")[0] not in ("", "offset", "limit")]
    query = "&".join((*kept, f"offset={following}", f"limit={limit}"))
    return f"{site(request)}{path_of(request.scope)}?{query}"
