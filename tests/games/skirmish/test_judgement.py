"""How a position looks to a bot."""

from collections.abc import Callable
from typing import Any

import pytest

import sengoku
from sengoku.bots.ahead import Ahead, greed
from sengoku.games.skirmish.judgement.judgement import JUDGEMENT
from sengoku.games.skirmish.judgement.threats import danger, no_lanes
from sengoku.games.skirmish.rules.actions import verb
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.kernel.nature import Fast
from tests.games.skirmish.position import GAME, N, U, Unit, begin, position

Make = Callable[..., Unit]
FAR = N("hero", 33000, 33000)
CHARGE = {"do": "charge", "unit": 0, "target": 1}


def test_wounds_losses_and_an_end_change_the_promise() -> None:
    fresh = position(U("hero", 10000, 10000), U("spear_loyal", 5000, 5000), FAR)
    hurt = position(U("hero", 10000, 10000, drops=2), U("spear_loyal", 5000, 5000), FAR)
    fewer = position(U("hero", 10000, 10000), U("spear_loyal", 5000, 5000, models=1), FAR)
    assert (
        JUDGEMENT.first_sight(fresh, 0)
        > JUDGEMENT.first_sight(fewer, 0)
        > JUDGEMENT.first_sight(hurt, 0)
    )
    assert JUDGEMENT.first_sight(hurt, 1) > JUDGEMENT.first_sight(fresh, 1)
    fresh.remove(2)
    assert JUDGEMENT.first_sight(fresh, 0) == -JUDGEMENT.first_sight(fresh, 1) > 1_000_000


def clash(*units: Unit, **more: Any) -> Skirmish:
    """A moment of the first clash: all about the heroes. The hero of N is at (33000, 33000)
    unless he is among the units."""
    named = any(unit.card == "hero" and unit.side == 1 for unit in units)
    return position(*units, *(() if named else (FAR,)), scenario="first_clash", **more)


def outlook(state: Skirmish, seat: int = 0) -> int:
    return int(JUDGEMENT.outlook(state, seat))


def fear(state: Skirmish, unit: int, later: bool, due: int = -1) -> int:
    return int(danger(state, unit, later, due, no_lanes(state)))


def test_both_seats_see_a_mirrored_battle_alike() -> None:
    def facing(mine: Make, theirs: Make, acting: int) -> Skirmish:
        return clash(
            mine("hero", 10000, 9000, drops=1),
            mine("spear_loyal", 14000, 16000, models=2),
            mine("bow_loyal", 20000, 14000, alert=True),
            theirs("hero", 26000, 27000, spent=2),
            theirs("spear_loyal", 12000, 22000),
            round=4,
            unit=acting,
        )

    south, north = facing(U, N, 0), facing(N, U, 2)
    assert outlook(south, 0) == outlook(north, 1)
    assert outlook(south, 1) == outlook(north, 0)


def test_what_is_good_for_one_seat_is_bad_for_the_other() -> None:
    seen = 0
    for seed in range(6):
        state, chooser = begin(Fast(seed, 8)), Fast(seed, 1)
        while not state.over():
            if state.bag.round > 0 and abs(outlook(state)) > 1000:
                seen += 1
                assert outlook(state, 0) * outlook(state, 1) < 0
            state.play(JUDGEMENT.plain_move(state, chooser))
    assert seen > 50


def test_a_hero_without_actions_in_reach_of_the_enemy_hero_is_in_danger() -> None:
    enemy = N("hero", 15000, 10000)
    spent = clash(U("hero", 10000, 10000, spent=3), enemy)
    alert = clash(U("hero", 10000, 10000, spent=3, alert=True), enemy)
    ready = clash(U("hero", 10000, 10000, spent=1), enemy)
    away = clash(U("hero", 10000, 30000, spent=3), enemy)
    assert outlook(spent) < outlook(alert) < outlook(ready)
    assert outlook(spent) < outlook(away)


def test_a_friend_in_the_lane_shields_the_hero() -> None:
    open_way = clash(
        U("hero", 10000, 10000), U("spear_loyal", 5000, 10000), N("hero", 15000, 10000)
    )
    shielded = clash(
        U("hero", 10000, 10000), U("spear_loyal", 12500, 10000), N("hero", 15000, 10000)
    )
    assert fear(shielded, 0, True) < fear(open_way, 0, True)


def test_the_danger_of_a_single_blow_is_the_chance_of_its_dice() -> None:
    """Strike and damage with five dice, 97 of 144 each, and no avoid. [TOH-9.7]"""
    state = clash(U("hero", 10000, 10000, spent=3), N("hero", 15000, 10000, spent=3))
    assert fear(state, 0, False, due=1) == pytest.approx(1000 * (97 / 144) ** 2, abs=3)
    assert fear(state, 0, False) == 0


