"""Il turno: four phases, drawing, deploying, discarding."""

from app.engine.kinds import Action
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.commodore import facts
from app.games.commodore.actions.attack import BoardingAction
from app.games.commodore.actions.course import (
    Deploy,
    DiscardExcess,
    DrawCard,
    EndPhase,
)
from app.games.commodore.actions.played import Attack, ByShip, FromHand
from app.games.commodore.actions.special import (
    Assets,
    Bombard,
    Panic,
    SpecialRoll,
    Surrender,
)
from app.games.commodore.events.cards import DeckRunOut, Discarded, DiscardsShuffled, TurnDrawn
from app.games.commodore.events.course import PhaseBegun, TurnBegun
from app.games.commodore.events.ships import Deployed
from app.games.commodore.moves import draw, shuffled
from app.games.commodore.names import other
from app.games.commodore.queries.table import HandLimit
from app.games.commodore.state import Phase, State

turn = Rulebook[State]("turno")

NEXT: dict[Phase, Phase] = {"draw": "deploy", "deploy": "attack", "attack": "end"}
NAMES = {"draw": "Pesca", "deploy": "Manovra", "attack": "Attacco", "end": "Scarto"}
PLACES: dict[Phase, tuple[type[Action[State]], ...]] = {
    "draw": (DrawCard,),
    "deploy": (Deploy, Assets),
    "attack": (Attack, BoardingAction, Bombard, Panic, Surrender, SpecialRoll),
    "end": (DiscardExcess,),
}


@turn.forbids(Action, entry="azioni-nella-loro-fase")
def each_thing_in_its_phase(play: Play[State], action: Action[State]) -> str | None:
    phase, wanted = play.state.phase, _phase_of(action)
    if phase is None or wanted is None or wanted == phase:
        return None
    return f"si fa nella fase {NAMES[wanted]}, e ora è {NAMES[phase]}"


def _phase_of(action: Action[State]) -> Phase | None:
    """Return the phase in which an action has its place, None for any."""
    return next((phase for phase, kinds in PLACES.items() if isinstance(action, kinds)), None)


@turn.forbids(FromHand, entry="carte-della-mano")
def only_cards_of_the_hand(play: Play[State], action: FromHand) -> str | None:
    held = play.state.hand(play.state.active())
    missing = [card for card in action.needed if card not in held]
    return f"{facts.name(missing[0])} non è nella mano" if play.state.hands and missing else None


@turn.reacts(EndPhase, entry="quattro-fasi")
def the_next_phase_begins(play: Play[State], action: EndPhase) -> None:
    following = NEXT.get(play.state.phase) if play.state.phase else None
    if following:
        play.happen(PhaseBegun(following))
    else:
        play.happen(TurnBegun(other(play.state.active())))


@turn.reacts(EndPhase, otherwise="quattro-fasi")
def there_is_no_last_phase(play: Play[State], action: EndPhase) -> None:
    following = NEXT.get(play.state.phase) if play.state.phase else None
    if following in (None, "end"):
        play.happen(TurnBegun(other(play.state.active())))
    else:
        play.happen(PhaseBegun(following))


# -- drawing -------------------------------------------------------------------------------


@turn.forbids(EndPhase, entry="pesca-obbligatoria")
def the_card_of_the_turn_is_drawn(play: Play[State], action: EndPhase) -> str | None:
    missing = play.state.phase == "draw" and not play.state.drawn
    return "prima si pesca" if missing else None


@turn.forbids(DrawCard, entry="si-pesca-una-carta")
def only_one_card_a_turn(play: Play[State], action: DrawCard) -> str | None:
    return "la carta del turno è già pescata" if play.state.drawn else None


@turn.reacts(DrawCard, entry="si-pesca-una-carta")
def a_card_is_drawn(play: Play[State], action: DrawCard) -> None:
    draw(play, play.state.active())
    play.happen(TurnDrawn())


@turn.reacts(DrawCard, otherwise="si-pesca-una-carta")
def the_hand_is_filled(play: Play[State], action: DrawCard) -> None:
    player = play.state.active()
    for _ in range((play.ask(HandLimit(player)) or 0) - len(play.state.hand(player))):
        draw(play, player)


@turn.forbids(DrawCard, otherwise="limite-solo-a-fine-turno")
def a_full_hand_draws_nothing(play: Play[State], action: DrawCard) -> str | None:
    player = play.state.active()
    limit = play.ask(HandLimit(player))
    full = limit is not None and len(play.state.hand(player)) >= limit
    return "la mano è già piena" if full else None


@turn.reacts(DeckRunOut, entry="mazzo-finito")
def the_discards_become_the_deck(play: Play[State], event: DeckRunOut) -> None:
    if play.state.discards:
        play.happen(DiscardsShuffled(shuffled(play, play.state.discards)))


# -- deploying -----------------------------------------------------------------------------


@turn.reacts(Deploy, entry="navi-in-gioco")
def a_ship_is_put_into_play(play: Play[State], action: Deploy) -> None:
    play.happen(Deployed(play.state.active(), action.ship))


@turn.forbids(Deploy, otherwise="quante-navi-per-turno")
def one_ship_a_turn(play: Play[State], action: Deploy) -> str | None:
    return "in questo turno è già entrata una nave" if play.state.fresh else None


@turn.forbids(EndPhase, otherwise="manovra-senza-navi")
def a_ship_must_be_deployed(play: Play[State], action: EndPhase) -> str | None:
    held = any(facts.ship(card) for card in play.state.hand(play.state.active()))
    idle = play.state.phase == "deploy" and held and not play.state.fresh
    return "va messa in gioco almeno una nave" if idle else None


# -- attacking -----------------------------------------------------------------------------


@turn.forbids(ByShip, otherwise="nave-appena-entrata-spara")
def a_fresh_ship_waits(play: Play[State], action: ByShip) -> str | None:
    fresh = action.ship in play.state.fresh
    return f"{facts.name(action.ship)} è appena entrata in gioco" if fresh else None


@turn.forbids(Attack, BoardingAction, Bombard, entry="primo-turno-senza-attacchi")
def nobody_attacks_in_the_first_turn(play: Play[State], action: Action[State]) -> str | None:
    first = play.state.turns.get(play.state.active(), 0) == 1
    return "nel proprio primo turno non si attacca" if first else None


# -- the hand ------------------------------------------------------------------------------


@turn.sets(HandLimit, entry="limite-di-mano")
def seven_cards_may_be_held(play: Play[State], query: HandLimit, limit: int | None) -> int:
    return 7


@turn.reacts(DiscardExcess, entry="limite-di-mano")
def the_excess_is_discarded(play: Play[State], action: DiscardExcess) -> None:
    play.happen(Discarded(play.state.active(), action.card))


@turn.forbids(DiscardExcess, entry="scarto-solo-eccedenza")
def only_the_excess_is_discarded(play: Play[State], action: DiscardExcess) -> str | None:
    limit = play.ask(HandLimit(play.state.active()))
    over = limit is not None and len(play.state.hand(play.state.active())) > limit
    return None if over else "si scartano solo le carte oltre il limite"


@turn.forbids(EndPhase, entry="limite-di-mano")
def the_turn_ends_within_the_limit(play: Play[State], action: EndPhase) -> str | None:
    limit = play.ask(HandLimit(play.state.active()))
    over = limit is not None and len(play.state.hand(play.state.active())) > limit
    return f"in mano restano più di {limit} carte" if play.state.phase == "end" and over else None
