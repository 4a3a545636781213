"""How others find the house: addresses that lead to it, links for phones, who may open the door."""

import asyncio
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import ifaddr
import pytest
import zxingcpp

import sengoku
from sengoku.cli.serve import tell_addresses
from sengoku.kernel.problem import Problem
from sengoku.server import door as doors
from sengoku.server.config import Config, public_address
from sengoku.server.door import Door, addresses_here, is_loopback
from sengoku.server.qr import qr_path, qr_rows
from sengoku.server.run import _listen
from sengoku.text import Text
from tests.cli.running import SECONDS, at_a_terminal, plain, surroundings
from tests.server.served import Guest, serving

BOTH = ["http://192.168.1.5:8000/", "http://10.0.0.5:8000/"]
INVITE = "http://192.168.178.23:8000/join/i.WyJ4eHh4eHh4eHh4eHh4eHh4Il0.abcdefghijklmnopqrstuvwxyz0"


def door(host: str, **config: Any) -> Door:
    return Door(Config(**config), host, 8000)


@pytest.fixture
def two_networks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "addresses_here", lambda: ["192.168.1.5", "10.0.0.5"])


# -- addresses -------------------------------------------------------------------------------------


@pytest.mark.usefixtures("two_networks")
@pytest.mark.parametrize(
    ("host", "here", "network"),
    [
        ("127.0.0.1", "http://127.0.0.1:8000/", []),
        ("::1", "http://[::1]:8000/", []),
        ("0.0.0.0", "http://127.0.0.1:8000/", BOTH),
        ("::", "http://127.0.0.1:8000/", BOTH),
        ("192.168.1.5", "http://192.168.1.5:8000/", ["http://192.168.1.5:8000/"]),
    ],
)
def test_every_address_that_is_told_leads_to_the_house(
    host: str, here: str, network: list[str]
) -> None:
    assert (door(host).here(), door(host).network()) == (here, network)


def test_without_ipv4_the_house_is_found_by_ipv6(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "addresses_here", lambda: ["fd00::5"])
    assert door("::").network() == ["http://[fd00::5]:8000/"]
    assert door("0.0.0.0").network() == [], "nobody listens there"


def test_networks_within_the_machine_lead_nobody_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Behind a tunnel the usual way out is not the house's network; both are told, it first."""
    cards = [
        ("lo", "127.0.0.1"),
        ("docker0", "172.17.0.1"),
        ("wlan0", "192.168.1.5"),
        ("tun0", "10.8.0.2"),
        ("eth1", "169.254.3.4"),
    ]
    adapters = [ifaddr.Adapter(name, name, [ifaddr.IP(ip, 24, name)]) for name, ip in cards]
    monkeypatch.setattr("sengoku.server.door.ifaddr.get_adapters", lambda: adapters)
    monkeypatch.setattr(doors, "_on_the_way_out", lambda _: ["10.8.0.2"])
    assert addresses_here() == ["10.8.0.2", "192.168.1.5"]


def test_the_addresses_of_this_machine_are_its_own() -> None:
    """A server that listens there is found there; where there is no network, there is none."""
    for address in addresses_here():
        family = socket.AF_INET6 if ":" in address else socket.AF_INET
        with socket.socket(family) as listener:
            listener.bind((address, 0))
        assert not is_loopback(address)


def test_names_of_this_machine_are_known_as_such() -> None:
    for own in ("127.0.0.1", "127.8.8.8", "localhost", "LOCALHOST", "a.localhost", "::1", "[::1]"):
        assert is_loopback(own), own
    for other in ("", "0.0.0.0", "192.168.1.5", "localhost.evil.test", "127.0.0.1.evil.test"):
        assert not is_loopback(other), other


def test_a_public_address_is_one_that_a_browser_can_open() -> None:
    assert public_address("https://example.org") == "https://example.org/"
    assert public_address("https://Example.org:443/Games") == "https://example.org/Games/"
    assert public_address("http://example.org:8080/games/") == "http://example.org:8080/games/"
    assert public_address("https://example.org/a/b") == "https://example.org/a/b/"
    assert public_address("http://[fd00::5]:8000/") == "http://[fd00::5]:8000/"
    wrong = ["", "example.org", "ftp://example.org", "https://", "https://example.org/?x", "//x"]
    wrong += ["http://0.0.0.0:8000", "http://[::]/", "https://me@example.org", "http://x:99999/"]
    for typed in [*wrong, "https://example.org/a b", "https://example.org/#x", "https://x//"]:
        with pytest.raises(Problem) as refused:
            public_address(typed)
        assert refused.value.key == "bad-address", typed


# -- pictures for phones ---------------------------------------------------------------------------


def read_code(rows: list[list[bool]]) -> str:
    """What an independent reader finds in a picture of the squares."""
    scale = 4
    lines = [[0 if dark else 255 for dark in row for _ in range(scale)] for row in rows]
    pixels = bytes(pixel for line in lines for _ in range(scale) for pixel in line)
    side = len(rows) * scale
    found = zxingcpp.read_barcodes(memoryview(pixels).cast("B", shape=[side, side]))
    return str(found[0].text) if found else ""


