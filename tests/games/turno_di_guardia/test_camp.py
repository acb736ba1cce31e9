"""What the camp allows: a rule, a test, where no page shows it."""

from typing import Any

import pytest

from app.engine.decisions import undecided
from app.engine.kinds import Action, Choice
from app.engine.play import Play
from app.engine.table import Table
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.camp import ChopWood, Heal, ScoutAhead
from app.games.turno_di_guardia.actions.camp_classes import Assist, MultiTalented, SetTrap
from app.games.turno_di_guardia.actions.mago import Shockbolt
from app.games.turno_di_guardia.actions.runes import Bolster, Rune, Seal, Vanquish
from app.games.turno_di_guardia.actions.watch import DirectAttack
from app.games.turno_di_guardia.events.line import LineDealt
from app.games.turno_di_guardia.faults import faults
from app.games.turno_di_guardia.game import TURNO_DI_GUARDIA
from app.games.turno_di_guardia.legal import legal
from app.games.turno_di_guardia.state import State

RULES = TURNO_DI_GUARDIA.rulebook.played()


def at(decide: Any = undecided, **words: Any) -> Play[State]:
    """Return a play in a position, its keys with an underscore for a space."""
    given = {key.replace("_", " "): held for key, held in words.items()}
    return Play(RULES, TURNO_DI_GUARDIA.words.position(given), decide)


def choosing(**picks: Any) -> Any:
    """Decide each choice by its word; for one that is not named, take the first option."""

    def decide(choice: Choice[Any, Any], options: tuple[Any, ...]) -> Any:
        return picks.get(choice.word().replace(" ", "_"), options[0])

    return decide


def allowed(play: Play[State], kind: type[Action[State]]) -> list[Any]:
    return [action for action in legal(play) if isinstance(action, kind)]


def test_no_rune_without_a_double() -> None:
    play = at(resting="mago", dice={"mago-1": 1, "mago-2": 2, "mago-3": 3}, horde=["lupo-4"])
    assert allowed(play, Rune) == []


def test_a_triple_opens_all_three_runes_a_die_each() -> None:
    dice = {"mago-1": 4, "mago-2": 4, "mago-3": 4}
    play = at(choosing(to_reroll=None), resting="mago", dice=dice, horde=["lupo-4"])
    assert play.do(Vanquish(("mago-1",)))
    assert play.do(Seal(("mago-2",)))
    assert play.do(Bolster(("mago-3",)))
    assert dict(play.state.placed) == {
        "mago-1": "vanquish",
        "mago-2": "seal",
        "mago-3": "bolster",
    }


def test_a_die_used_elsewhere_makes_no_double() -> None:
    play = at(fire=5, resting="mago", dice={"mago-1": 4, "mago-2": 4}, horde=["lupo-4"])
    assert play.do(ChopWood("mago-1"))
    assert not play.do(Vanquish(("mago-2",)))


@pytest.mark.parametrize(("value", "possible"), [(5, False), (6, True), (7, False), (8, False)])
def test_healing_takes_a_six(value: int, possible: bool) -> None:
    play = at(resting="ranger", dice={"ranger-1": value})
    assert play.allows(Heal("ranger-1")) is possible


def test_in_the_grove_any_die_will_do_but_a_rune_still_takes_a_double() -> None:
    play = at(
        resting="ranger",
        location="elven-grove",
        dice={"ranger-1": 3, "ranger-2": 1},
        placed={"ranger-1": "perlustra"},
        spent=["ranger-1"],
        creature_deck=[],
    )
    assert play.allows(ScoutAhead("ranger-2"))
    assert play.allows(Heal("ranger-2"))
    assert allowed(play, Rune) == []


def test_a_trap_left_unsprung_is_gone_with_the_round() -> None:
    play = at(choosing(sprung_on=None), fire=5, resting="cacciatore", dice={"cacciatore-1": 8})
    assert play.do(SetTrap("cacciatore-1"))
    play.happen(LineDealt(("lupo-4", "orso-4")))
    assert play.state.trap == "cacciatore-1"
    assert not play.do(DirectAttack(("cacciatore-1",), "lupo-4"))


def test_a_trap_strikes_the_unhallowed_that_a_summon_brings() -> None:
    play = at(
        choosing(),
        fire=5,
        resting="cacciatore",
        dice={"cacciatore-1": 8},
        abilities={"mago": ["mutaforma", "luce"]},
        unhallowed=["goblin-chief"],
        graveyard=[],
    )
    assert play.do(SetTrap("cacciatore-1"))
    play.happen(LineDealt(("evocazione-1", "orso-4")))
    assert "goblin-chief" in play.state.graveyard
    assert play.state.trap is None


def test_a_lent_die_reaches_as_far_as_who_has_it() -> None:
    words = {
        "fire": 8,
        "resting": "paladino",
        "on_watch": ["mago", "ladro"],
        "dice": {"paladino-1": 6},
        "line": ["orso-5", "lupo-5"],
    }
    near, far = at(**words), at(**words)
    assert near.do(Assist("paladino-1", "ladro"))
    assert not near.do(DirectAttack(("paladino-1",), "lupo-5"))
    assert far.do(Assist("paladino-1", "mago"))
    assert far.do(DirectAttack(("paladino-1",), "lupo-5"))


def test_the_bard_learns_only_what_nobody_in_the_party_could_know() -> None:
    party = {"bardo": ["discordia"], "mago": ["luce"], "ladro": ["sei-morto"]}
    play = at(choosing(taken_up="rebuke"), resting="bardo", dice={"bardo-1": 1}, abilities=party)
    assert play.do(MultiTalented("bardo-1"))
    assert play.state.abilities["bardo"] == ("rebuke",)
    assert faults(play.state) == []


def test_what_the_bard_has_learned_takes_the_bards_dice() -> None:
    play = at(
        fire=5,
        on_watch=["bardo", "ladro"],
        abilities={"bardo": ["dardo-incantato"], "ladro": ["sei-morto"]},
        dice={"bardo-1": 2, "ladro-1": 2},
        line=["orso-4"],
    )
    dice = {use.die for use in allowed(play, Shockbolt)}
    assert dice == {"bardo-1", None}
    assert Table(play.state.abilities)
    assert play.state.holder("dardo-incantato") == "bardo"
    assert facts.abilities()["dardo-incantato"].hero == "mago"
