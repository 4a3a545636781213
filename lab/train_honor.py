"""How experience of Honor of the Samurai was gathered, to do it again or better.

    python lab/train_honor.py play DATA 100000    compiled: so many games, on all cores
    python lab/train_honor.py fit DATA src/sengoku/games/honor/judgement/net.toml

`play` begins with players of whom some slip now and then and some know nothing, up to a turn drawn
by lot; from there on all of them do what `plain_player` advises. It writes the `traits` of the
table at the beginning of turns from then on, and the places at the end: what the net learns is
worth for players of equal strength, whatever the positions came from. `fit` teaches the net which
of two seats will stand above the other. It needs numpy.
"""

import os
import random
import sys
from array import array
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from pathlib import Path
from typing import Any

from nets import Descent, write

TRAITS, MOST_SEATS = 44, 6
SEATS, SHARES = (3, 4, 5, 6), (64, 16, 12, 8)
SLIPS, SLIPPING = (0.0, 0.15, 1.0), (60, 25, 15)
LONGEST_PRELUDE = 24  # turns
WRITTEN = 0.35  # of the turns
WIDE = 24
EPOCHS, BATCH, PACE, DECAY = 10, 1024, 3e-3, 1e-5


def play(path: Path, games: int, seed: int) -> None:
    import sengoku

    game, luck, written = sengoku.game("honor"), random.Random(seed), array("h")
    for number in range(games):
        seats = luck.choices(SEATS, SHARES)[0]
        said, ranks = _game(game, luck, seats)
        for told in said:
            written.extend((number % 10, seats, *told, *ranks, *[0] * (MOST_SEATS - seats)))
    path.write_bytes(written.tobytes())


def _game(game: Any, luck: random.Random, seats: int) -> tuple[list[Any], list[int]]:
    from sengoku.games.honor.judgement.plain_player import plain_move
    from sengoku.games.honor.judgement.traits import traits
    from sengoku.kernel.nature import Fast

    state = game.begin(game.setup(seats, {}), Fast(luck.getrandbits(60), len(game.streams)))
    slips = [luck.choices(SLIPS, SLIPPING)[0] for _ in range(seats)]
    prelude, turns, active, said = luck.randrange(LONGEST_PRELUDE), 0, -1, []
    while not state.over():
        if state.active != active:
            active, turns = state.active, turns + 1
            if turns > prelude and luck.random() < WRITTEN:
                told = [min(max(int(trait), -32_000), 32_000) for trait in traits(state)]
                said.append(told + [0] * (TRAITS * (MOST_SEATS - seats)))
        if turns <= prelude and luck.random() < slips[state.seat()]:
            state.play(luck.choice(list(state.options())))
        else:
            state.play(plain_move(state))
    return said, [int(rank) for rank in state.ranks()]


class Lessons:
    """Of one number of seats: what each seat hears (its own traits, the mean of its rivals')."""

    def __init__(self, rows: Any, seats: int) -> None:
        import numpy as np

        own = rows[:, 2 : 2 + TRAITS * seats].reshape(-1, seats, TRAITS).astype("f4") / 1000
        rivals = (own.sum(1, keepdims=True) - own) / (seats - 1)
        self.heard = np.concatenate([own, rivals], 2)
        self.ranks = rows[:, 2 + TRAITS * MOST_SEATS :][:, :seats].astype("i4")
        self.kept = rows[:, 0] == 0  # every tenth game is not learned from
        self.learned = np.flatnonzero(~self.kept)


