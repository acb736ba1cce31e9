"""What happens to ships: put into play, damaged, marked, lost and taken."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.engine.kinds import Event
from app.games.commodore.names import Player, Ship
from app.games.commodore.state import Mark, State


class Struck(Event[State]):
    """Tokens are laid on a ship."""

    ship: Ship


class Lost(Event[State]):
    """A ship leaves the fleet that it is in."""

    ship: Ship


@dataclass(frozen=True)
class Deployed(Event[State]):
    """A player puts a ship of the hand into play."""

    player: Player
    ship: Ship

    def apply(self, state: State) -> State:
        """Lay it in front of the player."""
        hand = tuple(card for card in state.hand(self.player) if card != self.ship)
        fleet = (*state.fleet(self.player), self.ship)
        return replace(
            state,
            hands=state.hands.with_(self.player, hand),
            fleets=state.fleets.with_(self.player, fleet),
            fresh=state.fresh | {self.ship},
        )


@dataclass(frozen=True)
class Damaged(Struck):
    """A ship takes damage tokens, and has just been hit."""

    ship: Ship
    by: int

    def apply(self, state: State) -> State:
        """Lay the tokens on it."""
        damage = state.damage.get(self.ship, 0) + self.by
        return replace(
            state, damage=state.damage.with_(self.ship, damage), hit=state.hit | {self.ship}
        )


@dataclass(frozen=True)
class Repaired(Event[State]):
    """A damage token is taken from a ship."""

    ship: Ship

    def apply(self, state: State) -> State:
        """Take it away."""
        damage = state.damage.get(self.ship, 0) - 1
        held = state.damage.with_(self.ship, damage)
        return replace(state, damage=held if damage else state.damage.without(self.ship))


@dataclass(frozen=True)
class Marked(Struck):
    """A marker is laid on a ship."""

    ship: Ship
    mark: Mark

    def apply(self, state: State) -> State:
        """Lay it down."""
        marks = (*state.marks.get(self.ship, ()), self.mark)
        return replace(state, marks=state.marks.with_(self.ship, marks))


@dataclass(frozen=True)
class Unmarked(Event[State]):
    """A marker is taken from a ship."""

    ship: Ship
    mark: Mark

    def apply(self, state: State) -> State:
        """Take it away."""
        marks = list(state.marks.get(self.ship, ()))
        marks.remove(self.mark)
        held = state.marks.with_(self.ship, tuple(marks))
        return replace(state, marks=held if marks else state.marks.without(self.ship))


@dataclass(frozen=True)
class SpecialRolled(Event[State]):
    """The die of Special Damage shows this for a ship."""

    ship: Ship
    roll: int


@dataclass(frozen=True)
class Sunk(Lost):
    """A ship is eliminated."""

    ship: Ship

    def apply(self, state: State) -> State:
        """Take it from its fleet to the discards, its tokens away."""
        return _gone(state, self.ship)


@dataclass(frozen=True)
class Fled(Lost):
    """A ship flees from the battle."""

    ship: Ship

    def apply(self, state: State) -> State:
        """Take it from its fleet to the discards, its tokens away."""
        return _gone(state, self.ship)


@dataclass(frozen=True)
class Captured(Lost):
    """A ship changes sides, with the tokens that lie on it."""

    ship: Ship
    by: Player

    def apply(self, state: State) -> State:
        """Move it to the other fleet."""
        without = _without(state, self.ship)
        return replace(
            without,
            fleets=without.fleets.with_(self.by, (*without.fleet(self.by), self.ship)),
            taken=state.taken | {self.ship},
        )


def _without(state: State, ship: str) -> State:
    """Take a ship out of the fleet that it is in."""
    owner = state.owner(ship)
    if owner is None:
        return state
    left = tuple(other for other in state.fleet(owner) if other != ship)
    return replace(state, fleets=state.fleets.with_(owner, left))


def _gone(state: State, ship: str) -> State:
    """Take a ship out of play."""
    return replace(
        _without(state, ship),
        discards=(ship, *state.discards),
        damage=state.damage.without(ship),
        marks=state.marks.without(ship),
        hit=state.hit - {ship},
        fresh=state.fresh - {ship},
        fired=state.fired - {ship},
        taken=state.taken - {ship},
    )
