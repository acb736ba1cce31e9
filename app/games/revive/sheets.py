"""What a position tells of each player, and of what all share."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from app.games.revive import facts, things
from app.games.revive.drawn import (
    DrawnRow,
    DrawnSheet,
    DrawnSlot,
    DrawnStock,
    DrawnThing,
    DrawnTrack,
)
from app.games.revive.names import PLAYERS, RESOURCES, Player, Slot
from app.games.revive.naming import GOODS, PARTS, TRACKS
from app.games.revive.parts import PARTS_TOLD, value_told
from app.games.revive.state import Names, Played, State

# What a player's sheet tells in words, in this order; the rest of it is drawn.
TOLD_OF_PLAYERS = (
    "tribes", "reach", "watered", "unlocked", "reached", "discs", "stars", "needed",
    "ability", "progress", "artifacts", "tokens", "goals", "counted", "slept", "gained", "flasks",
)  # fmt: skip
# What all share and is told in words, in this order.
TOLD_OF_ALL = (
    "variants", "deeds", "traded", "coloured", "deck", "room", "waters", "ends", "beyond",
    "bonuses", "left", "common", "worth", "marks", "rows", "per five", "shrine", "scyphoz",
    "beside board", "met", "ending",
)  # fmt: skip
COUNTERS = (
    ("point", "points", "Punti"), ("devotion", "devotion", "Devozione"),
    ("energy", "energy", "Energia"),
)  # fmt: skip
SHORT = {
    "top-1": "In alto 1", "top-2": "In alto 2", "bottom-1": "In basso 1",
    "bottom-2": "In basso 2", "side": "Laterale",
}  # fmt: skip
ON_THE_MAP = ("buildings", "meeples", "sources")


def sheets(state: State) -> Iterator[DrawnSheet]:
    """Return a sheet for every player of whom something is told."""
    for player in PLAYERS:
        sheet = _sheet(state, player)
        told = (sheet.stock, sheet.counters, sheet.slots, sheet.tracks, sheet.rows)
        if any(told) or sheet.switch_used or state.turn == player:
            yield sheet


def _sheet(state: State, player: Player) -> DrawnSheet:
    turn = _turn(state) if state.turn == player else ""
    return DrawnSheet(
        player=player,
        letter=player[0].upper(),
        part=turn,
        switch_used=player in state.switched,
        stock=tuple(_stock(state, player)),
        counters=tuple(
            (icon, label, str(getattr(state, key)[player]))
            for icon, key, label in COUNTERS
            if player in getattr(state, key)
        ),
        slots=tuple(_slots(state, player)),
        tracks=tuple(_tracks(state, player)),
        rows=tuple(_rows(state, player)),
    )


def _turn(state: State) -> str:
    """Say how far the turn is, where it has begun."""
    begun = state.part != "first" or state.acting
    return f"di turno: {PARTS[state.part]}" if begun else "di turno"


def _stock(state: State, player: Player) -> Iterator[DrawnStock]:
    held = state.stock.get(player)
    if held is None:
        return
    for good in RESOURCES:
        if good in held:
            label = GOODS[good][1]
            cap = facts.CAPS[good]
            yield DrawnStock(good, label, held[good], cap, held[good] > cap)


def _slots(state: State, player: Player) -> Iterator[DrawnSlot]:
    lying: Mapping[Slot, tuple[Played, ...]] = state.slots.get(player, {})
    fitted: Mapping[Slot, Names] = state.fitted.get(player, {})
    if not any(lying.values()) and not any(fitted.values()):
        return
    for slot in facts.SLOTS:
        yield DrawnSlot(
            slot=slot,
            label=SHORT[slot],
            cards=tuple(
                things.card(state, one.card, one.half) for one in reversed(lying.get(slot, ()))
            ),
            modules=tuple(things.module(state, one) for one in fitted.get(slot, ())),
            room=state.room.get(slot),
        )


def _tracks(state: State, player: Player) -> Iterator[DrawnTrack]:
    for track, made in state.tracks.get(player, {}).items():
        yield DrawnTrack(track, TRACKS[track], made, state.ends.get(track))


def _rows(state: State, player: Player) -> Iterator[DrawnRow]:
    for key in ("active", "resting"):
        if player in getattr(state, key):
            held = things.cards(state, getattr(state, key)[player])
            yield DrawnRow(PARTS_TOLD[key].title, "" if held else "vuota", cards=held)
    energised = state.energised.get(player, ())
    running = dict.fromkeys((*state.running.get(player, ()), *energised))
    if running:
        machines = tuple(things.machine(state, one, one in energised) for one in running)
        yield DrawnRow("Macchine", things=machines)
    for key, drawn in (
        ("crates", things.crate), ("travelling", things.travel), ("travelled", things.travel),
    ):  # fmt: skip
        if player in getattr(state, key):
            yield _of_things(state, key, getattr(state, key)[player], drawn)
    off_the_map = ON_THE_MAP if state.board is None else ()
    for key in (*off_the_map, *TOLD_OF_PLAYERS):
        held = getattr(state, key).get(player)
        if held is not None and (held or isinstance(held, int)):
            yield DrawnRow(PARTS_TOLD[key].title, PARTS_TOLD[key].told(held))


def _of_things(
    state: State, key: str, names: Any, drawn: Callable[[State, str], DrawnThing]
) -> DrawnRow:
    title = PARTS_TOLD[key].title
    held = tuple(drawn(state, one) for one in names)
    return DrawnRow(title, "" if held else PARTS_TOLD[key].nothing, things=held)


def common(state: State) -> Iterator[DrawnRow]:
    """Return what all players share, and things that lie with nobody."""
    drawn = () if state.board is None else ("waters",)  # on the map itself
    if state.players:
        yield DrawnRow("Giocano, in ordine", value_told("players", state.players))
    if state.market:
        yield DrawnRow(PARTS_TOLD["market"].title, cards=things.cards(state, state.market))
    if state.offered:
        yield _of_things(state, "offered", state.offered, things.machine)
    for key in TOLD_OF_ALL:
        if key in drawn:
            continue
        held = getattr(state, key.replace(" ", "_"))
        if held or (held == () and key in ("left", "deck")) or (held == 0 and key == "per five"):
            yield DrawnRow(PARTS_TOLD[key].title, value_told(key, held))
    yield from _loose(state)


def _loose(state: State) -> Iterator[DrawnRow]:
    """Return things that a position tells of, and that lie with no player."""
    everywhere = {*state.market, *(state.deck or ()), *(state.scyphoz or ())}
    for player in PLAYERS:
        everywhere |= {*state.owned_cards(player), *state.crates.get(player, ())}
        everywhere |= {*state.running.get(player, ()), *state.energised.get(player, ())}
        everywhere |= {*state.travelling.get(player, ()), *state.travelled.get(player, ())}
        everywhere |= {one for held in state.fitted.get(player, {}).values() for one in held}
    everywhere |= set(state.offered)
    cards = [one for one in state.cards if one not in everywhere]
    if cards:
        yield DrawnRow("Altre carte", cards=things.cards(state, cards))
    for title, named, drawn in (
        ("Altri moduli", state.modules, things.module),
        ("Altre macchine", state.machines, things.machine),
        ("Altre casse", state.boxes, things.crate),
        ("Altre carte Viaggio", state.travels, things.travel),
    ):
        loose = tuple(drawn(state, one) for one in named if one not in everywhere)
        if loose:
            yield DrawnRow(title, things=loose)
    unlocked = {one for held in state.unlocked.values() for one in held}
    if state.technologies:
        held = tuple(things.technology(state, one, one in unlocked) for one in state.technologies)
        yield DrawnRow("Tecnologie", things=held)
    if state.tiles:
        yield DrawnRow("Tessere", things=tuple(things.tile(state, one) for one in state.tiles))
    if state.places:
        held = tuple(things.place(state, one) for one in state.places)
        yield DrawnRow("Spazi dei tracciati", things=held)
