"""When a check proves its entry: the five conditions, each able to fail.

1. As ruled, the position is one that some game reaches, every step is accepted unless its
   refusal is claimed, every scripted decision is asked for, and `then` holds.
2. Otherwise, `then` fails and `otherwise.then` holds, its first claim contradicting the first
   claim of `then`: the one that answers the question, and that fails itself. What is left out is
   the entry or what it rests on; more only where the answer fails without these alone.
3. The entry, or each it rests on, is named in the ruled trace; a denial in the misread one.
4. Each function of the entry, replaced by a no-op, makes the check fail.
5. Each entry that it rests on, dropped alone, makes a claim of `then` fail: it is no proof that
   the run merely stops, that another rule refuses the same, or that a bill has other items.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from app.engine.claims import Claim, Ends
from app.engine.errors import Circular, Endless, UnknownEntry
from app.engine.game import Game
from app.engine.rulebook import Rule
from app.engine.scenario import Case, Run, faults_of, read_case, run
from app.engine.telling import listed, plain, said

Kind = Literal["proven", "denial", "rests", "shown"]


@dataclass(frozen=True)
class Check:
    """An entry's cases as written, what it rests on, and whether it only shows facts."""

    entry: str
    cases: Sequence[Mapping[str, Any]]
    rests_on: tuple[str, ...] = ()
    shown: bool = False


@dataclass(frozen=True)
class Proof:
    """What came of a check: `failed` says where it is wrong, `vacuous` where it proves nothing."""

    entry: str
    kind: Kind
    failed: tuple[str, ...] = ()
    vacuous: tuple[str, ...] = ()


@dataclass
class _Findings:
    failed: list[str] = field(default_factory=list)
    vacuous: list[str] = field(default_factory=list)


def prove(game: Game[Any], check: Check) -> Proof:
    """Judge a check; raises `WordsError` for words that do not read."""
    cases = [
        read_case(words, game, check.entry, path=("check", place))
        for place, words in enumerate(check.cases)
    ]
    own = game.rulebook.owned_by(check.entry)
    found = _Findings()
    misread = dict.fromkeys(case.otherwise.without for case in cases if case.otherwise)
    for place, case in enumerate(cases, 1):
        ruled = _as_ruled(game, case)
        found.failed += [f"case {place}: {fault}" for fault in ruled]
        if case.otherwise:
            failed, vacuous = _as_misread(game, case)
            found.failed += [f"case {place}, misread: {fault}" for fault in failed]
            found.vacuous += [f"case {place}: {fault}" for fault in vacuous]
        elif not ruled:
            found.failed += [f"case {place}: {fault}" for fault in _as_agreed(game, case, misread)]
    kind = _kind(check, own)
    if check.shown:
        if any(case.otherwise for case in cases):
            found.failed.append("facts are shown, not misread: they have no otherwise")
        if not cases:
            found.vacuous.append("no case shows its facts")
    elif not found.failed:
        found.vacuous += _unproven(game, check, cases, own, kind)
    return Proof(check.entry, kind, tuple(found.failed), tuple(found.vacuous))


def _kind(check: Check, own: tuple[Rule, ...]) -> Kind:
    if check.shown:
        return "shown"
    if own:
        return "denial" if all(rule.reading for rule in own) else "proven"
    return "rests"


def _as_ruled(game: Game[Any], case: Case[Any], muted: tuple[Rule, ...] = ()) -> list[str]:
    """Condition 1."""
    faults = [f"no game reaches the position: {fault}" for fault in game.faults(case.given)]
    played = run(case, game.rulebook.played(muted=muted))
    unasked = [f"nobody asks for the decision that it gives: {word}" for word in played.unasked]
    return faults + faults_of(played, case.then) + unasked


def _as_misread(
    game: Game[Any], case: Case[Any], muted: tuple[Rule, ...] = ()
) -> tuple[list[str], list[str]]:
    """Condition 2: what fails, and what shows that nothing is proven."""
    assert case.otherwise
    try:
        rules = game.rulebook.played(case.otherwise.without, muted=muted)
    except UnknownEntry as error:
        return [str(error)], []
    played = run(case, rules)
    failed = faults_of(played, case.otherwise.then)
    vacuous = []
    if not faults_of(played, case.then):
        without = listed(case.otherwise.without, "and")
        vacuous.append(
            f"every claim of then survives without {without}; {_difference(game, case, played)}"
        )
    if not _opposed(case.otherwise.then, case.then):
        vacuous.append(
            f"the first claim misread, {said(case.otherwise.then[0].words)}, "
            f"does not contradict the answer, {said(case.then[0].words)}"
        )
    elif not vacuous and not failed and _answers(case, played):
        vacuous.append(f"the answer, {said(case.then[0].words)}, holds misread too")
    return failed, vacuous


def _answers(case: Case[Any], played: Run[Any]) -> bool:
    """Tell whether the claim that answers the question holds in a run: never in an endless one."""
    is_endless = isinstance(played.ended, Circular | Endless)
    return not is_endless and case.then[0].bare.fault(played) is None


