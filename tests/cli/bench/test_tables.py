"""Figures as text."""

import pytest

from app.cli.bench.tables import Table, figure, megabytes, ratio, share


def test_a_table_in_markdown_has_its_columns_in_line() -> None:
    table = Table(caption="Tempi:", head=("", "ms"), rows=(("uno", "1.25"), ("centomila", "100")))
    assert table.markdown().splitlines() == [
        "Tempi:",
        "",
        "|           |   ms |",
        "| --------- | ---: |",
        "| uno       | 1.25 |",
        "| centomila |  100 |",
    ]


@pytest.mark.parametrize(
    ("value", "text"),
    [(0.01234, "0.012"), (1.234, "1.23"), (12.34, "12.3"), (9604.2, "9,604"), (0.0, "0.000"),
     (None, "–")],
)  # fmt: skip
def test_a_figure_has_its_telling_digits(value: float | None, text: str) -> None:
    assert figure(value) == text


def test_ratios_shares_and_sizes() -> None:
    assert ratio(3.0, 1.5) == "2.00×"
    assert [share(value) for value in (0.456, 1.0, 0.0, None)] == [".46", "1.00", ".00", "–"]
    assert [megabytes(size) for size in (1_500_000, None)] == ["1.50 MB", "–"]
