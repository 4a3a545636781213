"""What a bot or a newcomer may use: how a position looks."""

from typing import Final

from mypy_extensions import i64

from sengoku.bots.judgement import Judgement
from sengoku.games.skirmish.judgement.aims import POINT, aim
from sengoku.games.skirmish.judgement.habits import habit
from sengoku.games.skirmish.judgement.lineup import armed, lined_up
from sengoku.games.skirmish.judgement.outlook import HEROES, SCALE, outlook, peril, urge
from sengoku.games.skirmish.judgement.threats import pending
from sengoku.games.skirmish.rules.actions import NEXT
from sengoku.games.skirmish.rules.field import ALERT, ON, PRONE, RELOAD
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.kernel.nature import Fast

__all__ = ["JUDGEMENT", "promise"]

WON: Final[i64] = 10_000_000
SIGHT: Final[i64] = 20  # promise that makes one of outlook


def promise(state: Skirmish, seat: i64) -> i64:
    """Own strength less that of the other side, and how near the goal is."""
    if state.done():
        if state.winner < 0:
            return 0
        return WON if state.winner == seat ^ state.swap else -WON
    if state.ready != 3 or state.round == 0:
        return 0
    side = seat ^ state.swap
    return _strength(state, side) - _strength(state, 1 - side) + _stance(state, side)


def _strength(state: Skirmish, side: i64) -> i64:
    """Living units by cost, less for wounds and marks; samurai count double, the hero again."""
    worth: i64 = 0
    unit = state.first_unit(side)
    while unit < state.after_last(side):
        if state.living(unit):
            share = state.roster.cost[unit] * POINT
            if state.roster.group(unit):
                share = share * state.models[unit] // state.roster.models[unit]
            if state.roster.noble[unit]:
                share *= 4 if state.roster.hero[unit] else 2
            share -= state.drops[unit] * share // 6
            if state.marked(unit, PRONE):
                share -= share // 8
            if state.marked(unit, ALERT):
                share += share // 40
            if state.marked(unit, RELOAD):
                share -= share // 10
            if state.zone[unit] != ON:
                share -= share // 5
            worth += share
        unit += 1
    return worth + aim(state, side)


def _stance(state: Skirmish, seat: i64) -> i64:
    """A little for standing near the enemy: who keeps away wins nothing."""
    near: i64 = 0
    unit = state.first_unit(seat)
    while unit < state.after_last(seat):
        if state.on(unit):
            enemy = state.scene.nearest_enemy(unit)
            if enemy >= 0:
                near += 40_000 - state.scene.gap(unit, enemy)
        unit += 1
    return near // 60


def _setting_up(state: Skirmish) -> bool:
    """Until the last unit stands: by then the first token was drawn, but not given yet."""
    if state.round == 1 and state.scenario().goal != HEROES:
        return max(state.spent) == 0 and pending(state) < 0
    return state.round == 0


class SkirmishJudgement(Judgement):
    def first_sight(self, state: Skirmish, seat: i64) -> i64:
        return promise(state, seat)

    def outlook(self, state: Skirmish, seat: i64) -> i64:
        side = seat ^ state.swap
        if not state.done():
            if state.ready != 3:
                return armed(state, side)
            if _setting_up(state):
                return armed(state, side) + lined_up(state, side)
            if state.scenario().goal == HEROES:
                return outlook(state, side)
        sight = promise(state, seat) // SIGHT
        if state.done():
            return sight
        fear = 0 if state.scenario().hurries(side) else peril(state, side)
        return sight + peril(state, 1 - side) - fear

    def incentive(self, state: Skirmish, seat: i64) -> i64:
        fights = state.ready == 3 and not state.done() and not _setting_up(state)
        if fights and state.scenario().goal == HEROES:
            return urge(state, seat ^ state.swap)
        return self.outlook(state, seat)

    def play_to_rest(self, state: Skirmish, chooser: Fast) -> None:
        """A move is judged with the token that follows it."""
        if state.question().formal():
            state.play(NEXT)

    def plain_move(self, state: Skirmish, chooser: Fast) -> i64:
        return habit(state, chooser)


# Slips in a hundred decisions and iterations for the others, from level 1 to 5 (docs/bots.md).
STRENGTHS: Final = [(100, 0), (82, 0), (62, 12), (30, 60), (0, 600)]
JUDGEMENT: Final = SkirmishJudgement(STRENGTHS, scale=SCALE, depth=0)
