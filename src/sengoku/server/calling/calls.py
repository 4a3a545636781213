"""Who is called, about what, and how often: while he is away, once an hour for each table."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

import structlog

from sengoku.kernel.problem import Problem
from sengoku.server import entries as log
from sengoku.server.calling.ways import Note, Ways
from sengoku.server.store import StoreFails
from sengoku.server.store.reaches import Reach
from sengoku.text import Text

if TYPE_CHECKING:
    from sengoku.server.house import House
    from sengoku.server.room import Room

__all__ = ["Calls", "standing"]

HOUR = 3_600_000

_Stood: TypeAlias = tuple[str, frozenset[int]]  # the status, and whom the table waited for

_log = structlog.get_logger("calls")


def standing(room: "Room") -> _Stood:
    match = room.match
    asked = [seat for seat in match.waiting() if not match.chairs[seat].player()]
    return match.status, frozenset(asked)


class Calls:
    def __init__(self, house: "House", ways: Ways) -> None:
        self._house = house
        self.ways = ways

    def before(self, room: "Room") -> _Stood | None:
        """How it stands now, if that will be of interest."""
        return standing(room) if self.ways.offered() else None

    def note(self, room: "Room", entries: Sequence[log.Entry], before: _Stood | None) -> None:
        """Something was written at a table: who should know of it is called in a moment, unless he
        comes by himself."""
        if before is None:
            return
        for seat, kind in _wanted(room, entries, before).items():
            person = room.match.chairs[seat].person
            if person is not None and seat not in room.onlookers().seats:
                self._house.spawn(self._call(room, seat, person, kind))

    async def _call(self, room: "Room", seat: int, person: str, kind: str) -> None:
        house = self._house
        await house.until(house.watch.now() + house.config.call_delay)
        try:
            if seat in room.onlookers().seats or not _still(room, seat, kind):
                return
            reaches = await house.store.reaches.of(person)
            if not reaches or not await self._may_call(person, room.id):
                return
            for reach in reaches:
                await self._send(reach, _note(room, seat, kind, reach.language))
        except StoreFails:
            return  # it is told at the table all the same

    async def _may_call(self, person: str, table: str) -> bool:
        now = self._house.watch.now()
        return await self._house.store.reaches.note_call(person, table, now, now - HOUR)

    async def _send(self, reach: Reach, note: Note) -> None:
        """What goes wrong with one of them is his own affair, and no fault of the house."""
        try:
            if not await self.ways.send(reach, note):
                await self._house.store.reaches.drop(reach.person_id, reach.id)
        except StoreFails:
            raise
        except Exception as failed:
            why = failed.key if isinstance(failed, Problem) else type(failed).__name__
            _log.warning("call_failed", kind=reach.kind, why=why)


def _wanted(room: "Room", entries: Sequence[log.Entry], before: _Stood) -> dict[int, str]:
    """By seat what he is called about; the most important last."""
    match, (status, waited) = room.match, before
    kinds: dict[int, str] = {}
    if any(isinstance(entry, log.Called) for entry in entries):
        kinds |= dict.fromkeys(match.consenting(), "begins")
    if status != match.status and match.running():
        kinds |= dict.fromkeys(match.consenting(), "begins")
    kinds |= dict.fromkeys(standing(room)[1] - waited, "turn")
    if match.proposal is not None and any(isinstance(entry, log.Proposed) for entry in entries):
        asked = match.proposal.needed - match.proposal.agreed
        kinds |= dict.fromkeys(asked, "proposal")
    if status == "running" and not match.running():
        kinds |= dict.fromkeys(match.consenting(), "over")
    return kinds


def _still(room: "Room", seat: int, kind: str) -> bool:
    if kind == "turn":
        return seat in standing(room)[1]
    if kind == "proposal":
        return room.match.proposal is not None
    return True


def _note(room: "Room", seat: int, kind: str, language: str) -> Note:
    """Public facts only: the game and whom one plays with."""
    text, match = Text(language), room.match
    others = ", ".join(chair.name for at, chair in enumerate(match.chairs) if at != seat)
    game = text.say(f"{match.game.slug}-title")
    title = text.say(f"call-{kind}", game=game)
    return Note(
        kind, title, text.say("call-with", game=game, names=others), f"/table/{room.id}", room.id
    )
