"""Chapters 6 to 8: what a unit may do with its token, whom it may attack, with how many dice."""

import math
from itertools import combinations
from typing import Any

import pytest

from sengoku.games.skirmish.rules.pools import charge_mods, shot_mods, strike_dice
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.targets import charge_targets, charge_way, shot_targets
from sengoku.kernel.problem import IllegalAction
from tests.clauses import rule
from tests.games.skirmish.position import GAME, N, U, act, dice, facts, labels, position, tells
from tests.geometry.scenes import fence, rise, rough, solid

FAR = N("hero", 33000, 33000)


def refused(state: Skirmish, clause: str, do: str, **words: int) -> None:
    with pytest.raises(IllegalAction, match=clause.replace(".", r"\.")):
        act(state, do, **words)


@rule("TOH-6.1", "TOH-6.3")
def test_a_move_goes_six_inches() -> None:
    state = position(U("hero", 10000, 10000), FAR)
    refused(state, "TOH-6.6", "move", unit=0, x=16001, y=10000)
    act(state, "move", unit=0, x=16000, y=10000)
    assert facts(state, 0)["x"] == 16000


def turns(state: Skirmish) -> list[Any]:
    """Of each movement that was told."""
    return [event.facts["turns"] for event in state.journal or [] if event.name == "Moved"]


@rule("TOH-6.6")
def test_who_watches_is_told_where_a_way_turns() -> None:
    wall = [solid(12000, 9000, 12400, 20000)]
    around = position(U("hero", 10500, 10000), FAR, pieces=wall, journal=True)
    act(around, "move", unit=0, x=14000, y=10000)
    [[x, y, *_]] = turns(around)
    assert 11000 < x < 13400 and y < 9000
    straight = position(U("hero", 10500, 10000), FAR, pieces=wall, journal=True)
    act(straight, "move", unit=0, x=10500, y=13000)
    assert turns(straight) == [[]]


@rule("TOH-10.10")
def test_who_comes_back_is_told_from_the_edge() -> None:
    off = U("hero", 10000, 600, zone="off", exit=(10000, 0))
    state = position(off, FAR, journal=True)
    act(state, "enter", unit=0, x=10000, y=3000)
    assert turns(state) == [[10000, 0]]


@rule("TOH-6.2", "TOH-9.21")
def test_who_lies_may_only_rise_and_move_three_inches() -> None:
    state = position(U("bowman", 10000, 10000, prone=True), N("hero", 14000, 10000))
    assert {label.split(":")[0] for label in labels(state)} == {"stand_up"}
    refused(state, "TOH-6.2", "move", unit=0, x=10000, y=10000)
    refused(state, "TOH-6.2", "charge", unit=0, target=1)
    act(state, "stand_up", unit=0, x=7000, y=10000)
    assert not facts(state, 0)["prone"] and facts(state, 0)["x"] == 7000
    upright = position(U("bowman", 10000, 10000), FAR)
    refused(upright, "TOH-6.2", "stand_up", unit=0, x=10000, y=10000)


@rule("TOH-6.4")
def test_caution_makes_alert_until_the_next_action() -> None:
    state = position(U("hero", 10000, 10000), FAR)
    refused(state, "TOH-6.6", "cautious", unit=0, x=13001, y=10000)
    act(state, "cautious", unit=0, x=13000, y=10000)
    assert facts(state, 0)["alert"]
    again = position(U("hero", 10000, 10000, alert=True), FAR)
    act(again, "move", unit=0, x=10000, y=10000)
    assert not facts(again, 0)["alert"]


@rule("TOH-6.5", "TOH-8.1", "TOH-8.4")
def test_a_musket_is_loaded_again_before_the_next_shot() -> None:
    state = position(U("musketman", 10000, 10000), FAR, N("spearman", 18000, 10000), rolls="...")
    refused(state, "TOH-6.5", "reload", unit=0)
    act(state, "shoot", unit=0, target=2, x=10000, y=10000)
    assert facts(state, 0)["reload"] and facts(state, 0)["x"] == 10000
    empty = position(U("musketman", 10000, 10000, reload=True), FAR, N("spearman", 18000, 10000))
    refused(empty, "TOH-8.1", "shoot", unit=0, target=2, x=10000, y=10000)
    act(empty, "reload", unit=0)
    assert not facts(empty, 0)["reload"]


