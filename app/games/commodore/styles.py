"""How simple players play: one does anything that is allowed, the other what looks best at once.

They are there to exercise the rules, not to play well.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from app.engine.kinds import Action, Choice
from app.engine.play import Play
from app.games.commodore import facts
from app.games.commodore.actions.attack import BoardingAction, Broadsides, GeneralMelee, RakeTheBow
from app.games.commodore.actions.course import Deploy, DiscardExcess, DrawCard, EndPhase
from app.games.commodore.actions.special import (
    Aid,
    Assets,
    Bombard,
    NavalSuperiority,
    Panic,
    Rally,
    Repair,
    SpecialRoll,
    Strategist,
    Surrender,
)
from app.games.commodore.choices.players import MORALE, Evade, Grapeshot, Surplus, ToDiscard
from app.games.commodore.legal import KINDS, attempts
from app.games.commodore.names import other
from app.games.commodore.queries.ship import Strength
from app.games.commodore.state import State

LOW = 3  # morale that is in danger
FULL = 7  # cards in a hand


class RandomPlayer:
    """Does anything that is allowed, each kind of action being as likely as another."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance

    def act(self, scout: Play[State]) -> Action[State]:
        """Return what is done next in a state."""
        for kind in self._shuffled(KINDS):
            for action in self._shuffled(list(kind.attempts(scout.state))):
                if scout.permits(action):
                    chosen: Action[State] = action
                    return chosen
        raise AssertionError(f"nothing is legal in {scout.state}")

    def decide(self, choice: Choice[Any, Any], options: Sequence[Any]) -> Any:
        """Return an option of a choice."""
        return self.chance.choice(options)

    def _shuffled(self, things: Sequence[Any]) -> Sequence[Any]:
        return self.chance.sample(things, len(things)) if len(things) > 1 else things


class GreedyPlayer(RandomPlayer):
    """Does what promises most, by a rule of thumb for each kind of action."""

    def act(self, scout: Play[State]) -> Action[State]:
        """Return the allowed action that promises most, any of them where several do."""
        offered = self._shuffled(list(attempts(scout.state)))
        best = sorted(offered, key=lambda action: _promise(scout, action), reverse=True)
        return next(action for action in best if scout.permits(action))

    def decide(self, choice: Choice[Any, Any], options: Sequence[Any]) -> Any:
        """Evade, sweep the decks, shake the enemy's morale, and give up what is worth least."""
        match choice:
            case Evade() | Grapeshot():
                return options[-1]
            case Surplus() if MORALE in options:
                return MORALE
            case ToDiscard(player=player, chooser=chooser):
                return (min if chooser == player else max)(options, key=_worth)
        return super().decide(choice, options)


def _promise(scout: Play[State], action: Action[State]) -> float:
    """Return how good an action looks; ending a phase is 0, and what is worse is not done."""
    worth: Mapping[type[Action[State]], float] = {
        Surrender: 9, Panic: 8, DrawCard: 7, Deploy: 6, Assets: 5, Strategist: 4,
        NavalSuperiority: 4, SpecialRoll: 3, EndPhase: 0,
    }  # fmt: skip
    if type(action) in worth:
        return worth[type(action)]
    match action:
        case RakeTheBow(ship=ship, at=at):
            return 2 + _strength(scout, ship) / 10 - _strength(scout, at) / 100
        case Bombard():
            return 2.9
        case Broadsides(at=None):
            return 2.5
        case Broadsides(ship=ship, at=target) | BoardingAction(ship=ship, against=target):
            return 1 + _strength(scout, ship) - _strength(scout, target)
        case GeneralMelee():
            return _superiority(scout)
        case Repair(ship=ship):
            return 0.5 if scout.state.owner(ship) == scout.state.active() else -9
        case Rally():
            return 1 if _must_rally(scout.state) else -9
        case Aid(discarding=()):
            return 0.1
        case DiscardExcess(card=card):
            return -1 - _worth(card)
    return -9


def _strength(scout: Play[State], ship: str | None) -> int:
    return scout.ask(Strength(ship)) if ship else 0


def _superiority(scout: Play[State]) -> float:
    """Return by how much the active fleet is stronger than the other."""
    me = scout.state.active()
    mine = sum(_strength(scout, ship) for ship in scout.state.fleet(me))
    return float(mine - sum(_strength(scout, ship) for ship in scout.state.fleet(other(me))))


def _must_rally(state: State) -> bool:
    """Tell whether Superior Assets cannot wait for a ship: the hand is full, or morale low."""
    me = state.active()
    return state.morale.get(me, 0) <= LOW or len(state.hand(me)) > FULL


def _worth(card: str) -> float:
    """Return how much a card is missed: ships most, then attacks."""
    ship = facts.ship(card)
    return 0.5 + ship.hull / 10 if ship else 0.3 if facts.is_attack(card) else 0.1


STYLES: Mapping[str, Callable[[Random], RandomPlayer]] = {
    "random": RandomPlayer, "greedy": GreedyPlayer,
}  # fmt: skip
