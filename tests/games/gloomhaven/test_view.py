"""The map as it is drawn: what lies where, what is known, and what led there."""

from typing import Any

import pytest

from app.engine.play import Play
from app.engine.table import Table
from app.games.gloomhaven.actions.turns import Act, Turn, Walk
from app.games.gloomhaven.area import Area
from app.games.gloomhaven.board import Board
from app.games.gloomhaven.choices.focus import Focus
from app.games.gloomhaven.drawn import DrawnMap
from app.games.gloomhaven.drawn import Table as Drawn
from app.games.gloomhaven.game import GLOOMHAVEN
from app.games.gloomhaven.queries.sight import InSight
from app.games.gloomhaven.state import Figure, State
from app.proofs.show import show
from tests.shipped import CONTENT

RULES = GLOOMHAVEN.rulebook.played()
HALL = State(
    board=Board.read("#   p   B   %\n  .   q   ^t  ~\n!   A   C   +"),
    walls=(("p", "q"),),
    figures=Table(
        {
            "A": Figure("monster", move=2, elite=True, area=Area.read("@   *\n  *")),
            "B": Figure("hero", initiative=20, life=8),
            "C": Figure("summon", hero="B", life=3),
        }
    ),
    damage=Table({"B": 3}),
    conditions=Table({"B": ("poisoned",)}),
    hands=Table({"B": (10, 25)}),
    lost=Table({"B": (40,)}),
    trap=2,
)


def _drawn(state: State, *, after: Any = None, asked: Any = None) -> Drawn:
    play = Play(RULES, state, lambda choice, options: options[0])
    if after is not None:
        play.step(after)
    if asked is not None:
        play.ask(asked)
    picture: Drawn = GLOOMHAVEN.view.picture(Play(RULES, play.state, past=play.trace))
    return picture


def _map(picture: Drawn) -> DrawnMap:
    assert picture.map is not None
    return picture.map


def _kinds(picture: Drawn) -> list[str]:
    return [stroke.kind for stroke in _map(picture).strokes]


def test_every_hex_has_its_ground_and_letter() -> None:
    grounds = {hexagon.name: hexagon.ground for hexagon in _map(_drawn(HALL)).hexes}
    assert grounds["1-1"] == "wall"
    assert grounds["1-4"] == "obstacle"
    assert (grounds["t"], grounds["2-4"], grounds["3-1"]) == ("trap", "difficult", "hazardous")
    assert (grounds["3-4"], grounds["q"]) == ("door", "floor")
    assert {h.letter for h in _map(_drawn(HALL)).hexes} == {"", "p", "q", "t"}


def test_the_legend_has_what_occurs_and_nothing_else() -> None:
    assert [label for _, label in _map(_drawn(HALL)).legend] == [
        "Muro", "Muro sottile", "Porta chiusa", "Ostacolo", "Trappola", "Terreno difficile",
        "Terreno pericoloso",
    ]  # fmt: skip
    bare = State(board=Board.read("A   .   B"))
    assert _map(_drawn(bare)).legend == ()


def test_a_sprung_trap_is_gone() -> None:
    walker = State(
        board=Board.read("B   p   ^q"), figures=Table({"B": Figure("hero", move=3)}), trap=2
    )
    after = _map(_drawn(walker, after=Walk("B", ("p", "q"))))
    assert [hexagon.ground for hexagon in after.hexes] == ["floor"] * 3
    assert [token.figure for token in after.tokens] == ["B"]


def test_figures_are_told_apart_and_their_numbers_stand_as_they_are() -> None:
    monster, hero, summon = sorted(_map(_drawn(HALL)).tokens, key=lambda token: token.figure)
    assert [one.kind for one in (monster, hero, summon)] == ["monster", "hero", "summon"]
    assert [one.elite for one in (monster, hero, summon)] == [True, False, False]
    assert (hero.initiative, hero.life) == ("20", "5")
    assert monster.life == ""


def test_what_is_known_of_a_figure_stands_beside_the_map() -> None:
    monster, hero, summon = _drawn(HALL).figures
    assert monster.name == "Mostro élite"
    assert monster.area is not None
    assert len(monster.area.hits) == 2
    assert hero.facts == ("iniziativa 20", "vita 5 su 8")
    assert hero.marks == ("avvelenato",)
    assert summon.name == "Evocazione di B"


def test_cards_lie_in_their_piles() -> None:
    (hand,) = _drawn(HALL).hands
    assert [(pile.title, pile.cards) for pile in hand.piles] == [
        ("In mano", (10, 25)), ("Perdute", (40,)),
    ]  # fmt: skip


def test_a_focus_is_drawn_with_the_way_there() -> None:
    picture = _drawn(HALL, asked=Focus("A"))
    assert _kinds(picture) == ["focus"]  # C stands beside A: no way to go
    assert [token.focused for token in _map(picture).tokens if token.figure == "C"] == [True]
    assert [mark for one in picture.figures for mark in one.marks if "percorso" in mark]


def test_a_turn_leaves_its_way_and_its_attack() -> None:
    field = State(
        board=Board.read("A   .   .   B"),
        figures=Table({"A": Figure("monster", move=3), "B": Figure("hero")}),
    )
    picture = _drawn(field, after=Act("A"))
    assert _kinds(picture) == ["trail", "attack"]
    assert [token.acting for token in _map(picture).tokens if token.figure == "A"] == [True]
    assert "A ha attaccato B." in picture.told
    assert "A è andato dall'esagono 1 della riga 1 all'esagono 3 della riga 1." in picture.told


@pytest.mark.parametrize(("board", "kind"), [("A   .   B", "sight"), ("A   #   B", "blocked")])
def test_a_line_of_sight_is_drawn(board: str, kind: str) -> None:
    figures = Table({"A": Figure("monster"), "B": Figure("hero")})
    state = State(board=Board.read(board), figures=figures)
    assert _kinds(_drawn(state, asked=InSight("A", "B"))) == [kind]


def test_the_map_is_told_in_words() -> None:
    told = " ".join(_drawn(HALL).told)
    for said in ("muro", "trappola in t", "Muri sottili: tra p e q", "A nell'esagono 2 della riga"):
        assert said in told


def test_a_position_without_a_map_draws_none() -> None:
    picture = _drawn(State(hands=Table({"B": (10,)})))
    assert picture.map is None
    assert picture.told == ()
    assert [hand.hero for hand in picture.hands] == ["B"]


def test_only_broad_maps_scroll() -> None:
    assert not _map(_drawn(State(board=Board.read("  ".join(["."] * 0 + [". "] * 8))))).wide
    assert _map(_drawn(State(board=Board.read("  ".join([". "] * 10))))).wide


def test_every_outcome_of_a_turn_is_a_run_of_its_own() -> None:
    assert GLOOMHAVEN.futures_of(Focus("A")) is None
    assert GLOOMHAVEN.futures_of(Turn("A")) is not None
    seen = 0
    for entry in CONTENT.games["gloomhaven"].entries.values():
        for number, (_, words) in enumerate(entry.cases):
            asked = [claim["ask"] for claim in words["then"] if "turn" in claim.get("ask", {})]
            if asked:
                runs = show(GLOOMHAVEN, entry, number).ruled
                assert len(runs) == len(asked[0]["is"]), entry.slug
                assert len({run.future for run in runs}) == len(runs)
                seen += len(runs) > 1
    assert seen
