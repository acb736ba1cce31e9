"""In which order figures act."""

from __future__ import annotations

from app.engine.errors import NotGiven
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.gloomhaven.actions.cards import Perform
from app.games.gloomhaven.actions.order import Begin
from app.games.gloomhaven.choices.order import Earliest, Initiative, NextTurn
from app.games.gloomhaven.events.cards import CardsDiscarded
from app.games.gloomhaven.queries.cards import Use, Uses
from app.games.gloomhaven.state import State

initiative: Rulebook[State] = Rulebook("iniziativa")


@initiative.ranks(Earliest, "initiative", entry="iniziativa-piu-bassa")
def the_lowest_initiative_first(play: Play[State], choice: Earliest, figure: str) -> int:
    lowest = play.ask(Initiative(figure))
    if lowest is None:
        raise NotGiven(f"initiative of {figure}")
    return lowest


@initiative.ranks(Earliest, "initiative", otherwise="iniziativa-piu-bassa")
def the_highest_initiative_first(play: Play[State], choice: Earliest, figure: str) -> int:
    return -(play.ask(Initiative(figure)) or 0)


@initiative.sets(Initiative, entry="carta-principale-iniziativa")
def the_leading_card_gives_a_hero_its_initiative(
    play: Play[State], query: Initiative, given: int | None
) -> int | None:
    cards = play.state.cards_of_round(query.figure)
    return cards[0] if cards else None


@initiative.sets(Initiative, otherwise="carta-principale-iniziativa")
def the_lower_card_gives_a_hero_its_initiative(
    play: Play[State], query: Initiative, given: int | None
) -> int | None:
    return min(play.state.cards_of_round(query.figure), default=None)


@initiative.ranks(Earliest, "side", entry="parita-personaggio-mostro")
def heroes_before_monsters(play: Play[State], choice: Earliest, figure: str) -> bool:
    return play.state.figure(figure).kind == "monster"


@initiative.ranks(Earliest, "second card", entry="parita-tra-personaggi")
def heroes_compare_their_other_cards(
    play: Play[State], choice: Earliest, figure: str
) -> int | None:
    cards = play.state.cards_of_round(play.state.summoner(figure) or figure)
    return cards[1] if len(cards) > 1 else None


@initiative.ranks(Earliest, "number", otherwise="parita-totale")
def tied_heroes_as_they_sit(play: Play[State], choice: Earliest, figure: str) -> int:
    return choice.among.index(figure) if play.state.figure(figure).kind == "hero" else 0


@initiative.ranks(Earliest, "type", entry="tipo-iniziato-finisce")
def a_type_that_has_begun_goes_on(play: Play[State], choice: Earliest, figure: str) -> int:
    return _turn_of_its_first(play.state, figure)


@initiative.ranks(Earliest, "elite", otherwise="parita-tra-tipi-di-mostro")
def elites_before_all_others(play: Play[State], choice: Earliest, figure: str) -> bool:
    return play.state.figure(figure).kind == "monster" and not play.state.figure(figure).elite


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


@initiative.forbids(Begin, entry="turni-in-ordine-di-iniziativa")
def nobody_acts_out_of_order(play: Play[State], begin: Begin) -> str | None:
    following: tuple[str, ...] = play.ask(NextTurn())
    if begin.figure in following:
        return None
    return f"prima tocca a {' o '.join(following)}" if following else "il round è finito"


@initiative.forbids(Perform, entry="una-in-alto-una-in-basso")
def one_top_and_one_bottom(play: Play[State], perform: Perform) -> str | None:
    if perform.half in play.state.performed.get(perform.figure, ()):
        return "questa metà è già stata usata con l'altra carta"
    if perform.card not in play.state.chosen.get(perform.figure, ()):
        return f"la carta {perform.card} non è tra quelle da giocare"
    return None


@initiative.forbids(Perform, otherwise="ordine-delle-due-carte")
def the_leading_card_first(play: Play[State], perform: Perform) -> str | None:
    cards = play.state.chosen.get(perform.figure, ())
    return f"prima la carta principale, {cards[0]}" if perform.card in cards[1:] else None


@initiative.adds(Uses, entry="attacco-2-o-movimento-2")
def any_card_is_an_attack_or_a_move(
    play: Play[State], query: Uses, uses: tuple[Use, ...]
) -> tuple[Use, ...]:
    return ("attack 2",) if query.half == "top" else ("move 2",)


@initiative.reacts(Perform, entry="carta-base-sempre-scartata")
def a_card_used_so_is_never_lost(play: Play[State], perform: Perform) -> None:
    if perform.basic and perform.card in play.state.lost.get(perform.figure, ()):
        play.happen(CardsDiscarded(perform.figure, (perform.card,)))


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
