import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.library.yamls import DataErrors, Problem, parse, read

FILE = Path("some.yaml")


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("No", "No"), ("no", "no"), ("yes", "yes"), ("on", "on"), ("Off", "Off"), ("y", "y"),
        ("2:1", "2:1"), ("12:30:45", "12:30:45"), ("2001-01-01", "2001-01-01"),
        ("1_000", "1_000"), ("0b1", "0b1"), ("<<", "<<"), ("=", "="),
        ("true", True), ("False", False), ("TRUE", True), ("tRue", "tRue"),
        ("null", None), ("~", None), ("", None), ("Null", None),
        ("12", 12), ("+3", 3), ("-4", -4), ("010", 10), ("0o17", 15), ("0x1F", 31),
        ("1.5", 1.5), (".5", 0.5), ("1.", 1.0), ("1e3", 1000.0), (".inf", float("inf")),
        ("-.Inf", float("-inf")), ("'12'", "12"), ('"true"', "true"), ("!!str 12", "12"),
        ("+", "+"), (".", "."), ("-1-2", "-1-2"),
    ],
)  # fmt: skip
def test_scalars_follow_the_core_rules_of_yaml_1_2(text: str, value: object) -> None:
    found = parse(f"key: {text}", FILE).value["key"]
    assert found == value
    assert type(found) is type(value)


def test_not_a_number_is_one() -> None:
    found = parse("key: .nan", FILE).value["key"]
    assert isinstance(found, float)
    assert found != found


def test_keys_are_text_as_written() -> None:
    assert parse("1: a\non: b\nnull: c\n", FILE).value == {"1": "a", "on": "b", "null": "c"}


def test_lines_lead_to_every_place_and_to_the_nearest_around_it() -> None:
    document = parse("a: 1\nb:\n  - x: 1\n    y: 2\n  - [3,\n     4]\n", FILE)
    assert document.line(("a",)) == 1
    assert document.line(("b", 0, "y")) == 4
    assert document.line(("b", 1, 1)) == 6
    assert document.line(("b", 0, "z", "deeper")) == 3
    assert document.line(("gone",)) == 1


def test_a_located_problem_reads_as_file_line_field() -> None:
    document = parse("a: 1\ncheck:\n  - given: {dice: 3}\n", FILE)
    located = document.locate(Problem(("check", 0, "given", "dice"), "is wrong"))
    assert str(located) == "some.yaml:3: check.0.given.dice: is wrong"
    assert str(document.locate(Problem((), "is wrong"))) == "some.yaml:1: is wrong"


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        ("a: 1\nb: {c: 1, c: 2}\na: 3\n",
         ["some.yaml:2: b.c: repeated key 'c', first on line 2",
          "some.yaml:3: a: repeated key 'a', first on line 1"]),
        ("1: a\n'1': b\n", ["some.yaml:2: 1: repeated key '1', first on line 1"]),
        ("a: &x 1\nb: *x\n", ["some.yaml:2: b: is an alias (*): write the value out"]),
        ("a: &x [*x]\n", ["some.yaml:1: a.0: is an alias (*): write the value out"]),
        ("? [a]\n: b\n", ["some.yaml:1: has a key that is no text"]),
        ("\na: !thing 1\n", ["some.yaml:2: a: '1' does not fit its tag !thing"]),
        ("a: !!int x\n",
         ["some.yaml:1: a: 'x' does not fit its tag tag:yaml.org,2002:int"]),
        ("a: !thing {b: 1}\n",
         ["some.yaml:1: a: has the tag !thing, which means nothing here"]),
        ("a: 1\n---\nb: 2\n", ["some.yaml:2: is not YAML: but found another document"]),
        ("a: [1\nb: 2\n", ["some.yaml:2: is not YAML: did not find expected ',' or ']'"]),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_with_its_line(text: str, messages: list[str]) -> None:
    with pytest.raises(DataErrors) as caught:
        parse(text, FILE)
    assert [str(problem) for problem in caught.value.problems] == messages
    assert str(caught.value) == "\n".join(messages)


def test_a_file_that_is_not_utf_8_is_reported_with_the_line(tmp_path: Path) -> None:
    file = tmp_path / "latin.yaml"
    file.write_bytes("a: 1\nb: è\n".encode("latin-1"))
    with pytest.raises(DataErrors, match=r"latin\.yaml:2: is not UTF-8 text"):
        read(file)


def test_an_empty_file_is_no_value(tmp_path: Path) -> None:
    file = tmp_path / "empty.yaml"
    file.write_text("# nothing\n")
    assert read(file).value is None


_TEXT = st.text(st.characters(categories=["L", "N", "P", "S", "Zs"]))
_PLAIN: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | _TEXT,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(_TEXT, inner, max_size=4),
    max_leaves=12,
)


@given(_PLAIN)
def test_json_is_yaml_and_reads_as_the_same_values(value: Any) -> None:
    assert parse(json.dumps(value, ensure_ascii=False), FILE).value == value


@given(st.text(max_size=60))
def test_any_text_reads_or_is_refused_with_a_reason(text: str) -> None:
    try:
        document = parse(text, FILE)
    except DataErrors as errors:
        reasons = errors.problems
    else:
        reasons = ()
        assert document.line(()) >= 1
    assert all(reason.message for reason in reasons)


def test_what_is_nested_too_deep_is_said(tmp_path: Path) -> None:
    file = tmp_path / "deep.yaml"
    file.write_text("a: 1\nb: " + "[" * 900 + "]" * 900, encoding="utf-8")
    with pytest.raises(DataErrors, match=r"deep\.yaml:2: b\.0\.0: is nested more than 40 deep"):
        read(file)


def test_a_folder_named_like_a_file_is_said(tmp_path: Path) -> None:
    (tmp_path / "folder.yaml").mkdir()
    with pytest.raises(DataErrors, match=r"folder\.yaml:1: cannot be read: Is a directory"):
        read(tmp_path / "folder.yaml")
