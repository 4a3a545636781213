"""What a bot is."""

from typing import Protocol

from sengoku.kernel.state import State

__all__ = ["Bot"]


class Bot(Protocol):
    def choose(self, world: State) -> int:
        """One of the world's options, for the seat that is asked.

        The world is the bot's own: it may play on it and on copies. More worlds come from
        `world.redeal(seat, nature)`, which keeps all that the seat knows.
        """
