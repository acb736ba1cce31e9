"""The building blocks of the data files: slugs, lines, texts, and the shape they share."""

from typing import Annotated

from pydantic import AfterValidator, BaseModel, ConfigDict, StringConstraints


def _one_line(text: str) -> str:
    if "\n" in text:
        raise ValueError("must be one line")
    return text


Slug = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
Text = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1)]
Line = Annotated[Text, StringConstraints(max_length=240), AfterValidator(_one_line)]
Colour = Annotated[str, StringConstraints(pattern=r"^#[0-9a-fA-F]{6}$")]


class Shape(BaseModel):
    """What all shapes share: unknown keys are errors, values never change."""

    model_config = ConfigDict(extra="forbid", frozen=True)
