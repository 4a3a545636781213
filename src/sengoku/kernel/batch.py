"""Many tables at once: every step answers the standing question of each, and what the seats that
are asked next may know lies in packed arrays, which NumPy reads without a copy.

Arrays are made anew by every step and never written to afterwards, so those of earlier steps stay
what they were. A table whose game is over begins the next one in the same step. The luck of a game
follows from the seed, its table and its number alone: neither from how many tables there are nor
from who plays what elsewhere.
"""

from typing import Any, Final

from librt.strings import BytesWriter, read_i32_le, write_i32_le
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from sengoku.kernel.features import SILENT, Features, allow, allowed, blank_mask
from sengoku.kernel.nature import CHOICE, Fast
from sengoku.kernel.problem import Problem
from sengoku.kernel.state import LARGEST_ACTION, State

__all__ = ["Batch", "luck_of"]

GAME_LUCK: Final = 0  # what luck is for
CHOICE_LUCK: Final = 1
WORLD_LUCK: Final = 2


def luck_of(seed: int, table: int, number: int, use: int) -> int:
    """A seed of its own for every table, game and use."""
    return seed << 80 | table << 48 | number << 8 | use


class BatchTable:
    """One table of a batch."""

    def __init__(self, table: i64, state: State, chooser: Fast, worlds: Fast) -> None:
        self.table: Final[i64] = table  # its number among all tables, also those of other workers
        self.state = state
        self.held: i64 = SILENT
        self.sayings = vec[i64]()  # where they are offered: as they stand in the list
        self.count: i64 = 0  # how many the mask allows
        self.games: i64 = 0  # finished here
        self.chooser = chooser
        self.worlds = worlds
        self.last: State | None = None  # the last game, when it was over
        self.players: list[Any] = []  # by role: a bot, or None for who learns

    def copy(self) -> "BatchTable":
        twin = BatchTable(self.table, self.state.copy(), self.chooser.copy(), self.worlds.copy())
        twin.held = self.held
        twin.games = self.games
        return twin


