"""What is said of abilities being used."""

from app.engine.kinds import Worded
from app.engine.trace import Line
from app.games.turno_di_guardia.actions.ability import Ability, Active
from app.games.turno_di_guardia.actions.bardo import SirenSong
from app.games.turno_di_guardia.actions.ladro import Backstab
from app.games.turno_di_guardia.actions.mago import ChaosBlast, Polymorph
from app.games.turno_di_guardia.telling.phrases import Teller, listed, name


def ability(action: Ability, line: Line) -> str:
    """Return which ability is used, on what and at which price."""
    on = f" su {listed(list(map(name, action.targets)))}" if action.targets else ""
    if not isinstance(action, Active):
        return f"{name(action.card)}{on}"
    return f"{name(action.card)}{on}, {'con un dado' if action.die else 'esaurendo la carta'}"


USED: tuple[type[Ability], ...] = (ChaosBlast, Polymorph, SirenSong, Backstab)

TELLERS: dict[type[Worded], Teller] = dict.fromkeys(USED, ability)
