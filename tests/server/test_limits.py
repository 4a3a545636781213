"""Limits of a person and of an address: each is refused in a sentence, and passes by itself."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from litestar import Litestar
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sengoku.server import messages as say
from sengoku.server.allowance import Allowance, place
from sengoku.server.config import LIMITS, Config, tuned
from sengoku.server.people import MOST_DEVICES
from sengoku.server.problems import TooFast
from sengoku.server.web.limits import Counting
from sengoku.text import LANGUAGES, Text
from tests.server.served import Guest, serving
from tests.server.support import (
    NO_LIMITS,
    PEOPLE,
    Hands,
    ask,
    hands,
    open_hall,
    play,
    run,
    seated,
    wish,
)


class Clock:
    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def allowance(clock: Clock, **limits: Any) -> Allowance:
    return Allowance(Config(**{**NO_LIMITS, **limits}), clock)


# -- the reckoning -----------------------------------------------------------------------------


def test_a_rate_has_a_reserve_and_says_how_long_to_wait() -> None:
    clock = Clock()
    house = allowance(clock, lines_a_minute=6)
    for _ in range(6):
        house.line("ann")
    with pytest.raises(TooFast) as refusal:
        house.line("ann")
    assert refusal.value.facts == {"seconds": 10}
    house.line("bob")
    clock.seconds += 10
    house.line("ann")
    with pytest.raises(TooFast):
        house.line("ann")
    clock.seconds -= 3600  # a clock that was put back costs nobody anything
    with pytest.raises(TooFast):
        house.line("ann")
    clock.seconds += 10
    house.line("ann")


def test_the_guests_of_an_address_share_what_some_people_may() -> None:
    house = allowance(Clock(), lines_a_minute=3, people_an_address=2)
    for number in range(6):
        house.note(f"guest {number}", "192.0.2.1")
        house.line(f"guest {number}")
    house.note("guest 7", "192.0.2.1")
    with pytest.raises(TooFast):
        house.line("guest 7")
    house.note("ann", "192.0.2.2")
    house.line("ann")


def test_a_limit_of_nothing_is_none() -> None:
    house = allowance(Clock())
    with ExitStack() as open_sockets:
        for _ in range(5000):
            house.request("a")
            house.newcomer("a")
            house.line("p")
            house.message("p", "a")
            house.verification("p", "a")
            open_sockets.enter_context(house.socket("p", "a"))
        house.new_table("p", ["p"] * 5000)
        house.seats(5000, 1)


def test_everybody_has_a_whole_network_of_the_newer_addresses() -> None:
    assert place("2001:db8:1:2::5") == place("2001:db8:1:2:ffff::1") != place("2001:db8:1:3::5")
    assert place("::ffff:192.0.2.7") == place("192.0.2.7") == "192.0.2.7"
    assert place("unix") == "unix" and place("")


def test_one_word_switches_all_limits_off() -> None:
    assert tuned({"SENGOKU_LIMITS": "off"}) == dict.fromkeys(LIMITS, 0)
    some = tuned({"SENGOKU_LIMITS": "off", "SENGOKU_TABLES_A_PERSON": "3"})
    assert some["tables_a_person"] == 3 and some["burst"] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_says_what_to_do(language: str) -> None:
    text = Text(language)
    for key, fact in [
        ("too-fast", "seconds"),
        ("too-much-chat", "seconds"),
        ("too-many-verifications", "seconds"),
        ("too-many-newcomers", "minutes"),
        ("tables-too-fast", "minutes"),
        ("too-many-tables", "most"),
        ("too-many-tables-there", "most"),
        ("too-many-seats", "most"),
        ("too-many-sockets", "most"),
        ("too-many-sockets-there", "most"),
    ]:
        said = text.say(f"problem-{key}", **{fact: 17})
        assert "17" in said and len(said.split(". ")) == 2, said


# -- at the tables -----------------------------------------------------------------------------


def test_a_table_counts_while_it_is_going_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path, tables_a_person=2) as hall:
            first, _ = [await hall.workshop.make(wish("glory", "hh"), PEOPLE[0]) for _ in range(2)]
            with pytest.raises(TooFast) as refusal:
                await hall.workshop.make(wish("glory", "hh"), PEOPLE[0])
            assert refusal.value.key == "too-many-tables" and refusal.value.facts == {"most": 2}
            await hall.workshop.make(wish("glory", "hh"), PEOPLE[1])
            del hall._rooms[first.id]  # as the sweep does with what nobody looks at
            third = await hall.workshop.make(wish("glory", "hh"), PEOPLE[0])
            again = await hall.room(first.id)
            with pytest.raises(TooFast):
                hall.workshop.check_begin(again)
            third.match.status = "over"
            hall.workshop.check_begin(again)

    run(story())


def test_seats_at_running_tables_are_counted(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path, seats_a_person=3) as hall:
            room = await seated(hall, "glory", "hh")
            hall.workshop.check_seats(PEOPLE[0], 2)
            with pytest.raises(TooFast) as refusal:
                hall.workshop.check_seats(PEOPLE[0], 3)
            assert refusal.value.key == "too-many-seats"
            room.match.status = "over"
            hall.workshop.check_seats(PEOPLE[0], 3)

    run(story())


# -- over the wire -----------------------------------------------------------------------------


@contextmanager
def house(tmp_path: Path, **limits: Any) -> Iterator[tuple[str, Litestar, Hands]]:
    """Time stands still, unless the test lets it pass."""
    hands = Hands()
    settings = {**NO_LIMITS, "bot_delay": 0, "undo_time": 0, **limits}
    with serving(Config(database=str(tmp_path / "t.db"), **settings), hands) as (home, app):
        yield home, app, hands


def keys(answers: list[httpx.Response]) -> list[tuple[int, str]]:
    return [(a.status_code, a.json()["key"]) for a in answers if a.status_code >= 300]


def test_too_many_requests_from_one_address_are_refused(tmp_path: Path) -> None:
    with house(tmp_path, requests_a_minute=5) as (home, _, hands):
        guest = Guest(home)
        answers = [guest.http.get("/api/me") for _ in range(6)]
        assert [a.status_code for a in answers] == [200] * 5 + [429]
        assert answers[-1].json() == {"key": "too-fast", "facts": {"seconds": 12}, "clause": ""}
        assert answers[-1].headers["retry-after"] == "12"
        assert guest.http.get("/healthz").status_code == 200
        hands.skip(12_000)
        assert guest.http.get("/api/me").status_code == 200


def test_to_open_a_socket_is_a_request_and_health_has_a_limit_too(tmp_path: Path) -> None:
    limits = {"requests_a_minute": 5, "people_an_address": 2}
    with house(tmp_path, **limits) as (home, _, hands):
        ann = Guest(home, "Ann")
        table = ann.post("/api/tables", GLORY)["table"]["id"]
        for _ in range(3):
            with ann.socket(table) as line:
                assert line.until("welcome")
        with pytest.raises(InvalidStatus), ann.socket(table):
            pass
        health = [ann.http.get("/healthz").status_code for _ in range(11)]
        assert health == [200] * 10 + [429]
        hands.skip(12_000)
        with ann.socket(table) as line:
            assert line.until("welcome")


def test_who_is_at_a_limit_hears_so_after_a_while(tmp_path: Path) -> None:
    """Of whatever kind it is; everybody else is answered at once."""
    scope: Any = {"type": "http", "path": "/api/me", "client": ("192.0.2.1", 1), "headers": []}
    heard: list[int] = []

    async def send(message: Any) -> None:
        heard.append(message["status"])

    async def story() -> None:
        async with open_hall(tmp_path, requests_a_minute=3, refusal_delay=700) as hall:
            scope["litestar_app"] = SimpleNamespace(state=SimpleNamespace(hall=hall))

            async def ask(status: int) -> None:
                async def app(*given: Any) -> None:
                    await given[2]({"type": "http.response.start", "status": status})

                await Counting().handle(scope, cast(Any, None), send, cast(Any, app))

            await ask(200)
            await ask(404)
            assert heard == [200, 404]
            refused = [asyncio.ensure_future(ask(status)) for status in (429, 200)]
            await hands(hall).turn(0)
            await hands(hall).turn(349)
            assert heard == [200, 404] and not any(task.done() for task in refused)
            await hands(hall).turn(701)
            assert heard == [200, 404, 429]
            with pytest.raises(TooFast):
                await refused[1]

    run(story())


GLORY = {"game": "glory", "seats": [{"kind": "mine"}, {}], "listed": True}
LOOKING_ON = {**GLORY, "seats": [{}, {}]}


def test_who_wants_too_much_is_told_so(tmp_path: Path) -> None:
    limits = {
        "newcomers_an_hour": 3,
        "tables_an_hour": 2,
        "seats_a_person": 2,
        "verifications_a_minute": 2,
        "lines_a_minute": 2,
    }
    with house(tmp_path, **limits) as (home, _, hands):
        ann, bob = Guest(home, "Ann"), Guest(home, "Bob")
        tables = [ann.post("/api/tables", GLORY)["table"]["id"] for _ in range(2)]
        made = ann.http.post("/api/tables", json=LOOKING_ON)
        assert keys([made]) == [(429, "tables-too-fast")]
        assert made.json()["facts"] == {"minutes": 30}
        other = bob.post("/api/tables", GLORY)["table"]["id"]
        assert ann.key("POST", f"/api/tables/{other}/seats/1", {}) == (429, "too-many-seats")
        again = ann.http.post(f"/api/tables/{tables[0]}/seats/0", json={"name": "Anna"})
        assert again.status_code == 200, "one's own seat is no further one"
        chat = [{"type": "chat", "id": str(n), "text": "hello"} for n in range(3)]
        said = [ann.post(f"/api/tables/{tables[0]}/requests?seat=0", line) for line in chat]
        assert [s["type"] for s in said] == ["done", "done", "refused"]
        assert said[2]["problem"] == {
            "key": "too-much-chat",
            "facts": {"seconds": 30},
            "clause": "",
        }
        checks = [bob.http.post("/api/verify", content=b"{") for _ in range(3)]
        assert keys(checks) == [(429, "too-many-verifications")]
        assert Guest(home, "Cleo") and Guest(home).key("POST", "/api/me", {"name": "Dirk"}) == (
            429,
            "too-many-newcomers",
        )
        assert Guest(home).key("POST", "/api/bots", {"name": "B"}) == (429, "too-many-newcomers")
        hands.skip(3_600_000)
        assert Guest(home, "Dirk")
        assert ann.key("POST", "/api/tables", GLORY) == (429, "too-many-seats")
        assert ann.http.post("/api/tables", json=LOOKING_ON).status_code == 201


def test_a_socket_too_many_hears_why(tmp_path: Path) -> None:
    with house(tmp_path, sockets_a_person=2) as (home, _, _):
        ann, bob = Guest(home, "Ann"), Guest(home, "Bob")
        table = ann.post("/api/tables", GLORY)["table"]["id"]
        with ann.socket(table) as one, ann.socket(table, seat=0) as two:
            assert one.until("welcome") and two.until("welcome")
            with ann.socket(table) as third:
                said = third.until("welcome", "bye")
                assert said["problem"]["key"] == "too-many-sockets"
                with pytest.raises(ConnectionClosed) as closed:
                    third.next()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008
            with bob.socket(table) as other:
                assert other.until("welcome", "bye")["type"] == "welcome"
        for _ in range(1000):  # the server notices a little later that she left
            with ann.socket(table) as line:
                if (said := line.until("welcome", "bye"))["type"] == "welcome":
                    break
        assert said["type"] == "welcome"


def test_messages_are_counted_by_person_and_not_by_socket(tmp_path: Path) -> None:
    with house(tmp_path, messages_a_second=1, burst=4) as (home, _, hands):
        ann = Guest(home, "Ann")
        table = ann.post("/api/tables", GLORY)["table"]["id"]
        with ann.socket(table) as one, ann.socket(table, seat=0) as two:
            answers = []
            for number in range(6):
                line = (one, two)[number % 2]
                line.ask(type="ping")
                answers.append(line.until("pong", "refused")["type"])
            assert answers == ["pong"] * 4 + ["refused"] * 2
            hands.skip(1000)
            one.ask(type="ping")
            assert one.until("pong", "refused")["type"] == "pong"


@pytest.mark.parametrize("frame", [0x89, 0x01], ids=["pings", "beginnings of messages"])
def test_who_sends_frames_without_end_that_are_no_messages_is_cut_off(
    tmp_path: Path, frame: int
) -> None:
    """The library answers or gathers them by itself, and nobody else would count them."""
    with house(tmp_path, messages_a_second=1, burst=4) as (home, _, _):
        ann = Guest(home, "Ann")
        table = ann.post("/api/tables", GLORY)["table"]["id"]
        with ann.socket(table) as honest, ann.socket(table, seat=0) as line:
            assert honest.until("welcome") and line.until("welcome")
            empty = bytes([frame, 0x80, 0, 0, 0, 0])
            part = bytes([frame & 0xF0, 0x80, 0, 0, 0, 0])
            line._line.socket.sendall(empty + 500 * (empty if frame == 0x89 else part))
            with pytest.raises(ConnectionClosed):
                while True:
                    line.next()
            honest._line.ping().wait()
            honest.ask(type="ping")
            assert honest.until("pong", "refused")["type"] == "pong"


def test_a_table_that_begins_late_counts_like_a_new_one(tmp_path: Path) -> None:
    with house(tmp_path, tables_a_person=1) as (home, app, _):
        ann = Guest(home, "Ann")
        seats = [{"kind": "mine"}, {"kind": "bot", "bot": "random"}]
        body = {"game": "glory", "seats": seats}
        early = ann.post("/api/tables", body)["table"]["id"]
        del app.state.hall._rooms[early]  # as the sweep does with what nobody looks at
        late = ann.post("/api/tables", body)["table"]["id"]
        assert ann.key("POST", f"/api/tables/{early}/start") == (429, "too-many-tables")
        del app.state.hall._rooms[late]
        assert ann.post(f"/api/tables/{early}/start")["status"] == "running"


# -- what grows ----------------------------------------------------------------------------------


def test_nobody_makes_a_log_grow_without_end_and_the_match_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever opens a table reads all of it: so what can be done and undone for ever is refused."""

    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory", "hh")
            monkeypatch.setattr("sengoku.server.room.LONGEST_LOG", room.match.number + 3)
            for orders in ("pass", "ask", "pass"):
                done = await ask(hall, room, 0, say.Orders("o", orders))
                assert isinstance(done, say.Done)
            before = room.match.number
            for wished in (say.Orders("o", "ask"), say.Propose("p", room.match.version, "abandon")):
                refused = await ask(hall, room, 0, wished)
                assert refused.problem.key == "log-is-full"
            assert room.match.number == before
            await play(hall, room, 3)
            done = await ask(hall, room, 0, say.Resign("r"))
            assert isinstance(done, say.Done) and not room.match.running()

    run(story())


def test_a_person_has_so_many_devices_and_a_program_none(tmp_path: Path) -> None:
    with serving(Config(database=str(tmp_path / "t.db"), **NO_LIMITS)) as (home, _):
        ann = Guest(home, "Ann")
        code, first = ann.post("/api/me/code")["code"], dict(ann.http.cookies)
        for _ in range(MOST_DEVICES + 3):
            latest = Guest(home)
            latest.post("/api/me/recover", {"code": code})
            assert latest.get("/api/me")["known"]
        assert len(latest.get("/api/me/sessions")) == MOST_DEVICES
        assert not httpx.get(f"{home}/api/me", cookies=first).json()["known"], "the eldest is gone"
        token = latest.post("/api/bots", {"name": "Robot"})["token"]
        headers = {"authorization": f"Bearer {token}"}
        for _ in range(3):
            named = httpx.post(f"{home}/api/me", json={"name": "Robot"}, headers=headers)
            assert not named.cookies
        assert httpx.get(f"{home}/api/me/sessions", headers=headers).json() == []
