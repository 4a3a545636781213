"""What takes hours adds up in pieces. bench/long.md keeps how far each part has come.

python -m tests.pieces sqlite 20        20 more kills; on the compiled engine if .compiled is there
python -m tests.pieces busy 1           `make test` once more, beside four other loads

A piece counts if all that it promises held to its end: what it found is added to the row of its
part and commit. One that failed or was broken off has a row of its own and adds nothing.
"""

import os
import re
import subprocess
import sys
import time
from dataclasses import dataclass, replace
from datetime import date

from tests.long import KEPT, ROOT, commit, keep

__all__ = ["PARTS", "Part", "Piece", "add", "main", "read", "table"]


@dataclass(frozen=True)
class Part:
    """So many are wanted of what is counted; `cuts` sockets are cut for each of them."""

    wanted: int
    counted: str
    command: tuple[str, ...]
    cuts: int = 0

    def of(self, count: int) -> list[str]:
        sized = [f"--{self.counted}", str(count)]
        return [*self.command, *sized, *(["--cuts", str(self.cuts * count)] if self.cuts else [])]


CHAOS, OUTAGES, SEVERAL = (f"tests.server.{name}" for name in ("chaos", "outages", "several"))
PARTS = {
    "sqlite": Part(500, "kills", (CHAOS, "--warm"), cuts=10),
    "postgresql": Part(500, "kills", (CHAOS, "--warm", "--postgresql"), cuts=10),
    "outages-sqlite": Part(50, "outages", (OUTAGES,)),
    "outages-postgresql": Part(50, "outages", (OUTAGES, "--postgresql")),
    "two-servers": Part(100, "kills", (SEVERAL, "--warm", "--servers", "2")),
    "four-servers": Part(100, "kills", (SEVERAL, "--warm", "--servers", "4")),
    "busy": Part(10, "runs", ("tests.loaded",)),
}
HEAD = """
## In pieces

`python -m tests.pieces PART N` runs N more and adds them here. What failed adds nothing, and stays.

| part | so far | cut sockets | moves kept | result | pieces | minutes | load | commit | date |
|---|---|---:|---:|---|---:|---:|---|---|---|
"""
ROW = re.compile(
    r"\| (?P<part>[a-z-]+) \| (?P<done>\d+) of \d+ \w+ \| (?P<cuts>[\d,]+) \| (?P<moves>[\d,]+) "
    r"\| (?P<result>\w+) \| (?P<pieces>\d+) \| (?P<minutes>[\d.]+) \| (?P<load>[\d]+(?: to \d+)?) "
    r"\| (?P<commit>\S+) \| (?P<date>\S+) \|"
)


@dataclass(frozen=True)
class Piece:
    """One run, or several of the same commit."""

    part: str
    done: int
    cuts: int
    moves: int
    result: str
    pieces: int
    minutes: float
    loads: tuple[int, int]
    commit: str
    date: str

    def joined(self, other: "Piece") -> "Piece":
        low, high = zip(self.loads, other.loads, strict=True)
        return replace(
            other,
            done=self.done + other.done,
            cuts=self.cuts + other.cuts,
            moves=self.moves + other.moves,
            pieces=self.pieces + other.pieces,
            minutes=self.minutes + other.minutes,
            loads=(min(low), max(high)),
        )

    def row(self) -> str:
        part, (low, high) = PARTS[self.part], self.loads
        load = str(low) if low == high else f"{low} to {high}"
        return (
            f"| {self.part} | {self.done} of {part.wanted} {part.counted} | {self.cuts:,} "
            f"| {self.moves:,} | {self.result} | {self.pieces} | {self.minutes:.1f} "
            f"| {load} | {self.commit} | {self.date} |"
        )


def read(page: str) -> list[Piece]:
    found = []
    for row in ROW.finditer(page):
        low, _, high = row["load"].partition(" to ")
        found.append(
            Piece(
                part=row["part"],
                done=int(row["done"]),
                cuts=int(row["cuts"].replace(",", "")),
                moves=int(row["moves"].replace(",", "")),
                result=row["result"],
                pieces=int(row["pieces"]),
                minutes=float(row["minutes"]),
                loads=(int(low), int(high or low)),
                commit=row["commit"],
                date=row["date"],
            )
        )
    return found


def add(pieces: list[Piece], new: Piece) -> list[Piece]:
    """To the row of the same part and commit, if both passed."""
    for place, old in enumerate(pieces):
        if (old.part, old.commit, old.result, new.result) == (
            new.part,
            new.commit,
            "passed",
            "passed",
        ):
            return [*pieces[:place], old.joined(new), *pieces[place + 1 :]]
    return [*pieces, new]


def table(pieces: list[Piece]) -> str:
    """By part, and how far each has come in all."""
    lines, sums = [], []
    for name, part in PARTS.items():
        mine = [piece for piece in pieces if piece.part == name]
        lines += [piece.row() for piece in mine]
        done = sum(piece.done for piece in mine if piece.result == "passed")
        if done:
            sums.append(f"{name}: {done} of {part.wanted} {part.counted}")
    told = f"In all: {'; '.join(sums)}.\n" if sums else ""
    return HEAD + "\n".join(lines) + f"\n\n{told}" if lines else ""


def run(name: str, count: int) -> Piece:
    part, began = PARTS[name], time.monotonic()
    compiled = ROOT / ".compiled"
    path = str(compiled if compiled.exists() else ROOT / "src")
    how = {**os.environ, "PYTHONPATH": f"{path}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-m", *part.of(count)]
    loads = [os.getloadavg()[2]]
    with subprocess.Popen(command, cwd=ROOT, env=how, stdout=subprocess.PIPE, text=True) as child:
        told = child.communicate()[0]
    loads.append(os.getloadavg()[2])
    print(told.replace("\r", "\n").splitlines()[-1] if told else "It said nothing.", flush=True)
    passed = child.returncode == 0
    return Piece(
        part=name,
        done=_number(rf"(\d+) {part.counted}", told) if passed else 0,
        cuts=_number(r"(\d+) cut sockets", told),
        moves=_number(r"(\d+) acknowledged moves", told),
        result="passed" if passed else "FAILED",
        pieces=1,
        minutes=round((time.monotonic() - began) / 60, 1),
        loads=(round(min(loads)), round(max(loads))),
        commit=commit(),
        date=date.today().isoformat(),
    )


def _number(pattern: str, told: str) -> int:
    """The last one that was told."""
    found = re.findall(pattern, told)
    return int(found[-1]) if found else 0


def main(asked: list[str]) -> int:
    if len(asked) != 2 or asked[0] not in PARTS or not asked[1].isdecimal():
        print(f"Say one of {', '.join(PARTS)}, and how many.", file=sys.stderr)
        return 2
    new = run(asked[0], int(asked[1]))
    page = KEPT.read_text("utf-8") if KEPT.exists() else ""
    keep(page, pieces=table(add(read(page), new)))
    return 0 if new.result == "passed" else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
