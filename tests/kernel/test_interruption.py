"""Ctrl-C in the middle of compiled work is an interruption and nothing worse.

Python looks for it while it multiplies large whole numbers. Compiled code takes what comes of that
for a lack of memory and ends the process, so nothing compiled may multiply large `int`s.
"""

import signal
import subprocess
import sys

import pytest

FAST = """
from sengoku.kernel.nature import Fast
work = map(Fast, [2**64 - 1], [1])
"""
GROUND = """
from librt.vecs import vec
from mypy_extensions import i64
from sengoku.geometry.ground import ROUGH, Ground
ground = Ground()
for _ in range(3):
    ground.add(ROUGH, [1001, 30_013, 15_007], [1003, 1009, 30_011])
both = [vec[i64]([0, 1, 2])]
assert ground.deeper(*both, 0, 2003, 40_009, 3001, 5000)
work = map(ground.deeper, both, [0], [2003], [40_009], [3001], [5000])
"""


@pytest.mark.parametrize("work", [FAST, GROUND])
def test_ctrl_c_in_compiled_work_is_only_an_interruption(work: str) -> None:
    """`zip` leaves Python no moment to look between the signal and the work."""
    done = run(work + "next(zip(map(_thread.interrupt_main, [signal.SIGINT]), work))")
    assert done.stderr.endswith("KeyboardInterrupt\n"), done.stderr
    assert done.returncode == -signal.SIGINT


def run(program: str) -> subprocess.CompletedProcess[str]:
    program = f"import _thread, signal{program}"
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
