"""Collecting rules, and the rules of one run."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine.errors import UnknownEntry
from app.engine.kinds import Event, Query
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from tests.engine.toy import Market, market
from tests.engine.toy.events import Alarm, Paid, Rained, Won
from tests.engine.toy.queries import Price, Victim


def nothing(play: Play[Market], thing: Any, *value: Any) -> None: ...


def owners(book: Rulebook[Market], *otherwise: str, **how: Any) -> list[str]:
    return [rule.owner for rule in book.played(otherwise, **how).all]


def test_a_rule_names_its_owner_either_by_entry_or_by_otherwise() -> None:
    book = Rulebook[Market]("prices")
    with pytest.raises(TypeError, match="either by entry= or by otherwise="):
        book.adds(Price)
    with pytest.raises(TypeError, match="either by entry= or by otherwise="):
        book.adds(Price, entry="a", otherwise="a")


def test_a_rule_names_what_it_is_about() -> None:
    with pytest.raises(TypeError, match="adds: a rule names at least one kind"):
        Rulebook[Market]("prices").adds(entry="a")


def test_a_verb_leaves_the_function_as_it_was() -> None:
    assert Rulebook[Market]("prices").reacts(Alarm, entry="a")(nothing) is nothing


@pytest.mark.parametrize("verb", ["sets", "adds", "multiplies", "limits"])
def test_a_verb_about_queries_is_kept_with_its_topic(verb: str) -> None:
    book = Rulebook[Market]("prices")
    getattr(book, verb)(Price, entry="a")(nothing)
    (rule,) = book.rules
    assert (rule.verb, rule.kinds, rule.topic, rule.name) == (verb, (Price,), "prices", "nothing")


def test_a_game_is_the_union_of_its_topics_in_their_order() -> None:
    one, other = Rulebook[Market]("one"), Rulebook[Market]("other")
    one.reacts(Alarm, entry="a")(nothing)
    other.reacts(Alarm, entry="b")(nothing)
    assert [rule.topic for rule in Rulebook.of(one, other).rules] == ["one", "other"]


def test_played_leaves_other_readings_out() -> None:
    book = Rulebook[Market]("prices")
    book.adds(Price, entry="a")(nothing)
    book.adds(Price, otherwise="a")(nothing)
    assert [rule.reading for rule in book.played().all] == [False]


def test_an_entry_misread_loses_its_rules_and_gains_its_other_readings() -> None:
    book = Rulebook[Market]("prices")
    book.adds(Price, entry="a")(nothing)
    book.adds(Price, otherwise="a")(nothing)
    book.adds(Price, entry="b")(nothing)
    played = book.played(["a"]).all
    assert [(rule.owner, rule.reading) for rule in played] == [("a", True), ("b", False)]


def test_an_entry_without_rules_cannot_be_misread() -> None:
    with pytest.raises(UnknownEntry, match="'rain-costs-two' owns no rule"):
        market.played(["rain-costs-two"])


def test_a_muted_rule_is_not_played() -> None:
    (rule,) = market.owned_by("rain-costs-one")
    assert "rain-costs-one" in owners(market)
    assert "rain-costs-one" not in owners(market, muted=[rule])


def test_backwards_takes_the_rules_in_reverse() -> None:
    assert owners(market, backwards=True) == owners(market)[::-1]


def test_an_entry_owns_its_other_readings_too() -> None:
    owned = market.owned_by("silk-by-halves")
    assert [rule.reading for rule in owned] == [False, True]


def test_rules_are_found_by_what_they_are_about() -> None:
    rules = market.played()
    assert [rule.owner for rule in rules.about(Price("bread"), "adds")] == ["rain-costs-one"]
    assert rules.about(Price("bread"), "ranks") == ()
    assert rules.about(Rained(), "reacts") == ()


def test_rules_about_a_base_class_are_about_its_kinds() -> None:
    book = Rulebook[Market]("all")
    book.reacts(Event, entry="a")(nothing)
    book.reacts(Paid, Won, entry="b")(nothing)
    book.sets(Query, entry="c")(nothing)
    rules = book.played()
    assert [rule.owner for rule in rules.about(Won("ada", 1), "reacts")] == ["a", "b"]
    assert [rule.owner for rule in rules.about(Alarm("ada"), "reacts")] == ["a"]
    assert [rule.owner for rule in rules.about(Victim("ada"), "sets")] == ["c"]


def test_ranks_are_kept_under_their_key() -> None:
    book = Rulebook[Market]("all")
    book.ranks(Victim, "coins", entry="a")(nothing)
    assert book.rules[0].key == "coins"


def test_a_rule_remembers_whom_it_goes_over() -> None:
    book = Rulebook[Market]("all")
    book.sets(Price, entry="a", over=["b", "c"])(nothing)
    assert book.rules[0].over == {"b", "c"}


def test_a_string_is_no_list_of_entries() -> None:
    book = Rulebook[Market]("all")
    with pytest.raises(TypeError, match="a list of entries"):
        book.sets(Price, entry="a", over="b")
    with pytest.raises(TypeError, match="a list of entries"):
        market.played("rain-costs-one")
