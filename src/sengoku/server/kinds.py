"""Entries of a log, by what they change at a table."""

from sengoku.server import entries as log

__all__ = ["CLOCKS", "SEATING", "UNTOLD", "WISHES"]

# What changes nothing about who sits there, and what changes clocks but not the match.
UNTOLD = {log.Moved, log.Answered, log.Ordered, log.Watching, log.Watched}
CLOCKS = {
    log.StoodIn,
    log.WentOn,
    log.Woke,
    log.Watching,
    log.Watched,
    log.Proposed,
    log.Declined,
}
SEATING = {log.Sat, log.Left, log.Reseated, log.Agreed, log.Blocked}

# Without these a match comes to its end, too.
WISHES = {
    log.Sat,
    log.Reseated,
    log.Blocked,
    log.Pardoned,
    log.GaveEntropy,
    log.Called,
    log.Counted,
    log.Consented,
    log.Undone,
    log.Proposed,
    log.Ordered,
    log.Watching,
}
