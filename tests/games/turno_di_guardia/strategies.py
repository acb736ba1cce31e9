"""Random tables of Turno di Guardia: every copy somewhere, nothing impossible."""

from hypothesis import strategies as st

from app.engine.kinds import Event
from app.engine.table import Table
from app.games.turno_di_guardia import facts
from app.games.turno_di_guardia.actions.watch import LetPass
from app.games.turno_di_guardia.events import effects
from app.games.turno_di_guardia.legal import attempts
from app.games.turno_di_guardia.state import State

CARDS = tuple(facts.copies())
UNHALLOWED = tuple(card for card in CARDS if facts.is_unhallowed(card))
SUMMONS = tuple(card for card in CARDS if facts.creature(card) is None)
COMMON = tuple(card for card in CARDS if card not in UNHALLOWED)
HEROES = tuple(sorted(facts.heroes()))
LIT = ((12, 3), (7, 2), (1, 1), (0, 0))


@st.composite
def tables(draw: st.DrawFn) -> State:
    """Deal the cards onto a table: the Line, the Graveyard, the Horde and the decks."""
    fire = draw(st.integers(4, 15))
    lit = next(places for least, places in LIT if fire >= least)
    dealt = tuple(draw(st.permutations(COMMON)))
    # What the fire lights up has been revealed, so no Summon lies there any more.
    front = tuple(card for card in dealt if card not in SUMMONS)[: draw(st.integers(1, lit))]
    others = tuple(card for card in dealt if card not in front)
    behind = draw(st.integers(0, 4)) if len(front) == lit else 0
    line, rest = front + others[:behind], others[behind:]
    turned = draw(st.sets(st.sampled_from(others[:behind]))) if behind else set()
    dead = draw(st.integers(0, 4))
    watch = tuple(draw(st.permutations(HEROES)))[:3]
    unused = rest[dead + 8 :]
    beasts = [card for card in unused if facts.has_type(card, "Creatura della Foresta")]
    tamed = beasts[: draw(st.integers(0, 2))] if "cacciatore" in watch else []
    return State(
        fire=fire,
        round=draw(st.integers(1, 9)),
        location=draw(st.none() | st.sampled_from(sorted(facts.locations()))),
        line=line,
        face_down=frozenset(turned) | (set(SUMMONS) & set(line)),
        graveyard=rest[:dead],
        horde=rest[dead : dead + 2],
        creature_deck=rest[dead + 2 : dead + 8],
        unhallowed=tuple(draw(st.permutations(UNHALLOWED))),
        on_watch=watch,
        dice=Table({f"{hero}-{n}": draw(st.integers(1, 6)) for hero in watch for n in (1, 2)}),
        abilities=Table({hero: facts.abilities_of(hero) for hero in watch}),
        tamed=Table(dict.fromkeys(tamed, "cacciatore")),
        exhausts=Table({card: 1 for card in SUMMONS if card.startswith("evocazione-deluxe")}),
    )


@st.composite
def steps(draw: st.DrawFn, state: State) -> Event[State]:
    """Think of something to do at a table, allowed or not."""
    some = st.sampled_from(state.present())
    return draw(
        st.one_of(
            st.builds(effects.FireChanged, st.integers(-3, 15 - (state.fire or 0))),
            st.builds(lambda card: effects.Defeated((card,)), some),
            st.sampled_from(list(attempts(state))),
            st.builds(
                lambda card, paid: LetPass(card, tuple(paid)),
                some,
                st.lists(st.sampled_from(state.ready()), max_size=3, unique=True),
            ),
        )
    )
