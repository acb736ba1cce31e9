"""How rules give their say: a query's value set, added to, multiplied, limited, then ranked; an
event objected to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from app.engine.errors import Contradiction
from app.engine.kinds import Binds, Choice, Event, Order, Query
from app.engine.rulebook import Rule, Verb
from app.engine.telling import listed, said
from app.engine.trace import PRINTED, Item, Veto

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
    return isinstance(on, Binds) or not play.rules.has_exceptions or play.ask(Binds(rule.owner, on))


def objections(
    play: Play[Any], verb: Verb, event: Event[Any]
) -> tuple[tuple[Veto, ...], tuple[str, ...]]:
    """Collect what the rules of a verb have against an event, and the owners of lifted ones."""
    vetoes, lifted = [], []
    for rule in play.rules.about(event, verb):
        reason = rule.function(play, event)
        if reason is None:
            continue
        if bites(play, rule, event):
            vetoes.append(Veto(rule.owner, reason))
        else:
            lifted.append(rule.owner)
    return tuple(vetoes), tuple(lifted)


def first_objection(play: Play[Any], event: Event[Any]) -> str | None:
    """Return the first reason that a rule has against an event, None where there is none."""
    for rule in play.rules.about(event, "forbids"):
        reason: str | None = rule.function(play, event)
        if reason is not None and bites(play, rule, event):
            return reason
    return None


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
    outdone = dict.fromkeys(owner for rule, _ in answers for owner in sorted(rule.over))
    standing = [(rule, answer) for rule, answer in answers if rule.owner not in outdone]
    # A rule named under `over` spoke too: without the other it would have had its way.
    bill.extend(Item(rule.owner, "waived", a) for rule, a in answers if rule.owner in outdone)
    if answers and not standing:
        raise Contradiction(f"{said(query)}: {_owners(outdone)} go over one another")
    if not standing:
        return printed, [Item(PRINTED, "printed", printed), *bill]
    first, value = standing[0]
    for rule, answer in standing[1:]:
        if answer != value:
            raise Contradiction(
                f"{said(query)}: {first.owner} says {said(value)}, {rule.owner} says "
                f"{said(answer)}, and neither goes over the other"
            )
    return value, [*bill, *(Item(rule.owner, "sets", answer) for rule, answer in standing)]


def _limited(play: Play[Any], query: Query[Any, Any], value: Any, bill: list[Item]) -> Any:
    """Apply the limits, which must give the same in either order."""
    rules = play.rules.about(query, "limits")
    limited, steps = _through(play, rules, query, value)
    if steps and len(rules) > 1:
        backwards, others = _through(play, rules[::-1], query, value)
        if backwards != limited:
            raise Contradiction(
                f"{said(query)}: the limits of {_owners(s.entry for s in (*steps, *others))} give "
                f"{said(limited)} or {said(backwards)}, whichever comes first"
            )
    bill.extend(steps)
    return limited


def _through(
    play: Play[Any], rules: tuple[Rule, ...], query: Query[Any, Any], value: Any
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
    spoke: list[str] = []
    for key in play.ask(Order(choice)):
        if len(options) == 1:
            break
        rules = tuple(r for r in play.rules.about(choice, "ranks") if r.key == key)
        best, told = _ranked(play, rules, choice, options)
        if told and len(rules) > 1:
            backwards, others = _ranked(play, rules[::-1], choice, options)
            if backwards != best:
                raise Contradiction(
                    f"{said(choice)}: {_owners([*told, *others])} rank by {key!r}, and leave "
                    f"{listed(best)} or {listed(backwards)}, whichever comes first"
                )
        options = best
        spoke += told
    return options, spoke


def _ranked(
    play: Play[Any], rules: tuple[Rule, ...], choice: Choice[Any, Any], options: tuple[Any, ...]
) -> tuple[tuple[Any, ...], list[str]]:
    """Keep the options with the least mark by the rules of one key, and name those rules."""
    told = []
    for rule in rules:
        marks = [rule.function(play, choice, option) for option in options]
        if None in marks or len(set(marks)) == 1:
            continue
        told.append(rule.owner)
        if bites(play, rule, choice):
            least = min(marks)
            options = tuple(o for o, mark in zip(options, marks, strict=True) if mark == least)
    return options, told


def _owners(entries: Iterable[str]) -> str:
    return listed(dict.fromkeys(entries), "and")
