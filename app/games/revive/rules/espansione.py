"""Call of the Abyss: devotion, Scyphoz cards, travel cards and lakes."""

from __future__ import annotations

from typing import Literal

from app.engine.errors import NotGiven
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.engine.table import Table
from app.games.revive.actions.free import ChooseColour, ConvertPoints, ResolveTravel
from app.games.revive.actions.main import TakeTravel
from app.games.revive.choices.players import NewCard, NewScyphoz
from app.games.revive.events.abyss import CardDestroyed, ScyphozKept, TravelTaken, TravelTurned
from app.games.revive.events.cards import ColourGiven
from app.games.revive.events.course import Hibernated
from app.games.revive.events.goods import Converted, Made
from app.games.revive.events.ground import Built, Settled
from app.games.revive.events.tracks import SwitchUsed
from app.games.revive.moves import done, gain
from app.games.revive.names import COLOURS, Colour, Player, Size
from app.games.revive.printed import Tile
from app.games.revive.queries.cards import Colours
from app.games.revive.queries.ground import Beside
from app.games.revive.queries.score import Flasks, Score, ToConvert
from app.games.revive.state import State

abyss: Rulebook[State] = Rulebook("espansione")
SHORE: dict[Size, int] = {"small": 1, "large": 3}  # devotion for a building beside a lake


@abyss.adds(Score, entry="devozione-a-fine-partita")
def devotion_counts_as_points(play: Play[State], query: Score, total: int) -> int | None:
    return play.state.devotion.get(query.player) or None


@abyss.sets(ToConvert, entry="punti-sommati-nell-azione")
def all_points_of_an_action_are_put_together(
    play: Play[State], query: ToConvert, number: int
) -> int:
    return play.state.goods(query.player, query.good)


@abyss.forbids(ConvertPoints, entry="conversione-due-a-uno")
def only_points_just_made_convert(play: Play[State], action: ConvertPoints) -> str | None:
    source: Literal["point", "devotion"] = "point" if action.into == "devotion" else "devotion"
    made = play.ask(ToConvert(play.state.active_player(), source))
    if action.amount <= made:
        return None
    return f"se ne possono convertire {made}" if made else "in questa azione non se ne sono fatti"