def _opposed(misread: tuple[Claim, ...], ruled: tuple[Claim, ...]) -> bool:
    """Tell whether the first claims of two lists contradict each other.

    How a run ends contradicts whatever is said of a run that ends well: not where both lists
    say that it ends so.
    """
    if isinstance(misread[0], Ends) != isinstance(ruled[0], Ends):
        others = ruled if isinstance(misread[0], Ends) else misread
        ending = misread[0] if isinstance(misread[0], Ends) else ruled[0]
        stops = [claim for claim in others if isinstance(claim, Ends)]
        return all(ending.contradicts(stop) for stop in stops)
    return misread[0].contradicts(ruled[0])


def _as_agreed(
    game: Game[Any], case: Case[Any], misread: Iterable[tuple[str, ...]]
) -> Iterator[str]:
    """A case without otherwise shows where the readings agree: it holds in every run."""
    for without in misread:
        try:
            played = run(case, game.rulebook.played(without))
        except UnknownEntry:  # said already of the case that is misread so
            continue
        for fault in faults_of(played, case.then):
            yield f"it has no otherwise, yet without {listed(without, 'and')} {fault}"


def _unproven(
    game: Game[Any],
    check: Check,
    cases: list[Case[Any]],
    own: tuple[Rule, ...],
    kind: Kind,
) -> Iterator[str]:
    """Conditions 3 to 5, for a check that holds."""
    if not any(case.otherwise for case in cases):
        yield "no case shows how it is misread"
        return
    if not own and not check.rests_on:
        yield "it owns no rule and rests on no entry"
        return
    for place, case in enumerate(cases, 1):
        strange = _strange(game, check, case)
        if strange:
            left_out = listed(strange, "and")
            yield f"case {place}: {left_out} is left out, and it rests on nothing such"
    for entry in ((check.entry,) if own else ()) + check.rests_on:
        if not game.rulebook.owned_by(entry):
            yield f"{entry}, on which it says it rests, owns no rule"
        elif not any(_has_hand(game, case, entry) for case in cases):
            yield f"{entry} has no hand in the {_where(game, entry)} run"
    for rule in own:
        if not _fails(game, cases, rule):
            yield f"the function {rule.name} can do nothing and the check still passes"
    for entry in check.rests_on:
        if all(_survives(game, case, entry) for case in cases):
            yield f"every claim survives without {entry}, on which it says it rests"


def _strange(game: Game[Any], check: Check, case: Case[Any]) -> list[str]:
    """Condition 2: return what is left out beside the entry and what it rests on, where the
    answer would hold without these alone."""
    without = case.otherwise.without if case.otherwise else ()
    within = [entry for entry in without if entry in (check.entry, *check.rests_on)]
    strange = [entry for entry in without if entry not in within]
    if strange and within and not _answers(case, run(case, game.rulebook.played(within))):
        return []
    return strange


def _where(game: Game[Any], entry: str) -> Literal["ruled", "misread"]:
    """Tell in which run an entry's rules are played: a denial has none but other readings."""
    is_denial = all(rule.reading for rule in game.rulebook.owned_by(entry))
    return "misread" if is_denial else "ruled"


def _has_hand(game: Game[Any], case: Case[Any], entry: str) -> bool:
    """Condition 3, for one case and one entry: is it named where its rules are played?"""
    without: tuple[str, ...] = ()
    claims = case.then
    if _where(game, entry) == "misread":
        without = (entry,)
        if case.otherwise and entry in case.otherwise.without:
            without, claims = case.otherwise.without, case.otherwise.then
    played = run(case, game.rulebook.played(without))
    faults_of(played, claims)  # puts the claims to it, and so their questions in its trace
    return entry in played.play.trace.entries()


def _fails(game: Game[Any], cases: list[Case[Any]], muted: Rule) -> bool:
    """Condition 4, for one function."""
    return any(
        _as_ruled(game, case, (muted,))
        or (case.otherwise and any(_as_misread(game, case, (muted,))))
        for case in cases
    )


def _survives(game: Game[Any], case: Case[Any], dropped: str) -> bool:
    """Condition 5, for one case and one entry."""
    if not game.rulebook.owned_by(dropped):
        return False  # said already
    played = run(case, game.rulebook.played((dropped,)))
    return all(claim.bare.fault(played) is None for claim in case.then)


def _difference(game: Game[Any], case: Case[Any], misread: Run[Any]) -> str:
    """Say what differs between the states that the two runs end in."""
    ruled = plain(run(case, game.rulebook.played()).play.state)
    seen = plain(misread.play.state)
    changed = [
        f"{key}: {said(ruled.get(key))} → {said(seen.get(key))}"
        for key in sorted({*ruled, *seen})
        if ruled.get(key) != seen.get(key)
    ]
    return f"what changed: {'; '.join(changed)}" if changed else "nothing changed"
