"""Carte Abilità: who may use them, by which die or without one, how often, and on what."""

from app.engine.kinds import Action
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.ability import Ability, Active, Passive
from app.games.turno_di_guardia.actions.watch import DirectAttack
from app.games.turno_di_guardia.events.effects import Exhausted
from app.games.turno_di_guardia.queries.abilities import Holds
from app.games.turno_di_guardia.queries.attack import Strength
from app.games.turno_di_guardia.queries.campaign import MayWatch
from app.games.turno_di_guardia.queries.life import Life
from app.games.turno_di_guardia.state import State

ability_cards = Rulebook[State]("carte-abilita")


@ability_cards.forbids(Ability, entry="abilita-solo-su-rivelate")
def abilities_act_on_revealed_creatures(play: Play[State], ability: Ability) -> str | None:
    if facts.abilities()[ability.card].face_down:
        return None
    unseen = [card for card in ability.targets if not play.state.face_up(card)]
    return f"{facts.name(unseen[0])} non è una creatura rivelata" if unseen else None


# -- whose cards and dice ------------------------------------------------------------------


@ability_cards.forbids(Ability, entry="abilita-non-assegnata")
def only_the_cards_in_front_of_a_hero(play: Play[State], ability: Ability) -> str | None:
    hero = play.state.holder(ability.card)
    held = play.state.abilities.get(hero, ())
    missing = held and ability.card not in held
    return f"il {facts.name(hero)} non ha questa carta" if missing else None


@ability_cards.forbids(Ability, entry="abilita-di-chi-riposa")
def who_rests_uses_no_ability(play: Play[State], ability: Ability) -> str | None:
    hero = play.state.holder(ability.card)
    return None if play.state.watches(hero) else f"il {facts.name(hero)} non è di guardia"


@ability_cards.sets(Holds, entry="abilita-di-chi-riposa")
def the_passive_of_who_rests_does_not_hold(
    play: Play[State], query: Holds, holds: bool
) -> bool | None:
    return None if play.state.watches(play.state.holder(query.ability)) else False


@ability_cards.forbids(Active, entry="abilita-dado-altrui")
def an_ability_takes_a_die_of_its_hero(play: Play[State], ability: Active) -> str | None:
    hero = play.state.holder(ability.card)
    owner = ability.die.rpartition("-")[0] if ability.die else hero
    return None if owner == hero else f"il dado è del {facts.name(owner)}"


@ability_cards.forbids(Active, otherwise="abilita-valore-del-dado")
def the_die_has_to_reach_the_life(play: Play[State], ability: Active) -> str | None:
    shown = play.ask(Strength(ability.die)) if ability.die else None
    strong = [one for one in ability.targets if shown is not None and shown < play.ask(Life(one))]
    return f"il dado non arriva alla Vita di {facts.name(strong[0])}" if strong else None


# -- how often -----------------------------------------------------------------------------


@ability_cards.forbids(Active, entry="dado-gia-su-un-abilita")
def a_die_on_an_ability_serves_no_other(play: Play[State], ability: Active) -> str | None:
    laid = ability.die in play.state.on_ability
    return "quel dado è già su un'abilità" if laid else None


@ability_cards.forbids(Active, entry="dado-prima-abilita-poi-attacco")
def a_die_used_up_serves_no_ability(play: Play[State], ability: Active) -> str | None:
    if ability.die in play.state.on_ability:
        return None
    used = ability.die in play.state.spent or ability.die in play.state.assigned
    return "quel dado è già usato" if used else None


@ability_cards.forbids(DirectAttack, entry="dado-prima-abilita-poi-attacco")
def a_die_used_up_does_not_attack(play: Play[State], attack: DirectAttack) -> str | None:
    used = [
        attacker
        for attacker in attack.attackers
        if attacker in play.state.spent or attacker in play.state.assigned
    ]
    return "un dado è già usato" if used else None


@ability_cards.forbids(Active, DirectAttack, entry="dado-rubato-non-si-usa")
def a_stolen_die_is_gone(play: Play[State], action: Action[State]) -> str | None:
    thieves = [by for die, by in play.state.stolen.items() if die in _dice(action)]
    return f"il dado ce l'ha {facts.name(thieves[0])}" if thieves else None


