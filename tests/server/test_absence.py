"""Who is away is seen; the table's rule acts by itself; an abandoned seat is taken by consent."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sengoku.server import messages as say
from sengoku.server import taking
from sengoku.server.bodies import Absence, Days, Live
from sengoku.server.config import Config
from sengoku.server.hall import Hall
from sengoku.server.problems import Gone
from sengoku.server.room import Room
from tests.server.served import Guest, serving
from tests.server.support import (
    NO_LIMITS,
    Hands,
    ask,
    eventually,
    hands,
    looking,
    open_hall,
    play,
    run,
    seated,
)
from tests.server.test_consent import asked, met

MINUTE = 60_000
BOT = Absence("bot", after=120, bot="random")


async def wait_for(hall: Hall, room: Room, seat: int) -> None:
    """Until the table waits for this seat."""
    while room.match.waiting() != [seat]:
        await play(hall, room, 1)


# -- proposals -----------------------------------------------------------------------------------


def test_bots_wait_for_the_answer_to_a_proposal(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path, bot_delay=1000) as hall:
            room = await seated(hall, "glory", "hhb")
            while room.match.waiting() != [2]:
                await play(hall, room, 1)
            asked: Any = say.Propose("p", room.match.version, "pause")
            assert isinstance(await ask(hall, room, 0, asked), say.Done)
            version = room.match.version
            await hands(hall).turn(10 * MINUTE)
            await eventually(lambda: not room._thinking.busy())
            assert room.match.version == version and room.match.proposal is not None
            await ask(hall, room, 1, say.Answer("a", room.match.proposal.number, agree=False))
            await hands(hall).turn(MINUTE)
            await eventually(lambda: room.match.version > version)

    run(story())


# -- the rule ------------------------------------------------------------------------------------


def test_all_see_since_when_somebody_is_away_and_what_happens_when(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory", "hh", absence=BOT)
            ann, left = looking(room, 0), hands(hall).now()
            await hands(hall).turn(MINUTE)
            await wait_for(hall, room, 1)
            told = room.info(None).seats[1]
            assert (told.present, told.away) == (False, left)
            assert told.until == left + 3 * MINUTE, "two minutes since he was asked"
            assert room.info(None).seats[0].away is None
            room.tell_soon()
            await hands(hall).turn(2 * MINUTE - 1000)
            assert not room.match.chairs[1].stand_in
            await hands(hall).turn(2000)
            assert room.match.chairs[1].stand_in and room.match.chairs[1].player() == "random"
            assert any(
                m["type"] == "table" and m["table"]["seats"][1]["stand_in"] for m in ann.heard()
            )
            assert isinstance(await ask(hall, room, 1, say.GoOn("g")), say.Done)
            assert not room.match.chairs[1].player()

    run(story())


def test_between_two_the_one_who_stays_wins(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory", "hh", absence=Absence("win", after=60))
            looking(room, 0)
            await wait_for(hall, room, 1)
            room.tell_soon()
            await hands(hall).turn(MINUTE + 1000)
            assert room.match.result is not None and room.match.result.winners == [0]

    run(story())


@pytest.mark.parametrize("case", ["nobody is here", "he is here", "not asked", "days", "wait"])
def test_nobody_is_replaced_without_need(tmp_path: Path, case: str) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            pace = Days(2) if case == "days" else None
            rule = Absence() if case == "wait" else BOT
            room = await seated(hall, "glory", "hh", pace, absence=rule)
            if case != "nobody is here":
                looking(room, 0)
            if case == "he is here":
                looking(room, 1)
            await wait_for(hall, room, 0 if case == "not asked" else 1)
            room.tell_soon()
            await hands(hall).turn(30 * MINUTE)
            assert not room.match.chairs[1].stand_in and room.match.running()
            assert room.info(None).seats[1].until is None

    run(story())


def test_who_comes_back_stops_the_countdown(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory", "hh", Live(3600, 0), absence=BOT)
            looking(room, 0)
            await wait_for(hall, room, 1)
            room.tell_soon()
            await hands(hall).turn(MINUTE)
            looking(room, 1)
            room.tell_soon()
            await hands(hall).turn(10 * MINUTE)
            assert not room.match.chairs[1].stand_in

    run(story())


# -- an abandoned seat ---------------------------------------------------------------------------


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Hands]]:
    database, watch = str(tmp_path_factory.mktemp("absence") / "t.db"), Hands()
    with serving(Config(database=database, **NO_LIMITS), watch) as (home, _):
        yield home, watch


def abandoned(house: tuple[str, Hands]) -> tuple[Guest, Guest, Guest, str]:
    """Bob has been away for a while, and Eve looks on."""
    home, watch = house
    ann, bob, table = met(home)
    ann.post(f"/api/tables/{table}/start")
    eve = Guest(home, "Eve")
    eve.http.get(ann.get(f"/api/tables/{table}/invite")["invite"])
    watch.skip(2 * MINUTE)
    return ann, bob, eve, table


def test_somebody_else_takes_an_abandoned_seat_if_all_agree(house: tuple[str, Hands]) -> None:
    ann, bob, eve, table = abandoned(house)
    path = f"/api/tables/{table}"
    proposal = eve.post(f"{path}/seats/1/take", {})["proposal"]
    assert (proposal["what"], proposal["name"], proposal["needed"]) == ("seat", "Eve", [0])
    assert not eve.get(path)["seats"][1]["yours"]
    assert (
        asked(ann, table, 0, type="answer", proposal=proposal["number"], agree=True)["type"]
        == "done"
    )
    seat = eve.get(path)["seats"][1]
    assert seat["yours"] and seat["name"] == "Eve" and not seat["stand_in"]
    assert bob.get(path)["seats"][1]["yours"] is False, "Bob looks on"
    assert bob.key("GET", f"{path}/present?seat=1") == (403, "not-your-seat")
    assert eve.get(f"{path}/present?seat=1")["view"]


def test_a_no_or_a_player_who_is_back_keeps_the_seat(house: tuple[str, Hands]) -> None:
    ann, bob, eve, table = abandoned(house)
    path = f"/api/tables/{table}"
    number = eve.post(f"{path}/seats/1/take", {})["proposal"]["number"]
    with bob.socket(table, seat=1) as line:
        line.until("welcome")
        answer = asked(ann, table, 0, type="answer", proposal=number, agree=True)
        assert answer["type"] == "done"
        assert bob.get(path)["seats"][1]["yours"] and bob.get(path)["proposal"] is None


def test_who_asks_for_a_seat_in_vain(house: tuple[str, Hands]) -> None:
    ann, bob, eve, table = abandoned(house)
    path = f"/api/tables/{table}/seats"
    assert ann.key("POST", f"{path}/1/take", {}) == (403, "has-a-seat")
    with ann.socket(table, seat=0) as line:
        line.until("welcome")
        assert eve.key("POST", f"{path}/0/take", {}) == (409, "is-present")
    assert eve.key("POST", f"{path}/1/take", {"name": "Ann"}) == (409, "name-is-taken")
    assert eve.key("DELETE", f"{path}/1/take") == (409, "no-such-proposal")
    eve.post(f"{path}/1/take", {})
    assert eve.http.delete(f"{path}/1/take").json()["proposal"] is None
    assert eve.key("POST", f"{path}/1/take", {}) == (409, "was-declined")
    asked(bob, table, 1, type="resign")
    assert eve.key("POST", f"{path}/1/take", {}) == (409, "game-is-over")


def test_nobody_takes_a_seat_where_nobody_can_agree(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory", "hb")
            await hands(hall).turn(10 * MINUTE)
            with pytest.raises(Gone, match="nobody to agree"):
                taking.ask_for(room, 0, "eve", "Eve")

    run(story())
