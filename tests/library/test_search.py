from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.library.load import load, read
from app.library.query import MOST_WORDS
from app.library.read import Library, NotFound
from app.library.search import SURE
from tests.library.conftest import write


def first(library: Library, query: str, game: str | None = "lanterne") -> str:
    return library.search(query, game).hits[0].line.slug


@pytest.mark.parametrize(
    ("query", "slug"),
    [
        ("posso salire due piani?", "salire-due-piani"),  # the title
        ("SALIRE   Due Piani", "salire-due-piani"),
        ("quanti gradini faccio?", "salire-due-piani"),  # another way of asking
        ("climbing two floors", "salire-due-piani"),
        ("recupero cristalli", "cima-della-torre"),  # the answer, other forms of the words
        ("night owl", "civetta"),  # the English name
        ("barbagianni", "civetta"),  # an old name
        ("night owl nella nebbia", "civetta-nella-nebbia"),  # a card's name in its rulings
        ("il barbagianni e la foschia", "civetta-nella-nebbia"),
        ("gemma", "cristallo"),  # a synonym
        ("una gemma in cima alla torre", "cima-della-torre"),  # a synonym of a word in the text
        ("sei morto", "sei-morto"),  # a name made of stop words
        ("scala a chiocciola", "scala-a-chiocciola"),
    ],
)
def test_what_players_type_leads_to_the_entry(library: Library, query: str, slug: str) -> None:
    assert first(library, query) == slug


@pytest.mark.parametrize(
    ("query", "corrected", "slug"),
    [
        ("civeta nella nebbia", "civetta nella nebbia", "civetta-nella-nebbia"),
        ("nebia dopio", "nebbia doppio", "nebbia-doppia"),
        ("nellanebbia doppia?", "nebbia doppia", "nebbia-doppia"),  # an elision glued on
        ("duepiani salire?", "due piani salire", "salire-due-piani"),
        ("civettanebbia", "civetta nebbia", "civetta-nella-nebbia"),  # two words glued
    ],
)
def test_unknown_words_are_corrected(
    library: Library, query: str, corrected: str, slug: str
) -> None:
    page = library.search(query, "lanterne")
    assert page.corrected == corrected
    assert page.hits[0].line.slug == slug


@pytest.mark.parametrize("query", ["civetta", "torri", "x2 piani", "pia due", "xyz", "qwertyuiop"])
def test_known_short_and_hopeless_words_are_left_alone(library: Library, query: str) -> None:
    assert library.search(query, "lanterne").corrected is None


def test_the_first_letter_is_not_corrected_along_with_another(library: Library) -> None:
    assert library.search("ricetta", "lanterne").corrected is None


def test_the_last_word_may_be_unfinished(library: Library) -> None:
    assert first(library, "scala chiocc") == "scala-a-chiocciola"
    assert first(library, "barb") == "civetta"
    assert library.search("chiocc scala", "lanterne").corrected is None
    finished = library.search("scala chiocc ", "lanterne")
    assert finished.hits[0].score < library.search("scala chiocc", "lanterne").hits[0].score


def test_a_dead_creature_is_not_the_card_sei_morto(library: Library) -> None:
    dead = library.search("chi è morto", "lanterne").hits[0].score
    card = library.search("sei morto", "lanterne").hits[0].score
    assert dead < card


def test_games_are_searched_alone_or_all_at_once(library: Library) -> None:
    assert {hit.line.game for hit in library.search("azione", "porto").hits} <= {"porto"}
    assert first(library, "barche al molo", None) == "attracco"
    assert first(library, "civetta nebbia", None) == "civetta-nella-nebbia"
    with pytest.raises(NotFound):
        library.search("civetta", "nulla")


def test_a_word_of_one_game_is_not_corrected_for_another(library: Library) -> None:
    assert library.search("molo", None).corrected is None


def test_naming_a_game_favours_it(library: Library) -> None:
    without = library.search("due segnalini").hits
    named = library.search("old harbour due segnalini").hits
    assert without[0].line.game == "lanterne"
    assert named[0].score < without[0].score
    assert library.search("porto antico: quante barche?").hits[0].line.slug == "attracco"


def test_kinds_can_be_told_apart(library: Library) -> None:
    found = library.search("civetta", "lanterne", kinds=["card", "ruling"])
    assert {hit.line.kind for hit in found.hits} == {"card", "ruling"}
    found = library.search("civetta", "lanterne", kinds=["ruling"])
    assert {hit.line.kind for hit in found.hits} == {"ruling"}
    assert found.total == len(found.hits) == 2


