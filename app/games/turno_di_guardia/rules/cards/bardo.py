"""What is printed on the ability cards of the Bardo: each function is owned by its card."""

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.bardo import SirenSong
from app.games.turno_di_guardia.events.piles import Tamed
from app.games.turno_di_guardia.state import State

bard = Rulebook[State]("cards")


@bard.reacts(SirenSong, entry="canto-della-sirena")
def the_song_tames(play: Play[State], action: SirenSong) -> None:
    play.happen(Tamed(action.creature, facts.abilities()[action.card].hero))


@bard.reacts(SirenSong, otherwise="canto-della-sirena")
def the_song_tames_anyone(play: Play[State], action: SirenSong) -> None:
    play.happen(Tamed(action.creature, facts.abilities()[action.card].hero))


@bard.forbids(SirenSong, entry="canto-della-sirena")
def the_song_charms_humans_and_goblins(play: Play[State], action: SirenSong) -> str | None:
    creature = facts.creature(action.creature)
    charmed = creature and {"Umano", "Goblin"} & set(creature.types)
    return None if charmed else f"{facts.name(action.creature)} non è né Umano né Goblin"
