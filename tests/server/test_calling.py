"""Who is away is called, by a real push service, a real mail server and a real webhook here."""

import asyncio
import contextlib
import itertools
import json
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from py_vapid import Vapid02

from sengoku.kernel.problem import Problem
from sengoku.server.allowance import Allowance
from sengoku.server.calling import targets
from sengoku.server.config import Config, mail_server, push_contact
from sengoku.server.problems import TooFast
from sengoku.server.store import Store
from sengoku.server.store.reaches import Reach
from tests.server.databases import Cluster, new_database
from tests.server.reached import Endpoint, Mailbox, mail_server_for
from tests.server.served import Guest, serving
from tests.server.support import NO_LIMITS, Hands, run
from tests.server.test_consent import asked

MINUTE = 60_000


class Place:
    """A house at which everything is set up, and what it reached."""

    def __init__(self, home: str, watch: Hands, endpoint: Endpoint, mailbox: Mailbox) -> None:
        self.home, self.watch, self.endpoint, self.mailbox = home, watch, endpoint, mailbox

    def met(self) -> tuple[Guest, Guest, str]:
        """Two at a table over days; Bob is called, and Ann is the first to decide or waits."""
        ann, bob = Guest(self.home, "Ann"), Guest(self.home, "Bob")
        wish = {"game": "glory", "seats": [{"kind": "mine"}, {}], "pace": {"kind": "days"}}
        opened = ann.post("/api/tables", wish)
        bob.http.get(opened["invite"])
        bob.post(f"/api/tables/{opened['table']['id']}/seats/1", {})
        return ann, bob, opened["table"]["id"]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    mailbox = Mailbox()
    post = mail_server_for(mailbox)
    watch, endpoint = Hands(), Endpoint()
    config = Config(
        database=str(tmp_path_factory.mktemp("calls") / "t.db"),
        address="https://tables.example.org/",
        hosts=("127.0.0.1",),
        push_contact="mailto:host@example.org",
        smtp=f"smtp://127.0.0.1:{post.port}",
        mail_from="tables@example.org",
        webhooks=True,
        private_targets=True,
        call_delay=0,
        **NO_LIMITS,
    )
    with serving(config, watch) as (home, _):
        yield Place(home, watch, endpoint, mailbox)
    post.stop()
    endpoint.server.shutdown()
    endpoint.server.server_close()


def soon(true: Callable[[], bool]) -> None:
    """What is sent arrives when it arrives."""
    for _ in range(6000):
        if true():
            return
        time.sleep(0.02)
    raise AssertionError("it never came")


def act(guest: Guest, table: str, seat: int) -> None:
    now = guest.get(f"/api/tables/{table}/present?seat={seat}")
    assert now["asked"]
    asked(guest, table, seat, type="move", version=now["version"], option=0)


def until_asked(first: Guest, second: Guest, table: str, seat: int) -> None:
    """Until this seat is to decide."""
    while first.get(f"/api/tables/{table}")["waiting"] != [seat]:
        act((first, second)[1 - seat], table, 1 - seat)


def test_a_browser_is_called_by_what_only_it_can_read(place: Place) -> None:
    ann, bob, table = place.met()
    endpoint = place.endpoint
    told = bob.post("/api/me/calls", endpoint.subscription())
    assert [reach["kind"] for reach in told["reaches"]] == ["push"]
    soon(lambda: len(endpoint.came) == 1)
    _, headers, body = endpoint.came.pop()
    assert endpoint.opened(body)["kind"] == "hello"
    signed = dict(part.split("=", 1) for part in headers["authorization"][6:].split(","))
    assert signed["k"] == told["push_key"]
    assert Vapid02.verify(headers["authorization"])
    assert headers["content-encoding"] == "aes128gcm" and b"Sengoku" not in body
    ann.post(f"/api/tables/{table}/start")
    soon(lambda: len(endpoint.came) == 1)
    note = endpoint.opened(endpoint.came.pop()[2])
    assert note["kind"] in ("begins", "turn") and note["path"] == f"/table/{table}"
    assert "Ann" in note["body"] and "Call to Glory" in note["title"]
    endpoint.came.clear()


