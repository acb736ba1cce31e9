"""Il Bardo: whom Discordia hurts, and how far the Canzone di Dolore goes."""

from app.engine.kinds import Binds
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.bardo import Harmonize, SongOfDiscord
from app.games.turno_di_guardia.actions.watch import DirectAttack
from app.games.turno_di_guardia.events.effects import (
    Discordant,
    DiscordFound,
    DiscordSown,
    Hurt,
)
from app.games.turno_di_guardia.events.entrances import Replaced
from app.games.turno_di_guardia.events.line import Faced, Uncovering
from app.games.turno_di_guardia.moves import exhaust_cards, hit, strike
from app.games.turno_di_guardia.queries.abilities import Holds
from app.games.turno_di_guardia.queries.attack import AttackValue, Wielder
from app.games.turno_di_guardia.queries.life import BaseLife, Damage, Life
from app.games.turno_di_guardia.state import State

bard_rulings = Rulebook[State]("bardo")

GOLEM = ("golem-di-metallo", "golem-protegge-tutte")  # what keeps attacks from those behind it


# -- Discordia -----------------------------------------------------------------------------


@bard_rulings.reacts(Discordant, entry="discordia-danno")
def the_life_of_a_human_waits_to_strike(play: Play[State], event: Discordant) -> None:
    if facts.has_type(event.card, "Umano"):
        play.happen(DiscordSown(play.ask(Life(event.card))))


@bard_rulings.reacts(Uncovering, entry="discordia-danno")
def the_next_card_turned_up_suffers_it(play: Play[State], event: Uncovering) -> None:
    if play.state.discord:
        play.happen(DiscordFound(event.card))


@bard_rulings.reacts(Faced, entry="discordia-danno")
def who_has_suffered_enough_is_defeated(play: Play[State], event: Faced) -> None:
    if play.state.hurt.get(event.card):
        strike(play, event.card)


@bard_rulings.reacts(Discordant, otherwise="discordia-danno")
def the_one_behind_suffers_it(play: Play[State], event: Discordant) -> None:
    behind = play.state.at((play.state.place(event.card) or 0) + 1)
    if behind and facts.has_type(event.card, "Umano"):
        hit(play, behind, play.ask(Life(event.card)))


@bard_rulings.reacts(Replaced, entry="discordia-evocazione")
def the_unhallowed_suffers_for_the_summon(play: Play[State], event: Replaced) -> None:
    if suffered := play.state.hurt.get(event.card):
        play.happen(Hurt(event.by, suffered))


@bard_rulings.reacts(SongOfDiscord, otherwise="discordia-non-si-paga")
def the_party_pays_for_its_damage(play: Play[State], action: SongOfDiscord) -> None:
    exhaust_cards(play, play.ask(Damage(action.creature)))


# -- Harmonize and the Canzone di Dolore ---------------------------------------------------


@bard_rulings.forbids(Harmonize, entry="harmonize-solo-per-un-altro")
def the_bard_harmonizes_with_another(play: Play[State], action: Harmonize) -> str | None:
    own = action.helping == play.state.holder(action.card)
    return "serve l'attacco di un altro" if own else None


@bard_rulings.adds(AttackValue, otherwise="harmonize-e-danni-delle-abilita")
def abilities_ring_louder_too(play: Play[State], query: AttackValue, value: int) -> int | None:
    helped = query.on in play.state.harmonized.values()
    return play.state.hurt.get(query.on) if helped else None


@bard_rulings.sets(Binds, entry="canzone-di-dolore-e-golem")
def the_song_passes_the_golem(play: Play[State], query: Binds[State], binds: bool) -> bool | None:
    attack = query.on
    if query.entry not in GOLEM or not isinstance(attack, DirectAttack):
        return None
    wielders = {play.ask(Wielder(attacker)) for attacker in attack.attackers}
    return False if wielders == {"bardo"} and play.ask(Holds("canzone-di-dolore")) else None


@bard_rulings.limits(Life, otherwise="canzone-di-dolore-e-vita")
def the_song_silences_every_effect(play: Play[State], query: Life, life: int) -> int | None:
    on_it = [die for die, on in play.state.assigned.items() if on == query.card]
    sings = play.ask(Holds("canzone-di-dolore"))
    return (
        play.ask(BaseLife(query.card))
        if sings and any(die.startswith("bardo-") for die in on_it)
        else None
    )
