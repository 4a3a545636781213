"""What experience is told of a first clash, and what it makes of it."""

import math
from collections.abc import Callable

import pytest

from sengoku.games.skirmish.judgement.judgement import JUDGEMENT
from sengoku.games.skirmish.judgement.net import NET
from sengoku.games.skirmish.judgement.outlook import SCALE, traits_of
from sengoku.games.skirmish.judgement.threats import danger, no_lanes
from sengoku.games.skirmish.judgement.traits import GENERAL, TRAITS, knows
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.kernel.nature import Fast
from tests.games.skirmish.position import N, U, Unit, begin, position

Make = Callable[..., Unit]
OF_UNIT = (TRAITS - GENERAL) // 8


def facing(mine: Make, theirs: Make, acting: int) -> Skirmish:
    """The two forces of a first clash."""
    units = [
        mine("hero", 10000, 9000, drops=1),
        mine("spear_loyal", 14000, 16000, models=2),
        mine("bowman", 20000, 14000, alert=True),
        mine("bowman", 24000, 14000, prone=True),
        theirs("hero", 26000, 27000, spent=2),
        theirs("spear_loyal", 12000, 22000),
        theirs("bowman", 30000, 30000),
        theirs("bowman", 4000, 30000),
    ]
    return position(*units, scenario="first_clash", round=4, unit=acting)


def said(state: Skirmish, side: int = 0) -> list[int]:
    return [int(trait) for trait in traits_of(state, side)]


def of_unit(traits: list[int], unit: int) -> list[int]:
    begin = int(GENERAL + unit * OF_UNIT)
    return traits[begin : begin + int(OF_UNIT)]


def test_it_knows_the_forces_of_the_first_clash_and_no_others() -> None:
    assert knows(facing(U, N, 0))
    assert not knows(position(U("hero", 9000, 9000), N("hero", 30000, 30000)))
    few = position(U("hero", 9000, 9000), N("hero", 30000, 30000), scenario="first_clash")
    assert not knows(few)


def test_both_sides_are_told_the_same_of_a_mirrored_battle() -> None:
    south, north = facing(U, N, 0), facing(N, U, 4)
    assert said(south, 0) == said(north, 1)
    assert said(south, 1) == said(north, 0) != said(south, 0)


def test_it_is_told_of_wounds_men_marks_and_who_has_the_token() -> None:
    traits = said(facing(U, N, 0))
    hero, spears, alert, lying = (of_unit(traits, unit) for unit in range(4))
    assert hero[:3] == [1000, 0, 500] and hero[12] == 1000
    assert spears[3] == 666 and spears[12] == 0
    assert alert[7] == 1000 and alert[6] == 0
    assert lying[6] == 1000 and lying[7] == 0
    assert of_unit(traits, 4)[5] == 500  # one of three actions is left


def test_it_is_told_each_units_own_dangers_and_how_near_it_is() -> None:
    state = facing(U, N, 0)
    traits = said(state)
    for unit in range(8):
        fears = [int(danger(state, unit, later, 0, no_lanes(state))) for later in (False, True)]
        told_of = of_unit(traits, unit)
        assert told_of[8:10] == [3 * fear for fear in fears]
        assert 0 < told_of[10] <= 1000
    nows = [of_unit(traits, unit)[8] for unit in range(8)]
    laters = [of_unit(traits, unit)[9] for unit in range(8)]
    assert nows != laters and nows[:4] != nows[4:]
    closer = facing(U, N, 0)
    closer.scene.y[0] += 3000
    assert of_unit(said(closer), 0)[11] > of_unit(traits, 0)[11] > 0


def test_the_outlook_is_plain_judgement_with_its_correction() -> None:
    state = facing(U, N, 0)
    traits = traits_of(state, 0)
    odds, more = int(traits[0]) / 1000, int(NET.answer(traits)) / 1000
    edge = 2 / (1 + math.exp(-odds - more)) - 1
    assert abs(more) > 0.02
    lead = int(JUDGEMENT.outlook(state, 0))
    assert lead == pytest.approx(int(SCALE) * edge / (1 - abs(edge)), abs=2)


def test_the_fallen_are_told_by_the_losses_alone() -> None:
    state = facing(U, N, 0)
    before = said(state)
    state.remove(3)
    after = said(state)
    assert of_unit(after, 3) == [0] * int(OF_UNIT)
    assert before[6] == 333 < after[6]  # a spearman of two points, then a bowman too


def test_experience_corrects_and_seldom_contradicts() -> None:
    agreed = contradicted = 0
    for seed in range(8):
        state, chooser = begin(Fast(seed, 8)), Fast(seed, 1)
        while not state.over():
            if state.bag.round > 0:
                judged = said(state)[0]
                if abs(judged) > 1000:
                    same = judged * (judged + int(NET.answer(traits_of(state, 0)))) > 0
                    agreed, contradicted = agreed + same, contradicted + (not same)
            state.play(JUDGEMENT.plain_move(state, chooser))
    assert agreed > 20 * contradicted and agreed > 100
