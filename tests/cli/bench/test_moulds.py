"""Moulds: what stays of a text, and what is filled in."""

import pytest

from app.cli.bench.moulds import EntryMould, Mould, spread
from app.library.schema import Card
from app.library.snapshot import Snapshot


@pytest.mark.parametrize(
    ("text", "cast"),
    [
        ("La Civetta vola?", "La Xivetta xola?"),
        ("l'Orda è piena di civette.", "l'Xorda è piena di xivette."),
        ("2 carte, NON di più", "2 carte, NON di più"),
    ],
)
def test_common_words_signs_and_endings_stay(text: str, cast: str) -> None:
    def fill(stem: str) -> str:
        return f"x{stem}" if stem[0] in "aeiou" else f"x{stem[1:]}"

    assert Mould(text, {"cart", "non", "pien", "piu"}).cast(fill) == cast


def test_a_line_is_cut_where_it_grows_too_long() -> None:
    assert len(Mould("gufo " * 40, ()).cast(lambda _: "lunghissimo")) <= 240


def test_all_texts_of_an_entry_are_filled_alike(lanterne: Snapshot) -> None:
    owl = lanterne.games["lanterne"].entries["civetta"]
    cast = EntryMould("lanterne", owl, ()).cast(lambda stem: stem[::-1], slug="nuova")
    assert isinstance(cast, Card)
    assert cast.slug == "nuova"
    assert cast.name == "Ttevica"
    assert cast.aliases == ("Nnaigabrab".capitalize() + "i",)
    assert "abbena" not in cast.answer
    assert cast.standing == owl.standing


def test_words_are_counted_by_the_games_that_say_them(lanterne: Snapshot) -> None:
    found = spread({slug: game.entries.values() for slug, game in lanterne.games.items()})
    assert found["barc"] == {"porto"}
    assert found["civett"] == {"lanterne"}
