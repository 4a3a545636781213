"""`make test` on a busy machine: again and again, while other programs want the processors, too.

python -m tests.loaded --runs 10 [--loads 4]
"""

import argparse
import contextlib
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

__all__ = ["busy", "main"]

ROOT = Path(__file__).parents[1]
ENDLESS = "while True: sum(range(10_000))"


@contextlib.contextmanager
def busy(loads: int) -> Iterator[None]:
    """So many programs that never wait."""
    others = [subprocess.Popen([sys.executable, "-c", ENDLESS]) for _ in range(loads)]
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.wait()


def passes() -> bool:
    """As a newcomer would run it; what failed is told."""
    own = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = ["make", "--no-print-directory", "test"]
    run = subprocess.run(
        command, cwd=ROOT, env=own, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if run.returncode:
        wrong = re.findall(r"^.*(?:FAILED|ERROR|FAIL |Error:|\*\*\*).*$", run.stdout, re.MULTILINE)
        print("\n".join(wrong or run.stdout.splitlines()[-40:]), flush=True)
    return run.returncode == 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--loads", type=int, default=4)
    asked = parser.parse_args()
    began = time.monotonic()
    with busy(asked.loads):
        for run in range(1, asked.runs + 1):
            if not passes():
                print(f"Run {run} failed beside {asked.loads} other loads.")
                return 1
            minutes = (time.monotonic() - began) / 60
            print(f"{run} runs beside {asked.loads} other loads, {minutes:.0f} minutes", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
