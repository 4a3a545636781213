"""Who waits, in turns: first between addresses, then between the people there, then their tables.

However much one of them wants, the others wait for one job of his and not for all of them.
"""

import asyncio
from collections import OrderedDict, deque
from typing import Final, Generic, NamedTuple, TypeVar

__all__ = ["NOBODY", "FairQueue", "Lane", "Turns"]

T = TypeVar("T")

LATER: Final = ""


class Lane(NamedTuple):
    """Whose a job is."""

    address: str
    person: str
    table: str


NOBODY: Final = Lane("nobody", "nobody", "none")


class Turns(Generic[T]):
    """A tree of lanes. Who comes goes to the end of the line, and so does who has had a turn. A
    lane without a name waits until nobody beside it does."""

    def __init__(self) -> None:
        self._lanes: OrderedDict[str, Turns[T]] = OrderedDict()
        self._here: deque[T] = deque()

    def __bool__(self) -> bool:
        return bool(self._here or self._lanes)

    def put(self, path: tuple[str, ...], item: T) -> None:
        if path:
            self._lanes.setdefault(path[0], Turns()).put(path[1:], item)
        else:
            self._here.append(item)

    def drop(self, path: tuple[str, ...], item: T) -> None:
        """One that no longer waits does not cost the others of its lane a turn."""
        if not path:
            self._here.remove(item)
            return
        lane = self._lanes[path[0]]
        lane.drop(path[1:], item)
        if not lane:
            del self._lanes[path[0]]

    def take(self) -> T:
        if self._here:
            return self._here.popleft()
        name = next((name for name in self._lanes if name != LATER), LATER)
        lane = self._lanes.pop(name)
        item = lane.take()
        if lane:
            self._lanes[name] = lane
        return item


class FairQueue(Generic[T]):
    """Of one person's jobs those that can wait (`later`) come after all others."""

    def __init__(self) -> None:
        self._turns: Turns[T] = Turns()
        self._paths: dict[T, tuple[str, ...]] = {}
        self._ready = asyncio.Semaphore(0)

    def __len__(self) -> int:
        return len(self._paths)

    def put(self, lane: Lane, item: T, *, later: bool = False) -> None:
        pressing = (LATER,) if later else ()
        self._paths[item] = (lane.address, lane.person, *pressing, lane.table)
        self._turns.put(self._paths[item], item)
        self._ready.release()

    def drop(self, item: T) -> None:
        """If it is still there."""
        path = self._paths.pop(item, None)
        if path is not None:
            self._turns.drop(path, item)

    async def get(self) -> T:
        await self._ready.acquire()
        while not self._turns:  # what it was told of has been dropped
            await self._ready.acquire()
        item = self._turns.take()
        del self._paths[item]
        return item
