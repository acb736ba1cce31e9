from math import isclose

from app.library.read import Library


def test_a_name_or_question_as_it_stands_scores_one(library: Library) -> None:
    for query, slug in (("Civetta", "civetta"), ("Climbing two floors", "salire-due-piani")):
        hit = library.search(query, "lanterne").hits[0]
        assert (hit.line.slug, hit.score) == (slug, 1.0)
        assert library.ask(query, "lanterne").confidence == 1.0


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