@abyss.reacts(ConvertPoints, entry="conversione-due-a-uno")
def two_become_one(play: Play[State], action: ConvertPoints) -> None:
    player = play.state.active_player()
    play.happen(Converted(player, action.amount, action.into, action.amount // 2))


@abyss.forbids(ConvertPoints, entry="conversione-dispari")
def only_pairs_convert(play: Play[State], action: ConvertPoints) -> str | None:
    return "si converte a coppie, e il numero è dispari" if action.amount % 2 else None


@abyss.reacts(Made, entry="scyphoz-dal-tracciato-devozione")
def boxes_of_the_devotion_track_give_scyphoz_cards(play: Play[State], made: Made) -> None:
    for box in _boxes(play, made):
        if play.state.shrine[box] == "scyphoz":
            drawn = (play.state.scyphoz or ())[:2]
            if not drawn:
                raise NotGiven("scyphoz")
            kept = play.choose(NewScyphoz(made.player, drawn))
            play.happen(ScyphozKept(made.player, drawn, kept))


@abyss.reacts(Made, entry="insediamento-dalla-devozione")
def a_box_of_the_devotion_track_settles_for_nothing(play: Play[State], made: Made) -> None:
    place = play.state.beside_board
    for box in _boxes(play, made):
        if play.state.shrine[box] == "settle" and place is not None:
            play.happen(Settled(made.player, place))


def _boxes(play: Play[State], made: Made) -> list[int]:
    """Return the boxes of the devotion track that what was just made has reached."""
    now = play.state.devotion.get(made.player, 0)
    return [box for box in sorted(play.state.shrine) if now - made.devotion < box <= now]


@abyss.limits(NewCard, otherwise="scyphoz-solo-dalla-devozione")
def a_scyphoz_card_may_be_taken_like_any_other(
    play: Play[State], choice: NewCard, options: tuple[str, ...]
) -> tuple[str, ...]:
    return (*options, *(play.state.scyphoz or ())[:1])


@abyss.adds(Colours, otherwise="scyphoz-senza-colore")
def a_scyphoz_card_is_of_every_colour(
    play: Play[State], query: Colours, colours: tuple[Colour, ...]
) -> tuple[Colour, ...] | None:
    return COLOURS if play.state.card(query.card).scyphoz and not colours else None


@abyss.forbids(ChooseColour, entry="scyphoz-colore-a-scelta")
def only_scyphoz_cards_choose(play: Play[State], action: ChooseColour) -> str | None:
    return None if play.state.card(action.card).scyphoz else "non è una carta Scyphoz"


@abyss.reacts(ChooseColour, entry="scyphoz-colore-a-scelta")
def a_scyphoz_card_takes_a_colour(play: Play[State], action: ChooseColour) -> None:
    play.happen(ColourGiven(action.card, action.colour))


@abyss.adds(Score, entry="scyphoz-colore-a-fine-partita")
def scyphoz_cards_count_as_a_colour_that_scores(
    play: Play[State], query: Score, total: int
) -> int | None:
    if not play.state.counted.get(query.player):
        return None
    held = play.state.owned_cards(query.player)
    return 2 * sum(play.state.card(card).scyphoz for card in held) or None


@abyss.reacts(TakeTravel, entry="carta-viaggio-con-l-interruttore")
def the_switch_gives_a_travel_card(play: Play[State], action: TakeTravel) -> None:
    player = play.state.active_player()
    play.happen(SwitchUsed(player))
    play.happen(TravelTaken(player, action.travel))
    done(play)


@abyss.reacts(TravelTaken, entry="carta-viaggio-distrugge-una-carta")
def a_card_is_destroyed_for_it(play: Play[State], taken: TravelTaken) -> None:
    for event in play.under_way:
        if isinstance(event, TakeTravel):
            play.happen(CardDestroyed(taken.player, event.destroy))


@abyss.forbids(TakeTravel, entry="carta-viaggio-distrugge-una-carta")
def the_card_is_active_and_of_its_colour(play: Play[State], action: TakeTravel) -> str | None:
    colours: tuple[Colour, ...] = play.ask(Colours(action.destroy))
    active = action.destroy in play.state.active.get(play.state.active_player(), ())
    if active and play.state.travel(action.travel).colour in colours:
        return None
    return "va distrutta una carta attiva del colore richiesto"


@abyss.reacts(ResolveTravel, entry="carta-viaggio-da-risolvere")
def a_travel_card_gives_devotion_by_its_level(play: Play[State], action: ResolveTravel) -> None:
    player = play.state.active_player()
    if action.travel not in play.state.met:
        raise NotGiven(f"met {action.travel}")
    level = play.state.met[action.travel]
    levels = play.state.travel(action.travel).levels
    if not 0 <= level <= len(levels):
        raise NotGiven(f"level {level} of {action.travel}")
    made = levels[level - 1] if level else 0
    gain(play, player, {"devotion": made})
    play.happen(TravelTurned(player, action.travel))


@abyss.forbids(ResolveTravel, entry="carta-viaggio-da-risolvere")
def a_travel_card_is_resolved_once(play: Play[State], action: ResolveTravel) -> str | None:
    if action.travel in play.state.travelling.get(play.state.active_player(), ()):
        return None
    return "non è una propria carta Viaggio scoperta"


@abyss.adds(Flasks, entry="carta-viaggio-fiaschetta")
def turned_travel_cards_are_flasks(play: Play[State], query: Flasks, flasks: int) -> int | None:
    return len(play.state.travelled.get(query.player, ())) or None


@abyss.reacts(Built, entry="edificio-accanto-al-lago")
def the_first_building_of_its_size_by_a_lake_gives_devotion(
    play: Play[State], built: Built
) -> None:
    for lake in _lakes(play.state):
        sizes = _by_the_lake(play, built.player, lake)
        if _beside(play, built.at) & set(lake.cells) and sizes.count(built.size) == 1:
            gain(play, built.player, {"devotion": SHORE[built.size]})


@abyss.reacts(Built, otherwise="edificio-accanto-al-lago")
def every_building_by_a_lake_gives_devotion(play: Play[State], built: Built) -> None:
    for lake in _lakes(play.state):
        if _beside(play, built.at) & set(lake.cells):
            gain(play, built.player, {"devotion": SHORE[built.size]})


@abyss.reacts(Hibernated, entry="ibernazione-accanto-al-lago")
def lakes_pay_for_each_size_when_hibernating(play: Play[State], slept: Hibernated) -> None:
    for lake in _lakes(play.state):
        for size in dict.fromkeys(_by_the_lake(play, slept.player, lake)):
            gain(play, slept.player, lake.wakes.get(size, Table()))


@abyss.reacts(Hibernated, otherwise="lago-una-volta-per-tipo")
def lakes_pay_for_each_building_beyond_the_first(play: Play[State], slept: Hibernated) -> None:
    for lake in _lakes(play.state):
        sizes = _by_the_lake(play, slept.player, lake)
        for size in dict.fromkeys(sizes):
            for _ in range(sizes.count(size) - 1):
                gain(play, slept.player, lake.wakes.get(size, Table()))


def _lakes(state: State) -> tuple[Tile, ...]:
    return tuple(
        tile for tile in state.tiles.values()
        if state.board is not None and state.kind(tile.cells[0]) == "lake"
    )  # fmt: skip


def _by_the_lake(play: Play[State], player: Player, lake: Tile) -> list[Size]:
    """Return the sizes of a player's buildings beside a lake."""
    held = play.state.buildings.get(player, Table())
    return [size for at, size in held.items() if _beside(play, at) & set(lake.cells)]


def _beside(play: Play[State], at: str) -> frozenset[str]:
    cells: tuple[str, ...] = play.ask(Beside(at))
    return frozenset(cells)
