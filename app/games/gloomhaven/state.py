"""A state of the game: the map, the figures on it, and the heroes' cards."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Annotated, Any

from pydantic import Field
from typing_extensions import Doc

from app.engine.errors import NotGiven
from app.engine.table import Table
from app.games.gloomhaven.area import Area
from app.games.gloomhaven.board import Board, Ground, ground
from app.games.gloomhaven.names import (
    Card,
    Cell,
    Condition,
    FigureId,
    Half,
    Kind,
    Phase,
    Pile,
)

Number = Annotated[int, Field(ge=0)]
Positive = Annotated[int, Field(ge=1)]


@dataclass(frozen=True)
class Figure:
    """What is printed of a figure, and what its card says for this round."""

    kind: Kind
    name: str = ""
    initiative: int | None = None
    move: Number | None = None  # None: no Move on its card
    pace: Number | None = None  # the movement printed for its kind, as on a monster's stat card
    attack: Number | None = None  # None: how strong is not told, only who is attacked
    range: Positive | None = None  # None: melee
    targets: Annotated[int, Field(ge=0, le=6)] = 1  # 0: no attack on its card; 6: all in range
    attacks: Positive = 1  # attacks made one after another
    area: Area | None = None
    flying: bool = False
    jumping: bool = False
    inflicts: tuple[Condition, ...] = ()  # conditions that its attack gives
    heal: Number | None = None  # a Heal on itself, on its card
    life: Positive | None = None
    hero: FigureId | None = None  # a summon's summoner
    card: Card | None = None  # the card that summoned it
    type: str = ""  # a monster's
    elite: bool = False
    number: int | None = None  # a monster's standee
    items: tuple[str, ...] = ()


PILES: tuple[Pile, ...] = ("hands", "discards", "lost", "active", "chosen")


@dataclass(frozen=True)
class State:
    """Everything on the table; what a position leaves out is empty, or not known (None)."""

    board: Annotated[
        Board | None, Doc("the map as text: . # + % ^ ~ ! terrain, capitals figures, letters hexes")
    ] = None
    walls: Annotated[
        tuple[tuple[str, str], ...], Doc("thin walls: two hexes, or a hex and a direction")
    ] = ()
    figures: Annotated[Table[FigureId, Figure], Doc("the figures and what their cards say")] = (
        Table()
    )
    at: Annotated[
        Table[FigureId, Cell], Doc("the hex of each figure that the map does not show")
    ] = field(default_factory=Table)
    trap: Annotated[int | None, Doc("a trap's damage; left out, only that it springs is told")] = (
        None
    )
    sprung: Annotated[frozenset[Cell], Doc("hexes whose traps have sprung")] = frozenset()
    damage: Annotated[Table[FigureId, int], Doc("damage suffered by figure")] = Table()
    conditions: Annotated[Table[FigureId, tuple[Condition, ...]], Doc("conditions by figure")] = (
        Table()
    )
    hands: Annotated[Table[FigureId, tuple[Card, ...]], Doc("cards in hand, by initiative")] = (
        Table()
    )
    discards: Annotated[Table[FigureId, tuple[Card, ...]], Doc("discarded cards")] = Table()
    lost: Annotated[Table[FigureId, tuple[Card, ...]], Doc("lost cards")] = Table()
    active: Annotated[Table[FigureId, tuple[Card, ...]], Doc("cards in the active area")] = Table()
    chosen: Annotated[
        Table[FigureId, tuple[Card, ...]], Doc("cards chosen for the round, the leading one first")
    ] = Table()
    revealed: Annotated[
        Table[FigureId, tuple[Card, ...]],
        Doc("cards with which heroes who have begun to play them began, the leading one first"),
    ] = Table()
    losses: Annotated[
        Table[FigureId, tuple[Card, ...]], Doc("cards that are lost once played, not discarded")
    ] = Table()
    performed: Annotated[
        Table[FigureId, tuple[Half, ...]], Doc("the halves that heroes have performed this round")
    ] = Table()
    phase: Annotated[
        Phase | None, Doc("choosing cards, turns or cleanup; left out, it does not matter")
    ] = None
    resting: Annotated[frozenset[FigureId], Doc("heroes on a long rest this round")] = frozenset()
    rested: Annotated[frozenset[FigureId], Doc("heroes who have drawn again for a short rest")] = (
        frozenset()
    )
    spent: Annotated[Table[FigureId, tuple[str, ...]], Doc("spent items")] = Table()
    summons: Annotated[tuple[FigureId, ...], Doc("summons in the order in which they came")] = ()
    money: Annotated[frozenset[Cell], Doc("hexes with money tokens")] = frozenset()
    standees: Annotated[Table[str, int], Doc("standees left by monster type")] = Table()
    fresh: Annotated[frozenset[FigureId], Doc("figures summoned this round")] = frozenset()
    acted: Annotated[tuple[FigureId, ...], Doc("figures whose turn is over, in order")] = ()
    turn: Annotated[FigureId | None, Doc("whose turn it is")] = None
    struck: Annotated[tuple[FigureId, ...], Doc("figures attacked this turn")] = ()
    exhausted: Annotated[frozenset[FigureId], Doc("exhausted heroes")] = frozenset()
    over: Annotated[bool, Doc("whether the scenario is lost")] = False

    def __post_init__(self) -> None:
        """Take the figures that the map shows to where they are kept."""
        if self.board is not None and self.board.placed:
            object.__setattr__(self, "at", Table({**dict(self.board.placed), **self.at}))
            object.__setattr__(self, "board", Board(self.board.text))

    def ground(self) -> Ground:
        """Return the map; raises `NotGiven` where the position has none."""
        if self.board is None:
            raise NotGiven("board")
        return ground(self.board.text, self.walls)

    def figure(self, name: str) -> Figure:
        """Return a figure; raises `NotGiven` where the position does not say what it is."""
        if name not in self.figures:
            raise NotGiven(f"figure {name}")
        return self.figures[name]

    def where(self, name: str) -> str:
        """Return the hex of a figure; raises `NotGiven` where it stands nowhere."""
        if name not in self.at:
            raise NotGiven(f"where {name} stands")
        return self.at[name]

    def with_at(self, name: str, cell: str) -> Table[FigureId, Cell]:
        """Return where figures stand, this one in a hex; raises `NotGiven` if the map lacks it."""
        if self.board is not None:
            self.ground().hex(cell)
        return self.at.with_(name, cell)

    def has(self, name: str, condition: Condition) -> bool:
        """Tell whether a figure has a condition."""
        return condition in self.conditions.get(name, ())

    def on_map(self, *kinds: Kind) -> tuple[str, ...]:
        """Return the figures on the map that are of these kinds, in order."""
        return tuple(name for name in self.at if self.figure(name).kind in kinds)

    def side(self, name: str) -> tuple[Kind, ...]:
        """Return the kinds of figure on a figure's side."""
        return ("monster",) if self.figure(name).kind == "monster" else ("hero", "summon")

    def enemies(self, name: str) -> tuple[str, ...]:
        """Return the figures on the map of the other side."""
        theirs: tuple[Kind, ...] = (
            ("hero", "summon") if self.figure(name).kind == "monster" else ("monster",)
        )
        return self.on_map(*theirs)

    def heroes(self) -> tuple[str, ...]:
        """Return all heroes who are not exhausted."""
        named = (name for name, figure in self.figures.items() if figure.kind == "hero")
        return tuple(name for name in named if name not in self.exhausted)

    def pile(self, pile: Pile, hero: str) -> tuple[Card, ...]:
        """Return a hero's cards in a pile."""
        piles: Table[str, tuple[Card, ...]] = getattr(self, pile)
        return piles.get(hero, ())

    def tells_cards(self, hero: str) -> bool:
        """Tell whether the position says anything of a hero's cards."""
        return any(hero in getattr(self, pile) for pile in PILES)

    def put(self, pile: Pile, hero: str, cards: tuple[Card, ...]) -> State:
        """Return the state with cards put on a hero's pile."""
        piles: Table[str, tuple[Card, ...]] = getattr(self, pile)
        change: dict[str, Any] = {pile: piles.with_(hero, (*piles.get(hero, ()), *cards))}
        return replace(self, **change)

    def taken(self, hero: str, cards: tuple[Card, ...]) -> State:
        """Return the state with cards taken out of a hero's piles, wherever they lie."""
        left: dict[str, Any] = {}
        for name in PILES:
            piles: Table[str, tuple[Card, ...]] = getattr(self, name)
            if set(cards) & set(piles.get(hero, ())):
                rest = tuple(card for card in piles[hero] if card not in cards)
                left[name] = piles.with_(hero, rest)
        return replace(self, **left)

    def others(self, name: str) -> tuple[str, ...]:
        """Return all other figures on the map."""
        return tuple(other for other in self.at if other != name)

    def in_play(self) -> tuple[str, ...]:
        """Return the figures on the map, or all that are not exhausted where there is no map."""
        if self.board is not None:
            return tuple(self.at)
        return tuple(name for name in self.figures if name not in self.exhausted)

    def begun(self) -> tuple[str, ...]:
        """Return the figures that have begun their turn of this round, in order."""
        return self.acted if self.turn is None else (*self.acted, self.turn)

    def summoner(self, name: str) -> str | None:
        """Return the hero whose summon a figure is."""
        figure = self.figure(name)
        return figure.hero if figure.kind == "summon" else None

    def cards_of_round(self, hero: str) -> tuple[Card, ...]:
        """Return the cards that a hero chose for the round, those it has played included."""
        return self.revealed.get(hero) or self.chosen.get(hero, ())

    def group(self, name: str) -> str:
        """Return what a figure takes turns with: its type, or the hero with its summons."""
        figure = self.figure(name)
        return figure.type if figure.type else self.summoner(name) or name
