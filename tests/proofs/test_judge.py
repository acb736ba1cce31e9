"""What the loader is told of an entry's words, and the account of all checks."""

from typing import Any

import pytest

from app.games.all import GAMES
from app.games.turno_di_guardia.facts import facts_of
from app.library.schema import Entry
from app.proofs.judge import account, validator
from tests.shipped import CONTENT

GAME = "turno-di-guardia"
OMBRA = CONTENT.games[GAME].entries["ombra-nel-cimitero"]
ORSO = CONTENT.games[GAME].entries["orso"]


def problems(entry: Entry, **changed: Any) -> list[tuple[tuple[str | int, ...], str]]:
    found = validator(GAMES[GAME])(entry.model_copy(update=changed))
    return [(problem.path, problem.message) for problem in found]


def case(**words: Any) -> dict[str, Any]:
    line = {"given": {"fire": 5, "line": ["orso-4"]}}
    return {**line, "then": [{"ask": {"life": "orso-4", "is": 4}}], **words}


def test_shipped_entries_have_no_problems() -> None:
    assert problems(OMBRA) == []
    assert problems(ORSO) == []


def test_a_word_that_names_nothing_is_located_in_its_case() -> None:
    ((path, message),) = problems(OMBRA, check=[case(given={"fier": 5})])
    assert path == ("check", 0, "given", "fier")
    assert "did you mean 'fire'?" in message


def test_a_mistyped_card_is_told_the_nearest() -> None:
    ((path, message),) = problems(OMBRA, check=[case(given={"line": ["orso-44"]})])
    assert path == ("check", 0, "given", "line", 0)
    assert "did you mean 'orso-4'?" in message


def test_a_position_that_no_game_has_is_refused_before_it_is_loaded() -> None:
    assert problems(OMBRA, check=[case(given={"fire": -5, "line": ["orso-4"]})]) == [
        (("check", 0, "given"), "no game has this position: the fire is -5, and goes from 0 to 15")
    ]


@pytest.mark.parametrize(
    ("value", "said"),
    [("lupo-4", "turned to lupo-4, no game has it: lupo-4 lies in two places"),
     ("lupone", "turned to lupone, no card 'lupone'")],
)  # fmt: skip
def test_a_knob_that_can_be_turned_to_what_cannot_be_is_refused(value: str, said: str) -> None:
    knobs = {"chi": {"is": "orso-4", "among": ["orso-4", value]}}
    given = {"fire": 5, "line": ["$chi", "lupo-4"]}
    ((path, message),) = problems(OMBRA, check=[case(knobs=knobs, given=given)])
    assert path == ("check", 0, "knobs", "chi")
    assert message.startswith(said)


def test_facts_that_a_game_cannot_read_are_located() -> None:
    found = problems(ORSO, facts={"creature": {"types": [], "damage": "molto", "copies": {}}})
    assert [path for path, _ in found] == [("facts", "creature", "damage")]


def test_a_copy_of_two_cards_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    doubled = {slug: facts_of(CONTENT.games[GAME].entries["orso"].facts)  # type: ignore[attr-defined]  # a card has facts
               for slug in ("orso", "lupo")}  # fmt: skip
    monkeypatch.setattr("app.games.turno_di_guardia.facts._printed", lambda: doubled)
    ((path, message), _) = problems(ORSO)
    assert path == ("facts", "creature", "copies", "orso-4")
    assert message == "orso-4 is a copy of orso and of lupo"


def test_the_account_names_what_fails_and_what_is_vacuous() -> None:
    wrong = OMBRA.model_copy(update={"check": [case(then=[{"ask": {"life": "orso-4", "is": 5}}])]})
    idle = OMBRA.model_copy(update={"check": [case()]})
    found = account(GAMES, [(GAME, OMBRA), (GAME, wrong), (GAME, idle)])
    assert (found.entries, found.proven, found.holds) == (3, 1, False)
    assert [id_ for id_, _ in found.failed] == [f"{GAME}/ombra-nel-cimitero"]
    assert [why for _, why in found.vacuous] == [("no case shows how it is misread",)]


def test_a_rule_that_crashes_is_told_with_the_entry_being_proven(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def crash(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("app.proofs.judge.prove", crash)
    with pytest.raises(ZeroDivisionError) as error:
        account(GAMES, [(GAME, OMBRA)])
    assert error.value.__notes__ == ["while proving turno-di-guardia/ombra-nel-cimitero"]
