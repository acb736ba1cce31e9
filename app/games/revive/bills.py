"""What something costs, gives or scores, line by line."""

from __future__ import annotations

from collections.abc import Iterator

from app.engine.trace import Line
from app.games.revive.drawn import DrawnBill, DrawnSum
from app.games.revive.naming import PLURAL, goods, several, who
from app.games.revive.queries.money import Cost, Reward
from app.games.revive.queries.score import Score
from app.games.revive.shown import Shown
from app.games.revive.telling.phrases import Step, deed, steps


def bills(shown: Shown) -> Iterator[DrawnBill]:
    """Return the bills of the step under way: costs, then rewards, then scores."""
    lines = list(shown.sums.values())
    yield from _priced(lines, shown)
    yield from _rewarded(lines)
    for line in lines:
        if isinstance(line.what, Score):
            title = f"Punti {_of(line.what.player)}"
            told = tuple(
                (label + _factors(shown, line.what.player, entry), change)
                for entry, (label, change) in zip(
                    (step.entry for step in steps(line)), _lines(line), strict=True
                )
            )
            yield DrawnBill(title, (DrawnSum("", "point", told, str(line.value)),))


def _factors(shown: Shown, player: str, entry: str) -> str:
    """Say by what artifacts multiply their card's count: ` (gialli × 4)`."""
    found = {colour: by for (whose, colour), by in shown.factors.items() if whose == player}
    if entry != "punti-della-carta-artefatto" or not found:
        return ""
    return f" ({', '.join(f'{PLURAL[colour]} × {by}' for colour, by in found.items())})"


def _of(player: str) -> str:
    return f"del {player}"


def _priced(lines: list[Line], shown: Shown) -> Iterator[DrawnBill]:
    titled: dict[str, list[DrawnSum]] = {}
    for line in lines:
        if isinstance(line.what, Cost):
            titled.setdefault(deed(line.what, line.state), []).append(_sum(line, line.what.of))
    paid = f"{who(shown.paid.player)} paga {goods(shown.paid.what)}" if shown.paid else ""
    for title, sums in titled.items():
        yield DrawnBill(f"Quanto costa {title}", tuple(sums), paid[:1].upper() + paid[1:])


def _rewarded(lines: list[Line]) -> Iterator[DrawnBill]:
    titled: dict[str, list[DrawnSum]] = {}
    for line in lines:
        if isinstance(line.what, Reward):
            title = f"Che cosa dà {deed(line.what, line.state)}"
            if line.what.player not in (None, line.state.turn):
                title += f" {_to(line.what.player)}"
            titled.setdefault(title, []).append(_sum(line, line.what.of))
    for title, sums in titled.items():
        yield DrawnBill(title, tuple(sums))


def _to(player: str | None) -> str:
    return f"al {player}"


def _sum(line: Line, good: str) -> DrawnSum:
    label = several(good)
    return DrawnSum(label[0].upper() + label[1:], good, _lines(line), str(line.value))


def _lines(line: Line) -> tuple[tuple[str, str], ...]:
    return tuple((_capital(step.label), _change(step)) for step in steps(line))


def _capital(label: str) -> str:
    return label[0].upper() + label[1:]


def _change(step: Step) -> str:
    if step.how == "times":
        return f"× {step.amount}"
    return str(step.amount) if step.amount >= 0 else f"− {-step.amount}"
