"""How a query's value is worked out: set, added to, multiplied, limited, then ranked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from app.engine.errors import Contradiction
from app.engine.kinds import Binds, Choice, Order, Query
from app.engine.rulebook import Rule, Verb
from app.engine.trace import PRINTED, Item

if TYPE_CHECKING:
    from app.engine.play import Play


@dataclass(frozen=True)
class Reckoning:
    """A value, the steps that led to it, and the entries of the rules that spoke."""

    value: Any
    bill: tuple[Item, ...]
    entries: tuple[str, ...]


def reckon(play: Play[Any], query: Query[Any, Any]) -> Reckoning:
    """Work out a query's value by the rules in play; raises `Contradiction`."""
    value, bill = _set(play, query, query.default(play))
    for rule, amount in _answers(play, "adds", query, value, bill):
        value = value + amount
        bill.append(Item(rule.owner, "adds", amount))
    for rule, factor in _answers(play, "multiplies", query, value, bill):
        value = value * factor
        bill.append(Item(rule.owner, "multiplies", factor))
    value = _limited(play, query, query.rounded(value), bill)
    spoke = [item.entry for item in bill if item.entry != PRINTED]
    if isinstance(query, Choice) and len(value) > 1:
        value, rankers = _best(play, query, value)
        spoke += rankers
    return Reckoning(value, tuple(bill), tuple(dict.fromkeys(spoke)))


def bites(play: Play[Any], rule: Rule, on: Any) -> bool:
    """Tell whether no exception lifts this rule for this query or event."""
    return isinstance(on, Binds) or not play.has_exceptions or play.ask(Binds(rule.owner, on))


def _answers(
    play: Play[Any], verb: Verb, query: Query[Any, Any], value: Any, bill: list[Item]
) -> list[tuple[Rule, Any]]:
    """Return what each rule of a verb says to a query, lifted rules being put on the bill."""
    answers = []
    for rule in play.rules.about(query, verb):
        answer = rule.function(play, query, value)
        if answer is None:
            continue
        if bites(play, rule, query):
            answers.append((rule, answer))
        else:
            bill.append(Item(rule.owner, "waived", answer))
    return answers


def _set(play: Play[Any], query: Query[Any, Any], printed: Any) -> tuple[Any, list[Item]]:
    bill: list[Item] = []
    answers = _answers(play, "sets", query, printed, bill)
    outdone = {owner for rule, _ in answers for owner in rule.over}
    standing = [(rule, answer) for rule, answer in answers if rule.owner not in outdone]
    # A rule named under `over` spoke too: without the other it would have had its way.
    bill.extend(Item(rule.owner, "waived", a) for rule, a in answers if rule.owner in outdone)
    if not standing:
        return printed, [Item(PRINTED, "printed", printed), *bill]
    first, value = standing[0]
    for rule, answer in standing[1:]:
        if answer != value:
            raise Contradiction(
                f"{query}: {first.owner} says {value}, {rule.owner} says {answer}, "
                "and neither goes over the other"
            )
    return value, [*bill, *(Item(rule.owner, "sets", answer) for rule, answer in standing)]


def _limited(play: Play[Any], query: Query[Any, Any], value: Any, bill: list[Item]) -> Any:
    """Apply the limits, which must give the same in either order."""
    rules = list(play.rules.about(query, "limits"))
    forwards = _through(play, rules, query, value)
    if len(forwards[1]) > 1 and _through(play, rules[::-1], query, value)[0] != forwards[0]:
        owners = ", ".join(item.entry for item in forwards[1])
        raise Contradiction(f"{query}: the limits of {owners} give different values by order")
    bill.extend(forwards[1])
    return forwards[0]


def _through(
    play: Play[Any], rules: list[Rule], query: Query[Any, Any], value: Any
) -> tuple[Any, list[Item]]:
    steps = []
    for rule in rules:
        bound = rule.function(play, query, value)
        if bound is None or bound == value:
            continue
        if bites(play, rule, query):
            value = bound
            steps.append(Item(rule.owner, "limits", bound))
        else:
            steps.append(Item(rule.owner, "waived", bound))
    return value, steps


def _best(
    play: Play[Any], choice: Choice[Any, Any], options: tuple[Any, ...]
) -> tuple[tuple[Any, ...], list[str]]:
    """Keep the options with the least mark, key by key; name the rules that told them apart."""
    told: list[str] = []
    for key in play.ask(Order(choice)):
        rules = [r for r in play.rules.about(choice, "ranks") if r.key == key]
        for rule in rules:
            marks = [rule.function(play, choice, option) for option in options]
            if None in marks or len(set(marks)) == 1 or not bites(play, rule, choice):
                continue
            least = min(marks)
            options = tuple(o for o, mark in zip(options, marks, strict=True) if mark == least)
            told.append(rule.owner)
    return options, told
