"""`bench http`: real servers, a load of a second; how fast a machine is, no test can say."""

import os
import re
import shutil
from pathlib import Path

import pytest

from app.cli.bench.load import Target, loaded, server
from app.cli.bench.needs import CannotMeasure
from app.cli.bench.served import BARE
from tests.cli.conftest import Arbitro

CORES = sorted(os.sched_getaffinity(0))
NAMES = [
    "FastAPI, a small JSON", "arbitro search, distinct queries",
    "arbitro search, repeated queries", "datasette, distinct queries",
]  # fmt: skip


def test_it_loads_all_servers_or_says_what_it_needs(arbitro: Arbitro) -> None:
    told = arbitro("bench", "http", "--seconds", "1", "--rounds", "1")
    if shutil.which("wrk") is None:
        assert told.stderr.startswith("`arbitro bench http` needs wrk: ")
    elif len(CORES) < 2:
        assert "needs two cores" in told.stderr
    else:
        assert told.stderr == ""
        rows = re.findall(
            r"^\| (\w.*?) +\| +([\d,.]+) \|.*?([\d.]+×) \| +([\d.]+×) \|$", told.stdout, re.M
        )
        assert [name for name, *_ in rows] == NAMES
        assert rows[0][2] == rows[3][3] == "1.00×"
        assert all(float(per_second.replace(",", "")) > 0 for _, per_second, *_ in rows)


@pytest.fixture
def wrk() -> str:
    found = shutil.which("wrk")
    if found is None:
        if os.environ.get("CI") == "true":
            pytest.fail("wrk is not installed")
        pytest.skip("there is no wrk")  # a newcomer's laptop may have none; CI fails above
    return found


def test_a_server_runs_on_its_core_and_ends() -> None:
    with server(("-m", "app.cli.bench.served", BARE), {}, CORES[0]) as started:
        assert started.ready("/") == started.address
        assert os.sched_getaffinity(started.process.pid) == {CORES[0]}
    assert started.process.poll() is not None


def test_a_server_that_does_not_start_is_said_in_a_sentence() -> None:
    with (
        server(("-c", "import no_such_server"), {}, CORES[0]) as started,
        pytest.raises(CannotMeasure, match=r"/ is not answered: .* 'no_such_server'"),
    ):
        started.ready("/")


def test_an_answer_that_is_not_200_fails_the_bench(tmp_path: Path, wrk: str) -> None:
    paths = tmp_path / "paths.txt"
    paths.write_text("/\n/nothing\n", encoding="utf-8")
    with server(("-m", "app.cli.bench.served", BARE), {}, CORES[0]) as started:
        target = Target("bare", started.ready("/"), paths)
        with pytest.raises(CannotMeasure, match=r"bare: \d+ of \d+ requests were not answered 200"):
            loaded(wrk, target, 1, CORES[-1], 0)
