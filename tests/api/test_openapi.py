"""The description of the API: complete, documented, and with answers that are real."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from app.api import problems
from app.api.examples import FOLDER
from tests.api.examples import real, send

DOCS = Path(__file__).parents[2] / "docs" / "api.md"
EXACT = ("id", "slug", "kind", "status", "type", "allowed", "name", "as_judged")
_SHOWN = re.compile(
    r"```sh\ncurl (?:-X (?P<method>\w+) )?'http://127.0.0.1:8000(?P<path>[^']+)'"
    r"(?:[^`]*?-d '(?P<body>[^']+)')?[^`]*?```\s+```json\n(?P<answer>.*?)```",
    re.DOTALL,
)


@pytest.fixture(scope="module")
def shipped() -> Iterator[httpx.Client]:
    with real() as client:
        yield client


@pytest.fixture(scope="module")
def schema(client: httpx.Client) -> dict[str, Any]:
    found: dict[str, Any] = client.get("/api/v1/openapi.json").json()
    return found


def alike(shown: Any, found: Any, place: str = "") -> None:
    """Assert that what is shown is part of an answer, but for texts, numbers and order."""
    match shown:
        case dict():
            assert isinstance(found, dict), place
            assert shown.keys() <= found.keys(), place
            for key, held in shown.items():
                if key in EXACT and not place.endswith("]"):
                    assert held == found[key], f"{place}.{key}"
                alike(held, found[key], f"{place}.{key}")
        case list():
            assert isinstance(found, list), place
            for at, held in enumerate(shown):
                assert found, place
                alike(held, found[min(at, len(found) - 1)], f"{place}[{at}]")
        case _ if "[" not in place and not place.endswith((".next", ".note", ".corrected")):
            assert (shown is None) == (found is None), place


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.json")), ids=lambda file: file.stem)
def test_an_example_is_what_is_answered(shipped: httpx.Client, file: Path) -> None:
    held = json.loads(file.read_text("utf-8"))
    found = send(shipped, held["request"], held.get("body")).raise_for_status().json()
    assert held["answer"].keys() == found.keys()
    alike(held["answer"], found)


def test_the_guide_shows_what_is_answered(shipped: httpx.Client) -> None:
    blocks = list(_SHOWN.finditer(DOCS.read_text("utf-8")))
    assert len(blocks) > 6
    for block in blocks:
        method = block["method"] or ("POST" if block["body"] else "GET")
        body = json.loads(block["body"]) if block["body"] else None
        found = send(shipped, f"{method} {block['path']}", body).json()
        alike(json.loads(block["answer"]), found, block["path"])


def test_the_guide_names_every_operation_and_problem(schema: dict[str, Any]) -> None:
    guide = DOCS.read_text("utf-8")
    for path in schema["paths"]:
        assert f"`{path}`" in guide or f" {path}`" in guide, path
    code = "".join(file.read_text("utf-8") for file in Path(problems.__file__).parent.glob("*.py"))
    named = set(re.findall(r'(?:Problem\([\w.\s]+, |name=|name: str = )"([a-z-]+)"', code))
    assert set(re.findall(r"^\| \d+ \| `([a-z-]+)`", guide, re.MULTILINE)) == named


def test_every_operation_is_named_tagged_and_shown(schema: dict[str, Any]) -> None:
    ids = []
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            ids.append(operation["operationId"])
            assert operation["tags"], path
            assert operation["description"], path
            content = operation["responses"]["200"]["content"]["application/json"]
            assert "$ref" in content["schema"], path
            if path.startswith("/api"):
                assert content["example"], f"{method} {path}"
            for status, response in operation["responses"].items():
                if int(status) >= 400:
                    assert list(response["content"]) == [problems.MEDIA_TYPE]
            for parameter in operation.get("parameters", ()):
                assert parameter["description"], parameter
    assert len(ids) == len(set(ids)) == 12


def test_every_field_is_documented(schema: dict[str, Any]) -> None:
    schemas = schema["components"]["schemas"]
    assert "HTTPValidationError" not in schemas
    for name, held in schemas.items():
        assert held["description"], name
        for field, described in held["properties"].items():
            assert "$ref" in described or described["description"], f"{name}.{field}"


def test_references_resolve(schema: dict[str, Any]) -> None:
    schemas = schema["components"]["schemas"]
    for name in re.findall(r"#/components/schemas/(\w+)", json.dumps(schema)):
        assert name in schemas
