"""Learning by self-play (PPO) at tables of several settings at once, for any game and net.

While the net thinks about one half of the tables, processes play at the other. Twice a minute it
writes what it has learned so far, so that a run can be broken off and gone on with. The program of
a game names its `Course` and calls `run`; where it keeps clear of importing PyTorch in processes
that play, they start in a moment.
"""

import argparse
import copy
import json
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from sengoku import research
from sengoku.research.workers import HALVES

__all__ = ["Course", "Learner", "run"]

STEPS = 32  # decisions at every table between two updates
CLIP = 0.2
EPOCHS = 2
PARTS = 20  # steps of learning in each of them
TELLS, SAVES = 10, 30  # seconds
HANDS = 4  # threads that bring together what the groups of tables see
LEARNED = ("rows", "masks", "described", "seats", "choices", "logs", "goals")
TOLD = ("rows", "masks", "described")  # what a net is told, the last only where options are offered


@dataclass(frozen=True)
class Course:
    """What is learned: a net that is told rows and the masks of the numbers from `told` on (or of
    the first `most` options, and what describes each of them), and answers with wishes, which of
    them are allowed, their numbers, and a value for each seat."""

    game: str
    tables: Sequence[tuple[int, Mapping[str, Any]]]  # seats and options of each group of them
    seats: int  # at most
    net: Callable[[], nn.Module]
    told: int = 0
    most: int | None = None
    calm: float = 0.95  # how far a result counts back beyond the next judgement (lambda)
    rate: float = 7e-4  # fades to a twentieth
    entropy: float = 0.02  # fades to a tenth
    prepare: Callable[["Learner"], None] | None = None  # before a first run
    recall: Callable[["Learner"], None] | None = None  # what is in the package
    rivals: int = 0  # at one table in so many one seat learns, and the others stay as prepared


def told(seen: Mapping[str, torch.Tensor]) -> list[torch.Tensor]:
    return [seen[name] for name in TOLD if name in seen]


class Crew:
    """Groups of tables with different seats, all of which play half by half."""

    def __init__(self, course: Course, processes: int, tables: int, seed: int) -> None:
        self.course = course
        self.groups = [
            research.workers(
                course.game,
                seats,
                tables,
                seed * 1000,
                options,
                processes=processes,
                first=at * 100_000,
            )
            for at, (seats, options) in enumerate(course.tables)
        ]
        self.processes = processes * len(self.groups)
        self.half = tables // 2 * len(self.groups)
        self.counts = np.repeat([seats for seats, _ in course.tables], tables // 2)
        self.hands = ThreadPoolExecutor(HANDS)

    def send(self, half: int, choices: Any) -> None:
        for group, part in zip(self.groups, np.split(choices, len(self.groups)), strict=True):
            group.send(half, part)

    def wait(self, half: int) -> None:
        for group in self.groups:
            group.recv(half)

    def fetch(self, half: int) -> dict[str, list[Any]]:
        seen = [group.half(half) for group in self.groups]
        room = [((0, 0), (0, self.course.seats - one.returns.shape[1])) for one in seen]
        offered = [one.described for one in seen if one.described is not None]
        described = {"described": [one[:, : self.course.most] for one in offered]}
        return {
            **(described if offered else {}),
            "rows": [one.rows for one in seen],
            "masks": [one.masks[:, self.course.told : self.course.most] for one in seen],
            "seats": [one.seats for one in seen],
            "done": [one.done for one in seen],
            "returns": [
                np.float32(np.pad(one.returns, pad)) for one, pad in zip(seen, room, strict=True)
            ],
        }

    def gather(self, half: int, told: Mapping[str, Any]) -> None:
        """The same, of all groups in one array each."""
        parts = self.fetch(half)
        each = self.half // len(self.groups)

        def put(groups: Sequence[int]) -> None:
            for name, part in parts.items():
                for at in groups:
                    told[name][at * each : (at + 1) * each] = part[at]

        shares = [range(hand, len(self.groups), HANDS) for hand in range(HANDS)]
        list(self.hands.map(put, shares))

    def close(self) -> None:
        self.hands.shutdown()
        for group in self.groups:
            group.close()


class Recorded:
    """Work with tensors that stay where they are, which a GPU keeps as a whole and does again: to
    tell it of every part anew would take longer than the work."""

    def __init__(self, work: Callable[[], Any], warm: int = 3) -> None:
        aside = torch.cuda.Stream()
        aside.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(aside):
            for _ in range(warm):
                work()
        torch.cuda.current_stream().wait_stream(aside)
        self.graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self.graph):
            self.found = work()

    def __call__(self) -> Any:
        self.graph.replay()
        return self.found


