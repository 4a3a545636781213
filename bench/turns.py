"""Two builds of the engine in turn: `python bench/turns.py BEFORE AFTER`.

Both are folders of compiled packages, as `SENGOKU_FULL=1 sh scripts/compile.sh PYTHON` makes them
in a checkout, whose commits are told. Both play the same random games. Their digests must be equal,
also those of shorter runs with every count of seats, other seeds and other options (`sengoku
simulate --json`); told are the medians of the processor times of rounds in turn, and, where
valgrind is, the instructions, which no other work on the machine can change.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

from figures import Page

ROUNDS = 15
# Decisions for half a second or so; a part of it where instructions are counted.
CASES = {"glory": 6_000_000, "samurai": 1_500_000, "honor": 1_500_000, "skirmish": 30_000}
COUNTED = 150  # one in so many of them
# Simulated for their digests: so many games, with each count of seats and each of these choices.
GAMES = {"glory": 200, "samurai": 200, "honor": 100, "skirmish": 10}
SEATS = {"glory": (2, 3, 4), "samurai": (2, 3, 4), "honor": (3, 4, 5, 6), "skirmish": (2,)}
OPTIONS: dict[str, list[list[str]]] = {
    "glory": [[], ["imperial_orders=on", "ninja_power=on"], ["ninja_power=on", "ninja_take=ask"]],
    "samurai": [[], ["influence_set=sam_222", "chain=none"], ["no_majority=share"]],
    "honor": [[], ["preset=german_2003"], ["goal=250", "deck=even", "dishonor_help=any"]],
    "skirmish": [
        [],
        *([f"scenario={name}", "level=3"] for name in ("battlefield", "rescue", "last_samurai")),
        *([f"scenario={name}"] for name in ("roadblock", "outpost", "spy", "campaign")),
    ],
}
PLAY = """
import hashlib, json, os, sys, time
import sengoku
from sengoku.kernel.nature import Fast
from sengoku.kernel.playout import playout

slug, wanted, counting = sys.argv[1], int(sys.argv[2]), sys.argv[3] == "counting"
game = sengoku.game(slug)
setup = game.setup(game.seats[-1])

def play(number):
    state = game.begin(setup, Fast(number, len(game.streams)))
    return int(playout(state, Fast(number, 1))), state

def count(switch):
    command = ["callgrind_control", "-i", switch, str(os.getpid())]
    assert not counting or os.spawnvp(os.P_WAIT, command[0], command) == 0

assert sengoku.compiled()
play(0)  # what is made once is made before
decisions, ends = 0, []
count("on")
began = time.process_time()
while decisions < wanted:
    more, state = play(len(ends))
    decisions += more
    ends.append(state)
spent = time.process_time() - began
count("off")
digest = hashlib.sha256("".join(map(game.digest, ends)).encode()).hexdigest()
print(json.dumps({"decisions": decisions, "seconds": spent, "digest": digest}))
"""


SIMULATE = """
import contextlib, io, json, sys
import sengoku
from sengoku.cli.main import main

assert sengoku.compiled()
games, seats, options = json.loads(sys.argv[1])
for slug, choices in options.items():
    for count in seats[slug]:
        for seed, chosen in enumerate(choices):
            said = io.StringIO()
            asked = ["simulate", slug, "--json", f"--games={games[slug]}", f"--players={count}"]
            asked += [f"--seed={seed}", *(f"--option={option}" for option in chosen)]
            with contextlib.redirect_stdout(said):
                assert main(asked) == 0
            print(slug, count, *chosen, json.loads(said.getvalue())["digest"])
"""


def played(build: Path, slug: str, wanted: int, under: Sequence[str] = ()) -> dict[str, Any]:
    how = {**os.environ, "PYTHONPATH": str(build), "PYTHONHASHSEED": "0"}
    mode = "counting" if under else "timing"
    program = [*under, sys.executable, "-c", PLAY, slug, str(wanted), mode]
    done = subprocess.run(program, env=how, check=True, stdout=subprocess.PIPE, text=True)
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def instructions(build: Path, slug: str) -> float:
    """A decision's, by callgrind; 0 where there is none."""
    if shutil.which("callgrind_control") is None:
        return 0.0
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "out")
        under = ["valgrind", "-q", "--tool=callgrind", "--instr-atstart=no"]
        found = played(build, slug, CASES[slug] // COUNTED, [*under, f"--callgrind-out-file={out}"])
        total = re.search(r"^totals: (\d+)", out.read_text("utf-8"), re.MULTILINE)
    assert total is not None, f"callgrind counted nothing for {slug}"
    return int(total[1]) / float(found["decisions"])


def simulated(build: Path) -> list[str]:
    """A line for each simulation, with its digest."""
    how = {**os.environ, "PYTHONPATH": str(build)}
    wanted = json.dumps([GAMES, SEATS, OPTIONS])
    program = [sys.executable, "-c", SIMULATE, wanted]
    done = subprocess.run(program, env=how, check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout.splitlines()


def same(before: Path, after: Path) -> int:
    """How many simulations gave the same digest; all must."""
    pairs = [*zip(simulated(before), simulated(after), strict=True)]
    for old, new in pairs:
        assert old == new, f"they do not play the same: {old}, {new}"
    return len(pairs)


def commit(build: Path) -> str:
    """The commit of the checkout that a build lies in."""
    asked = ["git", "-C", str(build), "describe", "--always", "--exclude=*", "--dirty=, changed"]
    return subprocess.run(asked, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


def tell(page: Page, before: Path, after: Path) -> None:
    rates: dict[tuple[Path, str], list[float]] = defaultdict(list)
    digests: dict[str, set[str]] = {slug: set() for slug in CASES}
    for turn in range(ROUNDS):
        for slug, wanted in CASES.items():
            for build in (before, after) if turn % 2 else (after, before):
                found = played(build, slug, wanted)
                rates[build, slug].append(found["decisions"] / found["seconds"])
                digests[slug].add(found["digest"])
    assert all(len(found) == 1 for found in digests.values()), "they do not play the same"
    page.tell(
        "| game | decisions a second, before | after | times | instructions a decision, before "
        "| after | times |\n|---|---:|---:|---:|---:|---:|---:|"
    )
    for slug in CASES:
        old, new = (median(rates[build, slug]) for build in (before, after))
        line = f"| {slug} | {old:,.0f} | {new:,.0f} | {new / old:.3f}"
        first, last = (instructions(build, slug) for build in (before, after))
        more = f" | {first:,.0f} | {last:,.0f} | {last / first:.3f} |" if first else " | | | |"
        page.tell(line + more)
    page.tell()
    page.tell(f"The digests of these games and of {same(before, after)} simulations are equal.")
    page.tell(f"Before is `{commit(before)}`, after is `{commit(after)}`.")


if __name__ == "__main__":
    with Page("turns") as page:
        tell(page, Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve())
