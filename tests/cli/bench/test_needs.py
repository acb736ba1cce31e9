"""What is missing is said in a sentence, before anything is measured."""

import os
from pathlib import Path

import pytest

from app.cli.bench.needs import CannotMeasure, need_packages, need_wrk, two_cores
from tests.cli.conftest import Arbitro


def test_a_package_that_is_missing_is_named_with_the_extra() -> None:
    need_packages("arbitro bench search", "json")
    with pytest.raises(CannotMeasure) as told:
        need_packages("arbitro bench search", "json", "no_such_engine")
    assert str(told.value) == (
        "`arbitro bench search` needs no_such_engine: install the extra, pip install -e '.[bench]'"
    )


def test_without_wrk_it_says_how_to_install_it(arbitro: Arbitro, tmp_path: Path) -> None:
    told = arbitro("bench", "http", PATH=str(tmp_path))
    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr == "`arbitro bench http` needs wrk: apt-get install wrk, or brew, has it\n"


def test_wrk_is_found_where_the_shell_would_find_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrk = tmp_path / "wrk"
    wrk.touch(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert need_wrk() == str(wrk)


@pytest.mark.parametrize(
    ("cores", "told"), [({3}, "here is one"), ({1, 3}, None), ({0, 2, 4}, None)]
)
def test_two_cores_are_needed(
    cores: set[int], told: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: cores)
    if told:
        with pytest.raises(CannotMeasure, match=told):
            two_cores()
    else:
        own, other = two_cores()
        assert own != other
        assert {own, other} <= cores


def test_where_processes_cannot_be_bound_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "sched_getaffinity")
    with pytest.raises(CannotMeasure, match="needs Linux"):
        two_cores()
