"""Small boards of chance, and the same boards as the judge is told of them."""

from random import Random

from hypothesis import strategies as st

from app.games.gloomhaven.layout import Layout, scattered
from tests.games.gloomhaven.judged import Case

SIZES = ((4, 4), (5, 4), (3, 4), (6, 2))


def small(chance: Random) -> Layout:
    """Return a board of chance that a judge can try wholly."""
    columns, rows = chance.choice(SIZES)
    return scattered(chance, columns, rows, most=5)


SMALL = st.integers(0, 10**6).map(lambda seed: small(Random(seed)))


def told(layout: Layout) -> Case:
    """Return a board as plain pairs and numbers."""
    monster, kinds = layout.figures["A"], {n: f.kind for n, f in layout.figures.items()}
    area = monster.area
    return Case(
        ground={(cell.q, cell.r): sign for cell, sign in layout.terrain.items()},
        thin=frozenset(frozenset(wall) for wall in layout.walls),
        monster=layout.at["A"],
        allies=frozenset(
            cell for name, cell in layout.at.items() if kinds[name] == "monster" and name != "A"
        ),
        foes={
            cell: layout.figures[name].initiative or 0
            for name, cell in layout.at.items()
            if kinds[name] != "monster"
        },
        move=monster.move or 0,
        range=monster.range,
        targets=monster.targets,
        area=area.hits if area else (),
        close=bool(area and area.close),
        flying=monster.flying,
        jumping=monster.jumping,
        muddled=layout.muddled,
    )
