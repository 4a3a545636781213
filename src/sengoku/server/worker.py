"""A process in which bots think: a job a line comes in, a thought a line goes out.

It gets invented worlds only. When the server is gone its input ends, and so does it.
"""

import contextlib
import sys
from collections.abc import Callable
from typing import Any, BinaryIO, Literal

import msgspec

import sengoku
from sengoku.bots import Advice, Judged, advise, bot_named, judge

__all__ = ["READY", "Job", "Refusal", "Thought", "main"]

READY = b"ready\n"  # its first line
ADVICE_SECONDS = 1.5
REVIEW_SECONDS = 0.4


class Job(msgspec.Struct, frozen=True):
    """`world` is a redealt state: what the seat cannot know was invented."""

    game: str
    seats: int
    options: dict[str, Any]
    edition: int
    seed: int
    world: dict[str, Any]
    bot: str = ""
    wanted: Literal["move", "advice", "review"] = "move"
    action: int = 0  # the decision to be reviewed


class Refusal(msgspec.Struct, frozen=True):
    """What was asked cannot be done: the problem and its class."""

    kind: str
    key: str
    facts: dict[str, str | int]
    clause: str


class Thought(msgspec.Struct, frozen=True, omit_defaults=True):
    action: int | None = None
    advice: list[Advice] = []
    judged: Judged | None = None
    found: Any = None  # by a reader
    refused: Refusal | None = None
    problem: str = ""


def work_out(job: Job) -> Thought:
    game = sengoku.game(job.game)
    world = game.build(game.setup(job.seats, job.options, job.edition), job.world)
    if job.wanted == "advice":
        return Thought(advice=advise(game, world, seconds=ADVICE_SECONDS))
    if job.wanted == "review":
        return Thought(judged=judge(game, world, job.action, seconds=REVIEW_SECONDS))
    return Thought(int(bot_named(job.bot, game, job.seed, timed=True).choose(world)))


def answer(line: bytes) -> Thought:
    try:
        return work_out(msgspec.json.decode(line, type=Job))
    except Exception as failed:  # whatever a bot does wrong, the process goes on
        return Thought(problem=f"{type(failed).__name__}: {failed}"[:200])


def main(
    answer: Callable[[bytes], Thought] = answer,
    incoming: BinaryIO = sys.stdin.buffer,
    outgoing: BinaryIO = sys.stdout.buffer,
) -> None:
    outgoing.write(READY)
    outgoing.flush()
    for line in incoming:
        outgoing.write(msgspec.json.encode(answer(line)) + b"\n")
        outgoing.flush()


if __name__ == "__main__":
    with contextlib.suppress(BrokenPipeError):  # nobody is there any more
        main()
