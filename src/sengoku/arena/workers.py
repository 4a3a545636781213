"""Games on all cores: processes that play, and a stream of what is done, in any order."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import Final, TypeVar

from sengoku.kernel.problem import Problem

__all__ = ["in_processes", "one_by_one"]

Task = TypeVar("Task")
Done = TypeVar("Done")

FAREWELL: Final = 60.0  # seconds for the pool's own thread to end: it has nothing left to do
AHEAD: Final = 3  # games in hand for each process, so that none waits for its next one


def one_by_one(play: Callable[[Task], Done], tasks: Iterable[Task]) -> Generator[Done, None, None]:
    for task in tasks:
        yield play(task)


def in_processes(
    play: Callable[[Task], Done], tasks: Iterable[Task], jobs: int
) -> Generator[Done, None, None]:
    """Ends its processes however it is left: at the end, by a fault, or by Ctrl-C.

    Also when one of them dies while the next is being started: the pool would wait for that
    next one for ever, since it was not there yet when the others were told to end.
    """
    coming = iter(tasks)
    others = {*multiprocessing.active_children()}
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=_begin) as pool:
        try:
            with _deaf_processes():
                running = {pool.submit(play, task) for task in islice(coming, AHEAD * jobs)}
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
                running |= {pool.submit(play, task) for task in islice(coming, len(done))}
        except BaseException as fault:
            # `shutdown` forgets this thread, which then closes the same pipe as the end of Python.
            thread: threading.Thread | None = getattr(pool, "_executor_manager_thread", None)
            pool.shutdown(wait=False, cancel_futures=True)
            for process in {*multiprocessing.active_children()} - others:
                process.kill()  # it holds nothing but a game that nobody waits for
                process.join()
            if thread is not None:
                thread.join(FAREWELL)
            if _died(pool, fault):
                raise Problem("ladder-process-died") from None
            raise


def _died(pool: ProcessPoolExecutor, fault: BaseException) -> bool:
    """Who starts the next process meanwhile meets a pipe that is broken, or already closed."""
    if isinstance(fault, BrokenProcessPool | BrokenPipeError):
        return True
    return isinstance(fault, ValueError) and bool(getattr(pool, "_broken", False))


@contextmanager
def _deaf_processes() -> Iterator[None]:
    """Processes begun inside do not hear Ctrl-C: it is their parent who ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may say what signals do
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _begin() -> None:
    """A process whose parent is gone, however it went, ends too."""
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
