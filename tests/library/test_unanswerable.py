"""Ask over the shipped games: what no entry answers is declined, what several answer is said."""

from pathlib import Path

import pytest

from app.games.all import GAMES
from app.library.read import Library
from tests.shipped import CONTENT

QUESTIONS = Path(__file__).with_name("unanswerable.txt").read_text("utf-8").splitlines()


@pytest.mark.parametrize("game", [*GAMES, None])
def test_what_no_entry_answers_is_declined(shipped: Library, game: str | None) -> None:
    answered = [query for query in QUESTIONS if shipped.ask(query, game).answer is not None]
    assert len(QUESTIONS) == 100
    assert len(answered) <= 15, answered


@pytest.mark.parametrize("game", GAMES)
def test_an_entry_is_answered_in_its_own_words(shipped: Library, game: str) -> None:
    entries = [entry for entry in CONTENT.games[game].entries.values() if entry.ask_also]
    asked = [shipped.ask(entry.ask_also[0], game).answer for entry in entries]
    right = [hit is not None and hit.line.slug == entry.slug
             for hit, entry in zip(asked, entries, strict=True)]  # fmt: skip
    assert sum(right) >= 0.93 * len(right)


def test_without_a_game_each_that_answers_gives_one_answer(shipped: Library) -> None:
    asked = shipped.ask("con quante carte si comincia?", None)
    assert asked.answer is not None
    games = [hit.line.game for hit in (asked.answer, *asked.elsewhere)]
    assert {"commodore", "revive"} <= set(games)
    assert len(games) == len(set(games))


def test_a_named_game_answers_alone(shipped: Library) -> None:
    named = shipped.ask("con quante carte si comincia a Revive?", None)
    assert named.answer is not None
    assert (named.answer.line.game, named.elsewhere) == ("revive", ())
    assert shipped.ask("con quante carte si comincia?", "revive").elsewhere == ()
