"""How the levels of bots are spaced: each against the one below it, on duplicate deals.

    python bench/levels.py GAME [STEP...] --kept FOLDER [--games 200] [--seconds 600] [--cores 1]
    python bench/levels.py --tell --kept FOLDER

A step is two bots, `bot:6,bot:5`; without one all are played. Games are kept in the folder, a file
for each step, and a run goes on from there; a deal begun when the time is up is not counted.
`--tell` writes the table of what is kept into bench/README.md.
"""

import argparse
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from figures import Page

import sengoku
from sengoku.arena.ladder import Ladder
from sengoku.arena.ledger import LadderLedger
from sengoku.arena.match import Contest, Played
from sengoku.arena.results import pairs
from sengoku.arena.seating import games_a_deal

SEED = 1
LEVELS = [f"bot:{level},bot:{level - 1}" for level in range(2, 7)]
STEPS = [*LEVELS, "bot:4,greedy", "bot:6,bot:5:2026"]
Setting = tuple[str, int, dict[str, Any]]  # a game, seats, options
TABLES: list[Setting] = [
    ("glory", 2, {}),
    ("samurai", 2, {}),
    ("honor", 3, {}),
    ("skirmish", 2, {}),
    ("skirmish", 2, {"scenario": "battlefield"}),
]


def contest_of(table: Setting, step: str) -> Contest:
    slug, seats, options = table
    setup = sengoku.game(slug).setup(seats, options)
    return Contest(slug, setup, tuple(step.split(",")), SEED)


def named(table: Setting) -> str:
    return ", ".join([table[0], *map(str, table[2].values())])


def file_of(folder: Path, table: Setting, step: str) -> Path:
    return folder / f"{named(table)}-{step}.jsonl".replace(", ", "-").replace(":", "")


def play(asked: argparse.Namespace, table: Setting, step: str) -> None:
    contest = contest_of(table, step)
    ledger = LadderLedger(file_of(asked.kept, table, step), contest)
    played, ends = ledger.open(), time.monotonic() + asked.seconds
    some = games_a_deal(2, contest.setup.seats) * asked.cores
    while len(played) < asked.games and time.monotonic() < ends:
        more: list[Played] = []

        def keep(one: Played, more: list[Played] = more) -> None:
            more.append(one)
            ledger.add(one)

        Ladder(contest, len(played) + some, played).play(keep, jobs=asked.cores)
        played += more
    ledger.close()
    print(row(table, step, played), flush=True)


def row(table: Setting, step: str, played: list[Played]) -> str:
    seats = contest_of(table, step).setup.seats
    count = Counter(game.deal for game in played)
    whole = [game for game in played if count[game.deal] == games_a_deal(2, seats)]
    pair = pairs(step.split(","), whole)[0].words()
    share, low, high = (100 * (pair[part] or 0) for part in ("share", "low", "high"))
    ahead = f" ({pair['placing_difference']:.2f})" if seats > 2 else ""
    chance = "< 0.0001" if pair["p"] < 0.0001 else f"{pair['p']:.2g}"
    return (
        f"| {named(table)} | {len(whole)} | {pair['first']} : {pair['second']} | "
        f"{pair['decisive']} | {share:.1f} %{ahead} | {low:.1f} - {high:.1f} % | {chance} |"
    )


def kept(folder: Path) -> Iterator[str]:
    for table in TABLES:
        for step in STEPS:
            path = file_of(folder, table, step)
            if path.exists():
                yield row(table, step, LadderLedger(path, contest_of(table, step)).read())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="")
    parser.add_argument("steps", nargs="*", metavar="STEP")
    parser.add_argument("--kept", type=Path, required=True)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--tell", action="store_true")
    asked = parser.parse_args()
    asked.kept.mkdir(exist_ok=True)
    if asked.tell:
        with Page("levels") as page:
            page.tell("| game | games | pair | decisive | share | interval | p |")
            page.tell("|---|---:|---|---:|---:|---:|---:|")
            for line in kept(asked.kept):
                page.tell(line)
        return
    for table in TABLES:
        for step in asked.steps or STEPS:
            if named(table) == (asked.game or named(table)):
                play(asked, table, step)


if __name__ == "__main__":
    main()
