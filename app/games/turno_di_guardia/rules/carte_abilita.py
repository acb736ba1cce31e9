"""Carte Abilità: what abilities may be aimed at."""

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.ability import Ability
from app.games.turno_di_guardia.state import State

ability_cards = Rulebook[State]("carte-abilita")


@ability_cards.forbids(Ability, entry="abilita-solo-su-rivelate")
def abilities_act_on_revealed_creatures(play: Play[State], ability: Ability) -> str | None:
    if facts.abilities()[ability.card].face_down:
        return None
    unseen = [card for card in ability.targets if not play.state.face_up(card)]
    return f"{facts.name(unseen[0])} non è una creatura rivelata" if unseen else None
