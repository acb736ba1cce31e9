"""L'Accampamento: doubts about what single actions of the camp do."""

from collections.abc import Sequence

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.runes import Rune
from app.games.turno_di_guardia.choices.camp import LocationToCome, SprungOn
from app.games.turno_di_guardia.events.camp import LookedAt, TrapOutlived
from app.games.turno_di_guardia.events.effects import Summoned, Triggered
from app.games.turno_di_guardia.events.line import Shown
from app.games.turno_di_guardia.moves import set_off
from app.games.turno_di_guardia.queries.camp import (
    CampSpaces,
    ComesExhausted,
    LocationsDrawn,
    UnchosenGoesUnder,
)
from app.games.turno_di_guardia.state import State

camp_doubts = Rulebook[State]("accampamento")


@camp_doubts.reacts(LookedAt, otherwise="perlustra-evocazione")
def a_summon_seen_is_carried_out(play: Play[State], event: LookedAt) -> None:
    for card in event.cards:
        if card in facts.copies() and facts.creature(card) is None:
            play.happen(Summoned(card))


@camp_doubts.sets(ComesExhausted, entry="equip-carta-esaurita")
def a_new_card_is_as_tired_as_the_old(
    play: Play[State], query: ComesExhausted, exhausted: bool
) -> bool | None:
    equipping = query.action in ("equip", "prepared")
    return query.gives in play.state.exhausted if equipping else None


# -- locations -----------------------------------------------------------------------------


@camp_doubts.sets(UnchosenGoesUnder, entry="controlla-l-altro-luogo")
def the_other_location_goes_under(play: Play[State], query: UnchosenGoesUnder, under: bool) -> bool:
    return True


@camp_doubts.sets(LocationsDrawn, entry="teletrasporto-quanti-luoghi")
def the_wizard_picks_among_three(play: Play[State], query: LocationsDrawn, number: int) -> int:
    return min(number, 3)


@camp_doubts.sets(LocationsDrawn, otherwise="teletrasporto-quanti-luoghi")
def the_wizard_picks_among_four(play: Play[State], query: LocationsDrawn, number: int) -> int:
    return min(number, 4)


@camp_doubts.limits(LocationToCome, entry="teletrasporto-scambio-obbligatorio")
def the_location_on_top_has_to_go(
    play: Play[State], choice: LocationToCome, options: Sequence[str]
) -> tuple[str, ...] | None:
    if choice.action != "teletrasporto" or len(options) == 1:
        return None
    return tuple(location for location in options if location not in (play.state.map or ()))


# -- runes ---------------------------------------------------------------------------------


@camp_doubts.sets(CampSpaces, entry="rune-sul-dorso")
def runes_lie_on_the_backs_of_locations(
    play: Play[State], query: CampSpaces, spaces: int
) -> int | None:
    printed = facts.camp_actions()[query.action]
    return printed.spaces if printed.is_rune else None


@camp_doubts.forbids(Rune, entry="rune-quanti-dadi")
def a_rune_takes_one_die(play: Play[State], action: Rune) -> str | None:
    return None if len(action.dice) == 1 else "su una runa va un dado solo"


@camp_doubts.forbids(Rune, otherwise="rune-quanti-dadi")
def a_rune_takes_all_matching_dice(play: Play[State], action: Rune) -> str | None:
    return None if len(action.dice) > 1 else "su una runa vanno tutti i dadi uguali"


# -- the trap ------------------------------------------------------------------------------


@camp_doubts.forbids(Triggered, entry="trappola-prima-posizione")
def the_trap_comes_before_first_position(play: Play[State], event: Triggered) -> str | None:
    shown = any(isinstance(e, Shown) and e.card == event.card for e in play.under_way)
    trapped = play.state.trap and shown and event.effect == "first position"
    return "la creatura è nella trappola" if trapped else None


@camp_doubts.reacts(TrapOutlived, otherwise="trappola-non-basta")
def who_outlives_the_trap_takes_its_place(play: Play[State], event: TrapOutlived) -> None:
    set_off(play, event.card, "first position")


@camp_doubts.delays(Triggered, otherwise="trappola-dopo-rivela")
def the_trap_comes_before_reveal(play: Play[State], event: Triggered) -> str | None:
    first = play.state.place(event.card) == 1 and event.effect == "reveal"
    return "prima colpisce la trappola" if play.state.trap and first else None


@camp_doubts.sets(SprungOn, entry="trappola-facoltativa")
def a_trap_may_be_kept(
    play: Play[State], choice: SprungOn, options: Sequence[str | None]
) -> tuple[str | None, ...]:
    return (*options, None)
