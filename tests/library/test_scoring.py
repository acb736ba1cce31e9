from math import isclose

from app.library.read import Library


def test_a_title_as_it_stands_scores_one_and_another_name_hardly_less(library: Library) -> None:
    for query, slug, score in (
        ("Civetta", "civetta", 1.0),
        ("Climbing two floors", "salire-due-piani", 0.999),
    ):
        hit = library.search(query, "lanterne").hits[0]
        assert (hit.line.slug, hit.score) == (slug, score)
        assert library.ask(query, "lanterne").confidence == 1.0


def test_the_beginning_of_a_word_is_not_word_for_word(library: Library) -> None:
    assert library.search("civet", "lanterne").hits[0].line.slug == "civetta"
    assert library.ask("civet", "lanterne").confidence < 1.0


def test_more_words_of_an_entry_score_higher(library: Library) -> None:
    one, two = (
        library.search(q, "lanterne").hits[0].score for q in ("nebbia xyz", "nebbia doppia")
    )
    assert two > one


def test_word_order_and_repetition_change_nothing(library: Library) -> None:
    scores = [
        library.search(query, "lanterne").hits[0].score
        for query in (
            "nebbia torre civetta ",
            "civetta torre nebbia ",
            "torre torre civetta nebbia ",
        )
    ]
    assert isclose(scores[0], scores[1])
    assert isclose(scores[0], scores[2])
