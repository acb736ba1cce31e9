from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from app.library.load import Content, DataErrors, Entry, Problem, read

Edit = Callable[[str, str, str], None]


@pytest.fixture
def edit(data: Path) -> Edit:
    """Replace a text in a file of the data, or append to it where the old text is empty."""

    def change(file: str, old: str, new: str) -> None:
        path = data / file
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1) if old else text + new, "utf-8")

    return change


def problems(data: Path, **validators: Callable[[Entry], Iterable[Problem]]) -> list[str]:
    with pytest.raises(DataErrors) as caught:
        read(data, validators)
    return [str(problem).removeprefix(f"{data}/") for problem in caught.value.problems]


def test_everything_is_read_in_the_order_of_the_page(data: Path) -> None:
    content = read(data, {})
    assert list(content.games) == ["lanterne", "porto"]
    assert list(content.games["lanterne"].entries) == [
        "cima-della-torre", "salire-due-piani", "civetta-nella-nebbia", "nebbia-doppia",
        "civetta", "scala-a-chiocciola", "sei-morto", "guardiano", "cristallo",
    ]  # fmt: skip


def test_the_hash_is_of_the_content_alone(data: Path, edit: Edit) -> None:
    def now() -> Content:
        return read(data, {})

    before = now().hash
    edit("lanterne/game.yaml", "name: Lanterne\n", "# a comment\nname:   Lanterne\n")
    assert now().hash == before
    edit("lanterne/game.yaml", "la-torre: La Torre, la-nebbia: La Nebbia",
         "la-nebbia: La Nebbia, la-torre: La Torre")  # fmt: skip
    turned = now().hash
    assert turned != before
    edit("lanterne/cards/civetta.yaml", "life: 2", "life: 3")
    assert now().hash not in (before, turned)


@pytest.mark.parametrize(
    ("file", "old", "new", "expected"),
    [
        ("lanterne/la-torre/salire-due-piani.yaml", "[scala-a-chiocciola]", "[scala-a-chiociola]",
         "lanterne/la-torre/salire-due-piani.yaml:8: cards.0: unknown card 'scala-a-chiociola':"
         " did you mean 'scala-a-chiocciola'?"),
        ("lanterne/la-torre/salire-due-piani.yaml", "[scala-a-chiocciola]", "[guardiano]",
         "lanterne/la-torre/salire-due-piani.yaml:8: cards.0: unknown card 'guardiano': known are"
         " civetta, scala-a-chiocciola, sei-morto"),
        ("lanterne/la-torre/cima-della-torre.yaml", "cites: [lan-002]", "cites: [lan-002, lan-02]",
         "lanterne/la-torre/cima-della-torre.yaml:5: cites.1: unknown statement or record"
         " 'lan-02': did you mean 'lan-002'?"),
        ("lanterne/la-torre/cima-della-torre.yaml", "cites: [lan-002]", "cites: [lan-002, lan-002]",
         "lanterne/la-torre/cima-della-torre.yaml:5: cites.1: names 'lan-002' twice"),
        ("lanterne/la-torre/cima-della-torre.yaml", "[salire-due-piani]", "[due-piani]",
         "lanterne/la-torre/cima-della-torre.yaml:6: see.0: unknown entry 'due-piani': known are"
         " cima-della-torre, civetta, civetta-nella-nebbia, cristallo, guardiano, nebbia-doppia,"
         " salire-due-piani, scala-a-chiocciola, sei-morto"),
        ("lanterne/la-torre/cima-della-torre.yaml", "[salire-due-piani]", "[cima-della-torre]",
         "lanterne/la-torre/cima-della-torre.yaml:6: see.0: is the entry itself"),
        ("lanterne/la-nebbia/civetta-nella-nebbia.yaml", "[nebbia-doppia]", "[nebbia-dopia]",
         "lanterne/la-nebbia/civetta-nella-nebbia.yaml:8: rests_on.0: unknown entry"
         " 'nebbia-dopia': did you mean 'nebbia-doppia'?"),
        ("lanterne/cards/civetta.yaml", "group: figura", "group: figure",
         "lanterne/cards/civetta.yaml:4: group: unknown group 'figure': did you mean 'figura'?"),
        ("lanterne/cards/civetta.yaml", "", "was: [cristallo]\n",
         "lanterne/cards/civetta.yaml:12: was.0: 'cristallo' is an entry today: an old id leads"
         " to one that is gone"),
        ("lanterne/sources.yaml", "work: manuale,", "work: manual,",
         "lanterne/sources.yaml:12: records.manuale-p7.work: unknown work 'manual': did you mean"
         " 'manuale'?"),
        ("lanterne/sources.yaml", "", "  lan-001: {work: manuale, section: X}\n",
         "lanterne/sources.yaml:13: records.lan-001: is also the id of a statement"),
        ("lanterne/game.yaml", "complete: [La Torre]", "complete: [La Torre, Figure]",
         None),
        ("lanterne/game.yaml", "complete: [La Torre]", "complete: [Torre]",
         "lanterne/game.yaml:8: complete.0: unknown section 'Torre': did you mean 'La Torre'?"),
        ("lanterne/la-torre/salire-due-piani.yaml", ", lan-003]", "]",
         "lanterne/game.yaml:8: complete.0: 'La Torre' is complete, but no entry cites its rule"
         " lan-003"),
        ("lanterne/game.yaml", "{nebbia-doppia: 1}", "{nebbia-doppia: 3}",
         "lanterne/game.yaml:9: defaults.nebbia-doppia: reading 3 is none of the 2 (counted from"
         " 1)"),
        ("lanterne/game.yaml", "{nebbia-doppia: 1}", "{civetta: 1}",
         "lanterne/game.yaml:9: defaults.civetta: 'civetta' is no unsettled entry: known are"
         " nebbia-doppia"),
        ("lanterne/game.yaml", "la-torre: La Torre", "cards: Carte, la-torre: La Torre",
         "lanterne/game.yaml:6: topics: 'cards' is the folder of the cards: name the topic"
         " otherwise"),
        ("lanterne/terms.yaml", "cristallo: {name", "civetta: {name",
         "lanterne/terms.yaml:3: terms.civetta: the id 'civetta' is taken by"
         " DATA/lanterne/cards/civetta.yaml: one id space a game"),
        ("lanterne/terms.yaml", "terms:", "words:",
         "lanterne/terms.yaml:1: must hold one mapping, `terms:`"),
        ("lanterne/terms.yaml", "means: Chi gioca.", "meens: Chi gioca.",
         "lanterne/terms.yaml:2: terms.guardiano.meens: unknown key 'meens': did you mean"
         " 'means'?"),
    ],
)  # fmt: skip
def test_what_does_not_agree_is_reported(
    data: Path, edit: Edit, file: str, old: str, new: str, expected: str | None
) -> None:
    edit(file, old, new)
    if expected is None:
        read(data, {})
    else:
        assert expected.replace("DATA", str(data)) in problems(data)


