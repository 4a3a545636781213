"""The house under a path of another site, behind a proxy: pages, cookies, links, sockets."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from sengoku.server.config import Config
from sengoku.server.people import COOKIE
from tests.server.process import Process
from tests.server.served import Guest, serving

PROXY = Path(__file__).with_name("proxy.py")


@contextmanager
def proxy(to: int, *more: str) -> Iterator[str]:
    """Its address; at the end nobody asked for anything outside the prefix."""
    line = [sys.executable, str(PROXY), "--to", str(to), "--prefix", "/games", *more]
    with subprocess.Popen(line, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        try:
            yield f"http://127.0.0.1:{child.stdout.readline().strip()}/games"
        finally:
            child.terminate()
            said = child.stdout.read()
    assert said == ""


@pytest.mark.parametrize(
    "more",
    [[], pytest.param(["--pass-on"], marks=pytest.mark.long)],
    ids=["taken away", "passed on"],
)
def test_a_table_works_below_a_path_of_another_site(tmp_path: Path, more: list[str]) -> None:
    address = "https://example.test/games/"
    with Process(str(tmp_path / "t.db"), tmp_path, address=address) as server:
        server.wait()
        with proxy(server.port, *more) as home:
            ann, bob = Guest(home, "Ann"), Guest(home)
            made = ann.post("/api/tables", {"game": "glory", "seats": [{"kind": "mine"}, {}]})
            table = made["table"]["id"]
            arrived = bob.http.get(home + made["invite"], follow_redirects=True)
            assert str(arrived.url) == f"{home}/table/{table}"
            bob.post(f"/api/tables/{table}/seats/1", {"name": "Bob"})
            ann.post(f"/api/tables/{table}/start")
            with bob.socket(table, seat=1) as line:
                assert line.until("present")["version"]
            assert ann.get("/api/door")["address"] == address


def test_the_folder_itself_is_reached_with_and_without_its_slash(tmp_path: Path) -> None:
    with Process(str(tmp_path / "t.db"), tmp_path, address="http://x.test/games") as server:
        server.wait()
        bare = httpx.get(f"{server.home}/games")
        assert (bare.status_code, bare.headers["location"]) == (308, "/games/")
        for path in ("/games/", "/"):
            assert "Sengoku" in httpx.get(server.home + path).text
        assert httpx.get(f"{server.home}/gamesome").status_code == 404


def test_behind_a_proxy_of_this_machine_the_limit_counts_people(tmp_path: Path) -> None:
    """And who comes by it does not sit at the machine."""
    tuned: dict[str, Any] = {"requests_a_minute": 5, "proxies": "127.0.0.1"}
    with Process(str(tmp_path / "t.db"), tmp_path, **tuned) as server:
        server.wait()

        def ask(person: str) -> int:
            headers = {"x-forwarded-for": person}
            return httpx.get(f"{server.home}/api/me", headers=headers).status_code

        assert [ask("203.0.113.1") for _ in range(6)] == [200] * 5 + [429]
        assert ask("203.0.113.2") == 200
        headers = {"x-forwarded-for": "203.0.113.3"}
        refused = httpx.post(f"{server.home}/api/door", headers=headers)
        assert (refused.status_code, refused.json()["key"]) == (403, "not-at-the-machine")


def test_a_proxy_that_nobody_named_makes_nobody_a_guest_at_the_machine(tmp_path: Path) -> None:
    with serving(Config(database=str(tmp_path / "t.db"))) as (home, _):
        headers = {"x-forwarded-for": "203.0.113.3"}
        refused = httpx.post(f"{home}/api/door", headers=headers)
        assert (refused.status_code, refused.json()["key"]) == (403, "not-at-the-machine")
        assert httpx.get(f"{home}/api/door", headers=headers).json()["network"] == []


@pytest.fixture
def public(tmp_path: Path) -> Iterator[str]:
    config = Config(database=str(tmp_path / "t.db"), address="https://example.test/games/")
    with serving(config) as (home, _):
        yield home


def set_cookie(home: str, **headers: str) -> str:
    answer = httpx.post(f"{home}/api/me", json={"name": "Cleo"}, headers=headers)
    assert answer.status_code == 200, answer.text
    return answer.headers["set-cookie"].lower()


def test_the_cookie_is_for_the_path_of_the_address_by_which_one_came(public: str) -> None:
    by_address = set_cookie(public, host="example.test")
    assert f"{COOKIE}=" in by_address
    assert "path=/games/" in by_address and "secure" in by_address
    direct = set_cookie(public)
    assert re.search(r"path=/(;|$)", direct) and "secure" not in direct


def test_pages_under_the_public_address_may_write(public: str) -> None:
    """Also where the proxy does not pass on the name by which it was called."""
    assert set_cookie(public, origin="https://example.test")
    for other in ("http://example.test", "https://example.test.evil", "null", "https://x.test"):
        answer = httpx.post(f"{public}/api/me", json={"name": "Eve"}, headers={"origin": other})
        assert (answer.status_code, answer.json()["key"]) == (403, "other-origin"), other


@pytest.mark.parametrize("path", ["/", "/verify", "/table/x", "/table/x/", "/rules/glory/GLO-3.7"])
def test_every_page_finds_its_files_from_where_it_lies(tmp_path: Path, path: str) -> None:
    """Two addresses of one page: only the browser knows under which path it is."""
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text('<script src="./assets/index.js"></script>')
    (web / "assets" / "index.js").write_text("here")
    with serving(Config(database=str(tmp_path / "t.db"), web=str(web))) as (home, _):
        found = re.search('src="(.*)"', httpx.get(home + path).text)
        assert found is not None
        for prefix in ("", "/games", "/a/b"):
            page = httpx.URL(f"{home}{prefix}{path}")
            script = str(page.join(found[1]))
            assert script == f"{home}{prefix}/assets/index.js"
        assert httpx.get(str(httpx.URL(home + path).join(found[1]))).text == "here"
