"""A match that counts for the rating: everybody agreed to it before the first card, and plays for
himself, against a clock, without hints and without taking anything back."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from sengoku.arena.anchors import points_of
from sengoku.kernel.problem import Problem
from sengoku.server import entries as log
from sengoku.server.bodies import Absence, Days, Free, Live, Pace
from sengoku.server.problems import Forbidden, Gone
from sengoku.server.table_log import TableLog

__all__ = [
    "absence_of",
    "allows_hints",
    "check_agreed",
    "check_bot",
    "check_for_himself",
    "check_one_seat",
    "check_opening",
    "check_pace",
    "check_proposal",
    "counted",
    "pace_of",
]


# -- how it is played ------------------------------------------------------------------------------


def allows_hints(match: TableLog) -> bool:
    return match.opened.hints and not match.counts


def pace_of(match: TableLog) -> Pace:
    """No bot takes over whose time is up: he gives up."""
    pace = match.pace
    if match.counts and isinstance(pace, Live | Days) and pace.at_zero == "bot":
        return replace(pace, at_zero="resign")
    return pace


def absence_of(match: TableLog) -> Absence:
    """Nor who stays away."""
    absence = match.opened.absence
    counts = match.counts and absence.rule == "bot"
    return replace(absence, rule="win") if counts else absence


def check_proposal(match: TableLog, what: str, pace: Pace | None) -> None:
    """Against bots alone everything would be agreed at once."""
    if not match.counts:
        return
    if what == "takeback":
        raise Forbidden("counts-nothing-back")
    if what in ("abandon", "pause") and len(match.consenting()) < 2:
        raise Forbidden("counts-alone")
    if pace is not None:
        check_pace(pace)


def check_for_himself(match: TableLog) -> None:
    """Neither a bot nor somebody else plays on for a player."""
    if match.counts:
        raise Forbidden("counts-own-seat")


# -- whether it can count --------------------------------------------------------------------------


def check_opening(opened: log.Opened, seated: Sequence[str]) -> None:
    """`seated`: the people who sit there from the beginning."""
    if not opened.counts:
        return
    check_pace(opened.pace)
    _check_apart(seated)
    for bot in opened.bots:
        check_bot(opened.game, bot)


def check_pace(pace: Pace) -> None:
    """Or who is losing would just stop playing."""
    if isinstance(pace, Free):
        raise Problem("counts-clock")


def check_bot(game: str, bot: str) -> None:
    """Only bots whose strength was measured."""
    if bot and points_of(game, bot) is None:
        raise Problem("counts-bot", {"bot": bot})


def check_one_seat(match: TableLog, person: str, seat: int) -> None:
    others = [chair for chair in match.chairs if chair.seat != seat]
    if match.counts and any(chair.person == person for chair in others):
        raise Gone("counts-one-seat")


def _check_apart(seated: Iterable[str]) -> None:
    people = [*seated]
    if len(people) != len({*people}):
        raise Problem("counts-one-seat")


# -- agreeing --------------------------------------------------------------------------------------


def counted(match: TableLog, *, counts: bool) -> list[log.Entry]:
    """The host changes it before the first card."""
    if counts:
        if match.opened.origin is not None:
            raise Problem("counts-from-the-start")
        check_pace(match.pace)
        _check_apart(chair.person for chair in match.chairs if chair.person is not None)
        for chair in match.chairs:
            check_bot(match.opened.game, chair.bot)
    return [] if match.counts == counts else [log.Counted(counts)]


def check_agreed(match: TableLog) -> None:
    count = sum(not chair.agreed for chair in match.chairs)
    if count:
        raise Gone("not-agreed", {"count": count})
