"""Sequences in which figures go and strike: bookkeeping that several rules share."""

from itertools import pairwise

from app.engine.play import Play
from app.games.gloomhaven.choices.advance import Advance, Destination, Route
from app.games.gloomhaven.choices.attack import Plan, StandingPlace
from app.games.gloomhaven.choices.cards import Negation
from app.games.gloomhaven.choices.fate import Modifier
from app.games.gloomhaven.choices.focus import Focus
from app.games.gloomhaven.events.battle import Attacked, Drew, Healed, Suffered
from app.games.gloomhaven.events.cards import Negated
from app.games.gloomhaven.events.moves import Entered, Focused, Moved, NoFocus
from app.games.gloomhaven.queries.aims import Targets
from app.games.gloomhaven.queries.cards import HealPoints
from app.games.gloomhaven.queries.ground import Closed, Walls
from app.games.gloomhaven.queries.plans import Places
from app.games.gloomhaven.queries.strikes import Counting, Drawing, DrawsOn, ModifierDeck
from app.games.gloomhaven.state import State


def find_focus(play: Play[State], figure: str) -> str | None:
    """Let a figure focus on an enemy, and return it; None where it finds none."""
    if not play.ask(Focus(figure)):
        play.happen(NoFocus(figure))
        return None
    focus = play.choose(Focus(figure))
    play.happen(Focused(figure, focus))
    return focus


def plan(play: Play[State], figure: str, on: str) -> Plan | None:
    """Return where a figure goes and whom it attacks there; None where it can attack nobody yet."""
    if play.ask(Places(figure, on, now=True)):
        return play.choose(StandingPlace(figure, on))
    return None


def approach(play: Play[State], figure: str, on: str) -> str | None:
    """Return where a figure stops that goes towards its focus; None where no way leads there."""
    if not play.ask(Places(figure, on, now=False)):
        return None
    return play.choose(Advance(figure, play.choose(Destination(figure, on))))


def travel(play: Play[State], figure: str, to: str) -> None:
    """Let a figure go to a hex, as long as nothing takes it off the map on its way."""
    way = play.choose(Route(figure, to)) if to != play.state.where(figure) else ()
    go(play, figure, way)


def go(play: Play[State], figure: str, way: tuple[str, ...]) -> None:
    """Let a figure go along a way, hex by hex, as long as it is on the map."""
    play.happen(Moved(figure, way))
    for step, cell in enumerate(way, 1):
        if figure in play.state.at:
            play.happen(Entered(figure, cell, last=step == len(way)))


def draw(play: Play[State], figure: str, target: str) -> tuple[str, ...]:
    """Let modifier cards be drawn for an attack, and return those that count."""
    stance, deck = play.ask(Drawing(figure, target)), play.ask(ModifierDeck(figure))
    cards: tuple[str, ...] = ()
    while play.ask(DrawsOn(stance, cards)):
        cards = (*cards, play.choose(Modifier(deck)))
    counting = play.ask(Counting(stance, cards, play.state.figure(figure).attack or 0))
    play.happen(Drew(deck, cards, counting))
    return counting


def strike(play: Play[State], figure: str, targets: tuple[str, ...]) -> None:
    """Let a figure attack each target in turn, if its card has an attack."""
    if play.ask(Targets(figure)):
        for target in targets:
            if figure in play.state.at and target in play.state.at:
                play.happen(Attacked(target, figure))


def hurt(play: Play[State], figure: str, damage: int) -> None:
    """Let a figure suffer damage from one source, unless it gives up cards instead."""
    if damage <= 0:
        return
    cards = play.choose(Negation(figure, damage))
    if cards is None:
        play.happen(Suffered(figure, damage))
    else:
        play.happen(Negated(figure, damage, cards))


def heal(play: Play[State], figure: str, points: int) -> None:
    """Let a figure be healed, for as many points as its conditions leave."""
    play.happen(Healed(figure, play.ask(HealPoints(figure, points))))


def stopped(play: Play[State], figure: str, along: tuple[str, ...]) -> str | None:
    """Return which hex of a way stops a figure, in words."""
    steps = play.state.ground().neighbours(play.ask(Walls("movement")))
    cells = (play.state.where(figure), *along)
    for step, (before, after) in enumerate(pairwise(cells), 1):
        last = step == len(along)
        if after not in steps[before] or after in play.ask(Closed(figure, last)):
            return f"in {after} non si può {'finire' if last else 'passare'}"
    return None
