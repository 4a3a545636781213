"""A log on disk becomes a match; one that is damaged is refused, and never guessed."""

from collections.abc import Sequence

from sengoku.server import entries as log
from sengoku.server import sight
from sengoku.server.bodies import Days
from sengoku.server.match import Match
from sengoku.server.problems import Broken
from sengoku.server.store import EntryRow, TableRow

__all__ = ["index_row", "read_match", "read_on"]


def read_match(rows: Sequence[EntryRow]) -> Match:
    """The whole log of a table."""
    try:
        opened = log.read_entry(rows[0].data)
        assert isinstance(opened, log.Opened) and rows[0].number == 0, "a log begins at its opening"
        match = Match(opened, rows[0].at)
    except Exception as broken:
        raise Broken("table-is-broken", {"number": rows[0].number}) from broken
    read_on(match, rows[1:])
    return match


def read_on(match: Match, rows: Sequence[EntryRow]) -> list[log.Entry]:
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


def index_row(id: str, match: Match) -> TableRow:
    """What the lobby and the sweep look for."""
    due: int | None = None
    if isinstance(match.opened.pace, Days):  # other tables stay in memory while time runs
        due = sight.closing(match) or match.clock.zero()
    return TableRow(
        id=id,
        game=match.opened.game,
        status=match.status,
        listed=match.opened.listed,
        open_seats=sum(not chair.taken() for chair in match.chairs),
        created=match.created,
        due=due if match.running() else None,
    )
