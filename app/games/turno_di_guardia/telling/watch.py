"""What is said of a Watch: attacks, creatures let pass, and what is asked of them."""

from app.engine.kinds import Worded
from app.engine.trace import Line
from app.games.sentences import Teller
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.watch import DirectAttack, EndWatch, LetPass
from app.games.turno_di_guardia.queries.aims import FullLife
from app.games.turno_di_guardia.queries.attack import AttackValue, Strength
from app.games.turno_di_guardia.queries.life import IsCreature, Life, Works
from app.games.turno_di_guardia.queries.payment import SummonCost
from app.games.turno_di_guardia.telling.phrases import attacker, listed, name, to


def _is_creature(query: IsCreature, line: Line) -> str | None:
    if not line.value:
        return f"{name(query.card)} non è una creatura"
    # That a creature is one is worth saying only where it is the question.
    return None if line.depth else f"{name(query.card)} conta come creatura"


def _life(query: Life, line: Line) -> str:
    added = [item for item in line.bill if item.how == "adds"]
    total = f"Vita di {name(query.card)}: {line.value}"
    if not added:
        printed = line.value == facts.printed_life(query.card)
        return f"{total}, come stampata" if printed else total
    sums = "".join(f" {'+' if item.amount >= 0 else '−'} {abs(item.amount)}" for item in added)
    return f"Vita di {name(query.card)}: {line.bill[0].amount}{sums} = {line.value}"


def _attack(action: DirectAttack, line: Line) -> str:
    return f"Attacco diretto {to(action.on)} con {listed(list(map(attacker, action.attackers)))}"


def _pass(action: LetPass, line: Line) -> str:
    paid = f", esaurendo {listed(list(map(name, action.exhausting)))}" if action.exhausting else ""
    return f"Si lascia passare {name(action.card)}{paid}"


def _strength(query: Strength, line: Line) -> str | None:
    return None if line.depth else f"In un attacco {attacker(query.attacker)} vale {line.value}"


TELLERS: dict[type[Worded], Teller] = {
    Life: _life,
    FullLife: _life,
    IsCreature: _is_creature,
    Strength: _strength,
    AttackValue: lambda q, ln: f"In tutto l'attacco {to(q.on)} vale {ln.value}",
    SummonCost: lambda q, ln: f"Carte da esaurire per {name(q.card)}: {ln.value}",
    Works: lambda q, ln: f"Il testo di {name(q.card)} {'vale' if ln.value else 'non vale'}",
    DirectAttack: _attack,
    LetPass: _pass,
    EndWatch: lambda a, ln: "Si chiude il turno di guardia",
}
