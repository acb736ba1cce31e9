"""Queries, events and states back into words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar

import pytest

from app.engine.kinds import Binds, Event, Prevented, Worded
from app.engine.table import Table
from app.engine.telling import fields_of, listed, plain, said, to_words
from app.engine.words import Vocabulary
from tests.engine.toy import Market, Trader
from tests.engine.toy.events import Buy, Rained, RingBell, Stolen, Won
from tests.engine.toy.queries import Price, Victim
from tests.engine.toy.wording import WORDS, module


def test_what_is_left_at_its_default_is_not_told() -> None:
    assert to_words(Price("bread")) == {"price": "bread"}
    assert to_words(Price("bread", "ada")) == {"price": "bread", "buyer": "ada"}
    assert fields_of(Market(bells=2)) == {"bells": 2}
    assert WORDS.position_words(Market()) == {}


def test_the_first_field_is_told_even_at_its_default() -> None:
    @dataclass(frozen=True)
    class Bid(Event[Market]):
        coins: int | None = 1

    words = Vocabulary(Market, module(Bid))
    for bid in (Bid(), Bid(2), Bid(None)):
        assert words.event(to_words(bid)) == bid


def test_a_first_field_that_may_be_none_is_read_back() -> None:
    @dataclass(frozen=True)
    class Bid(Event[Market]):
        coins: int | None
        silver: int | None = None

    words = Vocabulary(Market, module(Bid))
    for bid in (Bid(None), Bid(None, 3), Bid(2)):
        assert words.event(to_words(bid)) == bid


def test_a_query_within_a_query_is_told_in_its_own_words() -> None:
    assert to_words(Binds[Market]("a", Buy("ada", "bread"))) == {
        "binds": "a",
        "on": {"buy": "ada", "ware": "bread"},
    }


def test_values_are_told_as_yaml_holds_them() -> None:
    class Colour(Enum):
        RED = "red"

    assert plain((1, [2], Table({"a": (3,)}))) == [1, [2], {"a": [3]}]
    assert plain({Colour.RED: Colour.RED}) == {"red": "red"}
    assert plain(Trader(coins=2, most_wares=3)) == {"coins": 2, "most wares": 3}


def test_sets_are_told_in_order() -> None:
    assert plain(frozenset({10, 9, 1})) == [1, 9, 10]
    assert plain(frozenset({"b", "a", 1})) == [1, "a", "b"]


@pytest.mark.parametrize(
    ("thing", "sentence"),
    [
        (Buy("ada", "bread"), "buy: ada, ware: bread"),
        (RingBell(), "ring bell"),
        (Prevented(Won("ada", 3)), "prevented: {won: ada, coins: 3}"),
        ((1, "a"), "[1, a]"),
        (None, "nothing"),
        (True, "true"),
        (False, "false"),
    ],
)
def test_a_sentence_names_things_in_their_words(thing: Any, sentence: str) -> None:
    assert said(thing) == sentence


def test_a_sentence_lists_things() -> None:
    assert listed([]) == ""
    assert listed(["a"]) == "a"
    assert listed([1, 2, Victim("ada")]) == "1, 2 or victim: ada"
    assert listed(["a", "b"], "and") == "a and b"


def test_a_word_can_be_given_by_the_class() -> None:
    class Odd(Worded):
        quiet: ClassVar[bool] = True

        @classmethod
        def word(cls) -> str:
            return "very odd"

    assert said(to_words(dataclass(frozen=True)(Odd)())) == "very odd"


def test_words_and_things_are_the_same_both_ways() -> None:
    for event in (Buy("ada", "bread"), RingBell(), Rained(), Stolen("a", "b"), Won("a", -1)):
        assert WORDS.event(to_words(event)) == event
