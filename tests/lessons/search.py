"""Finds games that teach: `python -m tests.lessons.search glory 2 200 rounds=2`.

Slug, seats, seeds and options. Bots play; of each game the first beginning that contains a win, a
loss and something scored, and that leaves the learner a won position to play on from, is listed,
the shortest first. `python -m tests.lessons.write` then tells and writes the one that was chosen.
"""

import sys
from typing import Any, NamedTuple

import sengoku
from sengoku.kernel.record import Record
from sengoku.kernel.table import Table
from sengoku.kernel.viewer import viewer_of
from sengoku.server.lessons import LEARNER
from tests.lessons.wanted import ALL, SURE, found, share_won
from tests.lessons.write import Player, options_of

TRIES = 20
LONGEST = 160  # decisions


class Found(NamedTuple):
    sure: float
    plies: int
    seed: int
    first: dict[str, int]  # after how many decisions each thing has happened


def played(
    slug: str, seats: int, seed: int, options: dict[str, Any]
) -> tuple[Table, list[int], dict[str, int]]:
    """A game by bots, which decisions are the learner's, and when each wanted thing happened."""
    player = Player(slug, seats, seed, options)
    table, heard = player.table, 0
    mine: list[int] = []
    first: dict[str, int] = {}
    while not table.over() and table.ply() < LONGEST:
        if table.seat() == LEARNER:
            mine.append(table.ply())
        player.play()
        for kind in found(slug, table.log(viewer_of(LEARNER), heard)):
            first.setdefault(kind, table.ply())
        heard = table.heard()
    return table, mine, first


def beginning(record: Record, plies: int) -> Record:
    game = sengoku.game(record.game)
    table = Table(game, record.setup_for(game), record.luck)
    for action in record.actions[:plies]:
        table.submit(table.seat(), action)
    return table.record()


def teaches(slug: str, seats: int, seed: int, options: dict[str, Any]) -> Found | None:
    table, mine, first = played(slug, seats, seed, options)
    record = table.record()
    if not set(first) >= ALL or (table.over() and table.winners() != [LEARNER]):
        return None
    for plies in mine:
        if plies < max(first[kind] for kind in ALL):
            continue
        start = beginning(record, plies)
        if share_won(start, 4) == 1 and (sure := share_won(start, TRIES)) >= SURE:
            return Found(sure, plies, seed, first)
    return None


def main(slug: str, seats: int, seeds: int, options: dict[str, Any]) -> None:
    rows = [row for seed in range(seeds) if (row := teaches(slug, seats, seed, options))]
    for row in sorted(rows, key=lambda row: row.plies)[:15]:
        print(f"seed {row.seed}: {row.plies} decisions, {row.sure:.0%} won, {row.first}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), options_of(sys.argv[4:]))
