"""Chapter 9: strike, avoid, damage, and what each bonus and fumble does."""

from typing import Any

import pytest

from sengoku.games.skirmish.rules.attack import NO_UNIT, Attack
from sengoku.games.skirmish.rules.pools import avoid_dice, damage_dice, honor_dice, strike_dice
from sengoku.games.skirmish.rules.state import Skirmish
from tests.clauses import rule
from tests.games.skirmish.position import N, U, Unit, act, dice, facts, labels, position, tells

FAR = N("hero", 33000, 33000)
A = U("hero", 10000, 10000)


def charge(rolls: str, target: Unit, attacker: Unit = A, **more: object) -> Skirmish:
    """The attacker charges unit 1; an action of his has just been spent."""
    state = position(attacker, target, FAR, nature=dice(rolls), **more)  # type: ignore[arg-type]
    return act(state, "charge", unit=0, target=1)


def foe(card: str = "samurai_wise", **more: object) -> Unit:
    return N(card, 13000, 10000, **more)


@rule("TOH-9.1", "TOH-9.3", "TOH-9.19")
def test_a_failed_melee_attack_throws_the_attacker_back() -> None:
    state = charge("11...", foe())
    assert facts(state, 1)["left"] == 2 and facts(state, 1)["drops"] == 0
    assert facts(state, 0)["x"] == 13000 - 984 - 1000


@rule("TOH-9.4", "TOH-2.4", "TOH-2.6")
@pytest.mark.parametrize(("die", "drops"), [("1", 1), ("2", 1), (".", 0), ("x", 0)])
def test_a_fumbled_strike_lets_the_target_thrust(die: str, drops: int) -> None:
    assert facts(charge(f"xx1.. {die}", foe()), 0)["drops"] == drops


@rule("TOH-9.4")
def test_a_fumbled_shot_may_hurt_the_archer_too() -> None:
    state = position(U("bowman", 10000, 10000), N("hero", 20000, 10000), nature=dice("x.. 1"))
    act(state, "shoot", unit=0, target=1, x=10000, y=10000)
    assert facts(state, 0)["drops"] == 1 and facts(state, 0)["x"] == 10000


@rule("TOH-9.7", "TOH-9.8", "TOH-9.9", "TOH-9.10")
def test_a_target_with_an_action_must_avoid_and_pays_for_it() -> None:
    state = charge("111.. 111.", foe())
    assert (facts(state, 1)["left"], facts(state, 1)["drops"]) == (1, 0)
    assert facts(state, 0)["x"] == 11016  # thrown back


@rule("TOH-9.7", "TOH-X-28")
def test_the_alert_avoid_free_and_only_once() -> None:
    hero = N("hero", 13000, 10000, alert=True, spent=3)
    first = charge("111.. 111..", hero, journal=True)
    assert "AlertSpent" in tells(first) and "ActionLost" not in tells(first)
    assert not facts(first, 1)["alert"] and facts(first, 1)["drops"] == 0
    second = charge("111.. .....", N("hero", 13000, 10000, spent=3))
    assert facts(second, 1)["drops"] == 1  # five blanks of damage: no avoid roll was made


@rule("TOH-9.11", "TOH-9.21")
def test_a_fumbled_avoid_knocks_down() -> None:
    state = charge("111.. xx.. .....", foe())
    assert facts(state, 1)["prone"] and facts(state, 1)["drops"] == 1
    assert strike_dice(state, 0, 1, 0, 0) == 6 and strike_dice(state, 0, 1, 1, 0) == 5


@rule("TOH-9.13", "TOH-9.14", "TOH-11.1")
def test_a_passed_damage_roll_cuts_down() -> None:
    state = charge("111.. .... 111..", foe())
    gone = facts(state, 1)
    assert gone["zone"] == "removed" and gone["x"] is None
    assert gone["fell"] == [13000, 10000], "he lies where he stood"


@rule("TOH-9.13", "TOH-X-33")
@pytest.mark.parametrize(
    ("gap", "drops", "expected"), [(12000, 0, 3), (12001, 0, 2), (12000, 2, 5), (12001, 2, 4)]
)
def test_a_bow_loses_a_die_beyond_twelve_inches(gap: int, drops: int, expected: int) -> None:
    state = position(U("bowman", 5000, 10000), N("hero", 5984 + gap, 10000, drops=drops))
    assert state.scene.gap(0, 1) == gap
    assert damage_dice(state, Attack(0, 1, 1, gap=gap)) == expected


