"""The secrecy law on the wire: what a viewer receives is the same in every world it could be in.

Beside a table stands its twin: the same log, but everything that one viewer cannot know is dealt
anew. All that happens at the one happens at the other, and every byte that reaches the viewer is
compared, with the time at which it would be sent.
"""

import hashlib
import json
import random
import secrets
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sengoku
from sengoku.kernel.nature import Fast, Sealed, commitment
from sengoku.kernel.problem import IllegalAction
from sengoku.kernel.table import Table
from sengoku.kernel.viewer import NOBODY, REFEREE
from sengoku.server import entries as log
from sengoku.server import hours, sight, windows
from sengoku.server import messages as say
from sengoku.server.connection import encoded
from sengoku.server.hall import Hall
from sengoku.server.reading import read_match
from sengoku.server.room import Room
from sengoku.server.store import Write
from sengoku.server.table_log import TableLog
from sengoku.server.visitors import named
from tests.games.things import things
from tests.server.support import PLANTING, Looking, ask, looking, open_hall, run, seated

GAMES = [
    ("glory", "hhh", {"imperial_orders": True}),
    ("samurai", "hhh", {}),
    ("honor", "hhhh", {}),
    ("skirmish", "hh", {"scenario": "rescue"}),
]


class Twins:
    """A table, and one that a viewer cannot tell from it."""

    def __init__(self, hall: Hall, room: Room, twin: Room, seat: int | None) -> None:
        self.hall = hall
        self.rooms = (room, twin)
        self.seat = seat
        self.lookers = [_looking_twice(each, seat) for each in self.rooms]

    def close(self) -> None:
        for room in self.rooms:
            room.close()

    async def compare_at_rest(self, rng: random.Random) -> None:
        """On connecting, on asking, on trying what is not allowed, and when it will ring."""
        for sent in (self._on_connecting, self._on_asking):
            state = rng.getstate()
            said = []
            for room in self.rooms:
                rng.setstate(state)
                said.append([self._plain(room, text) for text in await sent(room, rng)])
            assert said[0] == said[1], "an answer leaks"
        assert hours.due_at(self.rooms[0]) == hours.due_at(self.rooms[1]), "the time leaks"

    async def _on_connecting(self, room: Room, rng: random.Random) -> list[str]:
        match, now = room.match, self.hall.house.watch.now()
        viewer, kept = sight.viewer_for(self.seat), rng.randrange(40)
        held = match.held_of(kept, rng.randrange(match.version))
        person = None if self.seat is None else match.chairs[self.seat].person
        info = say.Welcome(1, sight.seen(viewer), room.info(person), [], "ask", now)
        return [
            encoded(info).decode(),
            encoded(sight.present(match, viewer, held, now)).decode(),
            str(sight.luck_info(match)),
        ]

    async def _on_asking(self, room: Room, rng: random.Random) -> list[str]:
        requests: list[say.Request] = [
            say.Log("l", 0, 400),
            say.Preview("p", {"about": "token"}),
            say.Undo("u", 0),
            say.Move("m", 0, option=0),
            *(say.Why("w", action=rng.randrange(1 << 12)) for _ in range(4)),
            *(say.Why("w", thing=thing) for thing in things(room.match.game, rng, 6)),
        ]
        wrong = rng.randrange(1 << 12)
        if self.seat is not None and room.match.playing().why_not(self.seat, wrong) is not None:
            requests.append(say.Move("m", room.match.version, action=wrong))
        return [encoded(await ask(self.hall, room, self.seat, r)).decode() for r in requests]

    async def same_move(self, seat: int, action: int) -> int:
        """Both play it. What was unveiled may differ; then nothing else is compared."""
        unveiled, heard, seen = [], [], []
        for room, looker in zip(self.rooms, self.lookers, strict=True):
            before = room.match.playing()._state.unveiled
            self._said(room, looker)
            window = room.match.window()
            async with room.lock:
                if window is None:
                    await room.record([log.Moved(seat, action)])
                else:
                    await room.record([log.Answered(seat, action)])
            if window is not None and all(s in room.match.sealed for s in window.seats):
                heard_answer = self._said(room, looker)
                async with room.lock:
                    await room.record(windows.answers(room.match, window))
                heard.append([*heard_answer, *self._said(room, looker)])
            else:
                heard.append(self._said(room, looker))
            unveiled.append(room.match.playing()._state.unveiled != before)
            seen.append(room.match.playing().view(sight.viewer_for(self.seat)))
        if seen[0] != seen[1]:
            assert all(unveiled), "a secret shows though nothing was unveiled"
            return 0
        assert heard[0] == heard[1], "a message leaks"
        return 1

    async def same_undo(self, seat: int) -> None:
        heard = []
        for room, looker in zip(self.rooms, self.lookers, strict=True):
            if room.match.running() and room.match.playing().may_undo(seat):
                async with room.lock:
                    room.match.apply(log.Undone(seat), self.hall.house.watch.now())
                    room.tell([log.Undone(seat)], (room.match.version - 1, "running", 9999))
            heard.append(self._said(room, looker))
        assert heard[0] == heard[1], "an undo leaks"

    def _said(self, room: Room, lookers: list[Looking]) -> list[str]:
        heard = [message for looker in lookers for message in looker.heard()]
        return [self._plain(room, json.dumps(message, sort_keys=True)) for message in heard]

    def _plain(self, room: Room, text: str) -> str:
        for person in {chair.person for chair in room.match.chairs if chair.person}:
            text = text.replace(named(room.id, person), person)  # which says the table, too
        return text.replace(room.id, "this table")