@rule("TOH-6.6", "TOH-6.7", "TOH-6.8", "TOH-6.11")
def test_any_place_with_a_way_may_be_named() -> None:
    """Beyond the fan of options: around the zone of an enemy, as in example 8."""
    state = position(U("hero", 10000, 10000), N("hero", 13000, 11500))
    act(state, "move", unit=0, x=15500, y=10000)
    assert (facts(state, 0)["x"], facts(state, 0)["y"]) == (15500, 10000)
    near = position(U("hero", 10000, 10000), N("hero", 13000, 11500))
    refused(near, "TOH-6.6", "move", unit=0, x=13000, y=9600)
    refused(near, "TOH-6.8", "move", unit=0, x=400, y=10000)
    refused(near, "TOH-6.8", "move", unit=0, x=13000, y=11000)


@rule("TOH-7.1", "TOH-7.11", "TOH-7.4", "TOH-13.4")
def test_a_target_must_be_seen() -> None:
    wall = [solid(12000, 8000, 13000, 12000)]
    state = position(U("bowman", 10000, 10000), N("hero", 15000, 10000), pieces=wall)
    refused(state, "TOH-7.1", "shoot", unit=0, target=1, x=10000, y=10000)
    refused(state, "TOH-7.1", "charge", unit=0, target=1)


@rule("TOH-7.2")
def test_one_free_line_is_enough() -> None:
    state = position(
        U("bowman", 10000, 10000),
        N("hero", 20000, 10000),
        N("spearman", 15000, 9497),
        N("spearman", 15000, 10503),
    )
    assert 1 in shot_targets(state, 0, 10000, 10000)
    mods = shot_mods(state, 0, 10000, 10000, 1)
    assert (mods, strike_dice(state, 0, 1, 1, mods)) == (-2, 1)


@rule("TOH-7.12", "TOH-7.13", "TOH-7.14", "TOH-X-34", "TOH-19.1")
def test_a_farther_target_takes_a_wits_test() -> None:
    units = (
        U("hero", 10000, 10000),
        N("spearman", 13484, 10000),
        N("spearman", 10000, 14984),
        FAR,
    )
    failed = position(*units, nature=dice("11... ....."))
    assert failed.scene.gap(0, 1) == 2500 and failed.scene.gap(0, 2) == 4000
    act(failed, "charge", unit=0, target=2)
    assert failed.last_attack.target == 1
    passed = position(*units, nature=dice("111.. ....."))
    act(passed, "charge", unit=0, target=2)
    assert passed.last_attack.target == 2
    near = position(*units, nature=dice("....."))
    act(near, "charge", unit=0, target=1)
    assert near.last_attack.target == 1


@rule("TOH-7.12", "TOH-X-34")
def test_of_equally_near_targets_any_may_be_named() -> None:
    state = position(
        U("hero", 10000, 10000),
        N("spearman", 13000, 10000),
        N("spearman", 10000, 13000),
        FAR,
        nature=dice("....."),
    )
    act(state, "charge", unit=0, target=2)
    assert state.last_attack.target == 2


@rule("TOH-8.2")
def test_a_shot_has_a_range() -> None:
    bow = position(U("bowman", 5000, 10000), N("hero", 29984, 10000))
    assert bow.scene.gap(0, 1) == 24000
    assert list(shot_targets(bow, 0, 5000, 10000)) == [1]
    assert list(shot_targets(bow, 0, 4999, 10000)) == []
    musket = position(U("musketman", 5000, 10000), N("hero", 25985, 10000))
    refused(musket, "TOH-8.2", "shoot", unit=0, target=1, x=5000, y=10000)
    act(musket, "move", unit=0, x=5000, y=10000)