@rule("TOH-9.13")
def test_melee_damage_is_strength_and_an_unarmored_target_costs_a_die_more() -> None:
    state = position(A, N("samurai_wise", 13000, 10000, bare=True), unarmoured_card=True)
    assert damage_dice(state, Attack(0, 1, 0, gap=0)) == 6
    assert facts(state, 1)["agility"] == 5


@rule("TOH-9.15", "TOH-9.19")
def test_a_failed_damage_roll_is_a_light_wound_and_a_push() -> None:
    state = charge("111.. .... 11...", foe())
    assert facts(state, 1)["drops"] == 1
    assert facts(state, 1)["x"] == 14000 and facts(state, 0)["x"] == 12016


@rule("TOH-9.17")
def test_a_fumbled_damage_roll_glances_off_and_still_pushes() -> None:
    state = charge("111.. .... xx1..", foe())
    assert facts(state, 1)["drops"] == 0 and facts(state, 1)["x"] == 14000


@rule("TOH-9.19")
def test_shots_push_unless_the_option_says_no() -> None:
    for shots_push, x in [(True, 21000), (False, 20000)]:
        state = position(
            U("bowman", 10000, 10000),
            N("spearman", 20000, 10000, spent=1),
            FAR,
            nature=dice("111 ..."),
            shots_push=shots_push,
        )
        act(state, "shoot", unit=0, target=1, x=10000, y=10000)
        assert facts(state, 1)["x"] == x and facts(state, 1)["drops"] == 1


@rule("TOH-9.5", "TOH-X-30")
def test_paired_swords_and_quick_shots_take_an_avoid_die() -> None:
    swords = U("samurai_wise", 10000, 10000, weapon="paired_swords")
    state = charge("222. 11. ....", foe(), swords)
    assert facts(state, 1)["drops"] == 1  # three avoid dice were rolled, not four
    quick = position(
        U("bowman", 10000, 10000), N("spearman", 20000, 10000), FAR, nature=dice("221 11 ...")
    )
    act(quick, "shoot", unit=0, target=1, x=10000, y=10000)
    assert facts(quick, 1)["drops"] == 1


@rule("TOH-9.5")
def test_a_quick_jab_draws_blood_before_the_damage_roll() -> None:
    staff = U("hero", 10000, 10000, weapon="staff")
    state = charge("22111 1 .... .1....", foe(), staff)
    assert facts(state, 1)["drops"] == 2
    missed = charge("22111 . .... .1...", foe(), staff)
    assert facts(missed, 1)["drops"] == 1


@rule("TOH-9.6", "TOH-9.12")
def test_a_spear_impales() -> None:
    state = charge("2211 ... 11.1", foe("spearman"), U("spear_loyal", 10000, 10000))
    assert facts(state, 1)["zone"] == "removed"  # four dice: 3 and one for impaling


@rule("TOH-9.12", "TOH-X-30")
def test_a_club_knocks_down_who_cannot_avoid_unless_the_option_wants_a_roll() -> None:
    club = U("hero", 10000, 10000, weapon="heavy_club")
    target = foe("spearman", spent=1)
    assert facts(charge("22111 .....", target, club), 1)["prone"]
    state = charge("22111 .....", target, club, no_avoid_counts_failed=False)
    assert not facts(state, 1)["prone"]


@rule("TOH-9.16", "TOH-X-31", "TOH-11.3")
def test_a_heavy_sword_cuts_deep_and_frightens() -> None:
    """One drop, two for the double; target and neighbor test nerve, and run if they fail."""
    state = position(
        U("hero", 10000, 10000, weapon="heavy_sword"),
        N("hero", 13000, 10000, spent=3),
        N("spearman", 13000, 13000),
        N("spearman", 30000, 30000),
        nature=dice("22111 11... 2 22... ..."),
    )
    act(state, "charge", unit=0, target=1)
    assert facts(state, 1)["drops"] == 3
    assert labels(state) == ["test:1", "test:2"]
    act(state, "test", unit=1)  # 5 - 3 = 2 dice: 4 swords
    assert facts(state, 1)["x"] == 14000
    assert facts(state, 2)["y"] > 13000  # three blanks: it ran


@rule("TOH-9.10", "TOH-9.20", "TOH-X-32", "TOH-5.15")
def test_a_naginata_strikes_back() -> None:
    defender = N("hero", 13000, 10000, weapon="naginata", spent=2)
    state = charge("111.. 22111", defender)
    assert type(state.question()).__name__ == "FreeCharge" and state.seat() == 1
    assert facts(state, 0)["x"] == 11016 and facts(state, 1)["left"] == 0
    assert labels(state) == ["charge:1:0", "decline"]


