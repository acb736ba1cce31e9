"""What is asked of a table, as a person would answer it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.engine.kinds import Worded
from app.engine.trace import Line
from app.games.commodore import facts
from app.games.commodore.naming import counted, dice, ship_name
from app.games.commodore.queries import attack, ship, special, table


def _strength(query: ship.Strength, line: Line) -> str:
    of = f"Forza di {ship_name(query.ship)}"
    added = [item for item in line.bill if item.how == "adds"]
    if not added:
        return f"{of}: {line.value}"
    reckoned = line.bill[0].amount + sum(item.amount for item in added)
    sums = "".join(f" {'+' if item.amount >= 0 else '−'} {abs(item.amount)}" for item in added)
    total = str(reckoned).replace("-", "−")
    least = "" if reckoned == line.value else f", cioè {line.value}"
    return f"{of}: {line.bill[0].amount}{sums} = {total}{least}"


def _total(query: attack.BoardingTotal, line: Line) -> str:
    swept = f" + {query.swept}" if query.swept else ""
    rest = line.value - query.roll - query.swept
    sums = f"{query.roll} + {rest}{swept} = {line.value}" if rest or swept else f"{line.value}"
    return f"totale di {ship_name(query.ship)} nell'abbordaggio: {sums}"


def _yes(yes: str, no: str) -> Callable[[Any, Line], str]:
    return lambda query, line: yes if line.value else no


def _suffers(query: attack.Suffers, line: Line) -> str:
    who = ship_name(query.ship) if query.ship else "chi attacca"
    hurt = f"il danno va a {ship_name(line.value)}" if line.value else "nessuna nave subisce danni"
    return f"{who} spara a {ship_name(query.at)}: {hurt}"


def _pairs(query: attack.MeleePairs, line: Line) -> str:
    pairs = [f"{ship_name(one)} contro {ship_name(two)}" for one, two in line.value]
    return f"coppie della mischia: {', '.join(pairs) or 'nessuna'}"


def _limit(query: table.HandLimit, line: Line) -> str:
    if line.value is None:
        return "a fine turno si tengono in mano quante carte si vuole"
    return f"a fine turno si tengono in mano al massimo {counted(line.value, 'carta', 'carte')}"


def _in_deck(query: table.InDeck, line: Line) -> str:
    wanted = "con le navi aggiuntive" if query.additional else "senza navi aggiuntive"
    where = "nel mazzo" if line.value else "fuori dal mazzo"
    return f"{facts.name(query.card)}, {wanted}: {where}"


def _first(query: table.First, line: Line) -> str:
    begins = f"comincia il {line.value}" if line.value else "non comincia ancora nessuno"
    return f"il rosso tira {query.one}, il blu {query.two}: {begins}"


ANSWERS: dict[type[Worded], Callable[[Any, Line], str | None]] = {
    ship.Strength: _strength,
    ship.Dice: lambda q, ln: f"{ship_name(q.ship)} tira {counted(ln.value, 'dado', 'dadi')}",
    attack.Hits: lambda q, ln: f"con {dice(q.rolls)} si fa {counted(ln.value, 'danno', 'danni')}",
    attack.Suffers: _suffers,
    attack.FiresBack: _yes("la nave attaccata risponde al fuoco", "nessuno risponde al fuoco"),
    attack.AtOnce: _yes("le navi sparano insieme", "le navi sparano una dopo l'altra"),
    attack.Shaken: lambda q, ln: (
        f"con {dice(q.rolls)} il Morale {'cala' if ln.value else 'non cala'}"
    ),
    attack.MoraleLost: lambda q, ln: f"Morale perso con l'attacco: {ln.value}",
    attack.MeleePairs: _pairs,
    attack.FiresAlone: lambda q, ln: (
        f"{ship_name(q.ship)}, senza avversaria, {'spara' if ln.value else 'non spara'}"
    ),
    attack.BoardingTotal: _total,
    attack.BoardingWon: lambda q, ln: (
        f"{q.attack} contro {q.defence}: vince chi {'attacca' if ln.value else 'si difende'}"
    ),
    attack.MaySweep: _yes(
        "si può scartare una Broadsides per Grapeshot",
        "non si può scartare una Broadsides per Grapeshot",
    ),
    attack.JoinsMelee: lambda q, ln: (
        f"{ship_name(q.ship)} {'spara' if ln.value else 'non spara'} nella mischia"
    ),
    special.Evadable: lambda q, ln: (
        f"{facts.name(q.card)} {'si può' if ln.value else 'non si può'} evitare con Outmaneuver"
    ),
    special.WhoDiscards: lambda q, ln: (
        f"le carte che scarta il {q.player} le sceglie il {ln.value}"
    ),
    special.Weakens: _yes(
        "le perdite di Special Damage ora indeboliscono la nave",
        "le perdite di Special Damage ora non indeboliscono la nave",
    ),
    special.AidCounts: lambda q, ln: f"carte che contano come scartate: {ln.value}",
    table.HandLimit: _limit,
    table.FirstMorale: lambda q, ln: f"il {q.player} comincia con {ln.value} di Morale",
    table.First: _first,
    table.RollsAgain: _yes("si ritira", "non si ritira"),
    table.InDeck: _in_deck,
    table.Copies: lambda q, ln: f"copie di {facts.name(q.card)} nel mazzo comune: {ln.value}",
    table.DeckSize: lambda q, ln: f"carte del mazzo comune: {ln.value}",
    table.CardTypes: lambda q, ln: f"tipi di carte nel mazzo comune: {ln.value}",
}
