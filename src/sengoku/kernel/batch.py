"""Many tables at once: every step answers the standing question of each, and what the seats that
are asked next may know lies in packed arrays, which NumPy reads without a copy.

Arrays are made anew by every step and never written to afterwards, so those of earlier steps stay
what they were. A table whose game is over begins the next one in the same step. The luck of a game
follows from the seed, its table and its number alone: neither from how many tables there are nor
from who plays what elsewhere.
"""

from math import gcd
from typing import Any, Final

from librt.strings import BytesWriter, read_i32_le, write_i32_le
from librt.vecs import extend, vec
from mypy_extensions import i32, i64, u8

from sengoku.kernel.features import SILENT, Features, allow, allowed, blank_mask
from sengoku.kernel.nature import Fast
from sengoku.kernel.problem import Problem
from sengoku.kernel.state import LARGEST_ACTION, State

__all__ = ["Batch", "BatchTable", "choosers_of", "luck_of"]

GAME_LUCK: Final = 0  # what luck is for
CHOICE_LUCK: Final = 1
WORLD_LUCK: Final = 2
# Parts of a word of eight bytes.
LOWER_7: Final[i64] = (1 << 56) - 1
LOWER_6: Final[i64] = (1 << 48) - 1
LOWER_4: Final[i64] = (1 << 32) - 1
EACH: Final[i64] = 0x0101_0101_0101_0101
_NONE: Final[list[int]] = []


def luck_of(seed: int, table: int, number: int, use: int) -> int:
    """A seed of its own for every table, game and use."""
    return seed << 80 | table << 48 | number << 8 | use


def choosers_of(seed: int, tables: range) -> Fast:
    """A stream for each table: what is drawn at one moves no other."""
    lucks = [Fast(luck_of(seed, table, 0, CHOICE_LUCK), 1) for table in tables]
    return Fast.from_streams([luck.save()["streams"][0] for luck in lucks])


class BatchTable:
    """One table of a batch."""

    def __init__(self, table: i64, state: State, worlds: Fast) -> None:
        self.table: Final[i64] = table  # its number among all tables, also those of other workers
        self.state = state
        self.held: i64 = SILENT
        self.count: i64 = 0  # how many the mask allows
        self.sayings = vec[i64]()  # where they are offered: as they stand in the list
        self.games: i64 = 0  # finished here
        self.worlds = worlds
        self.last: State | None = None  # the last game, when it was over
        self.players: list[Any] = []  # by role: a bot, or None for who learns

    def copy(self) -> "BatchTable":
        twin = BatchTable(self.table, self.state.copy(), self.worlds.copy())
        twin.held = self.held
        twin.games = self.games
        return twin


