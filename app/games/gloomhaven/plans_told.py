"""What a monster means to do, and all that its turn may come to, as a person would say it."""

from __future__ import annotations

from collections import Counter

from app.engine.kinds import Worded
from app.engine.trace import Line
from app.games.gloomhaven.actions import turns
from app.games.gloomhaven.asking import Answer, asked, picked, places, untold
from app.games.gloomhaven.choices import advance, attack, focus
from app.games.gloomhaven.naming import cell, listed, option_name


def outcome_told(figure: str, outcome: str, start: str | None = None) -> str:
    """Return what a turn comes to, from how checks write it: `p attacks B, C`."""
    place, _, targets = outcome.partition(" attacks ")
    if place == "gone":
        return f"{figure} lascia la mappa"
    ends = "resta dov'è" if place == start else f"finisce {cell('in', place)}"
    does = f"e attacca {_often(targets.split(', '))}" if targets else "e non attacca"
    return f"{figure} {ends} {does}"


def _often(targets: list[str]) -> str:
    """Return who is attacked, and how many times where it is more than once."""
    counts = Counter(targets)
    return listed(f"{one} {n} volte" if n > 1 else one for one, n in counts.items())


def _turn(query: turns.Turn, line: Line) -> str:
    start = line.state.at.get(query.figure)
    told = [outcome_told(query.figure, outcome, start) for outcome in sorted(line.value)]
    return listed(told, "oppure")


def _focus(choice: focus.Focus, line: Line) -> str:
    if line.kind == "chose":
        return f"decidono i giocatori: {choice.figure} si concentra su {line.value}"
    if not line.value:
        return f"{choice.figure} non ha nessuno su cui concentrarsi"
    return f"il focus di {choice.figure} è {listed(line.value, 'oppure')}"


def _standing(choice: attack.StandingPlace, line: Line) -> str | None:
    start = line.state.at.get(choice.figure)
    if line.kind == "chose":
        return f"decidono i giocatori: {_stands(choice, line.value, start)}"
    if not choice.now and line.depth:
        return None  # the hex that it makes for has been told
    plans = listed((_stands(choice, plan, start) for plan in line.value), "oppure")
    return plans or f"contro {choice.on} non c'è un posto per {choice.figure}"


def _stands(choice: attack.StandingPlace, plan: attack.Plan, start: str | None) -> str:
    place = "resta dov'è" if plan.place == start else f"va {cell('in', plan.place)}"
    return f"contro {listed(plan.targets)}, {choice.figure} {place}"


def _destination(choice: advance.Destination, line: Line) -> str:
    if line.kind == "chose":
        return f"decidono i giocatori: {choice.figure} punta {cell('a', line.value)}"
    goals = listed((cell("a", one) for one in line.value), "oppure")
    return f"per arrivare ad attaccare {choice.on}, {choice.figure} punta {goals}"


def _advance(choice: advance.Advance, line: Line) -> str:
    if line.kind == "chose":
        return f"decidono i giocatori: {choice.figure} si ferma {cell('in', line.value)}"
    stops = listed((cell("in", one) for one in line.value), "oppure")
    return f"andando {cell('a', choice.to)}, {choice.figure} si ferma {stops}"


PLANS: dict[type[Worded], Answer] = {
    turns.Turn: _turn,
    focus.Focus: picked(_focus),
    attack.StandingPlace: picked(_standing),
    attack.Attack: asked(
        lambda c, ln: f"per attaccare {c.on}, {c.figure} sta meglio: {places(ln.value)}"
    ),
    attack.ExtraTargets: asked(
        lambda c, ln: (
            f"oltre a {c.on}, {c.figure} attacca {listed(map(option_name, ln.value), 'oppure')}"
        )
    ),
    attack.Groups: asked(
        lambda c, ln: (
            f"oltre a {c.on}, {c.figure} può attaccare "
            f"{listed(map(option_name, ln.value), 'oppure')}"
        )
    ),
    attack.ExtraTarget: asked(
        lambda c, ln: (
            f"oltre a {listed([c.on, *sorted(c.taken)])}, {c.figure} attacca "
            f"{listed(ln.value, 'oppure') or 'nessun altro'}"
        )
    ),
    attack.GroupPaths: untold,
    advance.Destination: picked(_destination),
    advance.WayLeft: untold,
    advance.Advance: picked(_advance),
    advance.Route: untold,
}
