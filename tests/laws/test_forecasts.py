"""The law of forecasts, on every registered game."""

from collections import Counter
from typing import Any

import pytest

import sengoku
from tests.laws.forecasts import CHECKS, KINDS, forecasts
from tests.laws.subject import Subject
from tests.length import THOROUGH

PLAYS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "glory": [
        (2, {}),
        (3, {"ninja_power": True, "ninja_take": "ask", "stall_limit": 40}),
        (4, {"imperial_orders": True, "ninja_power": True}),
    ],
    "samurai": [(2, {"chain": "none"}), (3, {}), (4, {"no_majority": "share"})],
    "honor": [
        (3, {}),
        (4, {"round_limit": 20}),
        (5, {"preset": "german_2003", "dishonor_help": "any"}),
        (6, {"goal": 250, "deck": "dishonor_heavy"}),
    ],
    "skirmish": [
        (2, {}),
        (2, {"scenario": "battlefield", "level": 2}),
        (2, {"scenario": "last_samurai", "level": 3, "unarmoured_card": True}),
        (2, {"scenario": "outpost", "shots_push": False, "no_avoid_counts_failed": False}),
    ],
}
SEEDS = range(1, 9)  # at most: a law that never meets its case proves nothing


def test_every_game_keeps_the_law_of_forecasts() -> None:
    assert [*CHECKS] == [*PLAYS] == [game.slug for game in sengoku.GAMES]


@pytest.mark.parametrize("slug", [*PLAYS])
def test_what_is_foretold_comes_true(slug: str) -> None:
    game = sengoku.game(slug)
    met: Counter[str] = Counter()
    for seed in SEEDS:
        for seats, options in PLAYS[slug] if THOROUGH else PLAYS[slug][:2]:
            met += forecasts(Subject(game), game.setup(seats, options), seed)
        if met.keys() == KINDS[slug] or not THOROUGH:
            return
    raise AssertionError(f"never met: {KINDS[slug] - met.keys()}")
