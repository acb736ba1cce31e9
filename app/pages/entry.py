"""An entry's page: a rule or ruling with its proof, a card with its clarifications, a term."""

from __future__ import annotations

import re
from logging import getLogger
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from app.engine.errors import EngineError
from app.engine.words import WordsError
from app.library.read import Reading
from app.library.schema import Card, Entry, Ruling, Term
from app.library.views import EntryLine, EntryView, GameView
from app.pages.errors import Trouble
from app.pages.facts import fact_rows
from app.pages.proof import ProofView, proof_of
from app.pages.render import Page, answer, game_of, library_of, names
from app.pages.source import code_of
from app.surface import page_path

router = APIRouter()
_log = getLogger(__name__)
_USES = 12  # entries listed as using a term


@router.api_route("/{game}/{slug}", methods=["GET", "HEAD"])
def entry_page(request: Request, game: str, slug: str) -> Response:
    """Return the page of an entry, whatever its kind; an old id leads to the present one."""
    view = library_of(request).entry(game, slug)
    if view.moved_to:
        query = f"?{request.url.query}" if request.url.query else ""
        return RedirectResponse(f"{page_path(game, view.moved_to)}{query}", 301)
    template = f"pages/{'entry' if isinstance(view.document, Ruling) else view.document.kind}.html"
    return answer(request, template, lambda: _page(request, view))


@router.api_route("/{game}/{slug}/prova", methods=["GET", "HEAD"])
def proof_fragment(request: Request, game: str, slug: str) -> Response:
    """Return the proof of an entry alone, as its knobs and cases are turned."""
    library = library_of(request)
    view = library.entry(game, slug)

    def build() -> Page:
        proof = _proof(request, view.document, library.game(game))
        if proof is None:
            raise Trouble(404, "Questa voce non ha una prova da giocare.")
        return Page({"proof": proof, "entry": view}, proof.status)

    return answer(request, "parts/proof.html", build)


def _page(request: Request, view: EntryView) -> Page:
    library = library_of(request)
    game = library.game(view.line.game)
    document = view.document
    played = game_of(request, game.slug)
    proof = _proof(request, document, game)
    context: dict[str, Any] = {
        "entry": view,
        "document": document,
        "game": game,
        "titles": names(game),
        "proof": proof,
        "code": code_of(played, (document.slug, *document.rests_on)) if played else (),
        "q": "",
    }
    if isinstance(document, Card):
        context["facts"] = fact_rows(document.facts, context["titles"])
        context["touching"] = library.card(game.slug, document.slug).touching
    if isinstance(document, Term):
        context["uses"] = _uses(library, game, document)
    return Page(context, proof.status if proof else 200)


def _proof(request: Request, document: Entry, game: GameView) -> ProofView | None:
    played = game_of(request, game.slug)
    if played is None or not document.cases:
        return None
    try:
        return proof_of(played, document, names(game), request.query_params)
    except IndexError as error:
        cases = len(document.cases)
        said = "C'è un caso solo" if cases == 1 else f"I casi sono {cases}"
        raise Trouble(404, f"Questo caso non c'è. {said}.") from error
    except (EngineError, WordsError) as error:  # loaded from data that this server's rules lack
        _log.error("the proof of %s/%s cannot be played: %s", game.slug, document.slug, error)
        return None


def _uses(library: Reading, game: GameView, term: Term) -> list[EntryLine]:
    """Return the rules and rulings in whose words a term or a synonym of it stands."""
    said = "|".join(re.escape(name) for name in (term.name, *term.also))
    pattern = re.compile(rf"(?<!\w)(?:{said})(?!\w)", re.IGNORECASE)
    found = []
    for line in game.entries:
        document = library.entry(game.slug, line.slug).document
        if isinstance(document, Ruling) and pattern.search(f"{document.question} {document.body}"):
            found.append(line)
    return found[:_USES]
