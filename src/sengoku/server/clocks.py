"""How much time each seat has left. It follows from when the entries of the log were written."""

from sengoku.server.bodies import Days, Live, Pace

__all__ = ["DAY", "Clock", "window_of"]

DAY = 86_400_000
GRACE = 60_000  # what a player who comes back has at least
NOD = 300_000  # for a go-ahead, where other decisions have days


def window_of(pace: Pace) -> int:
    """Seconds for a window that fit the pace."""
    if isinstance(pace, Days):
        return pace.days * 86_400 // 4
    return 20 if isinstance(pace, Live) else 60


class Clock:
    """One question at a time runs a clock, from `since` on; windows and pauses run none."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self._pace = pace if isinstance(pace, Live | Days) else None  # no clock runs without
        self._left = [pace.bank * 1000 if isinstance(pace, Live) else 0] * seats
        self.seat: int | None = None
        self.since = 0
        self._formal = False
        self._ply = 0
        self._held: int | None = None  # since when it waits for an answer to a proposal
        # Since when its screen shows how it came to this question.
        self._watching: int | None = None
        self._watched: int | None = None
        self._most = 0
        self._rewarded = [-1] * seats  # the last decision for which each got its increment
        self._spared = [(-1, 0)] * seats  # the last decision of each, and for how long it watched

    def ask(self, seat: int | None, at: int, *, ply: int = 0, formal: bool = False) -> None:
        """From now on `seat` thinks, or with None nobody; only about a go-ahead if it is formal."""
        self.seat, self.since, self._ply, self._formal = seat, at, ply, formal
        self._watching = self._watched = None
        if seat is not None and ply > self._spared[seat][0]:
            self._spared[seat] = ply, 0

    def watch(self, at: int, most: int) -> None:
        """The running clock stands until its player has seen what happened."""
        self._watching, self._watched, self._most = at, None, most

    def watched(self, at: int) -> None:
        self._watched = at

    def hold(self, at: int) -> None:
        """All clocks stand until they are let go."""
        self._held = at

    def let_go(self, at: int) -> None:
        """As if no time had passed since they were held."""
        if self._held is None:
            return
        passed = max(0, at - max(self._held, self.since))
        self.since += passed
        self._watching = None if self._watching is None else self._watching + passed
        self._watched = None if self._watched is None else self._watched + passed
        self._held = None

    def to_watch(self, seat: int, limit: int) -> int:
        """What is left of a time for watching that each decision has, also one that was undone;
        nothing where no clock is to stand, or did already since it was asked."""
        if seat != self.seat or not isinstance(self._pace, Live) or self._watching is not None:
            return 0
        return max(0, limit - self._spared[seat][1])

    def watches(self, seat: int) -> bool:
        return seat == self.seat and self._watching is not None and self._watched is None

    def stands(self, now: int) -> int | None:
        """Until when at the latest it does."""
        if self.seat is None or self._watching is None or self._watched is not None:
            return None
        until = self._watching + self._most
        return until if until > now else None

    def answer(self, seat: int, at: int) -> None:
        """The seat has decided: it pays for its time and gets its increment, but for a go-ahead;
        once for each decision, however often that is taken back and made anew."""
        if seat == self.seat:
            self.stop(at)
            owed = not self._formal and self._ply > self._rewarded[seat]
            if isinstance(self._pace, Live) and owed:
                self._left[seat] += self._pace.increment * 1000
                self._rewarded[seat] = self._ply

    def stop(self, at: int) -> None:
        """Nobody thinks; what was thought so far is paid for."""
        at = self._seen(at)
        if self.seat is not None and isinstance(self._pace, Live):
            self._left[self.seat] = self.left_of(self.seat, at)
            ply, spared = self._spared[self.seat]
            self._spared[self.seat] = ply, spared + self._stood(at)
        self.seat = None

    def forgive(self) -> None:
        """Nobody thinks, and nobody pays."""
        self.seat = None

    def welcome_back(self, seat: int) -> None:
        if isinstance(self._pace, Live):
            self._left[seat] = max(self._left[seat], GRACE)

    def left_of(self, seat: int, now: int) -> int:
        now = self._seen(now)
        spent = max(0, now - self.since - self._stood(now)) if seat == self.seat else 0
        if isinstance(self._pace, Days):
            nods = self._formal and seat == self.seat
            return max(0, (NOD if nods else self._pace.days * DAY) - spent)
        return max(0, self._left[seat] - spent)

    def left(self, now: int) -> list[int] | None:
        """By seat; None where there is no clock."""
        if self._pace is None:
            return None
        return [self.left_of(seat, now) for seat in range(len(self._left))]

    def zero(self) -> int | None:
        """When the running clock will be at zero."""
        if self.seat is None or self._pace is None or self._held is not None:
            return None
        stood = self._stood(self._most + (self._watching or 0))
        return self.since + self.left_of(self.seat, self.since) + stood

    def _seen(self, now: int) -> int:
        """The time as a clock that is held knows it."""
        return now if self._held is None else min(now, max(self._held, self.since))

    def _stood(self, now: int) -> int:
        """For how long of the time since it was asked."""
        if self._watching is None:
            return 0
        until = now if self._watched is None else self._watched
        return max(0, min(until - self._watching, self._most))
