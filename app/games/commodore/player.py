"""Two simple players: one acts at random, the other takes what looks best at once.

The same seed plays the same game. They are there to exercise the rules, not to play well.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from app.engine.kinds import Action, Choice
from app.engine.play import Play
from app.engine.rulebook import Rules
from app.games.commodore.actions.attack import BoardingAction, Broadsides, GeneralMelee, RakeTheBow
from app.games.commodore.actions.course import Deploy, DrawCard, EndPhase, SetUp
from app.games.commodore.actions.special import (
    Assets,
    Bombard,
    NavalSuperiority,
    Panic,
    Rally,
    SpecialRoll,
    Strategist,
    Surrender,
)
from app.games.commodore.legal import KINDS, legal
from app.games.commodore.names import PLAYERS, other
from app.games.commodore.queries.ship import Strength
from app.games.commodore.state import State

Chooses = Callable[[Play[State], Random], Action[State]]
MOST_TURNS = 400  # of both players together; past it a game is declared drawn


def game(
    rules: Rules[State], seed: int, players: Sequence[str] = ("random", "random")
) -> Iterator[Play[State]]:
    """Play a game, yielding the play of each action in turn, the set-up first.

    `players` are the kinds of the red and the blue one. A game of more than `MOST_TURNS` turns
    stops without a winner: it is drawn.
    """
    chance = Random(seed)

    def decide(choice: Choice[Any, Any], options: Sequence[Any]) -> Any:
        return chance.choice(options)

    play = Play(rules, State(), decide)
    play.do(SetUp())
    yield play
    choosers = dict(zip(PLAYERS, (PLAYER_KINDS[kind] for kind in players), strict=True))
    while play.state.winner is None and sum(play.state.turns.values()) <= MOST_TURNS:
        action = choosers[play.state.active()](Play(rules, play.state), chance)
        play = Play(rules, play.state, decide)
        play.do(action)
        yield play


def _random(scout: Play[State], chance: Random) -> Action[State]:
    """Return any legal action, each kind of action being as likely as another."""
    for kind in chance.sample(KINDS, len(KINDS)):
        tried = list(kind.attempts(scout.state))
        for action in chance.sample(tried, len(tried)):
            if scout.allows(action):
                chosen: Action[State] = action
                return chosen
    raise AssertionError(f"nothing is legal in {scout.state}")


def _greedy(scout: Play[State], chance: Random) -> Action[State]:
    """Return the legal action that promises most, by a rule of thumb for each kind."""
    offered = [(_promise(scout, action), chance.random(), action) for action in legal(scout)]
    return max(offered, key=lambda offer: offer[:2])[2]


def _promise(scout: Play[State], action: Action[State]) -> float:
    """Return how good an action looks; ending a phase is 0, and what is worse is not done."""
    worth: Mapping[type[Action[State]], float] = {
        Surrender: 9, Panic: 8, DrawCard: 7, Deploy: 6, Assets: 5, Strategist: 4,
        NavalSuperiority: 4, SpecialRoll: 3, Rally: 1,
    }  # fmt: skip
    if type(action) in worth:
        return worth[type(action)]
    match action:
        case RakeTheBow(ship=ship, at=at):
            return 2 + scout.ask(Strength(ship)) / 10 - (scout.ask(Strength(at)) / 100 if at else 0)
        case Bombard():
            return 2.9
        case Broadsides(ship=ship, at=None):
            return 2.5
        case Broadsides(ship=ship, at=str(at)):
            return 1 + scout.ask(Strength(ship)) - scout.ask(Strength(at))
        case BoardingAction(ship=ship, against=target):
            return 0.5 + scout.ask(Strength(ship)) - scout.ask(Strength(target))
        case GeneralMelee():
            return _superiority(scout)
        case EndPhase():
            return 0
    return -1


def _superiority(scout: Play[State]) -> float:
    """Return by how much the active fleet is stronger than the other."""
    me = scout.state.active()
    mine = sum(scout.ask(Strength(ship)) for ship in scout.state.fleet(me))
    return float(mine - sum(scout.ask(Strength(ship)) for ship in scout.state.fleet(other(me))))


PLAYER_KINDS: Mapping[str, Chooses] = {"random": _random, "greedy": _greedy}
