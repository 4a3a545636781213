"""Where rules end: what they do not cover, each beside the case that they do."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.skirmish.rules.attack import NO_ATTACK, NO_UNIT, Attack
from sengoku.games.skirmish.rules.components import bonus
from sengoku.games.skirmish.rules.pools import avoid_dice, charge_mods, honor_dice, wits_dice
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.games.skirmish.rules.steps.attack import FreeAction
from sengoku.games.skirmish.rules.steps.nerve import drive
from sengoku.games.skirmish.rules.steps.rounds import controls, tie_break
from sengoku.games.skirmish.rules.targets import charge_targets, charge_way
from sengoku.kernel.problem import IllegalAction
from tests.clauses import rule
from tests.games.skirmish.position import N, U, Unit, act, dice, facts, labels, plan, position
from tests.geometry.scenes import rough, solid

FAR = N("hero", 33000, 33000)
A = U("hero", 10000, 10000)


def asks(state: Skirmish) -> str:
    return type(state.question()).__name__


def disgraced(*units: Unit, rolls: str, **more: object) -> Skirmish:
    """The first unit of S has claimed a die and draws a public disgrace."""
    state = position(*units, level=3, shame=["public_disgrace"] * 10, **more)  # type: ignore[arg-type]
    state.nature = dice(rolls)
    state.cards.shame = vec[i64]([0])
    plan(state, "DrawShame")
    state.advance()
    return state


@rule("TOH-17.4")
def test_drills_help_in_melee_and_not_against_shots() -> None:
    units = A, U("spear_loyal", 12500, 10000), FAR
    state = position(*units, level=2, skills={"defensive_drills": 0})
    assert avoid_dice(state, Attack(NO_UNIT, 1, 0)) == 4
    assert avoid_dice(state, Attack(2, 1, 1)) == 3


@rule("TOH-9.12")
@pytest.mark.parametrize(("counts", "damage"), [(True, "...."), (False, "...")])
def test_without_an_avoid_roll_a_spear_impales_unless_the_option_says_no(
    counts: bool, damage: str
) -> None:
    state = position(
        U("spearman", 10000, 10000),
        N("spearman", 13000, 10000, spent=1),
        FAR,
        nature=dice(f"221 {damage}"),
        no_avoid_counts_failed=counts,
    )
    act(state, "charge", unit=0, target=1)
    assert facts(state, 1)["drops"] == 1
    assert not state.nature.save()["numbers"]["4"]  # every die was rolled


@rule("TOH-11.5", "TOH-18.4")
def test_who_is_lost_to_a_disgrace_frightens_nobody_more() -> None:
    """One runs over the edge and is lost; the other has tested once, and that is all."""
    state = disgraced(
        U("hero", 10000, 6000),
        U("spearman", 10000, 2000),
        U("spearman", 14000, 6000),
        FAR,
        rolls="... ... 111",
        nerve_order="auto",
    )
    assert facts(state, 1)["zone"] == "removed" and facts(state, 2)["x"] == 14000


@rule("TOH-18.2")
def test_a_stain_counts_for_one_nerve_test_and_is_turned_over() -> None:
    state = disgraced(A, U("samurai_wise", 14000, 10000), FAR, rolls="111", stains={1: 1})
    assert facts(state, 1)["stains"] == 0 and facts(state, 1)["x"] == 14000


@rule("TOH-10.5")
def test_who_runs_up_to_an_enemy_bleeds_even_at_a_distance_of_an_inch() -> None:
    state = position(A, U("spearman", 15000, 10000), N("hero", 20000, 10000), FAR)
    drive(state, 1, 10000, 10000, 6000, NO_ATTACK)
    assert (facts(state, 1)["x"], facts(state, 1)["drops"]) == (18010, 1)


@rule("TOH-14.6")
def test_an_enemy_on_the_ground_still_denies_a_marker() -> None:
    units = U("hero", 8000, 17000), N("hero", 8000, 13000, prone=True)
    assert not controls(position(*units, scenario="outpost"), 0, 8000, 15000)
    alone = position(U("hero", 8000, 17000), FAR, scenario="outpost")
    assert controls(alone, 0, 8000, 15000)
    down = position(U("hero", 8000, 17000, prone=True), FAR, scenario="outpost")
    assert not controls(down, 0, 8000, 15000)


@rule("TOH-18.4", "TOH-5.12")
def test_averted_eyes_look_up_in_the_next_round() -> None:
    state = position(A, FAR, level=3)
    state.cards.averted = 1
    plan(state, "BeginRound")
    state.advance()
    assert state.looked_up_to(0)


@rule("TOH-17.5")
def test_a_bullet_is_not_deflected() -> None:
    for shooter, asked in (("bowman", True), ("musketman", False)):
        state = position(
            U(shooter, 10000, 10000),
            N("hero", 20000, 10000, spent=3),
            level=2,
            skills={"deflect_arrow": 1},
            nature=dice("111 ...."),
        )
        act(state, "shoot", unit=0, target=1, x=10000, y=10000)
        assert (asks(state) == "CardWindow") == asked


@rule("TOH-17.4", "TOH-17.5")
def test_a_guide_on_the_ground_guides_only_himself() -> None:
    units = U("hero", 10000, 10000, prone=True), U("bowman", 5000, 5000), FAR
    state = position(*units, at="OpenTokenWindow", level=2, skills={"local_guide": 0})
    guided = {label.split(":")[2] for label in labels(state) if label.startswith("use")}
    assert guided == {"0"}


@rule("TOH-6.12")
def test_who_dodges_an_arrow_lying_down_does_not_move_up() -> None:
    for prone, asked in ((False, True), (True, False)):
        state = position(
            U("bowman", 10000, 10000),
            N("hero", 20000, 10000, prone=prone),
            nature=dice("111 22111"),
        )
        act(state, "shoot", unit=0, target=1, x=10000, y=10000)
        assert (asks(state) == "FreeMove") == asked


@rule("TOH-12.7", "TOH-17.5")
def test_an_instructed_sergeant_gives_no_order() -> None:
    """Only a move by token lets him."""
    state = position(
        A,
        U("sergeant", 12000, 10000),
        U("spearman", 12000, 12000),
        N("hero", 17000, 12000),
        at="OpenTokenWindow",
        level=2,
        skills={"special_instructions": 0},
    )
    act(state, "use", skill="special_instructions", unit=1, x=0, y=0)
    act(state, "move", unit=1, x=12000, y=10000)
    assert asks(state) != "GiveOrder"


@rule("TOH-14.3")
def test_a_captive_is_not_taken_with_an_enemy_nearer_than_an_inch() -> None:
    units = U("hero", 10000, 10000), N("hero", 11500, 10000)
    state = position(*units, scenario="spy", captive=(9500, 10000))
    with pytest.raises(IllegalAction, match=r"TOH-14\.3"):
        act(state, "move", unit=0, x=10000, y=10000, pick_up=1)


@rule("TOH-15.15")
def test_north_may_lose_its_hero_in_a_rescue() -> None:
    units = U("hero", 10000, 3000), FAR, N("bowman", 30000, 30000)
    state = position(*units, scenario="rescue")
    state.remove(1)
    assert not state.done()


@rule("TOH-12.8", "TOH-12.9", "TOH-17.4")
def test_musician_banner_and_scholar_help_commoners_and_no_samurai() -> None:
    units = (
        A,
        U("samurai_wise", 12000, 10000),
        U("spearman", 14000, 10000),
        U("musician", 12000, 12000),
        U("banner", 14000, 12000),
        FAR,
    )
    state = position(*units, level=2, skills={"military_scholar": 0})
    assert [honor_dice(state, unit, nerve=True) for unit in (1, 2)] == [4, 4]
    assert [avoid_dice(state, Attack(NO_UNIT, unit, 0)) for unit in (1, 2)] == [4, 4]
    assert [wits_dice(state, unit, target_choice=True) for unit in (1, 2)] == [4, 5]


@rule("TOH-17.4", "TOH-8.8")
def test_who_vaults_bends_his_charge_without_losing_a_die() -> None:
    corner = [solid(12000, 10200, 14000, 13000)]
    for skills, mods in (({}, -1), ({"vault": 0}, 0)):
        state = position(A, N("hero", 15000, 10000), pieces=corner, level=2, skills=skills)
        assert charge_mods(state, 0, 1, charge_way(state, 0, 1)) == mods


@rule("TOH-17.4", "TOH-10.3")
def test_who_is_one_with_nature_is_not_stopped_by_a_wood() -> None:
    for skills, x in (({}, 11500), ({"one_with_nature": 0}, 16000)):
        state = position(A, FAR, pieces=[rough(14500, 10000)], level=2, skills=skills)
        drive(state, 0, 9000, 10000, 6000, NO_ATTACK)
        assert facts(state, 0)["x"] == x


@rule("TOH-6.4")
def test_charges_and_free_moves_end_alert_and_declining_does_not() -> None:
    state = position(U("hero", 10000, 10000, alert=True), N("hero", 13000, 10000), rolls=".....")
    act(state, "charge", unit=0, target=1)
    assert not facts(state, 0)["alert"]
    for do, place, alert in (("decline", {}, True), ("move", {"x": 9000, "y": 10000}, False)):
        words = {"unit": 0, **place} if place else {}
        units = U("hero", 10000, 10000, alert=True), FAR
        free = position(*units)
        free.then(FreeAction(NO_ATTACK.gaining(bonus("move_up"), 0)))
        free.advance()
        assert asks(free) == "FreeMove"
        act(free, do, **words)
        assert facts(free, 0)["alert"] == alert


@rule("TOH-12.7")
@pytest.mark.parametrize(("x", "asked"), [(16984, True), (16985, False)])
def test_a_sergeant_is_heard_six_inches_away(x: int, asked: bool) -> None:
    units = U("sergeant", 10000, 10000), U("spearman", x, 10000), N("hero", x + 4000, 10000)
    state = position(*units, U("hero", 3000, 3000))
    act(state, "move", unit=0, x=10000, y=10000)
    assert (asks(state) == "GiveOrder") == asked


@rule("TOH-17.5")
def test_an_avoid_that_is_paid_for_is_not_paid_for_again() -> None:
    state = position(
        U("bowman", 10000, 10000),
        N("hero", 20000, 10000),
        level=2,
        skills={"deflect_arrow": 1, "evasion": 1},
        nature=dice("111 ....111"),
    )
    act(state, "shoot", unit=0, target=1, x=10000, y=10000)
    assert len(labels(state)) == 3
    act(state, "use", skill="deflect_arrow", unit=0, x=0, y=0)
    assert asks(state) != "CardWindow" and facts(state, 1)["drops"] == 0


@rule("TOH-17.5")
def test_fencing_and_a_forged_blade_are_of_no_use_to_an_archer_who_shoots() -> None:
    state = position(
        U("hero", 10000, 10000, weapon="bow"),
        N("hero", 20000, 10000, spent=3),
        level=2,
        skills={"fencing": 0, "master_forged_weapon": 0},
        nature=dice("111.. ..."),
    )
    act(state, "shoot", unit=0, target=1, x=10000, y=10000)
    assert facts(state, 1)["drops"] == 1  # no window opened


@rule("TOH-17.5")
def test_proud_troops_are_commoners() -> None:
    held = {"proud_troops": 0}
    state = disgraced(A, U("samurai_wise", 14000, 10000), FAR, rolls="....", skills=held)
    assert facts(state, 1)["x"] > 19000  # he ran, and nobody was asked


@rule("TOH-17.5")
@pytest.mark.parametrize(("x", "asked"), [(22984, True), (22985, False)])
def test_a_challenge_carries_twelve_inches(x: int, asked: bool) -> None:
    units = A, N("hero", x, 10000)
    state = position(*units, at="OpenTokenWindow", level=2, skills={"issue_challenge": 0})
    assert ("use:issue_challenge:1:0:0" in labels(state)) == asked


@rule("TOH-17.5")
def test_a_challenge_rests_while_one_of_the_two_is_off_the_table() -> None:
    units = A, N("hero", 15000, 10000, zone="off"), N("spearman", 12000, 12000)
    state = position(*units, level=2)
    state.cards.rivals = vec[i64]([0, 1])
    assert list(charge_targets(state, 0)) == [2]


@rule("TOH-18.5")
def test_the_dishonor_of_the_dead_averts_no_eyes() -> None:
    units = A, U("samurai_wise", 5000, 5000), FAR
    state = position(*units, level=3, shame=["averted_eyes"] * 10)
    state.cards.shame = vec[i64]([1])
    state.remove(1)
    plan(state, "DrawShame")
    state.advance()
    assert state.cards.shamed[0] == 1 and state.looked_up_to(0)


@rule("TOH-18.4")
def test_a_new_token_is_a_new_chance_to_claim() -> None:
    state = position(A, FAR, level=3)
    state.cards.claims = 1
    act(state, "move", unit=0, x=10000, y=10000)
    act(state, "draw")
    assert state.cards.claims == 0


@rule("TOH-15.1")
def test_the_drops_of_the_dead_do_not_count() -> None:
    """Each side has lost a bowman; that of S had bled."""
    units = (
        A,
        U("bowman", 5000, 5000, drops=2, zone="removed"),
        FAR,
        N("bowman", 30000, 30000, zone="removed"),
    )
    state = position(*units)
    assert tie_break(state) == -1
    state.wound(2, 1)
    assert tie_break(state) == 0
