"""A match counts if everybody agreed before the first card; then everybody plays for himself."""

from collections.abc import Iterator
from typing import Any

import pytest

from sengoku.server.config import Config
from tests.server.served import Guest, serving
from tests.server.support import NO_LIMITS, Hands

LIVE = {"kind": "live", "bank": 60, "increment": 0}
MINUTE = 60_000


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Hands]]:
    database, watch = str(tmp_path_factory.mktemp("counting") / "t.db"), Hands()
    with serving(Config(database=database, **NO_LIMITS), watch) as (home, _):
        yield home, watch


@pytest.fixture
def home(house: tuple[str, Hands]) -> str:
    return house[0]


def wish(seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    return {"game": "glory", "seats": seats, "pace": LIVE, "counts": True, **more}


def met(home: str, **more: Any) -> tuple[Guest, Guest, str]:
    """Two at a table, one by the link of the other; its path."""
    ann, bob = Guest(home, "Ann"), Guest(home, "Bob")
    opened = ann.post("/api/tables", wish([{"kind": "mine"}, {}], **more))
    bob.http.get(opened["invite"])
    path = f"/api/tables/{opened['table']['id']}"
    bob.post(f"{path}/seats/1", {})
    return ann, bob, path


def alone(home: str) -> tuple[Guest, str]:
    ann = Guest(home, "Ann")
    seats = [{"kind": "mine"}, {"kind": "bot", "bot": "greedy"}]
    path = f"/api/tables/{ann.post('/api/tables', wish(seats))['table']['id']}"
    ann.post(f"{path}/start")
    return ann, path


def asked(guest: Guest, path: str, at: int, **request: Any) -> Any:
    return guest.post(f"{path}/requests?seat={at}", {"id": "x", **request})


def refused(guest: Guest, path: str, at: int, **request: Any) -> str:
    return str(asked(guest, path, at, **request)["problem"]["key"])


def put(guest: Guest, path: str, *, counts: bool) -> Any:
    return guest.http.put(f"{path}/counts", json={"counts": counts}).json()


def agreed(guest: Guest, path: str) -> list[bool]:
    return [seat["agreed"] for seat in guest.get(path)["seats"]]


# -- what can count ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("why", "seats", "more"),
    [
        ("counts-clock", [{"kind": "mine"}, {}], {"pace": {"kind": "free"}}),
        ("counts-one-seat", [{"kind": "mine"}, {"kind": "mine", "called": "Bo"}], {}),
        ("counts-bot", [{"kind": "mine"}, {"kind": "bot", "bot": "random"}], {}),
    ],
)
def test_what_cannot_count_says_why(
    home: str, why: str, seats: list[dict[str, Any]], more: dict[str, Any]
) -> None:
    ann = Guest(home, "Ann")
    assert ann.key("POST", "/api/tables", wish(seats, **more)) == (400, why)
    friendly = ann.post("/api/tables", wish(seats, **more) | {"counts": False})["table"]["id"]
    assert ann.key("PUT", f"/api/tables/{friendly}/counts", {"counts": True})[1] == why


def test_everybody_has_one_seat(home: str) -> None:
    ann = Guest(home, "Ann")
    seats = [{"kind": "mine"}, {}, {}]
    path = f"/api/tables/{ann.post('/api/tables', wish(seats))['table']['id']}"
    assert ann.key("POST", f"{path}/seats/1", {}) == (409, "counts-one-seat")
    assert ann.key("PUT", f"{path}/seats/2", {"kind": "bot", "bot": "random"})[1] == "counts-bot"
    assert ann.http.put(f"{path}/seats/2", json={"kind": "bot", "bot": "bot:2"}).status_code == 200


def test_a_table_is_friendly_unless_somebody_says_otherwise(home: str) -> None:
    ann = Guest(home, "Ann")
    friendly = ann.post("/api/tables", {"game": "glory", "seats": [{"kind": "mine"}, {}]})["table"]
    assert not friendly["counts"] and friendly["hints"]


def test_whoever_sits_down_sees_how_it_is_played(home: str) -> None:
    absence = {"rule": "bot", "after": 300, "bot": "bot:5"}
    ann, _, path = met(home, absence=absence)
    table = ann.get(path)
    assert table["counts"] and not table["hints"]
    assert table["pace"]["at_zero"] == "resign" and table["absence"]["rule"] == "win"
    assert agreed(ann, path) == [True, True], "by sitting down"


