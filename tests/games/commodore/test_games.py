"""Hundreds of games played at random: what holds in every one, and that nothing is left out."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cache, wraps
from random import Random
from typing import Any

import pytest

from app.engine.kinds import Action
from app.engine.play import Play
from app.engine.rulebook import Rule, Rules
from app.games.commodore import facts
from app.games.commodore.faults import all_cards, faults
from app.games.commodore.game import COMMODORE
from app.games.commodore.legal import KINDS, attempts, legal
from app.games.commodore.names import PLAYERS
from app.games.commodore.player import MOST_TURNS, game
from app.games.commodore.queries.ship import Strength
from app.games.commodore.rules import rulebook
from app.games.commodore.state import State
from tests.games.commodore.wild import wild
from tests.shipped import CONTENT

pytestmark = pytest.mark.xdist_group("fleets")  # all of them look at the same record

GAMES = 200
DUELS = 15  # games of the greedy player against the random one, each from either seat
ENTRIES = CONTENT.games[facts.SLUG].entries
CARDS = 46
# Each has its checks; in a game they are asked for by nobody.
ONLY_ASKED: set[str] = set()


@dataclass
class Record:
    """What was seen over all games."""

    impossible: set[str] = field(default_factory=set)
    miscounted: set[int] = field(default_factory=set)
    weak: set[str] = field(default_factory=set)
    refused: set[str] = field(default_factory=set)
    nameless: set[str] = field(default_factory=set)
    ends: Counter[str | None] = field(default_factory=Counter)
    turns: list[int] = field(default_factory=list)
    ran: set[str] = field(default_factory=set)
    done: set[type[Any]] = field(default_factory=set)
    sentences: set[str] = field(default_factory=set)
    samples: list[State] = field(default_factory=list)


@cache
def record() -> Record:
    """Play the games, once for all tests."""
    found = Record()
    rules = _watched(found.ran)
    for seed in range(GAMES):
        chance = Random(seed)
        state = State()
        players = ("greedy", "random") if seed % 5 == 0 else ("random", "random")
        for number, play in enumerate(game(rules, seed, players)):
            _look(found, play, seed, closely=number % 8 == 0)
            state = play.state
            if number == 5 * seed % 90:
                found.samples.append(state)
            if number % 8 == 1 or state.winner:
                _try_what_is_not_allowed(found, rules, state, chance)
        found.ends[state.winner] += 1
        found.turns.append(sum(state.turns.values()))
    return found


def _try_what_is_not_allowed(
    found: Record, rules: Rules[State], state: State, chance: Random
) -> None:
    scout = Play(rules, state)
    for action in wild(state, chance):
        scout.allows(action)
    _note_vetoes(found, scout)


def _look(found: Record, play: Play[State], seed: int, closely: bool) -> None:
    state = play.state
    found.impossible.update(faults(state))
    if len(all_cards(state)) != CARDS or len(set(all_cards(state))) != CARDS:
        found.miscounted.add(seed)
    for ship in (ship for player in PLAYERS for ship in state.fleet(player) if closely):
        if play.ask(Strength(ship)) != _strength(state, ship):
            found.weak.add(f"{ship} in {state}")
    for line in play.trace:
        if line.kind == "did" and line.depth == 0:
            found.done.add(type(line.what))
        if line.kind == "refused" and line.depth == 0:
            found.refused.add(str(line.what))
        if closely and (said := COMMODORE.view.sentence(line)):
            found.sentences.add(said)
    _note_vetoes(found, play)


def _note_vetoes(found: Record, play: Play[State]) -> None:
    for line in play.trace:
        if line.kind in ("refused", "prevented", "delayed"):
            named = line.entries and all(entry in ENTRIES for entry in line.entries)
            if not named:
                found.nameless.add(f"{line.what}: {line.entries}")


def _strength(state: State, ship: str) -> int:
    """Work out a ship's Strength anew, as the guide defines it."""
    printed = facts.ship(ship)
    marks = Counter(state.marks.get(ship, ()))
    lost = len(marks.keys() & {"rigging", "captain"}) if state.phase == "attack" else 0
    hull = printed.hull if printed else 0
    more = marks["assets"] + marks["hardened"]
    return max(0, hull - state.damage.get(ship, 0) + more - lost)


def _watched(ran: set[str]) -> Rules[State]:
    """Return the rules as played, each noting its name once it has really done something."""
    played = rulebook.played()
    return Rules(tuple(replace(rule, function=_noting(rule, ran)) for rule in played.all))


def _noting(rule: Rule, ran: set[str]) -> Callable[..., Any]:
    @wraps(rule.function)
    def noting(play: Play[State], on: Any, *rest: Any) -> Any:
        before = len(play.trace)
        answer = rule.function(play, on, *rest)
        if answer is not None or (rule.verb == "reacts" and len(play.trace) > before):
            ran.add(rule.name)
        return answer

    return noting


def test_forty_six_cards_are_somewhere_all_the_time() -> None:
    assert record().miscounted == set()


def test_every_table_is_one_that_a_game_reaches() -> None:
    assert record().impossible == set()


def test_every_ship_has_the_strength_that_the_guide_defines() -> None:
    assert record().weak == set()


def test_nothing_offered_as_legal_is_refused() -> None:
    assert record().refused == set()


def test_every_game_is_won_or_called_off_at_the_bound() -> None:
    assert record().ends.total() == GAMES
    assert record().ends["rosso"]
    assert record().ends["blu"]
    called_off = [turns for turns in record().turns if turns > MOST_TURNS]
    assert record().ends[None] == len(called_off)
    assert set(called_off) <= {MOST_TURNS + 1}


def test_every_veto_names_an_entry() -> None:
    assert record().nameless == set()


def test_every_kind_of_action_is_done() -> None:
    assert {kind for kind in KINDS if issubclass(kind, Action)} <= record().done


def test_every_rule_has_really_done_something() -> None:
    written = {rule.name for rule in rulebook.rules if not rule.reading}
    assert written - record().ran == ONLY_ASKED


def test_names_of_rules_are_told_apart() -> None:
    names = Counter(rule.name for rule in rulebook.rules if not rule.reading)
    assert [name for name, times in names.items() if times > 1] == []


def test_legal_moves_are_just_the_attempts_that_are_accepted() -> None:
    rules = rulebook.played()
    for state in record().samples[:20]:
        offered = list(legal(Play(rules, state)))
        assert offered or state.winner
        refused = [action for action in attempts(state) if action not in offered]
        assert not any(Play(rules, state).permits(action) for action in refused[:50])


def test_the_same_seed_plays_the_same_game() -> None:
    rules = rulebook.played()
    one, other = ([play.state for play in game(rules, 11)] for _ in range(2))
    assert one == other


def test_the_greedy_player_clearly_beats_the_random_one() -> None:
    rules = rulebook.played()
    won = 0
    for seed in range(DUELS):
        for players, greedy in ((("greedy", "random"), "rosso"), (("random", "greedy"), "blu")):
            *_, last = game(rules, seed, players)
            won += last.state.winner == greedy
    assert won >= 2 * DUELS * 0.7
