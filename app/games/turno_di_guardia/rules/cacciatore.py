"""Il Cacciatore: tamed beasts, and what the Sentinella Animale needs and does."""

from app.engine.kinds import Binds
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.ability import Ability
from app.games.turno_di_guardia.actions.cacciatore import AnimalSentry, Hunt, TameBeast, Tracking
from app.games.turno_di_guardia.actions.watch import DirectAttack
from app.games.turno_di_guardia.choices.piles import BurialOrder
from app.games.turno_di_guardia.events.campaign import WatchEnding
from app.games.turno_di_guardia.events.effects import BeastSent, Triggered
from app.games.turno_di_guardia.moves import bury, turn_up
from app.games.turno_di_guardia.printed import VARIABLE
from app.games.turno_di_guardia.queries.attack import Strength
from app.games.turno_di_guardia.state import State

beast_master_rulings = Rulebook[State]("cacciatore")

MOST_BEASTS = 2  # that a Cacciatore may have tamed at a time


def _wild_beasts(state: State) -> tuple[str, ...]:
    """Return the tamed Creature della Foresta, whoever they follow."""
    return tuple(card for card in state.tamed if facts.has_type(card, "Creatura della Foresta"))


def _are_lost(play: Play[State], beasts: tuple[str, ...]) -> None:
    """Lay tamed beasts in the Graveyard in the order in which the players want them."""
    if beasts:
        bury(play, play.choose(BurialOrder(beasts)), 0)


# -- having beasts -------------------------------------------------------------------------


@beast_master_rulings.forbids(TameBeast, Hunt, Tracking, entry="due-bestie-al-massimo")
def two_beasts_are_enough(play: Play[State], action: Ability) -> str | None:
    mine = sum(hero == play.state.holder(action.card) for hero in play.state.tamed.values())
    return "ha già due Bestie addomesticate" if mine >= MOST_BEASTS else None


@beast_master_rulings.reacts(WatchEnding, otherwise="bestia-da-un-turno-all-altro")
def beasts_go_at_the_end_of_the_round(play: Play[State], event: WatchEnding) -> None:
    _are_lost(play, _wild_beasts(play.state))


# -- attacking with beasts -----------------------------------------------------------------


@beast_master_rulings.sets(Strength, entry="bestia-quanto-vale")
def a_beast_counts_its_life(play: Play[State], query: Strength, strength: int) -> int | None:
    unknown = query.attacker in facts.copies() and query.attacker not in play.state.worth
    life = facts.printed_life(query.attacker) if unknown else VARIABLE
    return None if life == VARIABLE else life


@beast_master_rulings.sets(Strength, otherwise="bestia-quanto-vale")
def a_beast_counts_its_damage(play: Play[State], query: Strength, strength: int) -> int | None:
    unknown = query.attacker in facts.copies() and query.attacker not in play.state.worth
    return facts.damage(query.attacker) if unknown else None


@beast_master_rulings.forbids(DirectAttack, otherwise="bestia-appena-addomesticata")
def a_beast_tamed_this_round_waits(play: Play[State], attack: DirectAttack) -> str | None:
    new = "tame-beast" in play.state.on_ability.values()
    beasts = [attacker for attacker in attack.attackers if attacker in play.state.tamed]
    return f"{facts.name(beasts[0])} è appena stata addomesticata" if new and beasts else None


@beast_master_rulings.reacts(WatchEnding, entry="bestia-che-non-sconfigge")
def a_beast_used_is_lost(play: Play[State], event: WatchEnding) -> None:
    used = {*play.state.spent, *play.state.assigned}
    _are_lost(play, tuple(beast for beast in play.state.tamed if beast in used))


# -- Sentinella Animale --------------------------------------------------------------------


@beast_master_rulings.forbids(AnimalSentry, entry="sentinella-serve-una-bestia")
def the_sentry_needs_a_tamed_beast(play: Play[State], action: AnimalSentry) -> str | None:
    if action.beast is None:
        return "serve una Creatura della Foresta già addomesticata"
    used = action.beast in play.state.spent or action.beast in play.state.assigned
    if action.beast not in _wild_beasts(play.state) or used:
        return f"{facts.name(action.beast)} non è una Bestia addomesticata pronta"
    return None


@beast_master_rulings.forbids(AnimalSentry, entry="sentinella-solo-l-ultima")
def the_sentry_watches_the_last(play: Play[State], action: AnimalSentry) -> str | None:
    if play.state.place(action.creature) == len(play.state.line):
        return None
    return f"{facts.name(action.creature)} non è l'ultima della Linea"


@beast_master_rulings.forbids(AnimalSentry, otherwise="sentinella-ultima-coperta")
def the_sentry_needs_to_see_the_last(play: Play[State], action: AnimalSentry) -> str | None:
    hidden = action.creature in play.state.face_down
    return f"{facts.name(action.creature)} è ancora coperta" if hidden else None


@beast_master_rulings.reacts(BeastSent, entry="sentinella-evocazione")
def a_summon_found_by_the_sentry_is_carried_out(play: Play[State], event: BeastSent) -> None:
    if facts.creature(event.on) is None:
        turn_up(play, event.on)


@beast_master_rulings.reacts(BeastSent, otherwise="sentinella-evocazione")
def a_summon_found_by_the_sentry_is_thrown_away(play: Play[State], event: BeastSent) -> None:
    if facts.creature(event.on) is None:
        bury(play, (event.on,), 0)


@beast_master_rulings.reacts(BeastSent, otherwise="sentinella-niente-rivela")
def the_last_is_turned_up_first(play: Play[State], event: BeastSent) -> None:
    if event.on in play.state.face_down:
        turn_up(play, event.on)


@beast_master_rulings.sets(Binds, otherwise="sentinella-niente-rivela")
def its_effect_does_not_wait(play: Play[State], query: Binds[State], binds: bool) -> bool | None:
    waits = query.entry == "rivela-dopo-l-abilita"
    return False if waits and isinstance(query.on, Triggered) else None