# -- agreeing ------------------------------------------------------------------------------------


@pytest.mark.parametrize("counts", [True, False])
def test_who_sits_there_is_asked_again_when_the_host_changes_it(home: str, counts: bool) -> None:
    ann, bob, path = met(home, counts=not counts)
    assert put(ann, path, counts=counts)["counts"] is counts
    assert agreed(bob, path) == [True, False]
    assert ann.key("POST", f"{path}/start") == (409, "not-agreed")
    bob.post("/api/me", {"name": "Bobby"})
    assert agreed(bob, path) == [True, False], "a new name is no agreement"
    assert ann.key("POST", f"{path}/seats/1/agree") == (403, "not-your-seat")
    assert bob.post(f"{path}/seats/1/agree")["seats"][1]["agreed"]
    assert ann.post(f"{path}/start")["status"] == "running"
    assert ann.get(path)["counts"] is counts


def test_only_the_host_changes_it_and_only_before_the_first_card(home: str) -> None:
    ann, bob, path = met(home)
    assert bob.key("PUT", f"{path}/counts", {"counts": False}) == (403, "not-the-host")
    ann.post(f"{path}/start")
    assert ann.key("PUT", f"{path}/counts", {"counts": False}) == (409, "has-begun")


def test_a_call_to_begin_does_not_outlast_a_change(home: str) -> None:
    watch_out = {"kind": "days", "days": 1}
    ann, bob, path = met(home, pace=watch_out)
    put(ann, path, counts=False)
    bob.post(f"{path}/seats/1/agree")
    assert not put(ann, path, counts=True)["called"]
    assert ann.key("POST", f"{path}/start") == (409, "not-agreed")


def test_once_more_counts_again_for_who_sits_down(home: str) -> None:
    ann, bob, path = met(home)
    ann.post(f"{path}/start")
    asked(bob, path, 1, type="resign")
    again = asked(ann, path, 0, type="rematch")["table"]
    assert bob.get(f"/api/tables/{again}")["counts"]


# -- playing for oneself -------------------------------------------------------------------------


def test_there_are_no_hints_and_nothing_is_taken_back(home: str) -> None:
    ann, path = alone(home)
    assert refused(ann, path, 0, type="hint") == "no-hints-here"
    version = ann.get(path)["version"]
    takeback = {"type": "propose", "version": version, "what": "takeback", "ply": 0}
    assert refused(ann, path, 0, **takeback) == "counts-nothing-back"


@pytest.mark.parametrize("what", ["abandon", "pause"])
def test_against_bots_alone_nobody_gets_away(home: str, what: str) -> None:
    ann, path = alone(home)
    version = ann.get(path)["version"]
    propose = {"type": "propose", "version": version, "what": what}
    assert refused(ann, path, 0, **propose) == "counts-alone"
    ann, bob, path = met(home)
    ann.post(f"{path}/start")
    version = ann.get(path)["version"]
    assert asked(bob, path, 1, **{**propose, "version": version})["type"] == "done", "two may agree"


def test_the_clock_stays(home: str) -> None:
    ann, _, path = met(home)
    ann.post(f"{path}/start")
    propose = {"type": "propose", "version": 1, "what": "pace", "pace": {"kind": "free"}}
    assert refused(ann, path, 0, **propose) == "counts-clock"


def test_nobody_plays_on_for_somebody_else(house: tuple[str, Hands]) -> None:
    home, watch = house
    ann, _, path = met(home, pace={"kind": "days", "days": 3}, listed=True)
    eve = Guest(home, "Eve")
    ann.post(f"{path}/start")
    watch.skip(10 * MINUTE)
    assert refused(ann, path, 0, type="stand_in", seat=1) == "counts-own-seat"
    assert eve.key("POST", f"{path}/seats/1/take", {}) == (403, "counts-own-seat")


def test_whose_time_is_up_gives_up(tmp_path_factory: pytest.TempPathFactory) -> None:
    from sengoku.server.bodies import Live
    from tests.server.support import open_hall, run, seated

    async def story() -> None:
        watch = Hands()
        async with open_hall(tmp_path_factory.mktemp("zero"), watch=watch) as hall:
            room = await seated(hall, "glory", "hh", Live(60, 0), counts=True)
            seat = room.match.playing().seat()
            await watch.turn(61_000)
            assert room.match.chairs[seat].resigned and not room.match.chairs[seat].stand_in
            assert room.match.result is not None and room.match.result.winners == [1 - seat]

    run(story())
