"""The short way of a move: nobody waits for anything but the disk, so it needs no task of its own.

It takes what nearly every move is: the answer to the question that stands, at a table where nobody
else is at work. Whatever else comes in, or is refused, goes the long way (`answers.py`) as if
nobody had looked at it here. Both ways are made of the same steps.
"""

import time
from collections.abc import Callable
from functools import partial
from typing import Final

import structlog

from sengoku.server import conduct
from sengoku.server import messages as say
from sengoku.server.answers import Listener, answer_after
from sengoku.server.change import Change
from sengoku.server.connection import FAULT, Connection
from sengoku.server.hall import Hall
from sengoku.server.problems import Forbidden, TooFast
from sengoku.server.room import Room
from sengoku.server.store import StoreFails

__all__ = ["ShortWay"]

MOVE: Final = b'{"type":"move",'  # as programs write it that save room
LONGEST: Final = 500  # bytes

_log = structlog.get_logger("socket")


class ShortWay:
    """Of one line with a seat. `free` is called when a move that was taken has its answer."""

    def __init__(
        self,
        hall: Hall,
        room: Room,
        listener: Listener,
        line: Connection,
        address: str,
        free: Callable[[], None],
    ) -> None:
        self._hall = hall
        self._room = room
        self._listener = listener
        self._line = line
        self._address = address
        self._free = free
        self._paid = False

    def take(self, message: bytes) -> bool:
        """Whether it goes this way."""
        if len(message) > LONGEST or not message.startswith(MOVE) or self._line.lost:
            return False
        house, room = self._hall.house, self._room
        began = time.perf_counter()
        try:
            house.allowance.message(self._listener.person, self._address)
        except TooFast:
            return False
        self._paid = True
        change, request = self._prepared(message)
        if change is None or request is None:
            return False
        self._paid, self._line.asking = False, True
        told = partial(self._ended, request, change, began)
        try:
            room.do(change)
        except Exception as failed:
            told(failed)
        else:
            house.store.post(change.write, told)
        return True

    def has_paid(self) -> bool:
        """Whether the message that now goes the long way was counted already."""
        paid, self._paid = self._paid, False
        return paid

    def _prepared(self, message: bytes) -> tuple[Change | None, say.Move | None]:
        """Under the lock of the table. What is wrong with it the long way will say."""
        room, seat = self._room, self._listener.seat
        try:
            request = say.read_request(message)
            if not isinstance(request, say.Move) or request.version != room.match.version:
                return None, None
            if seat is None or not room.lock.take_now():
                return None, None
        except Exception:
            return None, None
        try:
            if room.holds(self._listener.person, seat):
                return room.prepare(conduct.entries_for(room.match, seat, request)), request
        except Exception:
            pass
        room.lock.release()
        return None, None

    def _ended(
        self, request: say.Move, change: Change, began: float, failed: Exception | None
    ) -> None:
        """By the disk."""
        if failed is not None:
            self._hall.house.spawn(self._refuse(request, failed))
            return
        metrics = self._hall.house.metrics
        self._line.answering = True
        try:
            self._room.finish(change)
            self._line.answer(say.Done(request.id, self._room.match.version))
        except Exception:
            self._fault()
        finally:
            self._room.lock.release()
        metrics.move_seconds.observe(time.perf_counter() - began)
        self._free()

    async def _refuse(self, request: say.Move, failed: Exception) -> None:
        try:
            found = await answer_after(self._hall, self._room, self._listener, request, failed)
            self._line.answer(found)
        except (StoreFails, Forbidden):
            self._line.hang_up()
        except Exception:
            self._fault()
        finally:
            self._free()

    def _fault(self) -> None:
        self._hall.house.metrics.faults.inc()
        _log.exception("fault", table=self._room.id)
        self._line.hang_up(FAULT)
