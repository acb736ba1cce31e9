"""A valley with something of everything, as the tests of telling look at it."""

from app.engine.table import Table
from app.games.revive.board import Map
from app.games.revive.printed import Card, Goal, Machine, Module, Place, Technology, Tile, Trading
from app.games.revive.state import Played, State

VALLEY = State(
    turn="rosso",
    board=Map.read(".   :p  ~w\n  :q  &   ?t\n@c  ^   $l"),
    stock=Table({"rosso": Table({"gear": 6, "book": 5, "food": 1, "crystal": 2})}),
    energy=Table({"rosso": 1, "blu": 2}),
    waters=Table({"w": Table({"book": 1})}),
    tiles=Table({
        "est": Tile(
            cells=("t",), cost=Table({"food": 2}), reward=Table({"point": 3}), icon="city",
            faces=(Table({"t": "city"}), Table({"t": "desert"})),
        ),
        "porto": Tile(cells=("l",), points=8),
    }),
    technologies=Table({
        "semi": Technology(row=1),
        "forno": Technology(row=2, joined=("semi",), trades=Trading(
            Table({"food": 2}), Table({"crystal": 1}))),
    }),
    cards=Table({
        "alba": Card("yellow", Table({"food": 2}), Table({"gear": 1}), ("top",)),
        "carta-3": Card("red", starting=True),
    }),
    modules=Table({"m1": Module(("yellow", "red"), Table({"food": 1}))}),
    machines=Table({"mulino": Machine(Table({"food": 2}), "field")}),
    places=Table({"s1": Place(Table({"field": 3, "forest": 1}), printed="mulino")}),
    active=Table({"rosso": ("alba", "carta-3"), "blu": ()}),
    slots=Table({"blu": Table({"top-1": (Played("brina", "top"), Played("eco", "bottom"))})}),
    fitted=Table({"blu": Table({"side": ("m1",)})}),
    running=Table({"rosso": ("mulino",)}),
    buildings=Table({"blu": Table({"q": "large"})}),
    meeples=Table({"blu": ("c",), "verde": ("c", "porto")}),
    artifacts=Table({"rosso": ("yellow", "red", "yellow")}),
    goals=Table({"rosso": Table({"yellow": Goal(1, of="energy")})}),
    tracks=Table({"rosso": Table({"forest": 1})}),
    tribes=Table({"rosso": "hofstadteriani-luna"}),
    switched=frozenset(["blu"]),
)  # fmt: skip
