"""Chapter 3: what may be recruited together."""

import random

import pytest

import sengoku
from sengoku.games.skirmish.rules.components import (
    FORCES,
    MELEE_WEAPONS,
    RECRUITS,
    WEAPONS,
    recruit_named,
    weapon_named,
)
from sengoku.games.skirmish.rules.forces import Muster, card_of, pick, weapon_of
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.kernel.nature import Fast
from sengoku.kernel.viewer import viewer_of
from tests.clauses import rule


def muster(limit: int = 15, most: int = 8, **changed: object) -> Muster:
    terms = {"bow_loyal_cost": 3, "unarmored": False, "ranged": ["bow"], **changed}
    return Muster(limit, most, **terms)  # type: ignore[arg-type]


def played(edition: int, **options: object) -> Muster:
    """What may be recruited at a table of that edition."""
    game = sengoku.game("skirmish")
    setup = game.setup(2, {"scenario": "rescue", **options}, edition)
    state = game.empty(setup, Fast(0, len(game.streams)))
    assert isinstance(state, Skirmish)
    return state.terms.muster


def force(*names: str) -> list[int]:
    """Cards by name, samurai with a katana or with "samurai_wise/bow"."""
    picks = []
    for name in names:
        card, _, weapon = name.partition("/")
        number = recruit_named(card)
        default = muster().arms(number)[0]
        picks.append(int(pick(number, weapon_named(weapon))) if weapon else default)
    return picks


@rule("TOH-3.1", "TOH-4.1")
@pytest.mark.parametrize("row", FORCES, ids=[row["id"] for row in FORCES])
def test_every_ready_force_is_legal_and_costs_its_points(row: dict[str, object]) -> None:
    rules = muster(int(str(row["cost"])))
    picks = rules.preset()
    assert [RECRUITS[card_of(each)] for each in picks] == row["cards"]
    assert sum(rules.cost(each) for each in picks) == row["cost"]
    assert rules.fault(picks) == ""


@rule("TOH-3.1", "TOH-3.5")
def test_a_force_may_not_cost_more_than_the_limit() -> None:
    rules = muster(12)
    assert rules.fault(force("hero", "spear_loyal", "bow_exp", "spearman", "spearman")) == ""
    assert rules.fault(force("hero", "spear_loyal", "bow_exp", "bow_exp")) == "TOH-3.1"
    assert rules.cost(force("hero/bow")[0]) == 7


@rule("TOH-3.2")
def test_one_hero_and_at_most_two_samurai() -> None:
    rules = muster(24)
    commoners = ["spear_loyal"] * 4
    assert rules.fault(force("hero", "samurai_wise", "samurai_devoted", *commoners)) == ""
    assert rules.fault(force(*commoners)) == "TOH-3.2"
    assert rules.fault(force("hero", *["samurai_wise"] * 3, *commoners[:2])) == "TOH-3.2"


@rule("TOH-3.3")
def test_a_third_of_the_points_goes_to_commoners() -> None:
    rules = muster(11)
    assert rules.least_commoners == 4
    assert rules.fault(force("hero", "spear_loyal", "spearman")) == "TOH-3.3"
    assert rules.fault(force("hero", "spear_loyal", "spear_exp")) == ""


@rule("TOH-3.4")
def test_the_box_limits_commoners_groups_and_command_models() -> None:
    rules = muster(24)
    assert rules.fault(force("hero", *["spearman"] * 9)) == "TOH-3.4"
    assert rules.fault(force("hero", *["spear_loyal"] * 6)) == "TOH-3.4"
    assert rules.fault(force("hero", "spear_loyal", *["sergeant"] * 3)) == "TOH-3.4"
    assert muster(24, 20).fault(force("hero", *["spearman"] * 9)) == ""


@rule("TOH-3.5", "TOH-3.6")
def test_samurai_choose_one_melee_weapon_or_pay_for_a_ranged_one() -> None:
    names = [WEAPONS[weapon_of(each)] for each in played(3).arms(0)]
    assert names[:8] == [WEAPONS[number] for number in MELEE_WEAPONS]
    assert names[8:] == ["bow", "musket", "thrown"]
    rules = played(3)
    prices = [rules.cost(each) - 5 for each in rules.arms(0)]
    assert prices == [0] * 8 + [2, 2, 1]
    samurai = rules.arms(recruit_named("samurai_wise"))
    assert [rules.cost(each) - 4 for each in samurai] == prices
    assert len(muster(24, unarmored=True).arms(0)) == 18
    assert [weapon_of(each) for each in muster().arms(recruit_named("spearman"))] == [
        weapon_named("spear")
    ]


