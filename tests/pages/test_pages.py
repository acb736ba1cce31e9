"""The first page, games' pages, errors, caches, colours, and the files they all need."""

import json
import re
from hashlib import sha256
from pathlib import Path

import httpx
import pytest

from app.main import create_app
from app.settings import PACKAGE, Settings
from tests.pages.conftest import GAME
from tests.pages.reading import tree
from tests.serving import serving
from tests.shipped import CONTENT

VENDOR = PACKAGE / "static" / "vendor"
PATHS = ["/", "/cerca?q=orso", f"/{GAME}", f"/{GAME}/ombra-nel-cimitero?errore=1", "/temi.css"]


def test_the_first_page(client: httpx.Client) -> None:
    root = tree(client.get("/").text)
    assert root.one("form", class_="ask")
    games = root.all("section", class_="game-card")
    slugs = [game.attributes["data-game"] for game in games]
    assert slugs == sorted(["lanterne", "porto", *CONTENT.games])
    assert len(games[-1].one("ul").all("li")) == 3


def test_a_game_has_topics_cards_and_glossary(client: httpx.Client) -> None:
    root = tree(client.get(f"/{GAME}").text)
    for anchor in root.one("nav", class_="jump").all("a"):
        target = anchor.attributes["href"].removeprefix("#")
        assert root.all("section", id=target), target
    assert root.one("section", id="cimitero").all("span", class_="line-verdict")
    assert root.one("section", id="glossario").all("dt")


@pytest.mark.parametrize("path", PATHS)
def test_what_the_reader_has_is_not_sent_again(client: httpx.Client, path: str) -> None:
    first = client.get(path)
    assert first.headers["cache-control"] == "public, no-cache"
    again = client.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert client.get(path, headers={"If-None-Match": '"other"'}).status_code == 200


@pytest.mark.parametrize("path", [*PATHS, "/nulla", "/cerca/risultati?q=orso"])
def test_head_answers_as_get_does(client: httpx.Client, path: str) -> None:
    head, get = client.head(path), client.get(path)
    assert (head.status_code, head.content) == (get.status_code, b"")
    assert head.headers.get("etag") == get.headers.get("etag")


def test_pages_differ_in_their_tags(client: httpx.Client) -> None:
    tags = [client.get(path).headers["etag"] for path in PATHS]
    assert len(set(tags)) == len(tags)


@pytest.mark.parametrize("path", ["/nulla", f"/{GAME}/nulla", "/a/b/c/d", "/%F0%9F%98%80", "/x%00"])
def test_what_is_not_there(client: httpx.Client, path: str) -> None:
    page = client.get(path)
    assert page.status_code == 404
    root = tree(page.text)
    assert root.one("h1").text == "Questa pagina non c'è"
    assert root.one("form", class_="ask")
    assert "etag" not in page.headers


def test_pages_are_only_read(client: httpx.Client) -> None:
    page = client.post("/")
    assert page.status_code == 405
    assert page.headers["allow"]
    assert "text/html" in page.headers["content-type"]


def test_the_api_keeps_its_own_errors(client: httpx.Client) -> None:
    problem = client.get("/api/v1/nulla")
    assert problem.status_code == 404
    assert problem.headers["content-type"].startswith("application/problem+json")


def test_a_page_without_content_says_so(tmp_path: Path) -> None:
    app = create_app(Settings(tmp_path / "none.sqlite3", "127.0.0.1", 8000))
    with serving(app) as address:
        page = httpx.get(f"{address}/")
    assert page.status_code == 503
    assert page.headers["retry-after"]
    assert tree(page.text).one("form", class_="ask")


def test_a_failure_of_ours_is_a_page_too(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = create_app(Settings(database, "127.0.0.1", 8000))
    monkeypatch.setattr(app.state.library, "edition", None)
    with serving(app) as address:
        page = httpx.get(f"{address}/")
    assert page.status_code == 500
    assert "È colpa nostra" in page.text
    assert "Traceback" not in page.text


def test_the_policy_allows_nothing_inline(client: httpx.Client) -> None:
    policy = client.get("/").headers["content-security-policy"]
    assert "unsafe" not in policy
    assert policy.count("font-src") == 1


def _light(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _contrast(one: str, other: str) -> float:
    darker, lighter = sorted((_light(one), _light(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("slug", CONTENT.games)
def test_accents_can_be_read(slug: str) -> None:
    accent = CONTENT.games[slug].game.accent
    assert _contrast(accent.light, "#f7f1e6") >= 4.5
    assert _contrast(accent.dark, "#1e1913") >= 4.5


def test_every_game_has_its_colour(client: httpx.Client) -> None:
    sheet = client.get("/temi.css")
    assert sheet.headers["content-type"].startswith("text/css")
    assert f'[data-game="{GAME}"]' in sheet.text
    assert "prefers-color-scheme: dark" in sheet.text


def test_what_a_page_names_is_there(client: httpx.Client) -> None:
    root = tree(client.get("/").text)
    named = [e.attributes["href"] for e in root.all("link")]
    named += [e.attributes["src"] for e in root.all("script")]
    for path in named:
        assert client.get(path).status_code == 200, path
    manifest = next(path for path in named if "webmanifest" in path)
    icons = json.loads(client.get(manifest).text)["icons"]
    assert all(client.get(icon["src"]).status_code == 200 for icon in icons)


def test_vendored_files_are_as_noted() -> None:
    noted = re.findall(r"\| (\S+) \|.*\| ([0-9a-f]{64}) \|", (VENDOR / "README.md").read_text())
    assert {name for name, _ in noted} == {
        file.name for file in VENDOR.iterdir() if file.suffix in (".js", ".woff2")
    }
    for name, digest in noted:
        assert sha256((VENDOR / name).read_bytes()).hexdigest() == digest
