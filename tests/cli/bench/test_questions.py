"""What is asked, and what is right."""

import json
from pathlib import Path
from random import Random

from hypothesis import given
from hypothesis import strategies as st
from rapidfuzz.distance import OSA

from app.cli.bench.made import SIZE, Maker
from app.cli.bench.questions import mistyped, of_file, of_the_entries, of_the_made
from app.library.snapshot import Snapshot


def test_questions_of_a_file_are_answered_by_what_cites_a_right_statement(
    lanterne: Snapshot, tmp_path: Path
) -> None:
    asked = [
        {"q": "due piani", "game": "lan", "cat": "question", "right": ["lan-003", "lan-006"]},
        {"q": "il tempo", "game": "lan", "cat": "none", "right": []},
        {"q": "altrove", "game": "zzz", "cat": "question", "right": ["zzz-001"]},
    ]
    file = tmp_path / "questions.jsonl"
    file.write_text("\n".join(map(json.dumps, asked)), encoding="utf-8")
    first, none = of_file(lanterne, file)
    assert (first.text, first.game) == ("due piani", "lanterne")
    assert first.right == {"lanterne/salire-due-piani", "lanterne/civetta"}
    assert first.answerable
    assert (none.right, none.answerable) == (frozenset(), False)


def test_every_seventh_way_of_asking_that_stands_in_an_entry(lanterne: Snapshot) -> None:
    posed = of_the_entries(lanterne.games)
    ways = [
        way
        for game in lanterne.games.values()
        for entry in game.entries.values()
        for way in entry.ask_also
    ]
    assert [one.text for one in posed] == ways[::7]


def test_made_questions_come_from_all_games_in_turn_and_a_share_is_changed(
    maker: Maker,
) -> None:
    made = maker.games(2 * SIZE)
    posed = of_the_made(made, 150, Random(0))
    assert [one.game for one in posed[:4]] == ["gioco-0", "gioco-1"] * 2
    assert len({one.right for one in posed}) == 150
    held = {made[one.game].game.lines[slug].id: text
            for one in posed for slug, text in made[one.game].held.items()}  # fmt: skip
    changed = sum(one.text != " ".join(held[next(iter(one.right))].split()) for one in posed)
    assert 0.3 < changed / len(posed) < 0.7


def test_there_are_no_more_questions_than_entries(maker: Maker) -> None:
    assert len(of_the_made(maker.games(SIZE), 1000, Random(0))) == SIZE


@given(st.text(st.sampled_from("abcdeilnorst"), min_size=5, max_size=12), st.integers())
def test_a_slip_is_one_slip(word: str, seed: int) -> None:
    slipped = mistyped(word, Random(seed))
    assert OSA.distance(word, slipped) <= 1
    assert slipped[0] == word[0]
