"""Many tables at once as NumPy arrays, none of them copied."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8

import sengoku
from sengoku.bots import bot_from
from sengoku.bots.outside import OutsideBot, lucks
from sengoku.kernel.batch import Batch, BatchTable, choosers_of, luck_of
from sengoku.kernel.features import SILENT
from sengoku.kernel.game import Game, Setup
from sengoku.kernel.nature import Fast
from sengoku.kernel.problem import Problem

__all__ = ["Rival", "Seen", "Tables", "array_of", "batch", "other_players"]

Rival = str | OutsideBot  # a bot by its name, or from outside
BOT_LUCK = 3


class Seen(NamedTuple):
    """What the seats that are asked know. The arrays are read-only and stay what they are."""

    rows: Any  # uint8 [tables, width]
    masks: Any  # uint8 [tables, choices]: 1 where a choice is allowed
    described: Any  # uint8 [tables, most, option_width] where options are offered, else None
    seats: Any  # uint8 [tables]: who is asked
    done: Any  # uint8 [tables]: 1 where the last step ended a game, and a new one stands there
    returns: Any  # float64 [tables, seats]: what that game brought each seat, else 0
    finals: Any  # uint8 [tables, width]: its last row for who learns, where bots sit at the table


class Tables:
    """Steps `tables` games of one setup side by side. `others` sit at the other seats, as many as
    there are: without them every seat is asked here. `first` is the number of the first table,
    where other processes have those before it."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        tables: int,
        seed: int,
        *,
        memory: bool = True,
        offered: bool = False,
        others: Sequence[Rival] = (),
        first: int = 0,
    ) -> None:
        self.game, self.setup, self.seed, self.first = game, setup, seed, first
        self.others = tuple(others)
        features = game.features(memory=memory)
        self.offered = offered or not features.actions
        unopened = game.blank(setup, Fast(0, len(game.streams)))
        game.open(unopened)
        self._new(features, unopened, tables)
        self.features = features
        self.layout = features.layout
        self.version = features.layout.version
        self.tables, self.width = tables, int(features.width)
        self.choices, self.option_width = int(self._batch.choices), int(features.option_width)

    def _new(self, features: Any, unopened: Any, tables: int) -> None:
        numbers = range(self.first, self.first + tables)
        desks: list[BatchTable] = []
        self._batch = Batch(
            features,
            unopened,
            len(self.game.streams),
            self.setup.seats,
            tables,
            desks,
            choosers_of(self.seed, numbers),
            self.seed,
            offered=self.offered,
            alone=not self.others,
        )
        for table in numbers:
            desk = self._batch.open(table)
            desk.players = self._players(table)
            desks.append(desk)

    def _players(self, table: int) -> list[Any]:
        """By role, the first of which learns; none, where nobody else plays."""
        if not self.others:
            return []
        assert len(self.others) == self.setup.seats - 1, "a player for every other seat"
        lucks = [luck_of(self.seed, table, role, BOT_LUCK) for role in range(len(self.others))]
        players = zip(self.others, lucks, strict=True)
        return [None, *(bot_from(player, self.game, luck) for player, luck in players)]

    @property
    def compiled(self) -> Batch:
        """The tables themselves, for who reads their buffers without arrays."""
        return self._batch

    # -- playing ---------------------------------------------------------------------------------

    def reset(self, seed: int | None = None) -> Seen:
        """All tables at the beginning of their first game."""
        self.seed = self.seed if seed is None else seed
        self._new(self._batch.features, self._batch.unopened, self.tables)
        return self.look()

    def look(self) -> Seen:
        self._batch.look()
        return self._seen()

    def step(self, choices: Any = None) -> Seen:
        """A choice for each table; one that is not allowed is refused, and nothing changes.
        Without choices each table takes any of those that it has."""
        if choices is None:
            self._batch.step_freely()
        else:
            self._batch.step(np.ascontiguousarray(choices, dtype="<i4").tobytes())
        return self._seen()

    def choose(self) -> Any:
        """For each table any of the choices that it has, each equally likely."""
        return np.frombuffer(self._batch.choose(), dtype="<i4")

    def _seen(self) -> Seen:
        batch, tables, choices = self._batch, self.tables, self.choices
        described = None
        if self.offered:
            shape = (tables, choices, self.option_width)
            described = array_of(batch.described).reshape(shape)
        rows = array_of(batch.rows, tables * self.width).reshape(tables, self.width)
        return Seen(
            rows,
            array_of(batch.masks, tables * choices).reshape(tables, choices),
            described,
            array_of(batch.asked),
            array_of(batch.done),
            array_of(batch.returns, kind=np.float64).reshape(tables, self.setup.seats),
            array_of(batch.finals).reshape(tables, self.width),
        )

    def row(self, table: int, seat: int) -> Any:
        """What any seat knows at a table now."""
        return self._row(self._batch.desks[table].state, seat)

    def ends(self, table: int) -> list[Any]:
        """What each seat saw when the last game of a table was over."""
        state = self._batch.desks[table].last
        assert state is not None, "no game is over there yet"
        return [self._row(state, seat) for seat in range(self.setup.seats)]

    def _row(self, state: Any, seat: int) -> Any:
        row = vec[u8]([0] * self.width)
        self.features.write(state, seat, SILENT, row, 0)
        return array_of(row)

    # -- keeping ---------------------------------------------------------------------------------

    def fork(self) -> "Tables":
        """The same tables once more: what is played here does not happen there."""
        twin = Tables(
            self.game,
            self.setup,
            self.tables,
            self.seed,
            memory=self.features.memory,
            offered=self.offered,
            others=self.others,
            first=self.first,
        )
        desks = [desk.copy() for desk in self._batch.desks]
        for desk, old in zip(desks, self._batch.desks, strict=True):
            desk.players = self._players(int(desk.table))
            _take_luck(desk.players, [luck.copy() for luck in _lucks(old.players)])
        twin._batch.desks[:] = desks
        twin._batch.choosers = self._batch.choosers.copy()
        twin.look()
        return twin

    def save(self) -> dict[str, Any]:
        """All tables as plain data, their luck included, and that of the bots at them."""
        streams = self._batch.choosers.save()["streams"]
        return {
            "version": self.version,
            "compiled": sengoku.compiled(),
            "desks": [*map(self._saved, self._batch.desks, streams)],
        }

    def _saved(self, desk: BatchTable, stream: int) -> dict[str, Any]:
        return {
            "table": int(desk.table),
            "state": self.game.save(desk.state),
            "held": int(desk.held),
            "games": int(desk.games),
            "chooser": Fast.from_streams([stream]).save(),
            "worlds": desk.worlds.save(),
            "bots": [luck.save() for luck in _lucks(desk.players)],
        }

    def load(self, saved: Mapping[str, Any]) -> Seen:
        """Goes on from what `save` wrote."""
        self.check(saved, self.tables)
        self._batch.desks[:] = [self._loaded(desk) for desk in saved["desks"]]
        streams = [stream for desk in saved["desks"] for stream in desk["chooser"]["streams"]]
        self._batch.choosers = Fast.from_streams(streams)
        return self.look()

    def check(self, saved: Mapping[str, Any], tables: int) -> None:
        if saved["version"] != self.version or len(saved["desks"]) != tables:
            found = str(saved["version"])[:40]
            facts: dict[str, str | int] = {"found": found, "wanted": self.version, "tables": tables}
            raise Problem("research-other-tables", facts)

    def _loaded(self, saved: Mapping[str, Any]) -> BatchTable:
        worlds = Fast.from_streams(saved["worlds"]["streams"])
        desk = BatchTable(saved["table"], self.game.load(self.setup, saved["state"]), worlds)
        desk.held, desk.games = saved["held"], saved["games"]
        desk.players = self._players(saved["table"])
        _take_luck(desk.players, [Fast.from_streams(luck["streams"]) for luck in saved["bots"]])
        return desk


