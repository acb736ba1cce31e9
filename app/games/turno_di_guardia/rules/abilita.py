"""What is printed on the ability cards: each function is owned by its card."""

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions import Backstab, ChaosBlast, Polymorph, SirenSong
from app.games.turno_di_guardia.choices import GraveyardPlace, NextRevealed
from app.games.turno_di_guardia.events.effects import Defeated
from app.games.turno_di_guardia.events.entrances import Swapped
from app.games.turno_di_guardia.events.piles import Tamed
from app.games.turno_di_guardia.moves import add_at_end, draw_creature, enter, move, turn_up
from app.games.turno_di_guardia.queries import BaseLife, Strength
from app.games.turno_di_guardia.state import State

abilities = Rulebook[State]("cards")


@abilities.reacts(ChaosBlast, entry="colpo-caotico")
def chaos_defeats_then_adds_one(play: Play[State], action: ChaosBlast) -> None:
    play.happen(Defeated(action.creatures))
    add_at_end(play, draw_creature(play))


@abilities.reacts(ChaosBlast, otherwise="colpo-caotico")
def chaos_only_defeats(play: Play[State], action: ChaosBlast) -> None:
    play.happen(Defeated(action.creatures))


@abilities.reacts(Polymorph, entry="mutaforma")
def the_dead_takes_the_place_of_the_living(play: Play[State], action: Polymorph) -> None:
    place = play.choose(GraveyardPlace(action.creature, swapped=True))
    enter(play, Swapped(action.creature, action.into, place))


@abilities.reacts(Polymorph, otherwise="mutaforma")
def the_dead_joins_the_end_of_the_line(play: Play[State], action: Polymorph) -> None:
    place = play.choose(GraveyardPlace(action.creature, swapped=True))
    enter(play, Swapped(action.creature, action.into, place))
    if action.into:
        move(play, action.into, len(play.state.line))


@abilities.reacts(SirenSong, entry="canto-della-sirena")
def the_song_tames(play: Play[State], action: SirenSong) -> None:
    play.happen(Tamed(action.creature, facts.abilities()[action.card].hero))


@abilities.reacts(SirenSong, otherwise="canto-della-sirena")
def the_song_tames_anyone(play: Play[State], action: SirenSong) -> None:
    play.happen(Tamed(action.creature, facts.abilities()[action.card].hero))


@abilities.forbids(SirenSong, entry="canto-della-sirena")
def the_song_charms_humans_and_goblins(play: Play[State], action: SirenSong) -> str | None:
    creature = facts.creature(action.creature)
    charmed = creature and {"Umano", "Goblin"} & set(creature.types)
    return None if charmed else f"{facts.name(action.creature)} non è né Umano né Goblin"


@abilities.reacts(Backstab, entry="attacco-alle-spalle")
def the_total_roll_strikes_one(play: Play[State], action: Backstab) -> None:
    _stab(play, action, _rolled(play, action))


@abilities.reacts(Backstab, otherwise="attacco-alle-spalle")
def the_die_alone_strikes_one(play: Play[State], action: Backstab) -> None:
    _stab(play, action, play.ask(Strength(action.die)) if action.die else 0)


def _stab(play: Play[State], action: Backstab, strength: int) -> None:
    """Turn the cards up, then defeat the chosen one if it is no stronger than that."""
    hidden = tuple(card for card in action.cards if card in play.state.face_down)
    while hidden:
        card = play.choose(NextRevealed(hidden))
        turn_up(play, card)
        hidden = tuple(other for other in hidden if other != card)
    struck = action.defeat if action.defeat in play.state.line else None
    if struck and play.ask(BaseLife(struck)) <= strength:
        play.happen(Defeated((struck,)))


def _rolled(play: Play[State], action: Backstab) -> int:
    """Return what the hero rolled this round, whatever has become of the dice."""
    hero = facts.abilities()[action.card].hero
    return sum(play.ask(Strength(die)) for die in play.state.dice if die.startswith(f"{hero}-"))
