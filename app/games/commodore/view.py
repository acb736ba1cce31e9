"""A position drawn as the table looks: what the page's board template is given."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from app.engine.play import Play
from app.engine.trace import Line
from app.games.commodore import facts
from app.games.commodore.names import PLAYERS
from app.games.commodore.naming import WORDS, option_name, part, ship_name
from app.games.commodore.queries.ship import Strength
from app.games.commodore.state import State
from app.games.commodore.telling import sentence


@dataclass(frozen=True)
class DrawnCard:
    """A card that lies in a hand or a pile."""

    card: str
    name: str


@dataclass(frozen=True)
class DrawnShip:
    """A ship in play: hull, damage tokens and markers, and its strength as it stands."""

    card: str
    name: str
    hull: int
    damage: int
    strength: int
    marks: tuple[str, ...]
    hit: bool
    fresh: bool


@dataclass(frozen=True)
class Side:
    """One player's side of the table; None for what the position does not say."""

    player: str
    morale: int | None
    hand: tuple[DrawnCard, ...] | None
    fleet: tuple[DrawnShip, ...]
    active: bool
    winner: bool


@dataclass(frozen=True)
class Table:
    """The whole table: the sides of which anything is known, the piles top first."""

    sides: tuple[Side, ...]
    phase: str | None
    deck: tuple[DrawnCard, ...] | None
    discards: tuple[DrawnCard, ...]
    fleets_told: bool


class FleetView:
    """How Commodore is shown."""

    template = "parts/boards/commodore.html"

    def sentence(self, line: Line) -> str | None:
        """Return the line in plain Italian, or None for mere bookkeeping."""
        return sentence(line)

    def part(self, key: str, state: Any) -> str:
        """Return what lies at one key of a state."""
        return part(key, state)

    def option(self, option: Any) -> str:
        """Return a card, a ship, a player or a die as a player names it."""
        return option_name(option)

    def picture(self, play: Play[Any]) -> Table:
        """Return the table as it lies in the play's present state."""
        state: State = play.state
        told = bool(state.fleets or state.morale or state.hands)
        return Table(
            sides=tuple(_side(play, player) for player in PLAYERS) if told else (),
            phase=WORDS[state.phase] if state.phase else None,
            deck=None if state.deck is None else _cards(state.deck),
            discards=_cards(state.discards),
            fleets_told=bool(state.fleets or state.morale),
        )


def _side(play: Play[State], player: Any) -> Side:
    state = play.state
    held = state.hands.get(player)
    return Side(
        player=player,
        morale=state.morale.get(player),
        hand=None if held is None else _cards(held),
        fleet=tuple(_ship(play, ship) for ship in state.fleet(player)),
        active=state.turn == player,
        winner=state.winner == player,
    )


def _cards(held: Iterable[str]) -> tuple[DrawnCard, ...]:
    return tuple(DrawnCard(card, facts.name(card)) for card in held)


def _ship(play: Play[State], ship: str) -> DrawnShip:
    printed = facts.ship(ship)
    return DrawnShip(
        card=ship,
        name=ship_name(ship),
        hull=printed.hull if printed else 0,
        damage=play.state.damage.get(ship, 0),
        strength=play.ask(Strength(ship)),
        marks=tuple(WORDS[mark] for mark in play.state.marks.get(ship, ())),
        hit=ship in play.state.hit,
        fresh=ship in play.state.fresh,
    )
