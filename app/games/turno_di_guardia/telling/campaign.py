"""What is said of the campaign: setting up, the rounds, how it ends."""

from collections import Counter

from app.engine.kinds import Worded
from app.engine.trace import Line
from app.games.sentences import Teller
from app.games.turno_di_guardia.actions import campaign as actions
from app.games.turno_di_guardia.choices.cost import ToDeal
from app.games.turno_di_guardia.choices.fate import Drawn, FirewoodRoll, Roll, SummonPlace
from app.games.turno_di_guardia.choices.journey import NextLocation
from app.games.turno_di_guardia.events import camp, campaign, effects, entrances, preparation
from app.games.turno_di_guardia.naming import SAID, option_name
from app.games.turno_di_guardia.queries import campaign as asked
from app.games.turno_di_guardia.queries import preparation as counts
from app.games.turno_di_guardia.state import LAST_ROUND
from app.games.turno_di_guardia.telling.phrases import listed, name

LOST = {
    "exhausted": "chi è di guardia non ha più carte Abilità pronte",
    "one exhausted": "un avventuriero di guardia non ha più carte Abilità pronte",
    "nobody": "nessuno può fare la guardia",
    "summon": "non c'è nessuna Creatura Maledetta per l'Evocazione",
    "last summoned": "le Creature Maledette sono finite",
}


def many(number: int, one: str, more: str) -> str:
    """Return a number with its noun: `1 carta`, `12 carte`."""
    return f"{number} {one if number == 1 else more}"


def _names(slugs: tuple[str, ...]) -> str:
    return listed(list(map(name, slugs)))


# -- setting up ----------------------------------------------------------------------------


def _set_up(action: actions.SetUp, line: Line) -> str:
    deluxe = ", con l'edizione deluxe" if action.deluxe else ""
    party = _names(action.heroes)
    return f"Si prepara la campagna, difficoltà {SAID[action.difficulty]}{deluxe}: {party}"


def _map(event: preparation.MapMade, line: Line) -> str:
    return f"La mappa è fatta di {many(len(event.map), 'Luogo', 'Luoghi')}: {_names(event.map)}"


def _dealt(event: preparation.AbilitiesDealt, line: Line) -> str:
    return f"{name(event.hero)} riceve {_names(event.cards)}"


def _always(query: counts.AlwaysInDeck, line: Line) -> str:
    times = Counter(map(name, line.value))
    cards = [f"{number} carte {card}" for card, number in times.items()]
    return f"Sempre nel mazzo: {listed(cards) if cards else 'nessuna carta'}"


def _may_be_on_the_map(query: counts.OnTheMap, line: Line) -> str | None:
    if line.value and line.depth:
        return None
    drawn = "si può pescare" if line.value else "non si pesca"
    return f"{name(query.location)} {drawn} per la mappa iniziale"


def _summon_place(choice: SummonPlace, line: Line) -> str | None:
    which = f"Evocazione {choice.number} di {choice.all}"
    if line.kind == "asked":
        return f"{which}: dal posto {min(line.value) + 1} al {max(line.value) + 1} del mazzo"
    return f"{which}: al posto {line.value + 1} del mazzo"


# -- the rounds ----------------------------------------------------------------------------


def _reached(event: campaign.LocationReached, line: Line) -> str:
    number = line.state.round
    last = ", l'ultimo" if number == LAST_ROUND else ""
    return f"Turno {number}{last}: si arriva a {name(event.location)}"


def _rolled(event: campaign.HeroRolled, line: Line) -> str:
    values = sorted(event.values, reverse=True)
    return f"Il {name(event.hero)} tira {listed([str(value) for value in values])}"


def _kept(event: campaign.RoundCleared, line: Line) -> str:
    if not event.keeping:
        return "Fine del turno: i dadi tornano agli avventurieri"
    return f"Fine del turno: {many(len(event.keeping), 'dado resta', 'dadi restano')} sul tavolo"


def _new_deck(event: campaign.GraveyardShuffled, line: Line) -> str:
    cards = many(len(event.cards), "carta del Cimitero", "carte del Cimitero")
    return f"Si rimescola un nuovo mazzo Creature: {cards}"


def _fire_of_the_location(query: asked.LocationFire, line: Line) -> str:
    if not line.value:
        return "Il Luogo non cambia il fuoco"
    grows = "alza" if line.value > 0 else "abbassa"
    return f"Il Luogo {grows} il fuoco di {abs(line.value)}"


