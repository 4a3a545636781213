"""Processes that play: all their answers, and none of them left behind."""

import multiprocessing
import os
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor, process
from typing import Any

import pytest

from sengoku.arena.workers import in_processes, one_by_one
from sengoku.kernel.problem import Problem


def test_every_task_is_done_once() -> None:
    tasks = range(-50, 0)
    assert sorted(in_processes(abs, tasks, 2)) == sorted(one_by_one(abs, tasks)) == [*range(1, 51)]


def test_who_goes_away_early_waits_for_nobody() -> None:
    """By a fault or by Ctrl-C, in the middle of long games."""
    began = time.monotonic()
    answers = in_processes(time.sleep, [0.0, 900.0, 900.0, 900.0], 2)
    assert next(answers) is None
    answers.close()
    while multiprocessing.active_children():  # killed, and perhaps not yet buried
        assert time.monotonic() - began < 600
        time.sleep(0.02)


def test_nothing_of_the_pool_is_left_when_it_was_left_early(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its thread would trouble the end of Python, the more so the later it comes to its own."""
    end = process._ExecutorManagerThread.join_executor_internals

    def late(thread: Any) -> None:
        time.sleep(0.3)
        end(thread)

    monkeypatch.setattr(process._ExecutorManagerThread, "join_executor_internals", late)
    before = {*threading.enumerate()}
    answers = in_processes(time.sleep, [0.0, 900.0, 900.0, 900.0], 2)
    assert next(answers) is None
    answers.close()
    assert {*threading.enumerate()} <= before


def test_the_processes_leave_ctrl_c_to_their_parent() -> None:
    before = signal.getsignal(signal.SIGINT)
    heard = in_processes(signal.getsignal, [signal.SIGINT] * 6, 2)
    assert [*heard] == [signal.SIG_IGN] * 6
    assert signal.getsignal(signal.SIGINT) is before


def test_a_process_that_vanishes_is_told() -> None:
    with pytest.raises(Problem) as problem:
        list(in_processes(os._exit, [3], 2))
    assert problem.value.key == "ladder-process-died"


def test_a_fault_in_a_process_is_raised_here() -> None:
    with pytest.raises(TypeError):
        list(in_processes(len, [3], 2))  # type: ignore[arg-type]


def test_a_process_may_die_while_the_next_one_is_being_started(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def dying(pool: Any, *_: object) -> None:
        pool._broken = "a process is gone"
        raise ValueError("bad value(s) in fds_to_keep")

    monkeypatch.setattr(ProcessPoolExecutor, "submit", dying)
    with pytest.raises(Problem, match="ladder process died"):
        list(in_processes(abs, [1, 2, 3], 2))
