"""What a picture of the table is made of."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Drawn:
    """A card on the table; `life` as it stands, `printed` beside it where they differ.

    A gap in the Line has no card; a card lies in the light of the fire where `lit`.
    """

    card: str | None = None
    slug: str | None = None
    name: str = ""
    place: int = 0
    hidden: bool = False
    lit: bool = False
    life: int | None = None
    printed: str = ""
    damage: int = 0
    unhallowed: bool = False
    blank: bool = False
    hurt: int = 0
    wounded: bool = False
    dice: tuple[int, ...] = ()
    stolen: tuple[int, ...] = ()


@dataclass(frozen=True)
class DrawnDie:
    """A hero's die and where it is: `ready`, `spent`, `stolen`, `assigned` or `placed`."""

    hero: str
    value: int
    where: str


@dataclass(frozen=True)
class DrawnAbility:
    """An ability card in front of its hero, with the dice that lie on it."""

    hero: str
    name: str
    exhausted: bool
    in_force: bool = False
    dice: tuple[int, ...] = ()


@dataclass(frozen=True)
class DrawnPlace:
    """The location of the round: what it does to the fire, and how long its Line is."""

    name: str
    firewood: str
    line: int


@dataclass(frozen=True)
class Camp:
    """The camp: who rests, who is on Watch, and the dice on its actions."""

    resting: str | None
    on_watch: tuple[str, ...]
    placed: tuple[tuple[str, tuple[int, ...]], ...]

    def __bool__(self) -> bool:
        return bool(self.resting or self.placed)


@dataclass(frozen=True)
class Table:
    """The whole table; None for what the position does not say."""

    fire: int | None
    round: int | None
    place: DrawnPlace | None
    result: str | None
    line: tuple[Drawn, ...]
    graveyard: tuple[Drawn, ...]
    horde: tuple[Drawn, ...]
    new_horde: tuple[Drawn, ...]
    box: tuple[Drawn, ...]
    creature_deck: int | None
    unhallowed: int | None
    map: tuple[str, ...] | None
    unused: tuple[str, ...] | None
    camp: Camp
    dice: tuple[DrawnDie, ...]
    abilities: tuple[DrawnAbility, ...]
    spare: tuple[DrawnAbility, ...]
    tamed: tuple[Drawn, ...]
