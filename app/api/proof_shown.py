"""A case as shown, turned into its answer."""

from collections.abc import Iterable, Iterator, Sequence

from app.api.proof_models import (
    BillItem,
    CaseAnswer,
    KnobAnswer,
    OutcomeAnswer,
    RangeAnswer,
    RunAnswer,
    StepAnswer,
    Value,
)
from app.engine.knobs import Knob
from app.engine.telling import plain
from app.proofs.show import CaseShown, RunShown, Step


def case_answer(shown: CaseShown) -> CaseAnswer:
    """Return a case with its knobs and both of its runs."""
    return CaseAnswer(
        number=shown.number,
        knobs=[_knob(knob, shown.turned[knob.name]) for knob in shown.knobs],
        as_judged=shown.as_judged,
        ruled=[_run(run) for run in shown.ruled],
        misreading=shown.misreading,
        without=list(shown.without),
        misread=[_run(run) for run in shown.misread],
        more=shown.more,
    )


def involved(shown: Iterable[CaseShown]) -> Iterator[str]:
    """Yield every entry that had a hand in a run, or is left out of one, as often as it had."""
    for case in shown:
        yield from case.without
        for run in (*case.ruled, *case.misread):
            for step in run.steps:
                yield from step.entries


def _knob(knob: Knob, value: Value) -> KnobAnswer:
    span = range_of(knob.choices)
    return KnobAnswer(
        name=knob.name,
        label=knob.label,
        value=value,
        judged=knob.value,
        choices=None if span else list(knob.choices),
        range=span,
    )


def range_of(choices: Sequence[Value]) -> RangeAnswer | None:
    """Return the range that choices fill without a gap, or None."""
    numbers = [choice for choice in choices if type(choice) is int]
    if len(numbers) < max(2, len(choices)) or numbers != [*range(numbers[0], numbers[-1] + 1)]:
        return None
    return RangeAnswer.model_validate({"from": numbers[0], "to": numbers[-1]})


def _run(run: RunShown) -> RunAnswer:
    return RunAnswer(
        start=run.position,
        steps=[_step(step) for step in run.steps],
        outcome=[
            OutcomeAnswer(claim=plain(seen.claim), saw=plain(seen.saw), sentence=seen.sentence)
            for seen in run.outcome
        ],
        ended=run.ended,
        end=run.end_position,
    )


def _step(step: Step) -> StepAnswer:
    return StepAnswer(
        number=step.number,
        kind=step.kind,
        sentence=step.sentence,
        words=step.words,
        because=step.because,
        entries=list(step.entries),
        bill=[
            BillItem(entry=item.entry, how=item.how, amount=plain(item.amount))
            for item in step.bill
        ],
    )
