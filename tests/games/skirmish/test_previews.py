"""What the table answers on demand."""

import pytest

from sengoku.kernel.problem import BadWords
from tests.clauses import rule
from tests.games.skirmish.position import GAME, N, U, position
from tests.geometry.scenes import rise, solid

FAR = N("hero", 33000, 33000)


@rule("TOH-1.10", "TOH-X-39", "TOH-9.1")
def test_the_odds_of_a_charge_are_those_of_the_spec() -> None:
    state = position(U("hero", 10000, 10000), N("samurai_wise", 13000, 10000), FAR)
    before = GAME.save(state)
    seen = GAME.preview(state, {"about": "attack", "unit": 0, "target": 1})
    assert seen["legal"] and seen["way"] == {"end": [12016, 10000], "bend": None, "cost": 2016}
    assert (seen["cut_down"], seen["light_wound"]) == ("216407/995328", "533209/6718464")
    assert seen["avoid_by"] == "action" and seen["push"] == {
        "cause": "freely",
        "x": 14000,
        "y": 10000,
    }
    assert GAME.save(state) == before, "asking changes nothing"


@rule("TOH-8.3", "TOH-8.11", "TOH-12.3", "TOH-9.2")
def test_every_die_of_a_shot_has_its_reason() -> None:
    state = position(
        U("bow_exp", 17000, 10000),
        N("hero", 8000, 10000, drops=1),
        N("spearman", 12500, 11200),
        pieces=[rise(16500, 10000)],
    )
    seen = GAME.preview(state, {"about": "attack", "unit": 0, "target": 1, "x": 17000, "y": 10000})
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
    seen = GAME.preview(state, {"about": "targets", "unit": 0})
    hidden, far = seen["targets"]
    assert (hidden["lines"], hidden["charge"]["clause"], hidden["shoot"]) == (0, "TOH-7.1", False)
    assert far["charge"]["clause"] == "TOH-8.5" and far["shoot"] and far["nearest_to_shoot"]
    assert seen["wits"] == "1/3"
    assert GAME.preview(state, {"about": "attack", "unit": 0, "target": 1})["clause"] == "TOH-7.1"


@rule("TOH-6.10")
def test_every_place_in_reach_may_be_named() -> None:
    state = position(U("hero", 10000, 10000), N("hero", 12500, 10500))
    places = GAME.preview(state, {"about": "reach", "unit": 0, "limit": 3000})["places"]
    assert len(places) > 40 and [10000, 10000, 0] in places
    for x, y, cost in places:
        assert cost <= 3000
        action = GAME.action({"do": "cautious", "unit": 0, "x": x, "y": y})
        assert state.question().allows(state, action)


@rule("TOH-5.1")
def test_the_chances_of_the_next_token() -> None:
    state = position(U("hero", 10000, 10000, spent=1), U("bowman", 3000, 3000), FAR, fate=1)
    seen = GAME.preview(state, {"about": "token"})
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
        GAME.preview(state, asked)


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
    behind, near, far = GAME.preview(state, {"about": "targets", "unit": 0})["targets"]
    assert behind["in_the_way"] == [1] and behind["no_shot"]["clause"] == "TOH-7.1"
    assert near["in_the_way"] == [] and near["no_shot"] is None and far["no_shot"] is None
    for target, wits in ((3, None), (4, "1/3")):
        asked = {"about": "attack", "unit": 0, "target": target}
        assert GAME.preview(state, asked)["wits"] == wits
        assert GAME.preview(state, {**asked, "x": 10000, "y": 10000})["wits"] == wits


@rule("TOH-18.1", "TOH-17.4", "TOH-9.13")
def test_injuries_and_armor_are_in_the_preview() -> None:
    """Every injury takes a die; armor takes one from the damage, and is counted once."""
    state = position(
        U("hero", 10000, 10000),
        N("hero", 13000, 10000, drops=1),
        level=3,
        skills={"exceptional_armour": 1},
    )
    state.injuries[0], state.injuries[1] = 0b101, 0b10000  # arm and ribs; hand
    seen = GAME.preview(state, {"about": "attack", "unit": 0, "target": 1})
    totals = [seen[roll]["total"] for roll in ("strike", "avoid", "damage")]
    assert totals == [4, 4, 4]
    assert (seen["strike"]["base"], seen["damage"]["base"]) == (5, 5)
    assert seen["hit"] == "575/2304"  # 25/48 * 23/48: four dice each


@rule("TOH-9.19", "TOH-8.1")
def test_a_preview_of_a_shot_knows_the_options_and_what_the_shooter_can_do() -> None:
    units = U("musketman", 10000, 10000), N("hero", 15000, 10000)
    asked = {"about": "attack", "unit": 0, "target": 1, "x": 10000, "y": 10000}
    assert GAME.preview(position(*units), asked)["push"]["x"] == 16000
    assert GAME.preview(position(*units, shots_push=False), asked)["push"] is None
    empty = position(U("musketman", 10000, 10000, reload=True), units[1])
    assert GAME.preview(empty, asked)["clause"] == "TOH-8.1"
    assert GAME.preview(position(*units), {**asked, "x": 14000})["clause"] == "TOH-6.6"
