"""Whether chances come true: what the advice says of games that are then played to their end.

    python bench/chances.py GAME SEATS --games 500 --cores 4 [--seconds 300] --out FILE.json
    python bench/chances.py --fit FILE.json...
    python bench/chances.py --picture DOCS.svg FILE.json...

Bots of level 3 play. At a few decisions drawn by lot a search looks at the whole of the options, as
it does for people, and says how likely each seat is to win; then the game goes on. From every third
game `--fit` finds the power that makes chances come true (`conviction` in a game's judgement); the
others are held back from it. `--picture` tells of the held games alone: the Brier score (the mean
square of what a chance is off), that of the same chance for all, and by tenths how often what was
said came true. It draws them, and writes their table into docs/bots.md.
"""

import argparse
import json
import random
import sys
from functools import partial
from pathlib import Path
from typing import Any

from figures import Page
from tables import decisions, in_time

import sengoku
from sengoku.bots import bot_named
from sengoku.bots.thinker import Budget, Thinker
from sengoku.kernel.nature import Fast

ITERATIONS = 400
ASKED = 0.06  # of the decisions
TENTHS = 10
THIRD = 3  # of so many games one is fitted to
Look = tuple[int, list[float], list[float]]  # the game, what was said of each seat, what it got


def play(slug: str, seats: int, number: int) -> list[Look]:
    game, luck = sengoku.game(slug), random.Random(number)
    streams = len(game.streams)
    state = game.begin(game.setup(seats, {}), Fast(luck.getrandbits(60), streams))
    bots = [bot_named("bot:3", game, luck.getrandbits(60)) for _ in range(seats)]
    said: list[list[float]] = []
    for world, _ in decisions(state, bots, lambda: Fast(luck.getrandbits(60), streams)):
        if luck.random() < ASKED and len(world.options()) > 1:
            thinker = Thinker(game, luck.getrandbits(60), Budget(ITERATIONS))
            search = thinker.search(world.copy(), whole=True)
            said.append(search.chances()[search.found()[0][0]])
    winners = state.winners() or list(range(seats))
    share = [1 / len(winners) if one in winners else 0.0 for one in range(seats)]
    return [(number, chances, share) for chances in said]


# -- fitting -------------------------------------------------------------------------------------


def raised(chances: list[float], power: float) -> list[float]:
    some = [chance**power for chance in chances]
    return [one / sum(some) for one in some]


def brier(looks: list[Look], power: float = 1.0) -> float:
    """The mean square of what a chance is off; of a game all looks together count as one."""
    by_game: dict[int, list[float]] = {}
    for number, chances, came in looks:
        off = [(a - b) ** 2 for a, b in zip(raised(chances, power), came, strict=True)]
        by_game.setdefault(number, []).append(sum(off) / len(off))
    return sum(sum(each) / len(each) for each in by_game.values()) / len(by_game)


def fit(source: Path) -> None:
    found = json.loads(source.read_text())
    learned = [look for look in found["looks"] if look[0] % THIRD == 0]
    power = min((step / 20 for step in range(8, 81)), key=lambda power: brier(learned, power))
    held = [look for look in found["looks"] if look[0] % THIRD]
    scores = f"held: {brier(held):.4f} as told, {brier(held, power):.4f} so"
    print(f"{found['game']}, {found['seats']} seats: times {power:.2f}; {scores}")


# -- telling -------------------------------------------------------------------------------------


def told(source: Path) -> dict[str, Any]:
    found = json.loads(source.read_text())
    looks: list[Look] = [look for look in found["looks"] if look[0] % THIRD]
    tenths: list[list[float]] = [[0, 0.0, 0.0] for _ in range(TENTHS)]
    for _, chances, came in looks:
        for chance, share in zip(chances, came, strict=True):
            place = tenths[min(int(chance * TENTHS), TENTHS - 1)]
            place[0] += 1
            place[1] += chance
            place[2] += share
    return {
        "game": found["game"],
        "seats": found["seats"],
        "games": sum(number % THIRD > 0 for number in range(found["games"])),
        "said": sum(len(chances) for _, chances, _ in looks),
        "brier": brier(looks),
        "constant": brier(looks, 0.0),
        "tenths": [[n, said / n, came / n] for n, said, came in tenths if n],
    }


