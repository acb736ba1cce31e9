"""Tables that random play seldom comes to by itself, to begin a campaign's rest from."""

from typing import Any

from app.games.turno_di_guardia.game import TURNO_DI_GUARDIA
from app.games.turno_di_guardia.state import State

_WATCH: dict[str, Any] = {
    "fire": 5,
    "round": 4,
    "phase": "watch",
    "location": "dark-woods",
    "map": ["cliff-watch", "goblin-caves", "frost-caverns", "sea-fortress", "forbidden-tower"],
    "unused locations": ["lost-outpost", "elven-grove"],
    "creature deck": ["aquila-3", "lupo-4", "viverna-6", "goblin-7", "orso-5", "bandito", "fae-5"],
    "graveyard": ["aquila-4", "goblin-6"],
    "horde": ["piromante"],
    "unhallowed": ["signore-della-guerra", "idra"],
}


def _table(**changed: Any) -> State:
    """Return a Watch under way, with some keys changed."""
    words = {key.replace("_", " "): held for key, held in changed.items()}
    return TURNO_DI_GUARDIA.words.position({**_WATCH, **words})


def _watch(hero: str, *cards: str, roll: int = 1) -> dict[str, Any]:
    """Return a hero alone on Watch, its three dice showing the same, and one who rests."""
    resting, held = ("ladro", "sei-morto") if hero == "guerriero" else ("guerriero", "ferita")
    return {
        "on_watch": [hero],
        "resting": resting,
        "dice": {f"{hero}-{number}": roll for number in (1, 2, 3)},
        "abilities": {
            hero: list(cards),
            resting: [held],
        },
    }


SELDOM = (
    _table(
        **_watch("mago", "luce", "mutaforma"), fire=0, line=["orso-4", "lupo-5"],
        face_down=["orso-4", "lupo-5"],
    ),
    _table(**_watch("mago", "luce", "dardo-incantato", roll=6), line=["idra"], graveyard=["lupo-5"],
           unhallowed=["signore-della-guerra"]),
    _table(**_watch("bardo", "canzone-di-dolore", "line-dance"), fire=13,
           line=["golem-di-metallo", "orso-4", "lupo-5"]),
    _table(**_watch("bardo", "discordia", "line-dance"),
           fire=8, line=["ember-drake-12", "accolito-6", "evocazione-1", "lupo-5"],
           face_down=["evocazione-1", "lupo-5"]),
    _table(**_watch("chierico", "blinding-light", "rebuke"), horde=[], unhallowed=["piromante"],
           line=["orso-4", "evocazione-1", "goblin-6", "accolito-7"], graveyard=["lupo-5"],
           face_down=["evocazione-1", "goblin-6", "accolito-7"]),
    _table(**_watch("ranger", "long-shot", "slumber"),
           line=["ember-drake-12", "evocazione-1", "lupo-5"], face_down=["evocazione-1", "lupo-5"]),
    _table(**_watch("cacciatore", "sentinella-animale", "hunt"), tamed={"lupo-5": "cacciatore"},
           line=["ember-drake-12", "evocazione-1"], face_down=["evocazione-1"]),
    _table(**_watch("mago", "luce", "mutaforma", roll=6), location="hidden-temple",
           line=["aquila-4"], exhausted=["luce"], graveyard=["lupo-5"]),
    _table(
        fire=9, round=8, phase="camp", map=["forbidden-tower"], location="dark-woods",
        abilities={"mago": ["luce", "mutaforma"], "ladro": ["sei-morto"]}, resting="mago",
        dice={"mago-1": 5, "mago-2": 4, "mago-3": 6, "ladro-1": 4},
    ),
    _table(
        **_watch("ladro", "bomba-fumogena", "sei-morto"),
        line=["vampiro", "orso-4"], face_down=["orso-4"], stolen={"ladro-1": "vampiro"},
    ),
    _table(
        fire=9, phase="camp", location="tranquil-village", resting="mago",
        abilities={"mago": ["luce", "mutaforma"], "ladro": ["sei-morto", "lama-avvelenata"]},
        exhausted=["sei-morto"], dice={"mago-1": 5, "ladro-1": 1, "ladro-2": 1, "ladro-3": 2},
    ),
    _table(
        fire=9, phase="camp", graveyard=["scheletri-8", "scheletri-9"], resting="mago",
        abilities={"mago": ["luce", "mutaforma"], "ladro": ["sei-morto"]},
        dice={"mago-1": 5, "mago-2": 4, "mago-3": 6, "ladro-1": 4, "ladro-2": 5, "ladro-3": 6},
    ),
)  # fmt: skip
