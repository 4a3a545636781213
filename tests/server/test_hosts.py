"""By which names the house is called, and whom it believes about others."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from sengoku.kernel.problem import Problem
from sengoku.server.config import Config, hosts_named
from sengoku.server.door import Door
from sengoku.server.people import COOKIE
from sengoku.text import LANGUAGES, Text
from tests.server.served import Guest, serving

GLORY = {"game": "glory", "seats": [{"kind": "mine"}, {}]}
HOSTS: dict[str, Any] = {"hosts": ("tables.lan",), "address": "https://example.org/games/"}


def answers(name: str, host: str = "127.0.0.1", **config: Any) -> bool:
    return Door(Config(**config), host, 8000).answers_to(name)


def test_the_house_answers_to_its_own_names_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sengoku.server.door.socket.gethostname", lambda: "Attic.local")
    for own in ("127.0.0.1", "localhost", "::1", "example.org", "tables.lan", "tables.lan."):
        assert answers(own, **HOSTS), own
    elsewhere = (
        "",
        "evil.test",
        "example.org.evil.test",
        "www.example.org",
        "attic",
        "localhost.x",
    )
    for other in (*elsewhere, "192.168.1.5"):
        assert not answers(other, **HOSTS), other
    for own in ("192.168.1.5", "fd00::5", "attic", "attic.local"):
        assert answers(own, "0.0.0.0"), own
    assert not any(answers(other, "0.0.0.0") for other in ("evil.test", "10.0.0.5.evil.test", ""))
    assert answers("play.test", origins=("https://play.test:8443",))


def test_whoever_calls_it_by_another_name_is_told_so(tmp_path: Path) -> None:
    """A name of another site that was made to lead here reads, writes and hears nothing; a person
    who typed it reads a sentence."""
    config = Config(database=str(tmp_path / "t.db"), requests_a_minute=0, **HOSTS)
    with serving(config) as (home, _):
        ann = Guest(home, "Ann")
        table = ann.post("/api/tables", GLORY)["table"]["id"]
        ann.http.headers["host"] = "evil.test:80"
        for path in ("/api/me", "/api/tables", f"/api/tables/{table}", "/", "/metrics", "/healthz"):
            assert ann.key("GET", path) == (421, "other-host"), path
        assert ann.key("POST", "/api/me", {"name": "Eve"}) == (421, "other-host")
        with pytest.raises(InvalidStatus), ann.socket(table, {"host": "evil.test"}, seat=0):
            pass
        for language in LANGUAGES:
            asked = {"accept": "text/html", "accept-language": f"{language}-XX,en;q=0.5"}
            page = ann.http.get("/", headers=asked)
            said = Text(language).say("problem-other-host", host="evil.test")
            assert (page.status_code, page.text) == (421, said)
        for own in ("localhost:1", "tables.lan", "example.org"):
            ann.http.headers["host"] = own
            assert ann.get("/api/me")["name"] == "Ann", own


def test_a_name_of_the_house_is_a_name() -> None:
    assert hosts_named(" Tables.lan  10.0.0.5 fd00::5 ") == ("tables.lan", "10.0.0.5", "fd00::5")
    for wrong in ("https://tables.lan", "tables.lan:80", "a/b", "*", "[fd00::5]"):
        with pytest.raises(Problem, match="bad host"):
            hosts_named(wrong)


FORWARDED = {
    "forwarded": "for=127.0.0.1;host=example.org;proto=https",
    "x-forwarded-host": "example.org",
    "x-forwarded-proto": "https",
    "x-forwarded-prefix": "/games",
    "x-real-ip": "127.0.0.1",
    "x-forwarded-for": "203.0.113.9",
}


def cookie(home: str, **headers: str) -> str:
    answer = httpx.post(f"{home}/api/me", json={"name": "Cleo"}, headers=headers)
    assert answer.status_code == 200, answer.text
    return str(answer.headers["set-cookie"]).lower()


def test_what_a_proxy_tells_is_believed_of_a_configured_one_only(tmp_path: Path) -> None:
    """By which name and how one came, too; and nobody behind a proxy sits at the machine."""
    usual = Config(database=str(tmp_path / "t.db"), may_open=True, **HOSTS)
    with serving(usual) as (home, _):
        assert COOKIE in cookie(home, **FORWARDED)
        assert "secure" not in cookie(home, **FORWARDED)
        assert "/games" not in cookie(home, **FORWARDED)
        fooled = {**FORWARDED, "host": "evil.test"}
        assert httpx.get(f"{home}/api/me", headers=fooled).status_code == 421
        for name in FORWARDED.keys() - {"x-forwarded-prefix"}:
            refused = httpx.post(f"{home}/api/door", headers={name: FORWARDED[name]})
            assert refused.json()["key"] == "not-at-the-machine", name
    with serving(replace(usual, proxies=("127.0.0.1",))) as (home, _):
        assert "secure" in cookie(home, **FORWARDED)
        assert httpx.get(f"{home}/api/me", headers=fooled).status_code == 421
