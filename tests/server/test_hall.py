"""Tables in memory and on disk: windows, bots, clocks, absence, restarts, rematches."""

import asyncio
import contextlib
import os
import random
import signal
from pathlib import Path
from typing import Any

import pytest

from sengoku.kernel.problem import Problem
from sengoku.kernel.record import check_luck, replay
from sengoku.kernel.viewer import REFEREE
from sengoku.server import entries as log
from sengoku.server import messages as say
from sengoku.server.bodies import Branch, Days, Live, Pace, SeatWish
from sengoku.server.hall import Hall
from sengoku.server.problems import Gone
from sengoku.server.room import Room, read_match
from sengoku.server.store import Conflict, EntryRow, StoreFails, Write
from tests.server.support import (
    PEOPLE,
    ask,
    eventually,
    hands,
    looking,
    open_hall,
    play,
    run,
    seated,
)

SECOND = 1000


async def at_window(hall: Hall, pace: Pace | None = None) -> Room:
    """A table of Honor of the Samurai at which a window asks at least two."""
    for seed in range(60):
        room = await seated(hall, "honor", "hhhh", pace or Live(600, 0))
        for _ in range(40):
            await play(hall, room, 200, seed)
            window = room.match.window()
            if window is not None and len(window.seats) > 1:
                return room
            if window is None:
                break
            await hands(hall).turn(30 * SECOND)
    raise AssertionError("no window")


# -- windows -------------------------------------------------------------------------------------


def test_a_window_asks_everybody_at_once_and_tells_nobody_who_answered(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await at_window(hall)
            window, version = room.match.window(), room.match.version
            assert window is not None
            lookers = {seat: looking(room, seat) for seat in [*range(4), None]}
            first = window.seats[-1]
            done = await ask(hall, room, first, say.Move("m", version, action=window.passing))
            assert isinstance(done, say.Done) and done.version == version
            heard = {seat: looker.heard() for seat, looker in lookers.items()}
            assert [m["type"] for m in heard.pop(first)] == ["present"]
            assert all(messages == [] for messages in heard.values())
            asked = room.match.waiting()
            assert asked == [*window.seats], "who waits is public, and does not change"
            await hands(hall).turn(19 * SECOND)
            assert room.match.version == version
            await hands(hall).turn(2 * SECOND)
            await eventually(lambda: room.match.version > version)
            assert all(looker.presents() for looker in lookers.values())

    run(story())


def test_a_window_closes_after_its_least_time_once_all_have_answered(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path, window_least=1500) as hall:
            room = await at_window(hall)
            window, version = room.match.window(), room.match.version
            assert window is not None
            for seat in window.seats:
                await ask(hall, room, seat, say.Move("m", version, action=window.passing))
            await hands(hall).turn(1400)
            assert room.match.version == version
            await hands(hall).turn(200)
            await eventually(lambda: room.match.version > version)

    run(story())


def test_bots_answer_windows_and_the_window_waits_its_least_time_for_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path, window_least=2000) as hall:
            room = await seated(hall, "honor", "hbbb", Live(6000, 0))
            rng = random.Random(2)
            windows = 0
            while windows < 2 and room.match.running():
                window, version = room.match.window(), room.match.version
                if window is None:
                    await _decide(hall, room, rng)
                    continue
                windows += 1
                if 0 in window.seats:
                    await ask(hall, room, 0, say.Move("m", version, action=window.passing))
                bots = [seat for seat in window.seats if seat]
                await eventually(lambda: all(seat in room.match.sealed for seat in bots))  # noqa: B023
                assert room.match.version == version
                await hands(hall).turn(2000)
                await eventually(lambda: room.match.version > version)  # noqa: B023

    run(story())


async def _decide(hall: Hall, room: Room, rng: random.Random) -> None:
    """The person at seat 0 moves at random; for bots it is waited."""
    version, match = room.match.version, room.match
    if match.playing().seat() == 0:
        question = match.playing().question(0)
        assert question is not None
        option = rng.randrange(len(question["options"]))
        await ask(hall, room, 0, say.Move("m", version, option=option))
    else:
        await eventually(lambda: room.match.version > version)


# -- bots ----------------------------------------------------------------------------------------


def test_bots_play_by_themselves_and_a_dead_process_is_replaced(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "samurai", "bbh")
            for _ in range(6):
                await play_person(hall, room, 2)
                for pid in hall.house.pool.pids():
                    with contextlib.suppress(ProcessLookupError):
                        os.kill(pid, signal.SIGKILL)
            assert room.match.playing().ply() > 8

    run(story())