@rule("TOH-3.5")
def test_without_the_option_nobody_buys_thrown_weapons() -> None:
    names = [WEAPONS[weapon_of(each)] for each in played(3, thrown_for_samurai=False).arms(0)]
    assert names[8:] == ["bow", "musket"]


@rule("TOH-3.5")
def test_in_the_second_edition_a_samurai_could_buy_a_bow_alone() -> None:
    assert [WEAPONS[weapon_of(each)] for each in played(2).arms(0)][8:] == ["bow"]


@rule("TOH-3.5", "TOH-8.4")
def test_a_hero_with_a_musket_is_recruited_at_the_table() -> None:
    game = sengoku.game("skirmish")
    state = game.new(2, seed=1, scenario="outpost")
    state.submit(0, game.action({"do": "recruit", "card": "hero", "weapon": "musket"}))
    assert game.view(state, viewer_of(0))["question"]["points"] == 15 - 7


@rule("TOH-3.8")
@pytest.mark.parametrize("limit", [11, 12, 15, 24])
def test_every_list_built_step_by_step_ends_legally(limit: int) -> None:
    """However one chooses, `finished` comes within reach, and no step is a dead end."""
    rng = random.Random(limit)
    rules = muster(limit)
    for _ in range(60):
        picks: list[int] = []
        while True:
            choices = rules.choices(picks)
            if not rules.fault(picks) and (not choices or rng.random() < 0.2):
                break
            assert choices, picks
            picks.append(rng.choice(choices))
        assert rules.fault(picks) == ""
        cards = [card_of(each) for each in picks]
        assert cards == sorted(cards) and cards[0] == 0


@rule("TOH-3.8")
def test_the_hero_comes_first_and_nobody_goes_back() -> None:
    rules = muster(15)
    assert {int(card_of(each)) for each in rules.choices([])} == {0}
    after = force("hero", "spear_loyal")
    assert min(card_of(each) for each in rules.choices(after)) == recruit_named("spear_loyal")


@rule("TOH-3.8")
def test_a_card_that_would_leave_too_little_for_commoners_is_not_offered() -> None:
    rules = muster(12)
    cards = {RECRUITS[card_of(each)] for each in rules.choices(force("hero"))}
    assert "samurai_wise" not in cards  # 5 + 4 leaves 3, and 4 are needed
    assert "spear_loyal" in cards


@rule("TOH-3.8")
def test_who_cannot_join_is_told_with_the_rule_that_forbids_it() -> None:
    rules = muster(18)

    def why(*names: str) -> dict[str, str]:
        return {RECRUITS[card]: clause for card, clause in rules.barred(force(*names))}

    assert {*why().values()} == {"TOH-3.8"}
    assert "hero" not in why()
    begun = why("hero", "samurai_devoted", "samurai_wise")
    assert begun["hero"] == "TOH-3.2"
    assert begun["samurai_wise"] in ("TOH-3.1", "TOH-3.2", "TOH-3.3")
    assert why("hero", "bowman")["spearman"] == "TOH-3.8"
    assert why("hero", "spearman", "sergeant")["sergeant"] == "TOH-3.4"
    assert why(*["hero"], *["bow_exp"] * 4)["archery_sergeant"] == "TOH-3.1"


@rule("TOH-3.8")
def test_every_card_is_offered_or_barred() -> None:
    luck = random.Random(4)
    for _ in range(40):
        rules, picks = muster(luck.choice([12, 15, 18, 24])), force("hero")
        while rules.choices(picks):
            offered = {int(card_of(each)) for each in rules.choices(picks)}
            barred = {card for card, _ in rules.barred(picks)}
            assert offered | barred == {*range(len(RECRUITS))}
            assert not offered & barred
            picks.append(luck.choice(rules.choices(picks)))


@rule("TOH-3.7")
def test_nobody_else_hears_who_cannot_join() -> None:
    game = sengoku.game("skirmish")
    state = game.new(seats=2, seed=1, scenario="battlefield")
    asked = state.seat()
    assert game.view(state, viewer_of(asked))["question"]["barred"] != "hidden"
    assert game.view(state, viewer_of(1 - asked))["question"]["barred"] == "hidden"
