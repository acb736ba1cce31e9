"""What is said of the camp."""

from app.engine.kinds import Worded
from app.engine.trace import Line
from app.games.sentences import Teller
from app.games.turno_di_guardia.actions import camp as board
from app.games.turno_di_guardia.actions import camp_classes, runes
from app.games.turno_di_guardia.actions.watch import FeedFire
from app.games.turno_di_guardia.choices import camp as choices
from app.games.turno_di_guardia.events import camp as events
from app.games.turno_di_guardia.queries.camp import CampSpaces, LocationsDrawn, WoodChopped
from app.games.turno_di_guardia.telling.phrases import listed, name


def _names(cards: tuple[str, ...]) -> str:
    return listed([name(card) for card in cards])


def _action(action: board.CampAct, line: Line) -> str:
    values = [str(line.state.dice.get(die, "?")) for die in action.laid]
    dice = "un dado da" if len(values) == 1 else "dadi da"
    return f"{name(action.action)}, con {dice} {listed(values)}"


def _assist(action: camp_classes.Assist, line: Line) -> str:
    return f"{_action(action, line)}, per il {name(action.to)}"


def _under(choice: choices.SentUnder, line: Line) -> str | None:
    if line.kind != "chose" or not line.value:
        return None
    return f"In fondo al mazzo Creature: {_names(line.value)}"


def _order(choice: choices.DeckOrder, line: Line) -> str | None:
    if line.kind != "chose":
        return None
    return f"In cima al mazzo Creature, dalla prima: {', '.join(map(name, line.value))}"


def _equips_too(choice: choices.AlsoEquips, line: Line) -> str | None:
    return f"Cambia una carta anche il {name(line.value)}" if _is_picked(line) else None


def _kept_waiting(choice: choices.SprungOn, line: Line) -> str | None:
    return "La trappola resta ad aspettare" if line.kind == "chose" and not line.value else None


def _is_picked(line: Line) -> bool:
    return line.kind == "chose" and bool(line.value)


def _swapped(event: events.AbilitySwapped, line: Line) -> str:
    how = "esaurita" if event.exhausted else "pronta"
    return f"Il {name(event.hero)} posa {name(event.gives)} e prende {name(event.takes)}, {how}"


TELLERS: dict[type[Worded], Teller] = {
    board.ChopWood: _action,
    board.ScoutAhead: _action,
    board.CheckMap: _action,
    board.Heal: _action,
    board.Equip: _action,
    camp_classes.SetTrap: _action,
    camp_classes.ClericHeal: _action,
    camp_classes.ElvenScout: _action,
    camp_classes.Prepared: _action,
    camp_classes.WoodAxe: _action,
    camp_classes.Teleport: _action,
    camp_classes.MultiTalented: _action,
    camp_classes.Assist: _assist,
    runes.Seal: _action,
    runes.Vanquish: _action,
    runes.Bolster: _action,
    FeedFire: lambda a, ln: "Si vuole esaurire una carta per il fuoco",
    CampSpaces: lambda q, ln: f"Caselle di {name(q.action)}: {ln.value}",
    WoodChopped: lambda q, ln: f"Il fuoco che dà {name(q.action)}: {ln.value}",
    LocationsDrawn: lambda q, ln: f"Luoghi da guardare: {ln.value}",
    choices.SentUnder: _under,
    choices.DeckOrder: _order,
    choices.LocationToCome: lambda c, ln: (
        f"Si sceglie come prossimo Luogo {name(ln.value)}" if _is_picked(ln) else None
    ),
    choices.UnusedOrder: lambda c, ln: None,
    choices.GivenUp: lambda c, ln: None,
    choices.TakenUp: lambda c, ln: None,
    choices.AlsoEquips: _equips_too,
    choices.SprungOn: _kept_waiting,
    events.RestBegun: lambda e, ln: None,
    events.Refreshed: lambda e, ln: f"Si recupera {name(e.ability)}",
    events.AbilitySwapped: _swapped,
    events.LookedAt: lambda e, ln: (
        f"Si guardano, senza rivelarle: {_names(e.cards)}" if e.cards else None
    ),
    events.LocationsOrdered: lambda e, ln: (
        f"Il prossimo Luogo è {name(e.map[0])}" if e.map else None
    ),
    events.TrapSet: lambda e, ln: "Il dado aspetta la prima creatura rivelata in Prima Posizione",
    events.TrapSprung: lambda e, ln: f"La trappola scatta su {name(e.on)}",
    events.DieLent: lambda e, ln: f"Il dado passa al {name(e.to)}",
}
