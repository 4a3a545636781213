"""A net of Honor learns what plain players do (`watch_honor.py`) and how their games end."""

import tempfile
import time
from pathlib import Path
from typing import Any

import torch
from self_play import Learner
from watch_honor import watched

__all__ = ["imitate"]

EACH = 400  # decisions that are watched, for every table that is played at
ROUNDS, PART, PACE = 3, 16_384, 1e-3
SMOOTH = 0.1  # so much is left for other choices
TELLS = 6  # times


def imitate(learner: Learner) -> None:
    began = time.monotonic()
    crew, device = learner.crew, learner.device
    with tempfile.TemporaryDirectory() as folder:
        count = EACH * crew.half * 2
        found = watched(learner.course.tables, count, crew.processes, Path(folder))
    print(f"watched {len(found['rows'])} decisions, {time.monotonic() - began:.0f} s", flush=True)
    seen = {name: torch.from_numpy(part).to(device) for name, part in found.items()}
    optimizer = torch.optim.Adam(learner.net.parameters(), lr=PACE, eps=1e-5)
    parts = [
        part
        for _ in range(ROUNDS)
        for part in torch.randperm(len(seen["rows"]), device=device).split(PART)
    ]
    for step, part in enumerate(parts, 1):
        optimizer.param_groups[0]["lr"] = PACE * (1.05 - step / len(parts))
        choice, value, same = losses(learner, {name: whole[part] for name, whole in seen.items()})
        optimizer.zero_grad(set_to_none=True)
        (choice + value).backward()
        optimizer.step()
        if step % -(-len(parts) // TELLS) == 0:
            told = [round(float(one.detach()), 4) for one in (choice, value, same)]
            print("imitates: choice, value, same choice", told, flush=True)
    print(f"imitated after {time.monotonic() - began:.0f} s", flush=True)


def losses(learner: Learner, part: dict[str, torch.Tensor]) -> tuple[Any, Any, Any]:
    """How far off it is in what is chosen and in how games end; how often it chooses the same."""
    offered, seats, counts = part["offered"].long(), part["seats"][:, 0], part["seats"][:, 1].long()
    there = offered >= 0
    every = torch.ones(len(offered), 1, device=offered.device)
    wishes, _, _, values = learner.asked({"rows": part["rows"], "masks": every})
    wishes = wishes.gather(1, offered.clamp(min=0))
    logs = torch.log_softmax(wishes.masked_fill(~there, -1e9), 1)
    even = (logs.masked_fill(~there, 0).sum(1) / there.sum(1)).mean()
    choice = -(1 - SMOOTH) * logs[:, 0].mean() - SMOOTH * even
    value = learner.missed(values, part["returns"], seats, counts)
    return choice, value, (logs.detach().argmax(1) == 0).float().mean()
