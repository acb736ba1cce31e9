"""Cards' facts in Italian."""

from collections.abc import Iterator
from typing import Any

import pytest

from app.library.schema import Card
from app.pages.facts import LABELS, VALUES, fact_rows
from tests.shipped import CARDS

# Words that the rules know by their English names; those printed on cards are Italian in the data.
ENGLISH = {"melee", "ranged", "reveal", "first position", "*", "attack", "special"}


def _keys(facts: dict[str, Any]) -> Iterator[str]:
    for key, held in facts.items():
        if isinstance(held, dict) and key != "copies":
            yield from _keys(held)
        else:
            yield key


@pytest.mark.parametrize(("game", "card"), CARDS)
def test_every_fact_has_an_italian_label(game: str, card: Card) -> None:
    assert set(_keys(card.facts)) <= LABELS.keys()


@pytest.mark.parametrize(("game", "card"), CARDS)
def test_no_english_word_is_shown(game: str, card: Card) -> None:
    shown = {text for fact in fact_rows(card.facts, {}) for text, _ in fact.values}
    assert not shown & ENGLISH


def test_copies_are_counted_by_what_is_printed() -> None:
    (copies,) = fact_rows({"creature": {"copies": {"a": 4, "b": 5, "c": 5}}}, {})
    assert [text for text, _ in copies.values] == ["1 × Vita 4", "2 × Vita 5"]


def test_what_is_not_so_is_not_said() -> None:
    assert fact_rows({"ability": {"face_down": False}}, {}) == ()
    (passive,) = fact_rows({"ability": {"face_down": True}}, {})
    assert passive.values == (("sì", None),)


def test_values_have_their_words() -> None:
    assert VALUES.keys() >= ENGLISH
