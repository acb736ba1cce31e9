"""Attacks: line of sight, range, areas, advantage and disadvantage."""

from __future__ import annotations

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.gloomhaven.actions.turns import Strike
from app.games.gloomhaven.events.battle import Afflicted, Attacked, Killed, Removed, Suffered
from app.games.gloomhaven.modifiers import EFFECTS, is_ambiguous, is_rolling, worth
from app.games.gloomhaven.moves import draw, hurt, strike
from app.games.gloomhaven.queries.aims import Attacking
from app.games.gloomhaven.queries.strikes import (
    Adjacent,
    Counting,
    Drawing,
    DrawsOn,
    Hampered,
    Helped,
    Life,
    Preferred,
    Stance,
)
from app.games.gloomhaven.state import State

attack: Rulebook[State] = Rulebook("attacco")


@attack.adds(Hampered, entry="a-distanza-da-adiacente")
def a_ranged_attack_on_a_neighbour_has_disadvantage(
    play: Play[State], query: Hampered, cells: tuple[str, ...]
) -> tuple[str, ...] | None:
    if play.state.figure(query.figure).range is None:
        return None
    beside: frozenset[str] = play.ask(Adjacent(query.target))
    return tuple(sorted(beside))


@attack.adds(Hampered, otherwise="svantaggio-solo-quel-bersaglio")
def one_neighbour_hampers_the_whole_attack(
    play: Play[State], query: Hampered, cells: tuple[str, ...]
) -> tuple[str, ...] | None:
    if play.state.figure(query.figure).range is None:
        return None
    enemies = play.state.enemies(query.figure)
    beside: frozenset[str] = frozenset().union(*(play.ask(Adjacent(enemy)) for enemy in enemies))
    return tuple(sorted(beside))


@attack.adds(Hampered, entry="confuso-svantaggio")
def the_muddled_have_disadvantage_everywhere(
    play: Play[State], query: Hampered, cells: tuple[str, ...]
) -> tuple[str, ...] | None:
    return tuple(play.state.ground().hexes) if play.state.has(query.figure, "muddled") else None


@attack.sets(Helped, entry="rafforzato-vantaggio")
def the_strengthened_have_advantage(play: Play[State], query: Helped, helped: bool) -> bool | None:
    return True if play.state.has(query.figure, "strengthened") else None


@attack.sets(Drawing, entry="svantaggio")
def the_worse_of_two_cards(play: Play[State], query: Drawing, stance: Stance) -> Stance | None:
    hampered = play.ask(Hampered(query.figure, query.target))
    return "disadvantage" if play.state.where(query.figure) in hampered else None


@attack.sets(Drawing, entry="vantaggio")
def the_better_of_two_cards(play: Play[State], query: Drawing, stance: Stance) -> Stance | None:
    return "advantage" if play.ask(Helped(query.figure, query.target)) else None


@attack.sets(Drawing, entry="vantaggio-e-svantaggio-si-annullano", over=("vantaggio", "svantaggio"))
def advantage_and_disadvantage_cancel_out(
    play: Play[State], query: Drawing, stance: Stance
) -> Stance | None:
    hampered = play.ask(Hampered(query.figure, query.target))
    helped = play.ask(Helped(query.figure, query.target))
    return "normal" if helped and play.state.where(query.figure) in hampered else None


@attack.sets(
    Drawing,
    otherwise="vantaggio-e-svantaggio-si-annullano",
    over=("vantaggio", "svantaggio"),
)
def disadvantage_goes_over_advantage(
    play: Play[State], query: Drawing, stance: Stance
) -> Stance | None:
    hampered = play.ask(Hampered(query.figure, query.target))
    return "disadvantage" if play.state.where(query.figure) in hampered else None


@attack.sets(
    Drawing,
    otherwise="svantaggi-non-si-sommano",
    over=("vantaggio", "svantaggio", "vantaggio-e-svantaggio-si-annullano"),
)
def the_most_of_either_wins(play: Play[State], query: Drawing, stance: Stance) -> Stance | None:
    hampered = play.ask(Hampered(query.figure, query.target))
    helped = play.ask(Helped(query.figure, query.target))
    return "disadvantage" if hampered.count(play.state.where(query.figure)) > 1 and helped else None


@attack.sets(DrawsOn, entry="svantaggio")
def two_cards_with_disadvantage(play: Play[State], query: DrawsOn, more: bool) -> bool | None:
    return True if query.stance == "disadvantage" and len(query.cards) < 2 else None