def _looking_twice(room: Room, seat: int | None) -> list[Looking]:
    """One is sent the whole, the other what changed."""
    lookers = [looking(room, seat), looking(room, seat, changes=True)]
    for looker in lookers:
        room.show_present(looker.connection, 0)
    return lookers


async def law(hall: Hall, room: Room, rng: random.Random, plies: int, every: int = 5) -> int:
    """Random play to the end or so far; the number of moves that were compared byte by byte."""
    compared = 0
    for ply in range(plies):
        if not room.match.running():
            break
        seat = rng.choice([s for s in room.match.waiting() if s not in room.match.sealed])
        if ply % every:
            await _alone(room, seat, rng)
            continue
        for viewer in [*range(len(room.match.chairs)), None]:
            compared += await _beside(hall, room, viewer, seat, rng)
        await _alone(room, seat, rng)
    return compared


async def _beside(hall: Hall, room: Room, viewer: int | None, seat: int, rng: random.Random) -> int:
    """Twin and copy play one move that both allow, so that the table itself stays where it is."""
    copy = await _reread(hall, room)
    twin = await _reread(hall, room)
    _redeal(twin.match, viewer, rng.randrange(1 << 30))
    twins = Twins(hall, copy, twin, viewer)
    await twins.compare_at_rest(rng)
    options = [_options(each.match, seat) for each in twins.rooms]
    shared = [action for action in options[0] if action in set(options[1])]
    compared = 0
    if shared:
        compared = await twins.same_move(seat, rng.choice(shared))
        if compared:
            await twins.compare_at_rest(rng)
            await twins.same_undo(seat)
    twins.close()
    return compared


async def _reread(hall: Hall, room: Room) -> Room:
    """Another table with the same log."""
    id, store = secrets.token_urlsafe(12), hall.house.store
    rows = [msgspec.structs.replace(row, table_id=id) for row in await store.entries_of(room.id)]
    await store.write(Write(entries=rows))
    return Room(id, read_match(rows), room.keys.all(), hall.house, hall._lose)


def _redeal(match: TableLog, seat: int | None, luck: int) -> None:
    """All that the viewer cannot know lies otherwise; the luck to come is the same."""
    table = match.playing()
    true, nature = table._state, Fast(luck, len(match.game.streams))
    world = true.redeal(int(NOBODY) if seat is None else seat, nature)
    world.nature, world.journal = true.nature.copy(), true.journal
    table._state = world
    window = match.window()
    for other, action in [*match.sealed.items()]:  # nor does it know what others sealed
        if window is not None and table.why_not(other, action) is not None:
            match.sealed[other] = window.passing


def _options(match: TableLog, seat: int) -> list[int]:
    question = match.playing().question(seat)
    assert question is not None, "the seat is asked"
    return [option["action"] for option in question["options"]]


async def _alone(room: Room, seat: int, rng: random.Random) -> None:
    async with room.lock:
        action = rng.choice(_options(room.match, seat))
        window = room.match.window()
        if window is None:
            await room.record([log.Moved(seat, action)])
            return
        await room.record([log.Answered(seat, action)])
        if all(s in room.match.sealed for s in window.seats):
            await room.record(windows.answers(room.match, window))


@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=[g for g, _, _ in GAMES])
def test_every_byte_is_the_same_in_every_possible_world(
    tmp_path: Path, game: str, seats: str, options: dict[str, Any]
) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            compared = seed = 0
            while seed < 2 or compared <= 20:
                assert seed < 20, "so many matches, and so little to compare"
                room = await seated(hall, game, seats, options=options, listed=True)
                compared += await law(hall, room, random.Random(seed), 90, every=6)
                seed += 1

    run(story())


