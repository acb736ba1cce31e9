"""Le carte speciali: Outmaneuver, Special Damage, Rarities, Superior Assets."""

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.commodore import facts
from app.games.commodore.actions.played import ByShip
from app.games.commodore.actions.special import (
    Aid,
    Assets,
    Bombard,
    NavalSuperiority,
    OnEnemy,
    Panic,
    Rally,
    Repair,
    SpecialRoll,
    Strategist,
    Surrender,
)
from app.games.commodore.choices.fate import Roll
from app.games.commodore.choices.players import MORALE, Evade, ToDiscard
from app.games.commodore.events.battle import Challenged, Evaded
from app.games.commodore.events.cards import Discarded, HandSeen
from app.games.commodore.events.course import MoraleChanged
from app.games.commodore.events.ships import Captured, Fled, Marked, Repaired, Sunk
from app.games.commodore.moves import bombard, draw
from app.games.commodore.names import other
from app.games.commodore.queries.attack import JoinsMelee
from app.games.commodore.queries.ship import Strength
from app.games.commodore.state import Mark, State

special = Rulebook[State]("carte-speciali")

CHARGE = 6  # the Strength of the attack that Rarities allow


# -- Outmaneuver ---------------------------------------------------------------------------


@special.reacts(Challenged, entry="mantenere-le-distanze")
def an_attack_may_be_evaded(play: Play[State], event: Challenged) -> None:
    card = play.choose(Evade(event.player, event.card))
    if card:
        play.happen(Discarded(event.player, card))
        play.happen(Evaded(event.player, event.card))


@special.reacts(Evaded, entry="mantenere-le-distanze-si-pesca")
def who_evades_draws(play: Play[State], event: Evaded) -> None:
    draw(play, event.player)


@special.reacts(NavalSuperiority, entry="superiorita-navale")
def the_opponent_discards_two(play: Play[State], action: NavalSuperiority) -> None:
    opponent = other(play.state.active())
    for _ in range(2):
        if play.state.hand(opponent):
            play.happen(Discarded(opponent, play.choose(ToDiscard(opponent))))


# -- Special Damage ------------------------------------------------------------------------


@special.forbids(OnEnemy, entry="danno-speciale-nave-colpita")
def the_ship_has_just_been_hit(play: Play[State], action: OnEnemy) -> str | None:
    if action.ship in play.state.hit:
        return None
    return f"{facts.name(action.ship)} non è appena stata colpita"


@special.forbids(OnEnemy, entry="danno-speciale-nave-avversaria")
def the_ship_is_an_enemy(play: Play[State], action: OnEnemy) -> str | None:
    if play.state.owner(action.ship) == other(play.state.active()):
        return None
    return f"{facts.name(action.ship)} non è una nave avversaria"


@special.forbids(Panic, entry="panico")
def panic_takes_strength_two_and_rigging(play: Play[State], action: Panic) -> str | None:
    if play.ask(Strength(action.ship)) != 2:
        return f"{facts.name(action.ship)} non ha Forza 2"
    return "il sartiame è distrutto" if play.state.marked(action.ship, "rigging") else None


@special.reacts(Panic, entry="panico")
def the_ship_flees(play: Play[State], action: Panic) -> None:
    play.happen(Fled(action.ship))


@special.forbids(Surrender, entry="resa")
def surrender_takes_strength_one(play: Play[State], action: Surrender) -> str | None:
    if play.ask(Strength(action.ship)) == 1:
        return None
    return f"{facts.name(action.ship)} non ha Forza 1"


@special.reacts(Surrender, entry="resa")
def the_ship_surrenders(play: Play[State], action: Surrender) -> None:
    play.happen(Captured(action.ship, play.state.active()))


@special.reacts(SpecialRoll, entry="sartiame-distrutto")
def one_to_three_cuts_the_rigging(play: Play[State], action: SpecialRoll) -> None:
    _roll(play, action.ship)


def _roll(play: Play[State], ship: str) -> None:
    """Roll on the table, and let what it says happen."""
    roll = play.choose(Roll(ship))
    if roll <= 3:
        play.happen(Marked(ship, "rigging"))
    elif roll == 4:
        play.happen(Marked(ship, "captain"))
    else:
        play.happen(Sunk(ship))


