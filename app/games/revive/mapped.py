"""The map drawn: its spaces and tiles, what stands on them, and the way that range takes."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from app.engine.errors import EngineError
from app.engine.play import Play
from app.engine.trace import Line
from app.games.revive.drawn import (
    DrawnHex,
    DrawnMap,
    DrawnPath,
    DrawnPiece,
    DrawnStep,
    DrawnTile,
)
from app.games.revive.held import kinds
from app.games.revive.names import PLAYERS
from app.games.revive.naming import SIZES, SPACES, at, is_space, listed, living, name
from app.games.revive.parts import part
from app.games.revive.queries.ground import Distance, Goals, Passable, Sources
from app.games.revive.queries.money import Cost
from app.games.revive.shown import Shown
from app.games.revive.state import State
from app.hexes.drawing import WIDE, arrow, box, edge, middle, outline
from app.hexes.geometry import Hex, around

COLUMN = 7.4  # hexes across that a phone's column can hold
LABELS = {"small": "Edificio normale", "large": "Edificio grande", "meeple": "Meeple",
          "source": "Parte anche da qui la gittata", "path": "Gittata"}  # fmt: skip


def drawn_map(play: Play[State], shown: Shown) -> DrawnMap:
    """Return the map of the play's present state with what is shown on it."""
    state = play.state
    ground = state.map()
    found = {cell: state.kind(cell) for cell in ground.hexes}
    around_all = box(ground.hexes.values(), margin=5)
    pieces = tuple(_pieces(state))
    path = _path(play, shown)
    present = {*found.values(), *(piece.kind for piece in pieces), *(["path"] if path else [])}
    labels = {**{kind: said[0].upper() + said[1:] for kind, said in SPACES.items()}, **LABELS}
    return DrawnMap(
        box=around_all,
        width=round(around_all.width * 1.3),
        wide=around_all.width > COLUMN * WIDE,
        hexes=tuple(_hexes(state, {piece.cell for piece in pieces})),
        tiles=tuple(_tiles(state)),
        pieces=pieces,
        path=path,
        legend=tuple((kind, label) for kind, label in labels.items() if kind in present),
    )


def _hexes(state: State, taken: set[str]) -> Iterator[DrawnHex]:
    for cell, where in state.map().hexes.items():
        x, y = middle(where)
        yield DrawnHex(
            name=cell,
            letter=cell if len(cell) == 1 else "",
            kind=state.kind(cell).replace(" ", "-"),
            points=outline(where),
            x=x,
            y=y,
            taken=cell in taken,
            bonus=tuple(state.waters.get(cell, {}).items()),
        )


def _tiles(state: State) -> Iterator[DrawnTile]:
    hexes = state.map().hexes
    tiled: set[str] = set()
    for tile, printed in state.tiles.items():
        cells = [cell for cell in printed.cells if cell in hexes]
        tiled.update(cells)
        if cells and (len(cells) > 1 or state.kind(cells[0]) == "unexplored"):
            kind = state.kind(cells[0]).replace(" ", "-")
            yield DrawnTile(tile, kind, _edge([hexes[cell] for cell in cells]))
    for cell, where in hexes.items():
        if cell not in tiled and state.kind(cell) == "unexplored":
            yield DrawnTile(cell, "unexplored", _edge([where]))


def _edge(cells: list[Hex]) -> str:
    """Return the outer edge of some spaces as a path."""
    return "".join(
        edge(cell, other) for cell in cells for other in around(cell) if other not in cells
    )


def _pieces(state: State) -> Iterator[DrawnPiece]:
    standing: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for player in PLAYERS:
        for cell, size in state.buildings.get(player, {}).items():
            standing[cell].append((size, player))
        for place in state.meeples.get(player, ()):
            standing[state.cells(place)[0]].append(("meeple", player))
        for cell in state.sources.get(player, ()):
            standing[cell].append(("source", player))
    hexes = state.map().hexes
    for cell, pieces in standing.items():
        if cell not in hexes:
            continue
        x, y = middle(hexes[cell])
        for (kind, whose), (dx, dy) in zip(pieces, _spread(len(pieces)), strict=True):
            yield DrawnPiece(kind, whose, whose[0].upper(), cell, x + dx, y + dy)


