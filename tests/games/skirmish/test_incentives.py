"""What the losses of a first clash ask of a bot, and that people are told the plain chance."""

from typing import Any

import pytest

from sengoku.bots.thinker import Budget, Thinker
from sengoku.games.skirmish.judgement.incentives import incentives
from sengoku.games.skirmish.judgement.judgement import JUDGEMENT
from sengoku.games.skirmish.judgement.stand import stand_of
from sengoku.games.skirmish.judgement.threats import no_lanes
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.geometry.ground import SOLID
from sengoku.kernel.nature import Fast
from tests.games.skirmish.position import GAME, N, U, begin, position

LAST = 7  # a bowman of the enemy
WALL = (SOLID, [(16000, 17000), (20000, 17000), (20000, 19000), (16000, 19000)])


def clash(hero: tuple[int, int] = (3000, 3000), **more: Any) -> Skirmish:
    """The enemy keeps to its end, with a bowman at (18000, 26000) and the others in a corner."""
    units = [
        U("hero", *hero),
        U("spear_loyal", *more.pop("spears", (33000, 3000))),
        U("bowman", 30000, 3000),
        U("bowman", 27000, 3000),
        N("hero", 33000, 33000),
        N("spear_loyal", 30000, 33000),
        N("bowman", 18000, 26000, spent=more.pop("spent", 0)),
        N("bowman", 34000, 30000, spent=1),
    ]
    return position(*units, scenario="first_clash", **more)


def asks(state: Skirmish, past: float = 0.5) -> float:
    lanes = no_lanes(state)
    own, foe = (stand_of(state, side, -1, lanes) for side in (0, 1))
    return float(incentives(state, 0, own, foe, past))


def leading(state: Skirmish) -> Skirmish:
    state.remove(LAST)
    return state


def test_who_leads_keeps_its_hero_away_and_who_does_not_sends_him_forward() -> None:
    near, far = (18000, 21000), (3000, 3000)
    assert asks(leading(clash(near))) < asks(leading(clash(far)))
    assert asks(clash(near, spent=1)) > asks(clash(far, spent=1))


def test_the_hero_goes_after_commoners_and_later_more_than_at_first() -> None:
    def gain(hero: tuple[int, int], past: float) -> float:
        return asks(clash(hero, spent=1), past) - asks(clash(spent=1), past)

    charge = (18000, 20000)
    assert gain(charge, 0.0) == 0
    assert 0 < gain(charge, 0.2) < gain(charge, 0.5) == gain(charge, 0.9)
    assert 0 < gain((18000, 14000), 0.5) < gain(charge, 0.5)
    assert gain((18000, 6000), 0.5) == 0


def test_a_hero_is_not_what_is_hunted() -> None:
    def duel(hero: tuple[int, int]) -> float:
        state = clash(hero, spent=1)
        for own in (1, 2, 3):
            state.remove(own)
        for foe in (5, 6, 7):
            state.scene.x[foe], state.scene.y[foe] = 3000, 24000 + 3000 * (foe - 5)
        return asks(state)

    assert duel((33000, 27000)) == duel((33000, 5000)) < duel((8000, 24000))


def test_commoners_who_stand_far_off_cost_who_does_not_lead_and_later_more() -> None:
    far, near = clash(spent=1), clash(spears=(18000, 15000), spent=1)
    assert asks(far, 0.0) == asks(near, 0.0)
    assert 0 < asks(near, 0.3) - asks(far, 0.3) < asks(near, 0.9) - asks(far, 0.9)
    ahead = leading(clash(spent=1)), leading(clash(spears=(18000, 15000), spent=1))
    assert asks(ahead[0], 0.9) == asks(ahead[1], 0.9)


