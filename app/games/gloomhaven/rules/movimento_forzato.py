"""Forced movement: pushes, and flight that is lost."""

from __future__ import annotations

from itertools import pairwise

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.gloomhaven.actions.turns import Pull, Push
from app.games.gloomhaven.board import OBSTACLE
from app.games.gloomhaven.choices.landing import Landing
from app.games.gloomhaven.events.moves import Entered, FlightLost
from app.games.gloomhaven.moves import go, hurt, stopped
from app.games.gloomhaven.queries.ground import (
    Costly,
    Walls,
)
from app.games.gloomhaven.queries.plans import Distances
from app.games.gloomhaven.state import State
from app.hexes.paths import distances

forced: Rulebook[State] = Rulebook("movimento-forzato")


@forced.reacts(FlightLost, entry="perdere-il-volo")
def who_flew_over_an_obstacle_falls(play: Play[State], lost: FlightLost) -> None:
    if play.state.where(lost.figure) not in play.state.ground().marked(OBSTACLE):
        return
    if play.state.trap:
        hurt(play, lost.figure, play.state.trap)
    if lost.figure in play.state.at:
        play.happen(Entered(lost.figure, play.choose(Landing(lost.figure)), last=True))


@forced.ranks(Landing, "proximity", entry="perdere-il-volo")
def it_lands_in_the_nearest_hex(play: Play[State], choice: Landing, cell: str) -> int:
    found = play.ask(Distances(choice.figure))
    return found.get(cell, len(play.state.ground().hexes))


@forced.forbids(Push, entry="spinta-come-movimento")
def a_pushed_figure_goes_where_it_could_move(play: Play[State], push: Push) -> str | None:
    if len(push.along) > push.hexes:
        return f"gli esagoni sono {push.hexes}, non {len(push.along)}"
    return stopped(play, push.figure, push.along)


@forced.reacts(Push, entry="spinta-come-movimento")
def a_pushed_figure_goes_its_way(play: Play[State], push: Push) -> None:
    go(play, push.figure, push.along)


@forced.forbids(Push, entry="spinta-allontana")
def a_push_leads_away_and_a_pull_near(play: Play[State], push: Push) -> str | None:
    steps = play.state.ground().neighbours(play.ask(Walls("range")))
    far = distances(steps, play.state.where(push.by))
    pulled, cells = isinstance(push, Pull), (play.state.where(push.figure), *push.along)
    for before, after in pairwise(cells):
        further = far.get(after, 0) - far.get(before, 0)
        if (further >= 0) if pulled else (further <= 0):
            return f"in {after} non {'si avvicina' if pulled else 'si allontana'}"
    return None


@forced.forbids(Push, otherwise="spinta-terreno-difficile")
def difficult_terrain_slows_the_pushed(play: Play[State], push: Push) -> str | None:
    last = len(push.along)
    slow = [
        cell
        for step, cell in enumerate(push.along, 1)
        if cell in play.ask(Costly(push.figure, step == last))
    ]
    if len(push.along) + len(slow) > push.hexes:
        return f"{slow[0]} conta per due esagoni" if slow else None
    return None
