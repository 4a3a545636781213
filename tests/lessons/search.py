"""Finds games that teach: `python -m tests.lessons.search glory 2 200 rounds=2`.

Slug, seats, seeds and options. Bots play, and the learner takes the first occasion to do what a
lesson wants to show. Of each game the first beginning that contains all of it, and that leaves the
learner a won position to play on from, is listed, the shortest first, with the decisions that were
prescribed. `python -m tests.lessons.write` then tells and writes the one that was chosen.
"""

import json
import sys
from typing import Any, NamedTuple

import sengoku
from sengoku.kernel.record import Record
from sengoku.kernel.table import Table
from sengoku.kernel.viewer import viewer_of
from sengoku.server.lessons import LEARNER
from tests.lessons.wanted import EAGER, SURE, WANTED, found, share_won
from tests.lessons.write import Player, options_of

TRIES = 20
LONGEST = 160  # decisions


class Found(NamedTuple):
    sure: float
    plies: int
    seed: int
    first: dict[str, int]  # after how many decisions each thing has happened
    script: dict[int, Any]  # what was prescribed, for `write`


class Played(NamedTuple):
    table: Table
    mine: list[int]  # which decisions are the learner's
    first: dict[str, int]
    script: dict[int, Any]


def played(slug: str, seats: int, seed: int, options: dict[str, Any]) -> Played:
    player = Player(slug, seats, seed, options)
    table, heard = player.table, 0
    result = Played(table, [], {}, {})
    while not table.over() and table.ply() < LONGEST:
        wanted = None
        if table.seat() == LEARNER:
            result.mine.append(table.ply())
            if wanted := occasion(table, slug, result.first):
                result.script[table.ply()] = wanted
        player.play(wanted)
        for kind in found(slug, table.log(viewer_of(LEARNER), heard)):
            result.first.setdefault(kind, table.ply())
        heard = table.heard()
    return result


def occasion(table: Table, slug: str, first: dict[str, int]) -> Any:
    """An action that brings what has not been shown yet, and is not done to oneself."""
    question = table.question(LEARNER)
    assert question is not None
    for option in question["options"]:
        words = option["words"]
        kind = EAGER[slug].get(words["do"])
        own = str(words.get("house", "")).endswith(f"-{LEARNER}")
        if kind is not None and kind not in first and not own:
            return words
    return None


def beginning(record: Record, plies: int) -> Record:
    game = sengoku.game(record.game)
    table = Table(game, record.setup_for(game), record.luck)
    for action in record.actions[:plies]:
        table.submit(table.seat(), action)
    return table.record()


def teaches(slug: str, seats: int, seed: int, options: dict[str, Any]) -> Found | None:
    table, mine, first, script = played(slug, seats, seed, options)
    record = table.record()
    if not set(first) >= WANTED[slug] or (table.over() and table.winners() != [LEARNER]):
        return None
    for plies in mine:
        if plies < max(first[kind] for kind in WANTED[slug]):
            continue
        start = beginning(record, plies)
        if share_won(start, 4) == 1 and (sure := share_won(start, TRIES)) >= SURE:
            return Found(sure, plies, seed, first, script)
    return None


def main(slug: str, seats: int, seeds: int, options: dict[str, Any]) -> None:
    rows = [row for seed in range(seeds) if (row := teaches(slug, seats, seed, options))]
    for row in sorted(rows, key=lambda row: row.plies)[:15]:
        print(f"seed {row.seed}: {row.plies} decisions, {row.sure:.0%} won, {row.first}")
        print(f"    {json.dumps(row.script)}")
    print(f"{len(rows)} of {seeds} games teach all of it")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), options_of(sys.argv[4:]))