def _spread(count: int) -> Sequence[tuple[float, float]]:
    """Return where pieces stand that share a space."""
    if count == 1:
        return [(0, -2)]
    if count == 2:
        return [(-10, -2), (10, -2)]
    return [(-10, -10), (10, -10), (-10, 9), (10, 9)][:count]


def _path(play: Play[State], shown: Shown) -> DrawnPath | None:
    """Return the shortest way from where range begins to what was asked about, if there is one."""
    line = shown.distance or shown.aim
    if line is None:
        return None
    then = Play(play.rules, line.state)
    try:
        query = _asked(line)
        distance, way = then.ask(query), _shortest(then, query)
    except EngineError:
        return None
    if distance is None or len(way) < 2:
        return None
    hexes = line.state.map().hexes
    spots = [middle(hexes[cell]) for cell in way]
    drawn = arrow(spots, before=10, after=6)
    counted = way[1:] if distance == len(way) - 1 else way[1:-1]
    steps = tuple(
        DrawnStep(str(number), *middle(hexes[cell])) for number, cell in enumerate(counted, 1)
    )
    said = f"La gittata si conta da {_by_itself(way[0])}: {listed(map(_by_itself, way[1:]))}."
    return DrawnPath(drawn.line, drawn.head, steps, said)


def _asked(line: Line) -> Distance:
    """Return the distance that a line is about: its own, or that of what costs food."""
    match line.what:
        case Distance():
            return line.what
        case Cost():
            return Distance(line.what.at or "", line.what.player)
    raise TypeError(f"{line.what.word()} has no distance")


def _by_itself(cell: str) -> str:
    if len(cell) == 1:
        return cell
    row, _, place = cell.partition("-")
    return f"riga {row} spazio {place}"


def _shortest(play: Play[State], query: Distance) -> list[str]:
    """Search as range does: from every source, through what lets it pass."""
    state = play.state
    goals: tuple[str, ...] = play.ask(Goals(query.to))
    sources: tuple[str, ...] = play.ask(Sources(query.player))
    neighbours = state.map().neighbours
    came: dict[str, str | None] = dict.fromkeys(sources)
    ahead = list(came)
    for cell in ahead:
        if cell in goals:
            way = [cell]
            while (before := came[way[-1]]) is not None:
                way.append(before)
            return way[::-1]
        if cell not in sources and not play.ask(Passable(state.kind(cell))):
            continue
        for other in neighbours[cell]:
            passes = other in goals or play.ask(Passable(state.kind(other)))
            if other not in came and passes:
                came[other] = cell
                ahead.append(other)
    return []


def map_told(state: State, drawn: DrawnMap) -> Iterator[str]:
    """Say what the map shows, for those who do not see it."""
    ground = state.map()
    yield from kinds({cell: state.kind(cell) for cell in ground.hexes})
    for player in PLAYERS:
        pieces = [
            *(f"un {SIZES[size]} {at(cell)}"
              for cell, size in state.buildings.get(player, {}).items()),
            *(f"un meeple {living(place)}" for place in state.meeples.get(player, ())),
        ]  # fmt: skip
        if pieces:
            yield f"il {player} ha {listed(pieces)}"
    yield from _tiles_told(state, [tile.name for tile in drawn.tiles])
    if state.waters:
        yield part("waters", state)
    if drawn.path:
        yield drawn.path.told


def _tiles_told(state: State, names: Iterable[str]) -> Iterator[str]:
    for tile in names:
        if not is_space(tile) or tile in state.tiles:
            cells = [cell for cell in state.tiles[tile].cells if cell in state.map().hexes]
            yield f"{name(tile)} copre {listed(map(_by_itself, cells))}"
