"""Iterations a second of the tree search, compiled: `python bench/search.py`.

A position some way into a game; as the bots search, and with whole random playouts.
"""

import statistics
import time

from figures import Page

import sengoku
from sengoku.bots.judgement import judgement_of
from sengoku.bots.search import Search
from sengoku.kernel.game import Game
from sengoku.kernel.nature import Fast

ROUNDS = 5
SLICE = 0.6  # seconds
WHOLE_GAME = 1_000_000  # decisions: no playout is broken off


def rate(game: Game, depth: int) -> float:
    state = game.new(seats=game.seats[0], seed=1)
    chooser = Fast(2, 1)
    for _ in range(30):
        state.play(state.pick(chooser))
    search = Search(judgement_of(game), state, len(game.streams), 3, game.continuous, depth)
    began = time.perf_counter()
    while time.perf_counter() - began < SLICE:
        search.run(20)
    return int(search.iterations) / (time.perf_counter() - began)


def tell(page: Page) -> None:
    assert sengoku.compiled(), "make bench runs this compiled"
    page.tell(
        "| game | seats | iterations a second | with whole random playouts |\n|---|---:|---:|---:|"
    )
    for game in sengoku.GAMES:
        paces = [
            statistics.median(rate(game, depth) for _ in range(ROUNDS))
            for depth in (int(judgement_of(game).depth), WHOLE_GAME)
        ]
        line = f"| {game.slug} | {game.seats[0]} | {paces[0]:,.0f} | {paces[1]:,.0f} |"
        page.tell(line, **{game.slug: [round(pace) for pace in paces]})


if __name__ == "__main__":
    with Page("search") as page:
        tell(page)
