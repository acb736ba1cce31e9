"""A simple player: it plays whole campaigns at random, attacking where an attack succeeds.

The same seed plays the same campaign. It is there to exercise the rules, not to win.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from app.engine.kinds import Action, Choice
from app.engine.play import Play
from app.engine.rulebook import Rules
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.campaign import SetUp
from app.games.turno_di_guardia.actions.watch import DirectAttack, FeedFire, LetPass
from app.games.turno_di_guardia.legal import KINDS
from app.games.turno_di_guardia.queries.life import Life
from app.games.turno_di_guardia.queries.preparation import Difficulty
from app.games.turno_di_guardia.state import State

DIFFICULTIES: tuple[Difficulty, ...] = ("easy", "normal", "hard", "insane")
PARTY = 4


def campaign(rules: Rules[State], seed: int, deluxe: bool | None = None) -> Iterator[Play[State]]:
    """Play a campaign, yielding the play of each action in turn, the set-up first."""
    chance = Random(seed)

    def decide(choice: Choice[Any, Any], options: Sequence[Any]) -> Any:
        return chance.choice(options)

    play = Play(rules, State(), decide)
    play.do(_set_up(chance, chance.random() < 0.5 if deluxe is None else deluxe))
    yield play
    while play.state.result is None:
        play = Play(rules, play.state, decide)
        play.do(_next(play, chance))
        yield play


def _set_up(chance: Random, deluxe: bool) -> SetUp:
    heroes = [hero for hero in facts.heroes() if deluxe or not facts.is_deluxe(hero)]
    party = tuple(chance.sample(heroes, PARTY))
    return SetUp(party, chance.choice(DIFFICULTIES), deluxe)


def _next(play: Play[State], chance: Random) -> Action[State]:
    """Return a legal action: what exhausts cards is left for when nothing else is possible."""
    scout = Play(play.rules, play.state)
    costly: list[Any] = [LetPass, FeedFire]
    kinds: list[Any] = [kind for kind in KINDS if kind not in costly]
    for kind in (*chance.sample(kinds, len(kinds)), *costly):
        tried = list(kind.attempts(play.state))
        if kind is DirectAttack:
            tried = _worthwhile(scout, tried)
        for action in chance.sample(tried, len(tried)):
            if scout.allows(action):
                chosen: Action[State] = action
                return chosen
    raise AssertionError(f"nothing is legal in {play.state}")


def _worthwhile(scout: Play[State], attacks: list[DirectAttack]) -> list[DirectAttack]:
    """Keep the attacks that are strong enough as they stand."""
    values = {**scout.state.dice, **scout.state.worth}
    lives = {card: scout.ask(Life(card)) for card in {attack.on for attack in attacks}}
    return [
        attack
        for attack in attacks
        if sum(values.get(one, 0) for one in attack.attackers) >= lives[attack.on]
    ]
