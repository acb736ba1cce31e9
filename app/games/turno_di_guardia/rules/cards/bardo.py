"""What is printed on the ability cards of the Bardo: each function is owned by its card."""

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.bardo import (
    Harmonize,
    LineDance,
    SirenSong,
    SongOfDiscord,
)
from app.games.turno_di_guardia.choices.dice import ToRollAgain
from app.games.turno_di_guardia.choices.fate import Roll
from app.games.turno_di_guardia.choices.piles import BurialOrder
from app.games.turno_di_guardia.events.campaign import DieRolled, RoundCleared
from app.games.turno_di_guardia.events.effects import Defeated, Discordant, Harmonized
from app.games.turno_di_guardia.events.piles import Tamed
from app.games.turno_di_guardia.moves import bury, exchange, send_to_horde, strike
from app.games.turno_di_guardia.queries.abilities import Holds
from app.games.turno_di_guardia.queries.attack import Blow, Range, Wielder
from app.games.turno_di_guardia.state import State

bard = Rulebook[State]("cards")


def _is_charmed(card: str) -> bool:
    """Tell whether the Siren's song works on a creature: on Humans and Goblins it does."""
    return facts.has_type(card, "Umano") or facts.has_type(card, "Goblin")


# -- Canto della Sirena --------------------------------------------------------------------


@bard.reacts(SirenSong, entry="canto-della-sirena")
@bard.reacts(SirenSong, otherwise="canto-della-sirena")
def the_song_tames(play: Play[State], action: SirenSong) -> None:
    play.happen(Tamed(action.creature, play.state.holder(action.card)))


@bard.forbids(SirenSong, entry="canto-della-sirena")
def the_song_charms_humans_and_goblins(play: Play[State], action: SirenSong) -> str | None:
    if _is_charmed(action.creature):
        return None
    return f"{facts.name(action.creature)} non è né Umano né Goblin"


@bard.reacts(RoundCleared, entry="canto-della-sirena")
def the_song_ends_with_the_round(play: Play[State], event: RoundCleared) -> None:
    charmed = tuple(card for card in play.state.tamed if _is_charmed(card))
    if charmed:
        bury(play, play.choose(BurialOrder(charmed)), 0)


# -- Discordia -----------------------------------------------------------------------------


@bard.reacts(SongOfDiscord, entry="discordia")
def discord_sends_it_to_the_horde(play: Play[State], action: SongOfDiscord) -> None:
    play.happen(Discordant(action.creature))
    send_to_horde(play, action.creature)


@bard.reacts(SongOfDiscord, otherwise="discordia")
def discord_kills(play: Play[State], action: SongOfDiscord) -> None:
    play.happen(Defeated((action.creature,)))


# -- Line Dance ----------------------------------------------------------------------------


@bard.reacts(LineDance, entry="line-dance")
def two_change_places_and_a_die_is_rolled(play: Play[State], action: LineDance) -> None:
    exchange(play, action.creature, action.other)
    if play.ask(ToRollAgain()):
        die = play.choose(ToRollAgain())
        play.happen(DieRolled(die, play.choose(Roll(die))))


@bard.forbids(LineDance, otherwise="line-dance")
def the_dance_is_for_those_in_sight(play: Play[State], action: LineDance) -> str | None:
    hidden = [card for card in action.targets if card in play.state.face_down]
    return f"{facts.name(hidden[0])} è coperta" if hidden else None


# -- Harmonize -----------------------------------------------------------------------------


@bard.reacts(Harmonize, entry="harmonize")
@bard.reacts(Harmonize, otherwise="harmonize")
def the_attacks_of_another_ring_louder(play: Play[State], action: Harmonize) -> None:
    play.happen(Harmonized(action.helping, action.on))
    if action.on in play.state.assigned.values():
        strike(play, action.on)


@bard.multiplies(Blow, entry="harmonize")
def all_they_lay_on_it_counts_double(play: Play[State], query: Blow, value: int) -> int | None:
    hero = play.ask(Wielder(query.attacker))
    return 2 if hero and play.state.harmonized.get(hero) == query.on else None


@bard.multiplies(Blow, otherwise="harmonize")
def the_first_die_counts_double(play: Play[State], query: Blow, value: int) -> int | None:
    theirs = [
        attacker
        for attacker, on in play.state.assigned.items()
        if on == query.on and play.state.harmonized.get(play.ask(Wielder(attacker))) == on
    ]
    return 2 if theirs[:1] == [query.attacker] else None


# -- Canzone di Dolore ---------------------------------------------------------------------


@bard.sets(Range, entry="canzone-di-dolore", over=("raggio-corpo-a-corpo", "raggio-a-distanza"))
def the_bard_reaches_everywhere(play: Play[State], query: Range, reach: int) -> int | None:
    sings = query.hero == "bardo" and play.ask(Holds("canzone-di-dolore"))
    return len(play.state.line) if sings else None


@bard.sets(Range, otherwise="canzone-di-dolore", over=("raggio-corpo-a-corpo", "raggio-a-distanza"))
def the_bard_reaches_the_first_two(play: Play[State], query: Range, reach: int) -> int | None:
    return 2 if query.hero == "bardo" and play.ask(Holds("canzone-di-dolore")) else None
