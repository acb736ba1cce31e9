"""Distances and cheapest paths on small maps."""

from app.hexes.paths import FREE, Footing, Gait, Neighbours, distances, remaining, routes, ways

LINE: Neighbours = {"a": "b", "b": "ac", "c": "bd", "d": "c"}
SQUARE: Neighbours = {"a": "bc", "b": "ad", "c": "ad", "d": "bc", "e": ""}
PLAIN = Gait(Footing(), Footing())
NOTHING: frozenset[str] = frozenset()


def gait(closed: str = "", costly: str = "", harmful: str = "", full: str = "") -> Gait:
    """Return how to move where some hexes are closed, and in others no move ends either."""
    hard = frozenset(costly), frozenset(harmful)
    return Gait(Footing(frozenset(closed), *hard), Footing(frozenset(closed + full), *hard))


def test_distances_go_as_far_as_is_asked() -> None:
    assert distances(LINE, "a") == {"a": 0, "b": 1, "c": 2, "d": 3}
    assert distances(LINE, "a", 2) == {"a": 0, "b": 1, "c": 2}
    assert distances(LINE, "b", 0) == {"b": 0}
    assert distances(SQUARE, "e") == {"e": 0}


def test_staying_is_free_and_a_step_costs_what_it_enters() -> None:
    assert ways(LINE, "a", PLAIN) == {"a": FREE, "b": (0, 1), "c": (0, 2), "d": (0, 3)}
    assert ways(LINE, "a", gait(costly="c")) == {"a": FREE, "b": (0, 1), "c": (0, 3), "d": (0, 4)}
    assert ways(LINE, "a", gait(costly="a"))["d"] == (0, 3)


def test_a_closed_hex_is_neither_passed_nor_entered() -> None:
    assert ways(LINE, "a", gait(closed="c")) == {"a": FREE, "b": (0, 1)}


def test_what_is_full_is_passed_and_no_place_to_stop() -> None:
    assert ways(LINE, "a", gait(full="bd")) == {"a": FREE, "c": (0, 2)}


def test_harm_weighs_more_than_any_way_round() -> None:
    ring: Neighbours = {"a": "bf", "b": "ac", "c": "bd", "d": "ce", "e": "df", "f": "ae"}
    assert ways(ring, "a", gait(harmful="b"))["c"] == (0, 4)
    assert ways(LINE, "a", gait(harmful="b"))["c"] == (1, 2)


def test_the_last_hex_may_be_harder_than_the_way() -> None:
    jump = Gait(Footing(), Footing(frozenset("b"), frozenset("c"), frozenset("d")))
    assert ways(LINE, "a", jump) == {"a": FREE, "c": (0, 3), "d": (1, 3)}
    assert remaining(LINE, "c", jump) == {"c": FREE, "b": (0, 2), "d": (0, 2), "a": (0, 3)}


def test_what_remains_is_what_a_move_from_there_would_cost() -> None:
    for one in (PLAIN, gait(costly="c"), gait(harmful="b"), gait(full="c"), gait(costly="d")):
        for goal in "abcd":
            for start, price in remaining(LINE, goal, one).items():
                assert ways(LINE, start, one).get(goal, price) == price


def test_routes_differ_by_what_is_marked_alone() -> None:
    one_way = routes(SQUARE, "a", "d", PLAIN, NOTHING)
    assert one_way == {NOTHING: ("b", "d")}
    both = routes(SQUARE, "a", "d", gait(harmful="bc"), frozenset("bc"))
    assert both == {frozenset("b"): ("b", "d"), frozenset("c"): ("c", "d")}
    assert len(routes(SQUARE, "a", "d", gait(harmful="bc"), NOTHING)) == 1
    assert routes(SQUARE, "a", "a", PLAIN, frozenset("a")) == {NOTHING: ()}


def test_routes_are_the_cheapest_ways_only() -> None:
    assert routes(SQUARE, "a", "d", gait(costly="b"), frozenset("bc")) == {
        frozenset("c"): ("c", "d")
    }


def test_no_route_leads_where_no_move_ends() -> None:
    assert routes(LINE, "a", "d", gait(closed="c"), NOTHING) == {}
    assert routes(LINE, "a", "b", gait(full="b"), NOTHING) == {}
