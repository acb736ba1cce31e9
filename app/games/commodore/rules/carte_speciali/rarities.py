"""Rarities: a repair, a strong attack, fresh cards, a look at the opponent's hand."""

from app.engine.kinds import Action
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.commodore import facts
from app.games.commodore.actions.special import Aid, Bombard, Repair, Strategist
from app.games.commodore.choices.players import MORALE
from app.games.commodore.events.cards import HandSeen
from app.games.commodore.events.ships import Repaired, Unmarked
from app.games.commodore.moves import bombard, draw, goes_through
from app.games.commodore.names import other
from app.games.commodore.queries.special import AidCounts
from app.games.commodore.state import LOSSES, State

rarities = Rulebook[State]("carte-speciali")

CHARGE = 6  # the Strength of the attack that Rarities allow


@rarities.forbids(Repair, Aid, Strategist, otherwise="rarities-in-quale-fase")
def rarities_are_played_while_attacking(play: Play[State], action: Action[State]) -> str | None:
    elsewhere = play.state.phase not in ("attack", None)
    return "si gioca nella fase di Attacco" if elsewhere else None


# -- a repair ------------------------------------------------------------------------------


@rarities.reacts(Repair, entry="riparazione")
def a_token_is_taken_away(play: Play[State], action: Repair) -> None:
    play.happen(Repaired(action.ship))


@rarities.reacts(Repair, otherwise="riparazione")
def every_token_is_taken_away(play: Play[State], action: Repair) -> None:
    for _ in range(play.state.damage.get(action.ship, 0)):
        play.happen(Repaired(action.ship))


@rarities.forbids(Repair, entry="riparazione-nave-intatta")
def only_a_damaged_ship_is_repaired(play: Play[State], action: Repair) -> str | None:
    damaged = play.state.damage.get(action.ship, 0)
    return None if damaged else f"{facts.name(action.ship)} non ha danni"


@rarities.reacts(Repair, otherwise="riparazione-e-sartiame")
def special_damage_is_mended_too(play: Play[State], action: Repair) -> None:
    for mark in LOSSES:
        if play.state.marked(action.ship, mark):
            play.happen(Unmarked(action.ship, mark))


# -- a strong attack -----------------------------------------------------------------------


@rarities.reacts(Bombard, entry="potenziamento")
def an_attack_of_strength_six(play: Play[State], action: Bombard) -> None:
    if goes_through(play, other(play.state.active()), action.card):
        bombard(play, action.at or MORALE, CHARGE)


@rarities.forbids(Bombard, entry="potenziamento-contro-il-morale")
def ships_come_before_the_morale(play: Play[State], action: Bombard) -> str | None:
    shielded = action.at is None and play.state.fleet(other(play.state.active()))
    return "l'avversario ha ancora navi in gioco" if shielded else None


@rarities.forbids(Bombard, otherwise="potenziamento-senza-navi")
def a_ship_must_fire(play: Play[State], action: Bombard) -> str | None:
    return None if play.state.fleet(play.state.active()) else "non c'è una nave che spari"


# -- fresh cards ---------------------------------------------------------------------------


@rarities.reacts(Aid, entry="aiuto")
def one_more_is_drawn_than_discarded(play: Play[State], action: Aid) -> None:
    _draw(play, play.ask(AidCounts(len(action.discarding))) + 1)


@rarities.reacts(Aid, otherwise="aiuto")
def as_many_are_drawn_as_discarded(play: Play[State], action: Aid) -> None:
    _draw(play, play.ask(AidCounts(len(action.discarding))))


def _draw(play: Play[State], cards: int) -> None:
    """Let the active player draw so many cards."""
    for _ in range(cards):
        draw(play, play.state.active())


@rarities.adds(AidCounts, entry="aiuto-quante-carte")
def the_card_itself_does_not_count(play: Play[State], query: AidCounts, counted: int) -> int:
    return -1


@rarities.forbids(Aid, otherwise="aiuto-senza-scartare")
def something_must_be_discarded(play: Play[State], action: Aid) -> str | None:
    return None if action.discarding else "va scartata almeno una carta"


# -- a look at the opponent's hand ---------------------------------------------------------


@rarities.reacts(Strategist, entry="stratega")
def the_hand_is_seen_and_a_card_drawn(play: Play[State], action: Strategist) -> None:
    play.happen(HandSeen(play.state.active()))
    draw(play, play.state.active())


@rarities.reacts(Strategist, otherwise="stratega")
def the_hand_is_only_seen(play: Play[State], action: Strategist) -> None:
    play.happen(HandSeen(play.state.active()))
