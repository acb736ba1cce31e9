"""Whole games, played by simple players from a seed: the same seed plays the same game."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from app.engine.kinds import Choice
from app.engine.play import Play
from app.engine.rulebook import Rules
from app.games.commodore.actions.course import SetUp
from app.games.commodore.choices.players import Surplus
from app.games.commodore.events.course import CalledOff
from app.games.commodore.names import PLAYERS, Player
from app.games.commodore.state import State
from app.games.commodore.styles import STYLES

MOST_TURNS = 400  # of both players together; past it a game is called off, and nobody wins


def game(
    rules: Rules[State], seed: int, players: Sequence[str] = ("random", "random")
) -> Iterator[Play[State]]:
    """Play a game, yielding the play of each action in turn, the set-up first.

    `players` are the styles of the red and the blue one. A game of more than `MOST_TURNS` turns
    is called off.
    """
    chance = Random(seed)
    seats = {seat: STYLES[style](chance) for seat, style in zip(PLAYERS, players, strict=True)}

    def decide(choice: Choice[Any, Any], options: Sequence[Any]) -> Any:
        seat = _who_chooses(choice, play.state)
        return seats[seat].decide(choice, options) if seat else chance.choice(options)

    play = Play(rules, State(), decide)
    play.do(SetUp())
    yield play
    while play.state.winner is None:
        over = sum(play.state.turns.values()) > MOST_TURNS
        action = None if over else seats[play.state.active()].act(Play(rules, play.state))
        play = Play(rules, play.state, decide)
        play.step(action or CalledOff())
        yield play
        if over:
            return


def _who_chooses(choice: Choice[Any, Any], state: State) -> Player | None:
    """Return the player whose choice it is, None for fate's."""
    if isinstance(choice, Surplus):
        return state.owner(choice.ship)
    return next((player for player in PLAYERS if player == choice.by), None)
