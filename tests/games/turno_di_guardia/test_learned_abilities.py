"""What the Bardo has learned from a hero who is not in the game is his own card."""

from app.engine.play import Play
from app.engine.table import Table
from app.games.turno_di_guardia.actions.cacciatore import TameBeast
from app.games.turno_di_guardia.faults import faults
from app.games.turno_di_guardia.legal import attempts
from app.games.turno_di_guardia.rules import rulebook
from app.games.turno_di_guardia.state import State

RULES = rulebook.played()
TABLE = State(
    fire=8,
    line=("goblin-7", "lupo-4"),
    on_watch=("bardo", "mago"),
    dice=Table({"bardo-1": 3, "mago-1": 5}),
    abilities=Table({"bardo": ("tame-beast", "discordia"), "mago": ("mutaforma",)}),
)


def test_the_bardo_may_come_to_have_it_while_its_hero_is_away() -> None:
    assert faults(TABLE) == []


def test_nobody_has_a_card_of_a_hero_in_the_game() -> None:
    both: Table[str, tuple[str, ...]] = Table({"bardo": ("mutaforma",), "mago": ("colpo-caotico",)})
    found = faults(State(abilities=both))
    assert found == ["mutaforma is no ability of bardo"]


def test_the_bardo_uses_it_with_a_die_of_his_own() -> None:
    play = Play(RULES, TABLE)
    assert play.do(TameBeast("lupo-4", "bardo-1"))
    assert play.state.tamed == {"lupo-4": "bardo"}


def test_nobody_else_gives_a_die_for_it() -> None:
    assert not Play(RULES, TABLE).do(TameBeast("lupo-4", "mago-1"))


def test_it_is_among_what_may_be_attempted() -> None:
    assert TameBeast("lupo-4", "bardo-1") in list(attempts(TABLE))
