"""A learner in one file: a net watches a bot play Call to Glory for two, then plays against itself
and learns by PPO.

python examples/ppo.py                       ten minutes on the processor, then a duel with bot:2
python examples/ppo.py --minutes 1           one minute: enough to beat random play
python examples/ppo.py --device cuda --tables 4096 --processes 8
python examples/ppo.py --against learned@0 --teacher learned@0     a best response to that bot

Needs PyTorch. `ppo.pt` holds what was learned, `ppo.json` the curve, and
`sengoku ladder glory --players 2 --option rounds=1 --bots examples.ppo:learned,bot:2` lets the net
play wherever bots do.
"""

import argparse
import functools
import json
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

import sengoku
from sengoku import research
from sengoku.bots import bot_from
from sengoku.kernel.features import SILENT

GAME, OPTIONS = "glory", {"rounds": 1}
STREAMS = len(sengoku.game(GAME).streams)
STEPS, EPOCHS, PIECES = 64, 2, 8  # of a rollout; how often it is learned from, in how many pieces
TRACE, CLIP, SURPRISE = 0.95, 0.2, 0.01  # lambda, how far a policy may move, worth of entropy


class Net(nn.Module):
    """From a row and a mask to how good each choice seems, and how good the whole does."""

    def __init__(self, width: int, choices: int, size: int) -> None:
        super().__init__()
        self.sizes = (width, choices, size)
        self.body = nn.Sequential(
            nn.Linear(2 * width, size), nn.ReLU(), nn.Linear(size, size), nn.ReLU()
        )
        self.policy, self.value = nn.Linear(size, choices), nn.Linear(size, 1)

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        seen = rows.float()
        body = self.body(torch.cat([seen / 8, (seen > 0).float()], 1))
        wanted = self.policy(body).masked_fill(masks == 0, -1e9)
        return wanted, torch.tanh(self.value(body)).squeeze(1)


@dataclass
class Moment:
    """One step at all tables. `sign` is -1 where the other seat is asked next: its hope is ours
    reversed."""

    rows: Tensor
    masks: Tensor
    chosen: Tensor
    chance: Tensor
    hope: Tensor
    paid: Tensor
    alive: Tensor
    sign: Tensor


class Learner:
    def __init__(self, how: argparse.Namespace) -> None:
        self.device = torch.device(how.device)
        make = research.workers if how.processes > 1 else research.batch
        more: dict[str, Any] = {"processes": how.processes} if how.processes > 1 else {}
        if how.against:
            more["others"] = how.against
        self.tables: Any = make(GAME, 2, how.tables, how.seed, OPTIONS, **more)
        self.net = Net(self.tables.width, self.tables.choices, how.size).to(self.device)
        self.optimizer = torch.optim.Adam(self.net.parameters(), how.rate)
        self.seen = self.tables.reset()
        self.steps = 0

    def tensor(self, array: Any) -> Tensor:
        return torch.from_numpy(np.array(array)).to(self.device)

    @torch.no_grad()
    def rollout(self) -> list[Moment]:
        moments, everybody = [], np.arange(self.tables.tables)
        for _ in range(STEPS):
            seats = self.seen.seats.copy()
            rows, masks = self.tensor(self.seen.rows), self.tensor(self.seen.masks)
            wanted, hope = self.net(rows, masks)
            chosen = torch.distributions.Categorical(logits=wanted).sample()
            chance = wanted.log_softmax(1).gather(1, chosen[:, None]).squeeze(1)
            self.seen = after = self.tables.step(chosen.cpu().numpy())
            paid = np.where(after.done, after.returns[everybody, seats], 0.0).astype(np.float32)
            alive = (1 - after.done).astype(np.float32)
            sign = np.where(after.seats == seats, 1, -1).astype(np.float32)
            later = [self.tensor(part) for part in (paid, alive, sign)]
            moments.append(Moment(rows, masks, chosen, chance, hope, *later))
        self.steps += STEPS * self.tables.tables
        return moments

    @torch.no_grad()
    def advantages(self, moments: list[Moment]) -> list[Tensor]:
        """How much better each choice went than was hoped, looking back from the end (GAE)."""
        _, hope = self.net(self.tensor(self.seen.rows), self.tensor(self.seen.masks))
        better, found = torch.zeros_like(hope), []
        for moment in reversed(moments):
            turned = moment.alive * moment.sign
            better = moment.paid + turned * (hope + TRACE * better) - moment.hope
            found.append(better)
            hope = moment.hope
        return found[::-1]

    def watch(self, teacher: str, seconds: float, clock: Any) -> None:
        """Sees a bot play both seats, and learns to do what it does (which spares self-play its
        long beginning)."""
        tables = research.batch(GAME, 2, 64, 77, OPTIONS)
        bots = [bot_from(teacher, tables.game, table) for table in range(64)]
        seen, ends, kept = tables.reset(), clock() + seconds, []
        while clock() < ends:
            chosen = []
            for bot, desk in zip(bots, tables.compiled.desks, strict=True):
                world = desk.state.redeal(desk.state.seat(), desk.worlds.fork(STREAMS))
                said = tables.features.towards(world, SILENT, bot.choose(world))
                chosen.append(int(tables.features.number(world, SILENT, said)))
            here = [self.tensor(part) for part in (seen.rows, seen.masks, np.array(chosen))]
            kept = [*kept[-4000:], here]
            seen = tables.step(np.array(chosen))
            some = [kept[at] for at in np.random.randint(len(kept), size=16)]
            self._copy([torch.cat(part) for part in zip(*some, strict=True)])

    def _copy(self, batch: list[Tensor]) -> None:
        rows, masks, chosen = batch
        loss = nn.functional.cross_entropy(self.net(rows, masks)[0], chosen)
        self.optimizer.zero_grad()
        loss.backward()
        self.optimizer.step()

    def learn(self) -> None:
        moments = self.rollout()
        better = torch.cat(self.advantages(moments))
        names = ("rows", "masks", "chosen", "chance", "hope")
        rows, masks, chosen, chance, hope = (
            torch.cat([getattr(moment, name) for moment in moments]) for name in names
        )
        aim = hope + better
        weight = (better - better.mean()) / (better.std() + 1e-6)
        for _ in range(EPOCHS):
            for part in torch.randperm(len(rows), device=self.device).chunk(PIECES):
                wanted, value = self.net(rows[part], masks[part])
                choices = wanted.log_softmax(1)
                now = choices.gather(1, chosen[part, None]).squeeze(1)
                ratio = (now - chance[part]).exp()
                clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
                gain = torch.min(ratio * weight[part], clipped * weight[part]).mean()
                surprise = -(choices.exp() * choices).sum(1).mean()
                loss = (value - aim[part]).pow(2).mean() - gain - SURPRISE * surprise
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.optimizer.step()


