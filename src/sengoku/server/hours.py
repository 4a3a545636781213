"""What happens at a table by itself, and when: a window closes, a clock is at zero, somebody has
been away for too long, or nobody came back."""

from typing import TYPE_CHECKING

from sengoku.server import absence, counting, windows
from sengoku.server import entries as log
from sengoku.server.bodies import Days, Live
from sengoku.server.table_log import TableLog

if TYPE_CHECKING:
    from sengoku.server.room import Room

__all__ = ["due_at", "minds_absence", "needs_time", "overdue"]


def needs_time(room: "Room") -> bool:
    """Whether anything happens by itself, now or later."""
    match = room.match
    if match.deserted() or due_at(room) is not None:
        return True
    return any(match.chairs[seat].player() for seat in match.waiting())


def due_at(room: "Room") -> int | None:
    """When the next of it happens."""
    match = room.match
    if not match.running() or match.paused:
        return None
    if match.deserted():
        return match.given_up()
    if match.waits():
        return None
    window = match.window()
    if window is not None:
        return windows.closes_at(match, window, room.house.config.window_least)
    zero = match.clock.zero()
    if not minds_absence(match):
        return zero
    until = room.onlookers().until
    return min([*until.values(), *([] if zero is None else [zero])], default=None)


def minds_absence(match: TableLog) -> bool:
    return counting.absence_of(match).rule != "wait"


def overdue(room: "Room") -> list[log.Entry]:
    """What happens now that it is due."""
    match = room.match
    if match.deserted():
        return [log.Deserted()]
    window = match.window()
    if window is not None:
        return windows.answers(match, window)
    absent = absence.overdue(room)
    if absent:
        return absent
    seat, pace = match.playing().seat(), counting.pace_of(match)
    at_zero = pace.at_zero if isinstance(pace, Live | Days) else "bot"
    if at_zero == "skip" or match.playing().formal():
        return [log.Moved(seat, match.playing().absent())]
    return [log.Resigned(seat) if at_zero == "resign" else absence.stood_in(room, seat)]
