"""Where rules end: what they do not cover, each beside the case that they do."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.skirmish.pools import avoid_dice
from sengoku.games.skirmish.state import Skirmish
from sengoku.games.skirmish.steps.nerve import drive
from sengoku.games.skirmish.steps.rounds import controls
from sengoku.kernel.problem import IllegalAction
from tests.clauses import rule
from tests.games.skirmish.position import GAME, N, U, Unit, act, dice, facts, labels, position

FAR = N("hero", 33000, 33000)
A = U("hero", 10000, 10000)


def asks(state: Skirmish) -> str:
    return type(state.question()).__name__


def disgraced(*units: Unit, rolls: str, **more: object) -> Skirmish:
    """The first unit of S has claimed a die and draws a public disgrace."""
    state = position(*units, level=3, shame=["public_disgrace"] * 10, **more)  # type: ignore[arg-type]
    state.nature = dice(rolls)
    state.shame = vec[i64]([0])
    state.then(GAME.steps["DrawShame"]())
    state.advance()
    return state


@rule("TOH-17.4")
def test_drills_help_in_melee_and_not_against_shots() -> None:
    units = A, U("spear_loyal", 12500, 10000), FAR
    state = position(*units, level=2, skills={"defensive_drills": 0})
    assert avoid_dice(state, 1) == 4
    state.shot = 1
    assert avoid_dice(state, 1) == 3


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
    drive(state, 1, 10000, 10000, 6000)
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
    state.averted = 1
    state.then(GAME.steps["BeginRound"]())
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
