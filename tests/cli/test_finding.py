"""search, ask and suggest, from the shell."""

import json
import os
import pty
import subprocess
from pathlib import Path

import pytest

from tests.cli.conftest import SCRIPT, Arbitro

GAME = "turno-di-guardia"
OMBRA = f"{GAME}/ombra-nel-cimitero"
QUESTION = "Quanta Vita dà l'Ombra, in cima al Cimitero, all'Orda di Zombi?"


def test_search_finds_the_ruling_first(arbitro: Arbitro) -> None:
    found = json.loads(arbitro("search", "vita ombra nel cimitero", "--json").stdout)
    assert found["hits"][0]["id"] == OMBRA


def test_search_without_result_says_so_and_exits_1(arbitro: Arbitro) -> None:
    none = arbitro("search", "🦄🦄")
    assert (none.returncode, none.stdout.strip()) == (1, "Nessun risultato.")


def test_search_is_narrowed_and_paged(arbitro: Arbitro) -> None:
    narrow = ("search", "ombra", "--game", GAME, "--card", "ombra", "--kind", "ruling", "--json")
    whole = json.loads(arbitro(*narrow, "--limit", "50").stdout)
    assert {hit["kind"] for hit in whole["hits"]} == {"ruling"}
    assert OMBRA in {hit["id"] for hit in whole["hits"]}
    assert whole["total"] == len(whole["hits"]) > 2
    page = json.loads(arbitro(*narrow, "--limit", "1", "--offset", "1").stdout)
    assert page["hits"] == whole["hits"][1:2]
    beyond = arbitro("search", "ombra", "--game", GAME, "--offset", "999")
    assert beyond.returncode == 1
    assert beyond.stdout.startswith("I risultati sono ")


def test_ask_answers_with_the_verdict(arbitro: Arbitro) -> None:
    answered = arbitro("ask", QUESTION)
    assert answered.returncode == 0
    assert OMBRA in answered.stdout
    assert "Zero" in answered.stdout


def test_ask_is_narrowed(arbitro: Arbitro) -> None:
    on_card = arbitro("ask", QUESTION, "--game", GAME, "--card", "ombra")
    assert OMBRA in on_card.stdout
    elsewhere = arbitro("ask", QUESTION, "--game", GAME, "--card", "lupo")
    assert OMBRA not in elsewhere.stdout
    terms = json.loads(arbitro("ask", QUESTION, "--kind", "term", "--json").stdout)
    found = [*([terms["answer"]] if terms["answer"] else []), *terms["near"]]
    assert {hit["kind"] for hit in found} == {"term"}


def test_ask_declines_what_no_entry_answers(arbitro: Arbitro) -> None:
    declined = arbitro("ask", "quanto costa la pizza margherita")
    assert declined.returncode == 1
    assert declined.stdout.startswith("Non ho una regola su questo.")


def test_suggest_names_what_it_may_become(arbitro: Arbitro) -> None:
    told = arbitro("suggest", "shad", "--game", GAME)
    assert told.stdout.splitlines() == [f"Ombra (Shade)  carta  [{GAME}/ombra]"]
    found = json.loads(arbitro("suggest", "turno", "di", "g", "--limit", "1", "--json").stdout)
    assert [one["id"] for one in found] == [GAME]
    none = arbitro("suggest", "xyzzy")
    assert (none.returncode, none.stdout) == (1, "Nessun suggerimento.\n")


def test_a_question_of_fts_syntax_is_only_words(arbitro: Arbitro) -> None:
    asked = arbitro("search", 'NEAR("ombra" *) AND cimitero OR -a 2/3', "--json")
    assert json.loads(asked.stdout)["hits"][0]["id"].startswith("turno-di-guardia/")


@pytest.mark.parametrize(
    ("command", "options", "said"),
    [
        ("search", ["--game", "scacchi"], "scacchi"),
        ("search", ["--game", GAME, "--card", "ombrello"], "ombrello"),
        ("ask", ["--game", GAME, "--card", "ombra-nel-cimitero"], "is no card"),
        ("ask", ["--card", "ombra"], "--game"),
        ("search", ["--kind", "carta"], "ruling"),
        ("suggest", ["--game", "scacchi"], "scacchi"),
    ],
)
def test_what_there_is_not_is_said_and_exits_2(
    arbitro: Arbitro, command: str, options: list[str], said: str
) -> None:
    wrong = arbitro(command, "ombra", *options)
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert said in wrong.stderr
    assert "Traceback" not in wrong.stderr


def test_words_are_bold_on_a_terminal_only(arbitro: Arbitro, database: Path) -> None:
    assert "\x1b" not in arbitro("search", "ombra", "--limit", "1").stdout
    ours, theirs = pty.openpty()
    subprocess.run(
        [SCRIPT, "search", "ombra", "--game", GAME, "--kind", "card", "--limit", "1"],
        env={**os.environ, "ARBITRO_DB": str(database)},
        stdout=theirs,
        timeout=60,
        check=True,
    )
    os.close(theirs)
    assert b"\x1b[1mOmbra\x1b[0m" in os.read(ours, 65_536)
    os.close(ours)
