"""What the guides say, what entries cite and what the code owns agree, both ways."""

import os
from pathlib import Path

import pytest

from app.engine.rulebook import Rule
from app.games.all import GAMES
from app.library.schema import Card, Entry, Ruling
from app.settings import shipped
from tests.shipped import CARDS, CONTENT, ENTRIES, RULES, RULINGS

SECTIONS = [
    pytest.param(slug, section, id=f"{slug}/{section}")
    for slug, game in CONTENT.games.items()
    for section in game.game.complete
]


@pytest.mark.parametrize(("game", "section"), SECTIONS)
def test_every_rule_of_a_complete_section_is_cited(game: str, section: str) -> None:
    cited = {cite for slug, entry in ENTRIES if slug == game for cite in entry.cites}
    statements = CONTENT.games[game].sources.statements
    rules = {id_ for id_, s in statements.items() if s.section == section and s.kind == "rule"}
    assert rules
    assert rules <= cited


@pytest.mark.parametrize(("game", "rule"), RULES)
def test_every_rule_in_code_belongs_to_an_entry_of_its_topic(game: str, rule: Rule) -> None:
    entry = CONTENT.games[game].entries[rule.owner]
    topic = entry.topic if isinstance(entry, Ruling) else "cards"
    assert topic == rule.topic


@pytest.mark.parametrize(("game", "entry"), RULINGS)
def test_every_ruling_owns_code_rests_on_some_or_says_why_not(game: str, entry: Ruling) -> None:
    owned = GAMES[game].rulebook.owned_by(entry.slug)
    assert owned or entry.rests_on or entry.check_kind in ("shown", "none")


@pytest.mark.parametrize(("game", "entry"), RULINGS)
def test_what_a_ruling_rests_on_owns_code(game: str, entry: Ruling) -> None:
    assert all(GAMES[game].rulebook.owned_by(slug) for slug in entry.rests_on)


@pytest.mark.parametrize(("game", "entry"), RULINGS)
def test_a_ruling_is_asked_in_other_ways_and_in_english_too(game: str, entry: Ruling) -> None:
    assert len(entry.ask_also) >= 3


@pytest.mark.parametrize(("game", "entry"), RULINGS)
def test_a_ruling_fits_on_a_phone(game: str, entry: Ruling) -> None:
    assert entry.question.endswith("?")
    assert len(entry.question) <= 120
    assert len(entry.verdict) <= 40
    assert len(entry.answer) <= 420


@pytest.mark.parametrize(("game", "entry"), CARDS)
def test_a_card_with_code_of_its_own_is_checked(game: str, entry: Card) -> None:
    if GAMES[game].rulebook.owned_by(entry.slug):
        assert entry.check_kind == "played"


@pytest.mark.parametrize(("game", "entry"), CARDS)
def test_a_card_says_its_english_name_and_its_printing(game: str, entry: Card) -> None:
    assert entry.english
    assert entry.printing


@pytest.mark.parametrize("game", GAMES)
def test_no_entry_cites_more_than_six_statements(game: str) -> None:
    assert all(len(entry.cites) <= 6 for slug, entry in ENTRIES if slug == game)


@pytest.mark.parametrize("game", GAMES)
def test_each_unsettled_entry_names_the_reading_played_by_default(game: str) -> None:
    unsettled = {
        entry.slug for slug, entry in ENTRIES if slug == game and entry.standing == "unsettled"
    }
    assert unsettled == set(CONTENT.games[game].game.defaults)


def test_every_file_of_the_data_folder_is_an_entry_or_a_known_page() -> None:
    known = {"game", "sources", "terms"}
    for game, content in CONTENT.games.items():
        folder = shipped("data") / game
        files = {file.stem for file in folder.rglob("*.yaml")} - known
        slugs = {entry.slug for entry in content.entries.values() if entry.kind != "term"}
        assert files == slugs


def _texts(entry: Entry) -> str:
    return " ".join((entry.title, entry.short, entry.body, *entry.ask_also))


@pytest.mark.parametrize(("game", "entry"), RULINGS)
def test_no_sentence_is_copied_from_the_guide(game: str, entry: Ruling) -> None:
    """Eight words in a row in common with a source are a copy, not a fact."""
    guide = _guide(game)
    if guide is None:
        pytest.skip("the guides are not beside this checkout: nothing to compare with")
    words = _texts(entry).lower().split()
    runs = {" ".join(words[at : at + 8]) for at in range(len(words) - 7)}
    assert not [run for run in runs if run in guide]


ROOT = Path(__file__).parents[2]
GUIDES = {
    "turno-di-guardia": "tdg",
    "commodore": "nav",
    "revive": "rev",
    "gloomhaven": "glo",
}


def _guide(game: str) -> str | None:
    folder = Path(os.environ.get("ARBITRO_SOURCES", ROOT.parent / "shared" / "sources"))
    file = folder / f"{GUIDES[game]}.tsv"
    return " ".join(file.read_text("utf-8").lower().split()) if file.exists() else None
