"""What somebody who is still typing may mean."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.library.read import Library, NotFound
from app.library.suggest import MOST


def ids(library: Library, typed: str, game: str | None = None) -> list[str]:
    return [one.id for one in library.suggest(typed, game)]


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("lan", "lanterne"),  # a game
        ("night l", "lanterne"),  # its English name
        ("civ", "lanterne/civetta"),
        ("CIVÈ", "lanterne/civetta"),  # case and accents
        ("la civ", "lanterne/civetta"),  # an article before a name
        ("scala a ch", "lanterne/scala-a-chiocciola"),
        ("chioc", "lanterne/scala-a-chiocciola"),  # within a name
        ("winding", "lanterne/scala-a-chiocciola"),
        ("barb", "lanterne/civetta"),  # an old name
        ("gem", "lanterne/cristallo"),
        ("posso salire", "lanterne/salire-due-piani"),  # a question
        ("quante barche", "porto/attracco"),
        ("sei m", "lanterne/sei-morto"),  # stop words are words too where they begin a name
        ("in cima alla t", "lanterne/cima-della-torre"),  # within a question
        ("nebbia sulla casella", "lanterne/nebbia-doppia"),  # in another order
        ("attraverso la nebbia", "lanterne/civetta-nella-nebbia"),
        ("civeta", "lanterne/civetta"),  # misspelt
        ("cvietta", "lanterne/civetta"),
        ("chiociola", "lanterne/scala-a-chiocciola"),
        ("scaa a chioc", "lanterne/scala-a-chiocciola"),  # misspelt and unfinished
        ("barbaggiani", "lanterne/civetta"),
    ],
)
def test_what_is_suggested_first(library: Library, typed: str, first: str) -> None:
    assert ids(library, typed)[0] == first


@pytest.mark.parametrize(
    "typed",
    ["", " ", "🎲", "'", "l'", "xyzzy", "civetta xyzzy", "ù", "xi", "cì ", "civ ", "e" * 999],
)
def test_what_suggests_nothing(library: Library, typed: str) -> None:
    assert ids(library, typed) == []


def test_a_finished_word_is_not_continued(library: Library) -> None:
    assert "lanterne/scala-a-chiocciola" in ids(library, "scala a chiocciola ")
    assert ids(library, "scala a chioc ") == []
    assert ids(library, "che cosa succede in cima alla tor") == ["lanterne/cima-della-torre"]


def test_the_name_it_was_found_by_is_told(library: Library) -> None:
    assert library.suggest("night o")[0].said == "Night Owl"
    assert library.suggest("civ")[0].said is None
    assert [one.title for one in library.suggest("keeper")] == ["Guardiano"]


def test_names_come_before_questions(library: Library) -> None:
    found = library.suggest("civetta")
    assert [one.kind for one in found] == ["card", "ruling"]


def test_within_a_game_only_its_entries(library: Library) -> None:
    assert ids(library, "lan", "lanterne") == []
    assert ids(library, "quante", "lanterne") == []
    assert ids(library, "quante", "porto") == ["porto/attracco"]
    with pytest.raises(NotFound):
        library.suggest("civ", "scacchi")


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(typed=st.text(max_size=30) | st.text("abcdeilnorstv '", max_size=12))
def test_suggestions_are_few_in_a_total_order_and_each_once(library: Library, typed: str) -> None:
    found = ids(library, typed)
    assert len(found) <= MOST
    assert len(set(found)) == len(found)
    for limit in (1, 3):
        assert [one.id for one in library.suggest(typed, None, limit)] == found[:limit]
