"""A position drawn as the table looks: what the page's board template is given."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from app.engine.errors import EngineError
from app.engine.game import Futures
from app.engine.kinds import Query, Worded
from app.engine.play import Play
from app.engine.trace import Line
from app.games.gloomhaven.actions.turns import Act, Turn, outcome
from app.games.gloomhaven.area import Area
from app.games.gloomhaven.choices.order import Initiative
from app.games.gloomhaven.drawn import DrawnArea, DrawnFigure, DrawnHand, DrawnPile, Table
from app.games.gloomhaven.mapped import drawn_map, known
from app.games.gloomhaven.naming import (
    CONDITIONS,
    KINDS,
    cell,
    counted,
    figure_facts,
    ground_told,
    kind_told,
    listed,
    option_name,
    part,
    wall_told,
)
from app.games.gloomhaven.plans_told import outcome_told
from app.games.gloomhaven.queries.aims import Foes
from app.games.gloomhaven.queries.plans import Path
from app.games.gloomhaven.shown import Shown, shown
from app.games.gloomhaven.state import Figure, State
from app.games.gloomhaven.telling import sentence
from app.hexes.drawing import box, outline
from app.hexes.geometry import Hex

PILES = (
    ("In mano", "hands"), ("Scelte", "chosen"), ("Del round", "revealed"), ("Scarti", "discards"),
    ("Perdute", "lost"), ("Area attiva", "active"),
)  # fmt: skip


class MapView:
    """How Gloomhaven is shown."""

    template = "parts/boards/gloomhaven.html"

    def sentence(self, line: Line) -> str | None:
        """Return the line in plain Italian, or None for mere bookkeeping."""
        return sentence(line)

    def part(self, key: str, state: Any) -> str:
        """Return what lies at one key of a state."""
        return part(key, state)

    def option(self, option: Any) -> str:
        """Return a figure, a hex or a plan as a player names it."""
        if isinstance(option, Worded):
            return (sentence(Line("happened", option, None, (), (), None, 0, None)) or "")[:-1]
        return option_name(option)

    def picture(self, play: Play[Any]) -> Table:
        """Return the map as it lies in the play's present state, and what led there."""
        state: State = play.state
        found = shown(tuple(play.trace), state)
        return Table(
            map=drawn_map(play, found) if state.board else None,
            figures=tuple(_figures(play, found)),
            hands=tuple(_hands(state)),
            phase=option_name(state.phase) if state.phase else "",
            over=state.over,
            told=tuple(_told(state, found)),
        )


def futures_of(query: Query[State, Any]) -> Futures | None:
    """Return the turn whose outcomes a query tells, each of which a page shows."""
    if not isinstance(query, Turn):
        return None
    figure = query.figure

    def told(play: Play[Any]) -> str:
        begun: State = play.trace.lines[0].state
        return f"{outcome_told(figure, outcome(play, figure), begun.at.get(figure))}."

    return Futures(Act(figure), told)


def _figures(play: Play[State], found: Shown) -> Iterator[DrawnFigure]:
    state = play.state
    for name, figure in state.figures.items():
        stands = replace(figure, life=None, initiative=None)
        yield DrawnFigure(
            figure=name,
            kind=figure.kind,
            elite=figure.elite,
            name=_capital(kind_told(figure)),
            facts=(*_sort(figure), *_numbers(play, name, figure), *figure_facts(stands)),
            marks=(*_way_told(play, found, name), *_marks(state, name)),
            area=_area(figure.area) if figure.area else None,
            acting=name == found.acting,
        )


def _capital(said: str) -> str:
    return said[0].upper() + said[1:]


def _sort(figure: Figure) -> Iterator[str]:
    """Say what sort of figure one is that goes by a name of its own."""
    if figure.name or figure.type:
        yield KINDS[figure.kind]


def _numbers(play: Play[State], name: str, figure: Figure) -> Iterator[str]:
    initiative = known(play, Initiative(name))
    if initiative:
        yield f"iniziativa {initiative}"
    if figure.life is not None:
        left = figure.life - play.state.damage.get(name, 0)
        yield f"vita {left}" if left == figure.life else f"vita {left} su {figure.life}"


def _way_told(play: Play[State], found: Shown, name: str) -> Iterator[str]:
    """Say how far a figure has to go to attack this one, while it looks for a focus."""
    seeker = found.weighing
    if seeker is None or not {seeker, name} <= play.state.at.keys():
        return
    try:
        foes = play.ask(Foes(seeker))
        path = play.ask(Path(seeker, name)) if name in foes else None
    except EngineError:
        return
    if path is not None:
        harm = f", {counted(path[0], 'esagono negativo', 'esagoni negativi')}" if path[0] else ""
        yield f"percorso {path[1]}{harm}" if any(path) else "già attaccabile da lì"
    elif name in play.state.enemies(seeker):
        yield "senza percorso" if name in foes else "fuori gioco per il focus"


def _marks(state: State, name: str) -> Iterator[str]:
    yield from (CONDITIONS[one] for one in state.conditions.get(name, ()))
    if name in state.exhausted:
        yield "esausto"
    elif state.board and name not in state.at:
        yield "non sulla mappa"
    if name in state.resting:
        yield "riposo lungo"
    if name in state.fresh:
        yield "evocata in questo round"
    if name in state.acted:
        yield "ha già agito"


def _area(area: Area) -> DrawnArea:
    own = (Hex(0, 0),) if area.close else ()
    return DrawnArea(
        box=box((*own, *area.hits), margin=3),
        own=outline(own[0]) if own else "",
        hits=tuple(outline(hit) for hit in area.hits),
    )


def _hands(state: State) -> Iterator[DrawnHand]:
    heroes = dict.fromkeys(
        hero for _, key in PILES for hero in getattr(state, key)
    )  # in the order in which the position names them
    for hero in heroes:
        piles = tuple(
            DrawnPile(title, key, getattr(state, key)[hero])
            for title, key in PILES
            if hero in getattr(state, key)
        )
        yield DrawnHand(hero, piles, tuple(_said_of_cards(state, hero)))


def _said_of_cards(state: State, hero: str) -> Iterator[str]:
    losses = state.losses.get(hero, ())
    if losses:
        yield f"giocata, si perde: {listed(map(str, losses))}"
    performed = state.performed.get(hero, ())
    if performed:
        yield f"già eseguita: la parte {listed(map(option_name, performed))}"
    if hero in state.resting:
        yield "riposo lungo"
    if hero in state.exhausted:
        yield "esausto"


def _told(state: State, found: Shown) -> Iterator[str]:
    """Say in words what the map shows."""
    if state.board:
        yield f"Mappa: {'; '.join(ground_told(state.ground(), state.sprung))}."
    if state.walls:
        yield f"Muri sottili: {', '.join(wall_told(*wall) for wall in state.walls)}."
    if state.at:
        places = (f"{name} {cell('in', at)}" for name, at in state.at.items())
        yield f"{', '.join(places)}."
    for figure, on in found.focus.items():
        if on:
            yield f"Focus di {figure}: {listed(on, 'oppure')}."
    for figure, way in found.ways.items():
        if len(way.gone) > 1:
            yield f"{figure} è andato {cell('da', way.gone[0])} {cell('a', way.gone[-1])}."
    for by, target, *_ in found.attacks:
        yield f"{by} ha attaccato {target}."
