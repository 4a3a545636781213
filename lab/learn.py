"""Policy and value by self-play (PPO), for games whose moves have numbers.

python lab/learn.py glory --minutes 9 --out nets [--from nets/glory.pt] [--seed 1]

One net for all seats and variants of a game: a row of what the asked seat knows goes in, out come a
preference for every number and what the game will bring to each seat, counted from the asked one.
Worker processes play; the net is asked for all their tables at once. What was learned is written
every minute, so that a run can be broken off and gone on with; `lab/export.py` puts it into the
package. Needs PyTorch and a GPU.
"""

import argparse
import json
import math
import time
from dataclasses import replace
from pathlib import Path

import numpy as np
import torch
from nets import FINE, UNIT
from plans import PLANS, Plan
from torch import nn

from sengoku import research
from sengoku.bots.net import unpacked
from sengoku.kernel.box import rows
from sengoku.research.workers import HALVES

MOST = 6  # seats
STEPS = 64  # decisions at every table between two updates
CALM = 0.97  # how far a result counts back beyond the next judgement (lambda)
CLIP = 0.2
EPOCHS = 2
PART = 16_384  # decisions in one step of learning


class Net(nn.Module):
    """Two layers, a preference for every number, and a value for every seat."""

    def __init__(self, plan: Plan, width: int, numbers: int) -> None:
        super().__init__()
        self.plan = plan
        self.register_buffer("scale", torch.ones(width))
        self.first = nn.Linear(width, plan.first)
        self.second = nn.Linear(plan.first, plan.second)
        self.choice = nn.Linear(plan.second, numbers)
        self.value = nn.Linear(plan.second, MOST)
        for layer in (self.choice, self.value):
            nn.init.normal_(layer.weight, std=0.01)
            nn.init.zeros_(layer.bias)

    def told(self, rows: torch.Tensor) -> torch.Tensor:
        """Bytes as numbers: those of two bytes are joined."""
        told = rows.float()
        for at in self.plan.pairs:
            told[:, at] = told[:, at] * 256 + told[:, at + 1]
            told[:, at + 1] = 0
        return told

    def forward(self, rows: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        seen = torch.relu(self.first(self.told(rows) * self.scale))
        seen = torch.relu(self.second(seen))
        return self.choice(seen), torch.tanh(self.value(seen))


class Crew:
    """Tables of every setting, each played by processes of its own, and all of them as one."""

    def __init__(self, game: str, plan: Plan, workers: int, tables: int, seed: int) -> None:
        self.groups = [
            research.workers(
                game,
                one.seats,
                tables,
                seed * 1000,
                one.options,
                processes=workers,
                first=number * 100_000,
            )
            for number, one in enumerate(plan.settings)
        ]
        self.width, self.numbers = self.groups[0].width, self.groups[0].choices
        self.tables = tables * len(self.groups)
        self.counts = np.repeat([one.seats for one in plan.settings], tables)

    def step(self, choices: np.ndarray) -> None:
        """All play before any is waited for."""
        for group, chosen in zip(self.groups, np.split(choices, len(self.groups)), strict=True):
            for half, part in enumerate(np.split(chosen, 2)):
                group.send(half, part)
        for group in self.groups:
            for half in HALVES:
                group.recv(half)

    def fetch(self, name: str, device: str) -> torch.Tensor:
        parts = [getattr(group.half(half), name) for group in self.groups for half in HALVES]
        if name == "returns":  # a column for each seat that there could be
            room = [((0, 0), (0, MOST - part.shape[1])) for part in parts]
            parts = [np.float32(np.pad(*each)) for each in zip(parts, room, strict=True)]
        return torch.from_numpy(np.concatenate(parts)).to(device, non_blocking=True)


class Learner:
    def __init__(self, game: str, plan: Plan, crew: Crew, device: str) -> None:
        self.game, self.plan, self.crew, self.device = game, plan, crew, device
        self.net = Net(plan, crew.width, crew.numbers).to(device)
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=plan.rate, eps=1e-5)
        self.counts = torch.from_numpy(crew.counts).long().to(device)
        self.decisions = 0
        self.curve: list[dict[str, float]] = []
        # by seat, counted from each possible asked one: its absolute number
        asked, along = torch.arange(MOST).view(1, -1, 1), torch.arange(MOST).view(1, 1, -1)
        counts = torch.arange(MOST + 1).clamp(min=1).view(-1, 1, 1)
        self.around = ((asked + along) % counts).to(device)

    def absolute(
        self, values: torch.Tensor, seats: torch.Tensor, counts: torch.Tensor
    ) -> torch.Tensor:
        """What was said of seats from the asked one on, by their own numbers."""
        places = self.around[counts, seats]
        inside = torch.arange(MOST, device=values.device) < counts.unsqueeze(1)
        return torch.zeros_like(values).scatter_add_(1, places, values * inside)

    def measure(self) -> None:
        """Scales what is told by how much it varies in random play."""
        rows = []
        for _ in range(200):
            masks = self.crew.fetch("masks", self.device).float()
            self.crew.step(torch.multinomial(masks + 1e-9, 1).squeeze(1).int().cpu().numpy())
            rows.append(self.net.told(self.crew.fetch("rows", self.device)))
        spread = torch.cat(rows[::4]).std(0)
        self.net.scale.copy_(1 / spread.clamp(min=0.2))

    @torch.no_grad()
    def play(self) -> dict[str, torch.Tensor]:
        kept: dict[str, list[torch.Tensor]] = {
            name: []
            for name in ("rows", "masks", "seats", "choices", "logs", "values", "done", "returns")
        }
        for _ in range(STEPS):
            rows, masks = (
                self.crew.fetch("rows", self.device),
                self.crew.fetch("masks", self.device),
            )
            seats = self.crew.fetch("seats", self.device).long()
            logits, values = self.net(rows)
            logs = torch.log_softmax(logits.float().masked_fill(masks == 0, -1e9), 1)
            noise = -torch.log(-torch.log(torch.rand_like(logs).clamp(1e-9, 1 - 1e-7)))
            choices = (logs + noise).masked_fill(masks == 0, -1e30).argmax(1)
            self.crew.step(choices.int().cpu().numpy())
            kept["rows"].append(rows)
            kept["masks"].append(masks)
            kept["seats"].append(seats)
            kept["choices"].append(choices)
            kept["logs"].append(logs.gather(1, choices.unsqueeze(1)).squeeze(1))
            kept["values"].append(self.absolute(values.float(), seats, self.counts))
            kept["done"].append(self.crew.fetch("done", self.device).float())
            kept["returns"].append(self.crew.fetch("returns", self.device))
        _, values = self.net(self.crew.fetch("rows", self.device))
        last = self.absolute(
            values.float(), self.crew.fetch("seats", self.device).long(), self.counts
        )
        found = {name: torch.stack(parts) for name, parts in kept.items()}
        found["goals"] = self.goals(found, last)
        self.decisions += STEPS * self.crew.tables
        return found

    def goals(self, found: dict[str, torch.Tensor], last: torch.Tensor) -> torch.Tensor:
        """What each decision led to, by seat: the next judgements, fading into the result."""
        goals = torch.zeros_like(found["values"])
        ahead, behind = last, last
        for at in reversed(range(STEPS)):
            over = found["done"][at].unsqueeze(1)
            ahead = over * found["returns"][at] + (1 - over) * ((1 - CALM) * behind + CALM * ahead)
            goals[at] = ahead
            behind = found["values"][at]
        return goals

    def learn(self, found: dict[str, torch.Tensor], left: float) -> dict[str, float]:
        for group in self.optimizer.param_groups:
            group["lr"] = self.plan.rate * (0.05 + 0.95 * left)
        entropy_worth = self.plan.entropy * (0.1 + 0.9 * left)
        flat = {name: part.flatten(0, 1) for name, part in found.items()}
        counts = self.counts.repeat(STEPS)
        seats = flat["seats"].unsqueeze(1)
        gains = (flat["goals"] - flat["values"]).gather(1, seats).squeeze(1)
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        told = {"policy": 0.0, "value": 0.0, "entropy": 0.0, "off": 0.0}
        parts = 0
        for _ in range(EPOCHS):
            for part in torch.randperm(len(gains), device=self.device).split(PART):
                with torch.autocast(self.device, torch.bfloat16, enabled=self.device == "cuda"):
                    logits, values = self.net(flat["rows"][part])
                masks = flat["masks"][part] == 0
                logs = torch.log_softmax(logits.float().masked_fill(masks, -1e9), 1)
                chosen = logs.gather(1, flat["choices"][part].unsqueeze(1)).squeeze(1)
                ratio = (chosen - flat["logs"][part]).exp()
                gain = gains[part]
                policy = -torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                entropy = -(logs.exp() * logs.masked_fill(masks, 0)).sum(1).mean()
                here = self.absolute(values.float(), flat["seats"][part], counts[part])
                inside = torch.arange(MOST, device=self.device) < counts[part].unsqueeze(1)
                value = (((here - flat["goals"][part]) ** 2) * inside).sum() / inside.sum()
                loss = policy + value - entropy_worth * entropy
                self.optimizer.zero_grad(set_to_none=True)
                loss.backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.optimizer.step()
                parts += 1
                for name, amount in (
                    ("policy", policy),
                    ("value", value),
                    ("entropy", entropy),
                    ("off", (ratio - 1).abs().mean()),
                ):
                    told[name] += float(amount.detach())
        return {name: amount / parts for name, amount in told.items()}

    def save(self, out: Path) -> None:
        out.mkdir(parents=True, exist_ok=True)
        kept = {
            "net": self.net.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "decisions": self.decisions,
            "curve": self.curve,
        }
        torch.save(kept, out / f"{self.game}.pt")
        (out / f"{self.game}.json").write_text(json.dumps(self.curve))

    def recall(self) -> None:
        """Goes on from what is in the package (`lab/export.py` wrote it)."""
        parts = rows(f"sengoku.games.{self.game}.judgement", "mind.toml")

        def real(name: str, unit: int, like: torch.Tensor) -> torch.Tensor:
            numbers = torch.tensor(unpacked(parts[name]), dtype=torch.float64) / unit
            return numbers.to(like.device)

        net, unit = self.net, UNIT
        with torch.no_grad():
            first = real("first", unit * FINE, net.scale).view(-1, self.plan.first)
            net.first.weight.copy_((first / net.scale.unsqueeze(1)).T)
            net.first.bias.copy_(real("first_base", unit * FINE, net.scale))
            second = real("second", unit, net.scale).view(-1, self.plan.second)
            net.second.weight.copy_(second.T)
            net.second.bias.copy_(real("second_base", unit * unit, net.scale))
            for name, layer in (("choice", net.choice), ("value", net.value)):
                layer.weight.copy_(real(name, unit, net.scale).view_as(layer.weight))
                layer.bias.copy_(real(f"{name}_base", unit * unit, net.scale))

    def load(self, path: Path) -> None:
        kept = torch.load(path, map_location=self.device, weights_only=True)
        self.net.load_state_dict(kept["net"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.decisions, self.curve = kept["decisions"], kept["curve"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(PLANS))
    parser.add_argument("--minutes", type=float, default=9)
    parser.add_argument("--out", type=Path, default=Path("nets"))
    parser.add_argument("--from", dest="source", type=Path)
    parser.add_argument("--on", action="store_true", help="go on from what is in the package")
    parser.add_argument("--rate", type=float, help="instead of the plan's")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="processes of every setting")
    parser.add_argument("--tables", type=int, default=1024, help="of every setting")
    asked = parser.parse_args()
    plan = PLANS[asked.game]
    if asked.rate:
        plan = replace(plan, rate=asked.rate)
    torch.manual_seed(asked.seed)
    torch.set_num_threads(1)
    began = time.monotonic()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    crew = Crew(asked.game, plan, asked.workers, asked.tables, asked.seed)
    learner = Learner(asked.game, plan, crew, device)
    if asked.source:
        learner.load(asked.source)
    else:
        learner.measure()
    if asked.on:
        learner.recall()
    saved = told = began
    while (now := time.monotonic()) - began < asked.minutes * 60:
        left = 1 - (now - began) / (asked.minutes * 60)
        found = learner.play()
        lost = learner.learn(found, left)
        over = float(found["done"].sum())
        learner.curve.append(
            {
                "decisions": learner.decisions,
                "games": over,
                **{name: round(amount, 5) for name, amount in lost.items()},
            }
        )
        if math.isnan(lost["policy"]):
            raise SystemExit("it fell apart")
        if now - told > 20:
            told = now
            print(asked.game, f"{now - began:.0f} s", json.dumps(learner.curve[-1]), flush=True)
        if now - saved > 60:
            saved = now
            learner.save(asked.out)
    learner.save(asked.out)
    print(asked.game, "learned from", learner.decisions, "decisions", flush=True)


if __name__ == "__main__":
    main()
