"""What is printed on the Creature Maledette: each function is owned by its card.

Those that bring others back, and those of the deluxe set, have modules of their own.
"""

from app.engine.kinds import Event
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.ability import Ability
from app.games.turno_di_guardia.events.effects import Hurt, Triggered
from app.games.turno_di_guardia.events.entrances import RisenAtEnd
from app.games.turno_di_guardia.events.piles import Dying
from app.games.turno_di_guardia.moves import change_fire, enter, exhaust_cards, move
from app.games.turno_di_guardia.queries.abilities import Shielded
from app.games.turno_di_guardia.queries.life import BaseLife, Life
from app.games.turno_di_guardia.queries.line import EntersHidden
from app.games.turno_di_guardia.rules.cards.at_work import ahead, aimed_at, at_work, living
from app.games.turno_di_guardia.state import State

unhallowed = Rulebook[State]("cards")


@unhallowed.adds(Life, entry="signore-della-guerra")
def the_warlord_strengthens_the_others(play: Play[State], query: Life, life: int) -> int | None:
    helping = [lord for lord in living(play, "signore-della-guerra") if lord != query.card]
    return 2 * len(helping) if helping and query.card not in play.state.tamed else None


@unhallowed.multiplies(BaseLife, entry="werewolf")
def the_werewolf_doubles_the_beasts(play: Play[State], query: BaseLife, life: int) -> int | None:
    beast = facts.has_type(query.card, "Creatura della Foresta")
    howling = beast and query.card in play.state.line and living(play, "werewolf")
    return 2 if howling else None


@unhallowed.multiplies(BaseLife, otherwise="werewolf")
def the_werewolf_doubles_everyone(play: Play[State], query: BaseLife, life: int) -> int | None:
    other = query.card in play.state.line and facts.copies()[query.card] != "werewolf"
    return 2 if other and living(play, "werewolf") else None


# -- the Pyromancer ------------------------------------------------------------------------


@unhallowed.reacts(Triggered, entry="piromante")
def the_pyromancer_goes_to_the_end(play: Play[State], event: Triggered) -> None:
    if at_work(play, event, "piromante", "reveal"):
        move(play, event.card, len(play.state.line))


@unhallowed.reacts(Dying, entry="piromante")
def the_dead_before_the_pyromancer_dim_the_fire(play: Play[State], event: Dying) -> None:
    for lord in living(play, "piromante"):
        before = event.cards[: event.cards.index(lord)] if lord in event.cards else event.cards
        dead = sum(facts.creature(card) is not None for card in before)
        if dead:
            change_fire(play, -dead)


# -- when they are defeated ----------------------------------------------------------------


@unhallowed.delays(Triggered, entry="idra")
def the_hydra_dies_first(play: Play[State], event: Triggered) -> str | None:
    dying = at_work(play, event, "idra", "defeated")
    return "prima lascia la Linea" if dying else None


@unhallowed.reacts(Triggered, entry="idra")
def the_hydra_grows_again(play: Play[State], event: Triggered) -> None:
    if at_work(play, event, "idra", "defeated") and event.card in play.state.graveyard:
        enter(play, RisenAtEnd(event.card, play.ask(EntersHidden(event.card))))


@unhallowed.reacts(Triggered, entry="wraith-lord")
def the_dying_wraith_tires_one(play: Play[State], event: Triggered) -> None:
    if at_work(play, event, "wraith-lord", "defeated"):
        exhaust_cards(play, 1)


@unhallowed.reacts(Triggered, otherwise="wraith-lord")
def the_dying_wraith_does_its_damage(play: Play[State], event: Triggered) -> None:
    if at_work(play, event, "wraith-lord", "defeated"):
        exhaust_cards(play, facts.damage(event.card))


# -- the Lich ------------------------------------------------------------------------------


@unhallowed.sets(Shielded, entry="lich")
def the_lich_shields_those_behind(
    play: Play[State], query: Shielded, shielded: bool
) -> bool | None:
    return True if ahead(play, "lich", query.card) else None


@unhallowed.forbids(Ability, Hurt, entry="lich")
def no_ability_reaches_behind_the_lich(play: Play[State], event: Event[State]) -> str | None:
    behind = [card for card in aimed_at(event) if ahead(play, "lich", card)]
    return f"davanti a {facts.name(behind[0])} c'è il Lich" if behind else None
