"""Tables in several processes play what one process would."""

import signal
from typing import Any

import numpy as np
import pytest

from sengoku import research
from sengoku.kernel.problem import Problem


def some(seen: research.Seen) -> Any:
    """The last choice of each table."""
    return seen.masks.shape[1] - 1 - seen.masks[:, ::-1].argmax(1)


def same(one: research.Seen, other: research.Seen) -> None:
    for name in ("rows", "masks", "seats", "done", "returns"):
        assert (getattr(one, name) == getattr(other, name)).all(), name


def test_two_processes_play_the_games_of_one() -> None:
    alone = research.batch("glory", 3, 8, seed=5)
    with research.workers("glory", 3, 8, seed=5, processes=2) as shared:
        here, there = alone.reset(), shared.reset()
        for _ in range(12):
            same(here, there)
            choices = some(here)
            here, there = alone.step(choices), shared.step(choices)
        here, there = alone.step(), shared.step()
        same(here, there)
        assert shared.save() == alone.save()
        _halves_by_turns(alone, shared)
        _refused(shared)
        _kept(shared)


def _halves_by_turns(alone: research.Tables, shared: research.Workers) -> None:
    """While one half is played, what is known of the other can be read."""
    choices = some(alone.look())
    here = alone.step(choices)
    shared.send(0, choices[:4])
    shared.send(1, choices[4:])
    rows = [shared.recv(half).rows for half in (0, 1)]
    assert (np.concatenate(rows) == here.rows).all()
    kept = rows[0].copy()
    shared.send(0)
    assert (rows[0] == kept).all(), "what is being looked at was written over"
    shared.recv(0)
    shared.send(1)
    shared.recv(1)


def _refused(shared: research.Workers) -> None:
    seen, before = shared.look(), shared.save()
    assert not seen.rows.flags.writeable
    choices = seen.masks.argmax(1)
    choices[6] = int(np.flatnonzero(seen.masks[6] == 0)[0])
    with pytest.raises(Problem, match="research not allowed"):
        shared.step(choices)
    with pytest.raises(Problem, match="research wrong count"):
        shared.step(choices[:4])
    assert shared.save() == before


def _kept(shared: research.Workers) -> None:
    with shared.fork() as twin:
        here, there = shared.step(), twin.step()
        same(here, there)
    saved = shared.save()
    expected = shared.step().rows.copy()
    shared.load(saved)
    assert (shared.step().rows == expected).all()


def test_bots_sit_in_the_processes_too_and_one_that_dies_is_told() -> None:
    """Their arrays are those of one process, luck of the bots included."""
    alone = research.batch("samurai", 2, 2, seed=5, others="random")
    shared = research.workers("samurai", 2, 2, seed=5, processes=1, others="random")
    here, there = alone.reset(), shared.reset()
    for _ in range(8):
        same(here, there)
        here, there = alone.step(), shared.step()
    process = shared._processes[0]
    process.kill()
    process.join()
    assert process.exitcode == -signal.SIGKILL
    with pytest.raises(Problem, match="process died"):
        shared.step()
    shared.close()
