"""What is left of a match, what is said beside it, and what can be asked about it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from sengoku.kernel.problem import Problem
from sengoku.kernel.record import check_luck, replay
from sengoku.kernel.viewer import REFEREE
from sengoku.server import entries as log
from sengoku.server import messages as say
from sengoku.server.bodies import Branch, SeatWish
from sengoku.server.hall import Hall
from sengoku.server.problems import Gone
from sengoku.server.room import Room
from sengoku.text import Speaker, Text
from tests.server.support import (
    PEOPLE,
    ask,
    looking,
    open_hall,
    play,
    run,
    seated,
)


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
            chairs = new.match.chairs
            assert [chair.name or chair.kept_name for chair in chairs] == ["Cleo", "Ann", "Bob"]
            assert sum(chair.person is not None for chair in chairs) == 1, "who asked first"
            assert not new.holds(PEOPLE[0].id, 0)
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
            empty = await ask(hall, room, seat, say.Why("w", thing={"pile": "discard_1"}))
            by_words = {"do": "draw", "pile": "discard_1"}
            assert empty == await ask(hall, room, seat, say.Why("w", words=by_words))
            for wrong in ({"pile": 1 << 70}, {"pile": "attic"}, {}):
                answer = await ask(hall, room, seat, say.Why("w", thing=wrong))
                assert answer.problem.key.startswith("words-")
            fine = await ask(hall, room, seat, say.Why("w", words=question["options"][0]["words"]))
            assert fine.problem is None
            other = await ask(hall, room, 1 - seat, say.Why("w", action=0))
            assert other.problem.key == "not-your-decision"
            none = await ask(hall, room, seat, say.Preview("p", {"about": "token"}))
            assert none.problem.key == "words-bad-value"
            events = await ask(hall, room, None, say.Log("l", 0, 3))
            assert len(events.events) == 3
            for request in (say.Resign("r"), say.Why("w", action=1), say.Move("m", 1, option=0)):
                denied = await ask(hall, room, None, request)
                assert denied.problem.key == "not-a-player"

    run(story())


# -- hints -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "seats"), [("glory", "hh"), ("samurai", "hhh"), ("honor", "hhh"), ("skirmish", "hh")]
)
def test_a_hint_names_the_best_options_their_chances_and_why(
    tmp_path: Path, game: str, seats: str
) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, game, seats)
            seat = room.match.waiting()[0]
            question = room.match.playing().question(seat)
            assert question is not None
            hint = await ask(hall, room, seat, say.Hint("h"))
            assert isinstance(hint, say.Hinted), hint
            assert 1 <= len(hint.advice) <= 3 and hint.version == room.match.version
            assert len({found.option for found in hint.advice}) == len(hint.advice)
            for found in hint.advice:
                assert question["options"][found.option]["words"] == found.words
                assert sum(found.chances) == 100 and found.chances[seat] == found.chance
                assert found.span[0] <= found.chance <= found.span[1]
                speaker = Speaker(Text("en"), room.match.game, [*"ABC"])
                assert speaker.advice(found.reason.key, found.reason.facts)

    run(story())


def test_the_same_question_gets_the_same_hint_and_nobody_thinks_twice(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory")
            seat = room.match.playing().seat()
            late = await ask(hall, room, 1 - seat, say.Hint("h"))
            assert late.problem.key == "no-hint-now"
            first, second = await asyncio.gather(
                *(ask(hall, room, seat, say.Hint("h")) for _ in range(2))
            )
            assert first == second == await ask(hall, room, seat, say.Hint("h"))
            assert hall.house.metrics.work["bots"].seconds.count() == 1
            await ask(hall, room, seat, say.Move("m", room.match.version, option=0))
            await ask(hall, room, room.match.playing().seat(), say.Hint("h"))
            assert hall.house.metrics.work["bots"].seconds.count() == 2

    run(story())


def test_a_table_may_forbid_hints_and_its_rematch_forbids_them_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory", hints=False)
            assert not room.info(None).hints
            refused = await ask(hall, room, room.match.playing().seat(), say.Hint("h"))
            assert refused.problem.key == "no-hints-here"
            await ask(hall, room, 0, say.Resign("r"))
            again = await ask(hall, room, 0, say.Rematch("r"))
            assert not (await hall.room(again.table)).info(None).hints

    run(story())
