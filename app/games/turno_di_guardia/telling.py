"""What happened, as a person at the table would say it: one sentence a line of a trace."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from app.engine.kinds import Next, Prevented, Worded
from app.engine.trace import Line
from app.games.turno_di_guardia import actions, choices, facts, queries
from app.games.turno_di_guardia.events import effects, entrances, piles
from app.games.turno_di_guardia.events import line as lines

Teller = Callable[[Any, Line], "str | None"]
name = facts.name


def sentence(line: Line) -> str | None:
    """Return a line as a sentence in plain Italian, None for mere bookkeeping."""
    if isinstance(line.what, Prevented):
        return None
    told = _TELLERS.get(type(line.what))
    said = told(line.what, line) if told else None
    if said is None:
        return None
    match line.kind:
        case "refused":
            return f"{said}? Non si può: {_reasons(line)}."
        case "allowed":
            return f"{said}? Si può."
        case "prevented":
            return f"Non succede nulla: {_reasons(line)}."
        case "delayed":
            return f"{said}: aspetta, {_reasons(line)}."
    return f"{said}."


def _is_creature(query: queries.IsCreature, line: Line) -> str | None:
    if not line.value:
        return f"{name(query.card)} non è una creatura"
    # That a creature is one is worth saying only where it is the question.
    return None if line.depth else f"{name(query.card)} conta come creatura"


def _reasons(line: Line) -> str:
    return "; ".join(veto.reason for veto in line.value)


def _life(query: queries.Life, line: Line) -> str:
    added = [item for item in line.bill if item.how == "adds"]
    total = f"Vita di {name(query.card)}: {line.value}"
    if not added:
        printed = line.value == facts.printed_life(query.card)
        return f"{total}, come stampata" if printed else total
    sums = "".join(f" {'+' if item.amount >= 0 else '−'} {abs(item.amount)}" for item in added)
    return f"Vita di {name(query.card)}: {line.bill[0].amount}{sums} = {line.value}"


def _attack_value(query: queries.AttackValue, line: Line) -> str:
    return f"In tutto l'attacco {_to(query.on)} vale {line.value}"


def _fire(event: effects.FireChanged, line: Line) -> str:
    grows = "cresce" if event.by > 0 else "cala"
    return f"Il fuoco {grows} di {abs(event.by)}: ora è {line.state.fire}"


def _triggered(event: effects.Triggered, line: Line) -> str:
    kind = "Rivela" if event.effect == "reveal" else "Prima Posizione"
    return f"Effetto {kind} di {name(event.card)}"


def _buried(event: piles.Buried, line: Line) -> str:
    where = (
        "in cima al Cimitero" if event.place == 0 else f"nel Cimitero, al posto {event.place + 1}"
    )
    return f"{_list(event.cards)}: {where}"


def _horde(event: piles.AddedToHorde, line: Line) -> str:
    pile = "nell'Orda" if event.pile == "horde" else "nella nuova Orda, nella scatola"
    return f"{name(event.card)} va {pile}, carta coperta"


def _at_end(event: entrances.AddedAtEnd, line: Line) -> str:
    how = "coperta" if event.hidden else "scoperta"
    return f"In fondo alla Linea entra una carta {how}: {name(event.card)}"


def _swapped(event: entrances.Swapped, line: Line) -> str:
    if event.into is None:
        return f"{name(event.card)} va nel Cimitero, e nessuno prende il suo posto"
    return f"{name(event.card)} va nel Cimitero, {name(event.into)} torna nella Linea"


def _attack(action: actions.DirectAttack, line: Line) -> str:
    return f"Attacco diretto {_to(action.on)} con {_list(map(_attacker, action.attackers))}"


def _to(card: str) -> str:
    return f"{'ad' if name(card).startswith('A') else 'a'} {name(card)}"


def _attacker(attacker: str) -> str:
    if attacker in facts.copies():
        return f"la bestia addomesticata {name(attacker)}"
    return f"un dado del {name(attacker.rpartition('-')[0])}"


def _pass(action: actions.LetPass, line: Line) -> str:
    paid = f", esaurendo {_list(map(name, action.exhausting))}" if action.exhausting else ""
    return f"Si lascia passare {name(action.card)}{paid}"


def _ability(action: actions.Ability, line: Line) -> str:
    cost = "con un dado" if action.die else "esaurendo la carta"
    on = f" su {_list(map(name, action.targets))}"
    return f"{name(action.card)}{on}, {cost}"


def _order(choice: choices.BurialOrder, line: Line) -> str | None:
    if line.kind != "chose":
        return None
    return f"Nel Cimitero prima {' e poi '.join(map(name, line.value))}, che resta in cima"


def _place(choice: choices.GraveyardPlace, line: Line) -> str | None:
    if line.kind != "chose":
        return None
    last = len(line.state.graveyard) - (1 if choice.swapped else 0)
    where = {0: "in cima", last: "in fondo"}.get(line.value, f"al posto {line.value + 1}")
    return f"Si sceglie dove mettere {name(choice.card)} nel Cimitero: {where}"


def _list(names: Sequence[str] | Any) -> str:
    """Join names as Italian does, card ids being turned into names."""
    said = [name(one) if one in facts.copies() else one for one in names]
    return " e ".join([", ".join(said[:-1]), said[-1]] if len(said) > 1 else said)


_TELLERS: dict[type[Worded], Teller] = {
    queries.Life: _life,
    queries.AttackValue: _attack_value,
    queries.SummonCost: lambda q, ln: f"Carte da esaurire per {name(q.card)}: {ln.value}",
    queries.IsCreature: _is_creature,
    queries.Works: lambda q, ln: f"Il testo di {name(q.card)} {'vale' if ln.value else 'non vale'}",
    choices.BurialOrder: _order,
    choices.GraveyardPlace: _place,
    choices.NextRevealed: lambda c, ln: (
        f"La prossima da girare: {name(ln.value)}" if ln.kind == "chose" else None
    ),
    choices.ToExhaust: lambda c, ln: None,
    choices.ToReshuffle: lambda c, ln: None,
    choices.DeckPlace: lambda c, ln: None,
    choices.ToSteal: lambda c, ln: None,
    Next: lambda c, ln: (
        f"Tocca all'effetto di {name(ln.value.card)}" if ln.kind == "chose" else None
    ),
    effects.FireChanged: _fire,
    lines.Revealed: lambda e, ln: f"Si gira una carta: {name(e.card)}",
    lines.Hidden: lambda e, ln: f"{name(e.card)} torna coperta",
    effects.Triggered: _triggered,
    effects.LifeNoted: lambda e, ln: (
        f"Si segna una volta per tutte la Vita di {name(e.card)}: {e.life}"
    ),
    effects.Defeated: lambda e, ln: f"Sconfitta: {_list(e.cards)}",
    piles.Buried: _buried,
    piles.RemovedFromGame: lambda e, ln: f"Via dal gioco: {_list(e.cards)}",
    piles.AddedToHorde: _horde,
    piles.Tamed: lambda e, ln: f"{name(e.card)} passa dalla parte del {name(e.by)}",
    lines.ClosedRanks: lambda e, ln: "Chi sta dietro avanza a riempire il vuoto",
    lines.Advanced: lambda e, ln: f"{name(e.card)} arriva in Prima Posizione",
    lines.Moved: lambda e, ln: f"{name(e.card)} si sposta al posto {e.to}",
    lines.LineDealt: lambda e, ln: f"Si forma la Linea: {len(e.cards)} carte coperte",
    entrances.AddedAtEnd: _at_end,
    entrances.Replaced: lambda e, ln: (
        f"{name(e.by)} prende il posto di {name(e.card)}, che va nel Cimitero"
    ),
    entrances.Swapped: _swapped,
    entrances.RaisedInFront: lambda e, ln: f"{name(e.card)} dal Cimitero all'inizio della Linea",
    effects.WatchBegun: lambda e, ln: "Comincia la guardia",
    piles.Reshuffled: lambda e, ln: f"{name(e.card)} si rimescola nel mazzo Creature",
    effects.Summoned: lambda e, ln: f"Si risolve {name(e.card)}",
    effects.Exhausted: lambda e, ln: f"Si esaurisce {name(e.ability)}",
    effects.Stolen: lambda e, ln: (
        f"{name(e.by)} ruba un dado da {ln.state.dice.get(e.die, '?')} del "
        f"{name(e.die.rpartition('-')[0])}"
    ),
    actions.DirectAttack: _attack,
    actions.LetPass: _pass,
    actions.EndWatch: lambda a, ln: "Si chiude il turno di guardia",
    actions.ChaosBlast: _ability,
    actions.Polymorph: _ability,
    actions.SirenSong: _ability,
    actions.Backstab: _ability,
}
