"""The table as it is drawn: map, players' things, bills."""

from dataclasses import replace
from typing import Any

from app.engine.play import Play
from app.engine.table import Table
from app.games.revive.actions.main import Build
from app.games.revive.drawn import DrawnMap, DrawnSheet
from app.games.revive.drawn import Table as Drawn
from app.games.revive.game import REVIVE
from app.games.revive.naming import SPACES
from app.games.revive.queries.ground import Distance
from app.games.revive.queries.money import Cost
from app.games.revive.queries.score import Score
from app.games.revive.state import State
from app.games.revive.telling.phrases import BILLED
from app.proofs.show import show
from app.settings import shipped
from tests.games.revive.valley import VALLEY
from tests.shipped import CONTENT

RULES = REVIVE.rulebook.played()


def _drawn(state: State, *, after: Any = None, asked: Any = None) -> Drawn:
    play = Play(RULES, state, lambda choice, options: options[0])
    if after is not None:
        play.step(after)
    if asked is not None:
        play.ask(asked)
    picture: Drawn = REVIVE.view.picture(Play(RULES, play.state, past=play.trace))
    return picture


def _map(picture: Drawn) -> DrawnMap:
    assert picture.map is not None
    return picture.map


def _sheet(picture: Drawn, player: str) -> DrawnSheet:
    return next(sheet for sheet in picture.sheets if sheet.player == player)


def test_every_space_has_its_kind_and_letter() -> None:
    kinds = {hexagon.name: hexagon.kind for hexagon in _map(_drawn(VALLEY)).hexes}
    assert (kinds["p"], kinds["w"], kinds["t"], kinds["c"]) == (
        "desert", "water", "unexplored", "city",
    )  # fmt: skip
    letters = {hexagon.letter for hexagon in _map(_drawn(VALLEY)).hexes}
    assert letters == {"", "p", "q", "w", "t", "c", "l"}


def test_the_legend_has_what_occurs_and_nothing_else() -> None:
    labels = [label for _, label in _map(_drawn(VALLEY)).legend]
    assert labels == [
        "Deserto", "Foresta", "Montagna", "Acqua", "Città", "Grande località", "Spazio iniziale",
        "Tessera coperta", "Edificio grande", "Meeple",
    ]  # fmt: skip


def test_an_unexplored_tile_is_outlined_whole() -> None:
    (tile,) = _map(_drawn(VALLEY)).tiles
    assert (tile.name, tile.kind) == ("est", "unexplored")
    assert tile.edge.count("M") == 6


def test_pieces_stand_where_they_are_in_their_owner_s_colour() -> None:
    pieces = _map(_drawn(VALLEY)).pieces
    assert [(one.kind, one.player, one.letter, one.cell) for one in pieces] == [
        ("large", "blu", "B", "q"),
        ("meeple", "blu", "B", "c"),
        ("meeple", "verde", "V", "c"),
        ("meeple", "verde", "V", "l"),
    ]
    assert len({(one.x, one.y) for one in pieces}) == len(pieces)


def test_the_way_that_range_takes_is_drawn_and_counted() -> None:
    path = _map(_drawn(VALLEY, asked=Distance("est"))).path
    assert path is not None
    assert [step.number for step in path.steps] == ["1", "2", "3"]
    assert path.told.endswith(" e t.")


def test_the_food_for_something_shows_its_way() -> None:
    path = _map(_drawn(VALLEY, asked=Cost("build", "food", "p", "small"))).path
    assert path is not None
    assert [step.number for step in path.steps] == ["1"]


def test_nothing_is_drawn_to_what_range_does_not_reach() -> None:
    shut = replace(VALLEY, meeples=Table({"rosso": ("l",)}), sources=Table())
    walled = REVIVE.words.position({"turn": "rosso", "board": ".   ?   :p"})
    assert _map(_drawn(walled, asked=Distance("p"))).path is None
    assert _map(_drawn(shut)).path is None


