"""A simple player: it plays whole campaigns at random, attacking where an attack succeeds.

The same seed plays the same campaign. It is there to exercise the rules, not to win.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from app.engine.kinds import Action, Choice
from app.engine.play import Decide, Play
from app.engine.rulebook import Rules
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.ability import Active, Passive
from app.games.turno_di_guardia.actions.campaign import BeginWatch, SetUp
from app.games.turno_di_guardia.actions.watch import DirectAttack, FeedFire, LetPass
from app.games.turno_di_guardia.legal import KINDS
from app.games.turno_di_guardia.queries.attack import Strength
from app.games.turno_di_guardia.queries.life import Life
from app.games.turno_di_guardia.queries.preparation import Difficulty
from app.games.turno_di_guardia.state import State

DIFFICULTIES: tuple[Difficulty, ...] = ("easy", "normal", "hard", "insane")
PARTY = 4
DELUXE = 0.5  # how often the deluxe cards are in play
THRIFT = 0.85  # how often the player spares its cards
WASTE = 0.04  # how often it attacks whether or not that is enough


def campaign(rules: Rules[State], seed: int) -> Iterator[Play[State]]:
    """Play a campaign, yielding the play of each action in turn, the set-up first."""
    chance = Random(seed)
    play = Play(rules, State(), _by(chance))
    play.do(_set_up(chance, chance.random() < DELUXE))
    yield play
    yield from go_on(rules, play.state, chance)


def go_on(
    rules: Rules[State], state: State, chance: Random, decide: Decide | None = None
) -> Iterator[Play[State]]:
    """Play from a state to the end of the campaign, yielding the play of each action in turn."""
    while state.result is None:
        play = Play(rules, state, decide or _by(chance))
        play.do(_next(play, chance))
        state = play.state
        yield play


def _by(chance: Random) -> Decide:
    """Return a way to decide at random."""

    def decide(choice: Choice[Any, Any], options: Sequence[Any]) -> Any:
        return chance.choice(options)

    return decide


def _set_up(chance: Random, deluxe: bool) -> SetUp:
    heroes = [hero for hero in facts.heroes() if deluxe or not facts.is_deluxe(hero)]
    party = tuple(chance.sample(heroes, PARTY))
    return SetUp(party, chance.choice(DIFFICULTIES), deluxe)


def _next(play: Play[State], chance: Random) -> Action[State]:
    """Return a legal action, one that exhausts no card where there is one, as a rule."""
    scout = Play(play.rules, play.state)
    thrifty = chance.random() < THRIFT
    found: Action[State] | None = None
    kinds = chance.sample(KINDS, len(KINDS))
    if thrifty:
        kinds.sort(key=lambda kind: kind is not DirectAttack)
    for kind in kinds:
        for action in _tried(scout, kind, chance):
            if scout.allows(action):
                if not (thrifty and _can_wait(action)):
                    return action
                found = found or action
                break
    if found is None:
        raise AssertionError(f"nothing is legal in {play.state}")
    return found


def _tried(scout: Play[State], kind: type[Any], chance: Random) -> list[Action[State]]:
    """Return the attempts of a kind in the order in which they are tried."""
    tried: list[Action[State]] = list(kind.attempts(scout.state))
    chance.shuffle(tried)
    if kind is DirectAttack and chance.random() > WASTE:
        return _worthwhile(scout, tried)
    return sorted(tried, key=_can_wait)


def _can_wait(action: Action[State]) -> bool:
    """Tell whether an action exhausts cards, or ends what might still be used."""
    if isinstance(action, Active):
        return action.die is None
    return isinstance(action, LetPass | FeedFire | BeginWatch | Passive)


def _worthwhile(scout: Play[State], attacks: Sequence[Any]) -> list[Action[State]]:
    """Return the attacks that are strong enough as they stand, those with fewest dice first."""
    ready = {one for attack in attacks for one in attack.attackers}
    values = {one: scout.ask(Strength(one)) for one in ready}
    lives = {card: scout.ask(Life(card)) for card in {attack.on for attack in attacks}}
    enough = (
        attack
        for attack in attacks
        if sum(values[one] for one in attack.attackers) >= lives[attack.on]
    )
    return sorted(enough, key=lambda attack: len(attack.attackers))
