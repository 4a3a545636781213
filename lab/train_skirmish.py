"""How experience of the first clash of Test of Honour was gathered, to do it again or better.

    python lab/train_skirmish.py play DATA 500    compiled: the bot of today, 500 s on all cores
    python lab/train_skirmish.py fit DATA src/sengoku/games/skirmish/judgement/net.toml
    python lab/train_skirmish.py forget src/sengoku/games/skirmish/judgement/net.toml

`play` writes the traits of the position after each own decision (`outlook.traits_of`), against
whom, and how the battle ended; `fit` learns a correction of the plain judgement and writes the net;
`forget` writes one that corrects nothing. Then compile, and begin again with the stronger bot: the
net in the box is the third generation and learned from 19,000 battles of all three. `fit` needs
numpy.

A weak enemy wanders about, and whoever meets one wins: a net that is not told whom it met takes
wandering off for the cause. So it is told while it learns, and not while it plays.
"""

import os
import random
import sys
import time
from array import array
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from nets import Descent, write

PROGRAM = "train_skirmish.py"
TRAITS, FACTS = 112, 3  # of a position; whom it met, the battle and seat, twice the result
RIVALS = ("random", "greedy", "itself")
SHARES = (12, 53, 35)
MOST = 15_000  # battles in a file
WIDE = 8
TRUST = 0.4  # in the correction: more of it played worse
STAGES = (1.0, 0.9, 0.85)  # so much of the result, the rest of what the net says of later positions
EPOCHS, BATCH, PACE, DECAY = 6, 512, 2e-3, 1e-3


class Pupil:
    """Takes what looks best at once, and now and then something else, to see what comes of it."""

    def __init__(self, game: Any, luck: random.Random, slips: float) -> None:
        from sengoku.bots.thinker import Budget, Thinker

        self._luck, self._slips = luck, slips
        budget = Budget(luck.choice((0, 0, 4)))
        self._thinker = Thinker(game, luck.getrandbits(60), budget)

    def choose(self, world: Any) -> int:
        options = list(world.options())
        if len(options) == 1 or self._luck.random() < self._slips / 2:
            return int(self._luck.choice(options))
        search = self._thinker.search(world)
        if self._luck.random() < self._slips:
            best = sorted(search.found(), key=lambda row: -row[2])[:6]
            return int(self._luck.choice(best)[0])
        return int(search.best())


def play(path: Path, seconds: float, seed: int) -> int:
    import sengoku

    game, luck, written = sengoku.game("skirmish"), random.Random(seed), array("h")
    until, battles = time.time() + seconds, 0
    while time.time() < until and battles < MOST:
        rival = luck.choices(range(len(RIVALS)), SHARES)[0]
        said, returns = _battle(game, luck, rival)
        for seat, traits in said:
            result = round(returns[seat]) + 1
            written.extend((*traits, rival, battles * 2 + seat, result))
        battles += 1
    path.write_bytes(written.tobytes())
    return battles


def _battle(game: Any, luck: random.Random, rival: int) -> tuple[list[Any], Any]:
    from sengoku.bots import bot_named
    from sengoku.games.skirmish.judgement.outlook import traits_of
    from sengoku.kernel.nature import Fast

    streams = len(game.streams)
    state = game.begin(game.setup(2, {}), Fast(luck.getrandbits(60), streams))
    bots: list[Any] = [Pupil(game, luck, luck.choice((0.03, 0.1, 0.2)))]
    itself = RIVALS[rival] == "itself"
    bots.append(
        Pupil(game, luck, 0.05) if itself else bot_named(RIVALS[rival], game, luck.getrandbits(60))
    )
    luck.shuffle(bots)
    worlds, said = Fast(luck.getrandbits(60), 1), []
    while not state.over():
        seat, choice = int(state.seat()), len(state.options()) > 1
        state.play(bots[seat].choose(state.redeal(seat, worlds.fork(streams))))
        fights = state.mustered() and state.bag.round > 0 and not state.over()
        if choice and fights and isinstance(bots[seat], Pupil) and luck.random() < 0.6:
            traits = traits_of(state, seat ^ int(state.swap))
            said.append((seat, [min(max(int(trait), -32_000), 32_000) for trait in traits]))
    return said, state.returns()


class Lessons:
    """What was written, and for each position the next one of the same seat in its battle."""

    def __init__(self, folder: Path) -> None:
        import numpy as np

        kinds, traits, results, lines = [], [], [], []
        for number, path in enumerate(sorted(folder.glob("*.bin"))):
            rows = np.fromfile(path, np.int16).reshape(-1, TRAITS + FACTS)
            traits.append(rows[:, :TRAITS].astype("f4") / 1000)
            kinds.append(rows[:, TRAITS])
            lines.append(rows[:, TRAITS + 1].astype("i8") + 2 * MOST * number)
            results.append(rows[:, TRAITS + 2].astype("f4") / 2)
        self.traits, self.results = np.concatenate(traits), np.concatenate(results)
        line = np.concatenate(lines)
        self.kept = line // 2 % 10 == 0  # every tenth battle is not learned from
        self.order = np.lexsort((np.arange(len(line)), line))
        self.next = np.full(len(line), -1)
        same = line[self.order[:-1]] == line[self.order[1:]]
        self.next[self.order[:-1][same]] = self.order[1:][same]
        kind = np.concatenate(kinds)
        met = np.stack([kind == 1, kind == 0], 1).astype("f4")
        met[kind == 2, 0] = -1  # in play, nothing: between the greedy and itself
        self.inputs = np.concatenate([self.traits, met], 1)


