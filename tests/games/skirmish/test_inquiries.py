"""What the table answers on demand."""

from fractions import Fraction
from typing import Any

import pytest

from sengoku.games.skirmish.rules.skills import SKILLS
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.kernel.problem import BadWords
from tests.clauses import rule
from tests.games.skirmish.position import GAME, N, U, Unit, act, facts, position
from tests.geometry.scenes import fence, rise, solid

FAR = N("hero", 33000, 33000)
HERE = (10000, 10000)
NEAR = (13000, 10000)


def attack(state: Skirmish, target: int = 1, **place: int) -> dict[str, Any]:
    return GAME.inquire(state, {"about": "attack", "unit": 0, "target": target, **place})


def share(chance: str) -> float:
    return round(float(Fraction(chance)), 3)


@rule("TOH-1.10", "TOH-X-39", "TOH-9.1")
def test_the_odds_of_a_charge_are_those_of_the_spec() -> None:
    state = position(U("hero", 10000, 10000), N("samurai_wise", 13000, 10000), FAR)
    before = GAME.save(state)
    seen = GAME.inquire(state, {"about": "attack", "unit": 0, "target": 1})
    assert seen["legal"] and seen["way"] == {"end": [12016, 10000], "bend": None, "cost": 2016}
    assert (seen["cut_down"], seen["light_wound"]) == ("216407/995328", "533209/6718464")
    push = {"cause": "freely", "x": 14000, "y": 10000, "drops": 0}
    assert seen["avoid_by"] == "action" and seen["push"] == push
    assert GAME.save(state) == before, "asking changes nothing"


@rule("TOH-X-39")
@pytest.mark.parametrize(
    ("attacker", "target", "cut", "light"),
    [
        (U("hero", *HERE), N("samurai_wise", *NEAR), "216407/995328", "533209/6718464"),
        (U("hero", *HERE), N("samurai_wise", *NEAR, spent=2), "9409/20736", "23183/139968"),
        (U("spear_loyal", *HERE), N("spearman", *NEAR), "1349/10368", "112367/629856"),
        (U("bowman", *HERE), N("hero", *NEAR), "1769/46656", "210511/3359232"),
        (U("musket_exp", *HERE), N("hero", *NEAR, spent=3), "625/2304", "775/3888"),
        (
            U("samurai_wise", *HERE, weapon="paired_swords"),
            N("samurai_wise", *NEAR),
            "23425/165888",
            "29047/279936",
        ),
        (U("bowman", *HERE, reload=True), N("spearman", *NEAR), "263/3456", "50645/419904"),
    ],
)
def test_the_odds_of_an_attack_are_exact(
    attacker: Unit, target: Unit, cut: str, light: str
) -> None:
    state = position(attacker, target, FAR)
    shoots = attacker.card in ("bowman", "musket_exp") and not attacker.reload
    place = dict(zip("xy", HERE, strict=True)) if shoots else {}
    seen = attack(state, **place)
    assert (seen["cut_down"], seen["light_wound"], seen["injured"]) == (cut, light, "0/1")


@rule("TOH-8.3", "TOH-8.11", "TOH-12.3", "TOH-9.2")
def test_every_die_of_a_shot_has_its_reason() -> None:
    state = position(
        U("bow_exp", 17000, 10000),
        N("hero", 8000, 10000, drops=1),
        N("spearman", 12500, 11200),
        pieces=[rise(16500, 10000)],
    )
    seen = GAME.inquire(state, {"about": "attack", "unit": 0, "target": 1, "x": 17000, "y": 10000})
    reasons = {reason["why"]: reason["amount"] for reason in seen["strike"]["reasons"]}
    assert reasons == {"high-ground": 1, "enemies-in-the-way": -1, "group": 1}
    assert (seen["strike"]["base"], seen["strike"]["total"]) == (3, 4)
    assert seen["damage"]["total"] == 4 and seen["damage"]["base"] == 3


