"""Proofs: an entry's check played rightly and as it is misread, with knobs to turn."""

from typing import Any

from fastapi import APIRouter, Request, Response

from app.api.answers import answer, line_answer
from app.api.examples import example
from app.api.lookup import MOVED, Content, EntrySlug, GameSlug, find_entry, moved
from app.api.problems import Problem, responses
from app.api.proof_models import ProofAnswer, Turned
from app.api.proof_shown import case_answer, involved, range_of
from app.api.route import AnswerRoute, reading
from app.api.validation import said
from app.engine.errors import EngineError
from app.engine.game import Game
from app.engine.knobs import KnobError, read_knobs
from app.engine.telling import listed
from app.engine.words import WordsError
from app.library.checks import Unchecked
from app.library.schema import Entry
from app.library.snapshot import Snapshot
from app.library.views import EntryView
from app.proofs.show import CaseShown, show

router = APIRouter(route_class=AnswerRoute, tags=["Proofs"])


@reading(
    router,
    "/proofs/{game}/{slug}",
    response_model=ProofAnswer,
    operation_id="getProof",
    summary="Read an entry's proof",
    responses={200: example("proof"), 301: MOVED, **responses(404, 503)},
)
def get_proof(
    request: Request, content: Content, game: GameSlug, slug: EntrySlug
) -> ProofAnswer | Response:
    """Return all cases of an entry's check, each played by the rules and by the mistake that
    people make. An old id redirects to the present one."""
    view = find_entry(content, game, slug)
    if view.moved_to:
        return moved(request, view)
    played = _rules(request, view)
    try:
        cases = [show(played, view.document, number) for number in range(len(view.document.cases))]
    except (EngineError, WordsError) as error:
        raise _no_proof(view, f" here: this server cannot play its position ({error}).") from error
    return _proof(request, content, view, cases)


@router.post(
    "/proofs/{game}/{slug}",
    response_model=ProofAnswer,
    operation_id="turnProof",
    summary="Play a case with its knobs turned",
    responses={
        200: example("turned"),
        308: MOVED,
        **responses(400, 404, 413, 415, 422, 503),
    },
)
def turn_proof(
    request: Request, content: Content, game: GameSlug, slug: EntrySlug, turned: Turned
) -> ProofAnswer | Response:
    """Play one case of an entry's check again with some of its knobs turned. What the check
    claims is not judged on a turned position: the runs show what now happens."""
    view = find_entry(content, game, slug)
    if view.moved_to:
        return moved(request, view, 308)
    played, entry = _rules(request, view), view.document
    if turned.case >= len(entry.cases):
        known = list(range(len(entry.cases)))
        detail = f"case is {turned.case}: it can be {' or '.join(map(str, known))}."
        raise Problem(422, "unknown-case", detail, field="case", allowed=known)
    try:
        shown = show(played, entry, turned.case, turned.knobs)
    except KnobError as error:
        raise _wrong_knob(entry, turned, error) from error
    except EngineError as error:
        raise _unplayable(str(error)) from error
    except WordsError as error:
        raise _unplayable("; ".join(found.message for found in error.problems)) from error
    return _proof(request, content, view, [shown])


def _rules(request: Request, view: EntryView) -> Game[Any]:
    """Return the game that plays an entry's check, or the problem of a check that is none."""
    entry, line = view.document, view.line
    game: Game[Any] | None = request.app.state.games.get(line.game)
    if game and entry.cases:
        return game
    if isinstance(entry.check, Unchecked):
        why = f": {entry.check.none}"
    elif not entry.cases:
        why = f": a {line.kind} needs none."
    else:
        why = f" here: the rules of {line.game} are not among those that this server can play."
    raise _no_proof(view, why)


def _no_proof(view: EntryView, why: str) -> Problem:
    return Problem(404, "no-proof", f"“{view.line.slug}” has no proof{why}")


def _unplayable(why: str) -> Problem:
    return Problem(422, "unplayable", f"This position cannot be played: {why}.", field="knobs")


def _wrong_knob(entry: Entry, turned: Turned, error: KnobError) -> Problem:
    """Return the problem of a knob or value that there is not, with those that there are."""
    _, words = entry.cases[turned.case]
    knobs = {knob.name: knob for knob in read_knobs(words.get("knobs", {}), ())}
    field = f"knobs.{error.knob}"
    if error.knob not in knobs:
        there = " and ".join(knobs) or "none"
        detail = f"There is no knob “{error.knob[:40]}”: this case has {there}."
        return Problem(422, "wrong-knob", detail, field=field, allowed=list(knobs))
    choices = list(knobs[error.knob].choices)
    span = range_of(choices)
    right = f"a whole number from {span.from_} to {span.to}" if span else listed(choices)
    detail = f"{field} is {said(turned.knobs[error.knob])}: it must be {right}."
    return Problem(422, "wrong-knob", detail, field=field, allowed=choices)


def _proof(
    request: Request, content: Snapshot, view: EntryView, cases: list[CaseShown]
) -> ProofAnswer:
    lines = content.games[view.line.game].lines
    return ProofAnswer(
        **dict(answer(request, content, view)),
        cases=[case_answer(case) for case in cases],
        involved=[
            line_answer(request, lines[slug])
            for slug in sorted(set(involved(cases)))
            if slug in lines
        ],
    )
