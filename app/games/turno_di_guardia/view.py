"""A position drawn as the table looks: what the page's board template is given."""

from __future__ import annotations

from typing import Any

from app.engine.errors import EngineError
from app.engine.play import Play
from app.engine.trace import Line
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.drawn import (
    Camp,
    Drawn,
    DrawnAbility,
    DrawnDie,
    DrawnPlace,
    Table,
)
from app.games.turno_di_guardia.naming import option_name, part
from app.games.turno_di_guardia.queries.life import Life
from app.games.turno_di_guardia.queries.line import Sight
from app.games.turno_di_guardia.state import State
from app.games.turno_di_guardia.telling import sentence

RESULTS = {"won": "Campagna vinta", "lost": "Campagna persa"}


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
            round=state.round or None,
            place=_place(state),
            result=RESULTS.get(state.result or ""),
            line=tuple(
                _in_line(play, card, place, reach) for place, card in enumerate(state.line, 1)
            ),
            graveyard=tuple(_drawn(play, card) for card in state.graveyard),
            horde=tuple(_drawn(play, card) for card in state.horde),
            new_horde=tuple(_drawn(play, card) for card in state.new_horde),
            box=tuple(_drawn(play, card) for card in state.box),
            creature_deck=None if state.creature_deck is None else len(state.creature_deck),
            unhallowed=None if state.unhallowed is None else len(state.unhallowed),
            map=_names(state.map),
            unused=_names(state.unused_locations),
            camp=_camp(state),
            dice=tuple(
                DrawnDie(facts.name(die.rpartition("-")[0]), value, _where(state, die))
                for die, value in state.dice.items()
            ),
            abilities=tuple(
                _ability(state, hero, card)
                for hero, held in state.abilities.items()
                for card in held
            ),
            spare=tuple(
                _ability(state, hero, card) for hero, held in state.spare.items() for card in held
            ),
            tamed=tuple(_drawn(play, card) for card in state.tamed),
        )


def _place(state: State) -> DrawnPlace | None:
    if state.location is None:
        return None
    printed = facts.locations()[state.location]
    half, changed = printed.firewood == "half", printed.firewood != 0
    fire = "½" if half else f"{printed.firewood:+d}".replace("-", "−") if changed else "0"
    return DrawnPlace(facts.name(state.location), fire, printed.line)


def _names(cards: tuple[str, ...] | None) -> tuple[str, ...] | None:
    return None if cards is None else tuple(map(facts.name, cards))


def _camp(state: State) -> Camp:
    actions = dict.fromkeys(state.placed.values())
    return Camp(
        resting=facts.name(state.resting) if state.resting else None,
        on_watch=tuple(map(facts.name, state.on_watch)),
        placed=tuple(
            (facts.name(action), _values(state, state.placed, action)) for action in actions
        ),
    )


def _ability(state: State, hero: str, card: str) -> DrawnAbility:
    return DrawnAbility(
        hero=facts.name(hero),
        name=facts.name(card),
        exhausted=card in state.exhausted,
        in_force=card in state.in_force,
        dice=_values(state, state.on_ability, card),
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
        blank=card in state.blank,
        hurt=state.hurt.get(card, 0),
        wounded=card in state.wounds,
        dice=_values(state, state.assigned, card),
        stolen=_values(state, state.stolen, card),
    )


def _values(state: State, lying: Any, on: str) -> tuple[int, ...]:
    """Return what the dice show that lie on something."""
    return tuple(value for die, value in state.dice.items() if lying.get(die) == on)


def _life(play: Play[State], card: str) -> int | None:
    try:
        return play.ask(Life(card))
    except EngineError:
        return None


def _where(state: State, die: str) -> str:
    for where, held in (
        ("stolen", state.stolen), ("assigned", state.assigned), ("placed", state.placed),
        ("spent", state.spent),
    ):  # fmt: skip
        if die in held:
            return where
    return "ready"