def test_at_most_one_a_table_an_hour_and_none_for_who_is_here(place: Place) -> None:
    ann, bob, table = place.met()
    bob.post("/api/me/calls", {"kind": "hook", "target": f"{place.endpoint.url}/hook"})
    soon(lambda: len(place.endpoint.came) == 1)
    place.endpoint.came.clear()
    ann.post(f"/api/tables/{table}/start")
    soon(lambda: len(place.endpoint.came) == 1)
    sent = json.loads(place.endpoint.came[0][2])
    assert sent["link"] == f"https://tables.example.org/table/{table}"
    place.endpoint.came.clear()
    until_asked(ann, bob, table, 0)
    asked(ann, table, 0, type="propose", version=0, what="pause")
    number = ann.get(f"/api/tables/{table}")["proposal"]["number"]
    asked(ann, table, 0, type="answer", proposal=number, agree=False)
    assert place.endpoint.came == [], "he was called a moment ago"
    place.watch.skip(61 * MINUTE)
    until_asked(ann, bob, table, 0)
    asked(ann, table, 0, type="propose", version=0, what="abandon")
    soon(lambda: len(place.endpoint.came) == 1)
    assert json.loads(place.endpoint.came[0][2])["kind"] == "proposal"
    place.endpoint.came.clear()
    place.watch.skip(61 * MINUTE)
    with bob.socket(table, seat=1) as line:
        line.until("present")
        asked(ann, table, 0, type="resign")
        line.until("table")
    time.sleep(0.3)
    assert place.endpoint.came == [], "he sees it himself"


def test_an_e_mail_counts_when_its_reader_agreed_and_ends_by_its_own_link(place: Place) -> None:
    ann, bob, table = place.met()
    told = bob.post("/api/me/calls", {"kind": "mail", "target": "bob@example.org"})
    assert not told["reaches"][0]["confirmed"]
    soon(lambda: len(place.mailbox.came) == 1)
    to, letter = place.mailbox.came.pop()
    assert to == ["bob@example.org"]
    ann.post(f"/api/tables/{table}/start")
    asked(ann, table, 0, type="resign")
    time.sleep(0.3)
    assert place.mailbox.came == [], "not yet"
    lines = letter.replace("=\r\n", "").splitlines()
    links = [line for line in lines if line.startswith("https://tables.example.org/calls/")]
    yes, end = (link.removeprefix("https://tables.example.org") for link in links)
    reader = Guest(place.home)
    for link in (yes, end):
        assert reader.http.get(link).status_code == 200
    (reach,) = bob.get("/api/me/calls")["reaches"]
    assert not reach["confirmed"], "a program that follows all links agrees to nothing, nor ends it"
    assert reader.key("POST", "/api/calls/nonesuch/yes") == (404, "bad-link")
    reader.post(f"/api{yes}")
    assert bob.get("/api/me/calls")["reaches"][0]["confirmed"]
    other = ann.post("/api/tables", {"game": "glory", "seats": [{"kind": "mine"}, {}]})
    bob.http.get(other["invite"])
    bob.post(f"/api/tables/{other['table']['id']}/seats/1", {})
    ann.post(f"/api/tables/{other['table']['id']}/start")
    soon(lambda: len(place.mailbox.came) == 1)
    letter = place.mailbox.came.pop()[1]
    assert (
        "Call to Glory" in letter and "List-Unsubscribe-Post: List-Unsubscribe=One-Click" in letter
    )
    one_click = {"List-Unsubscribe": "One-Click"}  # as a mail program sends it
    assert reader.http.post(end, data=one_click).status_code == 204
    assert bob.get("/api/me/calls")["reaches"] == []


def test_a_browser_that_is_no_more_is_forgotten(place: Place) -> None:
    ann, bob, table = place.met()
    bob.post("/api/me/calls", place.endpoint.subscription())
    place.endpoint.came.clear()
    place.endpoint.status = 410
    ann.post(f"/api/tables/{table}/start")
    soon(lambda: bob.get("/api/me/calls")["reaches"] == [])
    assert bob.key("POST", "/api/me/calls", place.endpoint.subscription()) == (409, "cannot-reach")
    place.endpoint.status = 201
    place.endpoint.came.clear()


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/x",
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://[::1]/x",
        "https://[::ffff:127.0.0.1]/x",
        "https://[::127.0.0.1]/x",
        "https://[64:ff9b::127.0.0.1]/x",
        "https://[64:ff9b::a01:203]/x",
        "https://[2002:7f00:1::]/x",
        "https://[fec0::1]/x",
        "https://2130706433/x",
        "https://10.1.2.3/x",
        "https://169.254.169.254/latest/meta-data",
        "https://0.0.0.0/",
        "https://user@example.org/",
        "ftp://example.org/",
        "https://",
    ],
)
def test_nothing_is_sent_into_the_own_network(url: str) -> None:
    async def story() -> None:
        with pytest.raises(Problem, match="bad target"):
            await targets.post(url, b"", {}, private=False)

    run(story())


