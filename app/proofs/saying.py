"""What a run shows of a claim, and how it stopped, as sentences in Italian."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from app.engine.claims import Asks, Claim, Ends, Happens, Leaves, Permits
from app.engine.errors import Circular, Endless, EngineError, IllegalDecision, Undecided
from app.engine.game import View
from app.engine.scenario import Run
from app.engine.trace import Line

LISTED = 8  # options that a sentence names one by one


@dataclass(frozen=True)
class Observed:
    """What a run shows where a claim looks, in words and as a sentence."""

    claim: Any
    saw: Any
    sentence: str


def observed(view: View, claim: Claim, played: Run[Any], others: list[Run[Any]]) -> Observed:
    """Return what a run shows of a claim, `others` being the runs played the other way."""
    try:
        saw = claim.saw(played)
        sentence = _sentence(view, claim, played, others)
    except EngineError as error:
        saw, sentence = str(error), ended(view, error)
    return Observed(claim.words, saw, sentence)


def _sentence(view: View, claim: Claim, played: Run[Any], others: list[Run[Any]]) -> str:
    """Return in Italian what a run shows of a claim; empty where there is nothing to say."""
    match claim:
        case Asks():
            played.play.ask(claim.query)
            return view.sentence(played.line_of(claim.query)) or ""
        case Permits():
            return view.sentence(played.attempt(claim.event)) or ""
        case Happens():
            return _happened(view, claim, played, others)
        case Leaves():
            return ". ".join(view.part(key, played.play.state) for key in claim.parts) + "."
        case Ends():
            return ended(view, played.ended) if played.ended else ""
    return ""


def _happened(view: View, claim: Happens, played: Run[Any], others: list[Run[Any]]) -> str:
    """Say that an event happened, or, in the words of a run in which it does, that it did not."""
    mine = _matching(claim, played)
    if mine:
        return view.sentence(mine) or ""
    other = next((line for run in others if (line := _matching(claim, run))), None)
    said = view.sentence(other) if other else None
    return f"Non succede: {said}" if said else ""


def _matching(claim: Happens, played: Run[Any]) -> Line | None:
    kinds = ("happened", "did")
    found = (
        line
        for line in played.play.trace
        if line.kind in kinds and claim.pattern.matches(line.what)
    )
    return next(found, None)


def ended(view: View, error: EngineError) -> str:
    """Say in Italian how a run stopped."""
    match error:
        case Undecided():
            who = "Decide il caso" if error.choice.by == "fate" else "Decidono i giocatori"
            return f"{who}: {_options(view, error.options)}."
        case IllegalDecision():
            allowed = _options(view, error.options)
            return f"Questa scelta non è permessa; si può: {allowed or 'nulla'}."
        case Endless() | Circular():
            return "Non finisce mai: lo stesso effetto ricomincia all'infinito."
    return f"La posizione non basta per dirlo ({error})."


def _options(view: View, options: Iterable[Any]) -> str:
    """List options as players name them, those of one name together, or say how many there are."""
    names = Counter(view.option(option) for option in options)
    if len(names) > LISTED:
        return f"{names.total()} possibilità"
    return ", oppure ".join(
        name if count == 1 else f"{name} (una delle {count})" for name, count in names.items()
    )
