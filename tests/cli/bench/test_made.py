"""Made games: the same every time, valid, and with the proportions of the real ones."""

from collections import Counter
from collections.abc import Mapping

import pytest

from app.cli.bench.made import SIZE, Made, Maker
from app.library.crosscheck import crosscheck
from app.library.schema import Entry
from app.library.snapshot import Shelved
from app.library.text import stems


@pytest.fixture(scope="module")
def made(maker: Maker) -> dict[str, Made]:
    return maker.games(3 * SIZE)


def _said(made: Made) -> list[dict[str, object]]:
    return [entry.model_dump() for entry in made.game.entries.values()]


def test_there_are_as_many_entries_as_were_asked_for(made: Mapping[str, Made]) -> None:
    assert [len(one.game.entries) for one in made.values()] == [SIZE] * 3
    assert list(made) == [one.game.page.slug for one in made.values()]


def test_a_last_game_is_filled_up(maker: Maker) -> None:
    assert len(maker.games(SIZE + 1)) == 2


def test_a_number_and_a_seed_make_the_same_game(
    made: Mapping[str, Made], shipped_games: dict[str, Shelved]
) -> None:
    again = Maker(shipped_games).game(1)
    assert _said(again) == _said(made["gioco-1"])
    assert again.held == made["gioco-1"].held


def test_numbers_and_seeds_make_other_games(
    made: Mapping[str, Made], shipped_games: dict[str, Shelved]
) -> None:
    first, second, third = map(_said, made.values())
    assert first != second != third
    assert _said(Maker(shipped_games, seed=1).game(0)) != first


def test_made_entries_are_valid(made: Mapping[str, Made]) -> None:
    for one in made.values():
        for entry in one.game.entries.values():
            assert type(entry).model_validate(entry.model_dump()) == entry
        assert not list(crosscheck(one.game.page, one.game.sources, one.game.entries, ()))


def test_kinds_stand_in_the_real_proportions(
    made: Mapping[str, Made], shipped_games: dict[str, Shelved]
) -> None:
    def kinds(entries: list[Entry]) -> Counter[str]:
        return Counter(type(entry).__name__ for entry in entries)

    real = kinds([entry for game in shipped_games.values() for entry in game.entries.values()])
    for one in made.values():
        found = kinds(list(one.game.entries.values()))
        for kind, count in real.items():
            assert found[kind] == pytest.approx(SIZE * count / real.total(), abs=1.5)


def test_every_entry_is_asked_in_six_ways_to_ten_and_in_one_held_back(
    made: Mapping[str, Made],
) -> None:
    for one in made.values():
        assert one.held.keys() == one.game.entries.keys()
        for slug, entry in one.game.entries.items():
            assert 6 <= len(entry.ask_also) <= 10
            assert one.held[slug].strip()


def test_what_is_rare_has_other_words_in_every_game(made: Mapping[str, Made]) -> None:
    """The words of one game are mostly its own; those that all games share are the common ones."""
    said = [
        {stem for entry in one.game.entries.values() for stem in stems(entry.title)}
        for one in made.values()
    ]
    assert any("cart" in one for one in said)
    assert "cimiter" not in set().union(*said)
    first, second, third = said
    assert len(first & second & third) < min(map(len, said)) / 2


def test_a_card_is_called_the_same_in_what_is_said_about_it(made: Mapping[str, Made]) -> None:
    called = [
        set(stems(card.title))
        <= set(stems(f"{entry.title} {entry.body} {' '.join(entry.ask_also)}"))
        for one in made.values()
        for entry in one.game.entries.values()
        for card in (one.game.entries[slug] for slug in entry.on_cards)
    ]
    assert len(called) > 10
    assert sum(called) > len(called) / 2
