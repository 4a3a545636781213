"""Our server beside boardgame.io's, in one run: `python bench/beside.py`.

Compiled if .compiled is there. Both hold the same number of tables with two sockets each, driven as
fast as they answer by the same client (`boardgame/drive.js`, in its own process). Ours writes each
move to disk before it is acknowledged; boardgame.io keeps all in memory. They take turns, so that a
busy machine slows both.
"""

import argparse
import json
import os
import statistics
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from server import ROOT, Server, cpu_of, free_port, until_it_answers

HERE = ROOT / "bench" / "boardgame"
NODE = ["sh", str(ROOT / "web" / "scripts" / "node.sh")]
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


def drive(kind: str, server: Server | Theirs, tables: int, seconds: float) -> dict[str, Any]:
    """What the client measured, and the processor time that the server used meanwhile."""
    command = [*NODE, "drive.js", kind, server.home, str(tables), str(seconds)]
    with subprocess.Popen(command, cwd=HERE, stdout=subprocess.PIPE, text=True) as client:
        assert client.stdout is not None, "it is a pipe"
        assert client.stdout.readline() == "begin\n", "the client could not open its tables"
        cpu = cpu_of(server.process.pid)
        found: dict[str, Any] = json.loads(client.stdout.readline())
        found["cpu"] = cpu_of(server.process.pid) - cpu
    return found


def once(kind: str, tables: int, seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder)) if kind == "sengoku" else Theirs()
        try:
            return drive(kind, server, tables, seconds)
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


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    if not (HERE / "node_modules").exists():
        install = [*NPM, "install", "--prefix", str(HERE), "--no-package-lock", "--no-audit"]
        subprocess.run([*install, "--no-fund", "--loglevel=error"], check=True)
    found: dict[str, list[dict[str, Any]]] = {"sengoku": [], "boardgame": []}
    for _ in range(asked.rounds):
        for kind, rounds in found.items():
            rounds.append(once(kind, asked.tables, asked.seconds))
    print(f"{asked.tables} tables, 2 sockets each, {asked.rounds} rounds of {asked.seconds:.0f} s")
    print("| server | moves a second | a core-second | seen by all (median) | 95 % |")
    print("|---|---:|---:|---:|---:|")
    print(row("sengoku, on disk", found["sengoku"]))
    print(row("boardgame.io, in memory", found["boardgame"]))
    for name in ("wall", "cpu"):
        rates = [[f["moves"] / f[name] for f in rounds] for rounds in found.values()]
        ratios = [ours / theirs for ours, theirs in zip(*rates, strict=True)]
        words = ", ".join(f"{ratio:.2f}" for ratio in ratios)
        print(f"ours to theirs, by {name}: {statistics.median(ratios):.2f} (each round: {words})")


if __name__ == "__main__":
    main()