@rule("TOH-8.2", "TOH-8.3", "TOH-X-14", "TOH-X-16")
def test_a_friend_in_the_way_forbids_a_shot_and_an_enemy_costs_a_die() -> None:
    barred = position(
        U("bowman", 10000, 10000), U("spearman", 15000, 10700), N("hero", 20000, 10000)
    )
    refused(barred, "TOH-8.2", "shoot", unit=0, target=2, x=10000, y=10000)
    hindered = position(
        U("bowman", 10000, 10000), N("hero", 20000, 10000), N("spearman", 15000, 10700)
    )
    assert shot_mods(hindered, 0, 10000, 10000, 1) == -1
    clear = position(
        U("bowman", 10000, 10000), N("hero", 20000, 10000), N("spearman", 15000, 10964)
    )
    assert shot_mods(clear, 0, 10000, 10000, 1) == 0


@rule("TOH-8.3", "TOH-X-12", "TOH-13.2")
def test_terrain_in_the_way_costs_a_die_unless_the_shooter_touches_it() -> None:
    wood = [rough(14500, 10000)]
    away = position(U("bowman", 8000, 10000), N("hero", 13000, 10000), pieces=wood)
    assert shot_mods(away, 0, 8000, 10000, 1) == -1
    touching = position(U("bowman", 11508, 10000), N("hero", 12900, 10000), pieces=wood)
    assert shot_mods(touching, 0, 11508, 10000, 1) == 0


@rule("TOH-8.11", "TOH-8.3", "TOH-X-13", "TOH-13.3", "TOH-7.8")
def test_high_ground_gives_a_die_and_does_not_stand_in_the_way() -> None:
    hill = [rise(14500, 10000)]
    up = position(U("bowman", 8000, 10000), N("hero", 17000, 10000), pieces=hill)
    assert shot_mods(up, 0, 8000, 10000, 1) == 0
    down = position(U("bowman", 17000, 10000), N("hero", 8000, 10000), pieces=hill)
    assert shot_mods(down, 0, 17000, 10000, 1) == 1
    both = position(U("bowman", 17000, 10000), N("hero", 13000, 10000), pieces=hill)
    assert shot_mods(both, 0, 17000, 10000, 1) == 0
    charge = position(U("hero", 12000, 10000), N("hero", 8000, 10000), pieces=hill)
    assert charge_mods(charge, 0, 1, charge_way(charge, 0, 1)) == 1


@rule("TOH-8.5", "TOH-X-7", "TOH-X-35")
def test_a_charge_needs_reach_and_a_die() -> None:
    state = position(U("hero", 10000, 10000), N("hero", 16985, 10000))
    refused(state, "TOH-8.5", "charge", unit=0, target=1)
    crowd = [U("spearman", 11100 + 1000 * n, 10900) for n in range(3)]
    weak = position(U("spearman", 10000, 10000), *crowd, N("hero", 14900, 10000))
    assert charge_mods(weak, 0, 4, charge_way(weak, 0, 4)) == -3
    refused(weak, "TOH-8.5", "charge", unit=0, target=4)
    one_die = position(U("spearman", 10000, 10000), *crowd[:2], N("hero", 14900, 10000))
    assert strike_dice(one_die, 0, 3, 0, -2) == 1
    assert list(charge_targets(one_die, 0)) == [3]


@rule("TOH-8.5", "TOH-8.7")
def test_the_path_of_a_charge_counts_and_not_the_gap() -> None:
    """The spot is rounded towards the attacker: a gap of 6001, a path of 6000."""
    state = position(U("hero", 18000, 18000), N("hero", 18000 + 4707, 18000 + 5161))
    assert state.scene.gap(0, 1) == 6001 and charge_way(state, 0, 1).cost == 6000
    assert list(charge_targets(state, 0)) == [1]


@rule("TOH-8.6", "TOH-X-17")
def test_an_enemy_in_the_way_forbids_a_charge() -> None:
    state = position(
        U("spear_loyal", 10000, 10000), N("hero", 14000, 10000), N("spearman", 13300, 11000)
    )
    refused(state, "TOH-8.6", "charge", unit=0, target=1)