@torch.no_grad()
def share(net: Net, opponent: str, games: int, seed: int = 99) -> float:
    """What the net wins against a bot, from both seats by turns; a draw is half a win."""
    device = next(net.parameters()).device
    tables = research.batch(GAME, 2, min(games, 256), seed, OPTIONS, others=opponent)
    seen, won, played = tables.reset(), 0.0, 0
    while played < games:
        seats = seen.seats
        rows, masks = (torch.from_numpy(part.copy()).to(device) for part in (seen.rows, seen.masks))
        seen = tables.step(net(rows, masks)[0].argmax(1).cpu().numpy())
        for table in np.flatnonzero(seen.done):
            won += (float(seen.returns[table, seats[table]]) + 1) / 2
            played += 1
    return won / played


def keep(net: Net, path: str = "ppo.pt") -> None:
    """Sizes and weights: whoever has this file can load them, under whatever name it runs."""
    torch.save({"sizes": net.sizes, "weights": net.state_dict()}, path)


def kept(path: str = "ppo.pt") -> Net:
    found = torch.load(path, map_location="cpu")
    net = Net(*found["sizes"])
    net.load_state_dict(found["weights"])
    return net


def learned(world: Any) -> int:
    """The net of `ppo.pt` as a player: `examples.ppo:learned`."""
    return _player().choose(world)


@functools.cache
def _player() -> research.Policy:
    net = kept()
    torch.set_num_threads(1)  # a ladder has a process for each core

    @torch.no_grad()
    def decide(row: Any, mask: Any) -> int:
        one = [torch.from_numpy(part.copy())[None] for part in (row, mask)]
        return int(net(*one)[0].argmax())

    return research.player(decide)


def main() -> None:
    read = argparse.ArgumentParser()
    read.add_argument("--minutes", type=float, default=10)
    read.add_argument("--device", default="cpu")
    read.add_argument("--tables", type=int, default=256)
    read.add_argument("--processes", type=int, default=1)
    read.add_argument("--size", type=int, default=256)
    read.add_argument("--rate", type=float, default=5e-4)
    read.add_argument("--watch", type=float, default=2.5, help="of them at first, a third at most")
    read.add_argument("--teacher", default="greedy")
    read.add_argument("--against", default="", help="a bot to play against instead of itself")
    read.add_argument("--seed", type=int, default=1)
    read.add_argument("--games", type=int, default=400, help="of each evaluation")
    read.add_argument("--processor", action="store_true", help="count processor time, not minutes")
    how = read.parse_args()
    clock = time.process_time if how.processor else time.perf_counter
    torch.manual_seed(how.seed)
    learner, curve = Learner(how), []
    began = clock()
    learner.watch(how.teacher, min(how.watch, how.minutes / 3) * 60, clock)
    spent, look = clock() - began, 0.0  # seconds of learning: evaluations are not counted
    while spent < how.minutes * 60:
        began = clock()
        for group in learner.optimizer.param_groups:
            group["lr"] = how.rate * max(1 - spent / (how.minutes * 60), 0.1)
        learner.learn()
        spent += clock() - began
        if spent >= look or spent >= how.minutes * 60:
            opponents = ("random", "bot:2", how.against) if how.against else ("random", "bot:2")
            shares = {name: share(learner.net, name, how.games) for name in opponents}
            curve.append({"seconds": round(spent), "steps": learner.steps, **shares})
            print(json.dumps(curve[-1]), flush=True)
            look = spent + max(15.0, how.minutes * 60 / 20)
    keep(learner.net)
    Path("ppo.json").write_text(json.dumps(curve, indent=1) + "\n")


if __name__ == "__main__":
    main()
