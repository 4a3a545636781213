"""Our server beside boardgame.io's, in one run of some two minutes: `python bench/beside.py`.

Compiled if .compiled is there; `make .compiled/.full` makes it as it is in a release. Both hold the
same number of tables with two sockets each, driven as fast as they answer by the same client
(`boardgame/drive.js`, in its own process). Ours writes each move to disk before it is acknowledged;
boardgame.io keeps all in memory. They take turns. A round in which others used the cores is told
and not counted: two servers that share theirs with somebody do not share alike. Where no round was
quiet there is no conclusion, and the status is 1.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from figures import Page

from server import ROOT, Server, busy, cpu_of, free_port, until_it_answers

HERE = ROOT / "bench" / "boardgame"
NODE = ["sh", str(ROOT / "web" / "scripts" / "node.sh")]
QUIET = 0.05  # of the cores, that others may use
NPM = ["sh", str(ROOT / "web" / "scripts" / "npm.sh")]


class Theirs:
    """boardgame.io as it comes."""

    def __init__(self) -> None:
        port = free_port()
        self.home = f"http://127.0.0.1:{port}"
        environment = {**os.environ, "NODE_ENV": "production"}
        self.process = subprocess.Popen(
            [*NODE, "server.js", str(port)],
            cwd=HERE,
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until_it_answers(f"{self.home}/games")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def drive(kind: str, server: Server | Theirs, asked: argparse.Namespace) -> dict[str, Any]:
    """What the client measured, the processor time that the server used meanwhile, which share of a
    core the client itself did, and which share of the cores others."""
    command = [*NODE, "drive.js", kind, server.home, str(asked.tables), str(asked.seconds)]
    command += ["changes"] if asked.changes else []
    with subprocess.Popen(command, cwd=HERE, stdout=subprocess.PIPE, text=True) as client:
        assert client.stdout is not None, "it is a pipe"
        assert client.stdout.readline() == "begin\n", "the client could not open its tables"
        pids = server.process.pid, client.pid
        used, all_used = [*map(cpu_of, pids)], busy()
        found: dict[str, Any] = json.loads(client.stdout.readline())
        found["cpu"], own = (cpu_of(pid) - cpu for pid, cpu in zip(pids, used, strict=True))
        others = max(0.0, busy() - all_used - found["cpu"] - own)
        found["client"] = own / found["wall"]
        found["others"] = others / found["wall"] / (os.cpu_count() or 1)
    return found


def once(kind: str, asked: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), python=asked.python) if kind == "sengoku" else Theirs()
        try:
            return drive(kind, server, asked)
        finally:
            server.stop()


def row(kind: str, found: list[dict[str, Any]]) -> str:
    def middle(value: Any) -> float:
        return float(statistics.median(value(each) for each in found))

    return (
        f"| {kind} | {middle(lambda f: f['moves'] / f['wall']):,.0f} | "
        f"{middle(lambda f: f['moves'] / f['cpu']):,.0f} | "
        f"{middle(lambda f: f['median']):.0f} ms | {middle(lambda f: f['slow']):.0f} ms |"
    )


def conclude(page: Page, rounds: list[dict[str, dict[str, Any]]]) -> bool:
    """Of the rounds that were quiet; False if there was none."""
    quiet = [pair for pair in rounds if max(f["others"] for f in pair.values()) <= QUIET]
    loads = ", ".join(f"{max(f['others'] for f in pair.values()):.0%}" for pair in rounds)
    page.tell(f"\nothers used of the cores, at most in each round: {loads}")
    if not quiet:
        page.tell(
            f"The machine was busy (more than {QUIET:.0%}): this says nothing about the servers."
        )
        return False
    for kind, whose in (("sengoku", "ours"), ("boardgame", "theirs")):
        most = max(pair[kind]["client"] for pair in quiet)
        page.tell(f"the client used at most {most:.0%} of a core with {whose}")
    for name in ("wall", "cpu"):
        ratios = [
            (pair["sengoku"]["moves"] / pair["sengoku"][name])
            / (pair["boardgame"]["moves"] / pair["boardgame"][name])
            for pair in quiet
        ]
        words = ", ".join(f"{ratio:.2f}" for ratio in ratios)
        middle = statistics.median(ratios)
        page.tell(
            f"ours to theirs, by {name}: {middle:.2f} (quiet rounds: {words})", **{name: middle}
        )
    return True


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--changes", action="store_true", help="ours sends only what changed")
    parser.add_argument("--python", default=sys.executable, help="another one of this version")
    asked = parser.parse_args()
    if not (HERE / "node_modules").exists():
        install = [*NPM, "install", "--prefix", str(HERE), "--no-package-lock", "--no-audit"]
        subprocess.run([*install, "--no-fund", "--loglevel=error"], check=True)
    whole = (asked.tables, asked.seconds, asked.rounds, asked.changes) == (100, 10, 3, False)
    with Page("beside", whole=whole) as page:
        return 0 if tell(page, asked) else 1


def tell(page: Page, asked: argparse.Namespace) -> bool:
    kinds = ("sengoku", "boardgame")
    rounds = [{kind: once(kind, asked) for kind in kinds} for _ in range(asked.rounds)]
    count, length = asked.rounds, asked.seconds
    page.tell(f"{asked.tables} tables, 2 sockets each, {count} rounds of {length:.0f} s")
    page.tell()
    told = subprocess.run([asked.python, "-VV"], capture_output=True, text=True, check=True)
    page.tell(f"Ours runs on {told.stdout.strip()}.")
    page.tell()
    if not (ROOT / ".compiled" / ".full").exists():
        page.tell("Ours is not compiled in one piece (make .compiled/.full), as a release is.")
        page.tell()
    page.tell("| server | moves a second | a core-second | seen by all (median) | 95 % |")
    page.tell("|---|---:|---:|---:|---:|")
    page.tell(row("sengoku, on disk", [pair["sengoku"] for pair in rounds]))
    page.tell(row("boardgame.io, in memory", [pair["boardgame"] for pair in rounds]))
    return conclude(page, rounds)


if __name__ == "__main__":
    sys.exit(main())