@special.adds(Strength, entry="sartiame-distrutto")
def a_ship_without_rigging_is_weaker(
    play: Play[State], query: Strength, strength: int
) -> int | None:
    return _penalty(play, query.ship, "rigging")


@special.adds(Strength, entry="capitano-ucciso")
def a_ship_without_captain_is_weaker(
    play: Play[State], query: Strength, strength: int
) -> int | None:
    return _penalty(play, query.ship, "captain")


def _penalty(play: Play[State], ship: str, mark: Mark) -> int | None:
    """Return −1 for a ship so marked, in the attack phase."""
    fighting = play.state.phase in ("attack", None)
    return -1 if fighting and play.state.marked(ship, mark) else None


@special.forbids(ByShip, entry="senza-sartiame")
def without_rigging_a_ship_only_suffers(play: Play[State], action: ByShip) -> str | None:
    cut = play.state.marked(action.ship, "rigging")
    return f"{facts.name(action.ship)} ha il sartiame distrutto" if cut else None


@special.sets(JoinsMelee, otherwise="senza-sartiame-in-mischia")
def without_rigging_no_melee(play: Play[State], query: JoinsMelee, joins: bool) -> bool | None:
    return False if play.state.marked(query.ship, "rigging") else None


@special.reacts(Marked, entry="effetto-ripetuto")
def the_same_effect_again_hardens(play: Play[State], event: Marked) -> None:
    if event.mark in ("rigging", "captain") and play.state.marked(event.ship, event.mark) > 1:
        play.happen(Marked(event.ship, "hardened"))


@special.adds(Strength, entry="effetto-ripetuto")
def a_hardened_ship_is_stronger(play: Play[State], query: Strength, strength: int) -> int | None:
    return play.state.marked(query.ship, "hardened") or None


# -- Rarities ------------------------------------------------------------------------------


@special.reacts(Repair, entry="riparazione")
def a_token_is_taken_away(play: Play[State], action: Repair) -> None:
    play.happen(Repaired(action.ship))


@special.forbids(Repair, entry="riparazione")
def only_a_damaged_ship_is_repaired(play: Play[State], action: Repair) -> str | None:
    damaged = play.state.damage.get(action.ship, 0)
    return None if damaged else f"{facts.name(action.ship)} non ha danni"


@special.reacts(Bombard, entry="potenziamento")
def an_attack_of_strength_six(play: Play[State], action: Bombard) -> None:
    bombard(play, action.at or MORALE, CHARGE)


@special.forbids(Bombard, entry="potenziamento")
def it_is_aimed_at_an_enemy(play: Play[State], action: Bombard) -> str | None:
    fleet = play.state.fleet(other(play.state.active()))
    if action.at is None:
        return "l'avversario ha ancora navi in gioco" if fleet else None
    return None if action.at in fleet else f"{facts.name(action.at)} non è una nave avversaria"


@special.reacts(Aid, entry="aiuto")
def one_more_is_drawn_than_discarded(play: Play[State], action: Aid) -> None:
    for _ in range(len(action.discarding) + 1):
        draw(play, play.state.active())


@special.reacts(Strategist, entry="stratega")
def the_hand_is_seen_and_a_card_drawn(play: Play[State], action: Strategist) -> None:
    play.happen(HandSeen(play.state.active()))
    draw(play, play.state.active())


# -- Superior Assets -----------------------------------------------------------------------


@special.forbids(Assets, entry="risorse-nave-appena-aggiunta")
def assets_go_to_a_ship_just_added(play: Play[State], action: Assets) -> str | None:
    if action.ship in play.state.fresh:
        return None
    return f"{facts.name(action.ship)} non è appena entrata in gioco"


@special.reacts(Assets, entry="risorse-superiori")
def a_marker_is_laid_on_the_ship(play: Play[State], action: Assets) -> None:
    play.happen(Marked(action.ship, "assets"))


@special.adds(Strength, entry="risorse-superiori")
def assets_make_stronger(play: Play[State], query: Strength, strength: int) -> int | None:
    return play.state.marked(query.ship, "assets") or None


@special.reacts(Rally, entry="chiamata-a-raccolta")
def morale_grows(play: Play[State], action: Rally) -> None:
    play.happen(MoraleChanged(play.state.active(), 1))
