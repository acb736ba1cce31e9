"""One run of a game: a state, the rules in play, and the trace of what they did.

`ask` and `choose` read, `happen` and `do` change. A run is a pure function of its rules, its
state and its decisions: no chance, no clock, no order that comes from names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from app.engine.errors import Circular, Endless, IllegalDecision, Undecided
from app.engine.kinds import Action, Binds, Choice, Event, Next, Prevented, Query, S, Worded
from app.engine.reckon import Reckoning, bites, reckon
from app.engine.rulebook import Rules, Verb
from app.engine.trace import Item, Line, LineKind, Trace

V = TypeVar("V")
O = TypeVar("O")  # noqa: E741
Decide = Callable[[Choice[Any, Any], tuple[Any, ...]], Any]
BOUND = 2_000  # events in one run
DEEP = 60  # events one inside another
WAYS = 2_000  # ways in which the choices of one step may be made


def undecided(choice: Choice[Any, Any], options: tuple[Any, ...]) -> Any:
    """Decide nothing: raise `Undecided`, naming the options."""
    raise Undecided(choice, options)


@dataclass
class _Frame:
    """What a line under way has gathered: the hands in it, and where it will stand."""

    place: int
    entries: list[str]


@dataclass(frozen=True)
class Veto:
    """A reason why something may not be, and the entry that gives it."""

    entry: str
    reason: str


class Play(Generic[S]):
    """A state under the rules of one run; every change leaves its line in `trace`."""

    def __init__(
        self, rules: Rules[S], state: S, decide: Decide = undecided, bound: int = BOUND
    ) -> None:
        self.rules, self.state, self.decide, self.bound = rules, state, decide, bound
        self.trace = Trace()
        self.has_exceptions = any(issubclass(Binds, rule.kinds) for rule in rules.all)
        self._known: dict[Query[S, Any], Reckoning] = {}
        self._asking: set[Query[S, Any]] = set()
        self._frames: list[_Frame] = []
        self._causes: list[str] = []
        self._depth = 0
        self._waiting: list[tuple[Event[S], str | None]] = []
        self._changes = 0

    # -- reading ---------------------------------------------------------------------------

    def ask(self, query: Query[S, V]) -> V:
        """Return a query's value by the rules in play, worked out once per state.

        Raises `Circular` when the answer needs itself and `Contradiction` when rules disagree.
        """
        answer = self._known.get(query)
        if answer is None:
            answer = self._work_out(query)
        if query.quiet:
            self._pass_up(query, answer)
        value: V = answer.value
        return value

    def _work_out(self, query: Query[S, Any]) -> Reckoning:
        if query in self._asking:
            raise Circular(f"{query} needs its own answer")
        self._asking.add(query)
        frame = self._frame()
        self._frames.append(frame)
        try:
            found = reckon(self, query)
        finally:
            self._asking.discard(query)
            self._frames.pop()
        answer = Reckoning(found.value, found.bill, _once(found.entries, frame.entries))
        self._known[query] = answer
        if not query.quiet:
            self._write(frame, "asked", query, answer.value, answer.entries, answer.bill)
        return answer

    def _pass_up(self, query: Query[S, Any], answer: Reckoning) -> None:
        """Credit a quiet query's entries to whatever asked it; unasked for, it is a line."""
        if self._frames:
            self._frames[-1].entries.extend(answer.entries)
        else:
            self._write(self._frame(), "asked", query, answer.value, answer.entries, answer.bill)

    def choose(self, choice: Choice[S, O]) -> O:
        """Return the one acceptable option, or the one decided on.

        Raises `Undecided` where nobody decided, `IllegalDecision` for what is no option.
        """
        frame = self._frame()
        self._frames.append(frame)
        try:
            options = self.ask(choice)
        finally:
            self._frames.pop()
        picked: O = options[0] if len(options) == 1 else self._decision(choice, options)
        if len(options) > 1 or frame.entries:
            self._write(frame, "chose", choice, picked, self._known[choice].entries)
        return picked

    def _decision(self, choice: Choice[S, O], options: tuple[O, ...]) -> O:
        picked = self.decide(choice, options) if options else None
        if picked not in options:
            raise IllegalDecision(choice, picked, options)
        decided: O = picked
        return decided

    def allows(self, action: Event[S]) -> bool:
        """Tell whether an action would be accepted now, every veto being collected."""
        frame, vetoes = self._judged("forbids", action)
        self._verdict(frame, "refused" if vetoes else "allowed", action, vetoes)
        return not vetoes

    # -- changing --------------------------------------------------------------------------

    def do(self, action: Action[S]) -> bool:
        """Carry out an action wholly, or refuse it with nothing changed, and say which."""
        frame, vetoes = self._judged("forbids", action)
        if vetoes:
            self._verdict(frame, "refused", action, vetoes)
            return False
        return self._whole(lambda: self._occur(action, "did", frame))

    def happen(self, event: Event[S]) -> bool:
        """Let an event happen, unless it is forbidden (`Prevented` happens) or put off."""
        return self._whole(lambda: self._come(event))

    def step(self, event: Event[S]) -> bool:
        """Do an action, or let an event happen."""
        return self.do(event) if isinstance(event, Action) else self.happen(event)

    def futures(self, action: Event[S]) -> Iterator[Play[S]]:
        """Yield one play for each way in which the choices of a step may be made.

        Raises `Endless` past `WAYS` ways.
        """
        prefixes: list[tuple[Any, ...]] = [()]
        for _ in range(WAYS):
            if not prefixes:
                return
            prefix = prefixes.pop()
            play = Play(self.rules, self.state, following(prefix), self.bound)
            try:
                play.step(action)
            except Undecided as need:
                prefixes.extend((*prefix, option) for option in reversed(need.options))
            else:
                yield play
        raise Endless(f"more than {WAYS} ways to carry out {action.word()}")

    def _whole(self, run: Callable[[], bool]) -> bool:
        """Run one step; the outermost lets out what was put off, and undoes itself on error."""
        before, frames, causes = self.state, len(self._frames), len(self._causes)
        self._depth += 1
        try:
            if self._depth > DEEP:
                raise Endless(f"more than {DEEP} events one inside another: they never end")
            done = run()
            if self._depth == 1:
                self._let_out()
        except BaseException:
            del self._frames[frames:], self._causes[causes:]
            if self._depth == 1:
                self._waiting.clear()
                self._change(before)
            raise
        finally:
            self._depth -= 1
        return done

    def _come(self, event: Event[S]) -> bool:
        frame, vetoes = self._judged("forbids", event)
        if vetoes:
            return self._prevent(event, frame, vetoes)
        waits, reasons = self._judged("delays", event)
        if reasons:
            self._verdict(waits, "delayed", event, reasons)
            self._waiting.append((event, self._causes[-1] if self._causes else None))
            return False
        frame.entries.extend(waits.entries)
        return self._occur(event, "happened", frame)

    def _prevent(self, event: Event[S], frame: _Frame, vetoes: tuple[Veto, ...]) -> bool:
        self._verdict(frame, "prevented", event, vetoes)
        self._causes.append(vetoes[0].entry)
        self._occur(Prevented(event), "happened", self._frame())
        self._causes.pop()
        return False

    def _let_out(self) -> None:
        """Let the events that were put off happen, in the order that `Next` gives."""
        while self._waiting:
            event = self.choose(Next(tuple(waiting for waiting, _ in self._waiting)))
            place = [waiting for waiting, _ in self._waiting].index(event)
            _, cause = self._waiting.pop(place)
            self._causes.extend([cause] if cause else [])
            frame, vetoes = self._judged("forbids", event)
            if vetoes:
                self._prevent(event, frame, vetoes)
            else:
                self._occur(event, "happened", frame)
            self._causes.clear()

    def _occur(self, event: Event[S], kind: LineKind, frame: _Frame) -> bool:
        """Apply an event, write its line, and let the rules react."""
        self._changes += 1
        if self._changes > self.bound:
            raise Endless(f"more than {self.bound} events: {event.word()} goes on and on")
        self._change(event.apply(self.state))
        line = self._write(frame, kind, event, None, tuple(frame.entries))
        self._frames.append(frame)
        for rule in self.rules.about(event, "reacts"):
            if bites(self, rule, event):
                self._causes.append(rule.owner)
                rule.function(self, event)
                self._causes.pop()
        self._frames.pop()
        # Written before the reactions, so that an endless run shows its lines too.
        self.trace.lines[frame.place] = replace(line, entries=_once(line.entries, frame.entries))
        return True

    # -- keeping the trace -----------------------------------------------------------------

    def _judged(self, verb: Verb, event: Event[S]) -> tuple[_Frame, tuple[Veto, ...]]:
        """Collect what every rule of a verb has against an event."""
        frame = self._frame()
        self._frames.append(frame)
        try:
            said = [(rule, rule.function(self, event)) for rule in self.rules.about(event, verb)]
            vetoes = tuple(
                Veto(rule.owner, reason)
                for rule, reason in said
                if reason is not None and bites(self, rule, event)
            )
        finally:
            self._frames.pop()
        return frame, vetoes

    def _change(self, state: S) -> None:
        self.state = state
        self._known.clear()

    def _frame(self) -> _Frame:
        return _Frame(len(self.trace), [])

    def _verdict(
        self, frame: _Frame, kind: LineKind, event: Event[S], vetoes: tuple[Veto, ...]
    ) -> None:
        owners = tuple(veto.entry for veto in vetoes)
        self._write(frame, kind, event, vetoes, _once(owners, frame.entries))

    def _write(
        self,
        frame: _Frame,
        kind: LineKind,
        what: Worded,
        value: Any,
        entries: tuple[str, ...],
        bill: tuple[Item, ...] = (),
    ) -> Line:
        cause = self._causes[-1] if self._causes and kind != "asked" else None
        hands = _once((cause,) if cause else (), entries)
        line = Line(kind, what, value, hands, bill, cause, len(self._frames), self.state)
        self.trace.lines.insert(frame.place, line)
        return line


def following(decisions: tuple[Any, ...]) -> Decide:
    """Return a way to decide that takes these decisions in turn, then none."""
    left = list(decisions)

    def decide(choice: Choice[Any, Any], options: tuple[Any, ...]) -> Any:
        return left.pop(0) if left else undecided(choice, options)

    return decide


def _once(*groups: Any) -> tuple[str, ...]:
    """Join groups of entries, each entry once, in order."""
    return tuple(dict.fromkeys(entry for group in groups for entry in group))