COLORS = ("#9d2b22", "#2f4a6b", "#5d6b3a", "#8a6a1f", "#5b3a5e", "#3a3a3a", "#b0603a", "#3f7a76")
SIDE, EDGE = 420, 46
FEWEST = 40  # chances in a tenth that is drawn


def picture(target: Path, tables: list[dict[str, Any]]) -> None:
    """A line for each table: where it follows the diagonal, what is said comes true."""
    lines = grid()
    for number, found in enumerate(tables):
        lines += line_of(found, COLORS[number % len(COLORS)], EDGE + 14 + number * 42)
    middle = EDGE + SIDE / 2
    lines.append(
        f'<text x="{middle}" y="{EDGE + SIDE + 38}" text-anchor="middle">what was said</text>'
    )
    lines.append(f'<text x="{EDGE}" y="{EDGE - 16}">came true, in %</text></svg>')
    target.write_text("\n".join(lines) + "\n")


def grid() -> list[str]:
    wide, high = SIDE + 250, SIDE + 2 * EDGE
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" '
        'font-family="Georgia, serif" font-size="13" fill="#2b2620">',
        f'<rect width="{wide}" height="{high}" fill="#f5efe2"/>',
        f'<path d="M{EDGE} {EDGE + SIDE}L{EDGE + SIDE} {EDGE}" stroke="#b9ac94" '
        'stroke-dasharray="4 4"/>',
    ]
    for part in range(0, 11, 2):
        at = SIDE * part / 10
        below, left = EDGE + SIDE + 18, EDGE - 8
        lines += [
            f'<path d="M{EDGE} {EDGE + at}H{EDGE + SIDE}M{EDGE + at} {EDGE}V{EDGE + SIDE}" '
            'stroke="#d9cfba" stroke-width=".7"/>',
            f'<text x="{EDGE + at}" y="{below}" text-anchor="middle">{part * 10} %</text>',
            f'<text x="{left}" y="{EDGE + SIDE - at + 4}" text-anchor="end">{part * 10}</text>',
        ]
    return lines


def line_of(found: dict[str, Any], color: str, y: int) -> list[str]:
    points = [
        (EDGE + SIDE * said, EDGE + SIDE * (1 - came))
        for count, said, came in found["tenths"]
        if count >= FEWEST
    ]
    path = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    x = EDGE + SIDE + 22
    dots = (f'<circle cx="{cx:.1f}" cy="{cy:.1f}" r="3.5" fill="{color}"/>' for cx, cy in points)
    name = f"{found['game']}, {found['seats']} seats"
    return [
        f'<path d="M{path}" fill="none" stroke="{color}" stroke-width="2"/>',
        *dots,
        f'<text x="{x}" y="{y}" fill="{color}" font-weight="bold">{name}</text>',
        f'<text x="{x}" y="{y + 17}">Brier {found["brier"]:.3f}</text>',
    ]


def table(tables: list[dict[str, Any]]) -> None:
    with Page("chances") as page:
        page.tell("| game | seats | games | chances | Brier score | the same for all |")
        page.tell("|---|---:|---:|---:|---:|---:|")
        for found in tables:
            scores = f"{found['brier']:.3f} | {found['constant']:.3f}"
            counts = f"{found['seats']} | {found['games']} | {found['said']:,}"
            page.tell(f"| {found['game']} | {counts} | {scores} |")
        page.tell(f"| together | | {sum(found['games'] for found in tables):,} | | | |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    looks: list[Look] = []
    games = 0
    of_number = partial(play, asked.game, asked.seats)
    for found in in_time(of_number, asked.games, asked.seconds, asked.cores):
        looks += found
        games += 1
    kept = {"game": asked.game, "seats": asked.seats, "games": games, "looks": looks}
    asked.out.write_text(json.dumps(kept) + "\n")
    fit(asked.out)


if __name__ == "__main__":
    if "--picture" in sys.argv:
        drawn = [told(Path(name)) for name in sys.argv[3:]]
        picture(Path(sys.argv[2]), drawn)
        table(drawn)
    elif "--fit" in sys.argv:
        for name in sys.argv[2:]:
            fit(Path(name))
    else:
        main()