class Fit:
    def __init__(self, folder: Path, seed: int) -> None:
        import numpy as np

        self.np, self.luck = np, np.random.default_rng(seed)
        width = 2 + TRAITS * MOST_SEATS + MOST_SEATS
        rows = np.concatenate(
            [
                np.fromfile(path, np.int16).reshape(-1, width)
                for path in sorted(folder.glob("*.bin"))
            ]
        )
        self.lessons = [Lessons(rows[rows[:, 1] == seats], seats) for seats in SEATS]
        sample = self.lessons[0].heard.reshape(-1, 2 * TRAITS)
        self.mean, self.spread = sample.mean(0), sample.std(0)
        self.spread[self.spread < 0.02] = 1
        for lessons in self.lessons:
            lessons.heard = ((lessons.heard - self.mean) / self.spread).astype("f4")
        drawn = self.luck.standard_normal
        self.net = [
            (drawn((2 * TRAITS, WIDE)) * 0.1).astype("f4"),
            np.zeros(WIDE, "f4"),
            (drawn(WIDE) * 0.1).astype("f4"),
        ]

    def through(self, heard: Any) -> tuple[Any, Any]:
        layer, first, last = self.net
        middle = self.np.maximum(heard @ layer + first, 0)
        return middle, middle @ last

    def train(self) -> None:
        descent = Descent(self.net)
        for epoch in range(EPOCHS):
            pace = PACE * (1 - epoch / EPOCHS) ** 2 + 2e-5
            for lessons, batch in self._batches():
                descent.step(self._slopes(lessons, batch), pace)
            losses = ", ".join(f"{self._loss(lessons):.4f}" for lessons in self.lessons)
            print(f"epoch {epoch}: for {SEATS} seats {losses} (0.6931 knows nothing)", flush=True)

    def _batches(self) -> list[tuple[Lessons, Any]]:
        batches = []
        for lessons in self.lessons:
            self.luck.shuffle(lessons.learned)
            for begin in range(0, len(lessons.learned), BATCH):
                batches.append((lessons, lessons.learned[begin : begin + BATCH]))
        order = self.luck.permutation(len(batches))
        return [batches[at] for at in order]

    def _slopes(self, lessons: Lessons, batch: Any) -> tuple[Any, ...]:
        np = self.np
        heard, ranks = lessons.heard[batch], lessons.ranks[batch]
        middle, marks = self.through(heard)
        off = np.zeros_like(marks)
        for one, other in combinations(range(ranks.shape[1]), 2):
            above = ranks[:, one] < ranks[:, other]
            slope = 1 / (1 + np.exp(marks[:, other] - marks[:, one])) - above
            slope *= ranks[:, one] != ranks[:, other]
            off[:, one] += slope
            off[:, other] -= slope
        off = (off / (len(batch) * (ranks.shape[1] - 1))).astype("f4")
        below = off[:, :, None] * self.net[2] * (middle > 0)
        both = ((0, 1), (0, 1))
        layer = np.tensordot(heard, below, both) + DECAY * self.net[0]
        return layer, below.sum((0, 1)), np.tensordot(middle, off, both) + DECAY * self.net[2]

    def _loss(self, lessons: Lessons) -> float:
        np, ranks = self.np, lessons.ranks[lessons.kept]
        marks = self.through(lessons.heard[lessons.kept])[1]
        total, count = 0.0, 0
        for one, other in combinations(range(ranks.shape[1]), 2):
            sign = np.sign(ranks[:, other] - ranks[:, one])
            losses = np.logaddexp(0, -sign * (marks[:, one] - marks[:, other]))[sign != 0]
            total, count = total + float(losses.sum()), count + len(losses)
        return total / count

    def write(self, path: Path) -> None:
        """For traits as they are told."""
        layer = (self.net[0] / self.spread[:, None]).T
        first = self.net[1] - (self.mean / self.spread) @ self.net[0]
        write(path, "train_honor.py", layer, first, self.net[2])


def main() -> None:
    what, folder = sys.argv[1], Path(sys.argv[2])
    if what == "play":
        folder.mkdir(parents=True, exist_ok=True)
        cores = os.cpu_count() or 1
        paths = [folder / f"{core}.bin" for core in range(cores)]
        with ProcessPoolExecutor(cores) as pool:
            list(pool.map(play, paths, [int(sys.argv[3]) // cores] * cores, range(cores)))
    else:
        fit = Fit(folder, seed=0)
        fit.train()
        fit.write(Path(sys.argv[3]))


if __name__ == "__main__":
    main()
