"""What is asked of a table, as a person would answer it."""

from __future__ import annotations

from collections.abc import Iterable

from app.engine.kinds import Worded
from app.engine.trace import Line
from app.games.gloomhaven.asking import Answer, apart, asked, picked, places, untold
from app.games.gloomhaven.choices import landing, order
from app.games.gloomhaven.naming import (
    cell,
    counted,
    listed,
    option_name,
    targets_told,
)
from app.games.gloomhaven.plans_told import PLANS
from app.games.gloomhaven.queries import aims, ground, plans, sight, strikes


def _landing(choice: landing.Landing, line: Line) -> str:
    if line.kind == "chose":
        return f"decidono i giocatori: {choice.figure} va {cell('in', line.value)}"
    return f"l'esagono vuoto più vicino a {choice.figure}: {places(line.value)}"


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
        return f"esagoni {what} per {query.figure}, {when}: {places(line.value)}"

    return told


ANSWERS: dict[type[Worded], Answer] = {
    **PLANS,
    landing.Landing: picked(_landing),
    order.Initiative: _initiative,
    order.Waiting: asked(lambda q, ln: f"devono ancora agire: {listed(ln.value) or 'nessuno'}"),
    order.Earliest: _earliest,
    order.NextTurn: picked(_next),
    order.Precedence: untold,
    sight.SightPoints: asked(
        lambda q, ln: (
            "la linea di vista va da angolo ad angolo"
            if ln.value == "corners"
            else "la linea di vista va da centro a centro"
        )
    ),
    sight.TouchingBlocks: asked(
        lambda q, ln: (
            f"una linea che sfiora un muro {'è bloccata' if ln.value else 'non è bloccata'}"
        )
    ),
    sight.Opaque: asked(lambda q, ln: f"esagoni che bloccano la vista: {places(ln.value)}"),
    sight.Seen: asked(
        lambda q, ln: f"esagoni che hanno linea di vista {cell('a', q.cell)}: {len(ln.value)}"
    ),
    sight.InSight: lambda q, ln: (
        f"{q.figure} {'ha' if ln.value else 'non ha'} linea di vista su {q.target}"
    ),
    aims.Distance: _distance,
    aims.AttackRange: apart(_reach),
    aims.Targets: apart(_targets),
    aims.BesideArea: untold,
    aims.AreaTurns: untold,
    aims.AreaInRange: untold,
    aims.AreaNeedsRange: untold,
    aims.Foes: asked(
        lambda q, ln: f"{q.figure} può attaccare {listed(ln.value, 'o') or 'nessuno'}"
    ),
    aims.Attacking: untold,
    ground.Walls: untold,
    ground.Underfoot: untold,
    ground.Closed: _underfoot("chiusi"),
    ground.Costly: _underfoot("che costano 2"),
    ground.Harmful: _underfoot("negativi"),
    ground.Avoided: _underfoot("da evitare"),
    ground.EmptyHexes: asked(lambda q, ln: f"esagoni vuoti: {places(ln.value)}"),
    ground.Movement: apart(
        lambda q, ln: (
            f"{q.figure} ha {counted(ln.value, 'punto movimento', 'punti movimento')}"
            if ln.value or not ln.depth
            else f"{q.figure} ora non si muove"
        )
    ),
    ground.Ways: untold,
    ground.Reaches: lambda q, ln: (
        f"{q.figure} {'può' if ln.value else 'non può'} finire il movimento {cell('in', q.cell)}"
    ),
    plans.Path: untold,
    plans.Distances: untold,
    plans.Proximity: lambda q, ln: f"da {q.figure} a {q.other}: {_hexes(ln.value)} di distanza",
    plans.Places: untold,
    strikes.Adjacent: asked(
        lambda q, ln: f"esagoni adiacenti a {q.figure}: {places(sorted(ln.value))}"
    ),
    strikes.Hampered: asked(
        lambda q, ln: f"{q.figure} attacca {q.target} con svantaggio da: {places(ln.value)}"
    ),
    strikes.Helped: asked(
        lambda q, ln: f"{q.figure} {'ha' if ln.value else 'non ha'} vantaggio contro {q.target}"
    ),
    strikes.Drawing: _drawing,
    strikes.DrawsOn: untold,
    strikes.Counting: _counting,
    strikes.Preferred: asked(_preferred),
    strikes.ModifierDeck: lambda q, ln: (
        f"{q.figure} pesca dal mazzo modificatori "
        f"{'dei mostri' if ln.value == 'monsters' else f'di {ln.value}'}"
    ),
    strikes.CurseDeck: lambda q, ln: (
        f"maledizioni e benedizioni di {q.figure} vanno nel mazzo modificatori "
        f"{'dei mostri' if ln.value == 'monsters' else f'di {ln.value}'}"
    ),
    strikes.Life: asked(lambda q, ln: f"punti ferita di {q.figure}: {ln.value}"),
}
