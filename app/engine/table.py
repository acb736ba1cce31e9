"""A mapping that never changes, for states: comparable, hashable, copied on change."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar, get_args

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

K = TypeVar("K")
V = TypeVar("V")


class Table(Mapping[K, V]):
    """Keys and values as they were given; `with_` and `without` return changed copies."""

    __slots__ = ("_held",)

    def __init__(self, held: Mapping[K, V] | None = None) -> None:
        self._held = dict(held or {})

    def __getitem__(self, key: K) -> V:
        return self._held[key]

    def __iter__(self) -> Iterator[K]:
        return iter(self._held)

    def __len__(self) -> int:
        return len(self._held)

    def __hash__(self) -> int:
        return hash(frozenset(self._held.items()))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Mapping) and self._held == dict(other)

    def __repr__(self) -> str:
        return f"Table({self._held!r})"

    def with_(self, key: K, value: V) -> Table[K, V]:
        """Return a copy in which `key` has `value`."""
        return Table({**self._held, key: value})

    def without(self, key: K) -> Table[K, V]:
        """Return a copy without `key`; the same where it is not there."""
        return Table({k: v for k, v in self._held.items() if k != key})

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Read a mapping of the table's own key and value types."""
        key, value = get_args(source) or (Any, Any)
        inner = handler(dict[key, value])  # type: ignore[valid-type]  # types known at run time
        return core_schema.no_info_after_validator_function(cls, inner)
