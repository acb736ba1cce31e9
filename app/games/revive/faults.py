"""Why no game reaches a state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from app.games.revive import facts
from app.games.revive.state import State


def faults(state: State) -> list[str]:
    """Return why no game reaches a state, a sentence each; nothing for one that is sound."""
    return [*_stocks(state), *_counts(state), *_players(state), *_twice(state), *_misplaced(state)]


def _stocks(state: State) -> Iterator[str]:
    for player, stock in state.stock.items():
        for resource, held in stock.items():
            most = facts.CAPS[resource]
            if held < 0:
                yield f"{player} has {held} {resource}"
            if held > most and not state.acting:
                yield f"{player} holds {held} {resource}, of which {most} can be kept"


def _counts(state: State) -> Iterator[str]:
    for key in ("energy", "discs", "needed", "progress", "slept", "stars"):
        for player, number in getattr(state, key).items():
            if number < 0:
                yield f"{player} has {number} {key}"


def _players(state: State) -> Iterator[str]:
    yield from (f"{player} plays twice" for player in _more_than_once(state.players))
    if state.players and state.turn is not None and state.turn not in state.players:
        yield f"it is the turn of {state.turn}, who does not play"


def _twice(state: State) -> Iterator[str]:
    """Say which cards, modules, crates and travel cards lie in two places."""
    held = (*state.active.values(), *state.resting.values(), state.market, state.deck or (),
            state.scyphoz or ())  # fmt: skip
    lying = [card for cards in held for card in cards]
    lying += [one.card for slots in state.slots.values() for cards in slots.values()
              for one in cards]  # fmt: skip
    lying += [module for slots in state.fitted.values() for held in slots.values()
              for module in held]  # fmt: skip
    for owned in (state.crates, state.travelling, state.travelled):
        lying += [thing for things in owned.values() for thing in things]
    yield from (f"{thing} lies in two places" for thing in _more_than_once(lying))


def _misplaced(state: State) -> Iterator[str]:
    for player, held in state.buildings.items():
        for size, most in facts.BUILDINGS.items():
            count = sum(one == size for one in held.values())
            if count > most:
                yield f"{player} has {count} {size} buildings, of {most}"
    taken = [cell for held in state.buildings.values() for cell in held]
    yield from (f"two buildings stand on {cell}" for cell in _more_than_once(taken))
    if state.board is None:
        return
    spaces = state.board.hexes.keys()
    named = dict.fromkeys(_named_spaces(state))
    yield from (f"{what} {cell}, which is no space of the board"
                for what, cell in named if cell not in spaces)  # fmt: skip
    for player, held in state.buildings.items():
        yield from (f"{player} has built on {cell}, which is no desert" for cell in held
                    if cell in spaces and state.kind(cell) != "desert")  # fmt: skip
    covered = [cell for tile in _laid(state) for cell in state.tiles[tile].cells]
    yield from (f"tiles cover {cell} twice" for cell in _more_than_once(covered))


def _named_spaces(state: State) -> Iterator[tuple[str, str]]:
    """Yield every space of the board that the position names, and what it says of it."""
    for player, held in state.buildings.items():
        yield from ((f"{player} has built on", cell) for cell in held)
    for player, places in state.meeples.items():
        yield from (
            (f"{player} has a meeple in", place) for place in places if place not in state.tiles
        )
    for player, cells in state.sources.items():
        yield from ((f"the range of {player} begins at", cell) for cell in cells)
    for tile in _laid(state):
        printed = state.tiles[tile]
        yield from ((f"{tile} covers", cell) for cell in printed.cells)
        yield from ((f"a face of {tile} shows", cell) for face in printed.faces for cell in face)
    yield from (("water lies in", cell) for cell in state.waters)
    yield from (("a tile was turned in", cell) for cell in state.turned)


def _laid(state: State) -> list[str]:
    """Return the tiles that lie on the board."""
    return [tile for tile in state.tiles if tile != state.beside_board]


def _more_than_once(things: Iterable[str]) -> list[str]:
    return sorted(thing for thing, count in Counter(things).items() if count > 1)