async def play_person(hall: Hall, room: Room, seat: int) -> None:
    """Waits until the person is asked, and plays the first option."""
    await eventually(lambda: not room.match.running() or room.match.waiting() == [seat])
    await ask(hall, room, seat, say.Move("m", room.match.version, option=0))


def test_no_bot_decides_sooner_than_its_delay(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path, bot_delay=700) as hall:
            room = await seated(hall, "glory", "bb" + "h")
            while room.match.waiting() == [2]:
                await play_person(hall, room, 2)
            version = room.match.version
            await asyncio.sleep(1.0)
            assert room.match.version == version
            await hands(hall).turn(700)
            await eventually(lambda: room.match.version > version)

    run(story())


def test_a_bot_that_cannot_think_does_what_an_absent_player_does(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory", "hh")
            async with room.lock:
                room.match.chairs[0].bot = room.match.chairs[1].bot = "no such bot"
                room.go_on()
            await eventually(lambda: room.match.version > 4)

    run(story())


# -- time ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("at_zero", ["bot", "resign", "skip"])
def test_what_happens_at_zero(tmp_path: Path, at_zero: Any) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory", "hh", Live(30, 0, at_zero))
            seat, version = room.match.playing().seat(), room.match.version
            await hands(hall).turn(29 * SECOND)
            assert room.match.version == version and not room.match.chairs[seat].stand_in
            await hands(hall).turn(2 * SECOND)
            if at_zero == "bot":
                await eventually(lambda: room.match.chairs[seat].stand_in)
                await eventually(lambda: room.match.version > version)
            elif at_zero == "resign":
                await eventually(lambda: room.match.status == "over")
                assert room.match.chairs[seat].resigned
            else:
                await eventually(lambda: room.match.version == version + 1)

    run(story())


def test_days_run_out_also_at_a_table_that_left_the_memory(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path, idle=SECOND) as hall:
            hall.house.spawn(hall.sweep())
            room = await seated(hall, "glory", "hh", Days(1, "resign"))
            await hands(hall).turn(60 * SECOND)
            await eventually(lambda: hall.rooms() == [])
            hands(hall).skip(86_400 * SECOND)
            await hands(hall).turn(20 * SECOND)
            rows = await hall.house.store.entries_of(room.id)
            assert isinstance(log.read_entry(rows[-1].data), log.Resigned)

    run(story())


def test_a_window_closes_also_at_a_table_that_left_the_memory(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path, idle=SECOND) as hall:
            hall.house.spawn(hall.sweep())
            room = await at_window(hall, Days(1))
            version = room.match.version
            await hands(hall).turn(60 * SECOND)
            await eventually(lambda: hall.rooms() == [])
            hands(hall).skip(86_400 * SECOND // 4)
            await hands(hall).turn(20 * SECOND)
            rows = await hall.house.store.entries_of(room.id)
            assert read_match(rows).version > version

    run(story())


def test_an_absent_player_is_replaced_on_request_and_comes_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path, away=60 * SECOND) as hall:
            room = await seated(hall, "glory", "hh")
            ann = looking(room, 0)
            seat = 1
            refused = await ask(hall, room, 0, say.StandIn("s", seat))
            assert refused.problem.key == "is-present", "he was there until just now"
            await hands(hall).turn(61 * SECOND)
            assert isinstance(await ask(hall, room, 0, say.StandIn("s", seat)), say.Done)
            assert (await ask(hall, room, 0, say.StandIn("s", seat))).again
            tables = [m["table"] for m in ann.heard() if m["type"] == "table"]
            assert tables[-1]["seats"][1]["stand_in"]
            await play_person(hall, room, 0)
            assert isinstance(await ask(hall, room, seat, say.GoOn("g")), say.Done)
            assert not room.match.chairs[seat].player()
            assert (await ask(hall, room, 1, say.StandIn("s", 0))).problem.key == "is-present"
            assert (await ask(hall, room, 1, say.StandIn("s", 7))).problem.key == "no-such-seat"

    run(story())


# -- disk ----------------------------------------------------------------------------------------


def test_what_was_acknowledged_is_there_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory", "hh")
            await play(hall, room, 25)
            id, record, keys = room.id, room.match.playing().record(), room.keys
        async with open_hall(tmp_path) as hall:
            again = await hall.room(id)
            assert again.match.playing().record() == record
            assert again.keys == keys
            await play(hall, again, 5)

    run(story())


def test_a_clock_does_not_run_while_the_server_is_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory", "hh", Live(30, 0))
            id = room.id
        async with open_hall(tmp_path) as hall:
            hands(hall).skip(3600 * SECOND)
            hall.house.began = hands(hall).now()
            room = await hall.room(id)
            assert room.match.clock.zero() == hands(hall).now() + 30 * SECOND
            assert room.match.running()

    run(story())


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path, bot_delay=3_600_000) as hall:
            room = await seated(hall, "glory", "hb")
            while room.match.waiting() == [0]:
                await play_person(hall, room, 0)
            id, version = room.id, room.match.version
        async with open_hall(tmp_path) as hall:
            await hall.resume()
            again = await hall.room(id)
            await eventually(lambda: again.match.version > version)

    run(story())