class Fit:
    def __init__(self, lessons: Lessons, seed: int) -> None:
        import numpy as np

        self.np, self.lessons = np, lessons
        learn = lessons.inputs[~lessons.kept]
        self.mean, self.spread = learn.mean(0), learn.std(0)
        self.mean[self.spread < 0.005] = 0
        self.spread[self.spread < 0.02] = 1
        self.inputs = ((lessons.inputs - self.mean) / self.spread).astype("f4")
        self.luck = np.random.default_rng(seed)
        drawn = self.luck.standard_normal
        self.net = [
            (drawn((self.inputs.shape[1], WIDE)) * 0.09).astype("f4"),
            np.zeros(WIDE, "f4"),
            (drawn(WIDE) * 0.05).astype("f4"),
            np.zeros(1, "f4"),
        ]

    def through(self, inputs: Any) -> tuple[Any, Any]:
        layer, first, last, base = self.net
        middle = self.np.maximum(inputs @ layer + first, 0)
        return middle, middle @ last + base[0]

    def odds(self) -> Any:
        return self.lessons.traits[:, 0] + self.through(self.inputs)[1]

    def targets(self, trust: float) -> Any:
        goal = self.lessons.results.copy()
        if trust < 1:
            says = self._likely(self.odds())
            for here in self.lessons.order[::-1]:
                later = self.lessons.next[here]
                if later >= 0:
                    goal[here] = (1 - trust) * says[later] + trust * goal[later]
        return goal

    def _likely(self, odds: Any) -> Any:
        return 1 / (1 + self.np.exp(-odds))

    def train(self, stage: int, trust: float) -> None:
        np, goal = self.np, self.targets(trust)
        learn = np.flatnonzero(~self.lessons.kept)
        descent = Descent(self.net)
        for epoch in range(EPOCHS):
            self.luck.shuffle(learn)
            pace = PACE * (1 - epoch / EPOCHS) / (1 + stage) + 2e-5
            for begin in range(0, len(learn), BATCH):
                descent.step(self._slopes(learn[begin : begin + BATCH], goal), pace)
        odds, result = self.odds()[self.lessons.kept], self.lessons.results[self.lessons.kept]
        plain = self.lessons.traits[self.lessons.kept, 0]
        print(f"trust {trust}: {self._loss(plain, result):.4f} -> {self._loss(odds, result):.4f}")

    def _slopes(self, batch: Any, goal: Any) -> tuple[Any, ...]:
        inputs = self.inputs[batch]
        middle, more = self.through(inputs)
        odds = self.lessons.traits[batch, 0] + more
        off = ((self._likely(odds) - goal[batch]) / len(batch)).astype("f4")
        below = self.np.outer(off, self.net[2]) * (middle > 0)
        layer = inputs.T @ below + DECAY * self.net[0]
        last = middle.T @ off + DECAY * self.net[2]
        return layer, below.sum(0), last, self.np.array([off.sum()], "f4")

    def _loss(self, odds: Any, result: Any) -> float:
        return float((self.np.logaddexp(0, odds) - result * odds).mean())

    def lines(self) -> tuple[Any, Any, Any]:
        """Layer, first and last for plain traits, nobody met; trust is in the last."""
        layer = self.net[0] / self.spread[:, None]
        first = self.net[1] - (self.mean / self.spread) @ self.net[0]
        return layer[:TRAITS].T, first, self.net[2] * TRUST


def main() -> None:
    what, folder = sys.argv[1], Path(sys.argv[2])
    if what == "forget":
        write(folder, PROGRAM, (), (), ())
    elif what == "play":
        folder.mkdir(parents=True, exist_ok=True)
        cores, now = os.cpu_count() or 1, int(time.time())
        paths = [folder / f"{now}-{core}.bin" for core in range(cores)]
        with ProcessPoolExecutor(cores) as pool:
            seeds = range(now, now + cores)
            print(sum(pool.map(play, paths, [float(sys.argv[3])] * cores, seeds)), "battles")
    else:
        fit = Fit(Lessons(folder), seed=0)
        for stage, trust in enumerate(STAGES):
            fit.train(stage, trust)
        write(Path(sys.argv[3]), PROGRAM, *fit.lines())


if __name__ == "__main__":
    main()
