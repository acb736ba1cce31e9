"""`arbitro prove`, from the shell."""

import json

from tests.cli.conftest import Arbitro

KEYS = {"entries", "proven", "denials", "rests", "shown", "none", "failed", "vacuous"}


def test_all_checks_are_proven(arbitro: Arbitro) -> None:
    run = arbitro("prove", "--json")
    told = json.loads(run.stdout)
    assert run.returncode == 0
    assert set(told) == KEYS
    assert (told["failed"], told["vacuous"]) == ([], [])
    assert told["entries"] == told["proven"] + told["shown"] + told["none"]


def test_one_entry_is_named_by_its_slug_or_its_id(arbitro: Arbitro) -> None:
    for name in ("ombra-nel-cimitero", "turno-di-guardia/ombra-nel-cimitero"):
        assert json.loads(arbitro("prove", name, "--json").stdout)["entries"] == 1


def test_an_unknown_entry_is_one_sentence_and_exit_2(arbitro: Arbitro) -> None:
    wrong = arbitro("prove", "ombra-nel-frigo")
    assert wrong.returncode == 2
    assert "ombra-nel-frigo" in wrong.stderr
