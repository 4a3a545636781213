"""What may be done at a table: each request becomes entries for its log, or is refused.

Everything here follows from the match and the request; nothing is changed.
"""

from sengoku.kernel.problem import IllegalAction, Problem
from sengoku.server import counting
from sengoku.server import entries as log
from sengoku.server import messages as say
from sengoku.server.problems import Forbidden, Gone
from sengoku.server.table_log import Chair, TableLog

__all__ = [
    "Again",
    "action_of",
    "begin",
    "check_free",
    "check_open",
    "check_running",
    "check_seat",
    "entries_for",
    "stale",
]


class Again(Exception):
    """It has been done already."""


def entries_for(
    match: TableLog, seat: int, request: say.Request, theater: int = 0
) -> list[log.Entry]:
    """For the requests that change something; the others are answered in `answers.py`. `theater` is
    for how long a clock may stand while its player watches."""
    match request:
        case say.Move():
            return _move(match, seat, request)
        case say.Undo():
            return _undo(match, seat, request)
        case say.Propose():
            return _propose(match, seat, request)
        case say.Answer():
            return _answer(match, seat, request)
        case say.Resign():
            check_running(match)
            if match.chairs[seat].resigned:
                raise Again
            return [log.Resigned(seat)]
        case say.Orders():
            if match.chairs[seat].windows == request.windows:
                raise Again
            return [log.Ordered(seat, request.windows)]
        case say.GoOn():
            return _go_on(match, seat)
        case say.Watching() | say.Watched():
            return _watch(match, seat, request, theater)
    raise AssertionError(f"{type(request).__name__} changes nothing")


# -- deciding ----------------------------------------------------------------------------------


def _move(match: TableLog, seat: int, request: say.Move) -> list[log.Entry]:
    check_running(match)
    check_seat(match.chairs[seat])
    table = match.playing()
    if request.version != match.version:
        if _was_played(match, seat, request):
            raise Again
        raise stale(match, request.version)
    if match.paused:
        raise Gone("table-is-paused")
    action = action_of(match, seat, request)
    if request.option is None:  # else it is one of what the rules offer
        refused = table.why_not(seat, action)
        if refused is not None:
            raise refused
    if match.window() is None:
        return [log.Moved(seat, action, request.option)]
    if match.sealed.get(seat) == action:
        raise Again
    return [log.Answered(seat, action, request.option)]


def stale(match: TableLog, version: int) -> IllegalAction:
    return IllegalAction("stale-action", {"ply": version, "now": match.version})


def _was_played(match: TableLog, seat: int, request: say.Move) -> bool:
    """Whether this very move was the next change after the version that it answers."""
    done = match.done.get((request.version, seat))
    if done is None:
        return False
    if request.words is not None:
        return match.game.words(done.action) == request.words
    if request.action is not None:
        return done.action == request.action
    return done.option is not None and done.option == request.option


def action_of(match: TableLog, seat: int, request: say.Move | say.Why) -> int:
    """An action by one of its names; for who asks why, also by what it is about."""
    option = request.option if isinstance(request, say.Move) else None
    thing = request.thing if isinstance(request, say.Why) else None
    given = [name for name in (option, request.words, request.action, thing) if name is not None]
    if len(given) != 1:
        raise Problem("name-one-action", {"given": len(given)})
    if request.words is not None:
        return match.game.action(request.words)
    if request.action is not None:
        return request.action
    if thing is not None:
        return match.playing().missed(seat, thing)
    options = match.playing().options(seat)
    if not options:
        raise IllegalAction("not-your-decision", {"asked": match.playing().seat()})
    if option is None or option >= len(options):
        raise IllegalAction("not-an-option")
    return options[option]


def _undo(match: TableLog, seat: int, request: say.Undo) -> list[log.Entry]:
    check_running(match)
    check_seat(match.chairs[seat])
    if request.version != match.version:
        raise stale(match, request.version)
    if match.paused:
        raise Gone("table-is-paused")
    if not match.playing().may_undo(seat):
        raise Problem("cannot-undo")
    return [log.Undone(seat)]


def _watch(
    match: TableLog, seat: int, request: say.Watching | say.Watched, theater: int
) -> list[log.Entry]:
    """Nothing happens where no clock of this seat runs: in a window, say, which nobody prolongs."""
    if request.version == match.version:
        most = match.clock.to_watch(seat, theater)
        if isinstance(request, say.Watched):
            if match.clock.watches(seat):
                return [log.Watched(seat)]
        elif most > 0:
            return [log.Watching(seat, most)]
    raise Again


# -- agreeing ----------------------------------------------------------------------------------


def _propose(match: TableLog, seat: int, request: say.Propose) -> list[log.Entry]:
    check_running(match)
    check_seat(match.chairs[seat])
    what = request.what
    counting.check_proposal(match, what, request.pace)
    if what == "takeback" and request.version != match.version:
        raise stale(match, request.version)
    check_free(match, seat, what)
    if (what == "takeback") != (request.ply is not None):
        raise Problem("bad-proposal")
    if (what == "pace") != (request.pace is not None):
        raise Problem("bad-proposal")
    if request.ply is not None:
        match.playing().check_ply(request.ply)
    if what in ("pause", "resume") and match.paused == (what == "pause"):
        raise Again
    if what == "pace" and request.pace == match.pace:
        raise Again
    needed = match.consenting()
    return [log.Proposed(seat, what, request.ply, needed, request.pace, waits=True)]


def check_free(match: TableLog, seat: int, what: str) -> None:
    """One proposal at a time; and what was declined is not asked again before the next decision, so
    nobody makes the table wait for ever."""
    if match.proposal is not None:
        if (match.proposal.what, match.proposal.seat) == (what, seat):
            raise Again
        raise Gone("another-proposal")
    if (seat, what) in match.declined and what != "resume":
        raise Gone("was-declined")


def _answer(match: TableLog, seat: int, request: say.Answer) -> list[log.Entry]:
    check_running(match)
    check_seat(match.chairs[seat])
    if match.proposal is None or match.proposal.number != request.proposal:
        raise Gone("no-such-proposal")
    if seat not in match.proposal.needed:
        raise Forbidden("not-asked")
    if seat in match.proposal.agreed and request.agree:
        raise Again
    return [log.Agreed(seat) if request.agree else log.Declined(seat)]


def _go_on(match: TableLog, seat: int) -> list[log.Entry]:
    check_running(match)
    if match.chairs[seat].resigned:
        raise Forbidden("has-resigned")
    if not match.chairs[seat].stand_in:
        raise Again
    return [log.WentOn(seat)]


def check_running(match: TableLog) -> None:
    if match.status == "open":
        raise Gone("not-begun")
    if not match.running():
        raise Gone("game-is-over")


def check_seat(chair: Chair) -> None:
    """Who plays here himself."""
    if chair.resigned:
        raise Forbidden("has-resigned")
    if chair.stand_in:
        raise Forbidden("bot-stands-in")


# -- before the first card ---------------------------------------------------------------------


def check_open(match: TableLog) -> None:
    if match.status != "open":
        raise Gone("has-begun")


def begin(match: TableLog) -> list[log.Entry]:
    if match.status != "open":
        raise Again
    open_seats = sum(not chair.taken() for chair in match.chairs)
    if open_seats:
        raise Gone("seats-are-open", {"count": open_seats})
    counting.check_agreed(match)
    return [log.Started()]
