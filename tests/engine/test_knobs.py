"""Named values that a reader may turn."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine.knobs import WIDEST, Knob, KnobError, Value, read_knobs, set_knobs, turn, used_knobs
from app.engine.words import WordsError

FIRE = Knob("fire", "Fuoco", 4, (1, 2, 3, 4))
RAIN = Knob("rain", "rain", True, (True, False))


def problem(words: Any) -> tuple[tuple[str | int, ...], str]:
    with pytest.raises(WordsError) as error:
        read_knobs(words, ("knobs",))
    (found,) = error.value.problems
    return found.path, found.message


def test_a_knob_may_go_from_a_number_to_another() -> None:
    words = {"fire": {"is": 4, "from": 1, "to": 4, "label": "Fuoco"}}
    assert read_knobs(words, ()) == (FIRE,)


def test_a_knob_may_be_among_a_few_values() -> None:
    (knob,) = read_knobs({"ware": {"is": "silk", "among": ["silk", "lamp"]}}, ())
    assert knob.choices == ("silk", "lamp")


def test_a_knob_without_label_goes_by_its_name() -> None:
    assert read_knobs({"rain": {"is": True, "among": [True, False]}}, ()) == (RAIN,)


def test_knobs_are_a_mapping() -> None:
    path, message = problem([1])
    assert path == ("knobs",)
    assert message.startswith("knobs are named")


@pytest.mark.parametrize(
    "words",
    [3, {"is": 4}, {"is": 4, "from": 1}, {"is": 4, "from": 1, "to": 4, "among": [1]},
     {"is": 4, "from": 1, "to": 4, "step": 2}],
)  # fmt: skip
def test_a_knob_has_what_a_knob_has(words: Any) -> None:
    assert problem({"fire": words}) == (
        ("knobs", "fire"),
        "a knob has is, and either from and to or among; it may have a label",
    )


@pytest.mark.parametrize("ends", [("1", 4), (True, 4), (1, 4.5)])
def test_a_knob_goes_from_and_to_whole_numbers(ends: tuple[Any, Any]) -> None:
    assert problem({"fire": {"is": 4, "from": ends[0], "to": ends[1]}}) == (
        ("knobs", "fire"),
        "from and to should be whole numbers",
    )


@pytest.mark.parametrize("most", [4, 3, 4 + WIDEST + 1])
def test_a_knob_goes_upwards_and_not_too_far(most: int) -> None:
    path, message = problem({"fire": {"is": 4, "from": 4, "to": most}})
    assert path == ("knobs", "fire", "to")
    assert message == f"should be more than from, 4, by {WIDEST} at most"


@pytest.mark.parametrize("among", ["silk", [[1]], [1, None]])
def test_a_knob_is_among_plain_values(among: Any) -> None:
    assert problem({"fire": {"is": 1, "among": among}}) == (
        ("knobs", "fire", "among"),
        "should be a list of numbers, words or truth values",
    )


def test_a_knob_has_somewhere_to_be_turned_to() -> None:
    for among in ([1], [1, 1], [1, 2, 1]):
        assert problem({"fire": {"is": 1, "among": among}}) == (
            ("knobs", "fire", "among"),
            "should name two choices or more, each once",
        )
    (knob,) = read_knobs({"rain": {"is": 1, "among": [1, True]}}, ())
    assert knob.choices == (1, True)


@pytest.mark.parametrize("label", [[1], 3, None, "", " "])
def test_a_label_is_text(label: Any) -> None:
    assert problem({"fire": {"is": 1, "from": 1, "to": 6, "label": label}}) == (
        ("knobs", "fire", "label"),
        "a label is text",
    )


def test_a_knob_is_one_of_its_choices() -> None:
    assert problem({"fire": {"is": 9, "from": 1, "to": 4}}) == (
        ("knobs", "fire", "is"),
        "should be a whole number from 1 to 4",
    )
    assert problem({"fire": {"is": True, "among": [1, 2, 4]}}) == (
        ("knobs", "fire", "is"),
        "should be 1, 2 or 4",
    )


def test_a_knob_is_turned_to_one_of_its_choices() -> None:
    assert FIRE.turned(2) == 2
    assert RAIN.turned(False) is False


@pytest.mark.parametrize("to", [5, "2", True, None])
def test_a_knob_is_not_turned_to_anything_else(to: Any) -> None:
    with pytest.raises(KnobError, match="it can be a whole number from 1 to 4") as error:
        FIRE.turned(to)
    assert error.value.knob == "fire"


def test_a_truth_value_is_not_turned_to_a_number() -> None:
    with pytest.raises(KnobError, match="rain is 1: it can be true or false"):
        RAIN.turned(1)


def test_knobs_that_are_not_turned_keep_their_values() -> None:
    assert turn((FIRE, RAIN), {"fire": 1}) == {"fire": 1, "rain": True}


def test_a_knob_that_the_case_lacks_cannot_be_turned() -> None:
    with pytest.raises(KnobError, match="no knob 'snow': known are fire, rain") as error:
        turn((FIRE, RAIN), {"snow": 1})
    assert error.value.knob == "snow"
    with pytest.raises(KnobError, match="known are none"):
        turn((), {"snow": 1})


def test_knobs_are_set_wherever_they_are_named() -> None:
    words = {"a": ["$fire", {"b": "$rain", "$ware": 1}], "c": "fire $fire", "d": 7}
    values: dict[str, Value] = {"fire": 3, "rain": False, "ware": "silk"}
    assert set_knobs(words, values) == {
        "a": [3, {"b": False, "silk": 1}],
        "c": "fire $fire",
        "d": 7,
    }


def test_a_name_that_is_no_knob_is_a_problem() -> None:
    with pytest.raises(WordsError, match=r"given\.0: no knob \$snow: known are \$fire"):
        set_knobs(["$snow"], {"fire": 1}, ("given",))
    with pytest.raises(WordsError, match="known are none"):
        set_knobs("$snow", {})


def test_the_knobs_that_words_use_are_found_in_keys_and_values_at_any_depth() -> None:
    words = {"given": {"$who": 1, "line": ["$card", {"life": "$card"}]}, "then": "is $5"}
    assert used_knobs(words) == {"who", "card"}