@rule("TOH-7.1", "TOH-8.5")
def test_why_a_target_is_not_legal_is_said() -> None:
    state = position(
        U("bowman", 10000, 10000),
        N("hero", 16000, 10000),
        N("spearman", 10000, 22000),
        pieces=[solid(12000, 8000, 13000, 12000)],
    )
    seen = GAME.inquire(state, {"about": "targets", "unit": 0})
    hidden, far = seen["targets"]
    assert (hidden["lines"], hidden["charge"]["clause"], hidden["shoot"]) == (0, "TOH-7.1", False)
    assert far["charge"]["clause"] == "TOH-8.5" and far["shoot"] and far["nearest_to_shoot"]
    assert seen["wits"] == "1/3"
    assert GAME.inquire(state, {"about": "attack", "unit": 0, "target": 1})["clause"] == "TOH-7.1"


@rule("TOH-6.10")
def test_every_place_in_reach_may_be_named() -> None:
    state = position(U("hero", 10000, 10000), N("hero", 12500, 10500))
    places = GAME.inquire(state, {"about": "reach", "unit": 0, "limit": 3000})["places"]
    assert len(places) > 40 and [10000, 10000, 0] in places
    for x, y, cost in places:
        assert cost <= 3000
        action = GAME.action({"do": "cautious", "unit": 0, "x": x, "y": y})
        assert state.question().allows(state, action)


@rule("TOH-5.1")
def test_the_chances_of_the_next_token() -> None:
    state = position(U("hero", 10000, 10000, spent=1), U("bowman", 3000, 3000), FAR, fate=1)
    seen = GAME.inquire(state, {"about": "token"})
    assert seen == {
        "chances": {"samurai": "5/7", "commoner": "1/7", "fate": "1/7"},
        "may_end_round": True,
    }


@pytest.mark.parametrize(
    "asked",
    [
        {"about": "weather", "unit": 0},
        {"about": "reach", "unit": 99},
        {"about": "reach", "unit": 0, "limit": -1},
        {"about": "attack", "unit": 0, "target": "x"},
        {},
    ],
)
def test_strange_questions_are_refused(asked: dict[str, object]) -> None:
    state = position(U("hero", 10000, 10000), FAR)
    with pytest.raises(BadWords):
        GAME.inquire(state, asked)


@rule("TOH-20.3", "TOH-20.4")
def test_bots_choose_among_legal_places_and_forces() -> None:
    from sengoku.kernel.nature import Fast

    state = GAME.begin(GAME.setup(2, {"scenario": "last_samurai"}), Fast(1, 8))
    offered = [GAME.label(action) for action in state.options()]
    assert "take_force" in offered and "recruit:hero:naginata" in offered
    for _ in range(2):
        state.play(state.options()[0])
    places = list(state.options())
    assert len(places) > 60
    assert all(state.question().allows(state, action) for action in places)


@rule("TOH-7.10", "TOH-7.13", "TOH-8.2")
def test_who_is_in_the_way_and_what_a_farther_target_takes() -> None:
    state = position(
        U("bowman", 10000, 10000),
        U("spearman", 13000, 10000),
        N("hero", 16000, 10000),
        N("spearman", 10000, 14000),
        N("bowman", 4000, 10000),
    )
    behind, near, far = GAME.inquire(state, {"about": "targets", "unit": 0})["targets"]
    assert behind["in_the_way"] == [1] and behind["no_shot"]["clause"] == "TOH-7.1"
    assert near["in_the_way"] == [] and near["no_shot"] is None and far["no_shot"] is None
    for target, wits in ((3, None), (4, "1/3")):
        asked = {"about": "attack", "unit": 0, "target": target}
        assert GAME.inquire(state, asked)["wits"] == wits
        assert GAME.inquire(state, {**asked, "x": 10000, "y": 10000})["wits"] == wits


@rule("TOH-18.1", "TOH-17.4", "TOH-9.13")
def test_injuries_and_armor_are_in_the_preview() -> None:
    """Every injury takes a die; armor takes one from the damage, and is counted once."""
    state = position(
        U("hero", 10000, 10000),
        N("hero", 13000, 10000, drops=1),
        level=3,
        skills={"exceptional_armour": 1},
    )
    state.cards.injuries[0], state.cards.injuries[1] = 0b101, 0b10000  # arm and ribs; hand
    seen = GAME.inquire(state, {"about": "attack", "unit": 0, "target": 1})
    totals = [seen[roll]["total"] for roll in ("strike", "avoid", "damage")]
    assert totals == [4, 4, 4]
    assert (seen["strike"]["base"], seen["damage"]["base"]) == (5, 5)
    assert seen["hit"] == "575/2304"  # 25/48 * 23/48: four dice each


