"""The table and what happens there, in Italian sentences."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from app.engine.play import Play
from app.engine.table import Table
from app.engine.trace import Line
from app.games.revive.actions.free import UseMachine
from app.games.revive.actions.main import Build, Explore, Hibernate, Populate, Switch
from app.games.revive.board import Map
from app.games.revive.choices.players import NewCard, Winner
from app.games.revive.game import REVIVE
from app.games.revive.naming import at, counted, goods, living
from app.games.revive.parts import part
from app.games.revive.printed import Card, Goal, Machine, Module, Place, Technology, Tile, Trading
from app.games.revive.queries.money import Cost
from app.games.revive.state import Played, State
from app.games.revive.telling import TELLERS
from app.proofs.show import show
from tests.shipped import CONTENT

WORDS = REVIVE.words
KINDS = [*WORDS.queries.values(), *WORDS.events.values()]
VALLEY = State(
    turn="rosso",
    board=Map.read(".   :p  ~w\n  :q  &   ?t\n@c  ^   $l"),
    stock=Table({"rosso": Table({"gear": 6, "book": 5, "food": 1, "crystal": 2})}),
    energy=Table({"rosso": 1, "blu": 2}),
    waters=Table({"w": Table({"book": 1})}),
    tiles=Table({
        "est": Tile(
            cells=("t",), cost=Table({"food": 2}), reward=Table({"point": 3}), icon="city",
            faces=(Table({"t": "city"}), Table({"t": "desert"})),
        ),
        "porto": Tile(cells=("l",), points=8),
    }),
    technologies=Table({
        "semi": Technology(row=1),
        "forno": Technology(row=2, joined=("semi",), trades=Trading(
            Table({"food": 2}), Table({"crystal": 1}))),
    }),
    cards=Table({
        "alba": Card("yellow", Table({"food": 2}), Table({"gear": 1}), ("top",)),
        "carta-3": Card("red", starting=True),
    }),
    modules=Table({"m1": Module(("yellow", "red"), Table({"food": 1}))}),
    machines=Table({"mulino": Machine(Table({"food": 2}), "field")}),
    places=Table({"s1": Place(Table({"field": 3, "forest": 1}), printed="mulino")}),
    active=Table({"rosso": ("alba", "carta-3"), "blu": ()}),
    slots=Table({"blu": Table({"top-1": (Played("brina", "top"), Played("eco", "bottom"))})}),
    fitted=Table({"blu": Table({"side": ("m1",)})}),
    running=Table({"rosso": ("mulino",)}),
    buildings=Table({"blu": Table({"q": "large"})}),
    meeples=Table({"blu": ("c",), "verde": ("c", "porto")}),
    artifacts=Table({"rosso": ("yellow", "red", "yellow")}),
    goals=Table({"rosso": Table({"yellow": Goal(1, of="energy")})}),
    tracks=Table({"rosso": Table({"forest": 1})}),
    tribes=Table({"rosso": "hofstadteriani-luna"}),
    switched=frozenset(["blu"]),
)  # fmt: skip


@cache
def told() -> tuple[str, ...]:
    """Return all that any entry's check says: its steps, what its claims see, how it ends."""
    return tuple(_told())


def _told() -> Iterator[str]:
    for run in _runs():
        yield from (step.sentence for step in run.steps)
        yield from (seen.sentence for seen in run.outcome if seen.sentence)
        yield from filter(None, (run.future, run.ended))


@cache
def _runs() -> tuple[Any, ...]:
    found = []
    for entry in CONTENT.games["revive"].entries.values():
        if entry.check_kind in ("absent", "none"):
            continue
        for number in range(len(entry.cases)):
            shown = show(REVIVE, entry, number)
            found += [*shown.ruled, *shown.misread]
    return tuple(found)


def _said(action: Any, state: State = VALLEY, picks: tuple[Any, ...] = ()) -> list[str]:
    left = iter(picks)
    play = Play(REVIVE.rulebook.played(), state, lambda choice, options: next(left))
    play.step(action)
    told = [said for line in play.trace if (said := REVIVE.view.sentence(line))]
    return list(dict.fromkeys(told))  # a cost asked for again is no news


@pytest.mark.parametrize("kind", [pytest.param(kind, id=kind.word()) for kind in KINDS])
def test_everything_has_its_sentence_or_is_bookkeeping(kind: type[Any]) -> None:
    assert kind in TELLERS


def test_sentences_begin_with_a_capital_and_end() -> None:
    assert told()
    for said in told():
        assert said[0].isupper(), said
        assert said.endswith((".", "?")), said


