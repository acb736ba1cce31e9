"""La Linea: closing up, direct attacks and their reach, letting pass, ending the Watch."""

from app.engine.kinds import Event
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions import Ability, DirectAttack, EndWatch, LetPass
from app.games.turno_di_guardia.events import (
    AddedToHorde,
    Buried,
    Defeated,
    LifeNeeded,
    Swapped,
    Tamed,
)
from app.games.turno_di_guardia.moves import close_ranks, send_to_horde
from app.games.turno_di_guardia.queries import Damage, EntersHidden, Life, Range, Strength
from app.games.turno_di_guardia.state import State

line = Rulebook[State]("la-linea")


@line.reacts(Buried, AddedToHorde, Tamed, Swapped, entry="linea-avanza")
def those_behind_step_forward(play: Play[State], event: Event[State]) -> None:
    if None in play.state.line:
        close_ranks(play)


@line.sets(EntersHidden, entry="aggiunta-in-fondo-coperta")
def added_cards_come_face_down(play: Play[State], query: EntersHidden, hidden: bool) -> bool:
    return True


# -- direct attacks ------------------------------------------------------------------------


@line.reacts(DirectAttack, entry="attacco-diretto-sconfigge")
def enough_strength_defeats(play: Play[State], attack: DirectAttack) -> None:
    play.happen(LifeNeeded(attack.on))
    strength = sum(
        play.ask(Strength(attacker))
        for attacker, creature in play.state.assigned.items()
        if creature == attack.on
    )
    if strength >= play.ask(Life(attack.on)):
        play.happen(Defeated((attack.on,)))


@line.sets(Range, entry="raggio-corpo-a-corpo")
def melee_reaches_the_first(play: Play[State], query: Range, reach: int) -> int | None:
    return 1 if facts.heroes()[query.hero].reach == "melee" else None


@line.sets(Range, entry="raggio-a-distanza")
def ranged_reaches_the_first_two(play: Play[State], query: Range, reach: int) -> int | None:
    return 2 if facts.heroes()[query.hero].reach == "ranged" else None


@line.forbids(DirectAttack, entry="raggio-attacco-diretto")
def a_direct_attack_stays_within_reach(play: Play[State], attack: DirectAttack) -> str | None:
    place = play.state.place(attack.on)
    for attacker in attack.attackers:
        hero = _hero_of(play.state, attacker)
        reach = play.ask(Range(hero))
        if place is not None and place > reach:
            who = f"{facts.name(hero)} arriva al posto {reach}"
            return f"{facts.name(attack.on)} è al posto {place}, e {who}"
    return None


@line.forbids(Ability, otherwise="raggio-non-limita-le-abilita")
def abilities_stay_within_reach_too(play: Play[State], ability: Ability) -> str | None:
    hero = facts.abilities()[ability.card].hero
    places = [play.state.place(card) or 0 for card in ability.targets]
    if max(places, default=0) > play.ask(Range(hero)):
        return f"il bersaglio è oltre il raggio di {facts.name(hero)}"
    return None


def _hero_of(state: State, attacker: str) -> str:
    """Return whose die it is, or whose tamed beast."""
    return state.tamed.get(attacker) or attacker.rpartition("-")[0]


# -- letting pass, and the end of the Watch ------------------------------------------------


@line.reacts(LetPass, entry="lasciar-passare")
def who_is_let_pass_joins_the_horde(play: Play[State], action: LetPass) -> None:
    send_to_horde(play, action.card)


@line.forbids(LetPass, otherwise="lasciar-passare")
def the_first_must_be_fought(play: Play[State], action: LetPass) -> str:
    return "la creatura davanti va sconfitta"


@line.forbids(LetPass, entry="lasciar-passare-solo-la-prima")
def only_the_first_may_pass(play: Play[State], action: LetPass) -> str | None:
    if play.state.place(action.card) == 1:
        return None
    return f"{facts.name(action.card)} non è in prima posizione"


@line.forbids(LetPass, entry="lasciar-passare-quante-carte")
def passing_costs_the_damage(play: Play[State], action: LetPass) -> str | None:
    due = play.ask(Damage(action.card))
    if len(action.exhausting) == due:
        return None
    return f"carte da esaurire: {due}, offerte: {len(action.exhausting)}"


@line.forbids(LetPass, entry="lasciar-passare-carte-pronte")
def exhausted_cards_pay_nothing(play: Play[State], action: LetPass) -> str | None:
    turned = [card for card in action.exhausting if card in play.state.exhausted]
    return f"già esaurite: {', '.join(map(facts.name, turned))}" if turned else None


@line.forbids(EndWatch, entry="turno-con-nemici-in-linea")
def the_watch_goes_on_with_enemies(play: Play[State], action: EndWatch) -> str | None:
    left = sum(card is not None for card in play.state.line)
    return f"creature ancora nella Linea: {left}" if left else None
