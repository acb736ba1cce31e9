"""What is said of the abilities of the Bardo."""

from app.engine.kinds import Worded
from app.engine.trace import Line
from app.games.sentences import Teller
from app.games.turno_di_guardia.actions.bardo import (
    Harmonize,
    LineDance,
    SirenSong,
    SongOfDiscord,
)
from app.games.turno_di_guardia.choices.dice import ToRollAgain
from app.games.turno_di_guardia.events import effects
from app.games.turno_di_guardia.events import line as lines
from app.games.turno_di_guardia.naming import option_name
from app.games.turno_di_guardia.telling.phrases import ability, name, of


def _harmonize(action: Harmonize, line: Line) -> str:
    return f"{name(action.card)}: gli attacchi {of(action.helping)} su {name(action.on)}"


TELLERS: dict[type[Worded], Teller] = {
    SirenSong: ability,
    SongOfDiscord: ability,
    LineDance: ability,
    Harmonize: _harmonize,
    ToRollAgain: lambda c, ln: (
        f"Si ritira il {option_name(ln.value)}" if ln.kind == "chose" else None
    ),
    effects.Discordant: lambda e, ln: None,
    effects.DiscordSown: lambda e, ln: f"La prossima carta rivelata subirà {e.by} danni",
    effects.DiscordFound: lambda e, ln: f"I danni di Discordia toccano a {name(e.card)}",
    effects.Harmonized: lambda e, ln: (
        f"Gli attacchi diretti {of(e.hero)} su {name(e.on)} valgono il doppio"
    ),
    lines.Exchanged: lambda e, ln: f"{name(e.card)} e {name(e.other)} si scambiano di posto",
    lines.Uncovering: lambda e, ln: None,
    lines.Faced: lambda e, ln: None,
}
