"""What happened, as a person at the table would say it: one sentence a line of a trace."""

from __future__ import annotations

from typing import Any

from app.engine.kinds import Worded
from app.engine.trace import Line
from app.games.commodore.actions import attack, course, special
from app.games.commodore.answers import ANSWERS
from app.games.commodore.choices import fate, players
from app.games.commodore.events import battle, cards, ships
from app.games.commodore.events import course as turns
from app.games.commodore.naming import WORDS, counted, dice, option_name, ship_name
from app.games.sentences import Teller, sentence_of


def sentence(line: Line) -> str | None:
    """Return a line as a sentence in plain Italian, None for mere bookkeeping."""
    return sentence_of(line, TELLERS)


def _fired(event: battle.Fired, line: Line) -> str:
    who = ship_name(event.ship) if event.ship else "l'attacco"
    at = f"a {ship_name(event.at)}" if event.at else "al Morale"
    return f"{who} spara {at}: {dice(event.dice)}"


def _morale(event: turns.MoraleChanged, line: Line) -> str:
    grows = "sale" if event.by > 0 else "cala"
    now = line.state.morale.get(event.player)
    return f"il Morale del {event.player} {grows} di {abs(event.by)}: ora è {now}"


def _one_ship(action: attack.OneShip, line: Line) -> str:
    at = f"contro {ship_name(action.at)}" if action.at else "contro il Morale"
    return f"{option_name(action.card)}: {ship_name(action.ship)} {at}"


def _melee(action: attack.GeneralMelee, line: Line) -> str:
    pairs = ", ".join(f"{ship_name(one)} contro {ship_name(two)}" for one, two in action.pairs)
    return f"General Melee: {pairs or 'nessuna coppia'}"


def _ended(action: course.EndPhase, line: Line) -> str:
    if line.kind == "did":
        return "si passa oltre"
    return f"chiudere la fase di {WORDS[line.state.phase]}" if line.state.phase else "passare oltre"


def _dealt(line: Line) -> str:
    return counted(max(map(len, line.state.hands.values()), default=0), "carta", "carte")


def _rolled(choice: fate.StartRoll, line: Line) -> str | None:
    return f"il {choice.player} tira {line.value}" if line.kind == "chose" else None


def _chosen(teller: Teller) -> Teller:
    """Tell a choice only once it is made, and for something."""
    return lambda choice, line: (
        teller(choice, line) if line.kind == "chose" and line.value else None
    )


def _use(what: str) -> Teller:
    """Tell the use of a card: `what` says which, with the ship where there is one."""

    def told(action: Any, line: Line) -> str:
        ship = getattr(action, "ship", None)
        return f"{option_name(action.card)}, {what}" + (f": {ship_name(ship)}" if ship else "")

    return told


TELLERS: dict[type[Worded], Teller] = {
    **ANSWERS,
    players.Evade: _chosen(lambda c, ln: f"il {c.player} evita {option_name(c.card)}"),
    players.Grapeshot: _chosen(lambda c, ln: f"il {c.player} usa Grapeshot: spazza i ponti"),
    players.Surplus: _chosen(lambda c, ln: f"{ship_name(c.ship)} attacca {option_name(ln.value)}"),
    players.ToDiscard: lambda c, ln: None,
    fate.Roll: lambda c, ln: None,
    fate.StartRoll: _rolled,
    fate.Shuffled: lambda c, ln: None,
    course.SetUp: lambda a, ln: "Si prepara la partita",
    course.DrawCard: lambda a, ln: "si pesca la carta del turno",
    course.Deploy: lambda a, ln: f"entra in gioco {ship_name(a.ship)}",
    course.DiscardExcess: lambda a, ln: f"si scarta {option_name(a.card)}",
    course.EndPhase: _ended,
    attack.Broadsides: _one_ship,
    attack.RakeTheBow: _one_ship,
    attack.GeneralMelee: _melee,
    attack.BoardingAction: lambda a, ln: (
        f"Boarding Action: {ship_name(a.ship)} abborda "
        f"{ship_name(a.against) if a.against else 'senza navi avversarie'}"
    ),
    special.NavalSuperiority: _use("Superiorità Navale"),
    special.Panic: _use("Panico"),
    special.Surrender: _use("Resa"),
    special.SpecialRoll: _use("un dado sulla tabella"),
    special.Repair: _use("Riparazione"),
    special.Bombard: lambda a, ln: (
        f"Rarities, Potenziamento contro {ship_name(a.at) if a.at else 'il Morale'}"
    ),
    special.Aid: lambda a, ln: (
        f"Rarities, Aiuto: si scartano {counted(len(a.discarding), 'carta', 'carte')}"
        if a.discarding
        else "Rarities, Aiuto senza scartare altro"
    ),
    special.Strategist: _use("Stratega"),
    special.Assets: _use("+1 Forza"),
    special.Rally: _use("+1 Morale"),
    turns.DeckMade: lambda e, ln: f"il mazzo comune è di {len(e.cards)} carte",
    turns.MoraleSet: lambda e, ln: f"il {e.player} comincia con {e.to} di Morale",
    cards.HandsDealt: lambda e, ln: f"si distribuiscono {_dealt(ln)} a testa",
    cards.TurnDrawn: lambda e, ln: None,
    cards.DeckRunOut: lambda e, ln: "il mazzo è finito",
    ships.Deployed: lambda e, ln: None,
    battle.Challenged: lambda e, ln: None,
    turns.TurnBegun: lambda e, ln: f"turno del {e.player}",
    turns.PhaseBegun: lambda e, ln: f"comincia la fase di {WORDS[e.phase]}",
    turns.MoraleChanged: _morale,
    turns.CalledOff: lambda e, ln: "la partita si interrompe: nessuno ha vinto",
    turns.Won: lambda e, ln: f"vince il {e.player}",
    cards.Drew: lambda e, ln: f"il {e.player} pesca {option_name(e.card)}",
    cards.HandsDealt: lambda e, ln: "le carte iniziali sono distribuite",
    cards.DeckRunOut: lambda e, ln: "il mazzo è finito",
    cards.Discarded: lambda e, ln: f"il {e.player} scarta {option_name(e.card)}",
    cards.DiscardsShuffled: lambda e, ln: "si rimescolano gli scarti nel mazzo",
    cards.PutAway: lambda e, ln: f"{option_name(e.card)} esce dalla partita",
    cards.HandSeen: lambda e, ln: f"il {e.player} guarda la mano avversaria",
    ships.Damaged: lambda e, ln: f"{ship_name(e.ship)} subisce {counted(e.by, 'danno', 'danni')}",
    ships.Repaired: lambda e, ln: f"si toglie un danno da {ship_name(e.ship)}",
    ships.Marked: lambda e, ln: f"{ship_name(e.ship)}: {WORDS[e.mark]}",
    ships.Unmarked: lambda e, ln: f"{ship_name(e.ship)} non ha più: {WORDS[e.mark]}",
    ships.SpecialRolled: lambda e, ln: f"dado di Special Damage: {e.roll}",
    ships.Sunk: lambda e, ln: f"{ship_name(e.ship)} è eliminata",
    ships.Fled: lambda e, ln: f"{ship_name(e.ship)} fugge dalla battaglia",
    ships.Captured: lambda e, ln: f"{ship_name(e.ship)} passa al {e.by}",
    battle.Fired: _fired,
    battle.Evaded: lambda e, ln: f"{option_name(e.card)} non ha effetto",
    battle.Boarded: lambda e, ln: f"abbordaggio: {e.attack} contro {e.defence}",
}
