"""Costs, rewards, distances and all else that is asked of a position."""

from __future__ import annotations

from typing import Any

from app.engine.trace import Line
from app.games.revive.naming import (
    DEEDS,
    FEMININE,
    SPACES,
    TRACKS,
    amount,
    at,
    bare,
    by,
    card,
    colours,
    counted,
    goods,
    in_slot,
    listed,
    names,
    of,
    several,
    spaces,
    who,
)
from app.games.revive.queries import cards, course, ground, money, tracks
from app.games.revive.telling.phrases import deed, place, steps, summed
from app.games.sentences import Teller


def _cost(query: money.Cost, line: Line) -> str | None:
    if not line.value:
        if line.depth:
            return None  # of all that is asked of, only what has to be paid is told
        return f"{_payer(query, line)}{deed(query, line.state)} non costa {several(query.of)}"
    return (
        f"{_payer(query, line)}{deed(query, line.state)} costa "
        f"{amount(line.value, query.of)}{summed(line)}"
    )


def _payer(query: Any, line: Line) -> str:
    return f"{by(query.player)}, " if query.player not in (None, line.state.turn) else ""


def _reward(query: money.Reward, line: Line) -> str | None:
    said = _payer(query, line) + deed(query, line.state)
    if not line.value:
        return None if line.depth else f"{said} non dà {several(query.of)}"
    # Where only some spaces beside count, they are the reason.
    why = f" per {spaces(query.beside)}" if query.beside else ""
    if not why or len(steps(line)) > 1:
        why += summed(line)
    return f"{said} dà {amount(line.value, query.of)}{why}"


def _cap(query: money.Cap, line: Line) -> str | None:
    if line.depth:
        return None
    if line.value is None:
        return f"non c'è un limite: di {several(query.of)} se ne tengono quanti se ne vuole"
    return f"si possono tenere al massimo {amount(line.value, query.of)}"


def _payment(query: money.Payment, line: Line) -> str | None:
    if line.depth:
        return None  # what is paid is told
    payer = who(query.player or line.state.turn)
    return f"per {goods(query.price)} {payer} paga {goods(line.value)}"


def _excess(query: money.Excess, line: Line) -> str | None:
    if line.depth and not line.value:
        return None
    player = who(query.player or line.state.turn)
    if not line.value:
        return f"{player} non ha {several(query.of)} oltre il limite"
    return f"{player} ha {amount(line.value, query.of)} oltre il limite"


def _convertible(query: money.Convertible, line: Line) -> str | None:
    if line.depth:
        return None
    player = who(query.player or line.state.turn)
    if not line.value:
        return f"{player} non può convertire liberamente nessun cristallo"
    return f"{player} può convertire liberamente {amount(line.value, 'crystal')}"


def _distance(query: ground.Distance, line: Line) -> str | None:
    if line.depth and line.value in (0, 1):
        return None  # the food says as much
    where = place(line.state, query.to)
    mine = f", {by(query.player)}" if query.player else ""
    if line.value is None:
        return f"{where} non è raggiungibile{mine}: nessun percorso porta fin lì"
    if not line.value:
        return f"{where} è a distanza 0{mine}: non c'è gittata da pagare"
    return f"{where} è a {counted(line.value, 'spazio', 'spazi')} di distanza{mine}{_between(line)}"


def _between(line: Line) -> str:
    found = [step.amount for step in steps(line)]
    return f": {found[0]} in mezzo, più l'arrivo" if len(found) == 2 else ""


def _joined(query: cards.Joined, line: Line) -> str | None:
    slot = f"{in_slot(query.slot)}"
    if not line.value:
        return None if line.depth else f"con {card(query.card)} {slot} non scatta altro"
    verb = "scatta" if len(line.value) == 1 else "scattano"
    return f"con {card(query.card)} {slot} {verb} anche {names(line.value)}"


def _colours(query: cards.Colours, line: Line) -> str | None:
    if line.depth:
        return None
    if not line.value:
        return f"{card(query.card)} non ha colore"
    return f"{card(query.card)} è {colours(line.value, FEMININE)}"


