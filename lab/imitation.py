"""A net begins with what plain players do (`watch_*.py`) and how their games end."""

import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch
from self_play import Learner

__all__ = ["by_number", "by_option", "imitate"]

ROUNDS, PACE = 3, 1e-3
SMOOTH = 0.1  # so much is left for other choices
SHARP = 40.0  # marks are odds by so much to one
TELLS = 6  # times
Watched = Callable[..., dict[str, Any]]
Losses = Callable[[Learner, dict[str, torch.Tensor]], tuple[Any, Any, Any]]


def imitate(learner: Learner, watched: Watched, losses: Losses, each: int, part: int) -> None:
    """So many decisions are watched for every table that is played at, and learned by parts."""
    began = time.monotonic()
    crew, device = learner.crew, learner.device
    with tempfile.TemporaryDirectory() as folder:
        count = each * crew.half * 2
        found = watched(learner.course.tables, count, crew.processes, Path(folder))
    print(f"watched {len(found['rows'])} decisions, {time.monotonic() - began:.0f} s", flush=True)
    seen = {name: torch.from_numpy(part).to(device) for name, part in found.items()}
    optimizer = torch.optim.Adam(learner.net.parameters(), lr=PACE, eps=1e-5)
    parts = [
        places
        for _ in range(ROUNDS)
        for places in torch.randperm(len(seen["rows"]), device=device).split(part)
    ]
    for step, places in enumerate(parts, 1):
        optimizer.param_groups[0]["lr"] = PACE * (1.05 - step / len(parts))
        choice, value, same = losses(learner, {name: whole[places] for name, whole in seen.items()})
        optimizer.zero_grad(set_to_none=True)
        (choice + value).backward()
        optimizer.step()
        if step % -(-len(parts) // TELLS) == 0:
            told = [round(float(one.detach()), 4) for one in (choice, value, same)]
            print("imitates: choice, value, same choice", told, flush=True)
    print(f"imitated after {time.monotonic() - began:.0f} s", flush=True)


def by_number(learner: Learner, part: dict[str, torch.Tensor]) -> tuple[Any, Any, Any]:
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


def by_option(learner: Learner, part: dict[str, torch.Tensor]) -> tuple[Any, Any, Any]:
    """The same where options are described, each with a mark in thousandths."""
    marks, returns = part["marks"], part["returns"]
    there = marks >= 0
    told = {"rows": part["rows"], "masks": there.byte(), "described": part["described"]}
    wishes, _, _, values = learner.asked(told)
    logs = torch.log_softmax(wishes.masked_fill(~there, -1e9), 1)
    wanted = torch.softmax((marks.float() / 1000 * SHARP).masked_fill(~there, -1e9), 1)
    choice = -(wanted * logs.masked_fill(~there, 0)).sum(1).mean()
    known = ~returns[:, 0].isnan()
    own = returns.gather(1, part["seats"].long().unsqueeze(1)).squeeze(1)
    value = ((values[:, 0] - own.nan_to_num()) ** 2 * known).sum() / known.sum()
    same = (logs.detach().argmax(1) == marks.argmax(1)).float().mean()
    return choice, value, same
