"""Chapters 10 and 11: retreats, the edge, nerve; and the command models of chapter 12."""

import pytest

from sengoku.games.skirmish.rules.attack import NO_ATTACK
from sengoku.games.skirmish.rules.pools import honor_dice, shot_mods
from sengoku.games.skirmish.rules.steps.nerve import drive
from sengoku.kernel.problem import IllegalAction
from tests.clauses import rule
from tests.games.skirmish.position import GAME, N, U, act, dice, facts, labels, position
from tests.geometry.scenes import rise, solid

FAR = N("hero", 33000, 33000)


@rule("TOH-10.5", "TOH-10.3", "TOH-X-22", "TOH-X-23")
def test_who_is_pushed_against_an_enemy_bleeds_and_is_moved_apart() -> None:
    """Example 22, from the strike on: one drop for the wound, one for the block."""
    state = position(
        U("hero", 10000, 10000),
        U("spearman", 13500, 10000),
        N("hero", 10984, 10000, spent=3),
        N("spearman", 33000, 33000),
        nature=dice("111.. ....."),
    )
    act(state, "charge", unit=0, target=2)
    assert facts(state, 2)["drops"] == 2
    assert (facts(state, 2)["x"], facts(state, 2)["y"]) == (11514, 11300)


@rule("TOH-10.1", "TOH-10.4", "TOH-1.12", "TOH-X-24")
def test_a_friend_behind_gives_way_to_a_push_and_that_is_told() -> None:
    state = position(
        U("hero", 10000, 10000),
        N("hero", 10984, 10000, spent=3),
        N("spearman", 12100, 10000),
        nature=dice("111.. ....."),
        journal=True,
    )
    act(state, "charge", unit=0, target=1)
    assert facts(state, 1)["x"] == 11984 and facts(state, 1)["drops"] == 1
    assert facts(state, 2)["x"] == 13000
    told = [event.facts for event in state.journal or [] if event.name == "GaveWay"]
    assert [(fact["unit"], fact["x"], fact["y"]) for fact in told] == [(2, 13000, 10000)]


@rule("TOH-10.6", "TOH-10.7", "TOH-10.8", "TOH-X-25", "TOH-11.6")
@pytest.mark.parametrize(("rolls", "zone"), [("111", "off"), ("...", "removed")])
def test_who_is_driven_over_the_edge_tests_honor(rolls: str, zone: str) -> None:
    state = position(
        U("bowman", 20000, 6000),
        N("hero", 20000, 800, spent=3, prone=True, drops=1),
        FAR,
        nature=dice(f"111 .... {rolls}"),
    )
    act(state, "shoot", unit=0, target=1, x=20000, y=6000)
    gone = facts(state, 1)
    assert gone["zone"] == zone
    if zone == "off":
        assert gone["exit"] == [20000, 0] and not gone["prone"] and gone["drops"] == 2
        assert not state.scene.here[1] and gone["fell"] is None
    else:
        assert gone["exit"] is None and gone["fell"] == [20000, 500], "he lies at the edge"


@rule("TOH-11.6", "TOH-11.2")
def test_drops_count_at_the_edge_unless_the_option_says_no() -> None:
    units = (U("hero", 10000, 10000, drops=2), FAR)
    assert honor_dice(position(*units), 0, nerve=False) == 3
    off = position(*units, drops_on_all_honour=False)
    assert honor_dice(off, 0, nerve=False) == 5 and honor_dice(off, 0, nerve=True) == 3


@rule("TOH-10.9", "TOH-10.10", "TOH-X-42")
def test_the_next_action_of_who_is_off_must_bring_him_back() -> None:
    state = position(U("hero", 20000, 500, zone="off", exit=(20000, 0)), FAR)
    assert {label.split(":")[0] for label in labels(state)} == {"enter", "enter_cautious"}
    for do, x, y, clause in [
        ("move", 20000, 3000, "TOH-10.9"),
        ("enter_cautious", 29500, 3000, "TOH-10.10"),
        ("enter", 33000, 6000, "TOH-10.10"),
    ]:
        with pytest.raises(IllegalAction, match=clause.replace(".", r"\.")):
            act(state, do, unit=0, x=x, y=y)
    act(state, "enter_cautious", unit=0, x=20000, y=3000)
    back = facts(state, 0)
    assert (back["zone"], back["y"], back["alert"]) == ("table", 3000, True)


