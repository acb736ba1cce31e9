from pathlib import Path
from typing import Any

import pytest

from app.library.parse import meant
from app.library.parse import parse as parse_model
from app.library.schema import Card, DataErrors, Entry, Game, Ruling, Term, read_cards, sentences
from app.library.yamls import parse

RULING = {
    "kind": "ruling", "question": "Si può?", "verdict": "No", "answer": "Non si può.",
    "standing": "source", "check": [{"given": {}}],
}  # fmt: skip


def ruling(**changes: Any) -> Ruling:
    return Ruling.model_validate({**RULING, "slug": "si-puo", "topic": "tutto", **changes})


def problems(text: str, model: type[Entry] = Ruling) -> list[str]:
    given = {"slug": "si-puo"} | ({"topic": "tutto"} if model is Ruling else {})
    with pytest.raises(DataErrors) as caught:
        parse_model(model, parse(text, Path("x.yaml")), given=given)
    return [str(problem) for problem in caught.value.problems]


def test_a_ruling_speaks_its_verdict_and_first_sentence() -> None:
    entry = ruling(answer="Conta la Vita, es. l'Ombra. Il resto no.")
    assert entry.spoken == "No. Conta la Vita, es. l'Ombra."
    assert ruling(plain="Proprio no.").spoken == "Proprio no."


def test_a_term_speaks_what_it_means() -> None:
    term = Term(slug="orda", kind="term", name="Orda", means="Le creature\nscampate.")
    assert term.spoken == "Le creature scampate."
    assert (term.title, term.names) == ("Orda", ("Orda",))


def test_a_card_is_called_by_all_its_names() -> None:
    card = Card(
        slug="ombra", kind="card", name="Ombra", english="Shade", aliases=("Fantasma",),
        group="creatura", verdict="V", answer="A", standing="source",
    )  # fmt: skip
    assert card.names == ("Ombra", "Shade", "Fantasma")
    assert card.check_kind == "absent"
    assert card.cases == ()


@pytest.mark.parametrize(
    ("check", "kind", "places"),
    [
        ([{"given": 1}, {"given": 2}], "played", [("check", 0), ("check", 1)]),
        ({"facts": [{"count": 1}]}, "shown", [("check", "facts", 0)]),
        ({"none": "non si gioca"}, "none", []),
    ],
)
def test_cases_stand_at_their_place_in_the_file(check: Any, kind: str, places: list[Any]) -> None:
    entry = ruling(check=check)
    assert entry.check_kind == kind
    assert [place for place, _ in entry.cases] == places
    assert Ruling.model_validate(entry.model_dump()) == entry


@pytest.mark.parametrize("check", [[], {}, {"facts": []}, {"none": True}, "x", [1], {"cases": []}])
def test_a_check_of_another_form_is_refused(check: Any) -> None:
    with pytest.raises(ValueError, match="must be a list of cases, or"):
        ruling(check=check)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"standing": "unsettled"}, "readings must give at least two"),
        ({"standing": "unsettled", "readings": ("una",)}, "readings must give at least two"),
        ({"readings": ("una", "due")}, "standing must be unsettled"),
        ({"cites": tuple(f"a-{n}" for n in range(7))}, "at most 6"),
        ({"verdict": "due\nrighe"}, "must be one line"),
        ({"see": ("Non Slug",)}, "pattern"),
    ],
)
def test_what_contradicts_the_shape_is_refused(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        ruling(**changes)


def test_problems_name_line_field_and_what_would_be_right() -> None:
    text = """\
kind: ruling
question: true
verdikt: No
verdict: No
answer: Non si può.
slug: other
standing: surce
check: {none: boh}
"""
    assert problems(text) == [
        "x.yaml:2: question: True is no text: put it in quotes",
        "x.yaml:3: verdikt: unknown key 'verdikt': did you mean 'verdict'?",
        "x.yaml:6: slug: unknown key 'slug': it is never stated",
        "x.yaml:7: standing: 'surce' is not allowed: it must be 'official', 'source', 'derived'"
        " or 'unsettled'",
    ]


@pytest.mark.parametrize(
    ("word", "allowed", "said"),
    [
        ("ombar", ["ombra", "orda"], ": did you mean 'ombra'?"),
        ("vampiro", ["ombra", "orda"], ": known are ombra, orda"),
        ("vampiro", [], ": none are known"),
        ("xy", [f"slug-{n:02}" for n in range(13)],
         ": the nearest of 13 are slug-00, slug-01, slug-02"),
    ],
)  # fmt: skip
def test_an_unknown_word_is_told_what_it_may_have_been(
    word: str, allowed: list[str], said: str
) -> None:
    assert meant(word, allowed) == said


def test_a_missing_field_is_named() -> None:
    assert "x.yaml:1: verdict is missing" in problems("kind: ruling\n")


def test_a_document_that_is_no_mapping_is_refused() -> None:
    assert problems("- 1\n", Term) == ["x.yaml:1: is not a mapping of fields"]


def test_unknown_keys_inside_are_told_from_the_keys_allowed_there() -> None:
    text = "name: X\nenglish: X\nabout: x\ntopics: {}\naccent: {light: '#000000', darc: '#fff'}\n"
    with pytest.raises(DataErrors) as caught:
        parse_model(Game, parse(text, Path("game.yaml")), given={"slug": "x"})
    assert [str(problem) for problem in caught.value.problems] == [
        "game.yaml:5: accent.darc: unknown key 'darc': did you mean 'dark'?",
        "game.yaml:5: accent: dark is missing",
    ]


def test_cards_are_read_with_all_problems_of_all_files(data: Path) -> None:
    cards = read_cards(data / "lanterne")
    assert list(cards) == ["civetta", "scala-a-chiocciola", "sei-morto"]
    assert cards["civetta"].facts == {"type": "animale", "life": 2, "copies": [1, 2]}
    for name in ("civetta", "sei-morto"):
        file = data / "lanterne" / "cards" / f"{name}.yaml"
        file.write_text(file.read_text().replace("group:", "grup:"))
    with pytest.raises(DataErrors) as caught:
        read_cards(data / "lanterne")
    assert [problem.file.stem for problem in caught.value.problems] == [
        "civetta", "civetta", "sei-morto", "sei-morto",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Uno. Due.", ["Uno.", "Due."]),
        ("Sì, es. il 3. E poi? Certo!", ["Sì, es. il 3.", "E poi?", "Certo!"]),
        ("Vale ecc. Anche qui\nva a capo.", ["Vale ecc. Anche qui va a capo."]),
        ("", [""]),
    ],
)
def test_sentences(text: str, parts: list[str]) -> None:
    assert sentences(text) == parts
