import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.library.text import STOP_WORDS, content_words, fold, stem, stems, trigrams, words


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("L'Ombra nell’Orda", ["ombra", "orda"]),
        ("C'è un'Evocazione dell´Accolito", ["e", "evocazione", "accolito"]),
        ("PERCHÉ la Città?", ["perche", "la", "citta"]),
        ("perche' puo'", ["perche", "puo"]),
        ("rapporto 2:1, metà 1/2, +3 e -1", ["rapporto", "2:1", "meta", "1/2", "3", "e", "1"]),
        ("the witch's shack", ["the", "witch", "shack"]),
        ("ﬁne Ⅳ", ["fine", "iv"]),
        ("a -b AND NEAR(\"c\" OR d*)", ["a", "b", "and", "near", "c", "or", "d"]),
        ("🎲 … !", []),
        ("", []),
    ],
)  # fmt: skip
def test_words(text: str, found: list[str]) -> None:
    assert words(text) == found


def test_stop_words_go_unless_nothing_is_left() -> None:
    assert content_words("la vita della creatura in prima posizione") == [
        "vita", "creatura", "prima", "posizione",
    ]  # fmt: skip
    assert content_words("che è?") == ["che", "e"]


@pytest.mark.parametrize("word", ["citta", "vita", "luogo", "forza", "prima", "volta", "dopo"])
def test_words_that_games_turn_on_are_no_stop_words(word: str) -> None:
    assert word not in STOP_WORDS


@pytest.mark.parametrize(
    "forms",
    [
        "carta carte", "orda orde", "mago maghi", "attacco attacchi attaccare attaccata",
        "uccido ucciso uccisi uccidere uccide", "rivela rivelata rivelare rivelano",
        "metto messo messa mettere", "perso perde perdiamo", "scopro scoperta scoprire",
        "sconfitto sconfitta sconfiggere sconfigge", "mostro mostri", "luogo luoghi",
        "scegliere scelta scelto scegli", "coperti coperta coprire", "due 2 two", "zero 0",
    ],
)  # fmt: skip
def test_forms_of_a_word_share_a_stem(forms: str) -> None:
    assert len({stem(form) for form in forms.split()}) == 1


@pytest.mark.parametrize("pair", ["carta corda", "orda ombra", "coperta scoperta", "copie coperti"])
def test_other_words_do_not(pair: str) -> None:
    one, other = pair.split()
    assert stem(one) != stem(other)


def test_accents_fold_before_stemming() -> None:
    assert stems("parità") == stems("parita")
    assert stems("abilità") == stems("ABILITA'")


def test_trigrams_mark_the_ends() -> None:
    assert trigrams("orda") == ["^or", "ord", "rda", "da$"]
    assert trigrams("a") == ["^a$"]


@given(st.text())
def test_folding_twice_changes_nothing(text: str) -> None:
    assert fold(fold(text)) == fold(text)


@given(st.text())
def test_words_are_folded_and_stay_as_they_are(text: str) -> None:
    found = words(text)
    assert all(word == fold(word) for word in found)
    assert words(" ".join(found)) == found


@given(st.text(st.characters(categories=["L", "N", "P", "Zs"], max_codepoint=0xFF)))
def test_case_and_composition_do_not_matter(text: str) -> None:
    assert words(unicodedata.normalize("NFD", text)) == words(unicodedata.normalize("NFC", text))
    assert words(text.swapcase().casefold()) == words(text.casefold())


@given(st.text())
def test_every_text_with_a_letter_or_digit_has_a_word(text: str) -> None:
    plain = fold(text)
    assert bool(words(text)) == any(sign.isalnum() for sign in plain)


@given(st.text(st.characters(categories=["Ll"], max_codepoint=0x7F), min_size=1, max_size=20))
def test_a_stem_is_never_empty(word: str) -> None:
    assert stem(word)


@given(st.sampled_from(["l'", "dell’", "un'", "nell'", "c'"]), st.sampled_from(["ombra", "orda"]))
def test_an_elided_article_changes_nothing(article: str, word: str) -> None:
    assert stems(article + word) == stems(word)


@pytest.mark.parametrize("text", ["om\u00adbra", "om\u200bbra", "ombra\u200f", "O\u0301mbra"])
def test_signs_that_are_not_seen_do_not_part_words(text: str) -> None:
    assert words(text) == ["ombra"]
