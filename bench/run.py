"""`make bench`: every contender in turn, several rounds, so that a busy machine slows all alike.

Figures are medians over the rounds; ratios are medians of the ratios within a round.
"""

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

from figures import Page

ROOT = Path(__file__).parent.parent
ROUNDS = int(os.environ.get("ROUNDS", "5"))
SECONDS = os.environ.get("SECONDS", "1.5")

# name -> (contender, compiled)
LINES = {
    "playout, compiled": ("sengoku playout", True),
    "playout, uncompiled": ("sengoku playout", False),
    "driven, compiled": ("sengoku driven", True),
    "driven, uncompiled": ("sengoku driven", False),
    "OpenSpiel hearts, driven": ("open_spiel hearts", False),
    "OpenSpiel gin_rummy, driven": ("open_spiel gin_rummy", False),
    "OpenSpiel hearts, in plain Python": ("open_spiel hearts plain", False),
    "OpenSpiel hearts, as its example drives it": ("open_spiel hearts by the book", False),
    "OpenSpiel gin_rummy, as its example drives it": ("open_spiel gin_rummy by the book", False),
    "RLCard uno, driven": ("rlcard uno", False),
}
RATIOS = [
    ("playout, compiled", "playout, uncompiled", 20),
    ("playout, compiled", "OpenSpiel hearts, driven", 15),
    ("playout, compiled", "OpenSpiel gin_rummy, driven", 15),
    ("playout, compiled", "OpenSpiel hearts, as its example drives it", 15),
    ("playout, compiled", "OpenSpiel gin_rummy, as its example drives it", 15),
    ("playout, compiled", "RLCard uno, driven", None),
    ("driven, compiled", "OpenSpiel hearts, driven", 5),
    ("driven, compiled", "OpenSpiel hearts, in plain Python", 5),
    ("driven, compiled", "OpenSpiel hearts, as its example drives it", 5),
]


def measure(contender: str, compiled: bool) -> dict[str, Any]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / (".compiled" if compiled else "src"))}
    command = [sys.executable, str(ROOT / "bench/contenders.py"), contender, SECONDS]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    measured: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    assert measured.get("compiled", compiled) == compiled, f"{contender} ran the wrong package"
    return measured


def tell(page: Page) -> None:
    rounds: list[dict[str, dict[str, Any]]] = []
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS} ...", file=sys.stderr, flush=True)
        rounds.append({name: measure(*line) for name, line in LINES.items()})
    page.tell(
        "| contender | decisions a second (median) | lowest | highest |\n|---|---:|---:|---:|"
    )
    for name in LINES:
        rates = [one[name]["per_second"] for one in rounds]
        middle = statistics.median(rates)
        line = f"| {name} | {_n(middle)} | {_n(min(rates))} | {_n(max(rates))} |"
        page.tell(line, **{name: round(middle)})
    page.tell("\n| ratio | median | lowest | wanted |\n|---|---:|---:|---:|")
    for over, under, wanted in RATIOS:
        ratios = [one[over]["per_second"] / one[under]["per_second"] for one in rounds]
        goal = wanted or "-"
        middle = statistics.median(ratios)
        line = f"| {over} / {under} | {middle:.1f} | {min(ratios):.1f} | {goal} |"
        page.tell(line, **{f"{over} / {under}": round(middle, 1)})
    hearts = [one["OpenSpiel hearts, driven"]["with_chance_per_second"] for one in rounds]
    page.tell(
        f"\nhearts with its chance moves counted as decisions: {_n(statistics.median(hearts))}"
    )
    for compiled in (True, False):
        kind = "compiled" if compiled else "uncompiled"
        page.tell(f"\n{kind}: {_numbers('sengoku copy', compiled)}")
    page.tell(f"\nOpenSpiel hearts: {_numbers('open_spiel copy', False)}")
    page.tell(f"\nfirst and last round of eight: {_numbers('sengoku rounds', True)}")


def _numbers(contender: str, compiled: bool) -> str:
    measured = measure(contender, compiled)
    return ", ".join(f"{key} {_n(value)}" for key, value in measured.items() if key != "compiled")


def _n(number: float) -> str:
    return f"{number:,.0f}"


if __name__ == "__main__":
    with Page("run") as page:
        tell(page)
