"""A position drawn as the table looks: what the page's board template is given."""

from __future__ import annotations

from typing import Any

from app.engine.kinds import Worded
from app.engine.play import Play
from app.engine.trace import Line
from app.games.revive.bills import bills
from app.games.revive.drawn import Table
from app.games.revive.mapped import drawn_map, map_told
from app.games.revive.naming import option_name
from app.games.revive.parts import part
from app.games.revive.sheets import common, sheets
from app.games.revive.shown import shown
from app.games.revive.state import State
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
        if isinstance(option, Worded):
            return (sentence(Line("happened", option, None, (), (), None, 0, State())) or "")[:-1]
        return option_name(option)

    def picture(self, play: Play[Any]) -> Table:
        """Return the table as it lies in the play's present state, and what led there."""
        state: State = play.state
        found = shown(play.trace)
        ground = drawn_map(play, found) if state.board else None
        return Table(
            map=ground,
            bills=tuple(bills(found)),
            sheets=tuple(sheets(state)),
            common=tuple(common(state)),
            finished=state.finished,
            told=tuple(map_told(state, ground)) if ground else (),
        )
