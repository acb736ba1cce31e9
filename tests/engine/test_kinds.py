"""What a game's own queries and choices have to say."""

from dataclasses import dataclass

import pytest

from app.engine.kinds import Choice, Query
from tests.engine.toy import Market


@dataclass(frozen=True)
class Rumour(Query[Market, int]):
    """A query that says nothing of its default."""


@dataclass(frozen=True)
class Whim(Choice[Market, str]):
    """A choice among nothing that it names."""


def test_a_query_without_default_cannot_be_asked() -> None:
    with pytest.raises(TypeError, match="default"):
        Rumour()  # type: ignore[abstract]  # that is the point


def test_a_choice_without_options_cannot_be_made() -> None:
    with pytest.raises(TypeError, match="options"):
        Whim()  # type: ignore[abstract]  # that is the point
