import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.library.text import stem
from app.library.vocabulary import Reading, Vocabulary

WORDS = [
    ["ombra", "cimitero", "vita"],
    ["ombra", "orda", "zombi", "attacco", "spalle"],
    ["creatura", "scambiatombe", "orda", "d6"],
]
VOCABULARY = Vocabulary(WORDS)


def taken(word: str, last: bool = False) -> str | None:
    return VOCABULARY.read(word, last).words


@pytest.mark.parametrize(
    ("word", "words"),
    [
        ("ombar", "ombra"),  # two letters exchanged
        ("cimitreo", "cimitero"),
        ("cimitro", "cimitero"),
        ("atacco", "attacco"),
        ("scambiatomba", None),  # another form of a known word
        ("nellorda", "orda"),
        ("lombra", "ombra"),
        ("corda", None),  # no c'orda, and short words keep their first letter
        ("mombra", "ombra"), ("xcimitero", "cimitero"),
        ("attaccoalle", "attacco"),
        ("ordazombi", "orda zombi"),
        ("unombra", "ombra"),
        ("ombrello", None),  # too far from everything
        ("or", None), ("vit", None), ("d7", None), ("2:1", None),  # short, or with digits
        ("cosaa", None),  # nearest to a stop word: left alone, but not made a noun
    ],
)  # fmt: skip
def test_what_an_unknown_word_is_taken_for(word: str, words: str | None) -> None:
    assert taken(word) == words


def test_the_more_frequent_of_two_near_words_is_taken() -> None:
    vocabulary = Vocabulary([["campo"], ["tempo"], ["tempo"]])
    assert vocabulary.read("tampo", False).words == "tempo"
    assert Vocabulary([["campo"], ["tempo"]]).read("tampo", False).words == "tempo"
    assert Vocabulary([["cimiterb"], ["cimitera"]]).read("cimiterx", False).words == "cimitera"


def test_the_last_word_stands_for_all_that_it_begins() -> None:
    reading = VOCABULARY.read("o", True)
    assert reading == Reading((stem("o"),))
    assert VOCABULARY.read("or", True).stems == (stem("orda"),)
    assert set(VOCABULARY.read("omb", True).stems) == {stem("ombra")}
    assert VOCABULARY.read("omb", False).stems == ("omb",)
    assert VOCABULARY.read("cimit", True).words is None


def test_words_of_one_meaning_are_taken_where_documents_have_them() -> None:
    assert VOCABULARY.read("mostro", False).akin == {stem("creatura")}
    assert VOCABULARY.read("monsters", False) == Reading(
        (stem("monsters"),), frozenset({stem("creatura")})
    )
    assert VOCABULARY.read("ships", False).akin == frozenset()


@given(st.sampled_from([word for entry in WORDS for word in entry]), st.booleans())
def test_known_words_are_taken_as_they_are(word: str, last: bool) -> None:
    reading = VOCABULARY.read(word, last)
    assert reading.stems == (stem(word),)
    assert reading.words is None


@given(st.text(st.characters(categories=["Ll", "Nd"], max_codepoint=0x7F), min_size=1))
def test_every_word_is_taken_for_something(word: str) -> None:
    reading = VOCABULARY.read(word, False)
    assert reading.stems
    assert all(reading.stems)
