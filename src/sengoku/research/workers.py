"""Tables in several processes that share memory: the same games as in one, sooner."""

import multiprocessing
import pickle
import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Final

import numpy as np

import sengoku
from sengoku.kernel.game import Setup
from sengoku.kernel.problem import Problem
from sengoku.research.tables import Rival, Seen, Tables, other_players

__all__ = ["HALVES", "Workers", "workers"]

HALVES: Final = (0, 1)
BUFFERS: Final = 2  # what was seen last stays readable while the next is written
ALIGNED: Final = 64
# What is said at every step is said in few bytes: a pickle would take longer than some steps.
STEP: Final = struct.Struct("<BBB")  # half, buffer, whether any choice will do
DONE: Final = b"\0"


@dataclass(frozen=True)
class Task:
    """What a process needs to have its tables: each half of all tables has a part of them."""

    game: str
    setup: Setup
    seed: int
    how: dict[str, Any]  # memory, offered, others
    first: int  # the number of the first table of all
    parts: tuple[range, range]  # by half: the places of its tables


class Shared:
    """The arrays of all tables, twice, and their choices, in memory that processes share."""

    def __init__(self, like: Tables, tables: int, memory: Any = None) -> None:
        seen = like.look()
        parts = {name: part for name, part in seen._asdict().items() if part is not None}
        names = [*parts]
        shapes = {name: (tables, *part.shape[1:]) for name, part in parts.items()}
        kinds = {name: part.dtype for name, part in parts.items()}
        sizes = {n: -(-int(np.prod(shapes[n])) * kinds[n].itemsize // ALIGNED) for n in names}
        choices = -(-tables * 4 // ALIGNED)
        whole = (BUFFERS * sum(sizes.values()) + choices) * ALIGNED
        context = multiprocessing.get_context("spawn")
        self.memory = context.RawArray("B", whole) if memory is None else memory
        raw = np.frombuffer(self.memory, np.uint8)
        self.choices = raw[: tables * 4].view("<i4")
        at, self._arrays = choices, []
        for _ in range(BUFFERS):
            arrays = {}
            for name in names:
                end = at + sizes[name]
                count = int(np.prod(shapes[name])) * kinds[name].itemsize
                part = raw[at * ALIGNED : at * ALIGNED + count].view(kinds[name])
                arrays[name], at = part.reshape(shapes[name]), end
            self._arrays.append(arrays)
        self._written = [name for name in names if name != "finals" or like.others]
        self._shown: dict[tuple[int, int, int], Seen] = {}

    def seen(self, buffer: int, start: int, stop: int) -> Seen:
        """The same arrays each time: what they show is written by others."""
        shown = self._shown.get((buffer, start, stop))
        if shown is None:
            arrays, places = self._arrays[buffer], slice(start, stop)
            parts = {name: _fixed(arrays.get(name), places) for name in Seen._fields}
            shown = self._shown[buffer, start, stop] = Seen(**parts)
        return shown

    def keep(self, buffer: int, places: slice, seen: Seen) -> None:
        """Where nobody else sits at the tables, last rows stay blank."""
        arrays = self._arrays[buffer]
        for name in self._written:
            arrays[name][places] = getattr(seen, name)


def _fixed(array: Any, places: slice) -> Any:
    """Nobody but the processes writes into it."""
    if array is None:
        return None
    view = array[places]
    view.flags.writeable = False
    return view


class Workers:
    """`step` and the rest as in `Tables`. To think about one half of the tables while the other
    is played, `send` its choices and `recv` what came of them, half by half. An array that was
    seen stays what it was until the step after next of its half: what is kept longer is copied."""

    def __init__(self, like: Tables, tables: int, processes: int, how: dict[str, Any]) -> None:
        assert tables % (2 * processes) == 0, "each process has equal parts of both halves"
        self.game, self.setup, self.seed, self.first = like.game, like.setup, like.seed, like.first
        self.layout, self.version, self.offered = like.layout, like.version, like.offered
        self.width, self.choices, self.option_width = like.width, like.choices, like.option_width
        self.tables, self._like, self._how = tables, like, how
        self._shared = Shared(like, tables)
        self._buffer = [0, 0]
        self._begin(processes)
        self._ask("look")

    def _begin(self, processes: int) -> None:
        context = multiprocessing.get_context("spawn")
        part = self.tables // (2 * processes)
        self._pipes: list[Connection] = []
        self._processes = []
        for number in range(processes):
            places = [range(start, start + part) for start in self._starts(number, part)]
            task = Task(
                self.game.slug, self.setup, self.seed, self._how, self.first, (places[0], places[1])
            )
            here, there = context.Pipe()
            process = context.Process(
                target=_work, args=(task, self.tables, self._shared.memory, there), daemon=True
            )
            process.start()
            there.close()
            self._pipes.append(here)
            self._processes.append(process)

    def _starts(self, number: int, part: int) -> tuple[int, int]:
        return number * part, self.tables // 2 + number * part

    # -- playing ---------------------------------------------------------------------------------

    def reset(self, seed: int | None = None) -> Seen:
        """All tables at the beginning of their first game."""
        self.seed = self.seed if seed is None else seed
        self._ask("reset", self.seed)
        return self._whole()

    def look(self) -> Seen:
        self._ask("look")
        return self._whole()

    def step(self, choices: Any = None) -> Seen:
        """A choice for each table; without choices each takes any of those that it has."""
        given = [None, None] if choices is None else np.split(np.asarray(choices), 2)
        for half in HALVES:
            self._check(half, given[half])
        target = 1 - self._buffer[0]
        for half in HALVES:
            self._send(half, given[half], target)
        for _ in HALVES:
            self._answers()
        return self._whole()

    def send(self, half: int, choices: Any = None) -> None:
        """Lets a half of the tables be played; `recv` says what came of it."""
        self._check(half, choices)
        self._send(half, choices, 1 - self._buffer[half])

    def recv(self, half: int) -> Seen:
        """What is known at the tables of a half, once all have been played; halves are received
        in the order in which they were sent."""
        self._answers()
        return self.half(half)

    def half(self, half: int) -> Seen:
        return self._shared.seen(self._buffer[half], *self._ends(half))

    def _ends(self, half: int) -> tuple[int, int]:
        return half * self.tables // 2, (half + 1) * self.tables // 2

    def _whole(self) -> Seen:
        assert self._buffer[0] == self._buffer[1], "both halves were played together"
        return self._shared.seen(self._buffer[0], 0, self.tables)

    def _check(self, half: int, choices: Any) -> None:
        """Before any process plays: what is refused happens nowhere."""
        if choices is None:
            return
        chosen = np.asarray(choices)
        masks = self.half(half).masks
        if chosen.shape != (len(masks),):
            facts: dict[str, str | int] = {"tables": self.tables, "bytes": chosen.size * 4}
            raise Problem("research-wrong-count", facts)
        inside = (chosen >= 0) & (chosen < self.choices)
        allowed = inside & (masks[np.arange(len(masks)), np.where(inside, chosen, 0)] == 1)
        if not allowed.all():
            place = int(np.flatnonzero(~allowed)[0])
            facts = {"table": self._ends(half)[0] + place, "choice": int(chosen[place])}
            raise Problem("research-not-allowed", facts)

    def _send(self, half: int, choices: Any, buffer: int) -> None:
        if choices is not None:
            self._shared.choices[slice(*self._ends(half))] = choices
        self._buffer[half] = buffer
        self._tell(STEP.pack(half, buffer, choices is None))

    def _ask(self, what: str, given: Any = None) -> list[Any]:
        self._buffer = [0, 0]
        self._tell(pickle.dumps((what, given)))
        return self._answers()

    def _tell(self, message: bytes) -> None:
        try:
            for pipe in self._pipes:
                pipe.send_bytes(message)
        except OSError:
            raise Problem("ladder-process-died") from None

    def _answers(self) -> list[Any]:
        try:
            told = [pipe.recv_bytes() for pipe in self._pipes]
        except (EOFError, OSError):
            raise Problem("ladder-process-died") from None
        found = [None if answer == DONE else pickle.loads(answer) for answer in told]
        for answer in found:
            if isinstance(answer, BaseException):
                raise answer
        return found

    # -- keeping ---------------------------------------------------------------------------------

    def save(self) -> dict[str, Any]:
        """As `Tables.save` writes it, which either of them can load."""
        found = self._ask("save")
        desks = [desk for half in HALVES for saved in found for desk in saved[half]["desks"]]
        return {**found[0][0], "desks": desks}

    def load(self, saved: Mapping[str, Any]) -> Seen:
        self._like.check(saved, self.tables)
        self._ask("load", saved)
        return self._whole()

    def fork(self) -> "Workers":
        twin = Workers(self._like, self.tables, len(self._pipes), self._how)
        twin.seed = self.seed
        twin.load(self.save())
        return twin

    def close(self) -> None:
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join()
        self._pipes, self._processes = [], []

    def __enter__(self) -> "Workers":
        return self

    def __exit__(self, *fault: object) -> None:
        self.close()


def _work(task: Task, tables: int, memory: Any, pipe: Connection) -> None:
    """A process: its part of both halves, until nobody asks any more."""
    game = sengoku.game(task.game)
    mine = [
        Tables(game, task.setup, len(part), task.seed, first=task.first + part.start, **task.how)
        for part in task.parts
    ]
    shared = Shared(mine[0], tables, memory)
    places = [slice(part.start, part.stop) for part in task.parts]
    while True:
        try:
            message = pipe.recv_bytes()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            if len(message) == STEP.size:
                half, buffer, free = STEP.unpack(message)
                chosen = None if free else shared.choices[places[half]]
                shared.keep(buffer, places[half], mine[half].step(chosen))
                answer = DONE
            else:
                what, given = pickle.loads(message)
                answer = pickle.dumps(_answered(what, given, places, mine, shared))
        except Exception as fault:  # whatever a player from outside does
            answer = pickle.dumps(fault)
        pipe.send_bytes(answer)


def _answered(
    what: str, given: Any, places: list[slice], mine: list[Tables], shared: Shared
) -> list[dict[str, Any]] | None:
    for half in HALVES:
        if what == "reset":
            shared.keep(0, places[half], mine[half].reset(given))
        elif what == "load":
            part = {**given, "desks": given["desks"][places[half]]}
            shared.keep(0, places[half], mine[half].load(part))
        else:
            shared.keep(0, places[half], mine[half].look())
    return [tables.save() for tables in mine] if what == "save" else None


def workers(
    game: str,
    seats: int | None = None,
    tables: int = 512,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    *,
    processes: int = 2,
    memory: bool = True,
    offered: bool = False,
    others: Rival | Sequence[Rival] = (),
    first: int = 0,
) -> Workers:
    """`workers("glory", seats=3, tables=512, processes=2)`: `batch`, in several processes. Players
    from outside must be such as Python can hand to another process."""
    found = sengoku.game(game)
    setup = found.setup(found.lid.usual if seats is None else seats, options)
    how: dict[str, Any] = {
        "memory": memory,
        "offered": offered,
        "others": other_players(others, setup),
    }
    like = Tables(found, setup, 1, seed, first=first, **how)
    return Workers(like, tables, processes, how)
