"""How often bots do what is senseless (`FOLLIES` in the judgement of each game).

    python bench/follies.py [GAME...] --bots bot:1,bot:2,bot:1:2026 --games 1000 [--seed 1]
                            [--cores 2] [--seconds 300] [--keep FILE.json]
    python bench/follies.py --tell FILE.json...

At every table all seats are played by the same bot; each decision with a choice is looked at, in
the world as its seat knows it. `--tell` writes the table into docs/bots.md.
"""

import argparse
import json
import sys
from collections import Counter
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from figures import Page
from tables import decisions, in_time

import sengoku
from sengoku.bots import bot_named
from sengoku.bots.judgement import judgement_of
from sengoku.kernel.nature import Fast

DECISIONS = "decisions"
SEATS = {"glory": (2, 3), "samurai": (2, 3), "honor": (3, 4), "skirmish": (2, 2)}  # by turns
MORE: dict[str, tuple[dict[str, Any], ...]] = {
    "skirmish": ({}, {"scenario": "battlefield"})
}  # by turns, too


def play(slug: str, bot: str, seed: int, number: int) -> Counter[str]:
    game, found = sengoku.game(slug), Counter[str]()
    options: dict[str, Any] = MORE.get(slug, ({}, {}))[number % 2]
    seats, streams = SEATS[slug][number % 2], len(game.streams)
    luck = Fast(seed * 1_000_000 + number, 1)
    state = game.begin(game.setup(seats, options), Fast(int(luck.word(0)), streams))
    bots = [bot_named(bot, game, int(luck.word(0))) for _ in range(seats)]
    look = judgement_of(game)
    for world, action in decisions(state, bots, lambda: Fast(int(luck.word(0)), streams)):
        if len(world.options()) > 1:
            found[DECISIONS] += 1
            folly = look.folly(world, action)
            if folly:
                found[folly] += 1
    return found


def measured(asked: argparse.Namespace, slug: str, bot: str) -> dict[str, Any]:
    games, found = 0, Counter[str]()
    of_number = partial(play, slug, bot, asked.seed)
    for one in in_time(of_number, asked.games, asked.seconds, asked.cores):
        found += one
        games += 1
    return {"game": slug, "bot": bot, "games": games, "found": dict(found)}


def define(page: Page) -> None:
    page.tell("| game | | what is senseless |")
    page.tell("|---|---|---|")
    for slug in SEATS:
        for key, meaning in follies_of(slug).items():
            page.tell(f"| {slug} | `{key}` | {meaning} |")
    page.tell()


def follies_of(slug: str) -> dict[str, str]:
    found: dict[str, str] = import_module(f"sengoku.games.{slug}.judgement.follies").FOLLIES
    return found


def tell(sources: list[Path]) -> None:
    with Page("follies") as page:
        define(page)
        page.tell("| game | bot | games | decisions | senseless | of these |")
        page.tell("|---|---|---:|---:|---:|---|")
        for source in sources:
            for row in json.loads(source.read_text()):
                each = {key: row["found"].get(key, 0) for key in follies_of(row["game"])}
                names = ", ".join(f"`{key}` {count:,}" for key, count in each.items() if count)
                counts = f"{row['games']:,} | {row['found'][DECISIONS]:,} | {sum(each.values()):,}"
                page.tell(f"| {row['game']} | {row['bot']} | {counts} | {names} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games_of", nargs="*", default=[*SEATS], metavar="GAME")
    parser.add_argument("--bots", default="bot:1,bot:2")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path)
    asked = parser.parse_args()
    rows = []
    for slug in asked.games_of:
        for bot in asked.bots.split(","):
            rows.append(measured(asked, slug, bot))
            print(json.dumps(rows[-1]), flush=True)
            if asked.keep:
                asked.keep.write_text(json.dumps(rows) + "\n")


if __name__ == "__main__":
    if "--tell" in sys.argv:
        tell([Path(name) for name in sys.argv[2:]])
    else:
        main()