def test_a_price_is_a_bill_with_its_lines() -> None:
    state = REVIVE.words.position({
        "turn": "rosso",
        "board": ".   @c",
        "technologies": {"semi": {"row": 1}},
        "meeples": {"blu": ["c"]},
    })  # fmt: skip
    (bill,) = _drawn(state, asked=Cost("populate", "book", "c", "semi")).bills
    assert bill.title == "Quanto costa popolare la città c per la tecnologia Semi"
    (total,) = bill.sums
    assert total.lines == (("La riga del meeple", "2"), ("Chi è già lì", "1"))
    assert (total.label, total.total) == ("Libri", "3")


def test_what_was_paid_closes_the_bill() -> None:
    bill, reward = _drawn(VALLEY, after=Build("p", "large")).bills
    assert [(one.label, one.total) for one in bill.sums] == [("Ingranaggi", "5"), ("Cibo", "1")]
    assert bill.paid == "Il rosso paga 5 ingranaggi e 1 cibo"
    assert reward.sums[0].lines == (("Gli spazi accanto", "1"), ("L'edificio grande", "× 2"))


def test_points_are_a_bill_too() -> None:
    state = replace(VALLEY, points=Table({"rosso": 30}), tokens=Table({"rosso": (4,)}), per_five=1)
    (bill,) = _drawn(state, asked=Score("rosso")).bills
    assert bill.title == "Punti del rosso"
    lines = dict(bill.sums[0].lines)
    assert lines["I punti già sul tracciato"] == "30"
    assert lines["La carta artefatto (gialli × 3)"] == "3"
    assert lines["I segnalini di fine partita"] == "4"


def test_resources_stand_with_their_limits() -> None:
    over = replace(VALLEY, stock=Table({"rosso": Table({"gear": 8, "crystal": 3})}), acting=True)
    stock = {one.good: one for one in _sheet(_drawn(over), "rosso").stock}
    assert (stock["gear"].held, stock["gear"].cap, stock["gear"].over) == (8, 6, True)
    assert (stock["crystal"].cap, stock["crystal"].over) == (3, False)
    assert "food" not in stock


def test_cards_and_modules_lie_in_their_slots() -> None:
    slots = {slot.slot: slot for slot in _sheet(_drawn(VALLEY), "blu").slots}
    assert [(card.name, card.shown) for card in slots["top-1"].cards] == [
        ("Eco", "bottom"), ("Brina", "top"),
    ]  # fmt: skip
    assert [module.name for module in slots["side"].modules] == ["M1"]
    assert slots["side"].modules[0].told == "giallo e rosso: 1 cibo"


def test_a_player_s_table_tells_only_what_is_given() -> None:
    rows = {row.title: row for row in _sheet(_drawn(VALLEY), "rosso").rows}
    assert list(rows) == ["Area attiva", "Macchine", "Tribù", "Artefatti", "Carta artefatto"]
    assert rows["Area attiva"].cards[0].colour_name == "gialla"
    assert rows["Macchine"].things[0].told == "2 cibo (campo)"
    bare = _drawn(State(points=Table({"verde": 3})))
    assert [sheet.player for sheet in bare.sheets] == ["verde"]
    assert (bare.map, bare.told, bare.common, bare.bills) == (None, (), (), ())


def test_the_map_is_told_in_words() -> None:
    told = " | ".join(_drawn(VALLEY, asked=Distance("est")).told)
    for said in (
        "deserto in p e in q", "il blu ha un edificio grande in q e un meeple in c",
        "Est copre t", "Bonus degli spazi d'acqua: 1 libro in w", "La gittata si conta da",
    ):  # fmt: skip
        assert said in told


def test_every_line_of_a_bill_of_the_shipped_checks_has_a_label() -> None:
    entries = CONTENT.games["revive"].entries
    assert set(BILLED) <= set(entries)
    for entry in entries.values():
        if entry.check_kind not in ("absent", "none"):
            for number in range(len(entry.cases)):
                for run in show(REVIVE, entry, number).ruled:
                    for bill in run.end_picture.bills:
                        assert bill.sums
                        assert all(one.total for one in bill.sums)


def test_every_kind_of_space_has_a_sign_and_a_colour_of_its_own() -> None:
    page = (shipped("templates") / "parts/boards/revive.html").read_text()
    sheet = (shipped("templates").parent / "app/static/css/thaw.css").read_text()
    for kind in SPACES:
        name = kind.replace(" ", "-")
        assert f'kind == "{name}" %}}<' in page
        assert f".space.{name} {{" in sheet
