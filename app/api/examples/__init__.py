"""Real answers that the description of the API shows; each file holds a request and its answer."""

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent


def example(name: str) -> dict[str, Any]:
    """Return how OpenAPI shows the answer in a file of this folder."""
    held = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    return {"content": {"application/json": {"example": held["answer"]}}}
