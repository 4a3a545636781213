"""What reaches people: every message of a table, built field by field for one viewer.

This is an allow-list. The true state is asked for views, told events and the question of the
viewer's own seat; nothing else of it is read here.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from msgspec.structs import replace

from sengoku.kernel.viewer import PUBLIC, REFEREE, Viewer, viewer_of
from sengoku.server import bodies, counting
from sengoku.server import messages as say
from sengoku.server.changes import Edits
from sengoku.server.table_log import TableLog
from sengoku.server.visitors import named

__all__ = [
    "Eyes",
    "MatchMoment",
    "Onlookers",
    "closing",
    "due",
    "luck_info",
    "present",
    "seen",
    "table_info",
    "viewer_for",
]


@dataclass(frozen=True, slots=True)
class Onlookers:
    """Seats whose player is here. Since when the others are away, and when the table's rule about
    that acts."""

    seats: frozenset[int]
    away: Mapping[int, int] = field(default_factory=dict)
    until: Mapping[int, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Eyes:
    """Whose table it is told to: the seats that he holds, those kept for him, the people whom he
    does not want to hear, and whether he is the host."""

    seats: frozenset[int] = frozenset()
    offered: frozenset[int] = frozenset()
    muted: frozenset[str] = frozenset()
    host: bool = False


def viewer_for(seat: int | None, *, referee: bool = False) -> Viewer:
    if seat is not None:
        return viewer_of(seat)
    return REFEREE if referee else PUBLIC


def seen(viewer: Viewer) -> say.Looker:
    return say.Looker(viewer.name(), None if viewer.seat < 0 else int(viewer.seat))


# -- the table ---------------------------------------------------------------------------------


def table_info(
    id: str,
    match: TableLog,
    eyes: Eyes,
    here: Onlookers,
    looking: int,
    visitors: Mapping[str, bodies.Visitor],
) -> bodies.TableInfo:
    """`looking`: how many look on; `visitors`: by person those of them who tell their name."""
    opened = match.opened
    return bodies.TableInfo(
        id=id,
        game=opened.game,
        edition=opened.edition,
        newest=match.game.edition,
        options=dict(match.setup.options),
        status=match.status,
        seats=[_seat_info(id, match, seat, eyes, here) for seat in range(len(match.chairs))],
        pace=counting.pace_of(match),
        window=match.window_time,
        absence=counting.absence_of(match),
        listed=match.listed,
        hands_known=match.hands_known,
        hints=counting.allows_hints(match),
        host=eyes.host,
        created=match.created,
        version=match.version,
        ply=0 if match.table is None else match.table.ply(),
        waiting=match.waiting(),
        due=due(match),
        round=match.round(),
        paused=match.paused,
        called=match.called,
        spectators=looking,
        commitment="" if match.status == "open" else match.luck().commitment,
        proposal=_proposal_info(match),
        result=match.result,
        rematch=match.rematch,
        origin=opened.origin_table,
        level=opened.level,
        called_at=match.called_at,
        onlookers=[
            replace(visitor, muted=True) if person in eyes.muted else visitor
            for person, visitor in visitors.items()
        ],
        blocked=_blocked(id, match) if eyes.host else [],
        counts=match.counts,
    )


def _blocked(id: str, match: TableLog) -> list[bodies.Visitor]:
    """Several devices of one person are one."""
    found = {name: named(id, person) for person, name in match.blocked.items()}
    return [bodies.Visitor(who, name) for name, who in found.items()]


def due(match: TableLog) -> int | None:
    """When the time is up of those whom the table waits for."""
    if not match.running() or match.paused:
        return None
    return closing(match) or match.clock.zero()


def _seat_info(id: str, match: TableLog, seat: int, eyes: Eyes, here: Onlookers) -> bodies.SeatInfo:
    chair = match.chairs[seat]
    kind: Literal["open", "human", "bot"] = "human"
    if not chair.taken():
        kind = "open"
    elif chair.bot or chair.outside:
        kind = "bot"
    return bodies.SeatInfo(
        seat=seat,
        kind=kind,
        name=chair.name,
        bot=chair.bot,
        yours=seat in eyes.seats,
        present=chair.bot != "" or seat in here.seats,
        resigned=chair.resigned,
        stand_in=chair.stand_in,
        entropy=chair.entropy is not None,
        kept_for=chair.kept_name,
        offered=seat in eyes.offered,
        away=here.away.get(seat),
        until=here.until.get(seat),
        color=chair.color,
        crest=chair.crest,
        who=named(id, chair.person),
        hosts=chair.person == match.host,
        came=match.called and seat in match.came,
        muted=chair.person in eyes.muted,
        agreed=chair.agreed,
    )


def _proposal_info(match: TableLog) -> bodies.ProposalInfo | None:
    proposal = match.proposal
    if proposal is None:
        return None
    return bodies.ProposalInfo(
        number=proposal.number,
        what=proposal.what,
        seat=proposal.seat,
        ply=proposal.ply,
        agreed=sorted(proposal.agreed),
        needed=sorted(proposal.needed),
        name=proposal.name,
        pace=proposal.pace,
    )


def luck_info(match: TableLog) -> bodies.LuckInfo:
    """The promise from the beginning, the commitment from the deal, the rest at the end."""
    luck = match.luck()
    ended = match.status in ("over", "abandoned")
    return bodies.LuckInfo(
        promise=luck.promise,
        commitment=None if match.status == "open" else luck.commitment,
        house=luck.house if ended else None,
        entropy=[*luck.entropy] if ended else None,
        seed=luck.seed if ended else None,
    )


# -- the match ---------------------------------------------------------------------------------


class MatchMoment:
    """The match at one moment; what is the same for all who look is found once. `kept` events they
    have already."""

    def __init__(self, match: TableLog, kept: int, now: int) -> None:
        self.version = match.version
        self._match = match
        self._table = match.playing()
        self._ply = self._table.ply()
        self._seat = self._table.seat()
        self._kept = kept
        self._moments = _moments(match, kept)
        self._running = match.running()
        self._waiting = match.waiting()
        self._window = match.window() is not None
        self._closes = closing(match)
        self._clocks = _clocks(match, now)

    def views(self, viewers: list[Viewer]) -> list[dict[str, Any]]:
        return self._table.views(viewers)

    def present(self, viewer: Viewer, view: dict[str, Any]) -> say.Present:
        """Parts of the view may be written already."""
        seat = int(viewer.seat)
        return say.Present(
            version=self.version,
            ply=self._ply,
            kept=self._kept,
            events=self._table.log(viewer, self._kept),
            moments=self._moments,
            view=view,
            waiting=self._waiting,
            asked=self._asked(seat, view["question"]),
            may_undo=seat >= 0 and self._running and self._table.may_undo(seat),
            closes=self._closes,
            clocks=self._clocks,
            result=self._match.result,
        )

    def changed(self, viewer: Viewer, question: Any, after: int, edits: Edits) -> say.Changed:
        """The same for who has the view of version `after`, from which the edits lead here."""
        seat = int(viewer.seat)
        asked = self._standing(seat, question)
        return say.Changed(
            after=after,
            version=self.version,
            ply=self._ply,
            kept=self._kept,
            events=self._table.log(viewer, self._kept),
            moments=self._moments,
            question=question,
            sets=edits[0],
            splices=edits[1],
            waiting=self._waiting,
            asked=None if asked is None else self._prompt(seat, asked, question),
            may_undo=seat >= 0 and self._running and self._table.may_undo(seat),
            closes=self._closes,
            clocks=self._clocks,
            result=self._match.result,
        )

    def _asked(self, seat: int, standing: Any) -> say.Asked | None:
        question = self._standing(seat, standing)
        if question is None:
            return None
        return say.Asked(seat, question, self._window, seat in self._match.sealed)

    def _prompt(self, seat: int, question: Any, standing: Any) -> say.Prompt:
        own = None if question is standing else question
        return say.Prompt(seat, own, self._window, seat in self._match.sealed)

    def _standing(self, seat: int, standing: Any) -> Any:
        """The standing question of the view, which may be written already, unless a window asks
        this seat ahead of its turn."""
        if seat not in self._waiting or self._match.chairs[seat].player():
            return None
        return standing if seat == self._seat else self._table.question(seat)


def present(match: TableLog, viewer: Viewer, kept: int, now: int) -> say.Present:
    scene = MatchMoment(match, kept, now)
    return scene.present(viewer, scene.views([viewer])[0])


def _moments(match: TableLog, kept: int) -> list[say.Moment]:
    """Of the events that are told now."""
    at = len(match.moments)
    while at > 0 and match.moments[at - 1][0] > kept:
        at -= 1
    return [say.Moment(*moment) for moment in match.moments[at:]]


def closing(match: TableLog) -> int | None:
    """When the standing window closes at the latest."""
    if match.window() is None or match.paused or match.waits():
        return None
    return match.since + match.window_time * 1000


def _clocks(match: TableLog, now: int) -> say.Clocks:
    stands = match.clock.seat is None or match.waits()
    running = [] if stands or match.clock.seat is None else [match.clock.seat]
    return say.Clocks(now, running, match.clock.left(now), match.clock.stands(now))
