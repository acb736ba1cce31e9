"""Modifier cards: what each makes of an attack, and which are rolling."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator

from app.games.gloomhaven.names import Condition

EFFECTS: dict[str, Condition] = {"0 stun": "stunned", "0 muddle": "muddled"}
ROLLING = ("rolling +1", "rolling +2")
MODIFIERS = ("0", "+1", "-1", "+2", "-2", "x2", "x0", *ROLLING, *EFFECTS)


def _card(name: str) -> str:
    if name not in MODIFIERS:
        raise ValueError(f"{name!r} is no modifier card: one of {', '.join(MODIFIERS)}")
    return name


ModifierCard = Annotated[str, AfterValidator(_card)]


def is_rolling(card: str) -> bool:
    """Tell whether another card is drawn after this one."""
    return card in ROLLING


def worth(attack: int, cards: tuple[str, ...]) -> int:
    """Return the damage of an attack: what cards add or take away, then what they multiply."""
    total = attack + sum(int(card.split()[-1]) for card in cards if _adds(card))
    for card in cards:
        if card.startswith("x"):
            total *= int(card[1:])
    return max(0, total)


def is_ambiguous(attack: int, one: str, other: str) -> bool:
    """Tell whether one card makes more damage and the other has an effect that the one has not."""
    if (one in EFFECTS) == (other in EFFECTS):
        return one != other and one in EFFECTS and other in EFFECTS
    plain, effect = (other, one) if one in EFFECTS else (one, other)
    return worth(attack, (plain,)) > worth(attack, (effect,))


def _adds(card: str) -> bool:
    return card not in EFFECTS and not card.startswith("x")
