"""What reaches people: every message of a table, built field by field for one viewer.

This is an allow-list. The true state is asked for views, told events and the question of the
viewer's own seat; nothing else of it is read here.
"""

from dataclasses import dataclass
from typing import Any, Literal

from sengoku.kernel.viewer import PUBLIC, REFEREE, Viewer, viewer_of
from sengoku.server import bodies
from sengoku.server import messages as say
from sengoku.server.changes import Edits
from sengoku.server.match import Match

__all__ = [
    "Onlookers",
    "Scene",
    "closing",
    "luck_info",
    "present",
    "seen",
    "table_info",
    "viewer_for",
]


@dataclass(frozen=True, slots=True)
class Onlookers:
    """Who is connected: seats with a player, and how many look on."""

    seats: frozenset[int]
    spectators: int


def viewer_for(seat: int | None, *, referee: bool = False) -> Viewer:
    if seat is not None:
        return viewer_of(seat)
    return REFEREE if referee else PUBLIC


def seen(viewer: Viewer) -> say.Seen:
    return say.Seen(viewer.name(), None if viewer.seat < 0 else int(viewer.seat))


# -- the table ---------------------------------------------------------------------------------


def table_info(
    id: str, match: Match, seats: frozenset[int], host: bool, here: Onlookers
) -> bodies.TableInfo:
    """`seats` are those that the listener holds."""
    opened = match.opened
    return bodies.TableInfo(
        id=id,
        game=opened.game,
        edition=opened.edition,
        newest=match.game.edition,
        options=dict(match.setup.options),
        status=match.status,
        seats=[_seat_info(match, seat, seat in seats, here) for seat in range(len(match.chairs))],
        pace=opened.pace,
        window=opened.window,
        listed=match.listed,
        hands_known=match.hands_known,
        hints=opened.hints,
        host=host,
        created=match.created,
        version=match.version,
        ply=0 if match.table is None else match.table.ply(),
        paused=match.paused,
        spectators=here.spectators,
        commitment="" if match.status == "open" else match.luck().commitment,
        proposal=_proposal_info(match),
        result=match.result,
        rematch=match.rematch,
        origin=opened.origin_table,
    )


def _seat_info(match: Match, seat: int, yours: bool, here: Onlookers) -> bodies.SeatInfo:
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
        yours=yours,
        present=chair.bot != "" or seat in here.seats,
        resigned=chair.resigned,
        stand_in=chair.stand_in,
        entropy=chair.entropy is not None,
    )


def _proposal_info(match: Match) -> bodies.ProposalInfo | None:
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
    )


def luck_info(match: Match) -> bodies.LuckInfo:
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


class Scene:
    """The match at one moment; what is the same for all who look is found once. `kept` events they
    have already."""

    def __init__(self, match: Match, kept: int, now: int) -> None:
        self.version = match.version
        self._match = match
        self._kept = kept
        self._moments = _moments(match, kept)
        self._waiting = match.waiting()
        self._closes = closing(match)
        self._clocks = _clocks(match, now)

    def view(self, viewer: Viewer) -> dict[str, Any]:
        return self._match.playing().view(viewer)

    def present(self, viewer: Viewer, view: dict[str, Any]) -> say.Present:
        match, table, seat = self._match, self._match.playing(), int(viewer.seat)
        return say.Present(
            version=self.version,
            ply=table.ply(),
            kept=self._kept,
            events=table.log(viewer, self._kept),
            moments=self._moments,
            view=view,
            waiting=self._waiting,
            asked=None if seat < 0 else _asked(match, seat, view["question"]),
            may_undo=seat >= 0 and match.running() and table.may_undo(seat),
            closes=self._closes,
            clocks=self._clocks,
            result=match.result,
        )

    def changed(
        self, viewer: Viewer, view: dict[str, Any], after: int, edits: Edits
    ) -> say.Changed:
        """The same for who has the view of version `after`, from which the edits lead here."""
        whole, question = self.present(viewer, view), view["question"]
        return say.Changed(
            after=after,
            version=whole.version,
            ply=whole.ply,
            kept=whole.kept,
            events=whole.events,
            moments=whole.moments,
            question=question,
            sets=edits[0],
            splices=edits[1],
            waiting=whole.waiting,
            asked=None if whole.asked is None else _prompt(whole.asked, question),
            may_undo=whole.may_undo,
            closes=whole.closes,
            clocks=whole.clocks,
            result=whole.result,
        )


def present(match: Match, viewer: Viewer, kept: int, now: int) -> say.Present:
    scene = Scene(match, kept, now)
    return scene.present(viewer, scene.view(viewer))


def _moments(match: Match, kept: int) -> list[say.Moment]:
    """Of the events that are told now."""
    at = len(match.moments)
    while at > 0 and match.moments[at - 1][0] > kept:
        at -= 1
    return [say.Moment(*moment) for moment in match.moments[at:]]


def closing(match: Match) -> int | None:
    """When the standing window closes at the latest."""
    if match.window() is None or match.paused:
        return None
    return match.since + match.opened.window * 1000


def _asked(match: Match, seat: int, standing: dict[str, Any] | None) -> say.Asked | None:
    """The standing question of the view, unless a window asks this seat ahead of its turn."""
    if seat not in match.waiting() or match.chairs[seat].player():
        return None
    question = standing if match.playing().seat() == seat else match.playing().question(seat)
    if question is None:
        return None
    window = match.window() is not None
    return say.Asked(seat, question, window, seat in match.sealed)


def _prompt(asked: say.Asked, standing: dict[str, Any] | None) -> say.Prompt:
    own = None if asked.question is standing else asked.question
    return say.Prompt(asked.seat, own, asked.window, asked.answered)


def _clocks(match: Match, now: int) -> say.Clocks:
    running = [] if match.clock.seat is None else [match.clock.seat]
    return say.Clocks(now, running, match.clock.left(now))
