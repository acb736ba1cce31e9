"""Why no game reaches a state."""

from collections import Counter
from collections.abc import Iterable

from app.games.gloomhaven.board import Board, ground
from app.games.gloomhaven.state import PILES, State
from app.hexes.geometry import DIRECTIONS, apart


def faults(state: State) -> list[str]:
    """Return why no game reaches a state, a sentence each; nothing for one that is sound."""
    found = [f"{name} is on the map and no figure says what it is" for name in state.at
             if name not in state.figures]  # fmt: skip
    if state.board is not None:
        amiss = _walls_amiss(state.board, state.walls)
        found += amiss or _misplaced(state)
    found += _cards_twice(state)
    found += _strangers(state)
    for name, figure in state.figures.items():
        summoner = state.figures.get(figure.hero) if figure.hero else None
        if figure.kind == "summon" and (summoner is None or summoner.kind != "hero"):
            found.append(f"{name} is a summon and no hero summoned it")
        if figure.life is not None and name in state.at:
            suffered = state.damage.get(name, 0)
            if not 0 <= suffered < figure.life:
                found.append(f"{name} is on the map with {figure.life - suffered} hit points")
    found += [f"{name} is exhausted and still on the map" for name in state.exhausted
              if name in state.at]  # fmt: skip
    return found


def _strangers(state: State) -> list[str]:
    """Return who is spoken of and is no figure."""
    named: dict[str, Iterable[str]] = {
        "has suffered damage": state.damage, "has conditions": state.conditions,
        "has cards": [hero for pile in PILES for hero in getattr(state, pile)],
        "is on a long rest": state.resting, "was summoned": (*state.summons, *state.fresh),
        "has had a turn": state.begun(), "is exhausted": state.exhausted,
    }  # fmt: skip
    return [
        f"{name} {what} and no figure says what it is"
        for what, names in named.items()
        for name in sorted(set(names))
        if name not in state.figures and name not in state.at
    ]


def _walls_amiss(board: Board, walls: tuple[tuple[str, str], ...]) -> list[str]:
    """Return what is wrong with thin walls, without which the map can be read."""
    hexes = ground(board.text, ()).hexes
    found = []
    for one, other in walls:
        if one not in hexes or other not in DIRECTIONS.keys() | hexes.keys():
            found.append(f"a wall of {one}, {other}: they are no two hexes, nor hex and direction")
        elif other in hexes and apart(hexes[one], hexes[other]) != 1:
            found.append(f"a wall stands between {one} and {other}, which are no neighbours")
    return found


def _misplaced(state: State) -> list[str]:
    ground = state.ground()
    found = [f"{name} stands in {cell}, which is no hex of the board"
             for name, cell in state.at.items() if cell not in ground.hexes]  # fmt: skip
    marked = sorted(state.money | state.sprung)
    found += [f"{cell}, with money or a sprung trap, is no hex of the board"
              for cell in marked if cell not in ground.hexes]  # fmt: skip
    found += [f"{name} stands in a wall" for name, cell in state.at.items()
              if cell in ground.walled]  # fmt: skip
    crowded = sorted(cell for cell, count in Counter(state.at.values()).items() if count > 1)
    found += [f"two figures stand in {cell}" for cell in crowded]
    return found


def _cards_twice(state: State) -> list[str]:
    found = []
    heroes = [name for name, figure in state.figures.items() if figure.kind == "hero"]
    for hero in heroes:
        held = Counter(card for pile in PILES for card in state.pile(pile, hero))
        twice = sorted(card for card, count in held.items() if count > 1)
        found += [f"{hero} has card {card} in two places" for card in twice]
    return found