async def answered_by(speak: Callable[[asyncio.StreamWriter], Awaitable[None]]) -> int:
    """What comes of calling a hook that answers so, until its line is cut."""
    over = asyncio.Event()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            await reader.readuntil(b"\r\n\r\n")
            await speak(writer)
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()
        over.set()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
    try:
        return await targets.post(url, b"{}", {}, private=True)
    finally:
        await over.wait()
        server.close()


def test_an_answer_without_end_is_not_read() -> None:
    """Of a hook that anybody may name: its status is all that counts."""
    pieces: list[int] = []

    async def speak(writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 201 Created\r\nTransfer-Encoding: chunked\r\n\r\n")
        while len(pieces) < 2000:
            writer.write(b"10000\r\n%b\r\n" % bytes(0x10000))
            await writer.drain()
            pieces.append(1)

    async def story() -> None:
        assert await answered_by(speak) == 201

    run(story())
    assert len(pieces) < 2000


def test_what_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Though it keeps the line busy. Its time is up after a while, whatever the clock says."""
    limits: list[asyncio.Timeout] = []

    def timeout(seconds: float) -> asyncio.Timeout:
        limits.append(asyncio.Timeout(asyncio.get_running_loop().time() + 100 * seconds))
        return limits[-1]

    async def speak(writer: asyncio.StreamWriter) -> None:
        for number in itertools.count():
            writer.write(b"HTTP/1.1 100 Continue\r\n\r\n")
            await writer.drain()
            await asyncio.sleep(0.01)
            if number == 5:
                limits[0].reschedule(0)

    async def story() -> None:
        with pytest.raises(TimeoutError):
            await answered_by(speak)

    monkeypatch.setattr(asyncio, "timeout", timeout)
    run(story())
    assert len(limits) == 1


def test_nobody_has_strangers_written_to_without_end() -> None:
    allowed = Allowance(Config(ways_an_hour=3, people_an_address=10), lambda: 0.0)
    for number in range(3):
        allowed.call("eve", "1.1.1.1", f"victim{number}@example.org")
    with pytest.raises(TooFast):
        allowed.call("eve", "1.1.1.1", "victim9@example.org")
    for number in range(3):  # nor the same one by many guests
        allowed.call(f"guest{number}", f"1.1.2.{number}", "bob@example.org")
    with pytest.raises(TooFast):
        allowed.call("guest3", "1.1.2.3", "bob@example.org")
    allowed.call("ann", "2.2.2.2", "ann@example.org")  # it costs nobody else


def test_where_nothing_is_set_up_nothing_is_offered(tmp_path: Path) -> None:
    config = Config(database=str(tmp_path / "t.db"), **NO_LIMITS)
    with serving(config) as (home, _):
        ann = Guest(home, "Ann")
        assert ann.get("/api/me/calls")["offers"] == []
        for kind in ("push", "mail", "hook"):
            wish = {"kind": kind, "target": "https://x.org/"}
            assert ann.key("POST", "/api/me/calls", wish) == (403, "not-offered")


def test_a_setting_that_cannot_work_is_refused() -> None:
    assert push_contact("mailto:a@b.org") and mail_server("smtp+tls://a:b@mail.org")
    for wrong in ("a@b.org", "http://b.org"):
        with pytest.raises(Problem):
            push_contact(wrong)
    for wrong in ("mail.org", "http://mail.org", "smtp://"):
        with pytest.raises(Problem):
            mail_server(wrong)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_ways_and_calls_are_kept(kind: str, cluster: Cluster, tmp_path: Path) -> None:
    url = new_database(kind, cluster, tmp_path)

    async def story() -> None:
        store = Store(url)
        await store.open()
        mail = Reach("r1", "bob", "mail", "bob@x.org", "en", "c1", False, 1)
        await store.reaches.add(mail)
        assert await store.reaches.of("bob") == []
        assert await store.reaches.confirm("c1") and not await store.reaches.confirm("c2")
        assert [reach.id for reach in await store.reaches.of("bob")] == ["r1"]
        again = Reach("r2", "bob", "mail", "bob@x.org", "en", "c3", True, 2)
        await store.reaches.add(again)
        assert [reach.id for reach in await store.reaches.of("bob")] == ["r2"]
        assert await store.reaches.note_call("bob", "t", 1000, 500)
        assert not await store.reaches.note_call("bob", "t", 1200, 600)
        assert await store.reaches.note_call("bob", "t", 3000, 2000)
        await store.reaches.end("c3")
        assert await store.reaches.of("bob", confirmed=False) == []
        await store.close()

    run(story())
