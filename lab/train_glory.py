"""How Call to Glory's outlook between two was trained, to do it again or better.

    python lab/train_glory.py play DATA 300    compiled: the bot of today against itself, 300 s
    python lab/train_glory.py fit DATA 200 src/sengoku/games/glory/judgement/net.toml

`play` writes for every position its traits (`traits.traits`) and how the round ended; `fit`
learns from all of DATA and writes the net. Then compile, and begin again with the stronger bot: the
net in the box is the second generation. `fit` needs numpy and PyTorch with CUDA, not the engine.
"""

import base64
import os
import random
import sys
import time
import zlib
from array import array
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

TRAITS, FACTS = 35, 4  # rows of a position; its mover, the margin, a slip, positions to the end
WIDE, DEEP, BATCH = 16, 16, 16_384
ROWS = 9 * 147 * 3 + 9 * 30 + 9 * 21 + 1 + 19 + 4 + 27 + 49
CELLS = 9 * 147
OPEN = CELLS + 9 * 30 + 9 * 21
COPIES = [6, 7, 8, 9, 12, 14, 16, 18, 20]
# First towards how rounds ended; then towards a mean of what the net says of later positions.
STAGES = (
    (1.0, 0.05, 4e-3),
    (0.9, 0.3, 3e-3),
    (0.8, 0.25, 2e-3),
    (0.8, 0.2, 1.5e-3),
    (0.7, 0.2, 1e-3),
)


def play(path: Path, seconds: float, seed: int) -> int:
    """Matches of one to four rounds, with now and then a slip, or against the greedy bot."""
    import sengoku
    from sengoku.kernel.nature import Fast

    game, luck, written = sengoku.game("glory"), random.Random(seed), array("h")
    until, rounds = time.time() + seconds, 0
    while time.time() < until:
        setup = game.setup(2, {"rounds": luck.choice((1, 1, 2, 4))})
        state = game.begin(setup, Fast(luck.getrandbits(60), len(game.streams)))
        for met in _rounds(game, state, luck):
            rounds += 1
            margin = int(state.sheet[-2] - state.sheet[-1])  # type: ignore[attr-defined]
            for place, (traits, mover, slip) in enumerate(met):
                written.extend((*traits, mover, margin, slip, len(met) - place))
    path.write_bytes(written.tobytes())
    return rounds


def _rounds(game: Any, state: Any, luck: random.Random) -> Any:
    """Plays a match; yields the positions of each round once it is scored."""
    from sengoku.bots import bot_named
    from sengoku.games.glory.judgement.traits import traits
    from sengoku.kernel.nature import Fast

    names = [f"bot:3@{luck.choice((60, 120, 200))}"] * 2
    if luck.random() < 0.12:
        names[luck.randrange(2)] = "greedy"
    bots = [bot_named(name, game, luck.getrandbits(60)) for name in names]
    slips, worlds, met, scored = luck.choice((0, 0.02, 0.08)), Fast(luck.getrandbits(60), 1), [], 0
    while not state.over():
        seat, options = int(state.seat()), list(state.options())
        slip = len(options) > 1 and luck.random() < slips
        met.append((list(traits(state)), int(state.active), slip))
        world = state.redeal(seat, worlds.fork(len(game.streams)))
        state.play(luck.choice(options) if slip else bots[seat].choose(world))
        if state.rounds_scored() > scored:
            scored += 1
            yield met
            met = []