class Learner:
    def __init__(self, crew: Crew, device: str, plain: bool) -> None:
        self.crew, self.device, self.plain = crew, device, plain
        self.course = course = crew.course
        self.net = course.net().to(device)
        self.rival = copy.deepcopy(self.net).requires_grad_(False)
        self.rate = torch.tensor(course.rate, device=device)
        self.worth = torch.tensor(course.entropy, device=device)
        gpu = device == "cuda"
        self.optimizer = torch.optim.Adam(
            self.net.parameters(), lr=self.rate, eps=1e-5, fused=gpu, capturable=gpu
        )
        self.counts = torch.from_numpy(crew.counts).long().to(device)
        self.learner = self.learning_seats()
        self.decisions, self.seconds = 0, 0.0
        self.curve: list[dict[str, float]] = []
        self.waited = 0.0
        most = torch.arange(course.seats)
        asked, along = most.view(1, -1, 1), most.view(1, 1, -1)
        seats = torch.arange(course.seats + 1).clamp(min=1).view(-1, 1, 1)
        self.around = ((asked + along) % seats).to(device)
        like = {
            name: torch.from_numpy(np.concatenate(part)) for name, part in crew.fetch(0).items()
        }
        self.told = {name: part.pin_memory() if gpu else part for name, part in like.items()}
        self.seen = {name: part.to(device) for name, part in like.items()}
        self.kept = self.room()
        self.part: dict[str, torch.Tensor] = {}
        self.choose = self.recorded(torch.no_grad()(self.choosing))
        self.improve: Callable[[], Any] | None = None

    def room(self) -> dict[str, torch.Tensor]:
        """For all that is seen and done between two updates."""
        each = {name: (part.shape[1:], part.dtype) for name, part in self.seen.items()}
        each["choices"] = (), torch.int64
        each["logs"] = (), torch.float32
        each["values"] = (self.course.seats,), torch.float32
        return {
            name: torch.zeros((STEPS, 2 * self.crew.half, *shape), dtype=kind, device=self.device)
            for name, (shape, kind) in each.items()
        }

    def learning_seats(self) -> torch.Tensor:
        """Which seat learns at each table of a half, or -1 where all of them do."""
        alone = torch.full_like(self.counts, -1)
        if self.course.rivals:
            tables = torch.arange(len(alone), device=self.device)
            against = tables % self.course.rivals == 0
            alone = torch.where(against, tables // self.course.rivals % self.counts, alone)
        return alone

    def recorded(self, work: Callable[[], Any]) -> Callable[[], Any]:
        return work if self.plain or self.device == "cpu" else Recorded(work)

    def asked(self, seen: dict[str, torch.Tensor]) -> tuple[torch.Tensor, ...]:
        with torch.autocast(self.device, torch.bfloat16, enabled=self.device == "cuda"):
            found: tuple[torch.Tensor, ...] = self.net(*told(seen))
        return found

    def with_rivals(self, wishes: torch.Tensor) -> torch.Tensor:
        """Where a seat is asked that does not learn, its own wishes."""
        every = self.course.rivals
        with torch.autocast(self.device, torch.bfloat16, enabled=self.device == "cuda"):
            theirs = self.rival(*(part[::every] for part in told(self.seen)))[0]
        foreign = self.learner[::every] != self.seen["seats"][::every]
        wishes = wishes.clone()
        wishes[::every] = torch.where(foreign.unsqueeze(1), theirs, wishes[::every])
        return wishes

    def absolute(
        self, values: torch.Tensor, seats: torch.Tensor, counts: torch.Tensor
    ) -> torch.Tensor:
        """What was said of seats from the asked one on, by their own numbers."""
        inside = torch.arange(self.course.seats, device=values.device) < counts.unsqueeze(1)
        places = self.around[counts, seats.long()]
        return torch.zeros_like(values).scatter_add_(1, places, values * inside)

    def missed(
        self, values: torch.Tensor, goals: torch.Tensor, seats: torch.Tensor, counts: torch.Tensor
    ) -> torch.Tensor:
        """How far off (the mean square) what was said of seats is from what came of it."""
        inside = torch.arange(self.course.seats, device=self.device) < counts.unsqueeze(1)
        off = self.absolute(values, seats, counts) - goals
        return (off**2 * inside).sum() / inside.sum()

    def choosing(self) -> tuple[torch.Tensor, ...]:
        """For each table of a half: a choice and its number, how likely it was, what is hoped."""
        wishes, may, numbers, values = self.asked(self.seen)
        if self.course.rivals:
            wishes = self.with_rivals(wishes)
        logs = torch.log_softmax(wishes.masked_fill(~may, -1e9), 1)
        noise = -torch.log(-torch.log(torch.rand_like(logs).clamp(1e-9, 1 - 1e-7)))
        choices = (logs + noise).masked_fill(~may, -1e30).argmax(1, keepdim=True)
        return (
            choices.squeeze(1),
            numbers.gather(1, choices).squeeze(1).int(),
            logs.gather(1, choices).squeeze(1),
            self.absolute(values, self.seen["seats"], self.counts),
        )

    @torch.no_grad()
    def play(self) -> dict[str, torch.Tensor]:
        tables = self.crew.half
        places = [slice(half * tables, (half + 1) * tables) for half in HALVES]
        last = torch.zeros(2 * tables, self.course.seats, device=self.device)
        arrays = {name: part.numpy() for name, part in self.told.items()}
        for step in range(STEPS + 1):
            for half in HALVES:
                began = time.monotonic()
                if step:
                    self.crew.wait(half)
                self.waited += time.monotonic() - began
                self.crew.gather(half, arrays)
                for name, part in self.told.items():
                    self.seen[name].copy_(part, non_blocking=True)
                choices, numbers, logs, values = self.choose()
                wanted = numbers.cpu().numpy()  # before the next half is told in the same place
                if step:
                    for name in ("done", "returns"):
                        self.kept[name][step - 1, places[half]] = self.seen[name]
                if step == STEPS:
                    last[places[half]] = values
                    continue
                self.crew.send(half, wanted)
                for name in (*TOLD, "seats"):
                    if name in self.seen:
                        self.kept[name][step, places[half]] = self.seen[name]
                self.kept["choices"][step, places[half]] = choices
                self.kept["logs"][step, places[half]] = logs
                self.kept["values"][step, places[half]] = values
        self.decisions += STEPS * tables * 2
        return {**self.kept, "goals": self.goals(self.kept, last)}

    def goals(self, found: dict[str, torch.Tensor], last: torch.Tensor) -> torch.Tensor:
        """What each decision led to, by seat: the next judgements, fading into the result."""
        goals = torch.zeros_like(found["values"])
        ahead, behind = last, last
        for at in reversed(range(STEPS)):
            over = found["done"][at].unsqueeze(1).float()
            later = (1 - self.course.calm) * behind + self.course.calm * ahead
            ahead = over * found["returns"][at] + (1 - over) * later
            goals[at] = ahead
            behind = found["values"][at]
        return goals

    def learn(self, found: dict[str, torch.Tensor], left: float) -> dict[str, float]:
        self.rate.fill_(self.course.rate * (0.05 + 0.95 * left))
        self.worth.fill_(self.course.entropy * (0.1 + 0.9 * left))
        flat = self.lessons(found)
        count = len(flat["rows"])
        said, parts = torch.zeros(4, device=self.device), 0
        for _ in range(EPOCHS):
            for part in torch.randperm(count, device=self.device).split(count // PARTS)[:PARTS]:
                for name, whole in flat.items():
                    if name in self.part:
                        torch.index_select(whole, 0, part, out=self.part[name])
                    else:
                        self.part[name] = whole[part]
                if self.improve is None:
                    self.optimizer.zero_grad(set_to_none=True)
                    self.improve = self.recorded(self.improving)
                said += self.improve()
                parts += 1
        return dict(
            zip(("policy", "value", "entropy", "off"), (said / parts).tolist(), strict=True)
        )

    def lessons(self, found: dict[str, torch.Tensor]) -> dict[str, torch.Tensor]:
        """All decisions, with what each brought beyond what was hoped, and whether it was taken by
        who learns."""
        flat = {name: part.flatten(0, 1) for name, part in found.items() if name in LEARNED}
        flat["counts"] = self.counts.repeat(2 * STEPS)
        seats = flat["seats"].long().unsqueeze(1)
        gains = (flat["goals"] - found["values"].flatten(0, 1)).gather(1, seats).squeeze(1)
        alone = self.learner.repeat(2 * STEPS)
        own = ((alone < 0) | (alone == seats.squeeze(1))).float()
        mean = (gains * own).sum() / own.sum()
        spread = (((gains - mean) ** 2 * own).sum() / own.sum()).sqrt()
        return {**flat, "gains": (gains - mean) / (spread + 1e-6), "own": own}

    def improving(self) -> torch.Tensor:
        self.optimizer.zero_grad(set_to_none=True)
        loss, said = self.loss(self.part)
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
        self.optimizer.step()
        return said

    def loss(self, part: dict[str, torch.Tensor]) -> tuple[torch.Tensor, torch.Tensor]:
        wishes, may, _, values = self.asked(part)
        logs = torch.log_softmax(wishes.masked_fill(~may, -1e9), 1)
        chosen = logs.gather(1, part["choices"].unsqueeze(1)).squeeze(1)
        own = part["own"] / part["own"].sum()
        ratio, gain = (chosen - part["logs"]).clamp(-10, 10).exp(), part["gains"]
        policy = -(torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain) * own).sum()
        entropy = -((logs.exp() * logs.masked_fill(~may, 0)).sum(1) * own).sum()
        value = self.missed(values, part["goals"], part["seats"], part["counts"])
        said = torch.stack([policy, value, entropy, ((ratio - 1).abs() * own).sum()]).detach()
        return policy + value - self.worth * entropy, said

    def note(self, games: float, lost: dict[str, float]) -> None:
        said = {name: round(amount, 5) for name, amount in lost.items()}
        seconds = round(self.seconds, 1)
        self.curve.append({"seconds": seconds, "decisions": self.decisions, "games": games, **said})

    def save(self, out: Path) -> None:
        out.mkdir(parents=True, exist_ok=True)
        kept = {
            "net": self.net.state_dict(),
            "rival": self.rival.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "decisions": self.decisions,
            "seconds": self.seconds,
            "curve": self.curve,
        }
        torch.save(kept, out / f"{self.course.game}.part")
        (out / f"{self.course.game}.part").rename(out / f"{self.course.game}.pt")
        (out / f"{self.course.game}.json").write_text(json.dumps(self.curve))

    def load(self, path: Path) -> None:
        kept = torch.load(path, map_location=self.device, weights_only=True)
        self.net.load_state_dict(kept["net"])
        self.rival.load_state_dict(kept["rival"])
        self.optimizer.load_state_dict(kept["optimizer"])
        for group in self.optimizer.param_groups:
            group["lr"] = self.rate
        self.decisions, self.seconds, self.curve = kept["decisions"], kept["seconds"], kept["curve"]


def run(course: Course, description: str | None) -> None:
    asked = arguments(description)
    torch.manual_seed(asked.seed)
    torch.set_num_threads(1)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    began = time.monotonic()
    crew = Crew(course, asked.processes, asked.tables, asked.seed)
    learner = Learner(crew, device, asked.plain)
    if asked.source:
        learner.load(asked.source)
    elif course.prepare:
        course.prepare(learner)
        if asked.on and course.recall:
            course.recall(learner)
        learner.rival.load_state_dict(learner.net.state_dict())
        learner.save(asked.out / "begin")
    go_on(learner, asked, began)
    learner.save(asked.out)
    print("learned from", learner.decisions, "decisions", flush=True)
    crew.close()


def arguments(description: str | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--minutes", type=float, default=9, help="from now on")
    parser.add_argument(
        "--until", type=float, help="minutes of the whole plan, if it takes several runs"
    )
    parser.add_argument("--out", type=Path, default=Path("nets"))
    parser.add_argument("--from", dest="source", type=Path)
    parser.add_argument("--on", action="store_true", help="go on from what is in the package")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=3, help="of each group of tables")
    parser.add_argument("--tables", type=int, default=1_920, help="of each group")
    parser.add_argument("--plain", action="store_true", help="nothing is recorded on the GPU")
    return parser.parse_args()


def go_on(learner: Learner, asked: argparse.Namespace, began: float) -> None:
    """Plays and learns by turns until the time is out."""
    before = learner.seconds
    whole = 60 * (asked.until or before / 60 + asked.minutes)
    saved, told = began, 0.0
    while (spent := time.monotonic() - began) < asked.minutes * 60:
        learner.seconds, learner.waited = before + spent, 0.0
        found = learner.play()
        played = time.monotonic() - began - spent
        lost = learner.learn(found, max(1 - learner.seconds / whole, 0))
        learned = time.monotonic() - began - spent - played
        if not all(np.isfinite(list(lost.values()))):
            raise SystemExit("it fell apart")
        learner.note(float(found["done"].sum()), lost)
        now = time.monotonic()
        if now - told > TELLS:
            told = now
            times = f"play {played:.2f} (waited {learner.waited:.2f}), learn {learned:.2f} s"
            print(f"{now - began:.0f} s, {times}", json.dumps(learner.curve[-1]), flush=True)
        if now - saved > SAVES:
            saved = now
            learner.save(asked.out)