@rule("TOH-10.11", "TOH-5.4")
def test_a_token_is_lost_where_no_entry_is_possible() -> None:
    wall = [solid(10500, 0, 29500, 400), solid(0, 0, 10500, 1200), solid(29500, 0, 36000, 1200)]
    state = position(
        U("hero", 20000, 500, zone="off", exit=(20000, 0)),
        FAR,
        at="UseToken",
        pieces=wall,
        journal=True,
    )
    assert state.journal is not None and state.journal[0].name == "TokenLost"
    assert state.seat() == 1


@rule("TOH-11.1", "TOH-11.3", "TOH-11.4")
def test_friends_of_a_casualty_test_nerve_in_the_order_their_owner_picks() -> None:
    state = position(
        U("hero", 10000, 10000),
        N("spearman", 13000, 10000, spent=1),
        N("spearman", 13000, 13000),
        N("bowman", 13000, 7000),
        N("bowman", 22000, 10000),
        FAR,
        nature=dice("111.. 111.. ... 111"),
    )
    act(state, "charge", unit=0, target=1)
    assert state.seat() == 1 and labels(state) == ["test:2", "test:3"]
    with pytest.raises(IllegalAction, match=r"TOH-11\.4"):
        act(state, "test", unit=4)
    act(state, "test", unit=3)
    ran = facts(state, 3)
    assert ran["y"] < 7000 - 1000 or ran["zone"] == "off"
    assert facts(state, 2)["y"] == 13000 and facts(state, 4)["x"] == 22000


@rule("TOH-11.4")
def test_with_automatic_order_the_nearest_tests_first() -> None:
    state = position(
        U("hero", 10000, 10000),
        N("spearman", 13000, 10000, spent=1),
        N("spearman", 13000, 14000),
        N("bowman", 13000, 7000),
        FAR,
        nature=dice("111.. 111.. ... 111"),
        nerve_order="auto",
    )
    act(state, "charge", unit=0, target=1)
    assert facts(state, 2)["y"] == 14000 and facts(state, 3)["y"] < 7000


@rule("TOH-11.5")
def test_who_is_lost_at_the_edge_frightens_friends_too() -> None:
    """Pushed off by the charge, honor failed: the neighbor tests and runs from the attacker."""
    state = position(
        U("hero", 20000, 4000),
        N("spearman", 20000, 800, spent=1),
        N("bowman", 22500, 1500),
        FAR,
        nature=dice("111.. ..... ... ..."),
    )
    act(state, "charge", unit=0, target=1)
    assert facts(state, 1)["zone"] == "removed"
    ran = facts(state, 2)
    assert ran["zone"] == "off" or ran["x"] > 23500


@rule("TOH-11.3")
def test_the_prone_run_too_and_stay_prone() -> None:
    state = position(
        U("hero", 10000, 10000),
        N("spearman", 13000, 10000, spent=1),
        N("spearman", 13000, 13000, prone=True),
        FAR,
        nature=dice("111.. 111.. ..."),
    )
    act(state, "charge", unit=0, target=1)
    assert facts(state, 2)["prone"] and facts(state, 2)["y"] > 15000


@rule("TOH-11.2", "TOH-12.8")
def test_a_musician_steadies_commoners_but_not_at_the_edge() -> None:
    state = position(
        U("spearman", 10000, 10000, drops=1),
        U("musician", 20000, 10000),
        U("hero", 5000, 5000),
        FAR,
    )
    assert honor_dice(state, 0, nerve=True) == 3 - 1 + 1
    assert honor_dice(state, 0, nerve=False) == 2
    assert honor_dice(state, 2, nerve=True) == 5
    assert honor_dice(state, 1, nerve=True) == 4  # others, not himself


