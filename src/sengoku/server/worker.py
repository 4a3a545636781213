"""A process in which bots think: a job a line comes in, an action a line goes out.

It gets invented worlds only. When the server is gone its input ends, and so does it.
"""

import sys
from typing import Any, BinaryIO

import msgspec

import sengoku
from sengoku.bots import bot_named

__all__ = ["Job", "Thought", "main"]


class Job(msgspec.Struct, frozen=True):
    """`world` is a redealt state: what the seat cannot know was invented."""

    game: str
    seats: int
    options: dict[str, Any]
    bot: str
    seed: int
    world: dict[str, Any]


class Thought(msgspec.Struct, frozen=True):
    action: int | None
    problem: str = ""


def think(job: Job) -> Thought:
    game = sengoku.game(job.game)
    world = game.load(game.setup(job.seats, job.options), job.world)
    return Thought(int(bot_named(job.bot, game, job.seed).choose(world)))


def answer(line: bytes) -> Thought:
    try:
        return think(msgspec.json.decode(line, type=Job))
    except Exception as failed:  # whatever a bot does wrong, the process goes on
        return Thought(None, f"{type(failed).__name__}: {failed}"[:200])


def main(incoming: BinaryIO = sys.stdin.buffer, outgoing: BinaryIO = sys.stdout.buffer) -> None:
    for line in incoming:
        outgoing.write(msgspec.json.encode(answer(line)) + b"\n")
        outgoing.flush()


if __name__ == "__main__":
    main()
