"""Chapter 3: turn and scoring."""

import pytest

from sengoku.games.honor.rules.state import half
from sengoku.kernel.viewer import PUBLIC
from tests.clauses import rule
from tests.games.honor.position import (
    asked,
    heard,
    honor,
    labels,
    play,
    player,
    position,
    seen,
    status,
    verbs,
)


@rule("HON-3.1", "HON-3.2", "HON-3.3")
def test_alliance_then_scoring_then_main_phase() -> None:
    state = position(3, at="begin", houses={1: "daimyo_01"}, bonds={0: ("pledged", 1)})
    assert heard(state) == ["TurnBegan", "AllianceBegan", "HonorScored"]
    assert status(state, 0) == "second 1"
    assert honor(state) == [15, 0, 0]
    assert asked(state) == ("TakeTurn", 0)


@rule("HON-3.2", "HON-9.9")
def test_who_is_leaving_leaves_before_he_scores() -> None:
    state = position(3, at="begin", houses={1: "daimyo_01"}, bonds={0: ("leaving", 1)})
    assert status(state, 0) == "ronin"
    assert honor(state) == [0, 0, 0]


@rule("HON-3.3")
def test_the_first_turn_scores_too() -> None:
    state = position(3, at="begin", houses={0: "daimyo_02"}, round=0)
    assert honor(state)[0] == 20


@rule("HON-3.4")
def test_a_first_counts_both_houses_and_the_title() -> None:
    houses = {0: "daimyo_01 castle_osaka | noh_theater", 1: "| daisho"}
    state = position(4, houses=houses, title=0, bonds={1: ("second", 0)})
    tally = player(state, 0)["income"]
    assert {reason["why"]: reason["amount"] for reason in tally["reasons"]} == {
        "daimyo_01": 30,
        "castle_osaka": 10,
        "title": 60,
        "noh_theater": 20,
    }
    assert tally["total"] == 120
    assert {reason["clause"] for reason in tally["reasons"]} == {"HON-3.4"}


@rule("HON-3.5")
def test_a_second_counts_halves_rounded_apart() -> None:
    houses = {1: "daimyo_03 | noh_theater", 0: "| no_dachi"}
    state = position(3, houses=houses, bonds={0: ("second", 1)})
    tally = player(state, 0)["income"]
    assert [(reason["why"], reason["amount"]) for reason in tally["reasons"]] == [
        ("half_daimyo_house", 10),
        ("half_samurai_house", 5),
    ]


@rule("HON-3.6")
@pytest.mark.parametrize(
    ("whole", "rounded"), [(35, 20), (5, 5), (-5, 0), (-15, -5), (20, 10), (0, 0), (-20, -10)]
)
def test_halves_round_up_to_fives(whole: int, rounded: int) -> None:
    assert half(whole) == rounded


@rule("HON-3.7")
@pytest.mark.parametrize("cards", ["noh_theater", "gunpowder"])
def test_a_ronin_scores_nothing_not_even_a_loss(cards: str) -> None:
    state = position(3, at="begin", houses={0: f"| {cards}"})
    assert honor(state)[0] == 0


@rule("HON-3.8")
def test_a_negative_income_is_subtracted() -> None:
    state = position(3, at="begin", houses={0: "daimyo_08 | gunpowder"})
    assert honor(state)[0] == -15


@rule("HON-3.9")
def test_new_cards_count_from_the_next_scoring() -> None:
    state = position(3, at="begin", houses={0: "daimyo_08"}, hands={0: "noh_theater"})
    play(state, "place:noh_theater:daimyo-0")
    assert honor(state)[0] == 5
    play(state, "end_turn", "end_turn", "end_turn")
    assert honor(state)[0] == 5 + 25


@rule("HON-3.10")
def test_honor_falls_below_zero_and_costs_can_be_paid() -> None:
    state = position(3, houses={1: "| cavalry"}, hands={0: "ninja_spy*2"}, honor=[-300, 0, 0])
    play(state, "spy:ninja_spy:samurai-1:cavalry:destroy")
    assert honor(state)[0] == -325


@rule("HON-3.11", "HON-12.1")
def test_the_goal_ends_the_game_before_the_main_phase() -> None:
    state = position(3, at="begin", houses={0: "daimyo_08"}, honor=[395, 0, 0])
    assert state.over() and state.ranks() == [1, 2, 2]


@rule("HON-3.11")
def test_only_ones_own_scoring_counts() -> None:
    state = position(3, at="end", seat=2, houses={0: "daimyo_08"}, honor=[390, 0, 0])
    assert not state.over() and honor(state)[0] == 395


@rule("HON-3.12")
def test_actions_discards_and_a_declaration_in_any_order() -> None:
    state = position(3, houses={0: "daimyo_01"}, hands={0: "cavalry lancers dishonor"})
    play(state, "discard:lancers", "claim_shogun", "place:cavalry:daimyo-0", "discard:dishonor")
    assert "draw" in verbs(state)


@rule("HON-3.13")
def test_a_turn_may_end_at_any_moment_and_unused_actions_are_lost() -> None:
    state = position(3, houses={0: "daimyo_01"})
    assert labels(state)[-1] == "end_turn"
    play(state, "end_turn")
    assert asked(state) == ("TakeTurn", 1)
    play(state, "end_turn", "end_turn")
    assert player(state, 0)["actions"]["total"] == 2


@rule("HON-3.13")
def test_ending_is_always_allowed_and_nothing_is_carried_over() -> None:
    """Once with every action left, once with some, once with none; then two actions again."""
    for draws in range(3):
        state = position(3, hands={0: "cavalry"})
        for _ in range(draws):
            assert "end_turn" in labels(state)
            play(state, "draw")
        play(state, "end_turn", "end_turn", "end_turn")
        assert asked(state) == ("TakeTurn", 0)
        assert player(state, 0)["actions"]["total"] == 2
        play(state, "draw", "draw")
        assert "draw" not in labels(state) and "end_turn" in labels(state)


@rule("HON-4.3", "HON-13.2")
def test_all_see_how_many_actions_were_used_also_beyond_the_allowance() -> None:
    houses = {0: "| noh_theater okugata_ki"}  # 13 ki: four actions
    state = position(3, houses=houses, hands={0: "ninja_spy"}, used=3)
    play(state, "spy:ninja_spy:samurai-0:noh_theater:destroy")  # 10 ki: three actions
    assert seen(state, PUBLIC)["used"] == 4
    assert player(state, 0)["actions"]["total"] == 0
