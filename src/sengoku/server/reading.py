"""A log on disk becomes a match; one that is damaged is refused, and never guessed."""

import asyncio
from collections.abc import Sequence

from sengoku.server import entries as log
from sengoku.server import sight
from sengoku.server.bodies import Days, Free, Live, Status
from sengoku.server.problems import Broken
from sengoku.server.store import EntryRow, TableRow
from sengoku.server.table_log import TableLog

__all__ = ["in_the_index", "index_row", "read_gently", "read_match", "read_on"]

AT_A_TIME = 10  # entries, while everybody else waits
PACES = {Live: "live", Days: "days", Free: "free"}


def read_match(rows: Sequence[EntryRow]) -> TableLog:
    """The whole log of a table."""
    match = _begun(rows)
    read_on(match, rows[1:])
    return match


async def read_gently(rows: Sequence[EntryRow]) -> TableLog:
    """The same, little by little, and others have their turns meanwhile."""
    match = _begun(rows)
    for first in range(1, len(rows), AT_A_TIME):
        await asyncio.sleep(0)
        read_on(match, rows[first : first + AT_A_TIME])
    return match


def _begun(rows: Sequence[EntryRow]) -> TableLog:
    try:
        opened = log.read_entry(rows[0].data)
        assert isinstance(opened, log.Opened) and rows[0].number == 0, "a log begins at its opening"
        return TableLog(opened, rows[0].at)
    except Exception as broken:
        raise Broken("table-is-broken", {"number": rows[0].number}) from broken


def read_on(match: TableLog, rows: Sequence[EntryRow]) -> list[log.Entry]:
    """What follows in the log; if it does not fit, the match is of no use any more."""
    entries = []
    for row in rows:
        try:
            assert row.number == match.number, "the log has a hole"
            entries.append(log.read_entry(row.data))
            match.apply(entries[-1], row.at)
        except Exception as broken:
            raise Broken("table-is-broken", {"number": match.number}) from broken
    return entries


def in_the_index(match: TableLog) -> tuple[Status, int, int | None, str]:
    """What the lobby and the sweep look for and what changes: whether it runs, how many seats are
    open, when somebody's days will be over, and its pace."""
    due: int | None = None
    kind = PACES[type(match.pace)]
    if isinstance(match.pace, Days) and match.running():  # others stay in memory meanwhile
        alone = match.given_up() if match.deserted() else None
        due = alone or sight.closing(match) or match.clock.zero()
    if match.status != "open":  # else nobody leaves his seat
        return match.status, 0, due, kind
    return match.status, sum([not chair.taken() for chair in match.chairs]), due, kind


def index_row(id: str, match: TableLog) -> TableRow:
    status, open_seats, due, pace = in_the_index(match)
    return TableRow(
        id=id,
        game=match.opened.game,
        status=status,
        listed=match.listed,
        open_seats=open_seats,
        created=match.created,
        due=due,
        pace=pace,
        size=len(match.chairs),
        level=match.opened.level,
    )
