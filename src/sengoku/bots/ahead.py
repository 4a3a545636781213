"""Looks one decision ahead, in a few possible worlds, and takes what looks best."""

from collections.abc import Callable, Sequence
from typing import Final

from sengoku.bots.bot import Bot
from sengoku.bots.judgement import Judgement, judgement_of
from sengoku.kernel.game import Game
from sengoku.kernel.nature import CHOICE, Fast
from sengoku.kernel.state import State

__all__ = ["Ahead", "Slipping", "greed", "spite"]

WORLDS: Final = 3


class Ahead:
    """`worth` says what a seat makes of a position; the rest is the same for all tempers."""

    def __init__(
        self, game: Game, seed: int, worth: Callable[[Judgement, State, int], int]
    ) -> None:
        self._judgement = judgement_of(game)
        self._streams = len(game.streams)
        self._nature = Fast(seed, 1)
        self._worth = worth

    def choose(self, world: State) -> int:
        options = list(world.options())
        if len(options) == 1:
            return options[0]
        worths = self._worths(world, options, WORLDS)
        best = max(worths)
        return self._one_of(
            [option for option, worth in zip(options, worths, strict=True) if worth == best]
        )

    def _worths(self, world: State, options: Sequence[int], count: int) -> list[int]:
        seat = int(world.seat())
        worlds = [world.redeal(seat, self._nature.fork(self._streams)) for _ in range(count)]
        return [sum(self._after(w, seat, option) for w in worlds) for option in options]

    def _after(self, world: State, seat: int, option: int) -> int:
        after = world.copy()
        after.play(option)
        return self._worth(self._judgement, after, seat)

    def _one_of(self, options: Sequence[int]) -> int:
        return options[self._nature.below(CHOICE, len(options))]


class Slipping(Ahead):
    """Plays like `usual`, but in `slips` percent of decisions takes any of the better half by first
    sight."""

    def __init__(self, game: Game, seed: int, slips: int, usual: Bot) -> None:
        super().__init__(game, seed, greed)
        self._slips = slips
        self._usual = usual

    def choose(self, world: State) -> int:
        options = list(world.options())
        if len(options) == 1 or self._nature.below(CHOICE, 100) >= self._slips:
            return self._usual.choose(world)
        worths = self._worths(world, options, 1)
        order = sorted(range(len(options)), key=lambda place: (-worths[place], place))
        better = order[: (len(options) + 1) // 2] if len(options) > 2 else order
        return self._one_of([options[place] for place in better])


def greed(judgement: Judgement, state: State, seat: int) -> int:
    """The more for oneself the better."""
    return int(judgement.first_sight(state, seat))


def spite(judgement: Judgement, state: State, seat: int) -> int:
    """The worse for the best rival the better: measures how long a game can be kept going."""
    rivals = (other for other in range(len(state.scores())) if other != seat)
    return -max(int(judgement.first_sight(state, rival)) for rival in rivals)