def test_a_hero_who_is_the_nearest_to_an_archer_is_in_the_open() -> None:
    """[TOH-7.12, TOH-7.13]"""
    hero = (18000, 8000)  # too far off for a charge, within the range of a bow
    shown = asks(clash(hero))
    assert shown < asks(clash(hero, spent=1))
    assert shown < asks(clash(hero, pieces=[WALL]))
    beside = clash(hero, spears=(26000, 22000))  # nearer to the archer, and not in his way
    assert asks(beside, 0.0) == asks(clash(hero, spent=1), 0.0)


def test_beyond_the_range_of_a_bow_nobody_is_in_the_open() -> None:
    def alone(y: int, spent: int) -> float:
        state = clash((18000, y), spent=spent)
        for own in (1, 2, 3):
            state.remove(own)
        return asks(state, 0.0)

    assert alone(900, spent=0) == alone(900, spent=1)
    assert alone(3000, spent=0) < alone(3000, spent=1)


def test_who_leads_shows_its_hero_even_less() -> None:
    hero = (18000, 8000)
    level = asks(clash(hero, spent=1)) - asks(clash(hero))
    ahead = asks(leading(clash(hero, spent=1))) - asks(leading(clash(hero)))
    assert ahead > 2 * level > 0


@pytest.mark.parametrize("hero", [(18000, 20000), (18000, 8000), (3000, 3000), (32000, 27000)])
@pytest.mark.parametrize("past", [0.0, 0.5, 1.0])
def test_to_lead_is_never_worse(hero: tuple[int, int], past: float) -> None:
    assert asks(leading(clash(hero)), past) > asks(clash(hero), past) + 5


def test_a_man_less_for_each_asks_nothing() -> None:
    both = leading(clash())
    both.remove(3)
    assert asks(both) == pytest.approx(asks(clash()), abs=1)


def test_people_are_told_the_chance_and_bots_act_on_more() -> None:
    state = leading(clash((18000, 12000), round=2))
    assert JUDGEMENT.incentive(state, 0) > 20 * JUDGEMENT.outlook(state, 0) > 0
    told, acted = (
        max(row[2] for row in Thinker(GAME, 0, Budget(8)).search(state, whole=whole).found())
        for whole in (True, False)
    )
    assert told < 0.99 < 0.999 < acted


def test_who_plays_the_other_side_of_a_battle_strives_for_it() -> None:
    """[TOH-16.2]"""
    state = leading(clash((18000, 12000), round=2))
    south, north = (int(JUDGEMENT.incentive(state, seat)) for seat in (0, 1))
    state.swap = 1
    assert [int(JUDGEMENT.incentive(state, seat)) for seat in (0, 1)] == [north, south]
    assert south != north


def test_forces_that_it_has_not_learned_with_are_judged_plainly() -> None:
    state = position(U("hero", 9000, 9000), N("hero", 30000, 33000), scenario="first_clash")
    assert JUDGEMENT.incentive(state, 0) == JUDGEMENT.outlook(state, 0)


def test_elsewhere_and_before_and_after_the_battle_bots_act_on_the_outlook() -> None:
    seen = 0
    for scenario in ("first_clash", "battlefield"):
        state, chooser = begin(Fast(3, 8), scenario=scenario), Fast(3, 1)
        while not state.over():
            if scenario == "battlefield" or state.bag.round == 0:
                seen += 1
                assert JUDGEMENT.incentive(state, 0) == JUDGEMENT.outlook(state, 0)
            state.play(JUDGEMENT.plain_move(state, chooser))
        assert JUDGEMENT.incentive(state, 0) == JUDGEMENT.outlook(state, 0)
    assert seen > 40


def test_none_of_it_counts_against_an_enemy_who_comes_out() -> None:
    def out(inches: int, past: float) -> float:
        state = leading(clash())
        for foe in (4, 5, 6):
            state.scene.y[foe] = 36000 - 1000 * inches
        return asks(state, past)

    assert out(6, 0.0) > out(8, 0.0) > out(9, 0.0) == 0
    assert out(9, 0.5) > out(12, 0.5) > out(13, 0.5) == 0
