"""The last attack and the last roll are told, and decide nothing: rules read what steps carry."""

from typing import Any

import pytest

from sengoku.games.skirmish.rules import saving
from sengoku.games.skirmish.rules.attack import Attack
from sengoku.games.skirmish.rules.roll import DAMAGE, Roll
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.kernel.nature import Fast
from tests.games.skirmish.position import GAME
from tests.games.skirmish.test_seals import DIGESTS, bold

EVERY_BONUS = (1 << 20) - 1
OTHER_ATTACK = Attack(1, 0, 1, 5, 900, EVERY_BONUS, EVERY_BONUS, 1, 1)
OTHER_ROLL = Roll(DAMAGE, 1, 7, swords=9, crosses=4, free=1, spared=1)
TOLD = {
    *("attacker", "target", "shot", "mods", "gap", "kept", "gain", "gainer", "fear"),
    *("roll", "rolling", "free_avoid", "spared"),
}


def decided(state: Skirmish) -> dict[str, Any]:
    return {name: fact for name, fact in saving.facts(state).items() if name not in TOLD}


def forget(state: Skirmish) -> None:
    state.last_attack, state.last_roll = OTHER_ATTACK, OTHER_ROLL


@pytest.mark.parametrize(("scenario", "seed"), DIGESTS)
def test_a_battle_goes_on_the_same_whatever_was_last(scenario: str, seed: int) -> None:
    """These battles meet every question within an attack."""
    setup = GAME.setup(2, {"scenario": scenario, "level": 3})
    true, other = (GAME.begin(setup, Fast(seed, len(GAME.streams))) for _ in range(2))
    assert isinstance(true, Skirmish) and isinstance(other, Skirmish)
    chooser = Fast(seed, 1)
    while not true.over():
        forget(other)
        assert list(other.options()) == list(true.options())
        action = bold(true, chooser)
        true.play(action)
        other.play(action)
        assert decided(other) == decided(true)
    assert other.over()
