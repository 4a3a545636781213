"""When a window closes, and what it closes with. No card decides over time, only public facts do.

A window stays open for the same least time whoever is asked. Then it closes as soon as everybody
who decides for himself has answered; at the latest after the table's own time, with a pass for
those who said nothing.
"""

from sengoku.kernel.game import Window
from sengoku.server import entries as log
from sengoku.server.table_log import TableLog

__all__ = ["answers", "closes_at"]


def closes_at(match: TableLog, window: Window, least: int) -> int:
    if all(seat in match.sealed or _passes(match, window, seat) for seat in window.seats):
        return match.since + least
    return match.since + max(least, match.window_time * 1000)


def answers(match: TableLog, window: Window) -> list[log.Entry]:
    """Every answer in the order of the rules."""
    return [log.Moved(seat, match.sealed.get(seat, window.passing)) for seat in window.seats]


def _passes(match: TableLog, window: Window, seat: int) -> bool:
    """By standing order, whatever the seat holds. Bots are asked each time."""
    chair = match.chairs[seat]
    if chair.player():
        return False
    return chair.windows == "pass" or (chair.windows == "others" and window.about != seat)
