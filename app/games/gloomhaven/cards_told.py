"""Ability cards, rests, healing and exhaustion, as a person would tell of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.engine.kinds import Worded
from app.engine.trace import Line
from app.games.gloomhaven.actions import cards as actions
from app.games.gloomhaven.choices import cards as choices
from app.games.gloomhaven.events import cards as events
from app.games.gloomhaven.naming import CONDITIONS, WORDS, cards_told, cell, counted, listed
from app.games.gloomhaven.queries import cards as queries


def _negation(choice: choices.Negation, line: Line) -> str | None:
    """Tell what can be done about damage where that is asked; what is done is told as it comes."""
    if line.kind != "asked" or line.depth:
        return None
    suffer = "subirlo" if choice.damage == 1 else "subirli"
    ways = [f"perdere {cards_told(option)}" if option else suffer for option in line.value]
    hurt = counted(choice.damage, "danno", "danni")
    return f"davanti a {hurt}, {choice.figure} può {listed(ways, 'oppure')}"


def _lost_card(choice: choices.LostCard, line: Line) -> str | None:
    if line.kind == "chose":
        return f"{choice.figure} sceglie di perdere la carta {line.value}"
    if line.depth:
        return None
    return f"{choice.figure} può scegliere di perdere {_one_of(line)}"


def _random_card(choice: choices.RandomCard, line: Line) -> str | None:
    if line.kind == "chose":
        return f"il caso dice la carta {line.value}"
    return None if line.depth else f"il caso può dire {_one_of(line)}"


def _one_of(line: Line) -> str:
    if not line.value:
        return "nessuna carta"
    return f"la carta {listed(map(str, line.value), 'o')}"


def _draw_again(choice: choices.DrawAgain, line: Line) -> str | None:
    if line.kind == "chose":
        how = "ne fa perdere un'altra a caso" if line.value else "la perde"
        return f"{choice.figure}, uscita la carta {choice.drawn}, {how}"
    if line.depth:
        return None
    may = "può" if True in line.value else "non può"
    return f"uscita la carta {choice.drawn}, {choice.figure} {may} farne perdere un'altra a caso"


def _perform(action: actions.Perform, line: Line) -> str:
    half = WORDS[action.half]
    if action.basic:
        plain = "Attacco 2" if action.half == "top" else "Movimento 2"
        return f"{action.figure} usa la carta {action.card} come {plain} {half}"
    return f"{action.figure} esegue l'azione {half} della carta {action.card}"


def _loses_by(query: queries.LosesBy, line: Line) -> str:
    rest = "breve" if query.rest == "short" else "lungo"
    who = "a caso" if line.value == "chance" else f"a scelta di {query.figure}"
    return f"la carta perduta nel riposo {rest} è {who}"


def _uses(query: queries.Uses, line: Line) -> str | None:
    if line.depth:
        return None
    names = {
        "printed": "l'azione stampata", "attack 2": "un Attacco 2", "move 2": "un Movimento 2",
    }  # fmt: skip
    uses = listed((names[use] for use in line.value), "oppure")
    return f"la parte {WORDS[query.half]} della carta {query.card} può essere {uses}"


def _yes(teller: Callable[[Any, str], str]) -> Callable[[Any, Line], str]:
    """Tell a yes or no, the `non` given where it is no."""
    return lambda query, line: teller(query, "" if line.value else "non ")


def _healing(query: queries.HealPoints, line: Line) -> str:
    return (
        f"una cura {query.points} ridà a {query.figure} "
        f"{counted(line.value, 'punto ferita', 'punti ferita')}"
    )


CARDS: dict[type[Worded], Callable[[Any, Line], str | None]] = {
    queries.CanRest: _yes(lambda q, no: f"{q.figure} {no}ha scarti sufficienti per riposare"),
    queries.CanGoOn: _yes(lambda q, no: f"{q.figure} {no}può prendere parte al round"),
    queries.LosesBy: _loses_by,
    queries.Rewarded: _yes(
        lambda q, no: f"{q.figure} {no}riceve le ricompense se lo scenario è vinto"
    ),
    queries.HealPoints: _healing,
    queries.Uses: _uses,
    choices.Negation: _negation,
    choices.LostCard: _lost_card,
    choices.RandomCard: _random_card,
    choices.DrawAgain: _draw_again,
    actions.BeginRound: lambda a, ln: "comincia un round",
    actions.ChooseCards: lambda a, ln: f"{a.figure} sceglie {cards_told(a.cards)}",
    actions.DeclareLongRest: lambda a, ln: f"{a.figure} dichiara un riposo lungo",
    actions.LongRest: lambda a, ln: f"{a.figure} fa un riposo lungo",
    actions.ShortRest: lambda a, ln: f"{a.figure} fa un riposo breve",
    actions.Perform: _perform,
    actions.DiscardActive: lambda a, ln: (
        f"{a.figure} scarta dall'area attiva {cards_told(a.cards)}"
    ),
    actions.ComeBack: lambda a, ln: f"{a.figure} torna sulla mappa {cell('in', a.cell)}",
    events.DrewAgain: lambda e, ln: f"{e.figure} fa estrarre un'altra carta",
    events.Rested: lambda e, ln: None,
    events.CardsLost: lambda e, ln: f"{e.figure} perde {cards_told(e.cards)}",
    events.CardsDiscarded: lambda e, ln: f"{e.figure} scarta {cards_told(e.cards)}",
    events.CardsRecovered: lambda e, ln: f"{e.figure} riprende in mano {cards_told(e.cards)}",
    events.Negated: lambda e, ln: (
        f"{e.figure} perde {cards_told(e.cards)} e non subisce "
        f"{counted(e.damage, 'danno', 'danni')}"
    ),
    events.Cured: lambda e, ln: f"{e.figure} non è più {CONDITIONS[e.condition]}",
    events.Refreshed: lambda e, ln: f"{e.figure} riattiva gli oggetti usati",
    events.Exhausted: lambda e, ln: f"{e.figure} è esausto",
    events.ScenarioLost: lambda e, ln: "lo scenario è perso",
}