def test_no_sentence_speaks_in_words_of_checks_or_in_english() -> None:
    words = re.compile(
        r"None|_|\b\w+-\d+\b|gears?\b|books?\b|food|crystal\b|energy|points?\b|devotion|forest\b"
        r"|mountain|field|desert\b|water|city|location|unexplored|lake|small|large|top\b|bottom"
        r"|yellow|green|\bred\b|deck|active\b|resting|explore\b|build|populate|hibernat[ei]on\b"
    )
    assert [said for said in told() if words.search(said.replace("Call of the Abyss", ""))] == []


def test_every_run_says_something_at_its_end() -> None:
    for run in _runs():
        assert any(seen.sentence for seen in run.outcome) or run.ended


def test_articles_and_prepositions_are_joined_as_italian_joins_them() -> None:
    words = re.compile(r"\b(il|nel|del|al|un) spazio\b|\bdi (il|la|lo|le)\b|\ba il\b|\be e\w")
    assert [said for said in told() if words.search(said)] == []


def test_a_building_is_told_from_its_price_to_its_bonus() -> None:
    assert _said(Build("p", "large")) == [
        "Il rosso costruisce un edificio grande in p.",
        "Costruire un edificio grande in p costa 5 ingranaggi.",
        "Costruire un edificio grande in p costa 1 cibo per la gittata.",
        "Costruire un edificio grande in p dà 2 passi sul tracciato foresta: 1 per gli spazi "
        "accanto, il doppio per l'edificio grande.",
        "Il rosso paga 5 ingranaggi e 1 cibo.",
        "Il rosso prende il bonus dell'acqua in w.",
        "Il rosso guadagna 1 libro.",
        "Il rosso ottiene 2 passi sul tracciato foresta.",
        "Il rosso arriva alla 2ª casella del tracciato foresta.",
        "Il rosso arriva alla 3ª casella del tracciato foresta.",
    ]


def test_a_price_is_told_line_by_line() -> None:
    rich = replace(VALLEY, stock=Table({"rosso": Table({"book": 6, "food": 6})}))
    assert _said(Populate("c", "semi"), rich)[:2] == [
        "Il rosso popola la città c con il meeple della tecnologia Semi.",
        "Popolare la città c per la tecnologia Semi costa 4 libri: 2 per la riga del meeple, 2 "
        "per chi è già lì.",
    ]


def test_exploring_names_what_is_explored() -> None:
    (refused, *_) = _said(Explore("est", 2))
    assert refused == (
        "Il rosso esplora la tessera Est con l'orientamento 2? Non si può: le risorse non bastano, "
        "cristalli compresi."
    )


def test_a_switch_and_a_machine_are_told_with_what_they_give() -> None:
    assert _said(Switch("food"))[:2] == [
        "Il rosso usa l'interruttore per prendere 1 cibo.", "Il rosso guadagna 1 cibo.",
    ]  # fmt: skip
    assert _said(UseMachine("mulino")) == [
        "Il rosso usa la macchina Mulino.",
        "Il rosso mette un segnalino energia sulla macchina Mulino.",
        "Il rosso guadagna 2 cibo.",
    ]


def test_hibernating_is_told_in_its_order() -> None:
    assert _said(Hibernate(), picks=(1,)) == [
        "Il rosso iberna.",
        "Le carte dell'area di riposo del rosso tornano attive.",
        "Le carte giocate del rosso vanno a riposo.",
        "Per il rosso è la 1ª ibernazione.",
        "L'interruttore del rosso torna utilizzabile.",
        "Il rosso riprende l'energia dalle macchine.",
    ]


def test_nothing_of_what_costs_nothing_is_told_unless_asked() -> None:
    free = Line("asked", Cost("build", "book", "p", "small"), 0, (), (), None, 1, VALLEY)
    assert REVIVE.view.sentence(free) is None
    asked = Line("asked", Cost("build", "book", "p", "small"), 0, (), (), None, 0, VALLEY)
    assert REVIVE.view.sentence(asked) == "Costruire un edificio normale in p non costa libri."


