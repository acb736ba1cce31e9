"""Which words are marked: on the text as it is written, whatever folding makes of it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.library.highlight import Said, Sought
from app.library.read import Library
from app.library.text import placed_words, stem, stems, words

# Signs that fold to several, to none, or to something else than themselves, among plain ones.
TEXTS = st.text(
    st.sampled_from("abOmbrèÈ'’ ´\u0300\u0301ﬁﬃß½№㎏İǰŉ1:/2.s🎲_-") | st.characters(), max_size=30
)


def marked(text: str, query: str) -> list[str]:
    return [text[start:end] for start, end in Said(text).spans(set(stems(query)))]


@pytest.mark.parametrize(
    ("text", "query", "found"),
    [
        ("L'Ombra nell’Orda: ombre!", "ombra", ["Ombra", "ombre"]),
        ("Perché la Città è così", "citta", ["Città"]),
        ("la citta\u0300 e\u0300 qui", "città", ["citta\u0300"]),  # accents of their own
        ("la ﬁne dell'eﬃcacia", "fine efficacia", ["ﬁne", "eﬃcacia"]),
        ("STRAẞE e Straße", "strasse", ["STRAẞE", "Straße"]),
        ("si sconfigge chi è stato sconfitto", "sconfiggere", ["sconfigge", "sconfitto"]),
        ("the witch's shack", "witch", ["witch"]),
        ("vale 2:1, non 2", "2", ["2"]),
        ("con ½ dado", "2", ["½"]),
        ("ombrello, penombra", "ombra", []),
        ("🎲🎲 Dadi", "dado", ["Dadi"]),
        ("", "ombra", []),
    ],
)
def test_what_is_marked(text: str, query: str, found: list[str]) -> None:
    assert marked(text, query) == found


@given(TEXTS, st.data())
def test_spans_are_in_order_apart_and_whole(text: str, data: st.DataObject) -> None:
    placed = placed_words(text)
    sought = data.draw(st.sets(st.sampled_from([word for word, _, _ in placed]))) if placed else ()
    at = 0
    found = Said(text).spans({stem(word) for word in sought})
    for start, end in found:
        assert at <= start < end <= len(text)
        at = end
    for word, first, last in placed:
        if word in sought:
            assert any(start <= first and last <= end for start, end in found)
        assert all((start <= first and last <= end) or last <= start or end <= first
                   for start, end in found)  # fmt: skip


@given(TEXTS)
def test_placed_words_are_the_words(text: str) -> None:
    placed = placed_words(text)
    assert [word for word, _, _ in placed] == words(text)
    for word, start, end in placed:
        assert word in " ".join(words(text[start:end])) or start == end


def test_a_phrase_is_marked_where_all_of_it_is_said() -> None:
    sought = Sought(frozenset(["ord"]), frozenset([frozenset(["punt", "vit"])]))
    assert Said("Un punto di vita").highlights(sought) == ((3, 8), (12, 16))
    assert Said("Un punto in più per l'Orda").highlights(sought) == ((22, 26),)


@pytest.mark.parametrize(
    ("query", "title", "snippet"),
    [
        ("civeta nella nebbia", ["Civetta", "nebbia"], ["nebbia", "Civetta"]),  # corrected
        ("night owl", ["Civetta"], ["Civetta"]),  # another name
        ("il gufo nella foschi", [], []),  # a way of asking, in words that are not shown
    ],
)
def test_a_hit_is_marked(
    library: Library, query: str, title: list[str], snippet: list[str]
) -> None:
    hits = {hit.line.slug: hit for hit in library.search(query, "lanterne").hits}
    hit = hits["civetta-nella-nebbia"]
    assert [hit.line.title[start:end] for start, end in hit.title_highlights] == title
    assert [hit.snippet[start:end] for start, end in hit.highlights] == snippet


def test_akin_words_are_marked(library: Library) -> None:
    hits = {
        hit.line.slug: hit for hit in library.search("riprendere un cristallo", "lanterne").hits
    }
    hit = hits["cima-della-torre"]
    assert [hit.snippet[start:end] for start, end in hit.highlights] == ["recupera", "cristallo"]
