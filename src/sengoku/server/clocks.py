"""How much time each seat has left. It follows from when the entries of the log were written."""

from sengoku.server.bodies import Days, Live, Pace

__all__ = ["Clock"]

DAY = 86_400_000
GRACE = 60_000  # what a player who comes back has at least
NOD = 300_000  # for a go-ahead, where other decisions have days


class Clock:
    """One question at a time runs a clock, from `since` on; windows and pauses run none."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self._pace = pace
        self._left = [pace.bank * 1000 if isinstance(pace, Live) else 0] * seats
        self.seat: int | None = None
        self.since = 0
        self._formal = False

    def ask(self, seat: int | None, at: int, *, formal: bool = False) -> None:
        """From now on `seat` thinks, or with None nobody; only about a go-ahead if it is formal."""
        self.seat, self.since, self._formal = seat, at, formal

    def answer(self, seat: int, at: int) -> None:
        """The seat has decided: it pays for its time and gets its increment, but for a go-ahead."""
        if seat == self.seat:
            self.stop(at)
            if isinstance(self._pace, Live) and not self._formal:
                self._left[seat] += self._pace.increment * 1000

    def stop(self, at: int) -> None:
        """Nobody thinks; what was thought so far is paid for."""
        if self.seat is not None and isinstance(self._pace, Live):
            self._left[self.seat] = self.left_of(self.seat, at)
        self.seat = None

    def forgive(self) -> None:
        """Nobody thinks, and nobody pays."""
        self.seat = None

    def welcome_back(self, seat: int) -> None:
        if isinstance(self._pace, Live):
            self._left[seat] = max(self._left[seat], GRACE)

    def left_of(self, seat: int, now: int) -> int:
        spent = max(0, now - self.since) if seat == self.seat else 0
        if isinstance(self._pace, Days):
            nods = self._formal and seat == self.seat
            return max(0, (NOD if nods else self._pace.days * DAY) - spent)
        return max(0, self._left[seat] - spent)

    def left(self, now: int) -> list[int] | None:
        """By seat; None where there is no clock."""
        if not isinstance(self._pace, Live | Days):
            return None
        return [self.left_of(seat, now) for seat in range(len(self._left))]

    def zero(self) -> int | None:
        """When the running clock will be at zero."""
        if self.seat is None or not isinstance(self._pace, Live | Days):
            return None
        return self.since + self.left_of(self.seat, self.since)
