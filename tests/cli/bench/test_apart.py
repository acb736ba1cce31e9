"""Work in a process of its own."""

import os
import signal

import pytest

from app.cli.bench.apart import apart
from app.cli.bench.needs import CannotMeasure


def _end_itself() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_it_is_another_process() -> None:
    assert apart(os.getpid) != os.getpid()


def test_what_it_raises_is_raised_here() -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        apart(int, "nessuno")


def test_a_process_that_is_ended_is_said_in_a_sentence() -> None:
    with pytest.raises(CannotMeasure, match="was ended"):
        apart(_end_itself)
