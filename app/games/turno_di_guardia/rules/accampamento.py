"""L'Accampamento: who rests, and which dice the actions of the camp take."""

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.camp import CampAct
from app.games.turno_di_guardia.actions.campaign import BeginWatch, Rest
from app.games.turno_di_guardia.events.camp import Refreshed, RestBegun
from app.games.turno_di_guardia.printed import Needs
from app.games.turno_di_guardia.queries.camp import CampSpaces, DieNeeded
from app.games.turno_di_guardia.state import LAST_ROUND, State

camp = Rulebook[State]("accampamento")

RESTS = 2  # that each hero has in a campaign


# -- who rests -----------------------------------------------------------------------------


@camp.reacts(Rest, entry="chi-riposa-recupera")
def who_rests_refreshes_a_card(play: Play[State], action: Rest) -> None:
    if action.refreshing:
        play.happen(Refreshed(action.refreshing))
    play.happen(RestBegun(action.hero))


@camp.reacts(Rest, otherwise="chi-riposa-recupera")
def who_rests_only_has_its_dice(play: Play[State], action: Rest) -> None:
    play.happen(RestBegun(action.hero))


@camp.forbids(Rest, entry="chi-riposa-recupera-la-sua")
def who_rests_refreshes_its_own(play: Play[State], action: Rest) -> str | None:
    card = action.refreshing
    foreign = card and card not in play.state.abilities.get(action.hero, ())
    return f"{facts.name(card)} non è una carta di chi riposa" if card and foreign else None


@camp.forbids(Rest, entry="riposare-due-volte")
def nobody_rests_a_third_time(play: Play[State], action: Rest) -> str | None:
    if play.state.rested.get(action.hero, 0) < RESTS:
        return None
    return f"il {facts.name(action.hero)} ha già riposato due volte"


@camp.forbids(Rest, entry="riposa-uno-solo")
def one_hero_rests_a_round(play: Play[State], action: Rest) -> str | None:
    resting = play.state.resting
    return f"riposa già il {facts.name(resting)}" if resting else None


@camp.forbids(BeginWatch, entry="qualcuno-deve-riposare")
def somebody_has_to_rest(play: Play[State], action: BeginWatch) -> str | None:
    missing = play.state.resting is None and play.state.round != LAST_ROUND
    return "prima qualcuno va a riposare" if missing else None


@camp.forbids(Rest, entry="ultimo-turno-tutti-di-guardia")
def nobody_rests_in_the_last_round(play: Play[State], action: Rest) -> str | None:
    return "nell'ultimo turno tutti fanno la guardia" if play.state.round == LAST_ROUND else None


# -- whose dice, and how often -------------------------------------------------------------


def _owner(die: str) -> str:
    return die.rpartition("-")[0]


@camp.forbids(CampAct, entry="dadi-dell-accampamento")
def the_camp_takes_the_dice_of_who_rests(play: Play[State], action: CampAct) -> str | None:
    others = [_owner(die) for die in action.laid if _owner(die) != play.state.resting]
    return f"il {facts.name(others[0])} non è nell'accampamento" if others else None


@camp.forbids(CampAct, entry="un-dado-una-azione")
def a_die_serves_once(play: Play[State], action: CampAct) -> str | None:
    used = [die for die in action.laid if not play.state.available(die)]
    return "quel dado è già usato" if used else None


@camp.forbids(CampAct, entry="caselle-dell-accampamento")
def an_action_has_so_many_places(play: Play[State], action: CampAct) -> str | None:
    spaces = play.ask(CampSpaces(action.action))
    taken = sum(laid == action.action for laid in play.state.placed.values())
    return f"{facts.name(action.action)} non ha una casella libera" if taken >= spaces else None


@camp.forbids(CampAct, entry="azione-di-classe-propria")
def a_class_action_is_of_its_class(play: Play[State], action: CampAct) -> str | None:
    hero = facts.camp_actions()[action.action].hero
    if hero is None or hero == play.state.resting:
        return None
    return f"{facts.name(action.action)} è un'azione del {facts.name(hero)}"


# -- which dice ----------------------------------------------------------------------------


def _values(play: Play[State], action: CampAct, needs: Needs) -> list[int]:
    """Return what the dice show, where the action takes only dice of a kind."""
    if play.ask(DieNeeded(action.action)) != needs:
        return []
    return [play.state.dice[die] for die in action.laid if die in play.state.dice]


@camp.forbids(CampAct, entry="dado-da-4-in-su")
def some_actions_take_a_four_or_more(play: Play[State], action: CampAct) -> str | None:
    low = min(_values(play, action, "4+"), default=4) < 4
    return f"per {facts.name(action.action)} serve un dado da 4 in su" if low else None


@camp.forbids(CampAct, otherwise="dado-da-4-in-su")
def some_actions_take_just_a_four(play: Play[State], action: CampAct) -> str | None:
    other = any(value != 4 for value in _values(play, action, "4+"))
    return f"per {facts.name(action.action)} serve un 4" if other else None


@camp.forbids(CampAct, entry="cura-solo-con-6")
def healing_takes_a_six(play: Play[State], action: CampAct) -> str | None:
    other = any(value != 6 for value in _values(play, action, "6"))
    return f"per {facts.name(action.action)} serve un dado che mostra 6" if other else None


@camp.forbids(CampAct, entry="perlustra-dadi-crescenti")
def each_die_is_higher_than_the_one_before(play: Play[State], action: CampAct) -> str | None:
    placed = play.state.placed.items()
    before = [play.state.dice[die] for die, laid in placed if laid == action.action]
    highest = max(before, default=0)
    low = any(value <= highest for value in _values(play, action, "rising"))
    return f"serve un dado più alto di {highest}" if low else None


@camp.forbids(CampAct, entry="rune-doppi-o-tripli")
def runes_take_doubles_or_triples(play: Play[State], action: CampAct) -> str | None:
    values = set(_values(play, action, "matching"))
    matching = [die for die in _for_runes(play, action) if {play.state.dice.get(die)} == values]
    return "servono due dadi con lo stesso valore" if values and len(matching) < 2 else None


def _for_runes(play: Play[State], action: CampAct) -> list[str]:
    """Return the dice of the resting hero that lie on runes, or may still be laid there."""
    actions = facts.camp_actions()
    placed = play.state.placed.items()
    on_runes = {die for die, laid in placed if actions[laid].is_rune}
    return [
        die
        for die in play.state.dice
        if _owner(die) == play.state.resting
        and (die in (*action.laid, *on_runes) or play.state.available(die))
    ]