def test_an_old_id_leads_to_one_entry_only(data: Path, edit: Edit) -> None:
    edit("lanterne/cards/civetta.yaml", "", "was: [gufo]\n")
    edit("lanterne/cards/sei-morto.yaml", "", "was: [gufo]\n")
    assert problems(data) == [
        "lanterne/cards/civetta.yaml:12: was.0: 'gufo' is an old id of another entry too",
        "lanterne/cards/sei-morto.yaml:8: was.0: 'gufo' is an old id of another entry too",
    ]


def test_a_broken_entry_is_reported_once_and_not_at_what_leads_to_it(
    data: Path, edit: Edit
) -> None:
    edit("lanterne/la-nebbia/nebbia-doppia.yaml", "verdict: Dipende", "verdict: [Dipende]")
    edit("lanterne/cards/civetta.yaml", "group: figura", "group: [figura")
    assert [problem.split(":")[0] for problem in problems(data)] == [
        "lanterne/cards/civetta.yaml",
        "lanterne/la-nebbia/nebbia-doppia.yaml",
    ]


def test_yaml_that_nothing_would_read_is_reported(data: Path) -> None:
    (data / "lanterne" / "la-tore").mkdir()
    (data / "lanterne" / "boards").mkdir()
    (data / "lanterne" / "boards" / "one.json").write_text("{}")
    for name in ("lanterne/la-tore/x.yaml", "lanterne/x.yaml", "lanterne/cards/y.yml"):
        (data / name).write_text("kind: rule\n")
    (data / "altro").mkdir()
    (data / "altro" / "terms.yaml").write_text("terms: {}\n")
    assert problems(data) == [
        "altro:1: has YAML files but no game.yaml",
        "lanterne/cards/y.yml:1: must end in .yaml",
        "lanterne/la-tore/x.yaml:1: 'la-tore' is no topic of game.yaml: did you mean 'la-torre'?",
        "lanterne/x.yaml:1: is no file of a game: move it to the folder of its topic",
    ]


def test_a_game_needs_its_sources(data: Path) -> None:
    (data / "porto" / "sources.yaml").unlink()
    assert problems(data) == ["porto/sources.yaml:1: is missing"]


def test_a_folder_without_games_is_no_data(tmp_path: Path) -> None:
    assert problems(tmp_path)[0].endswith("holds no game: a game is a folder with a game.yaml")


def test_a_games_validator_sees_each_of_its_entries_and_its_problems_get_lines(
    data: Path,
) -> None:
    seen = []

    def validate(entry: Entry) -> Iterable[Problem]:
        seen.append(entry.slug)
        for place, case in entry.cases:
            if "when" in case:
                yield Problem((*place, "when", 0, "sali"), "unknown word")
        if entry.kind == "term" and entry.slug == "cristallo":
            yield Problem(("means",), "too short")

    assert problems(data, lanterne=validate) == [
        "lanterne/la-torre/salire-due-piani.yaml:15: check.0.when.0.sali: unknown word",
        "lanterne/terms.yaml:3: terms.cristallo.means: too short",
    ]
    assert len(seen) == 9
    assert "attracco" not in seen
