"""YAML words into queries, events and states."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from app.engine.kinds import Event, Query
from app.engine.words import Problem, Vocabulary, WordsError
from tests.engine.toy import Market
from tests.engine.toy.events import Alarm, Buy, RingBell, Stolen
from tests.engine.toy.queries import Price
from tests.engine.toy.wording import WORDS, module, problems

# -- reading -----------------------------------------------------------------------------


def test_the_first_key_is_the_word_and_its_value_the_first_field() -> None:
    assert WORDS.event({"buy": "ada", "ware": "bread"}) == Buy("ada", "bread")
    assert WORDS.query({"price": "bread", "buyer": "ada"}) == Price("bread", "ada")


def test_a_class_name_of_two_words_is_spaced() -> None:
    assert RingBell.word() == "ring bell"
    assert WORDS.event("ring bell") == RingBell()
    assert WORDS.event({"ring bell": None}) == RingBell()


def test_the_first_field_may_be_named_instead() -> None:
    assert WORDS.event({"alarm": None, "thief": "ada"}) == Alarm("ada")


def test_the_first_field_is_said_once() -> None:
    assert problems(WORDS.event, {"alarm": "ada", "thief": "bea"}) == [
        (("thief",), "alarm says thief already")
    ]


def test_a_class_without_fields_takes_no_value() -> None:
    assert problems(WORDS.event, {"rained": 3}) == [(("rained",), "rained takes no value")]


def test_an_unknown_word_suggests_the_nearest() -> None:
    assert problems(WORDS.event, {"bye": "ada"}) == [
        (("bye",), "no action or event 'bye': did you mean 'buy'?")
    ]


def test_an_unknown_word_far_from_all_lists_the_known() -> None:
    ((_, message),) = problems(WORDS.query, "zzzzzz")
    assert message == (
        "no query 'zzzzzz': known are: price, prospect, roll, room, victim, winnings"
    )


def test_an_unknown_key_is_a_problem_that_names_the_known() -> None:
    assert problems(WORDS.event, {"buy": "ada", "wear": "bread"}) == [
        (("wear",), "no key of buy 'wear': did you mean 'ware'?")
    ]


def test_a_key_with_an_underscore_is_unknown() -> None:
    ((path, _),) = problems(WORDS.position, {"most_wares": 1})
    assert path == ("most_wares",)


def test_an_unknown_key_deep_in_a_position_is_a_problem_too() -> None:
    words = {"traders": {"ada": {"coin": 3}}}
    assert problems(WORDS.position, words) == [(("traders", "ada", "coin"), "no such key here")]


def test_keys_deep_in_a_position_are_spaced() -> None:
    state = WORDS.position({"traders": {"ada": {"most wares": 4}}})
    assert state.traders["ada"].most_wares == 4


def test_a_key_that_is_no_text_is_a_problem() -> None:
    ((path, message),) = problems(WORDS.position, {1: 2})
    assert (path, message[:21]) == (("1",), "no key of market '1':")


def test_a_field_left_out_is_needed() -> None:
    assert problems(WORDS.event, {"buy": "ada"}) == [(("ware",), "needed, and not given")]


def test_text_is_no_number() -> None:
    assert problems(WORDS.position, {"bells": "3"}) == [
        (("bells",), "should be a whole number, is 3")
    ]


def test_a_truth_value_is_no_number() -> None:
    assert problems(WORDS.position, {"bells": True}) == [
        (("bells",), "should be a whole number, is true")
    ]


def test_what_is_none_of_a_few_names_them() -> None:
    assert problems(WORDS.position, {"weather": "snow"}) == [
        (("weather",), "should be 'fair' or 'rain', is snow")
    ]


def test_a_check_of_the_game_speaks_for_itself() -> None:
    assert problems(WORDS.event, {"buy": "ada", "ware": "lead"}) == [
        (("ware",), "no ware 'lead': one of bread, lamp, relic, silk")
    ]


def test_every_problem_is_found_and_told_with_its_place() -> None:
    with pytest.raises(WordsError) as error:
        WORDS.position({"bells": "3", "weather": "snow"}, ("given",))
    assert str(error.value) == (
        "given.weather: should be 'fair' or 'rain', is snow; "
        "given.bells: should be a whole number, is 3"
    )


@pytest.mark.parametrize("words", [3, None, [], {}])
def test_what_is_neither_word_nor_mapping_is_a_problem(words: Any) -> None:
    assert problems(WORDS.query, words) == [
        ((), "query expected, as `word` or `{word: …}`"),
    ]


def test_a_position_is_a_mapping_of_state_keys() -> None:
    ((path, message),) = problems(WORDS.position, [1])
    assert path == ()
    assert message.startswith("a position is a mapping of: traders, prices")


def test_lists_are_read_as_tuples_and_sets() -> None:
    state = WORDS.position({"mules": ["ada"], "traders": {"ada": {"bag": ["silk", "silk"]}}})
    assert state.mules == frozenset({"ada"})
    assert state.traders["ada"].bag == ("silk", "silk")


def test_problems_without_a_place_are_here() -> None:
    assert str(WordsError([Problem((), "nothing")])) == "here: nothing"


# -- patterns ----------------------------------------------------------------------------


def test_a_pattern_matches_events_that_agree_in_the_fields_given() -> None:
    pattern = WORDS.pattern({"stolen": "ada"})
    assert pattern.matches(Stolen("ada", "bea"))
    assert not pattern.matches(Stolen("bea", "ada"))
    assert not pattern.matches(Alarm("ada"))


def test_a_pattern_of_the_word_alone_matches_every_event_of_it() -> None:
    assert WORDS.pattern("stolen").matches(Stolen("ada", "bea"))
    assert WORDS.pattern({"stolen": None, "thief": "bea"}).matches(Stolen("ada", "bea"))
    assert not WORDS.pattern({"stolen": None, "thief": "ada"}).matches(Stolen("ada", "bea"))


def test_a_pattern_has_no_unknown_keys() -> None:
    assert problems(WORDS.pattern, {"stolen": "ada", "theif": "bea"}) == [
        (("theif",), "no key of stolen 'theif': did you mean 'thief'?")
    ]


def test_a_pattern_has_no_value_that_no_event_can_have() -> None:
    assert problems(WORDS.pattern, {"won": "ada", "coins": "3"}) == [
        (("coins",), "should be a whole number, is 3")
    ]
    ((path, _),) = problems(WORDS.pattern, {"taken": "ada", "ware": "slik"})
    assert path == ("ware",)


def test_a_pattern_is_told_as_it_was_written() -> None:
    for words in ({"stolen": "ada", "thief": "bea"}, {"won": None, "coins": 3}):
        assert WORDS.pattern(words).words() == words


# -- the classes of a game ---------------------------------------------------------------


def test_two_classes_of_one_word_are_refused() -> None:
    @dataclass(frozen=True)
    class Buy(Event[Market]): ...

    first = Buy

    @dataclass(frozen=True)
    class Buy(Event[Market]):  # type: ignore[no-redef]  # two of one name are the point
        ...

    with pytest.raises(TypeError, match="two classes have the word 'buy': rename one"):
        Vocabulary(Market, module(first, Buy))


def test_a_field_that_checks_use_is_refused() -> None:
    @dataclass(frozen=True)
    class Dice(Event[Market]):
        rolls: int

    @dataclass(frozen=True)
    class Cost(Query[Market, int]):
        bill: int

    with pytest.raises(TypeError, match="'dice' has a field 'rolls', which checks use"):
        Vocabulary(Market, module(Dice))
    with pytest.raises(TypeError, match="'cost' has a field 'bill', which checks use"):
        Vocabulary(Market, module(Cost))


def test_a_class_that_is_only_a_base_has_no_word() -> None:
    class Entrance(Event[Market]): ...

    @dataclass(frozen=True)
    class Entered(Entrance):
        who: str

    assert list(Vocabulary(Market, module(Entrance, Entered)).events) == ["entered"]
