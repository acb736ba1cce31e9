"""The shapes of what is printed on the cards, as their files state it under `facts`."""

from typing import Final, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

Effect = Literal["reveal", "first position", "ongoing", "defeated"]
Needs = Literal["any", "rising", "4+", "6", "matching"]
VARIABLE: Final = "*"


class _Facts(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class _CardFacts(_Facts):
    """What every card may say of itself: that it is of the deluxe set, and what is not known.

    `lacks` names the fact that no source at hand gives and without which it cannot be played.
    """

    deluxe: bool = False
    lacks: str | None = None


class CreatureFacts(_CardFacts):
    """A creature: its types, its damage in ability cards, and each copy with its printed Life.

    `effects` names when its text is set off; `*` is a Life that only the card's own effect gives.
    """

    types: tuple[str, ...]
    damage: int
    effects: tuple[Effect, ...] = ()
    copies: dict[str, int | Literal["*"]]


class SummonFacts(_CardFacts):
    """A Summon: each copy with the ability cards it makes the party exhaust, `*` if unknown."""

    copies: dict[str, int | Literal["*"]]


class AbilityFacts(_CardFacts):
    """An ability card: the hero it belongs to, and whether it may be aimed at face-down cards.

    A `passive` one takes no die; `uses` is how often it serves in a round, None for no limit.
    """

    hero: str
    face_down: bool = False
    passive: bool = False
    uses: int | None = Field(default=None, ge=1)


class HeroFacts(_CardFacts):
    """A hero's board: die, the reach of a direct attack, and the camp action of its class."""

    die: Literal["d6", "d8"]
    reach: Literal["melee", "ranged"]
    camp: str


class LocationFacts(_CardFacts):
    """A location: what it does to the fire (`half` of it is lost) and how long its Line is."""

    place: Literal["regular", "respite", "final"]
    firewood: int | Literal["half"]
    line: int = Field(ge=1)


class CampFacts(_CardFacts):
    """An action of the camp: how many dice it has room for, and which dice it takes.

    `rising` dice are each higher than the one before, `matching` ones are doubles or triples: the
    runes take such. `hero` is whose class action it is, None for those of the board and the runes;
    `firewood` is by how much a die there makes the fire grow.
    """

    spaces: int = Field(ge=1)
    needs: Needs
    hero: str | None = None
    firewood: int = 0

    @property
    def is_rune(self) -> bool:
        """Tell whether it is a rune, which neither the camp board nor a hero's board shows."""
        return self.needs == "matching"


class Facts(_Facts):
    """One card's facts under the kind of card that it is: exactly one of these."""

    creature: CreatureFacts | None = None
    unhallowed: CreatureFacts | None = None
    summon: SummonFacts | None = None
    ability: AbilityFacts | None = None
    hero: HeroFacts | None = None
    location: LocationFacts | None = None
    camp: CampFacts | None = None

    @model_validator(mode="after")
    def _one_kind(self) -> "Facts":
        if len(self.model_fields_set) != 1:
            kinds = ", ".join(type(self).model_fields)
            raise ValueError(f"facts are of one kind: one of {kinds}")
        return self

    @property
    def held(self) -> _CardFacts:
        """Return the facts of the kind that this card is."""
        held: _CardFacts = next(facts for _, facts in self if facts is not None)
        return held
