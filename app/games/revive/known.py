"""What is printed on the things that a position names, looked up by name."""

from __future__ import annotations

from typing import TypeVar

from app.engine.errors import NotGiven
from app.engine.table import Table
from app.games.revive.names import Thing
from app.games.revive.printed import Card, Goods, Machine, Module, Place, Technology, Tile, Travel

P = TypeVar("P")


class Known:
    """The part of a state that tells what is printed on things."""

    tiles: Table[Thing, Tile]
    cards: Table[Thing, Card]
    boxes: Table[Thing, Goods]
    technologies: Table[Thing, Technology]
    machines: Table[Thing, Machine]
    modules: Table[Thing, Module]
    places: Table[Thing, Place]
    travels: Table[Thing, Travel]

    def tile(self, name: str) -> Tile:
        """Return a tile; raises `NotGiven` where the position does not say what it is."""
        return _printed("tile", self.tiles, name)

    def card(self, name: str) -> Card:
        """Return a card; raises `NotGiven` where the position does not say what it is."""
        return _printed("card", self.cards, name)

    def box(self, name: str) -> Goods:
        """Return what a crate gives; raises `NotGiven` where the position does not say it."""
        return _printed("crate", self.boxes, name)

    def technology(self, name: str) -> Technology:
        """Return a technology; raises `NotGiven` where the position does not say what it is."""
        return _printed("technology", self.technologies, name)

    def machine(self, name: str) -> Machine:
        """Return a machine; raises `NotGiven` where the position does not say what it is."""
        return _printed("machine", self.machines, name)

    def module(self, name: str) -> Module:
        """Return a module; raises `NotGiven` where the position does not say what it is."""
        return _printed("module", self.modules, name)

    def place(self, name: str) -> Place:
        """Return a space of the tracks; raises `NotGiven` where the position lacks it."""
        return _printed("place", self.places, name)

    def travel(self, name: str) -> Travel:
        """Return a travel card; raises `NotGiven` where the position does not say what it is."""
        return _printed("travel card", self.travels, name)


def _printed(sort: str, known: Table[Thing, P], name: str) -> P:
    if name not in known:
        raise NotGiven(f"{sort} {name}")
    return known[name]
