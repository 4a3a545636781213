"""A table as its log tells it: who sits where, the match itself, clocks, proposals, the result.

`apply` trusts the log; what may be written into it is decided in `conduct.py`. Nothing in here
knows of connections, storage or the time of day. Whoever holds one calls it `match`: it goes from
the setup to the result, and the `Table` is there while it runs.
"""

from typing import TypeAlias

import sengoku
from sengoku.kernel.game import Window
from sengoku.kernel.record import Fork, Luck
from sengoku.kernel.table import Table
from sengoku.kernel.viewer import PUBLIC
from sengoku.server import entries as log
from sengoku.server.bodies import Days, ResultInfo, Status
from sengoku.server.chairs import STAND_IN, Chair, Proposal
from sengoku.server.clocks import DAY, Clock, window_of
from sengoku.server.dress import worn
from sengoku.server.names import bot_name

__all__ = ["Chair", "Proposal", "TableLog"]

_Seated: TypeAlias = log.Sat | log.Left | log.Reseated | log.GaveEntropy
_Spoken: TypeAlias = log.Proposed | log.Agreed | log.Declined | log.Resigned
_Gathered: TypeAlias = (  # what is settled between people around the match
    log.Called
    | log.Came
    | log.HostPassed
    | log.Blocked
    | log.Pardoned
    | log.Counted
    | log.Consented
)

HOUR = 3_600_000


