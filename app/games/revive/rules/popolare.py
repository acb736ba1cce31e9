"""Populating: technologies, books, who is there already."""

from __future__ import annotations

from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.games.revive.actions.main import Populate
from app.games.revive.events.goods import Gained
from app.games.revive.events.ground import Settled
from app.games.revive.events.tracks import TechnologyUnlocked
from app.games.revive.moves import done, gain, pay, price, rewards
from app.games.revive.queries.money import Cost
from app.games.revive.queries.tracks import Unlockable
from app.games.revive.state import State

populating: Rulebook[State] = Rulebook("popolare")


@populating.reacts(Populate, entry="popolare-una-citta")
def a_meeple_is_paid_for_and_unlocks(play: Play[State], action: Populate) -> None:
    player = play.state.active_player()
    due, given = price(play, action), rewards(play, action, player)
    pay(play, due)
    play.happen(Settled(player, action.at))
    play.happen(TechnologyUnlocked(player, action.technology))
    gain(play, player, given)
    done(play)


@populating.reacts(Populate, otherwise="popolare-una-citta")
def a_technology_is_bought_and_no_meeple_moves(play: Play[State], action: Populate) -> None:
    pay(play, price(play, action))
    play.happen(TechnologyUnlocked(play.state.active_player(), action.technology))
    done(play)


@populating.adds(Cost, entry="libri-per-riga")
def a_meeple_costs_books_by_its_row(play: Play[State], query: Cost, amount: int) -> int | None:
    if query.doing != "populate" or query.of != "book" or query.using is None:
        return None
    return play.state.technology(query.using).row + 1


@populating.adds(Cost, entry="libro-per-ogni-giocatore-presente")
def each_player_already_there_gets_a_book(
    play: Play[State], query: Cost, amount: int
) -> int | None:
    if query.doing != "populate" or query.of != "book" or query.at is None:
        return None
    others = [player for player in play.state.settled(query.at) if player != query.payer(play)]
    return len(others) or None


@populating.limits(Unlockable, entry="prima-tecnologia-in-basso")
def the_first_technology_is_the_lowest(
    play: Play[State], query: Unlockable, names: tuple[str, ...]
) -> tuple[str, ...] | None:
    if play.state.unlocked.get(query.player or play.state.active_player()):
        return None
    return tuple(name for name in names if play.state.technology(name).row == 1)


@populating.limits(Unlockable, entry="tecnologie-collegate")
def the_next_are_joined_to_one_that_is_unlocked(
    play: Play[State], query: Unlockable, names: tuple[str, ...]
) -> tuple[str, ...] | None:
    held = play.state.unlocked.get(query.player or play.state.active_player(), ())
    if not held:
        return None
    joined = {near for name in held for near in play.state.technology(name).joined}
    return tuple(name for name in names if name in joined)


@populating.forbids(Populate, entry="tecnologia-da-sbloccare")
def only_open_technologies_are_unlocked(play: Play[State], action: Populate) -> str | None:
    if action.technology in play.ask(Unlockable()):
        return None
    return "quella tecnologia non si può ancora sbloccare"


@populating.forbids(Populate, entry="dove-si-popola")
def only_cities_and_large_locations_are_populated(
    play: Play[State], action: Populate
) -> str | None:
    kinds = {play.state.kind(cell) for cell in play.state.cells(action.at)}
    return None if kinds <= {"city", "location"} else "lì non si può popolare"


@populating.forbids(Populate, entry="un-meeple-per-giocatore")
def a_place_holds_one_meeple_of_each_player(play: Play[State], action: Populate) -> str | None:
    if play.state.active_player() in play.state.settled(action.at):
        return "c'è già un proprio meeple"
    return None


@populating.reacts(Settled, entry="libro-a-chi-e-presente")
def each_player_already_there_receives_a_book(play: Play[State], settled: Settled) -> None:
    paid_for = any(isinstance(event, Populate) for event in play.under_way)
    for player in play.state.settled(settled.at):
        if paid_for and player != settled.player:
            play.happen(Gained(player, "book"))


@populating.reacts(TechnologyUnlocked, entry="effetti-delle-tecnologie")
def a_technology_gives_its_instant_effect(play: Play[State], unlocked: TechnologyUnlocked) -> None:
    gain(play, unlocked.player, play.state.technology(unlocked.technology).gives)