class Fit:
    """The net and what it learns from, all on the GPU."""

    def __init__(self, folder: Path) -> None:
        import numpy as np
        import torch

        files = [np.fromfile(path, np.int16) for path in sorted(folder.glob("*.bin"))]
        data = torch.from_numpy(np.concatenate(files).reshape(-1, TRAITS + FACTS)).cuda()
        self.torch = torch
        self.traits = data[:, :TRAITS].int()
        self.sign = 1.0 - 2.0 * data[:, TRAITS].float()
        self.margin = data[:, TRAITS + 1].float() * self.sign  # for the mover
        self.slip, self.left = data[:, TRAITS + 2].bool(), data[:, TRAITS + 3].long()
        self.kept = self._kept_back()
        self._begin()

    def _kept_back(self) -> Any:
        """Every 16th round, not learned from."""
        ends = (self.left == 1).long()
        return (self.torch.cumsum(ends, 0) - ends) % 16 == 0

    def _begin(self) -> None:
        """What a character has in common with the others is learned apart, so that what was met
        with one of them tells something of all."""
        row = self.torch.arange(ROWS, device="cuda")
        common, copies = self.torch.full_like(row, 471), self.torch.zeros(ROWS, device="cuda")
        value = self.torch.tensor(COPIES, device="cuda") / 20.0
        for begin, size, place in (
            (0, 147, 0), (CELLS, 30, 147), (OPEN, 147, 177), (OPEN + CELLS, 147, 324),
        ):  # fmt: skip
            part = slice(begin, begin + 9 * size)
            common[part] = place + (row[part] - begin) % size
            copies[part] = value[(row[part] - begin) // size]
        self.common, self.copies, self.net = common, copies[:, None], self._fresh()

    def _fresh(self) -> list[Any]:
        def drawn(spread: float, *shape: int) -> Any:
            return (self.torch.randn(*shape, device="cuda") * spread).requires_grad_()

        first = self.torch.full((WIDE,), 0.5, device="cuda").requires_grad_()
        own, shared, scaled = drawn(0.02, ROWS, WIDE), drawn(0.05, 472, WIDE), drawn(0, 472, WIDE)
        layer, second = drawn(WIDE**-0.5, DEEP, WIDE), drawn(0.1, DEEP)
        return [own, shared, scaled, first, layer, second, drawn(DEEP**-0.5, DEEP), drawn(0, 1)]

    def table(self) -> Any:
        own, shared, scaled = self.net[:3]
        known = (self.common < 471)[:, None]
        return own + known * (shared[self.common] + scaled[self.common] * self.copies)

    def lead(self, traits: Any, table: Any) -> Any:
        """The same as `outlook` works out in whole numbers, in points."""
        first, layer, second, last, base = self.net[3:]
        bag = self.torch.nn.functional.embedding_bag(traits, table, mode="sum") + first
        middle = self.torch.clamp(self.torch.clamp(bag, 0, 2) @ layer.T + second, 0, 2)
        return (middle @ last + base) * 20

    def leads(self) -> Any:
        with self.torch.no_grad():
            table = self.table()
            return self.torch.cat([self.lead(part, table) for part in self.traits.split(1 << 18)])

    def targets(self, trust: float) -> Any:
        """Back from the end of each round: so much of what came of it, the rest of what the net
        says of the next position. A slip tells nothing of the positions before it."""
        goal, says = self.margin * self.sign, self.leads() * self.sign
        for left in range(2, int(self.left.max()) + 1):
            here = self.torch.nonzero(self.left == left)[:, 0]
            later = (1 - trust) * says[here + 1] + trust * goal[here + 1]
            goal[here] = (
                later if trust == 1 else self.torch.where(self.slip[here], says[here], later)
            )
        return goal * self.sign

    def train(self, trust: float, seconds: float, pace: float) -> None:
        goal, steps = self.targets(trust), 0
        groups = [{"params": self.net[:1], "weight_decay": 0.05}, {"params": self.net[1:]}]
        tuner = self.torch.optim.AdamW(groups, weight_decay=1e-4)
        learn, began = self.torch.nonzero(~self.kept)[:, 0], time.time()
        while (gone := (time.time() - began) / seconds) < 1:
            for group in tuner.param_groups:
                group["lr"] = pace * min(1, steps / 200) * (1.01 - gone)
            batch = learn[self.torch.randint(len(learn), (BATCH,), device="cuda")]
            off = self.lead(self.traits[batch], self.table()) - goal[batch]
            tuner.zero_grad()
            (off * off).mean().div(800).backward()
            tuner.step()
            steps += 1
        off, met = (self.leads() - self.margin)[self.kept], self.margin[self.kept]
        share = 1 - float((off * off).mean() / met.var())
        print(
            f"trust {trust}: {steps} steps, {share:.4f} of the kept-back variance told", flush=True
        )

    def write(self, path: Path) -> None:
        """In 512ths; the last layer in points."""
        first, layer, second, last, base = (part.detach() for part in self.net[3:])
        parts = {"rows": (self.table().detach() * 512, "<i2"), "first": (first * 512, "<i2")}
        parts["layer"], parts["second"] = (layer * 512, "<i2"), (second * 512 * 512, "<i4")
        parts["last"] = (last * 20 * 512, "<i2")
        lines = [
            "# The net of outlook.py, as lab/train_glory.py wrote it: packed numbers, not rules."
        ]
        lines += [
            "",
            f"wide = {WIDE}",
            f"deep = {DEEP}",
            f"base = {round(float(base) * 20 * 2**18)}",
        ]
        for name, (numbers, kind) in parts.items():
            plain = numbers.round().cpu().numpy().astype(kind).tobytes()
            lines.append(f'{name} = "{base64.b85encode(zlib.compress(plain, 9)).decode()}"')
        path.write_text("\n".join(lines) + "\n")


def main() -> None:
    what, folder, seconds = sys.argv[1], Path(sys.argv[2]), float(sys.argv[3])
    if what == "play":
        folder.mkdir(parents=True, exist_ok=True)
        cores, now = os.cpu_count() or 1, int(time.time())
        paths = [folder / f"{now}-{core}.bin" for core in range(cores)]
        with ProcessPoolExecutor(cores) as pool:
            seeds = range(now, now + cores)
            print(sum(pool.map(play, paths, [seconds] * cores, seeds)), "rounds")
        return
    fit = Fit(folder)
    print(len(fit.traits), "positions", flush=True)
    for trust, part, pace in STAGES:
        fit.train(trust, seconds * part, pace)
    fit.write(Path(sys.argv[4]))


if __name__ == "__main__":
    main()
