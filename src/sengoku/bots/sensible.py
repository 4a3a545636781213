"""How people err who learn: they overlook what they could do. What nobody would do is not done."""

from typing import Final

from sengoku.bots.ahead import Ahead, greed
from sengoku.bots.bot import Bot
from sengoku.kernel.game import Game
from sengoku.kernel.nature import CHOICE
from sengoku.kernel.state import State

__all__ = ["Sensible"]

NOTICED: Final = 4  # where most is overlooked, one option in so many is seen
GLANCE: Final = 1  # and looked at in so many worlds
CAREFUL: Final = 3


class Sensible(Ahead):
    """Plays like `usual`, but in `slips` percent of decisions it forgets most of its options and
    takes what looks best at once of the others; and it never does what its game calls a folly."""

    def __init__(self, game: Game, seed: int, slips: int, usual: Bot) -> None:
        super().__init__(game, seed, greed)
        self._slips = slips
        self._usual = usual

    def choose(self, world: State) -> int:
        options = list(world.options())
        if len(options) == 1:
            return options[0]
        if self._slips > 0 and self._nature.below(CHOICE, 100) < self._slips:
            action = self._best_of(world, self._noticed(options), GLANCE)
        else:
            action = int(self._usual.choose(world))
        if not self._judgement.folly(world, action):
            return action
        return self._best_of(world, options, CAREFUL)

    def _noticed(self, options: list[int]) -> list[int]:
        """A quarter of the options, at least two."""
        left = [*options]
        count = max(2, (len(options) + NOTICED - 1) // NOTICED)
        return [left.pop(int(self._nature.below(CHOICE, len(left)))) for _ in range(count)]

    def _best_of(self, world: State, options: list[int], worlds: int) -> int:
        """The one that looks best and is no folly; where all are, the best."""
        worths = self._worths(world, options, worlds)
        places = sorted(range(len(options)), key=lambda place: -worths[place])
        order = [options[place] for place in places]
        sane = (option for option in order if not self._judgement.folly(world, option))
        return next(sane, order[0])
