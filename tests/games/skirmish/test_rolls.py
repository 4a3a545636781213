"""Chapter 2: how a roll is read, with the dice of the spec."""

import pytest

from sengoku.games.skirmish.rules.roll import NERVE, STRIKE, Roll
from tests.clauses import rule
from tests.games.skirmish.position import GAME, N, U, dice, position


def rolled(faces: str) -> Roll:
    state = position(U("hero", 10000, 10000), N("hero", 20000, 20000), rolls=faces)
    return state.throw(Roll(STRIKE, 0, len(faces)))


@rule("TOH-2.2", "TOH-2.4", "TOH-X-1", "TOH-X-2", "TOH-X-3")
@pytest.mark.parametrize(
    ("faces", "passed", "fumbled"),
    [("2.x1", True, False), ("x1.1", False, False), ("21.xxxx", False, True), ("x", False, True)],
)
def test_three_swords_pass_and_crosses_may_spoil_it(
    faces: str, passed: bool, fumbled: bool
) -> None:
    roll = rolled(faces)
    assert (roll.passed(), roll.fumbled()) == (passed, fumbled)


@rule("TOH-2.3", "TOH-X-4")
def test_five_swords_that_pass_gain_the_bonus() -> None:
    assert rolled("1112xxx").excelled()
    assert not rolled("1111").excelled()
    assert not rolled("221xxxxxx").excelled()


@rule("TOH-2.1")
def test_without_dice_nothing_is_rolled() -> None:
    state = position(U("hero", 10000, 10000), N("hero", 20000, 20000))
    roll = state.throw(Roll(NERVE, 0, -1))
    assert not roll.passed() and not roll.fumbled()


@rule("TOH-2.7")
def test_the_same_luck_gives_the_same_battle() -> None:
    first, second = (
        GAME.begin(GAME.setup(2, {"scenario": "spy"}), GAME.new(2, 5).nature) for _ in range(2)
    )
    assert GAME.digest(first) == GAME.digest(second)


@rule("TOH-2.5")
def test_a_wits_test_neither_fumbles_nor_excels() -> None:
    """Crosses galore on the choice of a farther target: only the nearest is charged instead."""
    state = position(
        U("hero", 10000, 10000),
        N("spearman", 13500, 10000),
        N("spearman", 10000, 14500),
        nature=dice("xxxxx ....."),
    )
    state.submit(0, GAME.action({"do": "charge", "unit": 0, "target": 2}))
    assert state.units.drops[0] == 0 and state.last_attack.target == 1