class Batch:
    """`offered`: a choice is a place in the list of sayings, each of which is described; otherwise
    it is a number of the game's layout. `choosers` has a stream for each table. `alone`: nobody
    else sits at the tables."""

    def __init__(
        self,
        features: Features,
        unopened: State,
        streams: int,
        seats: int,
        tables: int,
        desks: list[BatchTable],
        choosers: Fast,
        seed: int,
        *,
        offered: bool,
        alone: bool,
    ) -> None:
        self.features: Final = features
        self.unopened: Final = unopened
        self.streams: Final = streams
        self.seats: Final[i64] = seats
        self.desks: Final = desks
        self.choosers = choosers
        self.seed: Final = seed
        self.offered: Final = offered
        self.alone: Final = alone
        self.choices: Final[i64] = features.most if offered else features.actions
        self.tables: Final[i64] = tables
        # Places are made blank for so many tables at once, just before they are written, while all
        # of it is near at hand: as few as have masks that end with a word.
        self.block: Final[i64] = 8 // gcd(8, int(self.choices))
        block = min(self.tables, self.block)
        described: i64 = features.most * features.option_width if offered else 0
        self.block_of_rows: Final = vec[u8]([0] * (block * features.width))
        self.block_of_masks: Final = blank_mask(block * self.choices)
        self.block_described: Final = vec[u8]([0] * (block * described))
        self.no_bytes: Final = vec[u8]([0] * self.tables)
        self.no_returns: Final = vec[float]([0.0] * (self.tables * self.seats))
        self.rows = vec[u8]()
        self.masks = vec[i64]()
        self.described = vec[u8]()
        self.asked = self.no_bytes
        self.done = self.no_bytes
        self.returns = self.no_returns
        self.finals = vec[u8]([0] * (self.tables * features.width))

    def open(self, table: int) -> BatchTable:
        """A desk at the first question of its first game; `table` counts all tables there are."""
        worlds = Fast(luck_of(self.seed, table, 0, WORLD_LUCK), 1)
        return BatchTable(table, self.begin(table, 0), worlds)

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
        self._go_on(chosen)

    def step_freely(self) -> None:
        """The same with what `choose` would choose."""
        self._go_on(None)

    def _go_on(self, chosen: bytes | None) -> None:
        masks = self.masks
        self._blank()
        place: i64 = 0
        for desk in self.desks:
            if chosen is None:
                self._answer(desk, self._any(masks, place, desk.count))
            else:
                self._answer(desk, i64(read_i32_le(chosen, place * 4)))
            self._follow(desk, place)
            self._show(desk, place)
            place += 1

    def _check(self, chosen: bytes) -> None:
        tables, choices, masks = self.tables, self.choices, self.masks
        if len(chosen) != tables * 4:
            raise Problem("research-wrong-count", {"tables": int(tables), "bytes": len(chosen)})
        place: i64 = 0
        while place < tables:
            number = i64(read_i32_le(chosen, place * 4))
            if not 0 <= number < choices or not allowed(masks, place * choices + number):
                raise Problem("research-not-allowed", {"table": int(place), "choice": int(number)})
            place += 1

    def _blank(self) -> None:
        """Arrays with room for all tables, and nothing written yet."""
        blocks = (self.tables + self.block - 1) // self.block
        self.rows = vec[u8](b"", capacity=blocks * len(self.block_of_rows))
        self.masks = vec[i64](_NONE, capacity=blocks * len(self.block_of_masks))
        self.described = vec[u8](b"", capacity=blocks * len(self.block_described))
        self.asked = self.no_bytes[:]
        self.done = self.no_bytes[:]
        self.returns = self.no_returns[:]

    def _blank_block(self) -> None:
        self.rows = extend(self.rows, self.block_of_rows)
        self.masks = extend(self.masks, self.block_of_masks)
        self.described = extend(self.described, self.block_described)

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
            elif self.alone or self._role(desk) == 0:
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
        if not self.alone:
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
        if place & (self.block - 1) == 0:
            self._blank_block()
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
        masks = self.masks
        place: i64 = 0
        for desk in self.desks:
            write_i32_le(out, i32(self._any(masks, place, desk.count)))
            place += 1
        return out.getvalue()

    def _any(self, masks: vec[i64], place: i64, count: i64) -> i64:
        first = place * self.choices
        return _nth_allowed(masks, first, self.choosers.below(place, count)) - first


def _nth_allowed(masks: vec[i64], at: i64, place: i64) -> i64:
    """Of what is allowed from there on, the one with so many before it: first four words at a
    time, then word by word."""
    number, before = at >> 3, (at & 7) << 3
    word = masks[number] >> before << before
    ones = _ones(word)
    if place < ones:
        return (number << 3) + _nth_one(word, place)
    place -= ones
    number += 1
    while number + 3 < len(masks):
        ones = _ones(masks[number] + masks[number + 1] + masks[number + 2] + masks[number + 3])
        if place < ones:
            break
        place -= ones
        number += 4
    word = masks[number]
    ones = _ones(word)
    while place >= ones:
        place -= ones
        number += 1
        word = masks[number]
        ones = _ones(word)
    return (number << 3) + _nth_one(word, place)


def _ones(word: i64) -> i64:
    """The sum of its bytes, up to 255."""
    word += word >> 32
    word += word >> 16
    return (word + (word >> 8)) & 255


def _nth_one(word: i64, place: i64) -> i64:
    """The byte of a word that is a one and has so many ones before it: after each byte there are
    so many ones, and as many bytes come before it as have no more than `place`."""
    ones = word + ((word & LOWER_7) << 8)
    ones += (ones & LOWER_6) << 16
    ones += (ones & LOWER_4) << 32
    return _ones((EACH * (64 + place) - ones >> 6) & EACH)
