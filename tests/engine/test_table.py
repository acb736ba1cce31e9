"""A mapping that never changes."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

from app.engine.table import Table

DICTS = st.dictionaries(st.text(max_size=3), st.integers())


@given(DICTS)
def test_a_table_is_the_mapping_that_it_was_given(held: dict[str, int]) -> None:
    table = Table(held)
    assert dict(table) == held
    assert table == held
    assert len(table) == len(held)


@given(DICTS, st.text(max_size=3), st.integers())
def test_a_changed_copy_leaves_the_table_as_it_was(
    held: dict[str, int], key: str, value: int
) -> None:
    table = Table(held)
    assert table.with_(key, value) == {**held, key: value}
    assert table.without(key) == {k: v for k, v in held.items() if k != key}
    assert table == held


@given(DICTS)
def test_equal_tables_hash_alike_whatever_their_order(held: dict[str, int]) -> None:
    turned = Table(dict(reversed(held.items())))
    assert turned == Table(held)
    assert hash(turned) == hash(Table(held))


def test_tables_that_differ_are_unequal() -> None:
    assert Table({"a": 1}) != Table({"a": 2})
    assert Table({"a": 1}) != 1


def test_a_table_does_not_follow_the_mapping_it_was_made_from() -> None:
    held = {"a": 1}
    table = Table(held)
    held["a"] = 2
    assert table["a"] == 1


def test_a_table_cannot_be_changed_in_place() -> None:
    table: Any = Table({"a": 1})
    with pytest.raises(TypeError):
        table["a"] = 2
    with pytest.raises(AttributeError):
        table.more = 1


def test_a_table_shows_what_it_holds() -> None:
    assert repr(Table({"a": 1})) == "Table({'a': 1})"


def test_a_table_is_read_by_its_own_types() -> None:
    adapter: TypeAdapter[Table[int, str]] = TypeAdapter(Table[int, str])
    assert adapter.validate_json('{"1": "a"}', strict=True) == Table({1: "a"})
    with pytest.raises(ValidationError, match="valid string"):
        adapter.validate_json('{"1": 2}', strict=True)


def test_a_table_without_types_takes_anything() -> None:
    assert TypeAdapter(Table).validate_python({"a": 1}) == Table({"a": 1})
