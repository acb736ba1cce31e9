import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.library.lexicon import akin
from app.library.text import fold, stem


@pytest.mark.parametrize(
    ("word", "other"),
    [
        ("ammazzo", "sconfitto"), ("uccidere", "sconfigge"), ("mostri", "creatura"),
        ("defeated", "sconfitta"), ("killing", "uccidere"), ("monsters", "creatura"),
        ("dice", "dado"), ("drawing", "pescare"), ("range", "raggio"), ("ships", "nave"),
        ("ridà", "recuperare"),
    ],
)  # fmt: skip
def test_words_of_one_meaning_lead_to_each_other(word: str, other: str) -> None:

    assert stem(other) in akin(fold(word))


@pytest.mark.parametrize("word", ["ombra", "xyz", "2:1", "vampiro", ""])
def test_words_of_no_group_lead_nowhere(word: str) -> None:
    assert akin(word) == frozenset()


@given(st.text(st.characters(categories=["Ll"], max_codepoint=0x7F), max_size=12))
def test_a_word_is_never_akin_to_itself(word: str) -> None:
    assert stem(word) not in akin(word)
