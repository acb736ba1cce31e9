"""Tables of chance: stocks, prices, boards, cards and what scores."""

from hypothesis import strategies as st

from app.engine.table import Table
from app.games.revive import facts
from app.games.revive.board import KINDS, Map
from app.games.revive.names import COLOURS, RESOURCES, TRACKS, Player, Resource
from app.games.revive.printed import Card, Goal, Tile
from app.games.revive.state import Played, State

WHO: Player = "rosso"
SIGNS = [*(sign for sign in KINDS if sign), *":::::&^="]  # most of the land can be crossed


def stocks(over: int = 0) -> st.SearchStrategy[Table[Resource, int]]:
    """Return a player's resources, as many over the limit as said."""
    return st.fixed_dictionaries(
        {resource: st.integers(0, facts.CAPS[resource] + over) for resource in RESOURCES}
    ).map(Table)


PRICES: st.SearchStrategy[Table[Resource, int]] = st.dictionaries(
    st.sampled_from(RESOURCES), st.integers(1, 7), max_size=4
).map(Table)


@st.composite
def boards(draw: st.DrawFn) -> Map:
    """Return a map of two to four rows, up to six spaces wide, with no letters."""
    rows = draw(st.lists(
        st.lists(st.sampled_from(SIGNS), min_size=2, max_size=6), min_size=2, max_size=4,
    ))  # fmt: skip
    lines = ("  " * (number % 2) + "   ".join(row) for number, row in enumerate(rows))
    return Map.read("\n".join(lines))


@st.composite
def settled(draw: st.DrawFn) -> tuple[State, str]:
    """Return a map with buildings of red and blue, and one of its spaces."""
    board = draw(boards())
    cells = sorted(board.hexes)
    deserts = [cell for cell in cells if board.kinds()[cell] == "desert"]
    own = draw(st.lists(st.sampled_from(deserts), max_size=3, unique=True)) if deserts else []
    other = [cell for cell in deserts if cell not in own][:2]
    state = State(
        turn=WHO, board=board,
        buildings=Table({
            WHO: Table(dict.fromkeys(own, "small")),
            "blu": Table(dict.fromkeys(other, "large")),
        }),
        reach=Table({WHO: draw(st.integers(0, 2))}),
    )  # fmt: skip
    return state, draw(st.sampled_from(cells))


@st.composite
def handed(draw: st.DrawFn) -> State:
    """Return a player's cards, wherever they lie."""
    names = draw(st.lists(st.integers(1, 20), max_size=9, unique=True))
    cards = [f"carta-{number}" for number in names]
    places = draw(st.lists(st.integers(0, 6), min_size=len(cards), max_size=len(cards)))
    lying: dict[str, list[Played]] = {}
    for card, place in zip(cards, places, strict=True):
        if place >= 2:
            lying.setdefault(facts.SLOTS[place - 2], []).append(Played(card, "top"))
    return State(
        turn=WHO,
        active=Table({WHO: tuple(c for c, p in zip(cards, places, strict=True) if p == 0)}),
        resting=Table({WHO: tuple(c for c, p in zip(cards, places, strict=True) if p == 1)}),
        slots=Table({WHO: Table({slot: tuple(held) for slot, held in lying.items()})}),  # type: ignore[misc]
        left=draw(st.lists(st.sampled_from(COLOURS), max_size=2).map(tuple)),
        slept=Table({WHO: draw(st.integers(0, 4))}),
    )


@st.composite
def scoring(draw: st.DrawFn) -> State:
    """Return a table at the end of a game."""
    colours = st.sampled_from(COLOURS)
    cards = {
        f"carta-{number}": draw(st.builds(
            Card, st.sampled_from([*COLOURS, None]), starting=st.booleans(), scyphoz=st.booleans(),
        ))
        for number in range(draw(st.integers(0, 5)))
    }  # fmt: skip
    goal = st.builds(Goal, st.integers(1, 3), value=st.integers(0, 6))
    return State(
        points=Table({WHO: draw(st.integers(0, 80))}),
        devotion=Table({WHO: draw(st.integers(0, 20))}),
        stock=Table({WHO: draw(stocks())}),
        per_five=draw(st.integers(0, 2)),
        cards=Table(cards),
        active=Table({WHO: tuple(cards)}),
        counted=Table({WHO: tuple(draw(st.lists(colours, max_size=3, unique=True)))}),
        artifacts=Table({WHO: tuple(draw(st.lists(colours, max_size=5)))}),
        goals=Table({WHO: Table(draw(st.dictionaries(colours, goal, max_size=3)))}),
        tokens=Table({WHO: tuple(draw(st.lists(st.sampled_from([2, 4]), max_size=2)))}),
        tiles=Table({"porto": Tile(("l",), points=draw(st.integers(0, 9)))}),
        meeples=Table({WHO: draw(st.sampled_from([(), ("porto",)]))}),
        worth=tuple(draw(st.lists(st.integers(0, 15), max_size=6))),
        progress=Table({WHO: draw(st.integers(0, 7))}),
        tracks=Table({WHO: Table({track: draw(st.integers(0, 9)) for track in TRACKS})}),
    )
