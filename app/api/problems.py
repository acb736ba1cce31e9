"""Errors as problem documents (RFC 9457): one clear sentence, and what would be right."""

import json
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, ConfigDict, Field
from starlette.exceptions import HTTPException

from app.api.validation import faults

MEDIA_TYPE = "application/problem+json"


class ProblemDocument(BaseModel):
    """What went wrong and what would be right (RFC 9457)."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    type: str = Field(examples=["urn:arbitro:problem:unknown-entry"])
    """Which problem it is, for programs; stable."""
    title: str = Field(examples=["Unknown entry"])
    """The problem in a few words."""
    status: int = Field(examples=[404])
    """The HTTP status."""
    detail: str = Field(
        examples=["There is no entry “ombre” in turno-di-guardia; did you mean ombra?"]
    )
    """One clear sentence for a person."""
    instance: str = Field(examples=["/api/v1/entries/turno-di-guardia/ombre"])
    """The path that was asked for."""
    field: str | None = Field(None, examples=["slug"])
    """The parameter or field that is wrong."""
    allowed: list[Any] | None = None
    """What it may be."""
    near: list[str] | None = Field(None, examples=[["ombra"]])
    """Slugs that are spelt much like it."""
    url: str | None = None
    """Where to look instead."""


class Problem(HTTPException):
    """An error with its name, and members such as `allowed` beside the sentence."""

    def __init__(
        self,
        status: int,
        name: str,
        detail: str,
        headers: dict[str, str] | None = None,
        **members: Any,
    ) -> None:
        super().__init__(status, detail, headers)
        self.name = name
        self.members = members


def not_loaded() -> Problem:
    """Return the problem of a knowledge base that is not there yet; its path stays here."""
    return Problem(503, "not-loaded", "No knowledge base can be read here: run `arbitro load`.")


def internal() -> Problem:
    """Return the problem of a failure of ours, which says nothing of its inside."""
    detail = "Arbitro failed while answering this; it has been logged. Try again later."
    return Problem(500, "internal", detail)


def invalid(error: RequestValidationError) -> Problem:
    """Return the problem of a request that is not as it should be: the first fault's, with every
    fault in a sentence."""
    found = faults(error)
    first, detail = found[0], " ".join(fault.sentence for fault in found)
    return Problem(first.status, first.name, detail, field=first.field, allowed=first.allowed)


def document(request: Request, error: HTTPException) -> Response:
    """Return an error as its document; members that are None are left out.

    What FastAPI raises of itself is a body that it could not read.
    """
    if not isinstance(error, Problem):
        error = Problem(error.status_code, "malformed", "The body could not be read as JSON.")
    held = {
        "type": f"urn:arbitro:problem:{error.name}",
        "title": error.name.replace("-", " ").capitalize(),
        "status": error.status_code,
        "detail": error.detail,
        "instance": request.url.path,
        **{key: value for key, value in error.members.items() if value is not None},
    }
    # What was asked may hold half a surrogate pair, which has no bytes of its own.
    body = json.dumps(held, ensure_ascii=False, allow_nan=False).encode("utf-8", "replace")
    headers = {"Cache-Control": "no-store", **(error.headers or {})}
    return Response(body, error.status_code, headers, MEDIA_TYPE)


def responses(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Return how OpenAPI describes the errors of an operation."""
    schema = {"$ref": "#/components/schemas/ProblemDocument"}
    return {
        status: {
            "description": HTTPStatus(status).phrase,
            "content": {MEDIA_TYPE: {"schema": schema}},
        }
        for status in statuses
    }


def install(app: FastAPI) -> None:
    """Describe problem documents in an application's OpenAPI, in the place of FastAPI's errors."""
    described = app.openapi

    def openapi() -> dict[str, Any]:
        schema = described()
        _describe(schema)
        return schema

    app.openapi = openapi  # type: ignore[method-assign]  # FastAPI's own way


def _describe(schema: dict[str, Any]) -> None:
    schemas = schema.setdefault("components", {}).setdefault("schemas", {})
    schemas["ProblemDocument"] = ProblemDocument.model_json_schema()
    for unused in ("HTTPValidationError", "ValidationError"):
        schemas.pop(unused, None)
    for operations in schema["paths"].values():
        for operation in operations.values():
            invalid = operation["responses"].get("422", {"content": {}})
            if "application/json" in invalid["content"]:
                del operation["responses"]["422"]  # no slug is invalid: it is unknown
