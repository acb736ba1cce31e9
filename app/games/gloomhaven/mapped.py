"""The map drawn: its hexes, walls and figures, and what happens between them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from app.engine.errors import EngineError
from app.engine.kinds import Query
from app.engine.play import Play
from app.games.gloomhaven.board import DIFFICULT, DOOR, HAZARDOUS, OBSTACLE, TRAP, WALL, Ground
from app.games.gloomhaven.choices.advance import Route
from app.games.gloomhaven.choices.order import Initiative
from app.games.gloomhaven.drawn import DrawnHex, DrawnMap, DrawnStroke, DrawnToken
from app.games.gloomhaven.queries.aims import Attacking, Foes
from app.games.gloomhaven.queries.ground import Ways
from app.games.gloomhaven.queries.plans import Path
from app.games.gloomhaven.queries.strikes import Life
from app.games.gloomhaven.shown import Shown, Way
from app.games.gloomhaven.sighted import sight_line
from app.games.gloomhaven.state import State
from app.hexes.drawing import WIDE, Spot, arrow, bow, box, edge, line, middle, outline
from app.hexes.geometry import Hex

GROUNDS = {
    WALL: "wall", DOOR: "door", OBSTACLE: "obstacle", TRAP: "trap", DIFFICULT: "difficult",
    HAZARDOUS: "hazardous",
}  # fmt: skip
LEGEND = {
    "wall": "Muro", "thin": "Muro sottile", "door": "Porta chiusa", "obstacle": "Ostacolo",
    "trap": "Trappola", "difficult": "Terreno difficile", "hazardous": "Terreno pericoloso",
    "money": "Denaro", "trail": "Movimento", "focus": "Focus", "attack": "Attacco",
    "sight": "Linea di vista", "blocked": "Vista bloccata",
}  # fmt: skip
TOKEN = 16  # a figure's radius
SCALE = 1.35  # how large a hex is drawn where there is room
COLUMN = 8.8  # hexes across that a phone's column can hold


def drawn_map(play: Play[State], shown: Shown) -> DrawnMap:
    """Return the map of the play's present state with what is shown on it."""
    state, ground = play.state, play.state.ground()
    around = box(ground.hexes.values(), margin=4)
    hexes = tuple(_hex(state, ground, name, cell, shown) for name, cell in ground.hexes.items())
    walls = tuple(_thin_walls(state, ground))
    strokes = tuple(_strokes(play, ground, shown))
    present = {drawn.ground for drawn in hexes} | {stroke.kind for stroke in (*walls, *strokes)}
    present |= {"money"} if state.money else set()
    return DrawnMap(
        box=around,
        width=round(around.width * (1 if around.width > COLUMN * WIDE else SCALE)),
        wide=around.width > COLUMN * WIDE,
        hexes=hexes,
        walls=walls,
        strokes=strokes,
        tokens=tuple(_tokens(play, ground, shown)),
        legend=tuple((kind, label) for kind, label in LEGEND.items() if kind in present),
    )


def _hex(state: State, ground: Ground, name: str, cell: Hex, shown: Shown) -> DrawnHex:
    x, y = middle(cell)
    sign = "" if name in state.sprung else ground.signs[name]
    return DrawnHex(
        name=name,
        letter=name if re.fullmatch("[a-z]", name) else "",
        ground=GROUNDS.get(sign, "floor"),
        points=outline(cell),
        x=x,
        y=y,
        taken=name in state.at.values(),
        goal=name in shown.goals,
        money=name in state.money,
    )


def _thin_walls(state: State, ground: Ground) -> Iterator[DrawnStroke]:
    for one, other in state.walls:
        yield DrawnStroke("thin", edge(*ground.edge(one, other)))


def _tokens(play: Play[State], ground: Ground, shown: Shown) -> Iterator[DrawnToken]:
    state = play.state
    focused = {on for found in shown.focus.values() for on in found}
    struck = {target for _, target, *_ in shown.attacks}
    for name, where in state.at.items():
        if where not in ground.hexes:
            continue
        figure = state.figures.get(name)
        x, y = middle(ground.hexes[where])
        yield DrawnToken(
            figure=name,
            kind=figure.kind if figure else "hero",
            elite=bool(figure and figure.elite),
            x=x,
            y=y,
            initiative=known(play, Initiative(name)),
            life=known(play, Life(name)),
            acting=name == shown.acting,
            focused=name in focused,
            struck=name in struck,
        )


def known(play: Play[State], query: Query[State, Any]) -> str:
    """Return a number as it stands, empty where the position does not tell it."""
    try:
        number = play.ask(query)
    except EngineError:
        return ""
    return "" if number is None else str(number)


def _strokes(play: Play[State], ground: Ground, shown: Shown) -> Iterator[DrawnStroke]:
    at = {
        name: middle(ground.hexes[where])
        for name, where in play.state.at.items()
        if where in ground.hexes
    }
    for way in shown.ways.values():
        yield from _way(ground, way)
    if shown.weighing in at:
        for on in shown.focus.get(shown.weighing, ()):
            yield from _way(ground, _would_go(play, shown.weighing, on))
    hit = {(by, target) for by, target, *_ in shown.attacks}
    for figure, found in shown.focus.items():
        for on in found:
            if (figure, on) not in hit and {figure, on} <= at.keys():
                yield _arrow("focus", at[figure], at[on])
    for _, _, start, end in shown.attacks:
        yield _arrow("attack", middle(ground.hex(start)), middle(ground.hex(end)))
    for figure, target, seen in shown.looks:
        yield from sight_line(play, figure, target, seen)


def _would_go(play: Play[State], figure: str, on: str) -> Way:
    """Return a cheapest way to attack another from its end, were there no end to its points."""
    start = play.state.where(figure)
    try:
        reached = play.ask(Path(figure, on)) if on in play.ask(Foes(figure)) else None
        if reached is None:
            return Way([start])
        places, ways = play.ask(Attacking(figure)).places(on), play.ask(Ways(figure))
        best = min(place for place in places if ways.get(place) == reached)
        routes: tuple[tuple[str, ...], ...] = play.ask(Route(figure, best))
    except EngineError:
        return Way([start])
    return Way([start], routes[0])


def _way(ground: Ground, way: Way) -> Iterator[DrawnStroke]:
    spots = [middle(ground.hexes[cell]) for cell in way.gone]
    ahead = [*spots[-1:], *(middle(ground.hexes[cell]) for cell in way.left)]
    if len(ahead) > 1:
        drawn = arrow(ahead, before=TOKEN)
        yield DrawnStroke("trail ahead", drawn.line, drawn.head)
    if len(spots) > 1:
        yield DrawnStroke("trail", line(spots))


def _arrow(kind: str, one: Spot, other: Spot) -> DrawnStroke:
    """Return an arrow between figures: a focus looks over what lies between, an attack strikes."""
    if kind == "focus":
        drawn = bow(one, other, off=TOKEN - 2)
    else:
        drawn = arrow([one, other], before=TOKEN - 4, after=TOKEN - 4)
    return DrawnStroke(kind, drawn.line, drawn.head)
