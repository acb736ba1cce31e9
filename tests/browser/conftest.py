"""Chromium at the size of a phone, over the server of the pages' tests.

Without any Chromium one line says so and these tests are skipped; where CI is set they fail.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, ViewportSize

from tests.pages.conftest import client, database, server

__all__ = ["client", "database", "server"]  # the same fixtures

PHONE: ViewportSize = {"width": 360, "height": 740}
SYSTEM = Path("/usr/bin/chromium")
FLAGS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--no-first-run",
)
_missing: list[str] = []
Opens = Callable[..., Page]


def launching() -> dict[str, Any]:
    """How to start Chromium: the system's, or else the one that Playwright has downloaded."""
    options: dict[str, Any] = {"chromium_sandbox": False, "args": list(FLAGS)}
    return options | ({"executable_path": str(SYSTEM)} if SYSTEM.exists() else {})


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return launching()


@pytest.fixture(scope="session")
def browser(launch_browser: Callable[[], Browser]) -> Iterator[Browser]:
    try:
        started = launch_browser()
    except Error as error:
        if os.environ.get("CI") == "true":
            pytest.fail(f"Chromium cannot be started: {error.message}")
        _missing.append("no Chromium here")
        pytest.skip("no Chromium here")  # a newcomer's laptop may have none; CI fails above
    yield started
    started.close()


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Say once that there was no Chromium."""
    if _missing:
        terminalreporter.write_line(
            "Browser tests skipped: no Chromium at /usr/bin/chromium, "
            "and none of Playwright's own (playwright install chromium)."
        )


@pytest.fixture
def opens(browser: Browser, server: str) -> Iterator[Opens]:
    """Open a path as a phone does; nothing may go wrong on the console.

    `expected` is the page's status, `noted` that of what it asks for later: a browser notes errors.
    """
    said: list[str] = []
    contexts = []

    def hear(message: ConsoleMessage, noted: int) -> None:
        if message.type in ("error", "warning") and f"status of {noted} " not in message.text:
            said.append(message.text)

    def open_(
        path: str,
        *,
        scheme: Literal["light", "dark"] = "light",
        javascript: bool = True,
        expected: int = 200,
        noted: int = 200,
    ) -> Page:
        context = browser.new_context(
            base_url=server,
            viewport=PHONE,
            color_scheme=scheme,
            java_script_enabled=javascript,
            has_touch=True,
            locale="it-IT",
            reduced_motion="reduce",
        )
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: hear(message, max(expected, noted)))
        page.on("pageerror", lambda error: said.append(str(error)))
        answered = page.goto(path)
        assert answered is not None
        assert answered.status == expected
        page.wait_for_load_state("networkidle")
        return page

    yield open_
    for context in contexts:
        context.close()
    assert said == []
