"""One run of a game: a state, the rules in play, and the trace of what they did.

`ask` and `choose` read, `happen` and `do` change. A run is a pure function of its rules, its
state and its decisions: no chance, no clock, no order that comes from names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Generic, TypeVar

from app.engine.decisions import Decide, decision, every_way, following, undecided
from app.engine.errors import Circular, Endless
from app.engine.kinds import Action, Choice, Event, Next, O, Prevented, Query, S
from app.engine.reckon import Reckoning, bites, first_objection, objections, reckon
from app.engine.rulebook import Rules, Verb
from app.engine.scribe import Draft, Scribe, once
from app.engine.telling import said
from app.engine.trace import Line, LineKind, Trace, Veto

__all__ = ["BOUND", "DEEP", "WAYS", "Decide", "Play", "Veto", "following", "undecided"]

V = TypeVar("V")
BOUND = 2_000  # events in one run
DEEP = 80  # events and questions one inside another
WAYS = 2_000  # tries at deciding the choices of one step


class Play(Generic[S]):
    """A state under the rules of one run; every change leaves its line in `trace`.

    An error undoes the step that it stops; the lines of that step stay, to show why. `past` are
    the lines of what led to the state, where somebody has use for them.
    """

    def __init__(
        self,
        rules: Rules[S],
        state: S,
        decide: Decide = undecided,
        bound: int = BOUND,
        past: Iterable[Line] = (),
    ) -> None:
        self.rules, self.state, self.decide, self.bound = rules, state, decide, bound
        self.under_way: tuple[Event[S], ...] = ()  # outermost first; no query may depend on it
        self._scribe = Scribe(state, past)
        self._known: dict[Query[S, Any], Reckoning] = {}
        self._asking: set[Query[S, Any]] = set()
        self._waiting: list[tuple[Event[S], str | None]] = []
        self._changes = 0
        self._events_open = 0  # events under way, one inside another
        self._reading = 0  # queries and vetoes under way, likewise
        self._above = 0  # what was under way in the play of which this is a future

    @property
    def trace(self) -> Trace:
        """Return what was asked, chosen, refused and delayed, and what happened."""
        return self._scribe.trace

    # -- reading ---------------------------------------------------------------------------

    def ask(self, query: Query[S, V]) -> V:
        """Return a query's value by the rules in play, worked out once per state.

        Raises `Circular` when the answer needs itself and `Contradiction` when rules disagree.
        """
        answer = self._known.get(query)
        if answer is None:
            answer = self._work_out(query)
        if query.quiet and self._scribe.is_drafting:
            self._scribe.credit(answer.entries)
        elif query.quiet:  # asked by nothing on whose line its entries could stand
            self._scribe.write_answer(self._scribe.draft(), query, answer)
        value: V = answer.value
        return value

    def _work_out(self, query: Query[S, Any]) -> Reckoning:
        if query in self._asking:
            raise Circular(f"the answer to {said(query)} needs itself")
        if self._nested >= DEEP:
            raise Circular(f"{said(query)} is asked {DEEP} deep: every answer needs another")
        draft = self._scribe.draft()
        self._asking.add(query)
        self._reading += 1
        try:
            with self._scribe.drafting(draft):
                found = reckon(self, query)
        finally:
            self._reading -= 1
            self._asking.discard(query)
        answer = Reckoning(found.value, found.bill, once(found.entries, draft.entries))
        self._known[query] = answer
        if not query.quiet:
            self._scribe.write_answer(draft, query, answer)
        return answer

    def choose(self, choice: Choice[S, O]) -> O:
        """Return the one acceptable option, or the one decided on.

        Raises `Undecided` where nobody decided, `IllegalDecision` for what is no option.
        """
        draft = self._scribe.draft()
        with self._scribe.drafting(draft):
            options = self.ask(choice)
        answer = self._known[choice]
        try:
            picked: O = decision(self.decide, choice, options)
        except Exception:
            if choice.quiet:  # else its options stand on a line already
                self._scribe.write_answer(draft, choice, answer)
            raise
        if len(options) > 1 or (choice.quiet and answer.entries):
            draft.entries[:] = answer.entries
            self._scribe.write(draft, "chose", choice, picked)
        return picked

    def allows(self, action: Event[S]) -> bool:
        """Tell whether an action would be accepted now, every veto being collected."""
        draft = self._scribe.draft()
        vetoes = self._judged("forbids", action, draft)
        self._scribe.write_vetoes(draft, "refused" if vetoes else "allowed", action, vetoes)
        return not vetoes

    def permits(self, action: Event[S]) -> bool:
        """Tell whether an action would be accepted now; for searches, no line says so."""
        self._reading += 1
        try:
            with self._scribe.drafting(self._scribe.draft()):
                return first_objection(self, action) is None
        finally:
            self._reading -= 1

    # -- changing --------------------------------------------------------------------------

    def do(self, action: Action[S]) -> bool:
        """Carry out an action wholly, or refuse it with nothing changed, and say which."""
        draft = self._scribe.draft()
        vetoes = self._judged("forbids", action, draft)
        if vetoes:
            self._scribe.write_vetoes(draft, "refused", action, vetoes)
            return False
        return self._whole(action, lambda: self._occur(action, "did", draft))

    def happen(self, event: Event[S]) -> bool:
        """Let an event happen, unless it is forbidden (`Prevented` happens) or put off.

        Says whether it happened now; what is put off happens once the outermost step is done.
        """
        return self._whole(event, lambda: self._come(event))

    def step(self, event: Event[S]) -> bool:
        """Do an action, or let an event happen."""
        return self.do(event) if isinstance(event, Action) else self.happen(event)

    def futures(self, action: Event[S], state: S | None = None) -> Iterator[Play[S]]:
        """Yield one play for each way in which the choices of a step may be made.

        It begins where the play stands, or in the `state` given.

        Whatever had a hand in them has one in what asks for them. Raises `Endless` past `WAYS`.
        """

        begun = self.state if state is None else state

        def attempt(decisions: tuple[Any, ...]) -> Play[S]:
            play = Play(self.rules, begun, following(decisions), self.bound)
            play._above = self._nested + 1
            play.step(action)
            return play

        for play in every_way(attempt, WAYS):
            self._scribe.credit(once(*(line.entries for line in play.trace)))
            yield play

    def _whole(self, event: Event[S], run: Callable[[], bool]) -> bool:
        """Run one step, undone on error; the outermost lets out what was put off."""
        if self._reading:
            raise TypeError(
                f"a query or a veto changes nothing, yet one brings about {said(event)}"
            )
        before, waiting = self.state, list(self._waiting)
        self._events_open += 1
        try:
            if self._nested > DEEP:
                raise Endless(f"{said(event)} comes {DEEP} deep: it never ends")
            done = run()
            if self._events_open == 1:
                self._let_out()
        except BaseException:
            self._waiting = waiting
            self._change(before)
            raise
        finally:
            self._events_open -= 1
        return done

    def _come(self, event: Event[S]) -> bool:
        draft = self._scribe.draft()
        vetoes = self._judged("forbids", event, draft)
        if vetoes:
            return self._prevent(event, draft, vetoes)
        reasons = self._judged("delays", event, draft)
        if reasons:
            self._scribe.write_vetoes(draft, "delayed", event, reasons)
            self._waiting.append((event, self._scribe.cause))
            return False
        return self._occur(event, "happened", draft)

    def _prevent(self, event: Event[S], draft: Draft, vetoes: tuple[Veto, ...]) -> bool:
        self._scribe.write_vetoes(draft, "prevented", event, vetoes)
        with self._scribe.because(vetoes[0].entry):
            self._occur(Prevented(event), "happened", self._scribe.draft())
        return False

    def _let_out(self) -> None:
        """Let the events that were put off happen, in the order that `Next` gives."""
        while self._waiting:
            event = self.choose(Next(tuple(waiting for waiting, _ in self._waiting)))
            place = [waiting for waiting, _ in self._waiting].index(event)
            _, cause = self._waiting.pop(place)
            with self._scribe.because(cause):
                draft = self._scribe.draft()
                vetoes = self._judged("forbids", event, draft)
                if vetoes:
                    self._prevent(event, draft, vetoes)
                else:
                    self._occur(event, "happened", draft)

    def _occur(self, event: Event[S], kind: LineKind, draft: Draft) -> bool:
        """Apply an event, write its line, and let the rules react."""
        self._changes += 1
        if self._changes > self.bound:
            raise Endless(f"more than {self.bound} events, and still {said(event)}: it never ends")
        self._change(event.apply(self.state))
        # Written before the reactions, so that an endless run shows its lines too.
        self._scribe.write(draft, kind, event)
        outer, self.under_way = self.under_way, (*self.under_way, event)
        try:
            with self._scribe.drafting(draft):
                for rule in self.rules.about(event, "reacts"):
                    if bites(self, rule, event):
                        with self._scribe.because(rule.owner):
                            rule.function(self, event)
        finally:
            self.under_way = outer
            self._scribe.amend(draft)
        return True

    def _judged(self, verb: Verb, event: Event[S], draft: Draft) -> tuple[Veto, ...]:
        """Collect what every rule of a verb has against an event; a lifted rule had a hand."""
        self._reading += 1
        try:
            with self._scribe.drafting(draft):
                vetoes, lifted = objections(self, verb, event)
        finally:
            self._reading -= 1
        draft.entries.extend(lifted)
        return vetoes

    @property
    def _nested(self) -> int:
        """Return how many events and questions are under way, one inside another."""
        return self._above + self._events_open + self._reading

    def _change(self, state: S) -> None:
        self.state = self._scribe.state = state
        self._known.clear()
