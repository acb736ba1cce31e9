"""`words` and `new`, and the errors that a data author meets."""

import shutil
from pathlib import Path

from app.settings import shipped
from tests.cli.conftest import Arbitro

GAME = "turno-di-guardia"


def test_words_lists_every_kind_of_word_with_a_line_each(arbitro: Arbitro) -> None:
    told = arbitro("words", GAME).stdout
    for title in ("State keys", "Queries", "Choices", "Actions", "Events", "Cards"):
        assert f"\n{title}" in told
    assert "polymorph: creature, into, die  " in told
    assert "orso: orso-4, orso-5  " in told
    lines = [line for line in told.splitlines() if line.startswith("  ")]
    assert len(lines) > 60
    assert all(len(line.split("  ", 2)) == 3 and line.split("  ", 2)[2].strip() for line in lines)


def test_words_says_which_cards_are_modelled_and_what_the_others_lack(arbitro: Arbitro) -> None:
    told = arbitro("words", GAME).stdout
    cards = told.partition("\nCards")[2].splitlines()[1:]
    modelled = [line for line in cards if line.endswith("[modelled]")]
    lacking = [line for line in cards if "[NOT MODELLED, lacking: " in line]
    assert len(modelled) > 100
    assert any("evocazione-deluxe" in line for line in lacking)
    assert len(modelled) + len(lacking) == len(cards)


def test_words_of_an_unknown_game_names_the_games(arbitro: Arbitro) -> None:
    wrong = arbitro("words", "scacchi")
    assert wrong.returncode == 2
    assert GAME in wrong.stderr


def test_new_refuses_an_id_that_is_there_a_bad_slug_and_an_unknown_topic(arbitro: Arbitro) -> None:
    for topic, slug, said in (
        ("cimitero", "ombra-nel-cimitero", "never used twice"),
        ("cimitero", "Ombra nel Cimitero", "no slug"),
        ("frigo", "ombra-nel-frigo", "cimitero"),
    ):
        wrong = arbitro("new", GAME, topic, slug)
        assert wrong.returncode == 2
        assert said in wrong.stderr


def test_a_broken_file_is_named_with_its_line_and_the_old_content_stays(
    arbitro: Arbitro, tmp_path: Path
) -> None:
    data = tmp_path / "data"
    shutil.copytree(shipped("data"), data)
    entry = data / GAME / "cimitero" / "ombra-nel-cimitero.yaml"
    lines = entry.read_text("utf-8").splitlines()
    at = next(number for number, line in enumerate(lines, 1) if "standing" in line)
    lines[at - 1] = "standing: sicuro"
    entry.write_text("\n".join(lines), "utf-8")
    wrong = arbitro("load", "--data", str(data))
    assert wrong.returncode == 2
    assert f"ombra-nel-cimitero.yaml:{at}: standing" in wrong.stderr
    assert "unsettled" in wrong.stderr
    assert arbitro("search", "vita ombra nel cimitero").returncode == 0