# -- planted leaks ---------------------------------------------------------------------------------


def _secret(match: TableLog) -> str:
    """Something that depends on what nobody may know."""
    view = match.playing().view(REFEREE)
    return hashlib.sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()


def _leak_view(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Table.view

    def leaking(self: Table, viewer: Any) -> dict[str, Any]:
        view = real(self, viewer)
        return {**view, "hands": real(self, REFEREE)["hands"]}

    monkeypatch.setattr(Table, "view", leaking)


def _leak_events(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        Table, "log", lambda self, _, since=0: [e.told(REFEREE) for e in self._journal[since:]]
    )


def _leak_prompt(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(self: sight.MatchMoment, seat: int, _: Any) -> say.Asked | None:
        question = self._table.question(self._table.seat())
        return None if question is None else say.Asked(seat, question, False, False)

    monkeypatch.setattr(sight.MatchMoment, "_asked", leaking)


def _leak_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    real = sight.MatchMoment.changed

    def leaking(self: sight.MatchMoment, *given: Any) -> say.Changed:
        secret = [(["secret"], _secret(self._match))]
        return msgspec.structs.replace(real(self, *given), sets=secret)

    monkeypatch.setattr(sight.MatchMoment, "changed", leaking)


def _leak_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(self: Table, seat: int, action: int) -> IllegalAction | None:
        cards = json.dumps(self.game.view(self._state, REFEREE)["hands"])
        return IllegalAction("not-an-option", {"asked": hash(cards)})

    monkeypatch.setattr(Table, "why_not", leaking)


def _leak_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "may_undo", lambda self, seat: hash(str(self._state.deck)) % 2 == 0)


def _leak_reconnect(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        TableLog, "held_of", lambda self, kept, version: int(_secret(self)[:4], 16) % (kept + 1)
    )


def _leak_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hours, "due_at", lambda room: int(_secret(room.match)[:8], 16))


def _leak_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    real = sight.luck_info

    def leaking(match: TableLog) -> Any:
        told = real(match)
        return type(told)(told.promise, _secret(match), None, None, None)

    monkeypatch.setattr(sight, "luck_info", leaking)


LEAKS = [
    _leak_view,
    _leak_events,
    _leak_prompt,
    _leak_changes,
    _leak_error,
    _leak_undo,
    _leak_reconnect,
    _leak_time,
    _leak_seed,
]


@PLANTING
@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__.removeprefix("_leak_"))
def test_a_planted_leak_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Any
) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory", "hhh", listed=True)
            leak(monkeypatch)
            with pytest.raises(AssertionError, match=r"leak|secret"):
                await law(hall, room, random.Random(1), 200, every=3)

    run(story())


# -- luck ------------------------------------------------------------------------------------------


def test_nothing_public_predicts_the_luck(tmp_path: Path) -> None:
    """Everything that is known before the end is tried as a seed, as it is and hashed."""

    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory", "hh")
            await law(hall, room, random.Random(1), 6, every=100)
            known: list[str] = [room.id, room.match.opened.host, str(room.match.created)]
            known += [str(chair.entropy) for chair in room.match.chairs]
            luck = sight.luck_info(room.match)
            assert (luck.house, luck.seed, luck.entropy) == (None, None, None)
            known += [luck.promise, str(luck.commitment)]
            for seat in (0, 1, None):
                present = sight.present(room.match, sight.viewer_for(seat), 0, 0)
                known += [encoded(present).decode()]
                known += [encoded(say.TableChanged(room.info(None))).decode()]
            truth = bytes.fromhex(room.match.luck().seed)
            house = bytes.fromhex(room.match.opened.house)
            everything = " ".join(known)
            assert truth.hex() not in everything and house.hex() not in everything
            for seed in _guesses(known):
                assert commitment(seed) not in (luck.promise, luck.commitment)
                assert _first_numbers(seed) != _first_numbers(truth)

    run(story())


def _guesses(known: list[str]) -> list[bytes]:
    guesses = [bytes(32), b"\xff" * 32]
    for word in known:
        guesses += [hashlib.sha256(word.encode()).digest(), word.encode().ljust(32)[:32]]
        if len(word) == 64:
            guesses.append(bytes.fromhex(word))
    return guesses


def _first_numbers(seed: bytes) -> list[int]:
    nature = Sealed(seed, [*sengoku.game("glory").streams])
    return [int(nature.below(1, 1000)) for _ in range(6)]