@rule("TOH-8.7")
def test_neighbors_of_the_target_do_not_protect_it() -> None:
    state = position(
        U("hero", 10000, 10000), N("hero", 14000, 10000), N("spearman", 14000, 10984), rolls="....."
    )
    act(state, "charge", unit=0, target=1)
    assert facts(state, 0)["x"] < 13016


@rule("TOH-8.8", "TOH-8.9", "TOH-X-18", "TOH-X-19", "TOH-9.2")
def test_a_bend_and_each_friend_in_the_way_cost_a_die() -> None:
    corner = position(
        U("hero", 10000, 10000),
        N("hero", 15000, 10000),
        pieces=[solid(12000, 10200, 14000, 13000)],
    )
    assert charge_mods(corner, 0, 1, charge_way(corner, 0, 1)) == -1
    units = U("hero", 10000, 10000), U("spearman", 14100, 10900), N("hero", 15000, 10000)
    friend = position(*units, rolls="....", journal=True)
    act(friend, "charge", unit=0, target=2)
    assert "GaveWay" in tells(friend)
    assert (facts(friend, 1)["x"], facts(friend, 1)["y"]) == (14100, 11000)


@rule("TOH-8.10", "TOH-13.1", "TOH-7.5", "TOH-X-21")
def test_a_melee_may_be_fought_across_a_fence() -> None:
    wall = [fence(7500, 10492, 12500, 10492)]
    state = position(
        U("hero", 10000, 10000),
        N("spearman", 10000, 11300, spent=1),
        pieces=wall,
        rolls="111.. 2211.",
    )
    act(state, "charge", unit=0, target=1)
    assert state.over() or facts(state, 1)["zone"] == "removed"
    assert (state.scene.x[0], state.scene.y[0]) == (10000, 10000)


@rule("TOH-3.6")
def test_an_archer_in_melee_fights_as_with_a_dagger() -> None:
    """Five swords are a quick jab: one die, a drop at once, hence a die more for damage."""
    state = position(
        U("bowman", 10000, 10000, bare=False),
        N("samurai_wise", 12000, 10000, spent=2),
        FAR,
        rolls="221 1 ....",
    )
    act(state, "charge", unit=0, target=1)
    assert facts(state, 1)["drops"] == 2  # the jab and the light wound


@rule("TOH-13.5", "TOH-19.3")
def test_terrain_is_public() -> None:
    from sengoku.kernel.viewer import PUBLIC

    state = position(U("hero", 10000, 10000), FAR, pieces=[rough(20000, 20000)])
    assert [piece["kind"] for piece in GAME.view(state, PUBLIC)["pieces"]] == ["rough"]


@rule("TOH-1.10", "TOH-20.1", "TOH-20.2")
def test_every_option_is_legal_and_they_are_many() -> None:
    state = position(U("bowman", 10000, 10000), N("hero", 18000, 10000), N("spearman", 14000, 9000))
    options = list(state.options())
    assert len(options) > 60 and len(set(options)) == len(options)
    assert all(state.question().allows(state, option) for option in options)


@rule("TOH-20.1")
def test_destinations_nearer_than_300_are_merged_but_a_marker_is_still_touched() -> None:
    """The way to the enemy ends 90 beside the one to the east; the marker is 200 away."""
    for scenario, hero in (("last_samurai", (10000, 10000)), ("battlefield", (16816, 18000))):
        x, y = hero
        state = position(U("hero", x, y), N("hero", x + 17000, y + 300), scenario=scenario)
        moves = [GAME.words(action) for action in state.options()]
        places = [(each["x"], each["y"]) for each in moves if each["do"] == "move"]
        near = [
            (a, b)
            for a, b in combinations(places, 2)
            if math.dist(a, b) < 300  # type: ignore[arg-type]
        ]
        assert near == ([] if scenario == "last_samurai" else [(hero, (17016, 18000))])