@rule("TOH-9.19", "TOH-8.1")
def test_a_preview_of_a_shot_knows_the_options_and_what_the_shooter_can_do() -> None:
    units = U("musketman", 10000, 10000), N("hero", 15000, 10000)
    asked = {"about": "attack", "unit": 0, "target": 1, "x": 10000, "y": 10000}
    assert GAME.inquire(position(*units), asked)["push"]["x"] == 16000
    assert GAME.inquire(position(*units, shots_push=False), asked)["push"] is None
    empty = position(U("musketman", 10000, 10000, reload=True), units[1])
    assert GAME.inquire(empty, asked)["clause"] == "TOH-8.1"
    assert GAME.inquire(position(*units), {**asked, "x": 14000})["clause"] == "TOH-6.6"


# -- what follows from a blow --------------------------------------------------------------------


@rule("TOH-18.1", "TOH-18.2", "TOH-11.6")
def test_who_would_be_cut_down_may_survive() -> None:
    """A hero without an action: 45.4 % of the blows would cut him down, and 67.4 % of those he
    survives; drops and stains make it worse, and commoners have no such test."""
    level: dict[str, Any] = {"level": 3}
    fresh = attack(position(U("hero", *HERE), N("hero", *NEAR, spent=3), **level))
    assert (share(fresh["cut_down"]), share(fresh["injured"])) == (0.148, 0.306)
    assert fresh["survival"]["total"] == 5
    weak = position(U("hero", *HERE), N("hero", *NEAR, spent=3, drops=2), stains={1: 1}, **level)
    seen = attack(weak)
    assert seen["survival"]["total"] == 2 and seen["damage"]["total"] == 7
    assert Fraction(seen["injured"]) / Fraction(seen["cut_down"]) == Fraction(5, 31)
    commoner = attack(position(U("hero", *HERE), N("spearman", *NEAR, spent=1), FAR, **level))
    assert commoner["survival"] is None and commoner["injured"] == "0/1"
    main = attack(position(U("hero", *HERE), N("hero", *NEAR, spent=3)))
    assert main["survival"] is None and share(main["cut_down"]) == 0.454


@rule("TOH-9.5", "TOH-11.6", "TOH-18.1")
def test_a_jab_makes_survival_harder_unless_drops_spare_the_honor() -> None:
    units = U("samurai_wise", *HERE, weapon="naginata"), N("hero", *NEAR, spent=3)
    harder = attack(position(*units, level=3))
    spared = attack(position(*units, level=3, drops_on_all_honour=False))
    assert harder["hit"] == spared["hit"]
    assert Fraction(harder["injured"]) < Fraction(spared["injured"])
    assert Fraction(spared["injured"]) + Fraction(spared["cut_down"]) == Fraction(
        harder["injured"]
    ) + Fraction(harder["cut_down"])


@rule("TOH-17.6", "TOH-19.3")
def test_a_ready_evasion_lets_the_target_avoid() -> None:
    tired = U("hero", *HERE), N("hero", *NEAR, spent=3)
    seen = attack(position(*tired, level=2, skills={"evasion": 1}))
    plain = attack(position(*tired, level=2))
    assert (seen["guard"], seen["avoid_by"], seen["avoid"]["total"]) == (["evasion"], "card", 5)
    assert plain["avoid"] is None and plain["guard"] == [] and plain["unguarded"] is None
    assert Fraction(seen["hit"]) == Fraction(plain["hit"]) * (1 - Fraction(97, 144))
    assert seen["unguarded"]["hit"] == plain["hit"]
    alert = position(
        tired[0], N("hero", *NEAR, spent=3, alert=True), level=2, skills={"evasion": 1}
    )
    assert attack(alert)["guard"] == [] and attack(alert)["avoid_by"] == "alert"


