"""The table in words: every key of a position, every option of a choice."""

from typing import Any

import pytest

from app.engine.table import Table
from app.games.revive.actions.main import Build
from app.games.revive.game import REVIVE
from app.games.revive.naming import at, counted, goods, living
from app.games.revive.parts import part
from app.games.revive.state import State
from tests.games.revive.valley import VALLEY


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
    assert all(part(key, VALLEY) for key, _ in REVIVE.words.described_keys())
    assert all(part(key, State()) for key, _ in REVIVE.words.described_keys())


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