def drawn(side: int, path: str) -> list[list[bool]]:
    rows = [[False] * side for _ in range(side)]
    for bar in re.findall(r"M(\d+) (\d+)h(\d+)v1h-(\d+)z", path):
        x, y, width, back = map(int, bar)
        assert width == back
        rows[y][x : x + width] = [True] * width
    return rows


def test_a_phone_reads_the_link_from_the_code() -> None:
    rows = qr_rows(INVITE)
    assert read_code(rows) == INVITE
    assert drawn(len(rows), qr_path(rows)) == rows
    rows[20] = [not dark for dark in rows[20]]
    rows[18] = rows[16] = rows[22] = [True] * len(rows)
    assert read_code(rows) != INVITE, "the reader would find a broken code out"


def test_the_terminal_shows_the_address_of_the_house_and_its_code(tmp_path: Path) -> None:
    if not addresses_here():
        pytest.skip("this machine is in no network")
    child = at_a_terminal(tmp_path, "--house", "--port", "0", size=(40, 100), BROWSER="true")
    child.expect("Press Ctrl-C to stop")
    said = plain(child.before)
    child.sendintr()
    child.expect(r"$")
    child.wait()
    assert "0.0.0.0" not in said
    told = re.findall(r"On other devices in the house: (\S+)", said)
    assert [httpx.URL(url).host for url in told] == addresses_here()
    blocks = [line for line in said.splitlines() if line and not set(line) - set("█▀▄ ")]
    rows = [row for line in blocks for row in _halves(line)]
    assert read_code(rows[: len(rows[0])]) == told[0]


def _halves(line: str) -> tuple[list[bool], list[bool]]:
    """Which squares of the two rows in a line are dark: the light ones are drawn."""
    return [block in " ▄" for block in line], [block in " ▀" for block in line]


@pytest.mark.usefixtures("two_networks")
@pytest.mark.parametrize(
    ("host", "address", "lines"),
    [
        ("127.0.0.1", "", ["http://127.0.0.1:8000/", "Only this computer can reach it"]),
        ("0.0.0.0", "", ["http://127.0.0.1:8000/", f"in the house: {BOTH[0]}", BOTH[1]]),
        ("192.168.1.5", "", ["http://192.168.1.5:8000/"]),
        ("0.0.0.0", "https://x.test/", ["https://x.test/", "computer: http://127.0.0.1:8000/"]),
    ],
)
def test_the_command_tells_addresses_that_lead_to_the_table(
    capsys: pytest.CaptureFixture[str], host: str, address: str, lines: list[str]
) -> None:
    tell_addresses(door(host, address=address), Text("en"), with_code=False)
    said = capsys.readouterr().out.splitlines()
    assert len(said) == len(lines)
    assert all(words in line for words, line in zip(lines, said, strict=True))


def test_without_a_network_the_command_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "addresses_here", list)
    tell_addresses(door("0.0.0.0"), Text("en"), with_code=True)
    assert "not in a network" in capsys.readouterr().out


# -- the command -----------------------------------------------------------------------------------