@rule("TOH-17.5", "TOH-17.6")
def test_deflect_arrow_meets_bows_and_not_muskets() -> None:
    place = {"x": HERE[0], "y": HERE[1]}
    for card, guard, dice in (("bowman", ["deflect_arrow"], 7), ("musketman", [], 5)):
        state = position(U(card, *HERE), N("hero", *NEAR), level=2, skills={"deflect_arrow": 1})
        seen = attack(state, **place)
        assert (seen["guard"], seen["avoid"]["total"]) == (guard, dice)
        assert (seen["avoid_by"] == "card") == bool(guard)
    used = position(U("bowman", *HERE), N("hero", *NEAR), level=2, skills={"deflect_arrow": 1})
    used.use_up(SKILLS.index("deflect_arrow"))
    assert attack(used, **place)["guard"] == [], "it is ready again in the next round"


@rule("TOH-17.5")
def test_every_card_that_meets_a_blow_is_counted_and_those_of_the_attacker_are_named() -> None:
    skills = {"defensive_form": 1, "tough_hide": 1, "evasion": 1, "perfect_aim": 0, "fencing": 0}
    state = position(U("hero", *HERE), N("hero", *NEAR, spent=3), level=2, skills=skills)
    seen = attack(state)
    assert seen["guard"] == ["evasion", "defensive_form", "tough_hide"]
    assert seen["avoid"]["reasons"] == [
        {"amount": 2, "why": "defensive-form", "clause": "TOH-17.5"}
    ]
    assert seen["cut_down"] == "0/1" and seen["aid"] == ["perfect_aim", "fencing"]
    assert share(seen["unguarded"]["cut_down"]) == 0.454


@rule("TOH-10.5", "TOH-X-22", "TOH-X-23")
def test_where_a_push_ends_counts_being_hemmed_in() -> None:
    units = U("hero", *HERE), N("hero", 10984, 10000)
    foe = attack(position(*units, U("spearman", 13500, 10000), FAR), target=2)
    assert foe["push"] == {"cause": "enemy", "x": 11514, "y": 11300, "drops": 1}
    wall = attack(position(*units, FAR, pieces=[solid(11900, 8000, 13900, 12000)]))
    assert wall["push"] == {"cause": "ground", "x": 11404, "y": 11450, "drops": 1}
    edge = attack(position(U("hero", 2000, 10000), N("hero", 1000, 10000), FAR))
    assert edge["push"] == {"cause": "edge", "x": 0, "y": 10000, "drops": 0}


@rule("TOH-1.12", "TOH-8.9", "TOH-10.5")
def test_a_push_reckons_with_the_friends_who_gave_way_to_the_charge() -> None:
    """The group steps aside first, so that it no longer hems in the target."""
    units = U("hero", *HERE), U("spear_loyal", 13868, 8694), N("hero", 15000, 10000, spent=3)
    state = position(*units, FAR, journal=True, rolls="111.. 1....")
    push = attack(state, target=2)["push"]
    assert push == {"cause": "freely", "x": 16000, "y": 10000, "drops": 0}
    act(state, "charge", unit=0, target=2)
    assert (facts(state, 2)["x"], facts(state, 2)["drops"]) == (16000, 1)


@rule("TOH-6.9", "TOH-6.10", "TOH-X-10")
def test_a_way_round_a_fence_costs_what_it_costs() -> None:
    state = position(U("hero", *HERE), FAR, pieces=[fence(8000, 12000, 13000, 12000)])
    for place, cost in (((10000, 14000), 5000), ((13500, 12000), 4136)):
        places = GAME.inquire(state, {"about": "reach", "unit": 0})["places"]
        assert [found for x, y, found in places if (x, y) == place] == [cost]


@rule("TOH-6.2")
def test_who_lies_on_the_ground_reaches_only_half_as_far() -> None:
    state = position(U("hero", *HERE, prone=True), FAR)
    assert GAME.inquire(state, {"about": "reach", "unit": 0})["limit"] == 3000