def _dice(action: Action[State]) -> tuple[str, ...]:
    """Return the dice, and tamed beasts, that an ability or an attack takes."""
    match action:
        case DirectAttack():
            return action.attackers
        case Active(die=str(die)):
            return (die,)
    return ()


@ability_cards.forbids(Active, entry="abilita-quante-volte")
def one_die_to_a_card(play: Play[State], ability: Active) -> str | None:
    again = ability.die and ability.card in play.state.on_ability.values()
    return "sulla carta c'è già un dado" if again else None


@ability_cards.forbids(Active, entry="abilita-esaurita")
def an_exhausted_card_is_not_used(play: Play[State], ability: Active) -> str | None:
    return "la carta è esaurita" if ability.card in play.state.exhausted else None


@ability_cards.forbids(Active, otherwise="abilita-senza-dado")
def a_card_is_exhausted_only_after_a_die(play: Play[State], ability: Active) -> str | None:
    lacking = not ability.die and ability.card not in play.state.on_ability.values()
    return "prima va usata con un dado" if lacking else None


@ability_cards.reacts(Active, otherwise="abilita-col-dado-resta-pronta")
def a_die_exhausts_the_card_too(play: Play[State], ability: Active) -> None:
    if ability.die:
        play.happen(Exhausted(ability.card))


# -- passive abilities ---------------------------------------------------------------------


@ability_cards.reacts(Passive, otherwise="passiva-senza-costo")
def a_passive_exhausts_its_card(play: Play[State], ability: Passive) -> None:
    play.happen(Exhausted(ability.card))


@ability_cards.forbids(Passive, entry="passiva-esaurita")
def an_exhausted_passive_is_not_used(play: Play[State], ability: Passive) -> str | None:
    return "la carta è esaurita" if ability.card in play.state.exhausted else None


@ability_cards.sets(Holds, entry="passiva-esaurita")
def an_exhausted_passive_does_not_hold(play: Play[State], query: Holds, holds: bool) -> bool | None:
    return False if query.ability in play.state.exhausted else None


def _is_used_up(state: State, ability: Passive, times: int) -> bool:
    """Tell whether a passive ability has been used that often beyond what its card allows."""
    most = facts.abilities()[ability.card].uses
    return most is not None and state.uses.get(ability.card, 0) - most >= times


@ability_cards.forbids(Passive, entry="passiva-limite")
def a_passive_is_used_as_often_as_it_says(play: Play[State], ability: Passive) -> str | None:
    return "per questo turno è già stata usata" if _is_used_up(play.state, ability, 0) else None


@ability_cards.reacts(Passive, otherwise="passiva-limite")
def one_use_more_exhausts_the_card(play: Play[State], ability: Passive) -> None:
    if _is_used_up(play.state, ability, 1):
        play.happen(Exhausted(ability.card))


@ability_cards.forbids(Passive, otherwise="passiva-quante-volte")
def every_passive_is_used_once(play: Play[State], ability: Passive) -> str | None:
    used = ability.card in play.state.uses
    return "una Passiva si usa una volta per turno" if used else None


# -- the Watch -----------------------------------------------------------------------------


@ability_cards.sets(MayWatch, entry="tre-carte-esaurite")
def nobody_takes_up_the_watch_exhausted(
    play: Play[State], query: MayWatch, may: bool
) -> bool | None:
    return False if _is_exhausted(play.state, query.hero) else None


@ability_cards.forbids(DirectAttack, otherwise="terza-carta-durante-la-guardia")
def who_is_exhausted_stops_fighting(play: Play[State], attack: DirectAttack) -> str | None:
    dice = [attacker for attacker in attack.attackers if attacker in play.state.dice]
    heroes = [die.rpartition("-")[0] for die in dice]
    out = [hero for hero in heroes if _is_exhausted(play.state, hero)]
    return f"il {facts.name(out[0])} ha tutte le carte esaurite" if out else None


def _is_exhausted(state: State, hero: str) -> bool:
    """Tell whether all ability cards of a hero are exhausted."""
    held = state.abilities.get(hero, ())
    return bool(held) and all(card in state.exhausted for card in held)