class Batch:
    """`offered`: a choice is a place in the list of sayings, each of which is described; otherwise
    it is a number of the game's layout."""

    def __init__(
        self,
        features: Features,
        unopened: State,
        streams: int,
        seats: int,
        desks: list[BatchTable],
        seed: int,
        offered: bool,
    ) -> None:
        self.features: Final = features
        self.unopened: Final = unopened
        self.streams: Final = streams
        self.seats: Final[i64] = seats
        self.desks: Final = desks
        self.seed: Final = seed
        self.offered: Final = offered
        self.choices: Final[i64] = features.most if offered else features.actions
        tables: i64 = len(desks)
        described: i64 = tables * features.most * features.option_width if offered else 0
        self.no_rows: Final = vec[u8]([0] * (tables * features.width))
        self.no_masks: Final = blank_mask(tables * self.choices)
        self.no_described: Final = vec[u8]([0] * described)
        self.no_bytes: Final = vec[u8]([0] * tables)
        self.no_returns: Final = vec[float]([0.0] * (tables * self.seats))
        self.rows = self.no_rows
        self.masks = self.no_masks
        self.described = self.no_described
        self.asked = self.no_bytes
        self.done = self.no_bytes
        self.returns = self.no_returns
        self.finals = self.no_rows

    def open(self, table: int) -> BatchTable:
        """A desk at the first question of its first game; `table` counts all tables there are."""
        chooser = Fast(luck_of(self.seed, table, 0, CHOICE_LUCK), 1)
        worlds = Fast(luck_of(self.seed, table, 0, WORLD_LUCK), 1)
        return BatchTable(table, self.begin(table, 0), chooser, worlds)

    def begin(self, table: int, number: int) -> State:
        state = self.unopened.copy()
        state.nature = Fast(luck_of(self.seed, table, number, GAME_LUCK), self.streams)
        state.advance()
        return state

    # -- stepping --------------------------------------------------------------------------------

    def look(self) -> None:
        """Writes what is known now, as after a step."""
        self._blank()
        place: i64 = 0
        for desk in self.desks:
            self._follow(desk, place)
            self._show(desk, place)
            place += 1

    def step(self, chosen: bytes) -> None:
        """`chosen` holds an int32 a table. What is not allowed is refused, and nothing changes."""
        self._check(chosen)
        self._blank()
        place: i64 = 0
        for desk in self.desks:
            self._answer(desk, i64(read_i32_le(chosen, place * 4)))
            self._follow(desk, place)
            self._show(desk, place)
            place += 1

    def _check(self, chosen: bytes) -> None:
        tables, choices, masks = i64(len(self.desks)), self.choices, self.masks
        if len(chosen) != tables * 4:
            raise Problem("research-wrong-count", {"tables": int(tables), "bytes": len(chosen)})
        place: i64 = 0
        while place < tables:
            number = i64(read_i32_le(chosen, place * 4))
            if not 0 <= number < choices or not allowed(masks, place * choices + number):
                raise Problem("research-not-allowed", {"table": int(place), "choice": int(number)})
            place += 1

    def _blank(self) -> None:
        self.rows = self.no_rows[:]
        self.masks = self.no_masks[:]
        self.described = self.no_described[:]
        self.asked = self.no_bytes[:]
        self.done = self.no_bytes[:]
        self.returns = self.no_returns[:]

    def _answer(self, desk: BatchTable, number: i64) -> None:
        state = desk.state
        if self.offered:
            saying = desk.sayings[number]
        else:
            saying = self.features.saying(state, desk.held, number)
        if saying > LARGEST_ACTION:  # it bears PART
            desk.held = saying
        else:
            desk.held = SILENT
            state.play(saying)

    def _follow(self, desk: BatchTable, place: i64) -> None:
        """Bots answer until somebody else is asked; a game that is over makes room for the next."""
        while True:
            state = desk.state
            if state.planned == 0:
                self._finish(desk, place)
            elif len(desk.players) == 0 or self._role(desk) == 0:
                return
            else:
                self._let_play(desk)

    def _role(self, desk: BatchTable) -> i64:
        """Roles move on by a seat from game to game, and from table to table."""
        turned = desk.state.agenda[desk.state.planned - 1].seat - desk.table - desk.games
        return turned % self.seats

    def _let_play(self, desk: BatchTable) -> None:
        state = desk.state
        seat = state.seat()
        world = state.redeal(seat, desk.worlds.fork(self.streams))
        action: int = desk.players[self._role(desk)].choose(world)
        state.submit(int(seat), action)

    def _finish(self, desk: BatchTable, place: i64) -> None:
        at = place * self.seats
        for share in desk.state.returns():
            self.returns[at] = share
            at += 1
        self.done[place] = u8(1)
        if len(desk.players) > 0:
            self._keep_end(desk, place)
        desk.games += 1
        desk.last = desk.state
        desk.held = SILENT
        desk.state = self.begin(int(desk.table), int(desk.games))

    def _keep_end(self, desk: BatchTable, place: i64) -> None:
        """How it ended, for who learns."""
        self.finals = self.finals[:]
        at = place * self.features.width
        end = at + self.features.width
        while at < end:
            self.finals[at] = u8(0)
            at += 1
        seat = (desk.table + desk.games) % self.seats
        self.features.write(desk.state, seat, SILENT, self.finals, end - self.features.width)

    def _show(self, desk: BatchTable, place: i64) -> None:
        state, features = desk.state, self.features
        seat = state.agenda[state.planned - 1].seat
        self.asked[place] = u8(seat)
        features.write(state, seat, desk.held, self.rows, place * features.width)
        if self.offered:
            self._describe(desk, place)
        else:
            at = place * self.choices
            desk.count = features.mark(state, desk.held, self.masks, at)

    def _describe(self, desk: BatchTable, place: i64) -> None:
        features, most = self.features, self.choices
        state, masks, described = desk.state, self.masks, self.described
        desk.sayings = features.sayings(state, desk.held)
        desk.count = len(desk.sayings)
        if desk.count > most:
            raise Problem("research-too-many-options", {"most": int(most)})
        first = place * most
        number: i64 = 0
        for saying in desk.sayings:
            allow(masks, first + number)
            features.describe(state, saying, described, (first + number) * features.option_width)
            number += 1

    # -- choosing at random ----------------------------------------------------------------------

    def choose(self) -> bytes:
        """For each table one of the numbers that its mask allows, each equally likely."""
        out = BytesWriter()
        masks, choices = self.masks, self.choices
        first: i64 = 0
        for desk in self.desks:
            place = desk.chooser.below(CHOICE, desk.count)
            write_i32_le(out, i32(_nth_allowed(masks, first, place) - first))
            first += choices
        return out.getvalue()


def _nth_allowed(masks: vec[i64], at: i64, place: i64) -> i64:
    """Of what is allowed from there on, the one with so many before it: words without any are
    passed over."""
    number, before = at >> 3, (at & 7) << 3
    word = masks[number] >> before << before
    while True:
        if word != 0:
            ones = word + (word >> 32)
            ones += ones >> 16
            ones = (ones + (ones >> 8)) & 255
            if place < ones:
                break
            place -= ones
        number += 1
        word = masks[number]
    at = number << 3
    while word & 1 == 0 or place > 0:
        place -= word & 1
        word >>= 8
        at += 1
    return at