@contextmanager
def table(folder: Path, *arguments: str) -> Iterator[tuple[list[str], str]]:
    """`sengoku` with these flags: what it said, and what it opened in the browser."""
    opened = folder / "opened"
    line = [sys.executable, "-m", "sengoku", *arguments]
    browser = folder / "browser.sh"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.new\nmv {opened}.new {opened}\n')
    browser.chmod(0o755)
    around = surroundings(
        folder, BROWSER=str(browser), SENGOKU_BOT_DELAY="0", SENGOKU_UNDO_TIME="0"
    )
    with subprocess.Popen(line, env=around, cwd=folder, text=True, stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        patience = threading.Timer(SECONDS, child.kill)
        patience.start()
        said: list[str] = []
        while not said or "Ctrl-C" not in said[-1]:
            said.append(child.stdout.readline())
            assert said[-1], f"it ended: {said}"
        while not opened.exists():
            assert child.poll() is None, "it opened nothing"
            time.sleep(0.01)
        patience.cancel()
        try:
            yield said, opened.read_text().strip()
        finally:
            child.send_signal(signal.SIGINT)
            assert child.wait(60) == 0


def test_sengoku_alone_opens_the_table_in_the_browser(tmp_path: Path) -> None:
    with table(tmp_path) as (said, opened):
        assert opened in said[0] and is_loopback(httpx.URL(opened).host)
        assert "Only this computer can reach it" in said[1]
        page = httpx.get(opened)
        assert page.status_code == 200 and "Sengoku" in page.text
    assert (tmp_path / "data" / "sengoku" / "tables.db").exists()


def test_where_the_usual_port_is_taken_another_will_do() -> None:
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        other.bind(("127.0.0.1", 0))
        port = other.getsockname()[1]
        other.listen()
        with _listen("127.0.0.1", port, or_any=True) as found:
            assert found.getsockname()[1] not in (0, port)
        with pytest.raises(Problem) as refused:
            _listen("127.0.0.1", port, or_any=False)
        assert refused.value.key == "cli-cannot-listen"


def test_the_door_is_opened_from_the_page(tmp_path: Path) -> None:
    with table(tmp_path) as (_, here):
        host = Guest(here.rstrip("/"), "Host")
        before = host.get("/api/door")
        assert before == {"address": "", "network": [], "may_open": True}
        if not addresses_here():
            assert host.key("POST", "/api/door") == (400, "no-network")
            return
        opened = host.post("/api/door")
        assert host.post("/api/door") == opened, "it is open already"
        assert opened["may_open"] is False and len(opened["network"]) == len(addresses_here())
        guest = Guest(opened["network"][0].rstrip("/"), "Guest")
        assert guest.get("/api/door") == {"address": "", "network": [], "may_open": False}
        assert guest.key("POST", "/api/door") == (403, "not-at-the-machine")
        made = host.post("/api/tables", {"game": "glory", "seats": [{"kind": "mine"}, {}]})
        guest.http.get(made["invite"])
        guest.post(f"/api/tables/{made['table']['id']}/seats/1", {})
        host.post(f"/api/tables/{made['table']['id']}/start")
        with guest.socket(made["table"]["id"], seat=1) as line:
            assert line.until("present")["version"]


def test_a_server_that_nobody_started_to_play_stays_as_it_was_told(tmp_path: Path) -> None:
    with serving(Config(database=str(tmp_path / "t.db"))) as (home, _):
        host = Guest(home)
        assert host.get("/api/door") == {"address": "", "network": [], "may_open": False}
        assert host.key("POST", "/api/door") == (400, "door-stays-closed")


def test_a_page_that_only_pretends_to_be_here_opens_nothing(tmp_path: Path) -> None:
    """A name of another site that was made to lead to this machine."""
    calls: list[str] = []

    async def listen(host: str) -> int:
        calls.append(host)
        return 8000

    config = Config(database=str(tmp_path / "t.db"), may_open=True)
    with serving(config) as (home, app):
        app.state.door = Door(config, "127.0.0.1", 8000, listen)
        guest = Guest(home)
        guest.http.headers["host"] = "evil.test"
        for method in ("GET", "POST"):
            assert guest.key(method, "/api/door") == (421, "other-host")
    assert calls == []


@pytest.mark.usefixtures("two_networks")
def test_a_door_is_opened_once() -> None:
    calls: list[str] = []

    async def listen(host: str) -> int:
        calls.append(host)
        await asyncio.sleep(0)
        return 8001

    async def story() -> list[str]:
        found = Door(Config(may_open=True), "127.0.0.1", 8000, listen)
        await asyncio.gather(found.open(), found.open())
        return found.network()

    assert asyncio.run(story()) == ["http://192.168.1.5:8001/", "http://10.0.0.5:8001/"]
    assert calls == ["192.168.1.5", "10.0.0.5"]


@pytest.mark.usefixtures("two_networks")
def test_who_listens_everywhere_tells_the_real_addresses(tmp_path: Path) -> None:
    config = Config(host="0.0.0.0", port=8000, database=str(tmp_path / "t.db"))
    with serving(config) as (home, _):
        told = Guest(home).get("/api/door")
        assert told == {"address": "", "network": BOTH, "may_open": False}
        stranger = Guest(home)
        stranger.http.headers["host"] = "192.168.1.5:8000"
        assert stranger.get("/api/door")["network"] == []


def test_a_code_is_made_of_links_only(tmp_path: Path) -> None:
    with serving(Config(database=str(tmp_path / "t.db"))) as (home, _):
        guest = Guest(home)
        code = guest.post("/api/qr", {"link": INVITE})
        assert read_code(drawn(code["side"], code["path"])) == INVITE
        for wrong in ("hello", "javascript:1", "http://" + "x" * 1000, "http://a b"):
            assert guest.key("POST", "/api/qr", {"link": wrong})[1] == "bad-message"


# -- the law is served -----------------------------------------------------------------------------


def test_the_spec_of_every_game_is_served(tmp_path: Path) -> None:
    specs = Path(__file__).parents[2] / "docs" / "rules"
    written = {path.read_text("utf-8") for path in specs.glob("*.md")}
    with serving(Config(database=str(tmp_path / "t.db"))) as (home, _):
        guest = Guest(home)
        found = {game.slug: guest.http.get(f"/specs/{game.slug}.md") for game in sengoku.GAMES}
        for game in sengoku.GAMES:
            assert f"{game.prefix}-1.1" in found[game.slug].text
            assert found[game.slug].headers["content-type"].startswith("text/plain")
        assert {answer.text for answer in found.values()} == written
        for wrong in ("glory", "chess.md", "..%2fREADME.md"):
            assert guest.http.get(f"/specs/{wrong}").status_code == 404
