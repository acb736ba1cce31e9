"""The checks of the Market's entries, as their files would hold them."""

from __future__ import annotations

from typing import Any

from app.engine.proof import Check

TRADERS: dict[str, Any] = {
    "ada": {"coins": 5},
    "bea": {"coins": 4, "bag": ["silk", "lamp"]},
    "cleo": {"coins": 9, "bag": ["silk"]},
}
PRICES = {"bread": 4, "silk": 5, "relic": 3}
STALL: dict[str, Any] = {"traders": TRADERS, "prices": PRICES}
BUY = {"buy": "ada", "ware": "bread"}

RAIN: dict[str, Any] = {
    "given": {**STALL, "weather": "rain"},
    "then": [{"ask": {"price": "bread", "is": 5}}],
    "otherwise": {
        "misreading": "La pioggia non cambia i prezzi.",
        "then": [{"ask": {"price": "bread", "is": 4}}],
    },
}
SILK: dict[str, Any] = {
    "given": STALL,
    "then": [{"ask": {"price": "silk", "is": 3}}],
    "otherwise": {
        "misreading": "La seta costa il doppio.",
        "then": [{"ask": {"price": "silk", "is": 10}}],
    },
}
RELIC: dict[str, Any] = {
    "given": STALL,
    "when": ["ring bell"],
    "then": [{"ask": {"price": "relic", "is": 9}}],
    "otherwise": {
        "misreading": "Dopo la campana tutto costa uno.",
        "then": [{"ask": {"price": "relic", "is": 1}}],
    },
}
FULL: dict[str, Any] = {
    "given": {"traders": {"ada": {"coins": 5, "bag": ["silk", "lamp"]}}, "prices": PRICES},
    "when": [BUY],
    "then": [{"refused": {**BUY, "by": "a-full-bag-takes-nothing"}}],
    "otherwise": {"misreading": "Una borsa piena si riempie.", "then": [{"allowed": BUY}]},
}
MULE: dict[str, Any] = {
    "given": {**FULL["given"], "mules": ["ada"]},
    "when": [BUY],
    "then": [{"allowed": BUY}],
    "otherwise": {
        "misreading": "Il mulo non porta nulla.",
        "then": [{"refused": {**BUY, "by": "a-full-bag-takes-nothing"}}],
    },
}
ORDER: dict[str, Any] = {
    "given": STALL,
    "then": [{"ask": {"victim": "ada", "is": ["bea"]}}],
    "otherwise": {
        "misreading": "Prima il più ricco.",
        "then": [{"ask": {"victim": "ada", "is": ["cleo"]}}],
    },
}
WEIGHT: dict[str, Any] = {
    "given": STALL,
    "then": [{"ask": {"victim": "ada", "is": ["bea"]}}],
    "otherwise": {
        "misreading": "Le monete pesano più delle merci.",
        "then": [{"ask": {"victim": "ada", "is": ["cleo"]}}],
    },
}
LOCK: dict[str, Any] = {
    "given": {**STALL, "locked": ["bea"]},
    "when": [{"steal": "ada"}],
    "then": [{"never": "stolen"}],
    "otherwise": {
        "misreading": "Il lucchetto non conta.",
        "then": [{"happened": {"stolen": "bea"}}],
    },
}
LATE: dict[str, Any] = {
    "given": STALL,
    "when": [{"steal": "ada"}],
    "then": [{"state": {"weary": ["ada"]}}],
    "otherwise": {
        "misreading": "Chi ruba non si stanca.",
        "then": [{"state": {"weary": []}}],
    },
}
DENIED: dict[str, Any] = {
    "given": {**STALL, "traders": {**TRADERS, "ada": {"bag": ["silk"]}}},
    "when": [{"steal": "ada"}],
    "then": [{"never": {"wearied": "bea"}}],
    "otherwise": {
        "misreading": "Anche chi è derubato si stanca.",
        "then": [{"happened": {"wearied": "bea"}}],
    },
}
CRY: dict[str, Any] = {
    "when": [{"alarm": "ada"}],
    "then": [{"happened": {"alarm": "ada"}}],
    "otherwise": {"misreading": "Ogni grido ne chiama un altro.", "then": [{"endless": True}]},
}
CIRCLE: dict[str, Any] = {
    "given": {"prices": {"lamp": 3}},
    "then": [{"ask": {"price": "lamp", "is": 3}}],
    "otherwise": {
        "misreading": "Una lampada costa uno più di se stessa.",
        "then": [{"ask": {"price": "lamp", "is": 4}}],
    },
}
WET: dict[str, Any] = {
    "given": {**STALL, "weather": "rain"},
    "when": [{"gamble": "ada", "rolls": [4]}],
    "then": [{"illegal": "roll"}],
    "otherwise": {
        "misreading": "I dadi bagnati cadono come gli altri.",
        "then": [{"happened": {"won": "ada", "coins": 3}}],
    },
}
WIN: dict[str, Any] = {
    "given": STALL,
    "when": [{"gamble": "ada", "rolls": [4]}],
    "then": [{"happened": {"won": "ada", "coins": 3}}],
    "otherwise": {"misreading": "Con un quattro non si vince.", "then": [{"never": "won"}]},
}
HOPE: dict[str, Any] = {
    "given": STALL,
    "then": [{"ask": {"prospect": "ada", "is": 8}}],
    "otherwise": {
        "misreading": "Anche la speranza è una moneta.",
        "then": [{"ask": {"prospect": "ada", "is": 9}}],
    },
}

CHECKS = {
    "proven": [
        Check("rain-costs-one", [RAIN]),
        Check("silk-by-halves", [SILK]),
        Check("relics-keep-their-price", [RELIC]),
        Check("a-full-bag-takes-nothing", [FULL]),
        Check("a-mule-carries-the-rest", [MULE]),
        Check("the-fullest-bag-first", [ORDER]),
        Check("a-lock-keeps-thieves-out", [LOCK]),
        Check("thieves-run", [LATE]),
        Check("rain-wets-the-dice", [WET]),
        Check("a-four-wins-three", [WIN]),
    ],
    "denial": [
        Check("the-robbed-do-not-weary", [DENIED]),
        Check("one-cry-is-enough", [CRY]),
        Check("hope-is-no-coin", [HOPE]),
        Check("wares-weigh-most", [WEIGHT]),
    ],
    "rests": [
        Check(
            "who-wins-at-dice",
            [{**WIN, "otherwise": {**WIN["otherwise"], "without": ["a-four-wins-three"]}}],
            rests_on=("a-four-wins-three", "gambling-is-rolling"),
        )
    ],
    "shown": [Check("what-bread-costs", [{"given": STALL, "then": RAIN["otherwise"]["then"]}],
                    shown=True)],
}  # fmt: skip
