"""The table and what happens there, in Italian sentences."""

from typing import Any

import pytest

from app.engine.play import Play
from app.engine.table import Table
from app.games.commodore.actions.attack import BoardingAction, Broadsides, GeneralMelee
from app.games.commodore.actions.course import EndPhase
from app.games.commodore.game import COMMODORE
from app.games.commodore.naming import option_name, part
from app.games.commodore.queries.ship import Strength
from app.games.commodore.state import State
from app.games.commodore.telling import TELLERS
from tests.games.commodore.test_games import record

WORDS = COMMODORE.words
AFLOAT = State(
    turn="rosso",
    phase="attack",
    turns=Table({"rosso": 2, "blu": 2}),
    morale=Table({"rosso": 7, "blu": 1}),
    hands=Table({"rosso": ("broadsides-1", "general-melee-1", "boarding-action-1"), "blu": ()}),
    fleets=Table(
        {"rosso": ("frigate-1", "first-class-flagship-1"), "blu": ("first-class-flagship-2",)}
    ),
    damage=Table({"first-class-flagship-2": 1}),
    marks=Table({"frigate-1": ("rigging", "assets")}),
)
KINDS = [*WORDS.queries.values(), *WORDS.events.values()]


def _told(action: Any, rolls: list[Any], state: State = AFLOAT) -> list[str]:
    left = iter(rolls)
    play = Play(COMMODORE.rulebook.played(), state, lambda choice, options: next(left))
    play.do(action)
    return [said for line in play.trace if (said := COMMODORE.view.sentence(line))]


@pytest.mark.parametrize("kind", [pytest.param(kind, id=kind.word()) for kind in KINDS])
def test_everything_has_its_sentence_or_is_bookkeeping(kind: type[Any]) -> None:
    assert kind in TELLERS


def test_sentences_begin_with_a_capital_and_end() -> None:
    assert record().sentences
    for said in record().sentences:
        assert said[0].isupper() or said[0] in "+−"
        assert said.endswith((".", "?"))


def test_no_sentence_speaks_in_ids_or_english_words() -> None:
    words = ("-1", "rosso-", "None", "rigging", "captain", "draw", "deploy", "morale-")
    assert not [said for said in record().sentences for word in words if word in said]


def test_a_broadside_is_told_shot_by_shot() -> None:
    action = Broadsides("broadsides-1", "first-class-flagship-1", "first-class-flagship-2")
    told = _told(action, [1, 1, 2, 3, 4, 5, 6, 6, 6, 6, 6])
    assert told[0] == "Broadsides: First Class Flagship (1) contro First Class Flagship (2)."
    assert "First Class Flagship (1) spara a First Class Flagship (2): 1, 1, 2, 3, 4, 5." in told
    assert "First Class Flagship (2) subisce 2 danni." in told
    assert "Forza di First Class Flagship (2): 6 − 3 = 3." in told


def test_a_boarding_is_told_with_its_sums() -> None:
    action = BoardingAction("boarding-action-1", "first-class-flagship-1", "first-class-flagship-2")
    told = _told(action, [None, 2, 5])
    assert "Totale di First Class Flagship (1) nell'abbordaggio: 2 + 6 = 8." in told
    assert "Abbordaggio: 8 contro 10." in told
    assert "First Class Flagship (1) passa al blu." in told


def test_a_refusal_gives_its_reason() -> None:
    melee = GeneralMelee("general-melee-1")
    (refused,) = _told(melee, [])
    assert refused.startswith("General Melee: nessuna coppia? Non si può: ")


def test_a_phase_that_cannot_end_is_called_by_its_name() -> None:
    (refused,) = _told(EndPhase(), [], State(turn="blu", phase="draw"))
    assert refused.startswith("Chiudere la fase di Pesca? Non si può: ")


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("damage", "Danni: 1 su First Class Flagship (2)"),
        ("marks", "Segnalini: (sartiame distrutto, risorse superiori) su Frigate"),
        ("morale", "Morale: il rosso 7, il blu 1"),
        ("hands", "Mani: il rosso (Broadsides, General Melee, Boarding Action), il blu (niente)"),
        ("phase", "Fase: Attacco"),
        ("winner", "Ha vinto: nessuno"),
        ("drawn", "Carta del turno già pescata: no"),
        ("deck", "Mazzo, dall'alto: non detto"),
        ("discards", "Scarti: nessuno"),
    ],
)
def test_a_key_of_the_table_in_words(key: str, said: str) -> None:
    assert part(key, AFLOAT) == said


def test_every_key_of_the_table_has_words() -> None:
    assert all(part(key, AFLOAT) for key, _ in WORDS.described_keys())


@pytest.mark.parametrize(
    ("option", "name"),
    [
        (None, "niente"),
        (3, "3"),
        ("morale", "il Morale"),
        ("blu", "il blu"),
        ("frigate-1", "Frigate"),
        ("broadsides-2", "Broadsides"),
        ("third-class-ship-of-the-line-5", "Third Class Ship of the Line (5)"),
    ],
)
def test_an_option_is_named_as_a_player_names_it(option: Any, name: str) -> None:
    assert option_name(option) == name


def test_the_picture_shows_strength_as_it_stands() -> None:
    play = Play(COMMODORE.rulebook.played(), AFLOAT)
    picture = COMMODORE.view.picture(play)
    red, blue = picture.sides
    assert [ship.strength for ship in red.fleet] == [play.ask(Strength(s)) for s in
                                                    AFLOAT.fleet("rosso")]  # fmt: skip
    assert (blue.fleet[0].hull, blue.fleet[0].damage, blue.fleet[0].strength) == (6, 1, 5)
    assert red.fleet[0].marks == ("sartiame distrutto", "risorse superiori")


def test_a_position_without_fleets_draws_none() -> None:
    picture = COMMODORE.view.picture(Play(COMMODORE.rulebook.played(), State()))
    assert (picture.sides, picture.deck, picture.discards) == ((), None, ())
