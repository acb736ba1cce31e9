import httpx
import pytest

from app.library.load import load, read
from tests.api.conftest import KNOBBED, build
from tests.library.conftest import FILES, write
from tests.serving import serving

READ = [
    "/api/v1/search?q=civetta",
    "/api/v1/ask?q=civetta",
    "/api/v1/suggest?q=civetta",
    "/api/v1/games",
    "/api/v1/games/lanterne",
    "/api/v1/entries/lanterne/civetta",
    "/api/v1/cards/lanterne/civetta",
    KNOBBED,
]
SERVICE = ["/healthz", "/readyz", "/version"]


@pytest.mark.parametrize("path", READ)
def test_an_answer_is_revalidated(client: httpx.Client, path: str) -> None:
    first = client.get(path)
    tag = first.headers["etag"]
    assert first.headers["cache-control"] == "no-cache"
    assert first.headers["vary"].split(", ").count("Accept-Encoding") == 1
    assert tag.startswith("W/")  # the body may be compressed
    for sent in (tag, tag.removeprefix("W/"), f'"other", {tag}', "*"):
        again = client.get(path, headers={"If-None-Match": sent})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == tag
        assert again.headers["cache-control"] == "no-cache"
    assert client.get(path, headers={"If-None-Match": '"other"'}).status_code == 200


def test_every_address_has_a_tag_of_its_own(client: httpx.Client) -> None:
    tags = {client.get(path).headers["etag"] for path in [*READ, "/api/v1/search?q=civett"]}
    assert len(tags) == len(READ) + 1


@pytest.mark.parametrize("path", [*READ, *SERVICE])
def test_head_is_get_without_a_body(client: httpx.Client, path: str) -> None:
    got, headed = client.get(path), client.head(path)
    assert (headed.status_code, headed.content) == (200, b"")
    for name in ("content-type", "content-length", "etag", "cache-control"):
        assert headed.headers.get(name) == got.headers.get(name)


def test_head_is_revalidated_and_refused_like_get(client: httpx.Client) -> None:
    tag = client.head(READ[0]).headers["etag"]
    assert client.head(READ[0], headers={"If-None-Match": tag}).status_code == 304
    assert client.head("/api/v1/entries/lanterne/nessuno").status_code == 404
    assert client.head("/api/v1/search").status_code == 422


def test_errors_are_not_stored_and_have_no_tag(client: httpx.Client) -> None:
    response = client.get("/api/v1/games/nessuno", headers={"If-None-Match": "*"})
    assert response.status_code == 404
    assert response.headers["cache-control"] == "no-store"
    assert "etag" not in response.headers


def test_new_content_and_new_code_change_the_tag(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("reload")
    data, file = folder / "data", folder / "arbitro.sqlite3"
    write(data, FILES)
    load(file, read(data, {}), "1.0")
    path = "/api/v1/entries/lanterne/civetta"
    with serving(build(file)) as address, httpx.Client(base_url=address, timeout=30) as client:
        before = client.get(path).headers["etag"]
        owl = FILES["lanterne/cards/civetta.yaml"].replace("Vola e vede", "Plana e vede")
        write(data, {"lanterne/cards/civetta.yaml": owl})
        load(file, read(data, {}), "1.0")
        after = client.get(path, headers={"If-None-Match": before})
        assert after.status_code == 200
        assert after.json()["verdict"] == "Plana e vede al buio"
    with (
        serving(build(file, "2.0")) as address,
        httpx.Client(base_url=address, timeout=30) as client,
    ):
        newer = client.get(path, headers={"If-None-Match": after.headers["etag"]})
        assert newer.status_code == 200
        assert newer.json()["version"]["code"] == "2.0"
