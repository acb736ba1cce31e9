"""What is printed on the heroes' boards for the camp: each function is owned by its action."""

from collections.abc import Iterable

from app.engine.kinds import Binds
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.camp_classes import (
    Assist,
    ClericHeal,
    ElvenScout,
    MultiTalented,
    Prepared,
    SetTrap,
    Teleport,
    WoodAxe,
)
from app.games.turno_di_guardia.actions.watch import DirectAttack
from app.games.turno_di_guardia.choices.camp import (
    AlsoEquips,
    LocationToCome,
    SentUnder,
    SprungOn,
    UnusedOrder,
)
from app.games.turno_di_guardia.choices.cost import ToRefreshAny
from app.games.turno_di_guardia.events.camp import (
    DieLent,
    LocationsOrdered,
    LookedAt,
    Refreshed,
    TrapOutlived,
    TrapSet,
    TrapSprung,
)
from app.games.turno_di_guardia.events.line import Faced
from app.games.turno_di_guardia.moves import change_fire
from app.games.turno_di_guardia.queries.attack import Wielder
from app.games.turno_di_guardia.queries.camp import ComesExhausted, LocationsDrawn, WoodChopped
from app.games.turno_di_guardia.rules.cards.accampamento import (
    equip,
    known_map,
    look_ahead,
    put_back,
    swap,
)
from app.games.turno_di_guardia.state import State

class_actions = Rulebook[State]("cards")


@class_actions.reacts(ClericHeal, entry="cura-del-chierico")
def the_cleric_refreshes_somebody(play: Play[State], action: ClericHeal) -> None:
    if play.ask(ToRefreshAny()):
        play.happen(Refreshed(play.choose(ToRefreshAny())))


@class_actions.forbids(ClericHeal, otherwise="cura-del-chierico")
def the_cleric_needs_a_six_too(play: Play[State], action: ClericHeal) -> str | None:
    return None if play.state.dice[action.die] == 6 else "per curare serve un 6"


@class_actions.reacts(ElvenScout, entry="elven-scout")
def the_next_four_are_put_in_order(play: Play[State], action: ElvenScout) -> None:
    put_back(play, look_ahead(play, 4), ())


@class_actions.reacts(ElvenScout, otherwise="elven-scout")
def the_next_four_go_on_top_or_under(play: Play[State], action: ElvenScout) -> None:
    seen = look_ahead(play, 4)
    under = play.choose(SentUnder(seen))
    put_back(play, tuple(card for card in seen if card not in under), under)


@class_actions.reacts(Prepared, entry="prepared")
def the_rogue_and_somebody_on_watch_equip(play: Play[State], action: Prepared) -> None:
    equip(play, action.die.rpartition("-")[0], action.action)
    other = play.choose(AlsoEquips())
    if other:
        equip(play, other, action.action)


@class_actions.reacts(Prepared, otherwise="prepared")
def the_rogue_alone_equips(play: Play[State], action: Prepared) -> None:
    equip(play, action.die.rpartition("-")[0], action.action)


@class_actions.reacts(WoodAxe, entry="wood-axe")
def the_axe_feeds_the_fire(play: Play[State], action: WoodAxe) -> None:
    change_fire(play, play.ask(WoodChopped(action.action)))


@class_actions.reacts(WoodAxe, otherwise="wood-axe")
def the_axe_adds_to_plain_chopping(play: Play[State], action: WoodAxe) -> None:
    change_fire(play, play.ask(WoodChopped("chop-wood")) + play.ask(WoodChopped(action.action)))


@class_actions.reacts(Teleport, entry="teletrasporto")
def the_next_location_is_swapped(play: Play[State], action: Teleport) -> None:
    teleport(play, action.action, under=True)


@class_actions.reacts(Teleport, otherwise="teletrasporto")
def the_others_stay_on_top(play: Play[State], action: Teleport) -> None:
    teleport(play, action.action, under=False)


def _known(heroes: Iterable[str]) -> tuple[str, ...]:
    """Return the ability cards of heroes, as far as what they do is known."""
    cards = (card for hero in heroes for card in facts.abilities_of(hero))
    return tuple(card for card in cards if not facts.lacks(card))


def teleport(play: Play[State], action: str, *, under: bool) -> None:
    """Pick a location among the first unused ones for the next of the map; the others go back."""
    coming, unused = known_map(play)
    number = play.ask(LocationsDrawn())
    drawn = unused[:number]
    play.happen(LookedAt(drawn))
    dealt = (*drawn, *coming[:1])
    to_come = play.choose(LocationToCome(dealt, action))
    back = play.choose(UnusedOrder(tuple(one for one in dealt if one != to_come)))
    left = (*unused[number:], *back) if under else (*back, *unused[number:])
    play.happen(LocationsOrdered((to_come, *coming[1:]), left))


@class_actions.reacts(MultiTalented, entry="multi-talented")
def the_bard_learns_from_the_absent(play: Play[State], action: MultiTalented) -> None:
    party = play.state.party()
    absent = (hero for hero in facts.heroes() if hero not in party)
    swap(play, action.die.rpartition("-")[0], _known(absent), action.action)


@class_actions.reacts(MultiTalented, otherwise="multi-talented")
def the_bard_learns_from_its_companions(play: Play[State], action: MultiTalented) -> None:
    swap(play, action.die.rpartition("-")[0], _known(play.state.party()), action.action)


@class_actions.sets(ComesExhausted, entry="multi-talented")
def what_the_bard_learns_is_as_tired(
    play: Play[State], query: ComesExhausted, exhausted: bool
) -> bool | None:
    return query.gives in play.state.exhausted if query.action == "multi-talented" else None


@class_actions.reacts(Assist, entry="assist")
def a_die_is_handed_over(play: Play[State], action: Assist) -> None:
    play.happen(DieLent(action.die, action.to))


@class_actions.sets(Wielder, entry="assist")
def who_has_the_die_wields_it(play: Play[State], query: Wielder, hero: str) -> str | None:
    return play.state.lent.get(query.attacker)


# -- the trap ------------------------------------------------------------------------------


@class_actions.reacts(SetTrap, entry="piazzare-trappole")
def a_die_lies_in_wait(play: Play[State], action: SetTrap) -> None:
    play.happen(TrapSet(action.die))


@class_actions.reacts(Faced, entry="piazzare-trappole")
def the_first_creature_steps_into_the_trap(play: Play[State], event: Faced) -> None:
    die = play.state.trap
    if not die or play.state.place(event.card) != 1:
        return
    struck = play.choose(SprungOn(die, event.card))
    if struck:
        play.happen(TrapSprung(die, struck))
        play.happen(DirectAttack((die,), struck))
        if play.state.place(struck) == 1:
            play.happen(TrapOutlived(struck))


@class_actions.sets(Binds, entry="piazzare-trappole")
def a_trap_strikes_though_its_hunter_rests(
    play: Play[State], query: Binds[State], binds: bool
) -> bool | None:
    if query.entry != "dadi-di-chi-riposa" or not isinstance(query.on, DirectAttack):
        return None
    traps = [die for die in query.on.attackers if play.state.placed.get(die) == "piazzare-trappole"]
    return False if len(traps) == len(query.on.attackers) else None
