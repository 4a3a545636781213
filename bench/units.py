"""What a decision of Test of Honour costs by the number of units: `python bench/units.py`.

Both sides have a hero and the cheapest commoners on the table of the last samurai; random play over
the offered options, the numbers in turn, so that a busy machine slows all alike.
"""

import statistics
import time
from typing import Any

from figures import Page

import sengoku
from sengoku.games.skirmish.rules.actions import FINISH, RECRUIT, recruited, verb
from sengoku.games.skirmish.rules.components import COST
from sengoku.games.skirmish.rules.forces import card_of
from sengoku.kernel.nature import Fast
from sengoku.kernel.playout import playout

POINTS = {12: 12, 24: 18, 40: 24}  # by the number of units on both sides
ROUNDS = 7
SLICE = 1.0  # seconds


def begun(units: int, seed: int) -> Any:
    """A battle of that many units, at the first decision after the forces are shown."""
    game = sengoku.game("skirmish")
    points = {"last_samurai_points": POINTS[units], "max_commoner_units": 20}
    state: Any = game.new(seats=2, seed=seed, scenario="last_samurai", **points)
    while type(state.question()).__name__ == "BuildForce":
        state.play(_recruit(state, units // 2))
    assert state.roster.count == units, f"{state.roster.count} units"
    return state


def _recruit(state: Any, most: int) -> int:
    have = len(state.picks(state.seat() ^ state.swap))
    if have == most:
        return int(FINISH)
    recruits = [option for option in state.options() if verb(option) == RECRUIT]
    cheap = [option for option in recruits if COST[card_of(recruited(option))] == 1]
    return int((cheap if have > 0 else recruits)[0])


def rate(units: int) -> float:
    decisions, spent, seed = 0, 0.0, 0
    while spent < SLICE:
        state = begun(units, seed)
        began = time.perf_counter()
        decisions += int(playout(state, Fast(seed, 1)))
        spent += time.perf_counter() - began
        seed += 1
    return decisions / spent


def tell(page: Page) -> None:
    assert sengoku.compiled(), "make bench runs this compiled"
    rounds = [{units: rate(units) for units in POINTS} for _ in range(ROUNDS)]
    page.tell("| units | decisions a second | microseconds a decision | times 12 units |")
    page.tell("|---:|---:|---:|---:|")
    for units in POINTS:
        pace = statistics.median(one[units] for one in rounds)
        ratio = statistics.median(one[12] / one[units] for one in rounds)
        line = f"| {units} | {pace:,.0f} | {1e6 / pace:.1f} | {ratio:.2f} |"
        page.tell(line, **{f"{units} units": [round(pace), round(ratio, 2)]})


if __name__ == "__main__":
    with Page("units") as page:
        tell(page)
