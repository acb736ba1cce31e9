"""A server of its own on one core, and wrk's load on it from another."""

import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryFile
from time import monotonic, sleep
from typing import IO
from urllib.error import URLError
from urllib.request import urlopen

from app.cli.bench.needs import CannotMeasure

CONNECTIONS = 16
_WALK = Path(__file__).with_name("walk.lua")
_PATIENCE = 60.0  # seconds until a server answers
_LEAVE = 20  # seconds until a server that was told to has ended


@dataclass(frozen=True)
class Target:
    """What is asked of a server: its address, and the file of paths that are walked through."""

    name: str
    address: str
    paths: Path


@dataclass(frozen=True)
class Round:
    """What one round of wrk came to: requests a second, and latencies in ms."""

    requests: int
    per_second: float
    p50: float
    p99: float


@dataclass(frozen=True)
class Server:
    """A server as a process, its address, and the file of what it says."""

    address: str
    process: "subprocess.Popen[bytes]"
    said: IO[bytes]

    def ready(self, path: str) -> str:
        """Wait until a path is answered, and return the address.

        Raises `CannotMeasure` where the server ends, or is not there in a minute.
        """
        patience = monotonic() + _PATIENCE
        while True:
            try:
                with urlopen(self.address + path, timeout=_PATIENCE):
                    return self.address
            except (URLError, ConnectionError) as error:
                if self.process.poll() is not None or monotonic() > patience:
                    self.said.seek(0)
                    last = (self.said.read().decode().splitlines() or [str(error)])[-1]
                    raise CannotMeasure(f"{self.address}{path} is not answered: {last}") from error
                sleep(0.1)


@contextmanager
def server(arguments: Sequence[str], environment: Mapping[str, str], core: int) -> Iterator[Server]:
    """Run Python with arguments, which serves on ARBITRO_PORT, bound to a core, and end it."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    told = {**os.environ, **environment, "ARBITRO_HOST": "127.0.0.1", "ARBITRO_PORT": str(port)}
    with (
        TemporaryFile() as said,
        subprocess.Popen(
            [sys.executable, *arguments],
            env=told,
            stdout=subprocess.DEVNULL,
            stderr=said,
            preexec_fn=lambda: os.sched_setaffinity(0, {core}),
        ) as process,
    ):
        try:
            yield Server(f"http://127.0.0.1:{port}", process, said)
        finally:
            process.terminate()
            try:
                process.wait(_LEAVE)
            except subprocess.TimeoutExpired:
                process.kill()


def loaded(wrk: str, target: Target, seconds: int, core: int, begin: int) -> Round:
    """Load a target for some seconds from a core, from a line of its file on.

    Raises `CannotMeasure` where an answer is not 200, or none comes.
    """
    ran = subprocess.run(
        [wrk, "--threads", "1", "--connections", str(CONNECTIONS), "--duration", f"{seconds}s",
         "--script", str(_WALK), target.address, "--", str(target.paths), str(begin)],
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=lambda: os.sched_setaffinity(0, {core}),
    )  # fmt: skip
    if ran.returncode != 0:
        raise CannotMeasure(f"wrk fails on {target.name}: {ran.stderr.strip()}")
    told = json.loads(ran.stdout.splitlines()[-1])
    if told["failed"] or not told["requests"]:
        raise CannotMeasure(
            f"{target.name}: {told['failed']} of {told['requests']} requests were not answered 200"
        )
    return Round(
        told["requests"],
        told["requests"] / told["microseconds"] * 1e6,
        told["p50"] / 1000,
        told["p99"] / 1000,
    )
