"""One bot against another for a while, every deal from every seat, on all cores or some.

    python bench/duels.py glory 2 learned bot:5:2026 --seconds 300 --cores 8 [--deals 200]
    python bench/duels.py --tell FILE

The first bot has one seat, the other one all the rest. Deals are numbered from 0 and follow from
the seed alone; whichever ends first, seconds or deals, ends it, and a deal begun is played whole.
What is printed can be kept: `--tell` adds the lines of a file to the table in docs/bots.md, where
what was known of the same duel makes way.
"""

import argparse
import json
import math
import time
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from pathlib import Path
from statistics import NormalDist, mean, stdev
from typing import Any

from figures import BENCH, Page

import sengoku
from sengoku.arena.match import Contest, Match, play_match
from sengoku.bots import bot_from


def returns(asked: argparse.Namespace, options: dict[str, Any], deal: int) -> list[float]:
    """What the first bot got of a deal, from every seat."""
    game = sengoku.game(asked.game)
    setup = game.setup(asked.seats, options)
    contest = Contest(asked.game, setup, (asked.one, asked.other), asked.seed)
    found = []
    for seat in range(asked.seats):
        seated = tuple(asked.one if at == seat else asked.other for at in range(asked.seats))
        match = Match(contest, deal, seat, seated)
        players = [
            bot_from(name, game, match.luck("bot", place)) for place, name in enumerate(seated)
        ]
        ranks = play_match(match, players).ranks
        own = ranks[seat]
        found.append(sum((rank > own) - (rank < own) for rank in ranks) / (asked.seats - 1))
    return found


def told(asked: argparse.Namespace, deals: list[list[float]]) -> dict[str, Any]:
    """The mean return with its interval by deals, since games of one deal share their luck."""
    means = [mean(deal) for deal in deals]
    games = [game for deal in deals for game in deal]
    spread = stdev(means) / math.sqrt(len(means)) if len(means) > 1 else math.inf
    chance = 2 * NormalDist().cdf(-abs(mean(means)) / spread) if spread else 0.0
    return {
        "game": asked.game,
        "options": asked.option,
        "seats": asked.seats,
        "one": asked.one,
        "other": asked.other,
        "seed": asked.seed,
        "deals": len(deals),
        "games": len(games),
        "mean": round(mean(means), 4),
        "interval": round(1.96 * spread, 4),
        "share": round((mean(means) + 1) / 2, 4),
        "above": sum(game > 0 for game in games),
        "level": sum(game == 0 for game in games),
        "p": float(f"{chance:.2g}"),
    }


def named(duel: dict[str, Any]) -> str:
    options = "".join(f", {option}" for option in duel["options"])
    bots = f"{duel['one']} : {duel['other']}"
    return f"{duel['game']} for {duel['seats']}{options}, {bots}, seed {duel['seed']}"


def tell(lines: list[str]) -> None:
    kept = json.loads((BENCH / "figures" / "duels.json").read_text("utf-8"))["numbers"]
    for duel in map(json.loads, lines):
        kept[named(duel)] = duel
    with Page("duels", here=False) as page:
        page.tell("| duel | games | share | mean return | p |")
        page.tell("|---|---:|---:|---:|---:|")
        for name, duel in sorted(kept.items()):
            chance = "< 0.001" if duel["p"] < 0.001 else f"{duel['p']:.2g}"
            gain = f"{duel['mean']:+.2f} (+- {duel['interval']:.2f})"
            share = f"{100 * duel['share']:.1f} %"
            row = f"| {name} | {duel['games']} | {share} | {gain} | {chance} |"
            page.tell(row, **{name: duel})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="")
    parser.add_argument("seats", nargs="?", type=int, default=2)
    parser.add_argument("one", nargs="?", default="learned")
    parser.add_argument("other", nargs="?", default="bot:5:2026")
    parser.add_argument("--tell", type=Path, metavar="FILE")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--deals", type=int, default=10_000)
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[])
    asked = parser.parse_args()
    if asked.tell:
        return tell(asked.tell.read_text("utf-8").splitlines())
    if not asked.game:
        parser.error("say which game, or --tell FILE")
    options = {}
    for pair in asked.option:
        name, _, value = pair.partition("=")
        options[name] = {"true": True, "false": False}.get(value, value)
    ends = time.monotonic() + asked.seconds
    found: dict[int, list[float]] = {}
    with ProcessPoolExecutor(asked.cores) as pool:
        running: dict[Future[list[float]], int] = {}
        next_deal = 0

        def more() -> bool:
            return bool(next_deal < asked.deals and time.monotonic() < ends)

        while running or more():
            while len(running) < asked.cores and more():
                running[pool.submit(returns, asked, options, next_deal)] = next_deal
                next_deal += 1
            for done in as_completed(running):
                found[running.pop(done)] = done.result()
                break
    print(json.dumps(told(asked, [found[deal] for deal in sorted(found)])), flush=True)


if __name__ == "__main__":
    main()
