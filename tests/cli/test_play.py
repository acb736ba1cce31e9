"""`play`: a whole game's log, the same for the same seed."""

import re

from app.games.turno_di_guardia import facts
from tests.cli.conftest import Arbitro
from tests.shipped import CONTENT

ENTRIES = CONTENT.games[facts.SLUG].entries


def test_play_tells_a_campaign_from_its_set_up_to_its_end(arbitro: Arbitro) -> None:
    told = arbitro("play", facts.SLUG, "--seed", "2")
    assert told.returncode == 0
    assert told.stdout.startswith("   1  Si prepara la campagna")
    assert "La campagna è" in told.stdout
    assert "comincia la guardia" in told.stdout.lower()


def test_the_steps_name_the_entries_that_ruled_them(arbitro: Arbitro) -> None:
    told = arbitro("play", facts.SLUG, "--seed", "2").stdout
    named = {slug for group in re.findall(r"\[([a-z0-9, -]+)\]$", told, re.M)
             for slug in group.split(", ")}  # fmt: skip
    assert len(named) > 15
    assert named <= set(ENTRIES)


def test_the_same_seed_plays_the_same_campaign(arbitro: Arbitro) -> None:
    one, other = (arbitro("play", facts.SLUG, "--seed", "5").stdout for _ in range(2))
    assert one == other
    assert one != arbitro("play", facts.SLUG, "--seed", "6").stdout


def test_play_of_an_unknown_game_names_the_games(arbitro: Arbitro) -> None:
    wrong = arbitro("play", "scacchi")
    assert wrong.returncode == 2
    assert facts.SLUG in wrong.stderr


def test_a_seed_is_no_negative_number(arbitro: Arbitro) -> None:
    assert arbitro("play", facts.SLUG, "--seed", "-1").returncode == 2


def test_two_players_play_a_game_of_commodore_to_its_end(arbitro: Arbitro) -> None:
    told = arbitro("play", "commodore", "--seed", "2", "--players", "greedy, random")
    assert told.returncode == 0
    assert told.stdout.startswith("   1  Si prepara la partita")
    assert "Vince il" in told.stdout
    assert (
        told.stdout
        == arbitro("play", "commodore", "--seed", "2", "--players", "greedy,random").stdout
    )


def test_without_players_both_play_at_random(arbitro: Arbitro) -> None:
    both = arbitro("play", "commodore", "--seed", "2", "--players", "random,random").stdout
    assert arbitro("play", "commodore", "--seed", "2").stdout == both


def test_an_unknown_player_is_told_the_known_ones(arbitro: Arbitro) -> None:
    wrong = arbitro("play", "commodore", "--players", "random,gready")
    assert wrong.returncode == 2
    assert wrong.stderr == "no player 'gready': one of random, greedy\n"


def test_every_seat_has_its_player(arbitro: Arbitro) -> None:
    wrong = arbitro("play", "commodore", "--players", "random")
    assert wrong.returncode == 2
    assert wrong.stderr.startswith("commodore seats 2 players, not 1")


def test_a_game_with_one_style_of_player_takes_no_players(arbitro: Arbitro) -> None:
    wrong = arbitro("play", facts.SLUG, "--players", "random")
    assert wrong.returncode == 2
    assert wrong.stderr == f"{facts.SLUG} has one style of player only: leave --players out\n"