def _lucks(players: Sequence[Any]) -> list[Fast]:
    return [getattr(bot, name) for player in players for bot, name in lucks(player)]


def _take_luck(players: Sequence[Any], taken: Sequence[Fast]) -> None:
    places = [place for player in players for place in lucks(player)]
    for (bot, name), luck in zip(places, taken, strict=True):
        setattr(bot, name, luck)


def array_of(buffer: Any, count: int = -1, kind: Any = np.uint8) -> Any:
    """An array over the same bytes, all of them or so many."""
    return np.frombuffer(buffer, kind, count)


def batch(
    game: str,
    seats: int | None = None,
    tables: int = 256,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    *,
    memory: bool = True,
    offered: bool = False,
    others: Rival | Sequence[Rival] = (),
    first: int = 0,
) -> Tables:
    """`batch("glory", seats=3, tables=256, seed=1)`. `others="bot:2"` lets that bot play at all
    seats but one, which moves on from game to game."""
    found = sengoku.game(game)
    setup = found.setup(found.lid.usual if seats is None else seats, options)
    sitting = other_players(others, setup)
    return Tables(
        found, setup, tables, seed, memory=memory, offered=offered, others=sitting, first=first
    )


def other_players(others: Rival | Sequence[Rival], setup: Setup) -> tuple[Rival, ...]:
    """One for all other seats, or one for each."""
    if isinstance(others, str) or not isinstance(others, Sequence):
        return (others,) * (setup.seats - 1)
    return tuple(others)
