"""Nobody is seated unasked, no clock runs for who is not here, and bots do not play on alone."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sengoku.server import entries as log
from sengoku.server import messages as say
from sengoku.server.bodies import Days, Live
from sengoku.server.config import Config
from tests.server.served import Guest, serving
from tests.server.support import NO_LIMITS, Hands, ask, hands, open_hall, run, seated

MINUTE = 60_000
HOUR = 60 * MINUTE
LIVE = {"kind": "live", "bank": 60, "increment": 0}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Hands]]:
    database, watch = str(tmp_path_factory.mktemp("consent") / "t.db"), Hands()
    with serving(Config(database=database, **NO_LIMITS), watch) as (home, _):
        yield home, watch


def met(home: str, **more: Any) -> tuple[Guest, Guest, str]:
    """Two at a table, one by the link of the other."""
    ann, bob = Guest(home, "Ann"), Guest(home, "Bob")
    wish = {"game": "glory", "seats": [{"kind": "mine"}, {}], **more}
    opened = ann.post("/api/tables", wish)
    bob.http.get(opened["invite"])
    bob.post(f"/api/tables/{opened['table']['id']}/seats/1", {})
    return ann, bob, opened["table"]["id"]


def asked(guest: Guest, table: str, seat: int, **request: Any) -> Any:
    return guest.post(f"/api/tables/{table}/requests?seat={seat}", {"id": "x", **request})


def ended(home: str) -> tuple[Guest, Guest, str]:
    ann, bob, table = met(home)
    ann.post(f"/api/tables/{table}/start")
    assert asked(ann, table, 0, type="resign")["type"] == "done"
    return ann, bob, table


# -- once more -----------------------------------------------------------------------------------


def test_a_rematch_is_an_offer_and_who_accepts_sits_down(house: tuple[str, Hands]) -> None:
    ann, bob, table = ended(house[0])
    again = asked(bob, table, 1, type="rematch")["table"]
    path = f"/api/tables/{again}"
    assert ann.get(f"/api/tables/{table}")["rematch"] == again
    seats = ann.get(path)["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("human", "Bob"), ("open", "")]
    assert seats[1]["kept_for"] == "Ann" and seats[1]["offered"]
    assert not bob.get(path)["seats"][1]["offered"] and bob.get(path)["host"]
    assert bob.key("POST", f"{path}/start") == (409, "seats-are-open")
    mine = ann.get("/api/tables?mine=true&status=open")["tables"]
    assert [found["id"] for found in mine] == [again], "and finds it among hers"
    seats = ann.post(f"{path}/seats/1", {})["seats"]
    assert seats[1]["yours"] and seats[1]["kept_for"] == ""
    assert bob.post(f"{path}/start")["status"] == "running"


def test_who_declines_frees_the_seat_and_nobody_else_takes_it_before(
    house: tuple[str, Hands],
) -> None:
    ann, bob, table = ended(house[0])
    eve = Guest(house[0], "Eve")
    again = asked(bob, table, 1, type="rematch")["table"]
    eve.http.get(bob.get(f"/api/tables/{again}/invite")["invite"])
    path = f"/api/tables/{again}/seats/1"
    assert eve.key("POST", path, {}) == (409, "seat-is-taken")
    assert eve.key("DELETE", path) == (403, "not-your-seat")
    seats = ann.http.delete(path).json()["seats"]
    assert seats[1]["kept_for"] == "" and not seats[1]["offered"]
    assert eve.post(path, {})["seats"][1]["yours"]


# -- everybody is here ---------------------------------------------------------------------------


def test_no_clock_runs_before_everybody_is_here(house: tuple[str, Hands]) -> None:
    home, watch = house
    ann, bob, table = met(home, pace=LIVE)
    watch.skip(MINUTE)
    path = f"/api/tables/{table}"
    waiting = ann.post(f"{path}/start")
    assert (waiting["status"], waiting["called"]) == ("open", True)
    assert [seat["present"] for seat in waiting["seats"]] == [True, False]
    watch.skip(MINUTE)
    assert bob.get(path)["status"] == "open", "now Ann is gone"
    assert ann.get(path)["status"] == "running", "both looked in"
    assert ann.get(path)["due"] == watch.now() + MINUTE


def test_who_is_at_the_table_is_not_waited_for(house: tuple[str, Hands]) -> None:
    ann, _bob, table = met(house[0], pace=LIVE)
    assert ann.post(f"/api/tables/{table}/start")["status"] == "running"


@pytest.mark.parametrize("pace", [{"kind": "free"}, {"kind": "days", "days": 1}])
def test_no_card_is_dealt_before_everybody_has_come_once(
    house: tuple[str, Hands], pace: dict[str, Any]
) -> None:
    home, watch = house
    ann, bob, table = met(home, pace=pace)
    path = f"/api/tables/{table}"
    watch.skip(HOUR)
    waiting = ann.post(f"{path}/start")
    assert (waiting["status"], waiting["called_at"]) == ("open", watch.now())
    assert [seat["came"] for seat in waiting["seats"]] == [True, False]
    assert waiting["due"] is None and waiting["commitment"] == ""
    watch.skip(HOUR)
    assert bob.get(path)["status"] == "running", "Ann has come before, and need not wait"
    assert bob.get(path)["due"] in (None, watch.now() + 24 * HOUR)


def test_who_does_not_come_is_removed_by_the_host_and_may_sit_down_again(
    house: tuple[str, Hands],
) -> None:
    home, watch = house
    ann, bob, table = met(home)
    path = f"/api/tables/{table}"
    watch.skip(48 * HOUR)
    ann.post(f"{path}/start")
    left = ann.http.delete(f"{path}/seats/1").json()
    assert left["called_at"] is None and left["seats"][1]["kind"] == "open"
    assert bob.post(f"{path}/seats/1", {})["seats"][1]["yours"]


def test_who_leaves_ends_the_call(house: tuple[str, Hands]) -> None:
    ann, _bob, table = met(house[0], pace=LIVE)
    house[1].skip(MINUTE)
    ann.post(f"/api/tables/{table}/start")
    left = ann.http.delete(f"/api/tables/{table}/seats/1").json()
    assert not left["called"] and left["seats"][1]["kind"] == "open"


# -- nobody but bots -----------------------------------------------------------------------------


@pytest.mark.parametrize(("pace", "patience"), [(Live(60, 0), HOUR), (Days(1), 24 * HOUR)])
def test_bots_do_not_play_on_alone_and_the_match_is_called_off(
    tmp_path: Path, pace: Any, patience: int
) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory", "hhb", pace)
            async with room.lock:
                await room.record([log.StoodIn(0)])
                await room.record([log.StoodIn(1)])
            before = room.match.playing().ply()
            await hands(hall).turn(patience - 1000)
            assert room.match.running() and room.match.playing().ply() <= before + 1
            await hands(hall).turn(2000)
            assert (await hall.room(room.id)).match.status == "abandoned"

    run(story())


def test_who_comes_back_in_time_plays_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory", "hh", Live(60, 0))
            async with room.lock:
                await room.record([log.StoodIn(0)])
                await room.record([log.StoodIn(1)])
            await hands(hall).turn(HOUR // 2)
            assert isinstance(await ask(hall, room, 0, say.GoOn("g")), say.Done)
            assert not room.match.deserted() and room.match.running()

    run(story())
