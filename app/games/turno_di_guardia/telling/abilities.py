"""What is said of ability cards, and of heroes too tired for the Watch."""

from app.engine.kinds import Worded
from app.engine.trace import Line
from app.games.sentences import Teller
from app.games.turno_di_guardia.queries.abilities import Holds
from app.games.turno_di_guardia.queries.campaign import MayWatch
from app.games.turno_di_guardia.telling.phrases import name


def _holds(query: Holds, line: Line) -> str:
    return f"L'abilità {name(query.ability)} {'vale' if line.value else 'non vale'}"


def _may_watch(query: MayWatch, line: Line) -> str | None:
    if line.value and line.depth:  # that a hero may is worth saying only where it is the question
        return None
    return f"Il {name(query.hero)} {'può' if line.value else 'non può'} fare la guardia"


TELLERS: dict[type[Worded], Teller] = {Holds: _holds, MayWatch: _may_watch}
