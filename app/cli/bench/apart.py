"""Measuring in a process of its own, which has no memory left over from anything else."""

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import ParamSpec, TypeVar

from app.cli.bench.needs import CannotMeasure

P = ParamSpec("P")
R = TypeVar("R")


def apart(work: Callable[P, R], *given: P.args, **named: P.kwargs) -> R:
    """Do some work in a new process; raises `CannotMeasure` where the system ends it."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        try:
            return pool.submit(work, *given, **named).result()
        except BrokenProcessPool as error:
            raise CannotMeasure(
                "the process that measured was ended, perhaps for want of memory"
            ) from error
