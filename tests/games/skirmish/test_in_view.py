"""Clauses 7.11 to 7.13: a way whose whole width is covered, and who is the nearest."""

import pytest

from sengoku.games.skirmish.rules.pools import charge_mods
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.targets import charge_targets, charge_way, shot_targets
from sengoku.kernel.problem import IllegalAction
from tests.clauses import rule
from tests.games.skirmish.position import GAME, N, U, act, dice, facts, labels, position, tells
from tests.geometry.scenes import rough, solid

FAR = N("hero", 33000, 33000)
HERO = U("hero", 10000, 10000)
BOW = U("bowman", 10000, 10000)
GROUP = N("spear_loyal", 16000, 10000)


def targets(state: Skirmish) -> list[int]:
    return [int(target) for target in charge_targets(state, 0)]


def shots(state: Skirmish) -> list[int]:
    return [int(target) for target in shot_targets(state, 0, state.scene.x[0], state.scene.y[0])]


def refusal(state: Skirmish, do: str, **words: int) -> tuple[str, str]:
    with pytest.raises(IllegalAction) as refused:
        act(state, do, **words)
    return refused.value.key, refused.value.clause


def seen(state: Skirmish, target: int) -> dict[str, object]:
    sighted = GAME.inquire(state, {"about": "targets", "unit": 0})["targets"]
    return next(each for each in sighted if each["target"] == target)


# -- the whole width -------------------------------------------------------------------------------


@rule("TOH-7.11", "TOH-X-44")
def test_nobody_charges_through_a_friend_who_covers_the_whole_way() -> None:
    state = position(HERO, U("spearman", 12000, 10000), GROUP)
    assert targets(state) == [] and "charge:0:2" not in labels(state)
    assert refusal(state, "charge", unit=0, target=2) == ("skirmish-way-covered", "TOH-7.11")
    told = seen(state, 2)
    assert told["lines"] == 54 and told["in_the_way"] == [1]
    assert told["charge"] == {"why": "skirmish-way-covered", "clause": "TOH-7.11"}
    asked = GAME.inquire(state, {"about": "attack", "unit": 0, "target": 2})
    assert asked == {"legal": False, "why": "skirmish-way-covered", "clause": "TOH-7.11"}


@rule("TOH-7.11", "TOH-8.9", "TOH-X-44")
def test_a_friend_in_a_part_of_the_way_costs_a_die_and_keeps_his_place() -> None:
    state = position(HERO, U("spearman", 12000, 10021), GROUP, nature=dice("...."))
    assert targets(state) == [2]
    assert charge_mods(state, 0, 2, charge_way(state, 0, 2)) == -1
    act(state, "charge", unit=0, target=2)
    assert (facts(state, 1)["x"], facts(state, 1)["y"]) == (12000, 10021)


@rule("TOH-7.11")
def test_friends_cover_a_way_together() -> None:
    two = U("spearman", 12000, 10490), U("bowman", 13500, 9510)
    assert targets(position(HERO, *two, GROUP)) == []
    assert all(targets(position(HERO, one, GROUP)) == [2] for one in two)


@rule("TOH-7.11", "TOH-8.3")
def test_a_shot_needs_a_part_of_the_way_too() -> None:
    hidden = position(BOW, GROUP, N("spearman", 12500, 10000))
    assert shots(hidden) == [2]
    why = refusal(hidden, "shoot", unit=0, target=1, x=10000, y=10000)
    assert why == ("skirmish-way-covered", "TOH-7.11")
    assert seen(hidden, 1)["no_shot"] == {"why": "skirmish-way-covered", "clause": "TOH-7.11"}
    assert shots(position(BOW, GROUP, N("spearman", 12500, 10030))) == [1, 2]
    friend = position(BOW, U("spearman", 12500, 10000), GROUP)
    assert refusal(friend, "shoot", unit=0, target=2, x=10000, y=10000)[1] == "TOH-8.2"


@rule("TOH-7.11", "TOH-8.3", "TOH-8.8")
def test_terrain_covers_a_shot_and_a_charge_goes_around_it() -> None:
    hut = [solid(12000, 9000, 13000, 10480)]
    state = position(BOW, GROUP, pieces=hut)
    assert shots(state) == [] and targets(state) == [1]
    assert refusal(state, "shoot", unit=0, target=1, x=10000, y=10000)[1] == "TOH-7.11"
    assert shots(position(BOW, GROUP, pieces=[solid(12000, 9000, 13000, 10460)])) == [1]


