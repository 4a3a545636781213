"""The last attack, the last roll, and whether a card let somebody act are told, and decide nothing:
rules read what steps carry."""

from typing import Any

import pytest

from sengoku.games.skirmish.rules import saving
from sengoku.games.skirmish.rules.attack import Attack
from sengoku.games.skirmish.rules.roll import DAMAGE, Roll
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.kernel.nature import Fast
from tests.clauses import rule
from tests.games.skirmish.position import GAME, N, U, act, position
from tests.games.skirmish.test_seals import DIGESTS, bold

EVERY_BONUS = (1 << 20) - 1
OTHER_ATTACK = Attack(1, 0, 1, 5, 900, EVERY_BONUS, EVERY_BONUS, 1, 1)
OTHER_ROLL = Roll(DAMAGE, 1, 7, swords=9, crosses=4, free=1, spared=1)
TOLD = {
    *("attacker", "target", "shot", "mods", "gap", "kept", "gain", "gainer", "fear"),
    *("roll", "rolling", "free_avoid", "spared", "orderly"),
}


def decided(state: Skirmish) -> dict[str, Any]:
    return {name: fact for name, fact in saving.facts(state).items() if name not in TOLD}


def forget(state: Skirmish) -> None:
    state.last_attack, state.last_roll = OTHER_ATTACK, OTHER_ROLL
    state.last_by_card = 1 - state.last_by_card


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


@rule("TOH-12.7", "TOH-17.5")
@pytest.mark.parametrize("instructed", [False, True])
def test_whether_a_sergeant_may_order_is_known_by_what_asks_him(instructed: bool) -> None:
    state = position(
        U("hero", 10000, 10000),
        U("sergeant", 12000, 10000),
        U("spearman", 12000, 12000),
        N("hero", 17000, 12000),
        at="OpenTokenWindow" if instructed else "ChooseAction",
        level=2,
        unit=0 if instructed else 1,
        skills={"special_instructions": 0},
    )
    if instructed:
        act(state, "use", skill="special_instructions", unit=1, x=0, y=0)
    forget(state)
    act(state, "move", unit=1, x=12000, y=10000)
    assert (type(state.question()).__name__ == "GiveOrder") == (not instructed)