def _open(query: cards.Open, line: Line) -> str | None:
    if line.depth:
        return None
    player = of(query.player or line.state.turn)
    able = "si può" if line.value else "non si può"
    return f"{in_slot(query.slot)} {player} {able} giocare una carta"


def _beside(query: ground.Beside, line: Line) -> str:
    return f"accanto {at(query.cell).replace('in ', 'a ', 1)}: {_places(line.value)}"


def _places(cells: Any) -> str:
    return spaces(tuple(cells)) if cells else "nessuno spazio"


def _water(query: ground.WaterPays, line: Line) -> str | None:
    player = query.player or line.state.turn
    if line.value:
        return None if line.depth else f"l'acqua {at(query.cell)} dà il suo bonus {_to(player)}"
    return f"l'acqua {at(query.cell)} non dà di nuovo il bonus {_to(player)}"


def _to(player: str | None) -> str:
    return f"al {player}" if player else "a chi è di turno"


def _promised(query: ground.Promised, line: Line) -> str:
    if not line.value:
        return f"che cosa nasconde {place(line.state, query.tile)} non si sa"
    kinds = listed(SPACES[kind] for kind in line.value)
    return f"sotto {place(line.state, query.tile)} c'è di sicuro: {kinds}"


def _unlockable(query: tracks.Unlockable, line: Line) -> str | None:
    if line.depth:
        return None
    player = who(query.player or line.state.turn)
    if not line.value:
        return f"{player} non può sbloccare nessuna tecnologia"
    return f"{player} può sbloccare {names(sorted(line.value))}"


def _unlocks(query: tracks.Unlocks, line: Line) -> str | None:
    if line.depth:
        return None
    player = by(query.player or line.state.turn)
    opened = "è sbloccato" if line.value else "non è ancora sbloccato"
    return f"{player} lo spazio {bare(query.place)} {opened}"


def _takes_up(query: course.TakesUp, line: Line) -> str | None:
    if line.depth:
        return None
    is_one = "è" if line.value else "non è"
    return f"{DEEDS[query.doing]} {is_one} un'azione principale"


def _disc(query: tracks.AbilityDisc, line: Line) -> str | None:
    if line.depth:
        return None
    player = who(query.player or line.state.turn)
    if line.value:
        return f"usando l'abilità, {player} sposta un disco"
    return f"usando l'abilità, {player} non sposta dischi"


ANSWERS: dict[type[Any], Teller] = {
    money.Cost: _cost,
    money.Reward: _reward,
    money.Cap: _cap,
    money.Payment: _payment,
    money.Excess: _excess,
    money.Convertible: _convertible,
    money.SwitchTakes: lambda q, ln: (
        f"con l'interruttore si può prendere {listed((amount(1, r) for r in ln.value), 'o')}"
    ),
    ground.Sources: lambda q, ln: (
        f"{by(q.player or ln.state.turn)} la gittata parte da: {_places(ln.value)}"
    ),
    ground.Passable: lambda q, ln: (
        f"{SPACES[q.kind]}: la gittata {'passa' if ln.value else 'non passa'}"
    ),
    ground.Distance: _distance,
    ground.Goals: lambda q, ln: (
        f"per {place(ln.state, q.to)} la gittata arriva a: {_places(ln.value)}"
    ),
    ground.Beside: _beside,
    ground.WaterPays: _water,
    ground.Promised: _promised,
    cards.Open: _open,
    cards.TakenTo: lambda q, ln: (
        f"una carta nuova va nell'area {'attiva' if ln.value == 'active' else 'di riposo'}"
    ),
    cards.Colours: _colours,
    cards.Joined: _joined,
    course.TakesUp: _takes_up,
    tracks.Unlockable: _unlockable,
    tracks.Unlocks: _unlocks,
    tracks.PastTheEnd: lambda q, ln: (
        f"oltre la fine del tracciato {TRACKS[q.track]} un passo dà "
        f"{amount(1, ln.value) if ln.value else 'niente'}"
    ),
    tracks.AbilityDisc: _disc,
}