@attack.sets(DrawsOn, entry="vantaggio")
def two_cards_with_advantage(play: Play[State], query: DrawsOn, more: bool) -> bool | None:
    return True if query.stance == "advantage" and len(query.cards) < 2 else None


@attack.sets(DrawsOn, entry="carte-rolling")
def another_card_after_rolling_ones(play: Play[State], query: DrawsOn, more: bool) -> bool | None:
    return True if query.cards and all(map(is_rolling, query.cards)) else None


@attack.limits(Counting, entry="svantaggio")
def the_worse_card_counts(
    play: Play[State], query: Counting, cards: tuple[str, ...]
) -> tuple[str, ...] | None:
    return _preferred(play, query) if query.stance == "disadvantage" else None


@attack.limits(Counting, entry="vantaggio")
def the_better_card_counts(
    play: Play[State], query: Counting, cards: tuple[str, ...]
) -> tuple[str, ...] | None:
    return _preferred(play, query) if query.stance == "advantage" else None


def _preferred(play: Play[State], query: Counting) -> tuple[str, ...] | None:
    """Return the better or worse of two cards, None where one of them is rolling."""
    if len(query.cards) != 2 or any(map(is_rolling, query.cards)):
        return None
    first, second = query.cards
    return (play.ask(Preferred(query.stance == "advantage", (first, second), query.attack)),)


@attack.limits(Counting, entry="svantaggio-carte-rolling")
def rolling_cards_do_not_count_with_disadvantage(
    play: Play[State], query: Counting, cards: tuple[str, ...]
) -> tuple[str, ...] | None:
    if query.stance != "disadvantage":
        return None
    return tuple(card for card in cards if not is_rolling(card))


@attack.sets(Preferred, entry="carte-ambigue")
def of_cards_that_cannot_be_compared_the_first(
    play: Play[State], query: Preferred, card: str
) -> str | None:
    first, second = query.cards
    return first if is_ambiguous(query.attack, first, second) else None


@attack.reacts(Attacked, entry="carta-modificatore")
def a_modifier_card_makes_the_damage(play: Play[State], attacked: Attacked) -> None:
    attack = play.state.figure(attacked.by).attack
    if attack is None:
        return
    counting = draw(play, attacked.by, attacked.target)
    hurt(play, attacked.target, worth(attack, counting))
    for card in counting:
        if card in EFFECTS and attacked.target in play.state.at:
            play.happen(Afflicted(attacked.target, EFFECTS[card]))


@attack.reacts(Attacked, otherwise="carta-modificatore")
def the_attack_value_is_the_damage(play: Play[State], attacked: Attacked) -> None:
    if attack := play.state.figure(attacked.by).attack:
        hurt(play, attacked.target, attack)


@attack.reacts(Suffered, entry="senza-punti-ferita")
def a_monster_without_hit_points_is_gone(play: Play[State], suffered: Suffered) -> None:
    figure = play.state.figure(suffered.figure)
    dies = figure.kind == "monster" and figure.life is not None and suffered.figure in play.state.at
    if dies and play.ask(Life(suffered.figure)) < 1:
        play.happen(Killed(suffered.figure, play.state.where(suffered.figure)))
        play.happen(Removed(suffered.figure))


@attack.forbids(Strike, entry="stesso-nemico-una-volta")
def no_enemy_twice_in_an_attack(play: Play[State], action: Strike) -> str | None:
    twice = [target for target in action.targets if action.targets.count(target) > 1]
    return f"{twice[0]} è già bersaglio di questo attacco" if twice else None


@attack.forbids(Strike, entry="attacco-quanti-bersagli")
def no_more_targets_than_the_card_says(play: Play[State], action: Strike) -> str | None:
    attacking, place = play.ask(Attacking(action.figure)), play.state.where(action.figure)
    reached = {target for target in action.targets if place in attacking.places(target)}
    if attacking.take_in(place, frozenset(reached)):
        return None
    return "l'attacco non prende tutti questi bersagli insieme"


@attack.forbids(Strike, entry="attacco-portata-e-vista")
def targets_are_in_range_and_in_sight(play: Play[State], action: Strike) -> str | None:
    attacking, place = play.ask(Attacking(action.figure)), play.state.where(action.figure)
    away = [target for target in action.targets if place not in attacking.places(target)]
    if away:
        return f"{away[0]} è fuori portata o fuori vista"
    return None


@attack.reacts(Strike, entry="attacco-portata-e-vista")
def a_hero_attacks(play: Play[State], action: Strike) -> None:
    strike(play, action.figure, action.targets)
