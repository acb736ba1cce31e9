"""Hundreds of campaigns played at random: what holds in every one, and that nothing is left out."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cache, wraps
from random import Random
from typing import Any

import pytest

from app.engine.play import Play
from app.engine.rulebook import Rule, Rules
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.ability import Ability
from app.games.turno_di_guardia.actions.camp import CampAct
from app.games.turno_di_guardia.events.campaign import LocationReached
from app.games.turno_di_guardia.faults import creature_cards, faults, location_cards
from app.games.turno_di_guardia.legal import KINDS, attempts, legal
from app.games.turno_di_guardia.player import campaign, go_on
from app.games.turno_di_guardia.rules import rulebook
from app.games.turno_di_guardia.state import MOST_FIRE, State
from tests.games.turno_di_guardia.seldom import SELDOM
from tests.games.turno_di_guardia.starts import luck, start
from tests.games.turno_di_guardia.wild import wild
from tests.shipped import CONTENT

pytestmark = pytest.mark.xdist_group("campaigns")  # all of them look at the same record

CAMPAIGNS = 300
OF_EACH = 8
ENTRIES = CONTENT.games[facts.SLUG].entries


@dataclass
class Record:
    """What was seen over all campaigns."""

    impossible: set[str] = field(default_factory=set)
    miscounted: set[int] = field(default_factory=set)
    fires: set[int | None] = field(default_factory=set)
    refused: set[str] = field(default_factory=set)
    nameless: set[str] = field(default_factory=set)
    ends: Counter[str | None] = field(default_factory=Counter)
    rounds: Counter[int | None] = field(default_factory=Counter)
    ran: set[str] = field(default_factory=set)
    seen: set[str] = field(default_factory=set)
    samples: list[State] = field(default_factory=list)


@cache
def record() -> Record:
    """Play the campaigns, once for all tests."""
    found = Record()
    rules = _watched(found.ran)
    for seed in range(CAMPAIGNS):
        _follow(found, rules, start(next(campaign(rules, seed)).state, seed), seed)
    for table in SELDOM:
        for seed in range(OF_EACH):
            _follow(found, rules, table, 4 * seed)
    return found


def _follow(found: Record, rules: Rules[State], state: State, seed: int) -> None:
    """Play a campaign from a state to its end, noting what is seen."""
    chance, cards = Random(seed), _counted(state)
    for number, play in enumerate(go_on(rules, state, chance, luck(seed))):
        _look(found, play)
        state = play.state
        if _counted(state) != cards:
            found.miscounted.add(seed)
        if number == seed:
            found.samples.append(state)
        if number % 4 == 0 or state.result:
            _try_what_is_not_allowed(rules, state, chance)
    found.ends[state.result] += 1
    found.rounds[state.round] += 1


def _try_what_is_not_allowed(rules: Rules[State], state: State, chance: Random) -> None:
    scout = Play(rules, state)
    for action in wild(state, chance):
        scout.allows(action)


def _counted(state: State) -> tuple[Counter[str], Counter[str], int]:
    """Count the cards: which ones, and of the abilities how many lie in front of heroes."""
    return (
        Counter(creature_cards(state)),
        Counter(location_cards(state)),
        sum(map(len, state.abilities.values())),
    )


def _look(found: Record, play: Play[State]) -> None:
    found.impossible.update(faults(play.state))
    found.fires.add(play.state.fire)
    found.seen.update(facts.copies()[card] for card in play.state.line if card)
    for line in play.trace:
        match line.what:
            case Ability(card=card) if line.kind == "did":
                found.seen.add(card)
            case CampAct(action=action) if line.kind == "did":
                found.seen.add(action)
            case LocationReached(location=location):
                found.seen.add(location)
        if line.kind == "refused" and line.depth == 0:
            found.refused.add(str(line.what))
        if line.kind in ("refused", "prevented", "delayed"):
            named = line.entries and all(entry in ENTRIES for entry in line.entries)
            if not named:
                found.nameless.add(str(line.what))


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


def test_no_card_is_lost_or_doubled() -> None:
    assert record().miscounted == set()


def test_every_table_is_one_that_a_game_reaches() -> None:
    assert record().impossible == set()


def test_the_fire_stays_between_0_and_15() -> None:
    assert record().fires <= set(range(MOST_FIRE + 1))


def test_nothing_offered_as_legal_is_refused() -> None:
    assert record().refused == set()


def test_every_campaign_ends() -> None:
    assert set(record().ends) <= {"won", "lost"}
    assert record().ends.total() == CAMPAIGNS + OF_EACH * len(SELDOM)


def test_campaigns_are_lost_and_won() -> None:
    assert record().ends["won"]
    assert record().ends["lost"]


def test_every_veto_names_an_entry() -> None:
    assert record().nameless == set()


def test_every_modelled_card_is_met_or_used() -> None:
    modelled = {
        slug
        for slug, printed in facts.all_cards().items()
        if not printed.held.lacks and not printed.hero and not _holds_by_itself(slug)
    }
    assert modelled - record().seen - {"evocazione"} == set()


def _holds_by_itself(card: str) -> bool:
    """Tell whether a passive ability is a rule that holds, not something one chooses to do."""
    ability = facts.abilities().get(card)
    chosen = {kind.card for kind in KINDS if issubclass(kind, Ability)}
    return ability is not None and ability.passive and card not in chosen


def test_every_rule_has_really_done_something() -> None:
    written = {rule.name for rule in rulebook.rules if not rule.reading}
    assert written - record().ran == set()


def test_names_of_rules_are_told_apart() -> None:
    names = Counter(rule.name for rule in rulebook.rules if not rule.reading)
    assert [name for name, times in names.items() if times > 1] == []


def test_legal_moves_are_just_the_attempts_that_are_accepted() -> None:
    rules = rulebook.played()
    for state in record().samples[:20]:
        offered = list(legal(Play(rules, state)))
        assert offered or state.result
        refused = [action for action in attempts(state) if action not in offered]
        assert all(not Play(rules, state).allows(action) for action in refused[:50])
