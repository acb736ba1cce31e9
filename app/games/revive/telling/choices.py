"""What players and chance pick, and what they may pick from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.engine.trace import Line
from app.games.revive.choices import fate, players
from app.games.revive.naming import (
    COLOURS,
    HALVES,
    TRACKS,
    card,
    in_slot,
    listed,
    name,
    slot,
    the,
    who,
)
from app.games.sentences import Teller


def _picks(verb: str, able: str, named: Callable[[Any], str]) -> Teller:
    """Return how a choice is told: what was picked, or what may be."""

    def told(choice: Any, line: Line) -> str | None:
        if line.kind == "chose":
            return f"{who(choice.player)} {verb} {named(line.value)}"
        if line.depth:
            return None
        options = listed(map(named, line.value), "o")
        return f"{who(choice.player)} può {able} {options or 'niente'}"

    return told


def _new_card(option: str) -> str:
    return "la prima carta del mazzo" if option == "deck" else card(option)


def _artifact(colour: str) -> str:
    return f"un artefatto {COLOURS[colour]}"


def _machine(choice: players.NewMachine, line: Line) -> str | None:
    track = f"per il tracciato {TRACKS[choice.track]}"
    return _picks(f"prende {track}", f"prendere {track}", lambda one: the("la macchina", one))(
        choice, line
    )


def _row(choice: players.HibernationRow, line: Line) -> str | None:
    if line.kind != "chose":
        rows = listed((f"della riga {row}" for row in line.value), "o")
        return None if line.depth else f"{who(choice.player)} può prendere il bonus {rows}"
    return f"{who(choice.player)} prende il bonus della riga {line.value} dell'ibernazione"


def _ability(choice: players.UseAbility, line: Line) -> str | None:
    if line.kind == "chose":
        return None if line.value else f"{who(choice.player)} non usa l'abilità della tribù"
    if line.depth:
        return None
    able = "può" if True in line.value else "non può"
    return f"{who(choice.player)} {able} usare l'abilità della tribù"


def _half(choice: players.PlayedHalf, line: Line) -> str | None:
    options = (line.value,) if line.kind == "chose" else line.value
    if line.depth and line.kind != "chose":
        return None
    halves = listed((f"la {HALVES[half]}" for half in options), "o")
    return f"{in_slot(choice.slot)} vale {halves} della carta"


def _winner(choice: players.Winner, line: Line) -> str:
    won = (line.value,) if line.kind == "chose" else tuple(line.value)
    return f"vince {who(won[0])}" if len(won) == 1 else f"restano pari {listed(map(who, won))}"


CHOICES: dict[type[Any], Teller] = {
    fate.Drawn: lambda c, ln: (
        f"la prima carta del mazzo è {name(ln.value)}" if ln.kind == "chose" else None
    ),
    players.NewCard: _picks("sceglie", "scegliere", _new_card),
    players.NewArtifact: _picks("sceglie", "scegliere", _artifact),
    players.ThrownArtifact: _picks("toglie dal tabellone", "togliere dal tabellone", _artifact),
    players.NewMachine: _machine,
    players.UseAbility: _ability,
    players.HibernationRow: _row,
    players.PlayedHalf: _half,
    players.ModuleSlot: _picks("sceglie", "scegliere", slot),
    players.NewScyphoz: lambda c, ln: (
        None if ln.kind == "chose" else _picks("tiene", "tenere", card)(c, ln)
    ),
    players.Winner: _winner,
}