@rule("TOH-7.11", "TOH-17.4")
def test_who_barges_past_is_not_kept_off_by_commoners() -> None:
    for between in (U("spearman", 12000, 10000), N("spearman", 12500, 10000)):
        units = sorted((HERO, between, GROUP), key=lambda unit: unit.side)
        group = units.index(GROUP)
        assert group not in targets(position(*units, level=2))
        assert group in targets(position(*units, level=2, skills={"barge_past": 0}))
    noble = U("samurai_wise", 12000, 10000)
    assert targets(position(HERO, noble, GROUP, level=2, skills={"barge_past": 0})) == []


@rule("TOH-7.11")
def test_in_the_second_edition_sight_was_enough() -> None:
    assert targets(position(HERO, U("spearman", 12000, 10000), GROUP, edition=2)) == [2]
    assert shots(position(BOW, GROUP, N("spearman", 12500, 10000), edition=2)) == [1, 2]


# -- the nearest -----------------------------------------------------------------------------------

# Unit 1 stands in a wood, in view and nearest, but too far off for a charge through it.
WOOD = [rough(14500, 10000)]
IN_WOOD = U("hero", 8500, 10000), N("spearman", 13100, 10000)
NEXT, LAST = N("spearman", 8500, 15000), N("spearman", 8500, 4500)


def told(state: Skirmish, target: int, **place: int) -> tuple[str | None, int | None]:
    asked = {"about": "attack", "unit": 0, "target": target, **place}
    found = GAME.inquire(state, asked)
    return found["wits"], found["otherwise"]


@rule("TOH-7.12", "TOH-7.13", "TOH-X-46")
def test_who_names_another_than_the_nearest_in_view_takes_a_wits_test() -> None:
    """The nearest cannot be charged: the test is taken all the same, and who fails charges the
    nearest whom he can charge."""
    units = *IN_WOOD, NEXT, LAST
    state = position(*units, pieces=WOOD)
    assert targets(state) == [2, 3]
    assert refusal(state, "charge", unit=0, target=1)[1] == "TOH-8.8"
    for named, rolls, attacked in [(3, "11...", 2), (3, "111..", 3), (2, "11...", 2)]:
        tested = position(*units, pieces=WOOD, nature=dice(f"{rolls} ....."), journal=True)
        act(tested, "charge", unit=0, target=named)
        assert "TestedTarget" in tells(tested) and tested.last_attack.target == attacked
    assert told(state, 2) == ("97/144", 2) and told(state, 3) == ("97/144", 2)
    assert not seen(state, 2)["nearest_to_charge"] and not seen(state, 1)["nearest_to_charge"]


@rule("TOH-7.12", "TOH-8.2")
def test_a_shooter_tests_if_a_friend_is_in_the_way_of_the_nearest() -> None:
    units = BOW, U("spearman", 13000, 10900), N("spearman", 16000, 10000), N("hero", 10000, 19000)
    state = position(*units)
    assert shots(state) == [3]
    assert told(state, 3, x=10000, y=10000) == ("1/3", 3)
    assert not seen(state, 3)["nearest_to_shoot"]
    tested = position(*units, nature=dice("... ..."), journal=True)
    act(tested, "shoot", unit=0, target=3, x=10000, y=10000)
    assert "TestedTarget" in tells(tested) and tested.last_attack.target == 3
    # From a step aside the nearest can be shot at; then it is he who is shot after a failure.
    assert told(state, 3, x=10000, y=8000) == ("1/3", 2)


@rule("TOH-7.12", "TOH-7.11")
@pytest.mark.parametrize(("y", "wits"), [(10000, None), (10300, "97/144")])
def test_who_is_hidden_is_not_the_nearest(y: int, wits: str | None) -> None:
    state = position(HERO, U("spearman", 12000, y), GROUP, N("spearman", 10000, 16800))
    assert state.scene.gap(0, 2) < state.scene.gap(0, 3)
    assert told(state, 3)[0] == wits


@rule("TOH-7.12")
def test_of_those_beyond_the_range_none_is_the_nearest() -> None:
    state = position(U("bowman", 5000, 10000), N("hero", 30000, 10000), N("hero", 5000, 30000))
    assert shots(state) == [2]
    assert told(state, 2, x=5000, y=10000) == (None, None)


@rule("TOH-7.12", "TOH-17.5")
def test_a_challenge_asks_for_no_test() -> None:
    units = HERO, N("spearman", 10000, 13000), N("hero", 14500, 10000)
    state = position(*units, level=2)
    assert told(state, 2)[0] == "97/144"
    state.cards.rivals = type(state.cards.rivals)([0, 2])
    assert targets(state) == [2] and told(state, 2) == (None, None)


@rule("TOH-7.12")
def test_in_the_second_edition_only_legal_targets_counted() -> None:
    state = position(*IN_WOOD, NEXT, LAST, pieces=WOOD, edition=2)
    assert told(state, 2) == (None, None) and told(state, 3) == ("97/144", 2)