@rule("TOH-9.10")
def test_a_staff_knocks_the_attacker_down() -> None:
    state = charge("111.. 22111", N("hero", 13000, 10000, weapon="staff"))
    assert facts(state, 0)["prone"] and facts(state, 0)["x"] == 11016


@rule("TOH-9.10")
def test_a_splendid_avoid_jabs_the_attacker() -> None:
    state = charge("111.. 22111 1", N("hero", 13000, 10000))
    assert facts(state, 0)["drops"] == 1


@rule("TOH-9.10", "TOH-9.20", "TOH-6.12")
def test_who_dodges_an_arrow_splendidly_may_move_up() -> None:
    state = position(U("bowman", 10000, 10000), N("hero", 20000, 10000), nature=dice("111 22111"))
    act(state, "shoot", unit=0, target=1, x=10000, y=10000)
    assert type(state.question()).__name__ == "FreeMove" and state.seat() == 1
    assert facts(state, 1)["left"] == 2
    act(state, "move", unit=1, x=14000, y=10000)
    assert facts(state, 1)["x"] == 14000


@rule("TOH-9.20", "TOH-19.2")
def test_following_up_becomes_a_move_where_nobody_can_be_charged() -> None:
    state = charge("111.. .... 22111", foe())
    assert type(state.question()).__name__ == "FreeMove"
    act(state, "move", unit=0, x=17000, y=10000)
    assert facts(state, 0)["x"] == 17000


@rule("TOH-9.20", "TOH-I7")
def test_following_up_nests() -> None:
    """Cut down, charge on, cut down again, and once more the choice."""
    victims = [N("spearman", 13000 + 3000 * n, 10000, spent=1) for n in range(3)]
    state = position(A, *victims, FAR, nature=dice("111.. 22111 111 111 " + "111.. 22111 111"))
    act(state, "charge", unit=0, target=1)
    while type(state.question()).__name__ == "NerveOrder":
        state.play(state.options()[0])
    assert labels(state) == ["charge:0:2", "decline"]
    act(state, "charge", unit=0, target=2)
    assert facts(state, 2)["zone"] == "removed"
    assert labels(state)[0] == "charge:0:3"


@rule("TOH-6.12", "TOH-9.21")
def test_the_prone_take_no_free_action() -> None:
    state = charge("111... 22111", N("hero", 13000, 10000, weapon="naginata", prone=True, spent=2))
    assert type(state.question()).__name__ != "FreeCharge"


@rule("TOH-9.14", "TOH-9.18", "TOH-12.1", "TOH-12.3", "TOH-12.4", "TOH-12.5", "TOH-X-29")
def test_a_group_loses_a_man_keeps_its_drops_and_is_pushed() -> None:
    group = N("spear_loyal", 14000, 10000, drops=1, spent=1)
    state = position(A, group, N("spearman", 14000, 13000), FAR, nature=dice("111.. 111..."))
    act(state, "charge", unit=0, target=1)
    hurt = facts(state, 1)
    assert (hurt["models"], hurt["drops"], hurt["x"]) == (2, 1, 15000)
    assert type(state.question()).__name__ != "NerveOrder"
    assert strike_dice(state, 1, 0, 0, 0) == 4
    assert honor_dice(state, 1, nerve=True) == 3


@rule("TOH-12.2", "TOH-12.3")
@pytest.mark.parametrize(("models", "aim", "honor"), [(3, 4, 5), (2, 4, 4), (1, 3, 4)])
def test_the_bonus_of_a_group_fades(models: int, aim: int, honor: int) -> None:
    state = position(U("spear_loyal", 10000, 10000, models=models), FAR)
    assert strike_dice(state, 0, 1, 0, 0) == aim
    assert honor_dice(state, 0, nerve=True) == honor
    assert facts(state, 0)["actions"] == 1


@rule("TOH-9.9", "TOH-12.6", "TOH-12.9")
def test_a_banner_helps_commoners_near_it() -> None:
    def avoid(**banner: Any) -> int:
        state = position(
            U("spearman", 10000, 10000),
            U("hero", 10000, 13000),
            U("banner", *banner.pop("at", (16984, 10000)), **banner),
            FAR,
        )
        assert avoid_dice(state, Attack(NO_UNIT, 1, 0)) == 5  # not a hero
        return int(avoid_dice(state, Attack(NO_UNIT, 0, 0)))

    assert avoid() == 4  # a gap of exactly 6000
    assert avoid(at=(16985, 10000)) == 3
    assert avoid(prone=True) == 3
