"""What happened, as a person at the table would say it: one sentence a line of a trace."""

from __future__ import annotations

from app.engine.kinds import Worded
from app.engine.trace import Line
from app.games.gloomhaven.actions import turns
from app.games.gloomhaven.answers import ANSWERS
from app.games.gloomhaven.cards_told import CARDS
from app.games.gloomhaven.choices import fate
from app.games.gloomhaven.events import battle, moves
from app.games.gloomhaven.naming import CONDITIONS, cell, counted, listed, option_name
from app.games.gloomhaven.order_told import ORDER
from app.games.sentences import Teller, sentence_of


def sentence(line: Line) -> str | None:
    """Return a line as a sentence in plain Italian, None for mere bookkeeping."""
    return sentence_of(line, TELLERS)


def _walk(action: turns.Walk, line: Line) -> str:
    if not action.along:
        return f"{action.figure} resta dov'è"
    through = listed(map(option_name, action.along[:-1]))
    to = cell("in", action.along[-1])
    return f"{action.figure} va {to}" + (f", passando per {through}" if through else "")


def _moved(event: moves.Moved, line: Line) -> str | None:
    mover = line.state.figures.get(event.figure)
    if mover is not None and mover.kind == "hero":
        return None  # where it goes has been told
    if not event.along:
        return f"{event.figure} resta dov'è"
    steps = counted(len(event.along), "esagono", "esagoni")
    return f"{event.figure} si muove di {steps}, fino {cell('a', event.along[-1])}"


def _drew(event: battle.Drew, line: Line) -> str:
    deck = "dei mostri" if event.deck == "monsters" else f"di {event.deck}"
    cards, counting = (listed(map(option_name, held)) for held in (event.cards, event.counting))
    said = f"dal mazzo modificatori {deck} si pesca {cards}"
    return said if event.counting == event.cards else f"{said}: conta {counting}"


def _push(action: turns.Push, line: Line) -> str:
    verb = "attira" if isinstance(action, turns.Pull) else "spinge"
    through = listed(map(option_name, action.along[:-1]))
    to = cell("in", action.along[-1]) if action.along else "dov'è"
    said = f"{action.by} {verb} {action.figure} {to}"
    return said + (f", passando per {through}" if through else "")


def _suffered(event: battle.Suffered, line: Line) -> str:
    return f"{event.figure} subisce {counted(event.damage, 'danno', 'danni')}"


def _healed(event: battle.Healed, line: Line) -> str:
    if not event.points:
        return f"{event.figure} non recupera punti ferita"
    return f"{event.figure} si cura di {counted(event.points, 'punto ferita', 'punti ferita')}"


TELLERS: dict[type[Worded], Teller] = {
    **ANSWERS,
    **CARDS,
    **ORDER,
    fate.Modifier: lambda c, ln: None,
    turns.Act: lambda a, ln: f"turno di {a.figure}",
    turns.Walk: _walk,
    turns.Push: _push,
    turns.Pull: _push,
    turns.Strike: lambda a, ln: (
        f"{a.figure} attacca {listed(a.targets) or 'nessuno'}"
        if ln.kind != "did" or not a.targets
        else None  # each attack is told
    ),
    moves.Focused: lambda e, ln: None,  # that it is the focus has been told
    moves.NoFocus: lambda e, ln: None,
    moves.OtherAbilities: lambda e, ln: None,
    moves.Moved: _moved,
    moves.Entered: lambda e, ln: f"{e.figure} si ferma {cell('in', e.cell)}" if e.last else None,
    moves.TrapSprung: lambda e, ln: f"sotto {e.figure} scatta la trappola {cell('in', e.cell)}",
    battle.Attacked: lambda e, ln: f"{e.by} attacca {e.target}",
    battle.Drew: _drew,
    battle.Suffered: _suffered,
    battle.Healed: _healed,
    moves.FlightLost: lambda e, ln: f"{e.figure} non vola più",
    battle.Afflicted: lambda e, ln: f"{e.figure} ora è {CONDITIONS[e.condition]}",
    battle.Removed: lambda e, ln: f"{e.figure} lascia la mappa",
}
