"""What a trace tells of the step under way: what it costs and gives, and how far it is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from app.engine.trace import Line
from app.games.revive.events.goods import Paid
from app.games.revive.queries.ground import Distance
from app.games.revive.queries.money import Cost, Reward
from app.games.revive.queries.score import ArtifactFactor, Score


@dataclass
class Shown:
    """What was asked since the last action began, each but once, and what was paid."""

    sums: dict[object, Line] = field(default_factory=dict)
    factors: dict[tuple[str, str], int] = field(default_factory=dict)  # by player and colour
    distance: Line | None = None
    paid: Paid | None = None
    aim: Line | None = None  # food asked for something on the map


def shown(lines: Iterable[Line]) -> Shown:
    """Read what there is to show from a trace."""
    found = Shown()
    for line in lines:
        what = line.what
        if line.kind in ("did", "refused", "allowed"):
            found = Shown()
        elif isinstance(what, Cost | Reward | Score) and line.kind == "asked":
            if line.value:
                found.sums[what] = line
            if isinstance(what, Cost) and what.of == "food" and what.at is not None:
                found.aim = line
        elif isinstance(what, ArtifactFactor) and line.kind == "asked":
            found.factors[what.player, what.colour] = line.value
        elif isinstance(what, Distance) and line.kind == "asked":
            found.distance = line
        elif isinstance(what, Paid) and line.kind == "happened":
            found.paid = what
    return found
