"""What the benches need beside Arbitro itself, asked for before anything is measured."""

import os
import shutil
from importlib.util import find_spec


class CannotMeasure(RuntimeError):
    """Nothing can be measured; the message says why and what would help."""


def need_packages(command: str, *names: str) -> None:
    """Raise `CannotMeasure` where packages of the extra `bench` are not installed."""
    missing = [name for name in names if find_spec(name) is None]
    if missing:
        raise CannotMeasure(
            f"`{command}` needs {', '.join(missing)}: install the extra, pip install -e '.[bench]'"
        )


def need_wrk() -> str:
    """Return the path of the load generator; raises `CannotMeasure` where there is none."""
    found = shutil.which("wrk")
    if found is None:
        raise CannotMeasure("`arbitro bench http` needs wrk: apt-get install wrk, or brew, has it")
    return found


def two_cores() -> tuple[int, int]:
    """Return a core for the server and another one for the load.

    Raises `CannotMeasure` where there is only one, or processes cannot be bound to cores.
    """
    if not hasattr(os, "sched_getaffinity"):
        raise CannotMeasure("`arbitro bench http` binds processes to cores, which needs Linux")
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) < 2:
        raise CannotMeasure(
            "`arbitro bench http` needs two cores, one for the server and one for the load: "
            "here is one, and each would slow the other"
        )
    return cores[0], cores[1]
