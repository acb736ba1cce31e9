"""A position drawn as the table looks: what the page's board template is given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from app.engine.errors import EngineError
from app.engine.play import Play
from app.engine.trace import Line
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.naming import option_name, part
from app.games.turno_di_guardia.queries.life import Life
from app.games.turno_di_guardia.queries.line import Sight
from app.games.turno_di_guardia.state import State
from app.games.turno_di_guardia.telling import sentence


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
    dice: tuple[int, ...] = ()
    stolen: tuple[int, ...] = ()


@dataclass(frozen=True)
class DrawnDie:
    """A hero's die and where it is: `ready`, `spent`, `stolen` or `assigned`."""

    hero: str
    value: int
    where: str


@dataclass(frozen=True)
class DrawnAbility:
    """An ability card in front of its hero."""

    hero: str
    name: str
    exhausted: bool


@dataclass(frozen=True)
class Table:
    """The whole table; None for what the position does not say."""

    fire: int | None
    round: int | None
    line: tuple[Drawn, ...]
    graveyard: tuple[Drawn, ...]
    horde: tuple[Drawn, ...]
    new_horde: tuple[Drawn, ...]
    creature_deck: int | None
    unhallowed: int | None
    dice: tuple[DrawnDie, ...]
    abilities: tuple[DrawnAbility, ...]
    tamed: tuple[Drawn, ...]


class WatchView:
    """How Turno di Guardia is shown."""

    template = "parts/boards/turno_di_guardia.html"

    def sentence(self, line: Line) -> str | None:
        """Return the line in plain Italian, or None for mere bookkeeping."""
        return sentence(line)

    def part(self, key: str, state: Any) -> str:
        """Return what lies at one key of a state."""
        return part(key, state)

    def option(self, option: Any) -> str:
        """Return a card, a place in a pile or an order of cards as a player names it."""
        return option_name(option)

    def picture(self, play: Play[Any]) -> Table:
        """Return the table as it lies in the play's present state."""
        state: State = play.state
        reach = play.ask(Sight()) if state.fire is not None else 0
        return Table(
            fire=state.fire,
            round=state.round,
            line=tuple(
                _in_line(play, card, place, reach) for place, card in enumerate(state.line, 1)
            ),
            graveyard=tuple(_drawn(play, card) for card in state.graveyard),
            horde=tuple(_drawn(play, card) for card in state.horde),
            new_horde=tuple(_drawn(play, card) for card in state.new_horde),
            creature_deck=None if state.creature_deck is None else len(state.creature_deck),
            unhallowed=None if state.unhallowed is None else len(state.unhallowed),
            dice=tuple(
                DrawnDie(facts.name(die.rpartition("-")[0]), value, _where(state, die))
                for die, value in state.dice.items()
            ),
            abilities=tuple(
                DrawnAbility(facts.name(hero), facts.name(card), card in state.exhausted)
                for hero, held in state.abilities.items()
                for card in held
            ),
            tamed=tuple(_drawn(play, card) for card in state.tamed),
        )


def _in_line(play: Play[State], card: str | None, place: int, reach: int) -> Drawn:
    lit = place <= reach
    if card is None:
        return Drawn(place=place, lit=lit)
    return _drawn(play, card, place, lit)


def _drawn(play: Play[State], card: str, place: int = 0, lit: bool = False) -> Drawn:
    state = play.state
    creature = facts.creature(card)
    printed = str(facts.printed_life(card)) if creature else ""
    return Drawn(
        card=card,
        slug=facts.copies()[card],
        name=facts.name(card),
        place=place,
        hidden=card in state.face_down,
        lit=lit,
        life=_life(play, card) if creature else None,
        printed=printed,
        damage=facts.damage(card),
        unhallowed=facts.is_unhallowed(card),
        dice=tuple(value for die, value in state.dice.items() if state.assigned.get(die) == card),
        stolen=tuple(value for die, value in state.dice.items() if state.stolen.get(die) == card),
    )


def _life(play: Play[State], card: str) -> int | None:
    try:
        return play.ask(Life(card))
    except EngineError:
        return None


def _where(state: State, die: str) -> str:
    for where, held in (
        ("stolen", state.stolen), ("assigned", state.assigned), ("spent", state.spent)
    ):  # fmt: skip
        if die in held:
            return where
    return "ready"
