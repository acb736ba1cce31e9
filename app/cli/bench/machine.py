"""On what machine something is measured, and how much memory this process takes."""

import gc
import os
import platform
import sqlite3
from collections.abc import Iterable
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

_STATM = Path("/proc/self/statm")
_MEMINFO = Path("/proc/meminfo")


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def facts(packages: Iterable[str]) -> str:
    """Return cores, processor, versions of Python, SQLite and packages, and the day, on a line."""
    versions = [f"{name} {version(name)}" for name in packages]
    return ", ".join(
        [
            f"{cores()} cores ({_processor()})",
            f"Python {platform.python_version()}",
            f"SQLite {sqlite3.sqlite_version}",
            *versions,
            f"{datetime.now(UTC):%Y-%m-%d}",
        ]
    )


def _processor() -> str:
    file = Path("/proc/cpuinfo")
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def resident() -> int | None:
    """Return the bytes of memory that this process holds, or None where the system does not say."""
    if not _STATM.exists():
        return None
    gc.collect()
    return int(_STATM.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")


def available() -> int | None:
    """Return the bytes of memory that are free for use, or None where the system does not say."""
    lines = _MEMINFO.read_text(encoding="ascii").splitlines() if _MEMINFO.exists() else []
    found = [int(line.split()[1]) * 1024 for line in lines if line.startswith("MemAvailable:")]
    return found[0] if found else None
