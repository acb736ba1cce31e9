"""In which order figures act."""

from __future__ import annotations

from app.engine.errors import NotGiven
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.gloomhaven.choices.order import Earliest, Initiative
from app.games.gloomhaven.state import State

initiative: Rulebook[State] = Rulebook("iniziativa")


@initiative.ranks(Earliest, "initiative", entry="iniziativa-piu-bassa")
def the_lowest_initiative_first(play: Play[State], choice: Earliest, figure: str) -> int:
    lowest = play.ask(Initiative(figure))
    if lowest is None:
        raise NotGiven(f"initiative of {figure}")
    return lowest


@initiative.sets(Initiative, entry="carta-principale-iniziativa")
def the_leading_card_gives_a_hero_its_initiative(
    play: Play[State], query: Initiative, given: int | None
) -> int | None:
    chosen = play.state.chosen.get(query.figure)
    return chosen[0] if chosen else None


@initiative.ranks(Earliest, "side", entry="parita-personaggio-mostro")
def heroes_before_monsters(play: Play[State], choice: Earliest, figure: str) -> bool:
    return play.state.figure(figure).kind == "monster"


@initiative.ranks(Earliest, "second card", entry="parita-tra-personaggi")
def heroes_compare_their_other_cards(
    play: Play[State], choice: Earliest, figure: str
) -> int | None:
    chosen = play.state.chosen.get(play.state.summoner(figure) or figure, ())
    return chosen[1] if len(chosen) > 1 else None


@initiative.ranks(Earliest, "type", entry="tipo-iniziato-finisce")
def a_type_that_has_begun_goes_on(play: Play[State], choice: Earliest, figure: str) -> int:
    return _turn_of_its_first(play.state, figure)


@initiative.ranks(Earliest, "elite", entry="elite-prima-dei-normali")
def elites_before_the_others_of_their_type(
    play: Play[State], choice: Earliest, figure: str
) -> bool:
    state = play.state
    elites = [other for other in _of_its_type(state, choice, figure) if state.figure(other).elite]
    return bool(elites) and not state.figure(figure).elite


@initiative.ranks(Earliest, "number", entry="numeri-di-pedina")
def in_the_order_of_their_standees(play: Play[State], choice: Earliest, figure: str) -> bool:
    own = play.state.figure(figure)
    peers = (play.state.figure(other) for other in _of_its_type(play.state, choice, figure))
    lower = [
        peer.number
        for peer in peers
        if own.number is not None and peer.number is not None
        if peer.elite == own.elite and peer.number < own.number
    ]
    return bool(lower)


def _turn_of_its_first(state: State, figure: str) -> int:
    """Return which turn of this round was the first of a figure's group, the last if none was."""
    begun = [state.group(other) for other in state.begun()]
    group = state.group(figure)
    return begun.index(group) if group in begun else len(begun)


def _of_its_type(state: State, choice: Earliest, figure: str) -> list[str]:
    """Return those of a monster's type among the figures compared."""
    own = state.figure(figure)
    if own.kind != "monster" or not own.type:
        return []
    return [other for other in choice.among if state.group(other) == own.type]