@rule("TOH-12.7", "TOH-12.6")
def test_after_his_move_the_sergeant_sends_a_unit_to_charge() -> None:
    units = (
        U("sergeant", 10000, 10000),
        U("spear_loyal", 12000, 12000),
        U("hero", 12000, 8000),
        N("hero", 17000, 12000),
    )
    state = position(*units, nature=dice("...."))
    act(state, "move", unit=0, x=10000, y=10000)
    assert type(state.question()).__name__ == "GiveOrder"
    assert labels(state) == ["order:1:3", "decline"]
    act(state, "order", unit=1, target=3)
    assert facts(state, 1)["x"] > 12000 and facts(state, 1)["left"] == 1
    wary = position(*units)
    act(wary, "cautious", unit=0, x=10000, y=10000)
    assert type(wary.question()).__name__ != "GiveOrder"


@rule("TOH-12.10")
def test_the_sergeant_of_archery_helps_groups_with_bows() -> None:
    units = (
        U("archery_sergeant", 10000, 14673),
        U("bow_exp", 10000, 10000),
        U("bowman", 8000, 14000),
    )
    state = position(*units, N("hero", 25000, 10000), unit=1)
    assert state.scene.gap(0, 1) == 3000
    assert shot_mods(state, 1, 10000, 10000, 3) == 1
    assert shot_mods(state, 1, 10000, 9999, 3) == 0  # measured from where it shoots
    assert shot_mods(state, 2, 8000, 14000, 3) == 0


# -- what the third edition made of it -------------------------------------------------------------


@rule("TOH-10.3", "TOH-13.3", "TOH-X-25")
def test_a_retreat_stops_at_a_hill_and_may_leave_one() -> None:
    hill = [rise(14500, 10000)]
    state = position(U("hero", 10000, 10000), FAR, pieces=hill)
    drive(state, 0, 9000, 10000, 6000, NO_ATTACK)
    assert facts(state, 0)["x"] == 11000 and facts(state, 0)["drops"] == 0
    old = position(U("hero", 10000, 10000), FAR, pieces=hill, edition=2)
    drive(old, 0, 9000, 10000, 6000, NO_ATTACK)
    assert facts(old, 0)["x"] == 16000
    for x in (11020, 14500, 17980):  # on it, if only with the rim
        on = position(U("hero", x, 10000), FAR, pieces=hill)
        drive(on, 0, x - 1000, 10000, 6000, NO_ATTACK)
        assert facts(on, 0)["x"] == x + 6000


@rule("TOH-10.3", "TOH-10.5")
def test_who_is_pushed_against_a_hill_bleeds_and_is_moved_apart() -> None:
    units = U("hero", 10000, 10000), N("hero", 10984, 10000, spent=3), FAR
    hill = [rise(14700, 10000)]  # its foot is 224 behind him
    state = position(*units, pieces=hill, nature=dice("111.. ....."))
    push = GAME.inquire(state, {"about": "attack", "unit": 0, "target": 1})["push"]
    assert (push["cause"], push["drops"]) == ("ground", 1)
    act(state, "charge", unit=0, target=1)
    assert [facts(state, 1)["x"], facts(state, 1)["y"]] == [push["x"], push["y"]]
    assert facts(state, 1)["drops"] == 2  # the wound, and nowhere to go
    assert state.scene.gap(0, 1) >= 1000
    free = position(*units, pieces=hill, nature=dice("111.. ....."), edition=2)
    act(free, "charge", unit=0, target=1)
    assert facts(free, 1)["drops"] == 1 and facts(free, 1)["x"] == 11984


@rule("TOH-11.5", "TOH-X-47")
@pytest.mark.parametrize(("edition", "fear", "x"), [(3, 3, 1385), (2, 0, 3646)])
def test_who_is_thrown_off_after_his_own_attack_is_lost_to_the_target(
    edition: int, fear: int, x: int
) -> None:
    """The spearman fails, is thrown over the west edge and fails there; the bowman runs from the
    hero who threw him off, not from where his friend was lost."""
    state = position(
        U("spearman", 900, 3000),
        U("bowman", 1700, 6500),
        U("hero", 33000, 3000),
        N("hero", 1884, 3000),
        FAR,
        nature=dice("... ... ..."),
        edition=edition,
    )
    act(state, "charge", unit=0, target=3)
    assert facts(state, 0)["zone"] == "removed" and state.last_attack.fear == fear
    assert facts(state, 1)["x"] == x