class TableLog:
    def __init__(self, opened: log.Opened, at: int) -> None:
        self.opened = opened
        self.hands_known = opened.origin is not None and not opened.redealt
        self.listed = opened.listed and not self.hands_known  # as one of all others, by no request
        self.created = at
        self.game = sengoku.game(opened.game)
        self.setup = self.game.setup(len(opened.bots), opened.options, opened.edition)
        names = opened.names or [""] * len(opened.bots)
        bots = zip(opened.bots, names, strict=True)
        self.chairs = [Chair(seat, bot, name) for seat, (bot, name) in enumerate(bots)]
        for chair, person, name in zip(
            self.chairs, opened.kept_for, opened.kept_names, strict=False
        ):
            chair.kept_for, chair.kept_name = person, name
        self.host = opened.host
        self.counts = opened.counts  # for the rating
        self.called = False  # the host wants to begin
        self.called_at: int | None = None
        self.came: set[int] = set()  # who has come since then
        self.blocked: dict[str, str] = {}  # whom the host asked to leave, and what he was called
        self.door = 0  # how often that happened: the link that they had leads nowhere
        self.number = 1  # entries read
        self.latest = at  # when somebody last did something
        self.version = 0
        self.status: Status = "open"
        self.table: Table | None = None
        self._window: Window | None = None
        self._window_of = -1  # at which version that was found
        self._round: int | None = None
        self._round_of = -1  # the same
        self.done: dict[tuple[int, int], log.Moved | log.Answered] = {}  # by version and seat
        self.sealed: dict[int, int] = {}  # answers to the standing window
        self.cuts: list[tuple[int, int]] = []  # at which version the log was cut to how many events
        self.moments: list[tuple[int, int, int]] = []  # events, decisions, and when it was so
        self.pace = opened.pace
        self.window_time = opened.window  # seconds
        self.clock = Clock(opened.pace, len(opened.bots))
        self.since = at  # when the standing question was put
        self.paused = False
        self.proposal: Proposal | None = None
        self.declined: set[tuple[int, str]] = set()  # who proposed what, since the last decision
        self._held: int | None = None  # since when bots and clocks wait for an answer
        self.result: ResultInfo | None = None
        self.rematch: str | None = None
        self._name_bots()

    # -- asking --------------------------------------------------------------------------------

    def running(self) -> bool:
        return self.status == "running"

    def playing(self) -> Table:
        assert self.table is not None, "the match has not begun"
        return self.table

    def luck(self) -> Luck:
        return Luck.shared(
            bytes.fromhex(self.opened.house), [chair.entropy or "" for chair in self.chairs]
        )

    def window(self) -> Window | None:
        if self.table is None or self.status != "running":
            return None
        if self._window_of != self.version:
            self._window, self._window_of = self.table.window(), self.version
        return self._window

    def waiting(self) -> list[int]:
        """The seats that the table waits for, by public facts."""
        if self.table is None or self.status != "running" or self.paused:
            return []
        window = self.window()
        return [self.table.seat()] if window is None else [*window.seats]

    def round(self) -> int | None:
        """As all see it."""
        if self.table is not None and self._round_of != self.version:
            self._round, self._round_of = self.table.view(PUBLIC)["round"], self.version
        return self._round

    def deserted(self) -> bool:
        """Whether bots play for all who sit here: then nobody plays on."""
        people = False
        for chair in self.chairs:
            if chair.person is not None and not chair.bot:
                if not chair.player():
                    return False
                people = True
        return people and self.running()

    def given_up(self) -> int:
        """When a match at which only bots are left is called off."""
        pace = self.pace
        return self.latest + (pace.days * DAY if isinstance(pace, Days) else HOUR)

    def waits(self) -> bool:
        """Whether bots and clocks wait for an answer to a proposal."""
        return self._held is not None

    def kept_for(self, person: str | None) -> frozenset[int]:
        """The seats at which he is asked to sit down."""
        if person is None or self.status != "open":
            return frozenset()
        return frozenset(seat for seat, chair in enumerate(self.chairs) if chair.kept_for == person)

    def by_a_person(self) -> bool:
        """Whether the last change was a decision of somebody who sits here."""
        return any(
            chair.consents() and not chair.player() and (self.version - 1, seat) in self.done
            for seat, chair in enumerate(self.chairs)
        )

    def held_of(self, kept: int, version: int) -> int:
        """How many of the events that a client had at a version still hold."""
        held = min(kept, self.table.heard()) if self.table is not None else 0
        if not self.cuts:
            return held
        return min([held, *(length for cut, length in self.cuts if cut > version)])

    # -- reading the log -----------------------------------------------------------------------

    def apply(self, entry: log.Entry, at: int) -> None:
        number, self.number = self.number, self.number + 1
        if not isinstance(entry, log.Settled):
            self.latest = at
        match entry:
            case log.Moved():
                self._move(entry, at)
            case log.Answered():
                self.done[self.version, entry.seat] = entry
                self.sealed[entry.seat] = entry.action
            case log.Sat() | log.Left() | log.Reseated() | log.GaveEntropy():
                self._seat(number, entry)
            case log.Started():
                self._start(at)
            case log.Deserted():
                self._finish("abandoned")
                self._changed(at)
            case log.Closed():
                self._finish("abandoned")
                if self.table is not None:
                    self._changed(at)
            case log.Undone():
                self._take_back(self.playing().ply() - 1, at)
            case log.Proposed() | log.Agreed() | log.Declined() | log.Resigned():
                self._speak(number, entry, at)
            case log.Ordered():
                self.chairs[entry.seat].windows = entry.windows
            case log.StoodIn():
                self.chairs[entry.seat].stand_in = True
                self.chairs[entry.seat].stands_in = entry.bot or STAND_IN
                self._ask(at)
            case log.WentOn():
                self._go_on(entry.seat, at)
            case log.Watching():
                self.clock.watch(at, entry.most)
            case log.Watched():
                self.clock.watched(at)
            case log.Woke():
                self._wake(at)
            case log.Settled():
                pass
            case log.Rematched():
                self.rematch = entry.table
            case log.Opened():
                raise AssertionError("a table opens once")
            case _:
                self._gather(entry, at)

    def _gather(self, entry: _Gathered, at: int) -> None:
        match entry:
            case log.Called():
                self.called, self.called_at, self.came = True, at, {*entry.here}
            case log.Came():
                self.came.add(entry.seat)
            case log.HostPassed():
                self.host = entry.person
            case log.Blocked():
                self.blocked |= dict.fromkeys(entry.people, entry.name)
                self.door += 1
            case log.Pardoned():
                for person in entry.people:
                    self.blocked.pop(person, None)
            case log.Counted():
                self._count(counts=entry.counts)
            case log.Consented():
                self.chairs[entry.seat].agreed = True

    def _seat(self, number: int, entry: _Seated) -> None:
        chair = self.chairs[entry.seat]
        if not isinstance(entry, log.Sat | log.GaveEntropy):
            self.called, self.called_at = False, None
        match entry:
            case log.Sat():
                chair.kept_for = chair.kept_name = ""
                if chair.person != entry.person:  # else he only changes his name
                    chair.sitting, chair.agreed = number, True
                chair.person, chair.name, chair.outside = entry.person, entry.name, entry.outside
                chair.wish = entry.color, entry.crest
            case log.Left():
                self.chairs[entry.seat] = Chair(entry.seat, "")
            case log.Reseated():
                self.chairs[entry.seat] = Chair(entry.seat, entry.bot, entry.name)
            case log.GaveEntropy():
                chair.entropy = entry.entropy
        self._name_bots()
        if self.status == "open":  # a match is played to its end in the colors it began with
            self._dress()

    def _count(self, *, counts: bool) -> None:
        """Who sits here already has agreed to something else."""
        self.counts, self.called, self.called_at = counts, False, None
        for chair in self.chairs:
            chair.agreed = not chair.consents() or chair.person == self.host

    def _dress(self) -> None:
        """Who sat down first gets what he would like."""
        sat = sorted(range(len(self.chairs)), key=lambda seat: self.chairs[seat].sitting or 0)
        wishes = [(seat, self.chairs[seat].wish) for seat in sat]
        for seat, (color, crest) in worn(wishes).items():
            self.chairs[seat].color, self.chairs[seat].crest = color, crest

    def _name_bots(self) -> None:
        """People keep the names they came with, then bots those that were wished for them."""
        bots = [(seat, chair) for seat, chair in enumerate(self.chairs) if chair.bot]
        for seat, chair in sorted(bots, key=lambda bot: not bot[1].wished):
            others = [other for other in self.chairs if other is not chair]
            if chair.wished:
                others = [other for other in others if other.wished or not other.bot]
            chair.name = bot_name(seat, [other.name for other in others], chair.wished)

    def _start(self, at: int) -> None:
        self.status = "running"
        origin = self.opened.origin
        if origin is None:
            self.table = Table(self.game, self.setup, self.luck())
        else:
            fork = Fork(len(origin.actions), self.luck(), self.opened.redealt)
            forks = [*origin.forks, fork]
            self.table = Table(self.game, self.setup, origin.luck, forks, origin.undone)
            for action in origin.actions:
                self.table.submit(self.table.seat(), action)
        self._changed(at)

    def _move(self, entry: log.Moved, at: int) -> None:
        self._moves_on(entry.seat, at)
        self.playing().submit(entry.seat, entry.action)
        self.done.setdefault((self.version, entry.seat), entry)
        self.clock.answer(entry.seat, at)
        self.sealed.pop(entry.seat, None)
        self._changed(at)

    def _take_back(self, ply: int, at: int) -> None:
        self._moves_on(None, at)
        held = self.playing().take_back(ply)
        self.sealed.clear()
        self.moments = [moment for moment in self.moments if moment[0] <= held]
        self._changed(at)
        self.cuts.append((self.version, held))

    def _changed(self, at: int) -> None:
        """The match moved on: the next clock runs, it may be over."""
        self.version += 1
        table = self.playing()
        heard = table.heard()
        if not self.moments or self.moments[-1][0] < heard:
            self.moments.append((heard, table.ply(), at))
        if table.over() and self.status == "running":
            self._finish("played")
        self.clock.stop(at)
        self.since = at
        self._ask(at)

    def _ask(self, at: int) -> None:
        """Whose clock runs for the standing question: nobody's where a bot decides."""
        table, seat = self.table, None
        if table is not None and self.running() and not self.paused and self.window() is None:
            seat = table.seat()
            if self.chairs[seat].player():
                seat = None
        if seat != self.clock.seat:
            self.clock.stop(at)
            if table is None or seat is None:
                self.clock.ask(None, at)
            else:
                self.clock.ask(seat, at, ply=table.ply(), formal=table.formal())

    def _wake(self, at: int) -> None:
        self.clock.forgive()
        self.since = at
        self._ask(at)

    # -- agreeing ------------------------------------------------------------------------------

    def _speak(self, number: int, entry: _Spoken, at: int) -> None:
        match entry:
            case log.Proposed():
                self._propose(number, entry, at)
            case log.Agreed():
                self._agree(number, entry.seat, at)
            case log.Declined():
                self._decline(at)
            case log.Resigned():
                self._resign(entry.seat, at)

    def consenting(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.consents()]

    def _moves_on(self, seat: int | None, at: int) -> None:
        """A decision falls, or one is taken back: what was proposed about it lapses. So does what
        was proposed about the seat of who decides."""
        self.declined.clear()
        proposal = self.proposal
        if proposal is not None:
            back = proposal.what == "seat" and proposal.seat == seat
            if back or not proposal.outlives_a_move():
                self._lapse(at)

    def _lapse(self, at: int) -> None:
        """Whoever waited for an answer goes on where he stood."""
        self.proposal = None
        if self._held is not None:
            self.since += max(0, at - max(self._held, self.since))
            self._held = None
            self.clock.let_go(at)

    def _decline(self, at: int) -> None:
        if self.proposal is not None:
            self.declined.add((self.proposal.seat, self.proposal.what))
        self._lapse(at)

    def _propose(self, number: int, entry: log.Proposed, at: int) -> None:
        needed = entry.needed
        if needed is None:
            needed = [seat for seat in self.consenting() if not self.chairs[seat].stand_in]
        self.proposal = Proposal(number, entry, {*needed})
        if entry.waits:
            self._held = at
            self.clock.hold(at)
        if not entry.person:  # else who proposes has no seat yet
            self._agree(number, entry.seat, at)

    def _agree(self, number: int, seat: int, at: int) -> None:
        """Who agrees does so for all seats he holds."""
        proposal = self.proposal
        assert proposal is not None, "nothing is proposed"
        person = self.chairs[seat].person
        proposal.agreed |= {s for s, chair in enumerate(self.chairs) if chair.person == person}
        if proposal.needed <= proposal.agreed:
            self._conclude(number, proposal, at)

    def _conclude(self, number: int, proposal: Proposal, at: int) -> None:
        self._lapse(at)
        if proposal.what == "takeback":
            assert proposal.ply is not None, "a takeback says to where"
            self._take_back(proposal.ply, at)
            return
        if proposal.what == "abandon":
            self._finish("abandoned")
        elif proposal.what == "seat":
            self.chairs[proposal.seat].hand_over(proposal.person, proposal.name, number)
            self.clock.welcome_back(proposal.seat)
        elif proposal.what == "pace":
            assert proposal.pace is not None, "a change of pace says to which"
            self.pace, self.window_time = proposal.pace, window_of(proposal.pace)
            self.clock = Clock(proposal.pace, len(self.chairs))
        else:
            self.clock.stop(at)
            self.paused = proposal.what == "pause"
        self._changed(at)

    def _resign(self, seat: int, at: int) -> None:
        """With nobody left to play against, or no people left at all, the match is over."""
        self._lapse(at)
        self.chairs[seat].resigned = True
        left = [chair for chair in self.chairs if not chair.resigned]
        if len(left) < 2 or not any(chair.person is not None for chair in left):
            self._finish("resigned")
        self._changed(at)

    def _go_on(self, seat: int, at: int) -> None:
        self.chairs[seat].stand_in = False
        if self.proposal is not None and (self.proposal.what, self.proposal.seat) == ("seat", seat):
            self._lapse(at)
        self.clock.welcome_back(seat)
        self._ask(at)

    # -- the end -------------------------------------------------------------------------------

    def _finish(self, how: str) -> None:
        self.status = "abandoned" if how == "abandoned" else "over"
        self.proposal, self._held, self.paused = None, None, False
        self.sealed.clear()
        if how == "abandoned":
            self.result = ResultInfo("abandoned", None, None, [])
        elif how == "resigned":
            ranks = self._ranks([1] * len(self.chairs))
            self.result = ResultInfo("resigned", ranks, None, _first(ranks))
        else:
            table = self.playing()
            ranks = self._ranks(table.ranks())
            winners = _first(ranks) if table.winners() else []
            self.result = ResultInfo("played", ranks, table.scores(), winners)

    def _ranks(self, ranks: list[int]) -> list[int]:
        """Who resigned comes last, whatever he had."""
        left = [rank for rank, chair in zip(ranks, self.chairs, strict=True) if not chair.resigned]
        return [
            len(left) + 1 if chair.resigned else 1 + sum(other < rank for other in left)
            for rank, chair in zip(ranks, self.chairs, strict=True)
        ]


def _first(ranks: list[int]) -> list[int]:
    return [seat for seat, rank in enumerate(ranks) if rank == 1]
