"""What is played again from records and logs, for those who look back. It takes as long as a record
is long, so it is done in a process of its own (`reader.py`), and play does not wait for it."""

from typing import Any, TypeAlias

from msgspec import Struct

import sengoku
from sengoku.kernel.event import Event
from sengoku.kernel.nature import Fast
from sengoku.kernel.problem import Problem
from sengoku.kernel.record import Record, check_luck, read_record, replay
from sengoku.kernel.viewer import NOBODY, viewer_named
from sengoku.server import sight
from sengoku.server.bodies import (
    Foresee,
    Foreseen,
    Lesson,
    Plate,
    Prospect,
    ProspectWish,
    Replayed,
    TableInfo,
    Trying,
    Verified,
)
from sengoku.server.lessons import lesson
from sengoku.server.opening import cut
from sengoku.server.plates import foreseen, tried
from sengoku.server.problems import info_of
from sengoku.server.reading import read_match
from sengoku.server.store import EntryRow

__all__ = [
    "Before",
    "Check",
    "Cut",
    "Decided",
    "Decision",
    "Glance",
    "Glanced",
    "Learn",
    "LookBack",
    "Looked",
    "SeenAgain",
    "SeenAhead",
    "Try",
    "TryAhead",
    "look",
]

NOBODY_HERE = sight.Onlookers(frozenset())


class Check(Struct, frozen=True, tag="check"):
    """Whether a record is whole and its luck the promised one."""

    sent: bytes


class SeenAgain(Struct, frozen=True, tag="again"):
    """A position as a viewer saw it."""

    record: Record
    ply: int
    viewer: str


class SeenAhead(Struct, frozen=True, tag="ahead"):
    """What could be foreseen back then."""

    record: Record
    asked: Foresee


class Decision(Struct, frozen=True, tag="decision"):
    """A decision with the world as its seat knew it; with `seat` its next one where there was a
    choice, from there on; with `instead` another action, by its words."""

    record: Record
    ply: int
    seat: int | None = None
    instead: dict[str, Any] | None = None


class Decided(Struct, frozen=True):
    ply: int
    seat: int
    only: bool  # there was nothing to choose
    world: dict[str, Any]
    action: int = 0


class Cut(Struct, frozen=True, tag="cut"):
    """The record up to a position that is not the end."""

    record: Record
    ply: int


class Glance(Struct, frozen=True, tag="glance"):
    """A table that is not in memory, by its log."""

    rows: list[EntryRow]


class Glanced(Struct, frozen=True):
    """As somebody sees it who has no seat there."""

    info: TableInfo
    host: str
    sittings: list[int | None]
    kept_for: list[str]
    blocked: list[str]


class Learn(Struct, frozen=True, tag="learn"):
    game: str


class Before(Struct, frozen=True, tag="before"):
    """What a match would begin on: no record yet, but as much work as a short one."""

    game: str
    wish: ProspectWish


class Try(Struct, frozen=True, tag="try"):
    """A picture of the rule book after what somebody tried there."""

    game: str
    plate: str
    trying: Trying


class TryAhead(Struct, frozen=True, tag="try_ahead"):
    """What could be foreseen there."""

    game: str
    plate: str
    trying: Trying


LookBack: TypeAlias = (
    Check | SeenAgain | SeenAhead | Decision | Cut | Glance | Learn | Before | Try | TryAhead
)
Looked: TypeAlias = (
    Verified | Replayed | Foreseen | Decided | Record | Glanced | Lesson | Prospect | Plate
)


def look(asked: LookBack) -> Looked:
    match asked:
        case Check():
            return _check(asked)
        case SeenAgain():
            return _again(asked)
        case SeenAhead():
            return _ahead(asked)
        case Decision():
            return _decision(asked)
        case Cut():
            return cut(asked.record, asked.ply)
        case Glance():
            return _glance(asked)
        case Learn():
            return lesson(asked.game)
        case Before():
            return _before(asked)
        case Try():
            return tried(asked.game, asked.plate, asked.trying.played)
        case TryAhead():
            found = foreseen(asked.game, asked.plate, asked.trying.played, asked.trying.about)
            return Foreseen(len(asked.trying.played), found)


def _check(asked: Check) -> Verified:
    try:
        given = read_record(asked.sent)
        check_luck(given)
        state = replay(sengoku.game(given.game), given)
    except Problem as problem:
        return Verified(False, problem=info_of(problem))
    return Verified(True, given.game, len(given.actions), state.over(), given.digest)


def _again(asked: SeenAgain) -> Replayed:
    game, viewer = sengoku.game(asked.record.game), viewer_named(asked.viewer, asked.record.seats)
    journal: list[Event] = []
    state = replay(game, asked.record, at=asked.ply, journal=journal)
    return Replayed(
        game=game.slug,
        ply=asked.ply,
        plies=len(asked.record.actions),
        viewer=viewer.name(),
        seat=None if viewer.seat < 0 else int(viewer.seat),
        over=state.over(),
        view=game.view(state, viewer),
        events=[event.told(viewer) for event in journal],
    )


def _ahead(asked: SeenAhead) -> Foreseen:
    """From public facts alone: it is asked of a world in which all secrets were invented anew."""
    game = sengoku.game(asked.record.game)
    state = replay(game, asked.record, at=asked.asked.ply)
    world = state.redeal(NOBODY, Fast(0, len(game.streams)))
    return Foreseen(asked.asked.ply, game.inquire(world, asked.asked.about))


def _decision(asked: Decision) -> Decided:
    game = sengoku.game(asked.record.game)
    state, ply = replay(game, asked.record, at=asked.ply), asked.ply
    while asked.seat is not None and not (state.seat() == asked.seat and len(state.options()) > 1):
        state.play(asked.record.actions[ply])
        ply += 1
        if state.over():
            return Decided(ply, asked.seat, True, {})
    seat, action = int(state.seat()), asked.record.actions[ply]
    if asked.instead is not None:
        action = game.action(asked.instead)
        refused = game.why_not(state, seat, action)
        if refused is not None:
            raise refused
    world = game.save(state.redeal(seat, Fast(0, len(game.streams))))
    return Decided(ply, seat, len(state.options()) == 1, world, action)


def _glance(asked: Glance) -> Glanced:
    match = read_match(asked.rows)
    info = sight.table_info(asked.rows[0].table_id, match, sight.Eyes(), NOBODY_HERE, 0, {})
    sittings = [chair.sitting for chair in match.chairs]
    kept_for = [chair.kept_for for chair in match.chairs]
    return Glanced(info, match.host, sittings, kept_for, [*match.blocked])


def _before(asked: Before) -> Prospect:
    game, wish = sengoku.game(asked.game), asked.wish
    shown: dict[str, Any] = {}
    try:
        shown = game.prospect(wish.seats, wish.options)
        game.setup(wish.seats, wish.options)
    except Problem as problem:
        return Prospect(shown, info_of(problem))
    return Prospect(shown, None)
