"""Tables in memory and on disk: windows, bots, clocks, absence, restarts, rematches."""

import asyncio
import contextlib
import os
import random
import signal
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from sengoku.server import entries as log
from sengoku.server import messages as say
from sengoku.server.bodies import Days, Live, Pace
from sengoku.server.clocks import NOD
from sengoku.server.config import Config
from sengoku.server.hall import Hall
from sengoku.server.hours import due_at
from sengoku.server.problems import Gone
from sengoku.server.reading import read_match
from sengoku.server.room import Room
from sengoku.server.store import Conflict, EntryRow, Write
from tests.server.support import (
    ask,
    eventually,
    hands,
    looking,
    moved_on,
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
            await moved_on(room, version)
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
            await moved_on(room, version)

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
                await moved_on(room, version)

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
        await moved_on(room, version)


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
            version, decides = room.match.version, room.match.since + 700
            await eventually(lambda: decides in hands(hall).due())  # it knows what it will do
            await hands(hall).turn(699)
            assert room.match.version == version
            await hands(hall).turn(1)
            await moved_on(room, version)

    run(story())


def test_after_a_person_bots_leave_time_for_an_undo(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path, bot_delay=700, undo_time=1200) as hall:
            room = await seated(hall, "glory", "hbb")
            delay, seen = 700, set[object]()
            while len(seen) < 2:
                version = room.match.version
                if room.match.waiting() == [0]:
                    await play_person(hall, room, 0)
                    delay = 1200
                    continue
                decides = room.match.since + delay
                await eventually(lambda at=decides: at in hands(hall).due())  # type: ignore[misc]
                await hands(hall).turn(delay - 1)
                assert room.match.version == version
                await hands(hall).turn(1)
                await moved_on(room, version)
                seen.add(delay)
                delay = 700

    run(story())


def test_as_it_comes_a_person_has_time_to_undo_before_a_bot_decides() -> None:
    usual = Config()
    assert usual.undo_time == 1200, "long enough to see a slip and to reach the button"
    assert usual.undo_time > usual.bot_delay


async def at_bot(hall: Hall, room: Room) -> int:
    """A turn of the bot begins, and it knows what it will do. At which version."""
    while (question := room.match.playing().question(1)) is None or question["asks"] != "FirstDraw":
        version = room.match.version
        if room.match.waiting() == [0]:
            await play_person(hall, room, 0)
        else:
            await eventually(lambda: hands(hall).due() != [])
            await hands(hall).turn(1200)
            await moved_on(room, version)
    decides = room.match.since + 1200
    await eventually(lambda: decides in hands(hall).due())
    return room.match.version


def test_no_bot_begins_its_turn_before_the_screen_of_who_decided_last_has_shown_it(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with open_hall(tmp_path, bot_delay=700, undo_time=1200) as hall:
            room = await seated(hall, "glory", "hb", options={"first_start": 0})
            version = await at_bot(hall, room)
            done = await ask(hall, room, 0, say.Watching(version))
            assert isinstance(done, say.Done) and done.again, "nothing of it is written"
            await hands(hall).turn(19 * SECOND)
            assert room.match.version == version
            await ask(hall, room, 0, say.Watched(version))
            await moved_on(room, version)
            # in its own turn it goes on, whoever still watches
            version = room.match.version
            assert room.match.waiting() == [1]
            await ask(hall, room, 0, say.Watching(version))
            decides = room.match.since + 700
            await eventually(lambda: decides in hands(hall).due())
            await hands(hall).turn(700)
            await moved_on(room, version)

    run(story())


def test_who_watches_for_ever_keeps_no_bot_for_more_than_twenty_seconds(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path, bot_delay=700, undo_time=1200) as hall:
            room = await seated(hall, "glory", "hb", options={"first_start": 0})
            version = await at_bot(hall, room)
            await ask(hall, room, 0, say.Watching(version))
            await hands(hall).turn(20 * SECOND)
            await moved_on(room, version)

    run(story())


def test_a_bot_that_cannot_think_plays_on_nevertheless(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory", "hh")
            async with room.lock:
                room.match.chairs[0].bot = room.match.chairs[1].bot = "no such bot"
                room.go_on()
            await eventually(lambda: room.match.version > 4)

    run(story())


async def until_stored(
    hall: Hall, table: str, true: Callable[[Sequence[EntryRow]], bool], seconds: float = 120.0
) -> None:
    """Waits for what the database is still to hear, while time goes on."""
    for _ in range(int(seconds / 0.05)):
        if true(await hall.house.store.entries_of(table)):
            return
        await hands(hall).turn(SECOND)
        await asyncio.sleep(0.05)
    raise AssertionError("it did not happen")


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
                await moved_on(room, version)
            elif at_zero == "resign":
                await eventually(lambda: room.match.status == "over")
                assert room.match.chairs[seat].resigned
            else:
                await eventually(lambda: room.match.version == version + 1)

    run(story())


def test_a_move_that_could_not_be_told_is_made_and_its_table_does_not_stand_still(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(kept: int, seat: int | None) -> None:
        raise TypeError("a fault of ours")

    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory", "hh", Live(30, 0, "resign"))
            other = looking(room, 1)
            other.heard()
            with monkeypatch.context() as planted:
                planted.setattr(room, "_tell_present", fails)
                await play(hall, room, 1)
            assert [told["type"] for told in other.heard()][-1] == "cut", "he comes back to see it"
            assert hall.house.metrics.faults.value == 1
            await hands(hall).turn(31 * SECOND)
            await eventually(lambda: room.match.status == "over")

    run(story())


def test_a_clock_waits_for_the_screen_of_its_player_and_all_are_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory", "hh", Live(30, 0, "resign"))
            seat, version = room.match.playing().seat(), room.match.version
            other = looking(room, 1 - seat)
            watching = say.read_request(b'{"type": "watching", "version": %d}' % version)
            assert isinstance(await ask(hall, room, seat, watching), say.Done)
            (told,) = other.heard()
            assert told["type"] == "present" and told["version"] == version
            assert told["clocks"]["stands"] == hands(hall).now() + 20 * SECOND
            await hands(hall).turn(35 * SECOND)
            assert room.match.running(), "he watched for twenty of them"
            await hands(hall).turn(20 * SECOND)
            await eventually(lambda: room.match.status == "over")

    run(story())


def test_who_has_seen_it_all_pays_from_then_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory", "hh", Live(30, 0, "resign"))
            seat, version = room.match.playing().seat(), room.match.version
            await ask(hall, room, seat, say.Watching(version))
            await hands(hall).turn(4 * SECOND)
            await ask(hall, room, seat, say.Watched(version))
            await hands(hall).turn(29 * SECOND)
            assert room.match.running()
            await hands(hall).turn(2 * SECOND)
            await eventually(lambda: room.match.status == "over")

    run(story())


def test_nobody_prolongs_a_window_by_watching(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await at_window(hall, Live(600, 0))
            closes, number = due_at(room), room.match.number
            for seat in room.match.waiting():
                done = await ask(hall, room, seat, say.Watching(room.match.version))
                assert isinstance(done, say.Done) and done.again
            assert due_at(room) == closes and room.match.number == number

    run(story())


async def at_go_ahead(hall: Hall, pace: Pace | None = None) -> Room:
    """A table of Test of Honour at which the next token waits for a go-ahead."""
    room = await seated(hall, "skirmish", "hh", pace)
    while not room.match.playing().formal():
        await play(hall, room, 1)
    return room


def test_who_does_not_go_ahead_does_so_when_time_is_up(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await at_go_ahead(hall, Days(1, "resign"))
            version = room.match.version
            await hands(hall).turn(NOD - SECOND)
            assert room.match.version == version
            await hands(hall).turn(2 * SECOND)
            await moved_on(room, version)
            assert room.match.running() and not room.match.playing().formal()

    run(story())


def test_a_bot_goes_ahead_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path, bot_delay=3_600_000) as hall:
            room = await at_go_ahead(hall)
            version = room.match.version
            async with room.lock:
                for chair in room.match.chairs:
                    chair.bot = "no such bot"
                room.go_on()
            await moved_on(room, version)
            assert room.match.version == version + 1

    run(story())


def test_days_run_out_also_at_a_table_that_left_the_memory(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path, idle=SECOND) as hall:
            hall.house.take_on("sweep", hall.sweep)
            room = await seated(hall, "glory", "hh", Days(1, "resign"))
            await hands(hall).turn(60 * SECOND)
            await eventually(lambda: hall.rooms() == [])
            hands(hall).skip(86_400 * SECOND)
            await hands(hall).turn(20 * SECOND)
            await until_stored(
                hall, room.id, lambda rows: isinstance(log.read_entry(rows[-1].data), log.Resigned)
            )

    run(story())


def test_a_window_closes_also_at_a_table_that_left_the_memory(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path, idle=SECOND) as hall:
            hall.house.take_on("sweep", hall.sweep)
            room = await at_window(hall, Days(1))
            version = room.match.version
            await hands(hall).turn(60 * SECOND)
            await eventually(lambda: hall.rooms() == [])
            hands(hall).skip(86_400 * SECOND // 4)
            await hands(hall).turn(20 * SECOND)
            await until_stored(hall, room.id, lambda rows: read_match(rows).version > version)

    run(story())


def test_an_absent_player_is_replaced_on_request_and_comes_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path, away=60 * SECOND) as hall:
            room = await seated(hall, "glory", "hh")
            ann = looking(room, 0)
            seat = 1
            refused = await ask(hall, room, 0, say.StandIn("s", seat))
            assert refused.problem.key == "is-present", "he was there until just now"
            assert refused.problem.facts == {"seat": seat, "wait": 60}
            await hands(hall).turn(61 * SECOND)
            assert isinstance(await ask(hall, room, 0, say.StandIn("s", seat)), say.Done)
            assert (await ask(hall, room, 0, say.StandIn("s", seat))).again
            tables = [m["table"] for m in ann.heard() if m["type"] == "table"]
            assert tables[-1]["seats"][1]["stand_in"]
            await play_person(hall, room, 0)
            assert isinstance(await ask(hall, room, seat, say.GoOn("g")), say.Done)
            assert not room.match.chairs[seat].player()
            refused = await ask(hall, room, 1, say.StandIn("s", 0))
            assert refused.problem.facts == {"seat": 0, "wait": 0}, "she is here"
            assert (await ask(hall, room, 1, say.StandIn("s", 7))).problem.key == "no-such-seat"

    run(story())


def test_absence_gives_no_control(tmp_path: Path) -> None:
    """Alone at the table one neither takes back nor abandons, and no hand is shown."""

    async def story() -> None:
        async with open_hall(tmp_path, away=60 * SECOND) as hall:
            room = await seated(hall, "glory", "hh")
            await play(hall, room, 6)
            await hands(hall).turn(61 * SECOND)
            assert isinstance(await ask(hall, room, 0, say.StandIn("s", 1)), say.Done)
            while room.match.waiting() != [0]:
                await moved_on(room, room.match.version)
            ply = room.match.playing().ply()
            for what in ("takeback", "abandon", "pause"):
                version = room.match.version
                asked: Any = say.Propose("p", version, what, 0 if what == "takeback" else None)
                assert isinstance(await ask(hall, room, 0, asked), say.Done)
                assert room.match.proposal is not None
                answer = say.Answer("a", room.match.proposal.number, agree=False)
                await ask(hall, room, 0, answer)
            assert room.match.running() and room.match.playing().ply() == ply
            with pytest.raises(Gone):
                hall.record(room)

    run(story())


def test_nobody_is_replaced_during_a_pause(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path, away=60 * SECOND) as hall:
            room = await seated(hall, "glory", "hh")
            await ask(hall, room, 0, say.Propose("p", room.match.version, "pause"))
            assert room.match.proposal is not None
            await ask(hall, room, 1, say.Answer("a", room.match.proposal.number, agree=True))
            await hands(hall).turn(61 * SECOND)
            refused = await ask(hall, room, 0, say.StandIn("s", 1))
            assert refused.problem.key == "table-is-paused"

    run(story())


# -- disk ----------------------------------------------------------------------------------------


def test_what_was_acknowledged_is_there_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory", "hh")
            await play(hall, room, 25)
            id, record, keys = room.id, room.match.playing().record(), room.keys.all()
        async with open_hall(tmp_path) as hall:
            again = await hall.room(id)
            assert again.match.playing().record() == record
            assert again.keys.all() == keys
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
            await hall.reread()
            again = await hall.room(id)
            await eventually(lambda: again.match.version > version)

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
