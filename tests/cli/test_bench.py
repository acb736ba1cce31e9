"""`bench`: what it reports; how fast a machine is, no test can say."""

import re

from app.cli.bench import measure
from app.games.all import GAMES
from tests.cli.conftest import Arbitro


def test_bench_reports_every_game_that_plays(arbitro: Arbitro) -> None:
    told = arbitro("bench", "--games", "1")
    assert told.returncode == 0
    reported = re.findall(
        r"^([a-z-]+): [\d.]+ games a second; .* times as long$", told.stdout, re.M
    )
    assert reported == [slug for slug, game in GAMES.items() if game.campaign]


def test_the_events_alone_are_the_same_game() -> None:
    found = measure(GAMES["commodore"], 2)
    assert found.games == 2
    assert found.events > found.steps > 2
    assert found.played > found.bare > 0


def test_bench_plays_at_least_one_game(arbitro: Arbitro) -> None:
    assert arbitro("bench", "--games", "0").returncode == 2
