"""Points: those made in the game, those of the end, and ties."""

from __future__ import annotations

from app.engine.errors import NotGiven
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.engine.table import Table
from app.games.revive.choices.players import Winner
from app.games.revive.events.goods import Counted, Gained
from app.games.revive.moves import gain
from app.games.revive.names import Player
from app.games.revive.queries.cards import Colours
from app.games.revive.queries.score import Score
from app.games.revive.state import State

points: Rulebook[State] = Rulebook("punti")


@points.reacts(Gained, entry="bonus-del-tracciato-dei-punti")
def points_made_in_the_game_reach_bonuses(play: Play[State], gained: Gained) -> None:
    if gained.good == "point":
        _reach(play, gained.player, gained.amount)


@points.reacts(Counted, otherwise="punti-finali-senza-bonus")
def points_of_the_end_reach_bonuses_too(play: Play[State], counted: Counted) -> None:
    _reach(play, counted.player, counted.points)


def _reach(play: Play[State], player: Player, made: int) -> None:
    now = play.state.points.get(player, 0)
    for box in sorted(play.state.marks):
        if now - made < box <= now:
            gain(play, player, play.state.marks[box])


@points.adds(Score, entry="punti-tracciato-di-avanzamento")
def the_lowest_visible_value_counts(play: Play[State], query: Score, total: int) -> int | None:
    worth, covered = play.state.worth, play.state.progress.get(query.player, 0)
    return min(worth[covered:], default=None)


@points.adds(Score, entry="punti-delle-carte")
def cards_of_unlocked_colours_count(play: Play[State], query: Score, total: int) -> int | None:
    counted = play.state.counted.get(query.player, ())
    held = [
        colour
        for card in play.state.owned_cards(query.player)
        if not play.state.card(card).starting
        for colour in play.ask(Colours(card))
        if colour in counted
    ]
    return 2 * len(held) or None


@points.adds(Score, entry="punti-delle-grandi-localita")
def each_large_location_settled_counts(play: Play[State], query: Score, total: int) -> int | None:
    places = [name for name in play.state.meeples.get(query.player, ()) if name in play.state.tiles]
    worth = [play.state.tile(name).points for name in places]
    if None in worth:
        raise NotGiven(f"points of {places[worth.index(None)]}")
    return sum(value for value in worth if value is not None) or None


@points.adds(Score, entry="punti-dei-segnalini")
def tokens_count(play: Play[State], query: Score, total: int) -> int | None:
    return sum(play.state.tokens.get(query.player, ())) or None


@points.adds(Score, entry="punti-delle-risorse-rimaste")
def each_five_left_over_count(play: Play[State], query: Score, total: int) -> int | None:
    fives = sum(play.state.stock.get(query.player, Table()).values()) // 5
    if fives and play.state.per_five is None:
        raise NotGiven("per five")
    return fives * (play.state.per_five or 0) or None


@points.ranks(Winner, "points", entry="chi-vince")
def the_most_points_win(play: Play[State], choice: Winner, player: Player) -> int:
    return -play.ask(Score(player))


@points.ranks(Winner, "resources", entry="spareggio-risorse")
def then_the_most_resources_left(play: Play[State], choice: Winner, player: Player) -> int:
    return -sum(play.state.stock.get(player, Table()).values())


@points.ranks(Winner, "tracks", entry="spareggio-tracciati")
def then_the_most_steps_on_machine_tracks(play: Play[State], choice: Winner, player: Player) -> int:
    return -sum(play.state.tracks.get(player, Table()).values())