def test_choices_are_told_as_made_and_as_open() -> None:
    made = Line("chose", NewCard("blu"), "deck", (), (), None, 1, VALLEY)
    assert REVIVE.view.sentence(made) == "Il blu sceglie la prima carta del mazzo."
    opened = Line("asked", NewCard("blu"), ("alba", "deck"), (), (), None, 0, VALLEY)
    assert REVIVE.view.sentence(opened) == (
        "Il blu può scegliere la carta Alba o la prima carta del mazzo."
    )
    tied = Line("asked", Winner(), ("blu", "rosso"), (), (), None, 0, VALLEY)
    assert REVIVE.view.sentence(tied) == "Restano pari il blu e il rosso."


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("stock", "Riserve: il rosso 6 ingranaggi, 5 libri, 1 cibo e 2 cristalli"),
        ("energy", "Energia libera: il rosso 1 segnalino energia, il blu 2 segnalini energia"),
        ("active", "Area attiva: il rosso Alba e carta 3, il blu niente"),
        ("resting", "Area di riposo: vuota"),
        (
            "cards",
            "Che cosa c'è sulle carte: Alba (gialla, sopra 2 cibo, sotto 1 ingranaggio, simbolo di "
            "sovrapposizione sul bordo superiore); carta 3 (rossa, carta iniziale)",
        ),
        ("modules", "Che cosa c'è sui moduli: M1 (giallo e rosso: 1 cibo)"),
        ("machines", "Che cosa danno le macchine: Mulino (2 cibo, del tracciato campo)"),
        (
            "tiles",
            "Tessere: Est (lo spazio t; per esplorarla 2 cibo; chi la esplora prende 3 punti; "
            "icona: città; orientamento 1: città in t; orientamento 2: deserto in t); Porto (lo "
            "spazio l; 8 punti a fine partita)",
        ),
        (
            "technologies",
            "Tecnologie: Semi (riga 1); Forno (riga 2, collegata a Semi, scambio speciale: 2 cibo "
            "per 1 cristallo)",
        ),
        (
            "places",
            "Spazi dei tracciati: S1 (servono la 3ª casella del tracciato campo e la 1ª casella "
            "del tracciato foresta, macchina stampata Mulino)",
        ),
        (
            "slots",
            "Carte giocate: il blu Eco (metà inferiore), sotto Brina (metà superiore) nel primo "
            "spazio in alto",
        ),
        ("fitted", "Moduli inseriti: il blu M1 nello spazio laterale"),
        ("buildings", "Edifici: il blu un edificio grande in q"),
        ("meeples", "Meeple: il blu in c, il verde in c e nella grande località Porto"),
        ("waters", "Bonus degli spazi d'acqua: 1 libro in w"),
        ("artifacts", "Artefatti: il rosso 2 gialli e 1 rosso"),
        ("goals", "Carta artefatto: il rosso giallo: 1 punto per ogni segnalino energia"),
        ("tracks", "Passi fatti: il rosso 1 sul tracciato foresta"),
        ("tribes", "Tribù: il rosso Hofstadteriani, lato luna"),
        ("switched", "Interruttori usati: il blu"),
        ("left", "Artefatti sul tabellone: non detti"),
        ("finished", "Partita finita: no"),
        ("part", "Parte del turno: prima azione"),
    ],
)
def test_a_key_of_the_table_in_words(key: str, said: str) -> None:
    assert part(key, VALLEY) == said


def test_the_map_is_told_kind_by_kind() -> None:
    assert part("board", VALLEY) == (
        "Mappa: 9 spazi; deserto in p e in q; foresta nello spazio 2 della riga 2; montagna nello "
        "spazio 2 della riga 3; acqua in w; città in c; grande località in l; spazio iniziale "
        "nello spazio 1 della riga 1; tessera coperta in t"
    )


def test_every_key_of_the_table_has_words() -> None:
    assert all(part(key, VALLEY) for key, _ in WORDS.described_keys())
    assert all(part(key, State()) for key, _ in WORDS.described_keys())


@pytest.mark.parametrize(
    ("option", "name"),
    [
        (None, "niente"),
        (True, "sì"),
        (4, "4"),
        ("blu", "il blu"),
        ("p", "p"),
        ("3-5", "spazio 5 della riga 3"),
        ("food", "cibo"),
        ("forest", "foresta"),
        ("top-1", "primo spazio in alto"),
        ("bottom", "metà inferiore"),
        ("yellow", "giallo"),
        ("alba", "Alba"),
        ("carta-12", "carta 12"),
        ("deck", "la prima carta del mazzo"),
        ("large", "edificio grande"),
        (("alba", "carta-3"), "Alba e carta 3"),
        (Table({"book": 2, "food": 1}), "2 libri e 1 cibo"),
        (Build("p", "small"), "Chi è di turno costruisce un edificio normale in p"),
    ],
)
def test_an_option_is_named_as_a_player_names_it(option: Any, name: str) -> None:
    assert REVIVE.view.option(option) == name


def test_goods_and_places_take_their_forms() -> None:
    assert goods({"food": 1, "book": 2, "energy": 1}) == "1 cibo, 2 libri e 1 segnalino energia"
    assert goods({"forest": 2}) == "2 passi sul tracciato foresta"
    assert goods({}) == "niente"
    assert counted(1, "volta", "volte") == "1 volta"
    assert (at("p"), at("2-4")) == ("in p", "nello spazio 4 della riga 2")
    assert (living("c"), living("porto")) == ("in c", "nella grande località Porto")