def test_a_write_that_fails_never_happened(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory", "hh")
            await play(hall, room, 3)
            before = room.match.playing().record()
            seat = room.match.playing().seat()
            looker = looking(room, seat)

            async def fails(_: Write) -> None:
                raise StoreFails("the disk is full")

            write, hall.house.store.write = hall.house.store.write, fails  # type: ignore[method-assign]
            refused = await ask(hall, room, seat, say.Move("m", room.match.version, option=0))
            hall.house.store.write = write  # type: ignore[method-assign]
            assert refused.problem.key == "storage-fails"
            assert room.match.playing().record() == before
            assert all(m["version"] == room.match.version for m in looker.presents())
            await play(hall, room, 3)

    run(story())


def test_of_two_servers_that_answer_the_same_version_one_wins(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as one, open_hall(tmp_path) as two:
            room = await seated(one, "glory", "hh")
            twin = await two.room(room.id)
            seat, version = room.match.playing().seat(), room.match.version
            requests = [
                ask(one, room, seat, say.Move("a", version, option=0)),
                ask(two, twin, seat, say.Move("b", version, option=1)),
            ]
            replies = await asyncio.gather(*requests)
            kinds = sorted(type(reply).__name__ for reply in replies)
            assert kinds == ["Done", "Refused"], replies
            loser = next(reply for reply in replies if isinstance(reply, say.Refused))
            assert loser.problem.key == "stale-action"
            await room.catch_up()
            assert room.match.playing().record() == twin.match.playing().record()
            rows = await one.house.store.entries_of(room.id)
            assert read_match(rows).playing().record() == room.match.playing().record()

    run(story())


def test_a_number_is_written_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory", "hh")
            row = EntryRow(room.id, room.match.number - 1, 0, "{}")
            other = EntryRow("other", 0, 0, "{}")
            results = await asyncio.gather(
                hall.house.store.write(Write(entries=[other])),
                hall.house.store.write(Write(entries=[row])),
                return_exceptions=True,
            )
            assert results[0] is None and isinstance(results[1], Conflict)
            assert len(await hall.house.store.entries_of("other")) == 1

    run(story())


# -- afterwards ----------------------------------------------------------------------------------


async def finished(hall: Hall, seats: str = "hh") -> Room:
    room = await seated(hall, "glory", seats, options={"rounds": 1})
    await play(hall, room, 10_000)
    assert room.match.status == "over"
    return room


def test_a_record_is_the_truth_and_only_at_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory", "hh", options={"rounds": 1})
            with pytest.raises(Gone):
                hall.record(room)
            await play(hall, room, 10_000)
            record = hall.record(room)
            check_luck(record)
            assert record.luck.promise and record.luck.house
            assert replay(room.match.game, record).over()

    run(story())


def test_a_rematch_rotates_the_seats_and_is_made_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await finished(hall, "hhh")
            replies = await asyncio.gather(
                *(ask(hall, room, seat, say.Rematch("r")) for seat in range(3))
            )
            ids = {reply.table for reply in replies}
            assert len(ids) == 1
            new = await hall.room(ids.pop())
            assert [chair.name for chair in new.match.chairs] == ["Cleo", "Ann", "Bob"]
            assert new.holds(PEOPLE[2].id, 0) and not new.holds(PEOPLE[0].id, 0)
            assert new.match.opened.house != room.match.opened.house
            assert room.info(None).rematch == new.id

    run(story())


def test_a_rematch_waits_for_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory")
            assert (await ask(hall, room, 0, say.Rematch("r"))).problem.key == "not-over"

    run(story())


@pytest.mark.parametrize("hidden", ["same", "new"])
def test_playing_on_from_a_position(tmp_path: Path, hidden: Any) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await finished(hall)
            wish = Branch(ply=10, seats=[SeatWish("mine"), SeatWish("mine")], hidden=hidden)
            branch = await hall.branch(room, wish, PEOPLE[1])
            async with branch.lock:
                await branch.record([log.Started()])
            old = replay(room.match.game, hall.record(room), at=10)
            was = room.match.game.view(old, REFEREE)["hands"]
            now = branch.match.playing().view(REFEREE)["hands"]
            assert (was == now) == (hidden == "same")
            assert branch.match.playing().ply() == 10
            assert branch.match.playing().luck == hall.record(room).luck
            await play(hall, branch, 10_000)
            record = hall.record(branch)
            check_luck(record)
            assert replay(branch.match.game, record).over()
            too_many = Branch(ply=10, seats=[SeatWish("mine")] * 3)
            with pytest.raises(Problem):
                await hall.branch(room, too_many, PEOPLE[1])
            with pytest.raises(Problem):
                await hall.branch(room, Branch(ply=9999, seats=wish.seats), PEOPLE[1])

    run(story())


# -- chat ----------------------------------------------------------------------------------------


def test_players_and_onlookers_talk_apart_until_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory", "hh", listed=True)
            ann, public = looking(room, 0), looking(room, None)
            assert isinstance(await ask(hall, room, 0, say.Chat("1", "<b>hello</b>\x07")), say.Done)
            assert (await ask(hall, room, 0, say.Chat("1", "<b>hello</b>"))).again
            guest = "guest"
            await hall.chat(room, guest, "Guest", None, say.Chat("1", "he has a monk"))
            assert [m["line"]["text"] for m in ann.heard() if m["type"] == "chat"] == [
                "<b>hello</b>"
            ]
            assert [m["line"]["text"] for m in public.heard() if m["type"] == "chat"] == [
                "he has a monk"
            ]
            players = await hall.parlor.heard(room, PEOPLE[1].id)
            onlookers = await hall.parlor.heard(room, guest)
            assert {line.room for line in players} == {"players"}
            assert {line.room for line in onlookers} == {"spectators"}
            await ask(hall, room, 1, say.Resign("r"))
            assert len(await hall.parlor.heard(room, guest)) == 2
            nobody = await ask(hall, room, None, say.Chat("1", "hi"))
            assert nobody.problem.key == "say-your-name"

    run(story())


# -- asking --------------------------------------------------------------------------------------


def test_a_game_of_places_is_previewed_and_played_by_words(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "skirmish", "hh")
            while room.match.playing().view(REFEREE)["round"] == 0:
                await play(hall, room, 1)
            for seat in (0, 1, None):
                told = await ask(hall, room, seat, say.Preview("p", {"about": "token"}))
                assert isinstance(told, say.Previewed) and told.answer
            wrong = await ask(hall, room, 0, say.Preview("p", {"about": "weather"}))
            assert wrong.problem.key == "words-bad-value"
            seat = room.match.playing().seat()
            question = room.match.playing().question(seat)
            assert question is not None
            words = question["options"][0]["words"]
            move = say.Move("m", room.match.version, words=words)
            assert isinstance(await ask(hall, room, seat, move), say.Done)
            assert (await ask(hall, room, seat, move)).again

    run(story())


def test_why_previews_hints_and_the_log(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory")
            seat = room.match.playing().seat()
            why = await ask(hall, room, seat, say.Why("w", words={"do": "draw", "pile": "draw_1"}))
            assert why.problem is not None and why.problem.clause.startswith("GLO-")
            question = room.match.playing().question(seat)
            assert question is not None
            fine = await ask(hall, room, seat, say.Why("w", words=question["options"][0]["words"]))
            assert fine.problem is None
            other = await ask(hall, room, 1 - seat, say.Why("w", action=0))
            assert other.problem.key == "not-your-decision"
            none = await ask(hall, room, seat, say.Preview("p", {"about": "token"}))
            assert none.problem.key == "words-bad-value"
            hint = await ask(hall, room, seat, say.Hint("h"))
            assert question["options"][hint.option]["words"] == hint.words
            late = await ask(hall, room, 1 - seat, say.Hint("h"))
            assert late.problem.key == "no-hint-now"
            events = await ask(hall, room, None, say.Log("l", 0, 3))
            assert len(events.events) == 3
            for request in (say.Resign("r"), say.Why("w", action=1), say.Move("m", 1, option=0)):
                denied = await ask(hall, room, None, request)
                assert denied.problem.key == "not-a-player"

    run(story())
