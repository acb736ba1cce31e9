"""Entries: a rule, ruling, card or term in full."""

from typing import Any

from fastapi import APIRouter, Request, Response
from pydantic import Field

from app.api.answers import Answer, LineAnswer, Model, answer, line_answer, site
from app.api.examples import example
from app.api.lookup import MOVED, Content, EntrySlug, GameSlug, find_entry, moved
from app.api.problems import responses
from app.api.route import AnswerRoute, reading
from app.library.checks import Unchecked
from app.library.schema import Card, CheckKind, Ruling
from app.library.snapshot import Snapshot
from app.library.views import EntryLine, EntryView
from app.surface import page_path

router = APIRouter(route_class=AnswerRoute, tags=["Entries"])


class CheckAnswer(Model):
    """How an entry is checked."""

    kind: CheckKind
    """played (rightly and as it is misread), shown (counts and set-up, computed), none (with its
    reason) or absent (terms, and cards whose text rules of their own settle)."""
    cases: int
    """How many positions it is checked in."""
    reason: str | None
    """Why there is no check, where there is none."""
    proof: str | None = Field(
        examples=["https://arbitro.example/api/v1/proofs/turno-di-guardia/ombra-nel-cimitero"]
    )
    """The address of the proof here; null where there is nothing to play."""


class EntryAnswer(Answer):
    """An entry in full, with what it leads to and what leads to it."""

    aside: str | None
    """A few words beside the verdict."""
    answer: str
    """The answer below the verdict; a card's effect in our own words; empty for a term."""
    note: str | None
    """Where editions differ."""
    readings: list[str]
    """Both readings, where the standing is unsettled."""
    names: list[str]
    """What a card or term is called, the current name first; empty for rules and rulings."""
    ask_also: list[str]
    """Other ways of asking for it."""
    facts: dict[str, Any] | None
    """A card's printed facts, by the game's own words; null for the others."""
    printing: str | None
    """Which printing a card's facts are of."""
    cards: list[LineAnswer]
    """The cards that a rule or ruling touches."""
    see: list[LineAnswer]
    """Entries to read beside it."""
    seen_from: list[LineAnswer]
    """Entries that name it as one to read beside them."""
    rests_on: list[LineAnswer]
    """Entries that it follows from."""
    supports: list[LineAnswer]
    """Entries that follow from it."""
    check: CheckAnswer
    """How it is checked."""


@reading(
    router,
    "/entries/{game}/{slug}",
    response_model=EntryAnswer,
    operation_id="getEntry",
    summary="Read an entry",
    responses={200: example("entry"), 301: MOVED, **responses(404, 503)},
)
def get_entry(
    request: Request, content: Content, game: GameSlug, slug: EntrySlug
) -> EntryAnswer | Response:
    """Return an entry in full. An old id redirects to the present one."""
    view = find_entry(content, game, slug)
    if view.moved_to:
        return moved(request, view)
    return entry_answer(request, content, view)


def entry_answer(request: Request, content: Snapshot, view: EntryView) -> EntryAnswer:
    """Return an entry in full."""
    entry = view.document

    def lines(held: tuple[EntryLine, ...]) -> list[LineAnswer]:
        return [line_answer(request, line) for line in held]

    return EntryAnswer(
        **dict(answer(request, content, view)),
        aside=entry.aside if isinstance(entry, Ruling) else None,
        answer=entry.body,
        note=entry.note,
        readings=list(entry.readings),
        names=list(entry.names),
        ask_also=list(entry.ask_also),
        facts=entry.facts if isinstance(entry, Card) else None,
        printing=entry.printing if isinstance(entry, Card) else None,
        cards=lines(view.cards),
        see=lines(view.see),
        seen_from=lines(view.seen_from),
        rests_on=lines(view.rests_on),
        supports=lines(view.supports),
        check=_check(request, view),
    )


def _check(request: Request, view: EntryView) -> CheckAnswer:
    entry, line = view.document, view.line
    proof = f"{site(request)}/api/v1/proofs{page_path(line.game, line.slug)}"
    return CheckAnswer(
        kind=entry.check_kind,
        cases=len(entry.cases),
        reason=entry.check.none if isinstance(entry.check, Unchecked) else None,
        proof=proof if entry.cases else None,
    )
