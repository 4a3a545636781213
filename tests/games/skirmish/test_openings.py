"""How bots prepare a battle: whom they bring, whom they hold back, where they stand."""

from typing import Any

import pytest

from sengoku.bots.thinker import Budget, Thinker
from sengoku.games.skirmish.judgement.judgement import JUDGEMENT
from sengoku.games.skirmish.judgement.openings import FAVORITES
from sengoku.games.skirmish.rules.components import WEAPONS
from sengoku.games.skirmish.rules.parts.units import RESERVE
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.kernel.nature import Fast
from tests.games.skirmish.position import GAME, N, U, Unit, position

SCENARIOS = ["outpost", "battlefield", "spy", "roadblock", "rescue", "last_samurai"]


def begun(seed: int, **options: Any) -> Any:
    """A battle in which bots that do not think long have just set up."""
    state: Any = GAME.begin(GAME.setup(2, options), Fast(seed, len(GAME.streams)))
    bots = [Thinker(GAME, seed * 2 + seat, Budget(0)) for seat in range(2)]
    worlds = Fast(seed, 1)
    while state.ready != 3 or state.bag.round == 0:
        seat = int(state.seat())
        state.play(bots[seat].choose(state.redeal(seat, worlds.fork(len(GAME.streams)))))
    return state


def of_side(state: Skirmish, side: int) -> range:
    return range(int(state.first_unit(side)), int(state.after_last(side)))


def outlook(state: Skirmish, seat: int = 0) -> int:
    return int(JUDGEMENT.outlook(state, seat))


def test_every_favorite_is_a_legal_force_that_leaves_no_point_unused() -> None:
    """[TOH-3.1 to TOH-3.8]"""
    for name, picks in FAVORITES.items():
        cost, _, scenario = name.partition(" ")
        options: dict[str, Any] = {"scenario": scenario or "last_samurai"}
        if not scenario:
            options["last_samurai_points"] = int(cost)
        state: Any = GAME.begin(GAME.setup(2, options), Fast(1, len(GAME.streams)))
        muster = state.terms.muster
        assert muster.fault(picks) == "", name
        assert muster.count(picks).cost == int(cost) == state.terms.points
        assert [muster.choices(picks[:at]).count(each) for at, each in enumerate(picks)] == [
            1 for _ in picks
        ]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_both_bots_bring_their_favorite_force(scenario: str) -> None:
    state = begun(3, scenario=scenario)
    points = state.terms.points
    favorite = FAVORITES.get(f"{points} {scenario}", FAVORITES.get(f"{points} "))
    assert state.picks(0) == state.picks(1) == favorite


def test_both_heroes_of_the_first_clash_are_armed_alike() -> None:
    """Who chooses last is as careful as who chooses first."""
    for seed in range(3):
        state = begun(seed)
        heroes = [state.roster.weapon[state.first_unit(side)] for side in range(2)]
        assert [WEAPONS[weapon] for weapon in heroes] == ["naginata", "naginata"]


def test_a_bot_whose_favorite_became_cheaper_still_uses_its_points() -> None:
    """[TOH-3.1, TOH-3.7]"""
    for seed in range(3):
        state = begun(seed, scenario="spy", bow_loyal_cost=2)
        for side in range(2):
            assert state.terms.muster.fault(state.picks(side)) == ""
            assert state.terms.muster.count(state.picks(side)).cost == 21


@pytest.mark.parametrize(("scenario", "most"), [("outpost", 10), ("rescue", 12)])
def test_defenders_begin_with_nearly_all_the_points_that_may_stand(
    scenario: str, most: int
) -> None:
    """[TOH-14.8, TOH-15.11, TOH-15.15]"""
    state = begun(5, scenario=scenario)
    cost = state.roster.cost
    there = sum(int(cost[unit]) for unit in of_side(state, 1) if state.units.zone[unit] != RESERVE)
    assert most - 1 <= there <= most


def test_to_hold_back_too_much_looks_worse() -> None:
    """[TOH-14.8]"""

    def held(*back: str) -> int:
        names = "samurai_devoted", "spear_exp", "bow_loyal"
        units = [N(name, 0, 0, zone="reserve" if name in back else "waiting") for name in names]
        foe = U("hero", 18000, 1000)
        return outlook(
            position(N("hero", 0, 0, zone="waiting"), *units, foe, scenario="outpost", round=0), 1
        )

    assert (
        held("samurai_devoted")
        > held("spear_exp", "bow_loyal")
        > held("samurai_devoted", "spear_exp")
    )


@pytest.mark.parametrize("scenario", ["battlefield", "spy"])
def test_who_is_to_search_stands_in_front_and_not_in_a_corner(scenario: str) -> None:
    state = begun(2, scenario=scenario)
    for side in range(2):
        for unit in of_side(state, side):
            deep = int(state.scene.y[unit]) if side == 0 else 36000 - int(state.scene.y[unit])
            assert deep >= 4000
            assert 4000 < state.scene.x[unit] < 32000


def line(*units: Unit, scenario: str) -> int:
    return outlook(position(*units, N("hero", 6000, 34000), scenario=scenario, round=0))


def test_units_spread_over_markers_that_are_searched_and_stay_together_for_those_held() -> None:
    """[TOH-14.2, TOH-14.6]"""

    def gap(scenario: str) -> int:
        near = line(U("hero", 10000, 3000), U("bowman", 13000, 3000), scenario=scenario)
        wide = line(U("hero", 10000, 3000), U("bowman", 26000, 3000), scenario=scenario)
        return wide - near

    assert gap("rescue") > gap("outpost")
    assert gap("rescue") > 0


def test_the_escort_stands_away_from_those_who_bar_the_road() -> None:
    """[TOH-15.14]"""
    units = U("bowman", 20000, 5000), N("hero", 6000, 34000)
    away = position(U("hero", 30000, 5000), *units, scenario="roadblock", round=0)
    close = position(U("hero", 6000, 5000), *units, scenario="roadblock", round=0)
    assert outlook(away) > outlook(close)


def test_the_hero_sets_out_with_the_spy() -> None:
    """Nobody else has three actions. [TOH-15.14]"""

    def named(carrier: int) -> int:
        units = U("hero", 10000, 4000), U("bowman", 20000, 4000), N("hero", 18000, 34000)
        start = position(*units, scenario="roadblock", carrier=carrier, at="GiveToken", token=0)
        return outlook(start)

    assert named(0) > named(1)


def test_who_bars_the_road_puts_nobles_behind_the_others() -> None:
    state = begun(4, scenario="roadblock")
    deep = {int(unit): 36000 - int(state.scene.y[unit]) for unit in of_side(state, 1)}
    hero = int(state.first_unit(1))
    assert all(deep[hero] < deep[unit] for unit in deep if unit != hero)


def test_the_last_unit_is_set_up_by_the_same_eye_as_the_others() -> None:
    """After it the first token is drawn already, and nobody has acted."""
    units = U("bowman", 16000, 8000), N("hero", 18000, 34000), N("bowman", 20000, 28000)
    behind = position(U("hero", 18000, 1000), *units, at="GiveToken", token=0)
    ahead = position(U("hero", 34000, 8000), *units, at="GiveToken", token=0)
    assert outlook(behind) > outlook(ahead)


def test_captives_are_not_always_hidden_in_the_same_place() -> None:
    """[TOH-15.15]"""
    assert {int(begun(seed, scenario="rescue").field.secret) for seed in range(5)} == {0, 1, 2}
