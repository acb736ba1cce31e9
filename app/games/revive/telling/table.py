"""Cards, modules, machines and tokens that change their place; what changes on the map."""

from __future__ import annotations

from typing import Any

from app.engine.trace import Line
from app.games.revive.events import cards, ground, tracks
from app.games.revive.naming import (
    FEMININE,
    FEMININE_PLURAL,
    HALVES,
    SIZES,
    TRACKS,
    at,
    bare,
    card,
    in_slot,
    living,
    of,
    the,
    who,
)
from app.games.revive.telling.phrases import place
from app.games.sentences import Teller


def _explored(event: ground.Explored, line: Line) -> str:
    tile = line.state.tiles.get(event.tile)
    shown = ""
    if tile and len(tile.faces) > 1:
        shown = f" con l'orientamento {event.face}"
    return f"{who(event.player)} scopre {place(line.state, event.tile)}{shown}"


def _played(event: cards.CardPlayed, line: Line) -> str:
    return (
        f"{card(event.card)} va {in_slot(event.slot)} {of(event.player)}: "
        f"vale la {HALVES[event.half]}"
    )


def _taken(event: cards.CardTaken, line: Line) -> str:
    area = "nell'area attiva" if event.to == "active" else "nell'area di riposo"
    return f"{who(event.player)} mette {card(event.card)} {area}"


def _woke(event: cards.Woke, line: Line) -> str:
    return f"le carte dell'area di riposo {of(event.player)} tornano attive"


def _rested(event: cards.WentToRest, line: Line) -> str:
    if event.card:
        return f"{card(event.card)} {of(event.player)} va a riposo"
    return f"le carte giocate {of(event.player)} vanno a riposo"


def _advanced(event: tracks.Advanced, line: Line) -> str:
    made = line.state.tracks[event.player][event.track]
    return f"{who(event.player)} arriva alla {made}ª casella del tracciato {TRACKS[event.track]}"


def _disc(event: tracks.DiscMoved, line: Line) -> str:
    what = "un disco" if event.disc else "un segnalino progresso"
    box = line.state.progress.get(event.player, 0)
    return f"{who(event.player)} sposta {what} sulla {box}ª casella del tracciato di avanzamento"


TABLE: dict[type[Any], Teller] = {
    ground.Explored: _explored,
    ground.Built: lambda e, ln: (
        None
        if ln.kind == "happened" and ln.depth
        else f"{who(e.player)} mette un {SIZES[e.size]} {at(e.at)}"
    ),
    ground.Settled: lambda e, ln: f"un meeple {of(e.player)} va {living(e.at)}",
    ground.Watered: lambda e, ln: f"{who(e.player)} prende il bonus dell'acqua {at(e.cell)}",
    cards.CardPlayed: _played,
    cards.CardTaken: _taken,
    cards.ColourGiven: lambda e, ln: f"{card(e.card)} conta come {FEMININE[e.colour]}",
    cards.ModuleObtained: lambda e, ln: f"{who(e.player)} ottiene {the('il modulo', e.module)}",
    cards.Woke: _woke,
    cards.WentToRest: _rested,
    tracks.SwitchUsed: lambda e, ln: f"l'interruttore {of(e.player)} ora è usato",
    tracks.SwitchReset: lambda e, ln: f"l'interruttore {of(e.player)} torna utilizzabile",
    cards.CardCopied: lambda e, ln: f"{who(e.player)} copia {card(e.card)} {of(e.owner)}",
    tracks.TradeUsed: lambda e, ln: None,  # the trade has been told
    tracks.Advanced: _advanced,
    tracks.PlaceUnlocked: lambda e, ln: (
        f"{who(e.player)} sblocca lo spazio {bare(e.place)} dei tracciati"
    ),
    tracks.MachineGained: lambda e, ln: (
        f"{who(e.player)} ora può usare {the('la macchina', e.machine)}"
    ),
    tracks.ColourCounts: lambda e, ln: (
        f"a fine partita contano le carte {FEMININE_PLURAL[e.colour]} {of(e.player)}"
    ),
    tracks.Energised: lambda e, ln: (
        f"{who(e.player)} mette un segnalino energia {the('sulla macchina', e.machine)}"
    ),
    tracks.EnergyBack: lambda e, ln: f"{who(e.player)} riprende l'energia dalle macchine",
    tracks.TechnologyUnlocked: lambda e, ln: (
        f"{who(e.player)} sblocca {the('la tecnologia', e.technology)}"
    ),
    tracks.DiscMoved: _disc,
    tracks.AbilityUsed: lambda e, ln: f"{who(e.player)} usa l'abilità della tribù",
    tracks.CrateUsed: lambda e, ln: f"{the('la cassa', e.crate)} {of(e.player)} è esaurita",
    cards.ModuleFitted: lambda e, ln: (
        f"{who(e.player)} inserisce {the('il modulo', e.module)} {in_slot(e.slot)}"
    ),
}
