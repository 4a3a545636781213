"""Who is away from a table and since when, and when the table's rule about that acts by itself."""

from typing import TYPE_CHECKING

from sengoku.server import entries as log
from sengoku.server.bodies import Days
from sengoku.server.counting import absence_of
from sengoku.server.problems import Gone

if TYPE_CHECKING:
    from sengoku.server.room import Room

__all__ = ["acts_at", "away_since", "check_away", "overdue", "stood_in"]


def away_since(room: "Room", here: frozenset[int]) -> dict[int, int]:
    """By seat, of the people who are not here: when they last were, as far as this server knows."""
    return {seat: room.last_here(seat) for seat in room.match.consenting() if seat not in here}


def check_away(room: "Room", seat: int) -> None:
    """For so long that somebody else may do something about it; else it says how long to wait."""
    here = seat in room.onlookers().seats
    wait = 0 if here else room.house.config.away - room.away(seat)
    if here or wait > 0:
        raise Gone("is-present", {"seat": seat, "wait": -(-wait // 1000)})


def acts_at(room: "Room", here: frozenset[int]) -> dict[int, int]:
    """When the rule acts, for the seat that the table waits for. Nobody is replaced while nobody
    else is here to play on, nor where a decision has days."""
    match, absence = room.match, absence_of(room.match)
    if absence.rule == "wait" or isinstance(match.pace, Days) or match.waits():
        return {}
    if match.window() is not None:  # it closes by itself
        return {}
    away = away_since(room, here)
    if all(seat in away for seat in match.consenting()):
        return {}
    return {
        seat: max(away[seat], match.since) + absence.after * 1000
        for seat in match.waiting()
        if seat in away and not match.chairs[seat].player()
    }


def overdue(room: "Room") -> list[log.Entry]:
    """What the rule does now."""
    absence = absence_of(room.match)
    now = room.house.watch.now()
    late = [seat for seat, at in acts_at(room, room.onlookers().seats).items() if at <= now]
    if absence.rule == "win":
        return [log.Resigned(seat) for seat in late]
    return [stood_in(room, seat) for seat in late]


def stood_in(room: "Room", seat: int) -> log.StoodIn:
    """By the bot that the table chose."""
    absence = absence_of(room.match)
    return log.StoodIn(seat, absence.bot if absence.rule == "bot" else "")
