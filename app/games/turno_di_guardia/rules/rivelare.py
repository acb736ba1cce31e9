"""Rivelare le Carte: what the fire turns up, in which order, and when effects bite."""

from app.engine.kinds import Event, Next
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.ability import Ability
from app.games.turno_di_guardia.choices.line import NextRevealed
from app.games.turno_di_guardia.events.effects import FireChanged, LifeNeeded, Summoned, Triggered
from app.games.turno_di_guardia.events.entrances import Entrance
from app.games.turno_di_guardia.events.line import (
    Hidden,
    LineDealt,
    LineGathered,
    LineSettled,
    Revealed,
    Shown,
)
from app.games.turno_di_guardia.moves import set_off, turn_up
from app.games.turno_di_guardia.printed import VARIABLE
from app.games.turno_di_guardia.queries.life import BaseLife, Borrowed, Life, Works
from app.games.turno_di_guardia.queries.line import Due, Sight
from app.games.turno_di_guardia.state import State

reveal = Rulebook[State]("rivelare")
FAR = 99  # farther than any place of the Line


@reveal.sets(Sight, entry="fuoco-quante-ne-rivela")
def the_fire_lights_up_one_to_three(play: Play[State], query: Sight, places: int) -> int:
    fire = play.state.known_fire()
    return 3 if fire >= 12 else 2 if fire >= 7 else 1 if fire >= 1 else 0


@reveal.sets(Sight, otherwise="fuoco-quante-ne-rivela")
def the_fire_lights_up_one_for_every_five(play: Play[State], query: Sight, places: int) -> int:
    return -(-play.state.known_fire() // 5)


@reveal.reacts(FireChanged, LineDealt, LineSettled, entry="rivela-entro-il-fuoco")
def what_the_fire_reaches_is_turned_up(play: Play[State], event: Event[State]) -> None:
    play.happen(LineGathered())
    while due := play.ask(Due()):
        if not turn_up(play, play.choose(NextRevealed(due))):
            return
        play.happen(LineGathered())


@reveal.reacts(FireChanged, otherwise="rivelate-restano-scoperte")
def what_the_fire_no_longer_reaches_is_hidden(play: Play[State], event: FireChanged) -> None:
    for card in play.state.line[play.ask(Sight()) :]:
        if card and play.state.face_up(card):
            play.happen(Hidden(card))


@reveal.ranks(NextRevealed, "distance", entry="rivela-dal-fuoco")
def the_nearest_is_turned_up_first(play: Play[State], choice: NextRevealed, card: str) -> int:
    return play.state.place(card) or FAR


# -- Reveal effects ------------------------------------------------------------------------


@reveal.reacts(Revealed, entry="rivela-quando-girata")
def a_revealed_card_sets_off_its_effect(play: Play[State], event: Revealed) -> None:
    set_off(play, event.card, "reveal")


@reveal.reacts(Entrance, entry="chi-entra-attiva-rivela")
def who_comes_in_face_up_sets_off_its_effect(play: Play[State], event: Entrance) -> None:
    if play.state.face_up(event.entering):
        set_off(play, event.entering, "reveal")


@reveal.forbids(Triggered, entry="scambiatombe-per-scambiatombe")
def one_graveshifter_takes_the_place_of_another_once(
    play: Play[State], event: Triggered
) -> str | None:
    swapping = any(_is_a_graveshifters(under_way) for under_way in play.under_way)
    return "lo scambio si fa una volta sola" if swapping and _is_a_graveshifters(event) else None


@reveal.delays(Triggered, otherwise="rivela-una-alla-volta")
def effects_wait_until_all_are_turned_up(play: Play[State], event: Triggered) -> str:
    return "prima si girano tutte le carte"


@reveal.delays(Triggered, Summoned, entry="rivela-dopo-l-abilita")
def effects_wait_for_the_ability(play: Play[State], event: Event[State]) -> str | None:
    abilities = [action.card for action in play.under_way if isinstance(action, Ability)]
    return f"prima si finisce {facts.name(abilities[0])}" if abilities else None


@reveal.ranks(Next, "turn", entry="effetti-dal-piu-vicino")
def the_nearest_effect_comes_first(
    play: Play[State], choice: Next[State], event: Triggered | Summoned
) -> tuple[int, bool]:
    # The two effects of one card come in the order in which they are set off.
    later = isinstance(event, Triggered) and event.effect != "reveal"
    return play.state.place(event.card) or FAR, later


def _is_a_graveshifters(event: Event[State]) -> bool:
    """Tell whether this is the Reveal effect of a Graveshifter."""
    if not isinstance(event, Triggered) or event.effect != "reveal":
        return False
    return facts.copies()[event.card] == "scambiatombe"


# -- the Forest Giant ----------------------------------------------------------------------


@reveal.reacts(LifeNeeded, entry="gigante-rivela-chi-segue")
def the_giant_shows_who_is_behind(play: Play[State], event: LifeNeeded) -> None:
    # Who is turned up may leave its place: then the next one is behind.
    while _is_giant(play, event.card) and _behind(play.state, event.card) in play.state.face_down:
        if not turn_up(play, _behind(play.state, event.card)):
            return


@reveal.reacts(Shown, otherwise="gigante-non-rivela-subito")
def a_giant_in_sight_shows_who_is_behind(play: Play[State], event: Shown) -> None:
    behind = _behind(play.state, event.card)
    if _is_giant(play, event.card) and behind in play.state.face_down:
        turn_up(play, behind)


@reveal.delays(Triggered, entry="gigante-prima-di-rivela")
def an_effect_waits_for_the_giant(play: Play[State], event: Triggered) -> str | None:
    giants = [event.card for event in play.under_way if isinstance(event, LifeNeeded)]
    return f"prima si conta la Vita di {facts.name(giants[0])}" if giants else None


@reveal.adds(Life, entry="gigante-della-foresta-vita")
def the_giant_adds_who_is_behind(play: Play[State], query: Life, life: int) -> int | None:
    behind = _behind(play.state, query.card)
    if not behind or behind in play.state.face_down or not _is_giant(play, query.card):
        return None
    return play.ask(Borrowed(behind))


@reveal.limits(Borrowed, otherwise="due-giganti-in-fila")
def the_giant_adds_a_base_life(play: Play[State], query: Borrowed, life: int) -> int | None:
    printed = facts.printed_life(query.card) != VARIABLE
    return play.ask(BaseLife(query.card)) if printed and query.card in play.state.line else None


def _is_giant(play: Play[State], card: str) -> bool:
    return facts.copies()[card] == "gigante-della-foresta" and play.ask(Works(card))


def _behind(state: State, card: str) -> str:
    """Return the card after this one, in the Line or down the Graveyard; empty for none."""
    row = state.line if card in state.line else state.graveyard
    place = row.index(card) + 1 if card in row else len(row)
    return (row[place] or "") if place < len(row) else ""
