"""What search knows of a game, odd names included."""

from collections.abc import Mapping

from app.library.index import GameContent
from app.library.schema import Entry, Term
from app.library.search import Searcher
from app.library.views import EntryLine


def _term(slug: str, name: str, *also: str) -> Term:
    return Term.model_validate(
        {
            "kind": "term",
            "slug": slug,
            "name": name,
            "also": also,
            "means": f"È {name}, come si vede.",
        }
    )


def _searcher(*terms: Term) -> Searcher:
    entries: Mapping[str, Entry] = {term.slug: term for term in terms}
    lines = {
        term.slug: EntryLine("gioco", term.slug, "term", term.name, "", None, None, "Glossario")
        for term in terms
    }
    return Searcher({"gioco": GameContent(("Gioco",), entries, lines)})


def test_a_name_without_words_is_no_name() -> None:
    searcher = _searcher(_term("ombra", "Ombra", "★"), _term("luce", "Luce"))
    found = searcher.search("ombra", "gioco", (), None, 10, 0)
    assert [hit.line.slug for hit in found.hits] == ["ombra"]
    assert searcher.search("★", "gioco", (), None, 10, 0).total == 0


def test_a_title_comes_before_another_name() -> None:
    searcher = _searcher(_term("ardere", "Ardere", "fuoco"), _term("fuoco", "Fuoco"))
    found = searcher.search("fuoco", "gioco", (), None, 10, 0)
    assert [hit.line.slug for hit in found.hits] == ["fuoco", "ardere"]


def test_equals_are_ordered_by_id_beyond_those_whose_letters_are_compared() -> None:
    terms = [_term(f"torre-{number:02}", f"Torre {number:02}") for number in range(50)]
    hits = _searcher(*terms).search("torre", "gioco", (), None, 50, 0).hits
    assert len(hits) == 50
    order = [(-hit.score, hit.line.slug) for hit in hits]
    assert order == sorted(order)


def test_a_game_is_ready_once_it_was_asked_of() -> None:
    searcher = _searcher(_term("ombra", "Ombra"))
    assert not searcher.is_ready("gioco")
    searcher.search("ombra", "gioco", (), None, 1, 0)
    assert searcher.is_ready("gioco")
    assert not searcher.is_ready(None)
    searcher.make_ready()
    assert searcher.is_ready(None)
