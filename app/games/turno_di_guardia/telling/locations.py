"""What is said of what locations do."""

from app.engine.kinds import Worded
from app.games.sentences import Teller
from app.games.turno_di_guardia.choices.dice import LowestDie, ToRaise, ToReroll
from app.games.turno_di_guardia.events.campaign import DieLost
from app.games.turno_di_guardia.events.entrances import CalledUp, RisenAtEnd
from app.games.turno_di_guardia.events.piles import Sealed, UnhallowedShuffled
from app.games.turno_di_guardia.telling.phrases import attacker, name

TELLERS: dict[type[Worded], Teller] = {
    LowestDie: lambda c, ln: None,
    ToRaise: lambda c, ln: None,
    ToReroll: lambda c, ln: (
        f"Si ritira {attacker(ln.value)}" if ln.kind == "chose" and ln.value else None
    ),
    DieLost: lambda e, ln: (
        f"{attacker(e.die)[0].upper()}{attacker(e.die)[1:]}, da {ln.state.dice[e.die]}, "
        "resta fermo per questo turno"
    ),
    CalledUp: lambda e, ln: f"{name(e.card)} si aggiunge in fondo alla Linea",
    RisenAtEnd: lambda e, ln: (
        f"{name(e.card)} torna dal Cimitero in fondo alla Linea, "
        f"{'coperta' if e.hidden else 'scoperta'}"
    ),
    Sealed: lambda e, ln: f"{name(e.card)} torna sotto il mazzo delle Creature Maledette",
    UnhallowedShuffled: lambda e, ln: "Si mescola il mazzo delle Creature Maledette",
}
