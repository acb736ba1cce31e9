"""Cards are played from the hand, every one of them."""

from app.engine.play import Play
from app.engine.table import Table
from app.games.commodore.actions.special import Aid
from app.games.commodore.rules import rulebook
from app.games.commodore.state import State

TABLE = State(
    turn="rosso",
    phase="attack",
    turns=Table({"rosso": 2, "blu": 2}),
    hands=Table({"rosso": ("rarities-1", "broadsides-1"), "blu": ("broadsides-2",)}),
    deck=("broadsides-3", "broadsides-4", "broadsides-5"),
)


def test_a_card_of_the_hand_may_be_discarded_for_others() -> None:
    assert Play(rulebook.played(), TABLE).allows(Aid("rarities-1", ("broadsides-1",)))


def test_nobody_discards_a_card_of_the_opponent() -> None:
    assert not Play(rulebook.played(), TABLE).allows(Aid("rarities-1", ("broadsides-2",)))