def test_pages_join_to_the_whole_in_one_order(library: Library) -> None:
    whole = library.search("nebbia torre civetta piani", limit=50)
    assert whole.total == len(whole.hits) > 4
    assert all((-a.score, a.line.id) < (-b.score, b.line.id) for a, b in pairwise(whole.hits))
    pages = [
        library.search("nebbia torre civetta piani", limit=2, offset=offset).hits
        for offset in range(0, whole.total + 2, 2)
    ]
    assert tuple(hit for page in pages for hit in page) == whole.hits


def test_a_hit_tells_what_a_list_needs(library: Library) -> None:
    hit = library.search("scale piano", "lanterne").hits[0]
    line = hit.line
    assert (line.id, line.kind, line.verdict, line.standing, line.shelf_title) == (
        "lanterne/salire-due-piani", "ruling", "No", "source", "La Torre",
    )  # fmt: skip
    assert hit.snippet == "Le scale contano come piano, es. la Scala a chiocciola."
    assert library.search("gemma", "lanterne").hits[0].line.shelf_title == "Glossario"


@pytest.mark.parametrize("query", ["", "   ", "🎲🎲", "?!", "…", "'"])
def test_a_query_without_words_is_not_understood(library: Library, query: str) -> None:
    page = library.search(query)
    assert (page.understood, page.total, page.hits) == (False, 0, ())
    asked = library.ask(query)
    assert (asked.answer, asked.confidence, asked.declined_reason) == (None, 0.0, "no words")


@pytest.mark.parametrize(
    "query",
    ['"', "a -b", "AND", "civetta*", "title: civetta", "NEAR(a b)", "l'attacco", "2/3", "(", "^a",
     "{title} : x", "civetta OR", "'; DROP TABLE entry; --", "%", "\x00"],
)  # fmt: skip
def test_the_syntax_of_search_engines_means_nothing(library: Library, query: str) -> None:
    assert library.search(query, "lanterne").understood == any(c.isalnum() for c in query)


def test_a_long_query_is_cut_and_answered(library: Library) -> None:
    long = "civetta nebbia " + "parola " * 500 + "scala"
    cut = " ".join(long.split()[:MOST_WORDS]) + " "
    assert library.search(long, "lanterne").hits == library.search(cut, "lanterne").hits


@pytest.mark.parametrize(
    ("query", "slug"),
    [
        ("posso salire due piani?", "salire-due-piani"),
        ("due segnalini nebbia contano doppio?", "nebbia-doppia"),
        ("fog stacking", "nebbia-doppia"),
        ("gemma", "cristallo"),
    ],
)
def test_ask_answers_what_it_is_sure_of(library: Library, query: str, slug: str) -> None:
    asked = library.ask(query, "lanterne")
    assert asked.answer is not None
    assert asked.answer.line.slug == slug
    assert SURE <= asked.confidence <= 1.0
    assert slug not in [hit.line.slug for hit in asked.near]
    assert asked.declined_reason is None


@pytest.mark.parametrize(
    "query",
    ["posso salire sulla nebbia con due barche?", "quanto costa il gioco?", "xyzzy",
     "misura delle bustine per le carte", "la civetta mangia la torre grande di giorno?"],
)  # fmt: skip
def test_ask_declines_what_it_is_not_sure_of(library: Library, query: str) -> None:
    asked = library.ask(query, "lanterne")
    assert asked.answer is None
    assert asked.confidence < SURE
    assert asked.declined_reason in ("not sure enough", "nothing near")


def test_declining_shows_what_is_near(library: Library) -> None:
    asked = library.ask("posso salire sulla nebbia con due barche?", "lanterne")
    assert asked.near
    assert list(asked.near) == list(library.search(asked.query, "lanterne", limit=5).hits)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.text(max_size=120))
def test_any_query_is_answered_in_bounds(library: Library, query: str) -> None:
    page = library.search(query, limit=50)
    assert all(0 < hit.score <= 1 for hit in page.hits)
    assert library.search(query, limit=50) == page
    asked = library.ask(query)
    assert 0 <= asked.confidence <= 1
    assert (asked.answer is None) == (asked.declined_reason is not None)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.permutations(["civetta", "nebbia", "vola", "torre"]))
def test_the_order_of_words_does_not_matter(library: Library, query: list[str]) -> None:
    def found(words: list[str]) -> list[tuple[str, float]]:
        page = library.search(" ".join(words) + "?", "lanterne")
        return [(hit.line.id, pytest.approx(hit.score, abs=1e-5)) for hit in page.hits]  # type: ignore  # approx compares with floats

    assert found(query) == found(sorted(query))


def test_an_empty_game_is_searched_in_vain(tmp_path: Path, data: Path) -> None:
    (data / "porto" / "moli" / "attracco.yaml").unlink()
    write(data, {"porto/cards/.keep": ""})
    file = tmp_path / "empty.sqlite3"
    load(file, read(data, {}), "1")
    assert Library(file).search("barche", "porto").hits == ()
    assert Library(file).ask("barche", "porto").answer is None
