"""A state of the game: who does what, goods, cards in slots, the map, tracks and points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from typing_extensions import Doc

from app.engine.errors import NotGiven
from app.engine.table import Table
from app.games.revive.board import Map
from app.games.revive.known import Known
from app.games.revive.names import (
    Cell,
    Colour,
    Good,
    Half,
    Kind,
    Player,
    Resource,
    Size,
    Slot,
    Thing,
    Track,
)
from app.games.revive.printed import (
    Card,
    Goal,
    Goods,
    Machine,
    Module,
    Place,
    Technology,
    Tile,
    Travel,
)

Variant = Literal["advanced switch", "expansion", "long game", "common artifact card"]
Deed = Literal["explore", "build", "populate", "play", "switch"]
DEEDS: tuple[Deed, ...] = ("explore", "build", "populate", "play", "switch")
Part = Literal["first", "second", "hibernation", "over"]
Shrine = Literal["scyphoz", "settle"]
Names = tuple[Thing, ...]


@dataclass(frozen=True)
class Played:
    """A card that lies in a slot, and the half that shows."""

    card: Thing
    half: Half


@dataclass(frozen=True)
class State(Known):
    """Everything on the table; what a position leaves out is empty, or not known (None)."""

    variants: Annotated[frozenset[Variant], Doc("optional rules in play")] = frozenset()
    players: Annotated[tuple[Player, ...], Doc("who plays, in turn order")] = ()
    turn: Annotated[Player | None, Doc("whose turn it is")] = None
    part: Annotated[Part, Doc("first or second action of the turn, hibernation, or over")] = "first"
    acting: Annotated[bool, Doc("whether the main action of this part has been done")] = False
    deeds: Annotated[tuple[Deed, ...], Doc("main actions done this turn, in order")] = ()
    traded: Annotated[Names, Doc("technologies whose trade was used this turn")] = ()
    # goods
    stock: Annotated[
        Table[Player, Table[Resource, int]], Doc("gear, book, food and crystal of each player")
    ] = Table()
    energy: Annotated[Table[Player, int], Doc("free energy tokens")] = Table()
    crates: Annotated[Table[Player, Names], Doc("the crates of each player")] = Table()
    points: Annotated[Table[Player, int], Doc("points so far")] = Table()
    devotion: Annotated[Table[Player, int], Doc("devotion points so far")] = Table()
    gained: Annotated[
        Table[Player, Goods], Doc("points and devotion of the action under way, to be pooled")
    ] = Table()
    # what is printed on the things that the position names
    cards: Annotated[Table[Thing, Card], Doc("what is printed on cards")] = Table()
    modules: Annotated[Table[Thing, Module], Doc("what is printed on modules")] = Table()
    machines: Annotated[Table[Thing, Machine], Doc("what is printed on machines")] = Table()
    boxes: Annotated[Table[Thing, Goods], Doc("what crates give")] = Table()
    tiles: Annotated[Table[Thing, Tile], Doc("tiles, large locations and lakes")] = Table()
    technologies: Annotated[Table[Thing, Technology], Doc("the technologies of a tribe")] = Table()
    # cards
    active: Annotated[Table[Player, Names], Doc("cards in the active area")] = Table()
    resting: Annotated[Table[Player, Names], Doc("cards in the resting area")] = Table()
    slots: Annotated[
        Table[Player, Table[Slot, tuple[Played, ...]]], Doc("played cards by slot, top one last")
    ] = Table()
    fitted: Annotated[Table[Player, Table[Slot, Names]], Doc("modules by slot")] = Table()
    room: Annotated[Table[Slot, int], Doc("how many modules a slot takes, 2 or 3")] = Table()
    market: Annotated[Names, Doc("cards of the market")] = ()
    deck: Annotated[Names | None, Doc("the deck of cards, top first")] = None
    coloured: Annotated[Table[Thing, Colour], Doc("cards that count as of a colour for now")] = (
        Table()
    )
    switched: Annotated[frozenset[Player], Doc("players whose switch is used")] = frozenset()
    # the map
    board: Annotated[
        Map | None, Doc("the map as text: . : & ^ = * ~ @ $ ? # % and small letters")
    ] = None
    turned: Annotated[Table[Cell, Kind], Doc("what spaces are since their tile was explored")] = (
        Table()
    )
    explored: Annotated[frozenset[Thing], Doc("tiles explored in this game")] = frozenset()
    buildings: Annotated[Table[Player, Table[Cell, Size]], Doc("buildings by space")] = Table()
    meeples: Annotated[
        Table[Player, Names], Doc("where meeples stand: city spaces and large locations")
    ] = Table()
    sources: Annotated[
        Table[Player, tuple[Cell, ...]], Doc("further spaces that a tribe counts range from")
    ] = Table()
    reach: Annotated[Table[Player, int], Doc("range that reduces the food to pay")] = Table()
    waters: Annotated[Table[Cell, Goods], Doc("what water spaces give")] = Table()
    watered: Annotated[
        Table[Player, tuple[Cell, ...]], Doc("water spaces beside which each has built")
    ] = Table()
    # tribe, tracks and machines
    tribes: Annotated[Table[Player, str], Doc("the tribe of each player, and its side")] = Table()
    unlocked: Annotated[Table[Player, Names], Doc("technologies unlocked")] = Table()
    tracks: Annotated[Table[Player, Table[Track, int]], Doc("steps made on machine tracks")] = (
        Table()
    )
    ends: Annotated[Table[Track, int], Doc("how many steps each track has")] = Table()
    beyond: Annotated[Table[Track, Resource], Doc("what a step past a track's end gives")] = Table()
    places: Annotated[
        Table[Thing, Place], Doc("spaces of a player board that boxes of its tracks unlock")
    ] = Table()
    reached: Annotated[Table[Player, Names], Doc("such spaces unlocked")] = Table()
    offered: Annotated[Names, Doc("machines of the market")] = ()
    running: Annotated[Table[Player, Names], Doc("machines that each player can use")] = Table()
    energised: Annotated[Table[Player, Names], Doc("machines with an energy token on them")] = (
        Table()
    )
    discs: Annotated[Table[Player, int], Doc("discs left beside the tribe's ability")] = Table()
    stars: Annotated[Table[Player, int], Doc("times the tribe's ability was used")] = Table()
    progress: Annotated[Table[Player, int], Doc("tokens on the progress track")] = Table()
    bonuses: Annotated[Table[int, Goods], Doc("bonuses of the progress track by box")] = Table()
    ability: Annotated[Table[Player, Goods], Doc("what each tribe's ability gives")] = Table()
    needed: Annotated[
        Table[Player, int], Doc("tiles or tokens left that a tribe's ability needs")
    ] = Table()
    # artifacts and the end
    artifacts: Annotated[Table[Player, tuple[Colour, ...]], Doc("artifacts of each player")] = (
        Table()
    )
    left: Annotated[tuple[Colour, ...] | None, Doc("artifacts left on the board")] = None
    tokens: Annotated[Table[Player, tuple[int, ...]], Doc("end tokens of 4 and 2 points")] = Table()
    latest: Annotated[
        Table[Player, Goods], Doc("points or devotion gained last in the action under way")
    ] = Table()
    shrine: Annotated[
        Table[int, Shrine], Doc("boxes of the devotion track: `scyphoz` or `settle`")
    ] = Table()
    scyphoz: Annotated[Names | None, Doc("the deck of Scyphoz cards, top first")] = None
    beside_board: Annotated[Thing | None, Doc("the expansion's additional large location")] = None
    travels: Annotated[Table[Thing, Travel], Doc("what is printed on travel cards")] = Table()
    travelling: Annotated[Table[Player, Names], Doc("travel cards not resolved yet")] = Table()
    travelled: Annotated[Table[Player, Names], Doc("travel cards turned face down")] = Table()
    met: Annotated[Table[Thing, int], Doc("the level of a travel card that is met now")] = Table()
    flasks: Annotated[Table[Player, int], Doc("flask symbols, travel cards left out")] = Table()
    goals: Annotated[
        Table[Player, Table[Colour, Goal]], Doc("each player's artifact card, by colour")
    ] = Table()
    common: Annotated[Table[Colour, Goal], Doc("the artifact card that all share")] = Table()
    counted: Annotated[
        Table[Player, tuple[Colour, ...]], Doc("colours of which cards score, as tracks unlocked")
    ] = Table()
    worth: Annotated[tuple[int, ...], Doc("the values of the progress track, in order")] = ()
    marks: Annotated[Table[int, Goods], Doc("bonuses on boxes of the points track")] = Table()
    per_five: Annotated[int | None, Doc("points for five resources left over")] = None
    slept: Annotated[Table[Player, int], Doc("how often each has hibernated")] = Table()
    rows: Annotated[Table[int, Goods], Doc("bonuses of the hibernation track by row")] = Table()
    ending: Annotated[Player | None, Doc("who brought the end about")] = None
    finished: Annotated[bool, Doc("whether the game is over")] = False

    def active_player(self) -> Player:
        """Return whose turn it is; raises `NotGiven` where the position leaves it out."""
        if self.turn is None:
            raise NotGiven("turn")
        return self.turn

    def has(self, player: Player, resource: str) -> int:
        """Return how much of a resource a player has; raises `NotGiven` without a stock."""
        if player not in self.stock:
            raise NotGiven(f"stock of {player}")
        return {str(k): v for k, v in self.stock[player].items()}.get(resource, 0)

    def map(self) -> Map:
        """Return the map; raises `NotGiven` where the position has none."""
        if self.board is None:
            raise NotGiven("board")
        return self.board

    def kind(self, cell: str) -> Kind:
        """Return what a space is now; raises `NotGiven` where the map has none of that name."""
        kinds = self.map().kinds()
        if cell not in kinds:
            raise NotGiven(f"space {cell} on the board")
        return self.turned.get(cell, kinds[cell])

    def on_board(self) -> tuple[Colour, ...]:
        """Return the artifacts left; raises `NotGiven` where the position does not tell."""
        if self.left is None:
            raise NotGiven("left")
        return self.left

    def cells(self, place: str) -> tuple[str, ...]:
        """Return the spaces of a tile, or the one space that is meant."""
        return self.tiles[place].cells if place in self.tiles else (place,)

    def settled(self, place: str) -> tuple[Player, ...]:
        """Return who has a meeple in a place, whether it is named by its tile or by a space."""
        cells = set(self.cells(place))
        return tuple(
            player
            for player, held in self.meeples.items()
            if any(cells & set(self.cells(one)) for one in held)
        )

    def lying(self, player: Player, slot: Slot) -> tuple[Played, ...]:
        """Return the cards in a slot, the top one last."""
        return self.slots.get(player, Table()).get(slot, ())

    def modules_in(self, player: Player, slot: Slot) -> Names:
        """Return the modules of a slot."""
        return self.fitted.get(player, Table()).get(slot, ())

    def owned_cards(self, player: Player) -> Names:
        """Return a player's cards, wherever they lie."""
        lying = (one.card for held in self.slots.get(player, Table()).values() for one in held)
        return (*self.active.get(player, ()), *self.resting.get(player, ()), *lying)

    def all_energy(self, player: Player) -> int:
        """Return a player's energy tokens, free or on machines."""
        return self.energy.get(player, 0) + len(self.energised.get(player, ()))

    def goods(self, player: Player, good: Good) -> int:
        """Return how much a player gained of points or devotion in the action under way."""
        return self.gained.get(player, Goods()).get(good, 0)
