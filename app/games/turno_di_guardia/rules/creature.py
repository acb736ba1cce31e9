"""Creature: doubts about single creatures."""

from app.engine.kinds import Event, Next, Order, Prevented
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.ability import Ability
from app.games.turno_di_guardia.actions.watch import DirectAttack
from app.games.turno_di_guardia.events.effects import (
    Blanked,
    Defeated,
    Slain,
    Triggered,
)
from app.games.turno_di_guardia.events.entrances import RisenAtEnd, Swapped
from app.games.turno_di_guardia.events.piles import Buried
from app.games.turno_di_guardia.events.risings import RaisedInFront
from app.games.turno_di_guardia.moves import enter, overpower, set_off
from app.games.turno_di_guardia.printed import VARIABLE
from app.games.turno_di_guardia.queries.attack import Strength
from app.games.turno_di_guardia.queries.life import DefeatedGoesTo, HeededInDying
from app.games.turno_di_guardia.queries.line import EntersHidden, RisesRevealed
from app.games.turno_di_guardia.rules.cards.at_work import ahead, living
from app.games.turno_di_guardia.state import LAST_ROUND, State

creature_rulings = Rulebook[State]("creature")


def _is(card: str, of: str) -> bool:
    return facts.copies()[card] == of


# -- when a creature is defeated -----------------------------------------------------------


@creature_rulings.reacts(Slain, entry="effetto-alla-sconfitta")
def the_defeated_set_off_their_last_effect(play: Play[State], event: Slain) -> None:
    for card in event.cards:
        if play.ask(HeededInDying(card)):
            set_off(play, card, "defeated")


@creature_rulings.sets(HeededInDying, entry="treant-coperto")
def a_face_down_creature_is_heeded_too(
    play: Play[State], query: HeededInDying, heeded: bool
) -> bool | None:
    return True if query.card in play.state.face_down else None


@creature_rulings.sets(Order, entry="treant-prima-di-chi-avanza")
def the_older_effect_comes_before_the_nearer(
    play: Play[State], query: Order[State], keys: tuple[str, ...]
) -> tuple[str, ...] | None:
    return ("age", *keys) if isinstance(query.choice, Next) else None


@creature_rulings.ranks(Next, "age", entry="treant-prima-di-chi-avanza")
def what_a_death_set_off_is_older(
    play: Play[State], choice: Next[State], event: Event[State]
) -> bool:
    return not (isinstance(event, Triggered) and event.effect == "defeated")


@creature_rulings.reacts(Blanked, entry="bomba-fumogena-su-ombra-e-serpente")
def a_life_that_only_its_text_gives_is_gone(play: Play[State], event: Blanked) -> None:
    if facts.printed_life(event.card) == VARIABLE:
        overpower(play, event.card)


@creature_rulings.reacts(Swapped, otherwise="scambiatombe-non-e-sconfitto")
def a_swapped_graveshifter_is_defeated(play: Play[State], event: Swapped) -> None:
    elsewhere = play.ask(DefeatedGoesTo(event.card)) != "graveyard"
    if _is(event.card, "scambiatombe") and elsewhere:
        play.happen(Defeated((event.card,)))


# -- the Hydra -----------------------------------------------------------------------------


@creature_rulings.forbids(RisenAtEnd, entry="idra-da-sola")
def the_hydra_needs_company(play: Play[State], event: RisenAtEnd) -> str | None:
    alone = _is(event.card, "idra") and not play.state.present()
    return "nella Linea non resta nessuno" if alone else None


@creature_rulings.reacts(Buried, otherwise="idra-e-colpo-caotico")
def the_hydra_interrupts_the_ability(play: Play[State], event: Buried) -> None:
    for card in event.cards:
        if _is(card, "idra"):
            enter(play, RisenAtEnd(card, play.ask(EntersHidden(card))))


@creature_rulings.limits(EntersHidden, otherwise="idra-torna-coperta")
def everybody_knows_the_hydra(play: Play[State], query: EntersHidden, hidden: bool) -> bool | None:
    return False if _is(query.card, "idra") else None


# -- the Skeletons -------------------------------------------------------------------------


@creature_rulings.sets(RisesRevealed, entry="scheletri-prima-di-girare")
def the_skeletons_join_before_the_fire_shows_the_line(
    play: Play[State], query: RisesRevealed, revealed: bool | None
) -> bool:
    return False


@creature_rulings.sets(RisesRevealed, otherwise="scheletri-prima-di-girare")
def the_skeletons_join_a_line_that_is_seen(
    play: Play[State], query: RisesRevealed, revealed: bool | None
) -> bool:
    return True


@creature_rulings.reacts(RaisedInFront, otherwise="scheletri-due-in-cima")
def the_next_skeletons_rise_too(play: Play[State], event: RaisedInFront) -> None:
    top = next(iter(play.state.graveyard), "")
    if top and _is(top, "scheletri"):
        enter(play, RaisedInFront(top))


@creature_rulings.forbids(RaisedInFront, otherwise="scheletri-nel-turno-finale")
def in_the_last_round_they_do_not_lead_the_line(
    play: Play[State], event: RaisedInFront
) -> str | None:
    last = play.state.round == LAST_ROUND and event.of == "line"
    return "nel turno finale stanno con l'Orda" if last else None


@creature_rulings.reacts(Prevented, otherwise="scheletri-nel-turno-finale")
def in_the_last_round_they_lead_the_horde(play: Play[State], event: Prevented[State]) -> None:
    if isinstance(event.event, RaisedInFront):
        enter(play, RaisedInFront(event.event.card, "horde"))


# -- the Metal Golem and the Werewolf -------------------------------------------------------


@creature_rulings.forbids(DirectAttack, entry="golem-protegge-tutte")
def the_golem_covers_the_farther_ones_too(play: Play[State], attack: DirectAttack) -> str | None:
    place = play.state.place(attack.on) or 0
    farther = play.state.at(place - 1) or attack.on
    covered = place > 1 and ahead(play, "golem-di-metallo", farther)
    return "il Golem di Metallo copre tutte quelle dietro" if covered else None


@creature_rulings.forbids(Ability, otherwise="golem-e-abilita")
def the_golem_stops_abilities_too(play: Play[State], ability: Ability) -> str | None:
    covered = any(ahead(play, "golem-di-metallo", card) for card in ability.targets)
    return "davanti c'è un Golem di Metallo" if covered else None


@creature_rulings.multiplies(Strength, otherwise="werewolf-e-bestie-addomesticate")
def the_werewolf_doubles_tamed_beasts(play: Play[State], query: Strength, value: int) -> int | None:
    beast = query.attacker in play.state.tamed and living(play, "werewolf")
    return 2 if beast and facts.has_type(query.attacker, "Creatura della Foresta") else None
