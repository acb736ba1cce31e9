"""Every way in which a case may end, for a reader who turns its knobs."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine import outcomes as module
from app.engine.outcomes import Outcomes, outcomes
from app.engine.play import Play
from app.engine.rulebook import Rulebook
from app.engine.scenario import read_case
from tests.engine.toy import GAME, Market, market
from tests.engine.toy.events import Alarm, RingBell
from tests.engine.toy.queries import Victim

STALL: dict[str, Any] = {
    "traders": {"ada": {"coins": 5}, "bea": {"coins": 5, "bag": ["silk"]},
                "cleo": {"coins": 5, "bag": ["silk"]}, "dot": {"bag": ["silk"]}},
    "prices": {"bread": 4},
}  # fmt: skip


def found(*when: Any, then: Any = None, otherwise: tuple[str, ...] = (), **how: Any) -> Outcomes:
    words = {"given": STALL, "when": list(when), "then": then or [{"never": "rained"}]}
    return outcomes(GAME, read_case(words, GAME, "a"), market.played(otherwise), **how)


def seen(of: Outcomes) -> list[list[Any]]:
    return [[what for _, what in outcome.observations] for outcome in of]


def coins(who: str) -> dict[str, Any]:
    return {"state": {"traders": {who: {"coins": 5}}}}


def test_a_case_without_open_choices_has_one_outcome() -> None:
    of = found("ring bell", then=[{"state": {"bells": 7}}, {"ask": {"price": "bread", "is": 4}}])
    assert seen(of) == [[{"bells": 1}, 1]]
    assert not of.more


def test_what_a_claim_sees_is_paired_with_the_claim_and_never_judged() -> None:
    (outcome,) = found(then=[{"ask": {"price": "bread", "is": 99}}])
    ((claim, what),) = outcome.observations
    assert (claim.words, what) == ({"ask": {"price": "bread", "is": 99}}, 4)


def test_what_a_claim_cannot_see_is_told_in_a_sentence() -> None:
    assert seen(found(then=[{"ask": {"price": "lamp", "is": 3}}])) == [
        ["the position does not give: the price of lamp"]
    ]


def test_every_acceptable_option_is_taken_in_order() -> None:
    of = found({"steal": "ada"}, then=[{"happened": {"stolen": "bea"}},
                                       {"happened": {"stolen": "cleo"}}])  # fmt: skip
    assert seen(of) == [[True, False], [False, True]]
    assert [outcome.run.play.state.traders["bea"].bag for outcome in of] == [(), ("silk",)]


def test_options_that_the_rules_leave_out_are_not_taken() -> None:
    dot = {"happened": {"stolen": "dot"}}
    assert seen(found({"steal": "ada"}, then=[dot])) == [[False], [False]]
    richest = found({"steal": "ada"}, then=[dot], otherwise=("then-the-richest",))
    assert seen(richest) == [[False], [False], [True]]


def test_choices_are_explored_depth_first() -> None:
    of = found({"steal": "ada"}, {"gamble": "bea"}, then=[{"happened": {"stolen": "bea"}},
                                                         {"happened": "won"}])  # fmt: skip
    assert seen(of) == [[True, False], [True, True], [False, False], [False, True]]


def test_what_fate_decides_is_explored_too_and_like_ends_are_merged() -> None:
    of = found({"gamble": "ada"}, then=[coins("ada")])
    assert seen(of) == [[{"traders": {"ada": {"coins": 5}}}], [{"traders": {"ada": {"coins": 8}}}]]
    assert not of.more


def test_like_states_of_which_a_claim_sees_more_are_kept_apart() -> None:
    book = Rulebook[Market].of(market)

    @book.reacts(RingBell, entry="accuse")
    def somebody_is_accused(play: Play[Market], event: RingBell) -> None:
        play.happen(Alarm(play.choose(Victim("ada"))))

    words = {"given": STALL, "when": ["ring bell"], "then": [{"happened": {"alarm": "bea"}}]}
    muted = market.owned_by("the-bell-wakes-all")
    of = outcomes(GAME, read_case(words, GAME, "a"), book.played(muted=muted))
    assert seen(of) == [[True], [False]]
    assert of[0].run.play.state == of[1].run.play.state


def test_scripted_decisions_that_are_legal_are_kept() -> None:
    of = found(
        {"steal": "ada", "choose": {"victim": "cleo"}}, then=[{"happened": {"stolen": "bea"}}]
    )
    assert seen(of) == [[False]]
    assert len(found({"gamble": "ada", "rolls": [4]})) == 1


def test_scripted_decisions_that_are_not_legal_are_left_open() -> None:
    of = found(
        {"steal": "ada", "choose": {"victim": "ada"}}, then=[{"happened": {"stolen": "bea"}}]
    )
    assert seen(of) == [[True], [False]]
    assert len(found({"gamble": "ada", "rolls": [9]})) == 2


def test_scripted_decisions_that_nobody_asks_for_are_let_be() -> None:
    assert len(found({"ring bell": None, "rolls": [9], "choose": {"victim": "ada"}})) == 1


def test_at_most_so_many_are_kept_and_it_is_told_that_there_were_more() -> None:
    of = found({"steal": "ada"}, {"gamble": "bea"}, most=3)
    assert (len(of), of.more) == (3, True)
    of = found({"steal": "ada"}, {"gamble": "bea"}, most=4)
    assert (len(of), of.more) == (4, False)


def test_more_ways_than_can_be_tried_are_told_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "TRIES", 4)
    of = found({"gamble": "ada"}, {"gamble": "ada"}, {"gamble": "ada"})
    assert (len(of), of.more) == (1, True)


def test_a_run_that_stops_is_an_outcome_too() -> None:
    (outcome,) = found({"appraise": "relic"}, then=[{"endless": True}])
    assert outcome.observations[0][1] == "the appraisal of relics"
    assert outcome.run.ended


def test_ends_that_differ_only_in_how_they_stop_are_kept_apart() -> None:
    one = found({"appraise": "relic"})[0]
    other = found()[0]
    assert one.run.play.state == other.run.play.state
    assert not one.is_like(other)


def test_a_refused_step_is_an_outcome_with_what_followed() -> None:
    (outcome,) = found({"wearied": "ada"}, {"steal": "ada"}, "ring bell")
    assert len(outcome.run.refused) == 1
    assert outcome.run.play.state.bells == 1
