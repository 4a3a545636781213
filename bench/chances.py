"""Whether chances come true: what the advice says of games that are then played to their end.

    python bench/chances.py GAME SEATS --games 500 --cores 4 [--seconds 300] [--out FILE.json]

Bots of level 3 play. At a few decisions drawn by lot a search looks at the whole of the options, as
it does for people, and says how likely each seat is to win; then the game goes on. It prints the
Brier score (the mean square of what a chance is off), that of the same chance for all, and by
tenths how often what was said came true. `bench/chances.py --picture DOCS.svg FILE.json...` draws
them all, and writes their table into docs/bots.md.
"""

import argparse
import json
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from figures import Page

import sengoku
from sengoku.bots import bot_named
from sengoku.bots.thinker import Budget, Thinker
from sengoku.kernel.nature import Fast

ITERATIONS = 400
ASKED = 0.06  # of the decisions
TENTHS = 10


def play(slug: str, seats: int, number: int) -> list[tuple[float, float, float]]:
    """By look: how far the game was, what was said of a seat, and what it got of the one win."""
    game, luck = sengoku.game(slug), random.Random(number)
    streams = len(game.streams)
    state = game.begin(game.setup(seats, {}), Fast(luck.getrandbits(60), streams))
    bots = [bot_named("bot:3", game, luck.getrandbits(60)) for _ in range(seats)]
    said: list[tuple[int, list[float]]] = []
    plies = 0
    while not state.over():
        seat = int(state.seat())
        world = state.redeal(seat, Fast(luck.getrandbits(60), streams))
        if luck.random() < ASKED and len(world.options()) > 1:
            thinker = Thinker(game, luck.getrandbits(60), Budget(ITERATIONS))
            search = thinker.search(world.copy(), whole=True)
            said.append((plies, search.chances()[search.found()[0][0]]))
        state.play(bots[seat].choose(world))
        plies += 1
    winners = state.winners()
    share = [1 / len(winners) if one in winners else 0.0 for one in range(seats)]
    if not winners:
        share = [1 / seats] * seats
    return [
        (ply / plies, chance, share[one])
        for ply, chances in said
        for one, chance in enumerate(chances)
    ]


def told(slug: str, seats: int, games: int, looks: list[tuple[float, float, float]]) -> Any:
    tenths: list[list[float]] = [[0, 0.0, 0.0] for _ in range(TENTHS)]
    for _, chance, came in looks:
        place = tenths[min(int(chance * TENTHS), TENTHS - 1)]
        place[0] += 1
        place[1] += chance
        place[2] += came
    count = len(looks)
    constant = 1 / seats
    return {
        "game": slug,
        "seats": seats,
        "games": games,
        "said": count,
        "brier": round(sum((chance - came) ** 2 for _, chance, came in looks) / count, 4),
        "constant": round(sum((constant - came) ** 2 for _, _, came in looks) / count, 4),
        "tenths": [
            [int(n), round(said / n, 3), round(came / n, 3)] if n else [0, 0, 0]
            for n, said, came in tenths
        ],
    }


COLORS = ("#9d2b22", "#2f4a6b", "#5d6b3a", "#8a6a1f", "#5b3a5e", "#3a3a3a")


def picture(target: Path, sources: list[Path]) -> None:
    """A line for each table: where it follows the diagonal, what is said comes true."""
    side, edge = 420, 46
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side + 250} {side + 2 * edge}" '
        'font-family="Georgia, serif" font-size="13" fill="#2b2620">',
        f'<rect width="{side + 250}" height="{side + 2 * edge}" fill="#f5efe2"/>',
        f'<path d="M{edge} {edge + side}L{edge + side} {edge}" stroke="#b9ac94" '
        'stroke-dasharray="4 4"/>',
    ]
    for part in range(0, 11, 2):
        at = side * part / 10
        below, left = edge + side + 18, edge - 8
        lines.append(
            f'<path d="M{edge} {edge + at}H{edge + side}M{edge + at} {edge}V{edge + side}" '
            'stroke="#d9cfba" stroke-width=".7"/>'
        )
        lines.append(f'<text x="{edge + at}" y="{below}" text-anchor="middle">{part * 10} %</text>')
        lines.append(
            f'<text x="{left}" y="{edge + side - at + 4}" text-anchor="end">{part * 10}</text>'
        )
    for number, source in enumerate(sources):
        found = json.loads(source.read_text())
        color = COLORS[number % len(COLORS)]
        points = [
            (edge + side * said, edge + side * (1 - came), count)
            for count, said, came in found["tenths"]
            if count >= 20
        ]
        path = "L".join(f"{x:.1f} {y:.1f}" for x, y, _ in points)
        lines.append(f'<path d="M{path}" fill="none" stroke="{color}" stroke-width="2"/>')
        lines += [
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{color}"/>' for x, y, _ in points
        ]
        y = edge + 14 + number * 44
        x = edge + side + 22
        name = f"{sengoku.game(found['game']).slug}, {found['seats']} seats"
        lines.append(f'<text x="{x}" y="{y}" fill="{color}" font-weight="bold">{name}</text>')
        lines.append(f'<text x="{x}" y="{y + 17}">Brier {found["brier"]:.3f}</text>')
    lines.append(
        f'<text x="{edge + side / 2}" y="{edge + side + 38}" text-anchor="middle">'
        "what was said</text>"
    )
    lines.append(f'<text x="{edge}" y="{edge - 16}">came true, in %</text></svg>')
    target.write_text("\n".join(lines) + "\n")


def table(sources: list[Path]) -> None:
    with Page("chances") as page:
        page.tell("| game | seats | games | chances | Brier score | the same for all |")
        page.tell("|---|---:|---:|---:|---:|---:|")
        for source in sources:
            found = json.loads(source.read_text())
            scores = f"{found['brier']:.3f} | {found['constant']:.3f}"
            counts = f"{found['seats']} | {found['games']} | {found['said']:,}"
            page.tell(f"| {found['game']} | {counts} | {scores} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    ends = time.monotonic() + asked.seconds
    looks, games = [], 0
    with ProcessPoolExecutor(asked.cores) as pool:
        while games < asked.games and time.monotonic() < ends:
            some = range(games, min(games + 8 * asked.cores, asked.games))
            for found in pool.map(play, [asked.game] * len(some), [asked.seats] * len(some), some):
                looks += found
            games += len(some)
    found = told(asked.game, asked.seats, games, looks)
    print(json.dumps(found), flush=True)
    if asked.out:
        asked.out.write_text(json.dumps(found) + "\n")


if __name__ == "__main__":
    if "--picture" in sys.argv:
        drawn = [Path(name) for name in sys.argv[3:]]
        picture(Path(sys.argv[2]), drawn)
        table(drawn)
    else:
        main()
