"""Carte Evocazione: what a Summon is, when it is carried out and what it costs."""

from app.engine.kinds import Binds, Prevented
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.events.effects import Summoned, SummonPaid
from app.games.turno_di_guardia.events.piles import Buried
from app.games.turno_di_guardia.moves import exhaust_cards
from app.games.turno_di_guardia.queries.life import IsCreature
from app.games.turno_di_guardia.queries.payment import SummonCost
from app.games.turno_di_guardia.state import LAST_ROUND, State

summons = Rulebook[State]("evocazione")


@summons.sets(IsCreature, entry="evocazione-non-e-una-creatura")
def a_summon_is_no_creature(play: Play[State], query: IsCreature, is_one: bool) -> bool | None:
    return None if facts.creature(query.card) else False


@summons.sets(Binds, entry="evocazione-subito")
def a_summon_waits_for_nothing(play: Play[State], query: Binds[State], binds: bool) -> bool | None:
    waits = query.entry == "rivela-dopo-l-abilita"
    return False if waits and isinstance(query.on, Summoned) else None


@summons.reacts(SummonPaid, entry="evocazione-costo")
def a_summon_exhausts_what_it_says(play: Play[State], event: SummonPaid) -> None:
    exhaust_cards(play, play.ask(SummonCost(event.card)))


@summons.limits(SummonCost, otherwise="evocazione-gratis")
def every_summon_exhausts_a_card(play: Play[State], query: SummonCost, cost: int) -> int:
    return max(cost, 1)


@summons.forbids(Summoned, otherwise="evocazione-turno-finale")
def nobody_is_summoned_in_the_last_round(play: Play[State], event: Summoned) -> str | None:
    last = play.state.round == LAST_ROUND
    return "nel turno finale non si evoca più nessuno" if last else None


@summons.reacts(Prevented, otherwise="evocazione-turno-finale")
def a_summon_of_the_last_round_is_thrown_away(play: Play[State], event: Prevented[State]) -> None:
    if isinstance(event.event, Summoned):
        play.happen(Buried((event.event.card,)))