def test_a_unit_with_a_token_that_is_too_far_off_has_a_way_to_go_first() -> None:
    """Seven inches: a move, then a charge if another token comes."""
    state = clash(U("hero", 10000, 10000, spent=3), N("hero", 18000, 10000, spent=3))
    assert fear(state, 0, False, due=1) == 0
    state = clash(U("hero", 10000, 10000, spent=3), N("hero", 18000, 10000, spent=2))
    single = 1000 * (97 / 144) ** 2
    assert 0.5 * single < fear(state, 0, False, due=1) < single


@pytest.mark.parametrize(("scenario", "fears"), [("last_samurai", True), ("rescue", False)])
def test_elsewhere_a_hero_in_danger_is_feared_for_unless_time_runs_against_him(
    scenario: str, fears: bool
) -> None:
    """[TOH-15.15]"""

    def of(spent: int) -> int:  # who has no action left cannot avoid
        units = U("hero", 3000, 30000, spent=spent), U("bowman", 34000, 2000)
        foes = N("hero", 33000, 33000), N("bowman", 3000, 34000)
        return outlook(position(*units, *foes, scenario=scenario, secret=0, unit=1))

    assert (of(spent=3) < of(spent=0) - 30) == fears
    assert fears or of(spent=3) == of(spent=0)


def test_bowmen_within_an_enemys_charge_make_the_outlook_worse() -> None:
    def bowman(x: int) -> Skirmish:
        mine = U("bow_loyal", x, 20000)
        return clash(U("hero", 2000, 2000), mine, N("spear_loyal", 20000, 20000))

    assert outlook(bowman(15000)) < outlook(bowman(9000))
    assert outlook(bowman(15000), 1) > outlook(bowman(9000), 1)


def test_bowmen_that_may_fall_in_this_round_count_even_if_it_is_the_last() -> None:
    def last(spent: int) -> Skirmish:
        mine, theirs = U("bow_loyal", 15000, 20000), N("spear_loyal", 20000, 20000, spent=spent)
        return clash(U("hero", 2000, 2000), mine, theirs, round=8)

    assert outlook(last(spent=0)) < outlook(last(spent=1)) - 100


def test_lost_men_and_blood_make_the_outlook_worse_and_most_of_all_at_the_end() -> None:
    def state(models: int, drops: int, round: int) -> Skirmish:
        mine = U("spear_loyal", 5000, 5000, models=models, drops=drops)
        return clash(U("hero", 10000, 10000), mine, round=round)

    assert outlook(state(3, 0, 1)) > outlook(state(3, 1, 1)) > outlook(state(1, 1, 1))
    early = outlook(state(3, 0, 1)) - outlook(state(2, 0, 1))
    assert outlook(state(3, 0, 8)) - outlook(state(2, 0, 8)) > 2 * early


def test_a_hero_stays_behind_his_men_when_forces_line_up() -> None:
    def state(hero: int, spears: int) -> Skirmish:
        return clash(U("hero", 18000, hero), U("spear_loyal", 15000, spears), round=0)

    assert outlook(state(1000, 10000)) > outlook(state(10000, 1000))


def test_a_search_arms_its_hero_with_a_weapon_that_answers() -> None:
    state = begin(Fast(1, 8))
    after = {}
    for option in state.options():
        armed = state.copy()
        armed.play(option)
        after[str(GAME.words(option)["weapon"])] = outlook(armed)
    assert max(after, key=after.__getitem__) == "naginata"


def test_a_plain_player_charges_whom_he_can_and_else_walks_up() -> None:
    near = clash(U("hero", 10000, 10000), N("hero", 15000, 10000))
    far = clash(U("hero", 10000, 10000), N("hero", 30000, 10000))
    assert verb(JUDGEMENT.plain_move(near, Fast(1, 1))) == verb(GAME.action(CHARGE))
    step = JUDGEMENT.plain_move(far, Fast(1, 1))
    assert far.question().allows(far, step)
    assert GAME.words(step) == {"do": "move", "unit": 0, "x": 16000, "y": 10000}


@pytest.mark.parametrize("scenario", ["first_clash", "last_samurai", "spy", "battlefield"])
def test_what_a_plain_player_does_is_allowed(scenario: str) -> None:
    state, chooser = begin(Fast(4, 8), scenario=scenario), Fast(4, 1)
    for _ in range(60):
        if state.over():
            break
        action = JUDGEMENT.plain_move(state, chooser)
        assert state.question().allows(state, action)
        state.play(action)


@pytest.mark.skipif(not sengoku.compiled(), reason="whole games of a bot take the compiled engine")
def test_the_greedy_bot_beats_random_play() -> None:
    won = 0.0
    for seed in range(60):
        state = begin(Fast(seed, 8), scenario="last_samurai")
        bot, chance, seat = Ahead(GAME, seed, greed), Fast(seed + 77, 1), seed % 2
        while not state.over():
            options = state.options()
            random = options[chance.below(0, len(options))]
            state.play(bot.choose(state.copy()) if state.seat() == seat else random)
        won += (state.returns()[seat] + 1) / 2
    assert won >= 48
