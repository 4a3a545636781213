"""Test of Honour as the bots' contract (`bots/judgement.py`) asks for it."""

from typing import Final

from mypy_extensions import i64

from sengoku.bots.judgement import Judgement, Reason
from sengoku.bots.weights import Weights
from sengoku.games.skirmish.judgement.first_sight import first_sight
from sengoku.games.skirmish.judgement.follies import folly
from sengoku.games.skirmish.judgement.openings import armed, lined_up
from sengoku.games.skirmish.judgement.outlook import SCALE, incentive, outlook, peril
from sengoku.games.skirmish.judgement.plain_player import plain_move
from sengoku.games.skirmish.judgement.reasons import reason
from sengoku.games.skirmish.judgement.threats import pending
from sengoku.games.skirmish.rules.actions import NEXT
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.terms import HERO_FALLS
from sengoku.kernel.nature import Fast

__all__ = ["JUDGEMENT"]

_WEIGHTS: Final = Weights("skirmish", "judgement")
SIGHT: Final[i64] = _WEIGHTS.whole("sight")


def _setting_up(state: Skirmish) -> bool:
    """Until the last unit stands: by then the first token was drawn, but not given yet."""
    if state.bag.round == 1 and state.scenario().goal != HERO_FALLS:
        return max(state.units.spent) == 0 and pending(state) < 0
    return state.bag.round == 0


class SkirmishJudgement(Judgement):
    def first_sight(self, state: Skirmish, seat: i64) -> i64:
        return first_sight(state, seat)

    def outlook(self, state: Skirmish, seat: i64) -> i64:
        side = seat ^ state.swap
        if not state.done():
            if not state.mustered():
                return armed(state, side)
            if _setting_up(state):
                return armed(state, side) + lined_up(state, side)
            if state.scenario().goal == HERO_FALLS:
                return outlook(state, side)
        sight = first_sight(state, seat) // SIGHT
        if state.done():
            return sight
        fear = 0 if state.scenario().hurries(side) else peril(state, side)
        return sight + peril(state, 1 - side) - fear

    def incentive(self, state: Skirmish, seat: i64) -> i64:
        fights = state.mustered() and not state.done() and not _setting_up(state)
        if fights and state.scenario().goal == HERO_FALLS:
            return incentive(state, seat ^ state.swap)
        return self.outlook(state, seat)

    def play_to_rest(self, state: Skirmish, chooser: Fast) -> None:
        """A move is judged with the token that follows it."""
        if state.question().formal():
            state.play(NEXT)

    def plain_move(self, state: Skirmish, chooser: Fast) -> i64:
        return plain_move(state, chooser)

    def folly(self, state: Skirmish, action: i64) -> str:
        return folly(state, action)

    def reason(self, state: Skirmish, action: i64) -> Reason:
        return reason(state, action)


JUDGEMENT: Final = SkirmishJudgement(
    _WEIGHTS.pairs("strengths"),
    scale=SCALE,
    depth=0,
    conviction=_WEIGHTS.by_seats("conviction"),
)
