"""The games side by side in one run, compiled: `python bench/games.py [ROUNDS]`.

Short slices of each game in turn, so that a busy machine slows all alike; medians.
"""

import statistics
import sys
import time

from figures import Page

import sengoku
from sengoku.kernel.game import Game
from sengoku.kernel.nature import Fast
from sengoku.kernel.playout import playout

SLICE = 0.3  # seconds


def rate(game: Game, seats: int) -> float:
    setup = game.setup(seats)
    decisions = number = 0
    began = time.perf_counter()
    while time.perf_counter() - began < SLICE:
        state = game.begin(setup, Fast(number, len(game.streams)))
        decisions += int(playout(state, Fast(number, 1)))
        number += 1
    return decisions / (time.perf_counter() - began)


def copy_time(game: Game, seats: int) -> float:
    state = game.new(seats=seats, seed=1)
    chooser = Fast(1, 1)
    for _ in range(30):
        options = state.options()
        state.play(options[chooser.below(0, len(options))])
    began = time.perf_counter()
    for _ in range(20_000):
        state.copy()
    return (time.perf_counter() - began) / 20_000 * 1e9


def tell(page: Page) -> None:
    assert sengoku.compiled(), "make bench runs this compiled"
    cases = [(game, seats) for game in sengoku.GAMES for seats in game.seats]
    rates: dict[tuple[str, int], list[float]] = {(game.slug, n): [] for game, n in cases}
    for _ in range(int(sys.argv[1]) if len(sys.argv) > 1 else 9):
        for game, seats in cases:
            rates[game.slug, seats].append(rate(game, seats))
    base = rates["glory", 3]
    page.tell("| game | seats | decisions a second | times glory at 3 | copy, ns |")
    page.tell("|---|---:|---:|---:|---:|")
    for game, seats in cases:
        found = rates[game.slug, seats]
        ratio = statistics.median(a / b for a, b in zip(found, base, strict=True))
        copying = min(copy_time(game, seats) for _ in range(3))
        speed = statistics.median(found)
        line = f"| {game.slug} | {seats} | {speed:,.0f} | {ratio:.2f} | {copying:,.0f} |"
        page.tell(
            line, **{f"{game.slug} at {seats}": [round(speed), round(ratio, 2), round(copying)]}
        )


if __name__ == "__main__":
    with Page("games") as page:
        tell(page)
