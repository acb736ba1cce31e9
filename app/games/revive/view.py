"""A position drawn as the table looks: what the page's board template is given."""

from __future__ import annotations

from typing import Any

from app.engine.play import Play
from app.engine.trace import Line
from app.games.revive.naming import option_name
from app.games.revive.parts import part
from app.games.revive.telling import sentence


class TableView:
    """How Revive is shown."""

    template = "parts/boards/revive.html"

    def sentence(self, line: Line) -> str | None:
        """Return the line in plain Italian, or None for mere bookkeeping."""
        return sentence(line)

    def part(self, key: str, state: Any) -> str:
        """Return what lies at one key of a state."""
        return part(key, state)

    def option(self, option: Any) -> str:
        """Return a good, a card or a space as a player names it."""
        return option_name(option)

    def picture(self, play: Play[Any]) -> Any:
        """Return the table as it lies in the play's present state."""
        return play.state.board.text if play.state.board else ""
