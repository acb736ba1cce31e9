"""What is asked of a table, as a person would answer it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from app.engine.kinds import Worded
from app.engine.trace import Line
from app.games.gloomhaven.actions import turns
from app.games.gloomhaven.choices import advance, attack, focus, landing, order
from app.games.gloomhaven.naming import (
    cell,
    counted,
    hex_name,
    listed,
    option_name,
    targets_told,
)
from app.games.gloomhaven.queries import aims, ground, plans, sight, strikes

Answer = Callable[[Any, Line], "str | None"]


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


def _alone(line: Line) -> bool:
    """Tell whether a question was asked for itself, or a rule changed what is printed."""
    return line.depth == 0 or any(item.how != "printed" for item in line.bill)


def _apart(teller: Answer) -> Answer:
    """Tell of a question only where it is no mere reading of a card."""
    return lambda query, line: teller(query, line) if _alone(line) else None


def _picked(teller: Answer) -> Answer:
    """Tell of a choice what is left to choose from, unless its being made says so."""

    def told(choice: Any, line: Line) -> str | None:
        is_told_later = line.kind == "asked" and line.depth and len(line.value) > 1
        return None if is_told_later else teller(choice, line)

    return told


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


def _landing(choice: landing.Landing, line: Line) -> str:
    if line.kind == "chose":
        return f"decidono i giocatori: {choice.figure} va {cell('in', line.value)}"
    return f"l'esagono vuoto più vicino a {choice.figure}: {_places(line.value)}"


def _counting(query: strikes.Counting, line: Line) -> str | None:
    if line.depth:
        return None
    return f"di {_cards(query.cards)} conta {_cards(line.value)}"


def _preferred(query: strikes.Preferred, line: Line) -> str:
    which = "migliore" if query.better else "peggiore"
    return f"tra {_cards(query.cards)} la {which} è {option_name(line.value)}"


def _cards(cards: Iterable[str]) -> str:
    return listed(map(option_name, cards)) or "nessuna carta"


def _next(choice: order.NextTurn, line: Line) -> str:
    if line.kind == "chose":
        return f"decidono i giocatori: tocca a {line.value}"
    return f"tocca a {listed(line.value, 'oppure a')}" if line.value else "hanno agito tutti"


def _earliest(choice: order.Earliest, line: Line) -> str | None:
    if line.kind == "chose" or line.depth:
        return None
    return f"tra {listed(choice.among)} viene prima {listed(line.value, 'oppure')}"


def _initiative(query: order.Initiative, line: Line) -> str | None:
    if line.depth:  # on its card, or compared with others: who comes first says it
        return None
    if line.value is None:
        return f"{query.figure} non ha un'iniziativa"
    return f"iniziativa di {query.figure}: {line.value}"


def _reach(query: aims.AttackRange, line: Line) -> str:
    if line.value == 1:
        return f"{query.figure} conta come in mischia"
    return f"la portata di {query.figure} è {line.value}"


def _targets(query: aims.Targets, line: Line) -> str:
    return f"{query.figure}: {targets_told(line.value)}"


def _drawing(query: strikes.Drawing, line: Line) -> str:
    how = {
        "normal": "normalmente, con una carta modificatore",
        "advantage": "con vantaggio: delle due carte conta la migliore",
        "disadvantage": "con svantaggio: delle due carte conta la peggiore",
    }[line.value]
    return f"{query.figure} attacca {query.target} {how}"


def _distance(query: aims.Distance, line: Line) -> str:
    if line.value is None:
        return f"non c'è via da {query.figure} a {query.target}"
    return f"da {query.figure} a {query.target} ci sono {_hexes(line.value)}"


def _hexes(count: int) -> str:
    return counted(count, "esagono", "esagoni")


def _underfoot(what: str) -> Answer:
    """Tell the hexes that are something to a figure, where that is asked for itself."""

    def told(query: ground.Underfoot, line: Line) -> str | None:
        if line.depth:
            return None
        when = "per fermarsi" if query.last else "lungo il cammino"
        return f"esagoni {what} per {query.figure}, {when}: {_places(line.value)}"

    return told


def _places(cells: Iterable[str]) -> str:
    return listed(map(hex_name, dict.fromkeys(cells))) or "nessuno"


def _asked(teller: Answer) -> Answer:
    """Tell what is asked for itself only."""
    return lambda query, line: teller(query, line) if line.depth == 0 else None


def _untold(query: Any, line: Line) -> None:
    return None


ANSWERS: dict[type[Worded], Answer] = {
    turns.Turn: _turn,
    focus.Focus: _picked(_focus),
    attack.StandingPlace: _picked(_standing),
    attack.Attack: _asked(
        lambda c, ln: f"per attaccare {c.on}, {c.figure} sta meglio: {_places(ln.value)}"
    ),
    attack.ExtraTargets: _asked(
        lambda c, ln: (
            f"oltre a {c.on}, {c.figure} attacca {listed(map(option_name, ln.value), 'oppure')}"
        )
    ),
    attack.Groups: _asked(
        lambda c, ln: (
            f"oltre a {c.on}, {c.figure} può attaccare "
            f"{listed(map(option_name, ln.value), 'oppure')}"
        )
    ),
    attack.ExtraTarget: _asked(
        lambda c, ln: (
            f"oltre a {listed([c.on, *sorted(c.taken)])}, {c.figure} attacca "
            f"{listed(ln.value, 'oppure') or 'nessun altro'}"
        )
    ),
    attack.GroupPaths: _untold,
    advance.Destination: _picked(_destination),
    advance.WayLeft: _untold,
    advance.Advance: _picked(_advance),
    advance.Route: _untold,
    landing.Landing: _picked(_landing),
    order.Initiative: _initiative,
    order.Waiting: _asked(lambda q, ln: f"devono ancora agire: {listed(ln.value) or 'nessuno'}"),
    order.Earliest: _earliest,
    order.NextTurn: _picked(_next),
    order.Precedence: _untold,
    sight.SightPoints: _asked(
        lambda q, ln: (
            "la linea di vista va da angolo ad angolo"
            if ln.value == "corners"
            else "la linea di vista va da centro a centro"
        )
    ),
    sight.TouchingBlocks: _asked(
        lambda q, ln: (
            f"una linea che sfiora un muro {'è bloccata' if ln.value else 'non è bloccata'}"
        )
    ),
    sight.Opaque: _asked(lambda q, ln: f"esagoni che bloccano la vista: {_places(ln.value)}"),
    sight.Seen: _asked(
        lambda q, ln: f"esagoni che hanno linea di vista {cell('a', q.cell)}: {len(ln.value)}"
    ),
    sight.InSight: lambda q, ln: (
        f"{q.figure} {'ha' if ln.value else 'non ha'} linea di vista su {q.target}"
    ),
    aims.Distance: _distance,
    aims.AttackRange: _apart(_reach),
    aims.Targets: _apart(_targets),
    aims.BesideArea: _untold,
    aims.AreaTurns: _untold,
    aims.AreaInRange: _untold,
    aims.AreaNeedsRange: _untold,
    aims.Foes: _asked(
        lambda q, ln: f"{q.figure} può attaccare {listed(ln.value, 'o') or 'nessuno'}"
    ),
    aims.Attacking: _untold,
    ground.Walls: _untold,
    ground.Underfoot: _untold,
    ground.Closed: _underfoot("chiusi"),
    ground.Costly: _underfoot("che costano 2"),
    ground.Harmful: _underfoot("negativi"),
    ground.Avoided: _underfoot("da evitare"),
    ground.EmptyHexes: _asked(lambda q, ln: f"esagoni vuoti: {_places(ln.value)}"),
    ground.Movement: _apart(
        lambda q, ln: (
            f"{q.figure} ha {counted(ln.value, 'punto movimento', 'punti movimento')}"
            if ln.value or not ln.depth
            else f"{q.figure} ora non si muove"
        )
    ),
    ground.Ways: _untold,
    ground.Reaches: lambda q, ln: (
        f"{q.figure} {'può' if ln.value else 'non può'} finire il movimento {cell('in', q.cell)}"
    ),
    plans.Path: _untold,
    plans.Distances: _untold,
    plans.Proximity: lambda q, ln: f"da {q.figure} a {q.other}: {_hexes(ln.value)} di distanza",
    plans.Places: _untold,
    strikes.Adjacent: _asked(
        lambda q, ln: f"esagoni adiacenti a {q.figure}: {_places(sorted(ln.value))}"
    ),
    strikes.Hampered: _asked(
        lambda q, ln: f"{q.figure} attacca {q.target} con svantaggio da: {_places(ln.value)}"
    ),
    strikes.Helped: _asked(
        lambda q, ln: f"{q.figure} {'ha' if ln.value else 'non ha'} vantaggio contro {q.target}"
    ),
    strikes.Drawing: _drawing,
    strikes.DrawsOn: _untold,
    strikes.Counting: _counting,
    strikes.Preferred: _asked(_preferred),
    strikes.ModifierDeck: lambda q, ln: (
        f"{q.figure} pesca dal mazzo modificatori "
        f"{'dei mostri' if ln.value == 'monsters' else f'di {ln.value}'}"
    ),
    strikes.CurseDeck: lambda q, ln: (
        f"maledizioni e benedizioni di {q.figure} vanno nel mazzo modificatori "
        f"{'dei mostri' if ln.value == 'monsters' else f'di {ln.value}'}"
    ),
    strikes.Life: _asked(lambda q, ln: f"punti ferita di {q.figure}: {ln.value}"),
}