def _next_location(choice: NextLocation, line: Line) -> str | None:
    if line.kind == "chose":
        return f"Si sceglie il prossimo Luogo: {name(line.value)}"
    several = len(line.value) > 1
    return f"Il prossimo Luogo può essere: {_names(line.value)}" if several else None


TELLERS: dict[type[Worded], Teller] = {
    actions.SetUp: _set_up,
    actions.GoOn: lambda a, ln: "Si passa al prossimo Luogo",
    actions.RollDice: lambda a, ln: "Si tirano i dadi",
    campaign.DieRolled: lambda e, ln: f"Il {option_name(e.die)} mostra {e.value}",
    actions.Rest: lambda a, ln: f"Il {name(a.hero)} va a riposare",
    actions.BeginWatch: lambda a, ln: "Si passa alla guardia",
    # Setting up.
    preparation.CreatureDeckMade: lambda e, ln: (
        f"Si mescola il mazzo Creature: {many(len(e.deck), 'carta', 'carte')}"
    ),
    preparation.SummonsMixedIn: lambda e, ln: f"Evocazioni mescolate nel mazzo: {len(e.summons)}",
    preparation.SummonMixedIn: lambda e, ln: None,
    preparation.UnhallowedLaidOut: lambda e, ln: "Si mescolano le Creature Maledette",
    preparation.BeganInHorde: lambda e, ln: "Una Creatura Maledetta comincia nell'Orda, coperta",
    preparation.UnhallowedPutBack: lambda e, ln: (
        f"Creature Maledette che restano nella scatola: {len(e.cards)}"
    ),
    preparation.LocationsShuffled: lambda e, ln: "Si mescolano i Luoghi",
    preparation.MapMade: _map,
    preparation.HeroJoined: lambda e, ln: None,
    preparation.AbilitiesDealt: _dealt,
    preparation.Kindled: lambda e, ln: None,
    preparation.FireLit: lambda e, ln: f"Il fuoco parte da {e.to}",
    counts.CreaturesDrawn: lambda q, ln: f"Creature pescate per il mazzo: {ln.value}",
    counts.AlwaysInDeck: _always,
    counts.SummonsUsed: lambda q, ln: (
        f"Evocazioni nel mazzo, difficoltà {SAID[q.difficulty]}: {ln.value}"
    ),
    counts.RegularLocations: lambda q, ln: f"Luoghi prima di quello finale: {ln.value}",
    counts.OnTheMap: _may_be_on_the_map,
    SummonPlace: _summon_place,
    ToDeal: lambda c, ln: (
        f"Il {name(c.hero)} sceglie {name(ln.value)}" if ln.kind == "chose" else None
    ),
    Drawn: lambda c, ln: None,
    FirewoodRoll: lambda c, ln: None,
    Roll: lambda c, ln: None,
    # From round to round.
    NextLocation: _next_location,
    asked.LocationFire: _fire_of_the_location,
    asked.LineLength: lambda q, ln: f"Creature nella Linea: {ln.value}",
    asked.DeadReturning: lambda q, ln: (
        f"Si rimescolano: {listed(ln.value)}" if ln.value else "Non c'è niente da rimescolare"
    ),
    campaign.LocationReached: _reached,
    campaign.HeroRolled: _rolled,
    campaign.DiceReady: lambda e, ln: None,
    campaign.CampBroken: lambda e, ln: None,
    camp.WatchPosted: lambda e, ln: f"Di guardia: {_names(e.heroes)}",
    campaign.Dealt: lambda e, ln: None,
    campaign.DeckRunOut: lambda e, ln: "Il mazzo Creature è finito",
    campaign.GraveyardShuffled: _new_deck,
    campaign.WatchEnding: lambda e, ln: None,
    campaign.RoundCleared: _kept,
    entrances.SteppedUp: lambda e, ln: "Dall'Orda si fa avanti una carta coperta",
    effects.Unanswered: lambda e, ln: "Non resta nessuna Creatura Maledetta da evocare",
    campaign.CampaignWon: lambda e, ln: "La campagna è vinta",
    campaign.CampaignLost: lambda e, ln: f"La campagna è persa: {LOST[e.by]}",
}
