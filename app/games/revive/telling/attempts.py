"""What a player attempts: the five main actions, hibernation, free actions."""

from __future__ import annotations

from typing import Any

from app.engine.trace import Line
from app.games.revive.actions import course, free, main
from app.games.revive.naming import (
    FEMININE,
    GOODS,
    SIZES,
    amount,
    at,
    card,
    cards,
    in_slot,
    option_name,
    the,
    who,
)
from app.games.revive.telling.phrases import place
from app.games.sentences import Teller


def _who(line: Line) -> str:
    return who(line.state.turn)


def _switch(action: main.Switch, line: Line) -> str:
    said = f"{_who(line)} usa l'interruttore"
    parts = []
    if action.take:
        parts.append(f"per prendere {_one(action.take)}")
    if action.copy:
        parts.append(f"per copiare {card(action.copy)}")
    return " ".join([said, " e ".join(parts)]).strip()


def _one(good: str) -> str:
    return amount(1, good) if good in GOODS else option_name(good)


def _explore(action: main.Explore, line: Line) -> str:
    tile = line.state.tiles.get(action.tile)
    faces = len(tile.faces) if tile else 0
    way = f" con l'orientamento {action.face}" if faces > 1 or action.face > 1 else ""
    return f"{_who(line)} esplora {place(line.state, action.tile)}{way}"


def _populate(action: main.Populate, line: Line) -> str:
    where = place(line.state, action.at)
    return f"{_who(line)} popola {where} con il meeple {_beside(action.technology)}"


def _beside(technology: str) -> str:
    return the("della tecnologia", technology)


def _convert(action: free.ConvertPoints, line: Line) -> str:
    source = "devotion" if action.into == "point" else "point"
    into = "punti" if action.into == "point" else "devozione"
    return f"{_who(line)} converte {amount(action.amount, source)} in {into}"


def _colour(action: Any, line: Line) -> str:
    return f"{_who(line)} fa contare {card(action.card)} come {FEMININE[action.colour]}"


ATTEMPTS: dict[type[Any], Teller] = {
    main.PlayCard: lambda a, ln: f"{_who(ln)} gioca {card(a.card)} {in_slot(a.slot)}",
    main.Switch: _switch,
    main.TakeTravel: lambda a, ln: (
        f"{_who(ln)} usa l'interruttore per {the('la carta Viaggio', a.travel)}, "
        f"distruggendo {card(a.destroy)}"
    ),
    main.Explore: _explore,
    main.Build: lambda a, ln: f"{_who(ln)} costruisce un {SIZES[a.size]} {at(a.at)}",
    main.Populate: _populate,
    main.Hibernate: lambda a, ln: f"{_who(ln)} iberna",
    free.UseMachine: lambda a, ln: f"{_who(ln)} usa {the('la macchina', a.machine)}",
    free.UseCrate: lambda a, ln: f"{_who(ln)} usa {the('la cassa', a.crate)}",
    free.Trade: lambda a, ln: f"{_who(ln)} usa lo scambio {the('della tecnologia', a.technology)}",
    free.ConvertCrystal: lambda a, ln: f"{_who(ln)} converte 1 cristallo in {amount(1, a.into)}",
    free.Recolour: _colour,
    free.ChooseColour: _colour,
    free.ConvertPoints: _convert,
    free.ResolveTravel: lambda a, ln: f"{_who(ln)} risolve {the('la carta Viaggio', a.travel)}",
    course.NextAction: lambda a, ln: f"{_who(ln)} passa all'azione successiva",
    course.EndTurn: lambda a, ln: f"{_who(ln)} finisce il turno",
    course.SetUp: lambda a, ln: f"{who(a.player)} riceve {cards(a.cards)}",
}
