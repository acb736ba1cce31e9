"""La mischia: General Melee."""

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.commodore.actions.attack import GeneralMelee
from app.games.commodore.choices.players import MORALE, Surplus
from app.games.commodore.moves import exchange, goes_through
from app.games.commodore.names import PLAYERS, other
from app.games.commodore.queries.attack import (
    FiresAlone,
    FiresBack,
    JoinsMelee,
    MeleePairs,
    Pair,
)
from app.games.commodore.state import State

melee = Rulebook[State]("mischia")


@melee.reacts(GeneralMelee, entry="mischia-tutte-le-navi")
def both_fleets_fire(play: Play[State], action: GeneralMelee) -> None:
    if goes_through(play, other(play.state.active()), action.card):
        exchange(play, _shots(play, action))


@melee.reacts(GeneralMelee, otherwise="mischia-tutte-le-navi")
def only_the_own_fleet_fires(play: Play[State], action: GeneralMelee) -> None:
    if goes_through(play, other(play.state.active()), action.card):
        own = play.state.fleet(play.state.active())
        exchange(play, [shot for shot in _shots(play, action) if shot[0] in own])


def _shots(play: Play[State], action: GeneralMelee) -> list[tuple[str, str]]:
    """Return who fires at whom: the pairs at each other, then the ships left over."""
    pairs = play.ask(MeleePairs(action.pairs))
    shots = [shot for mine, theirs in pairs for shot in ((mine, theirs), (theirs, mine))]
    engaged = {ship for pair in pairs for ship in pair}
    me = play.state.active()
    for ship in (*play.state.fleet(me), *play.state.fleet(other(me))):
        if ship not in engaged and play.ask(JoinsMelee(ship)) and play.ask(FiresAlone(ship)):
            at = play.choose(Surplus(ship))
            shots.append((ship, at))
            if at != MORALE and play.ask(FiresBack("general-melee", at)):
                shots.append((at, ship))
    return [shot for shot in shots if play.ask(JoinsMelee(shot[0]))]


# -- pairs ---------------------------------------------------------------------------------


@melee.forbids(GeneralMelee, entry="mischia-coppie")
def each_ship_faces_one_enemy(play: Play[State], action: GeneralMelee) -> str | None:
    me = play.state.active()
    facing = all(
        play.state.owner(mine) == me and play.state.owner(theirs) == other(me)
        for mine, theirs in action.pairs
    )
    if facing and len({ship for pair in action.pairs for ship in pair}) == 2 * len(action.pairs):
        return None
    return "ogni coppia è di una nave propria e una avversaria, ogni nave in una coppia sola"


@melee.forbids(GeneralMelee, entry="mischia-quante-coppie")
def ships_are_paired_as_far_as_they_go(play: Play[State], action: GeneralMelee) -> str | None:
    paired = min(len(play.state.fleet(player)) for player in PLAYERS)
    return f"le coppie da formare sono {paired}" if len(action.pairs) < paired else None


@melee.sets(MeleePairs, entry="mischia-chi-sceglie")
def the_player_of_the_card_pairs(
    play: Play[State], query: MeleePairs, pairs: tuple[Pair, ...]
) -> tuple[Pair, ...]:
    return query.chosen


# -- ships left over -----------------------------------------------------------------------


@melee.sets(FiresAlone, entry="mischia-navi-in-piu")
def own_ships_left_over_fire(play: Play[State], query: FiresAlone, fires: bool) -> bool | None:
    return True if play.state.owner(query.ship) == play.state.active() else None


@melee.sets(FiresAlone, entry="mischia-navi-in-piu-avversarie")
def enemy_ships_left_over_fire(play: Play[State], query: FiresAlone, fires: bool) -> bool | None:
    return True if play.state.owner(query.ship) != play.state.active() else None


@melee.sets(Surplus, entry="mischia-morale")
def they_may_attack_the_morale(
    play: Play[State], query: Surplus, options: tuple[str, ...]
) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*options, MORALE)))


@melee.sets(FiresBack, otherwise="mischia-senza-risposta")
def a_ship_left_over_is_answered(play: Play[State], query: FiresBack, back: bool) -> bool | None:
    return True if query.card == "general-melee" else None
