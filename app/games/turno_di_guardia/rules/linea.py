"""La Linea: closing up, direct attacks and their reach, letting pass, ending the Watch."""

from app.engine.errors import NotModelled
from app.engine.kinds import Event
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.ability import Ability
from app.games.turno_di_guardia.actions.watch import DirectAttack, EndWatch, LetPass
from app.games.turno_di_guardia.events.blows import AttackLaid
from app.games.turno_di_guardia.events.entrances import Swapped
from app.games.turno_di_guardia.events.piles import (
    AddedToHorde,
    Buried,
    PutIntoDeck,
    RemovedFromGame,
    Tamed,
    WithdrawnToHorde,
)
from app.games.turno_di_guardia.moves import close_ranks, send_to_horde, strike
from app.games.turno_di_guardia.queries.attack import AttackValue, Overcome, Range, Wielder
from app.games.turno_di_guardia.queries.life import Damage, Life
from app.games.turno_di_guardia.queries.line import EntersHidden
from app.games.turno_di_guardia.state import State

line = Rulebook[State]("la-linea")


@line.reacts(
    Buried,
    RemovedFromGame,
    PutIntoDeck,
    AddedToHorde,
    WithdrawnToHorde,
    Tamed,
    Swapped,
    entry="linea-avanza",
)
def those_behind_step_forward(play: Play[State], event: Event[State]) -> None:
    if None in play.state.line:
        close_ranks(play)


@line.sets(EntersHidden, entry="aggiunta-in-fondo-coperta")
def added_cards_come_face_down(play: Play[State], query: EntersHidden, hidden: bool) -> bool:
    return True


# -- direct attacks ------------------------------------------------------------------------


@line.reacts(DirectAttack, entry="attacco-diretto-sconfigge")
def enough_strength_defeats_at_once(play: Play[State], attack: DirectAttack) -> None:
    if not play.state.face_up(attack.on):
        raise NotModelled(f"a direct attack on {attack.on}, which is not face up in the Line")
    play.happen(AttackLaid(attack.attackers, attack.on))
    strike(play, attack.on)


@line.sets(Overcome, entry="attacco-pari-alla-vita")
def an_equal_attack_is_enough(play: Play[State], query: Overcome, enough: bool) -> bool | None:
    return True if play.ask(AttackValue(query.card)) == play.ask(Life(query.card)) else None


@line.sets(AttackValue, entry="attacco-piu-dadi")
def dice_on_one_creature_add_up(play: Play[State], query: AttackValue, value: int) -> int | None:
    strengths = query.strengths(play)
    return sum(strengths) if len(strengths) > 1 else None


@line.sets(Range, entry="raggio-corpo-a-corpo")
def melee_reaches_the_first(play: Play[State], query: Range, reach: int) -> int | None:
    return 1 if facts.heroes()[query.hero].reach == "melee" else None


@line.sets(Range, entry="raggio-a-distanza")
def ranged_reaches_the_first_two(play: Play[State], query: Range, reach: int) -> int | None:
    return 2 if facts.heroes()[query.hero].reach == "ranged" else None


@line.sets(Wielder, entry="raggio-bestia-addomesticata")
def a_beast_reaches_as_far_as_its_master(
    play: Play[State], query: Wielder, hero: str
) -> str | None:
    return play.state.tamed.get(query.attacker)


@line.forbids(DirectAttack, entry="raggio-attacco-diretto")
def a_direct_attack_stays_within_reach(play: Play[State], attack: DirectAttack) -> str | None:
    place = play.state.place(attack.on)
    heroes = dict.fromkeys(play.ask(Wielder(attacker)) for attacker in attack.attackers)
    short = [
        f"il {facts.name(hero)} arriva al posto {play.ask(Range(hero))}"
        for hero in heroes
        if place is not None and hero and place > play.ask(Range(hero))
    ]
    return f"{facts.name(attack.on)} è al posto {place}, e {'; '.join(short)}" if short else None


@line.forbids(DirectAttack, entry="dadi-di-chi-riposa")
def who_rests_does_not_attack(play: Play[State], attack: DirectAttack) -> str | None:
    heroes = dict.fromkeys(play.ask(Wielder(attacker)) for attacker in attack.attackers)
    asleep = [hero for hero in heroes if hero and not play.state.watches(hero)]
    return f"il {facts.name(asleep[0])} non è di guardia" if asleep else None


@line.forbids(Ability, otherwise="raggio-non-limita-le-abilita")
def abilities_stay_within_reach_too(play: Play[State], ability: Ability) -> str | None:
    hero = play.state.holder(ability.card)
    places = [play.state.place(card) or 0 for card in ability.targets]
    if max(places, default=0) > play.ask(Range(hero)):
        return f"il bersaglio è oltre il raggio del {facts.name(hero)}"
    return None


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
    due, paid = play.ask(Damage(action.card)), set(action.exhausting)
    all_there_is = paid and len(paid) < due and paid == set(play.state.ready())
    if len(action.exhausting) == due or all_there_is:
        return None
    cards = "serve una carta" if due == 1 else f"servono {due} carte"
    return f"{cards}, non {len(action.exhausting)}"


@line.forbids(LetPass, entry="lasciar-passare-carte-pronte")
def exhausted_cards_pay_nothing(play: Play[State], action: LetPass) -> str | None:
    turned = [card for card in action.exhausting if card in play.state.exhausted]
    return f"{', '.join(map(facts.name, turned))} è già esaurita" if turned else None


@line.forbids(LetPass, entry="lasciar-passare-chi-paga")
def only_those_on_watch_pay(play: Play[State], action: LetPass) -> str | None:
    watching = play.state.on_watch
    asleep = [c for c in action.exhausting if play.state.holder(c) not in watching]
    return (
        f"non è di guardia chi ha {', '.join(map(facts.name, asleep))}"
        if watching and asleep
        else None
    )


@line.forbids(EndWatch, entry="turno-con-nemici-in-linea")
def the_watch_goes_on_with_enemies(play: Play[State], action: EndWatch) -> str | None:
    left = sum(card is not None for card in play.state.line)
    if not left:
        return None
    return "nella Linea resta una creatura" if left == 1 else f"nella Linea restano {left} creature"
