"""Chapter 4: card actions."""

import pytest

from sengoku.kernel.viewer import PUBLIC, viewer_of
from tests.clauses import rule
from tests.games.honor.position import (
    HONOR,
    discarded,
    hand,
    honor,
    journal,
    labels,
    play,
    player,
    position,
    refused,
    seen,
)


@rule("HON-4.1")
def test_ki_of_a_first_and_of_his_second() -> None:
    houses = {0: "daimyo_03 okugata_ki | okugata_honor", 1: "| warrior_monks*2"}
    state = position(3, houses=houses, bonds={1: ("second", 0)})
    assert player(state, 0)["ki"]["total"] == 6 + 3 + 4 + 3
    assert player(state, 1)["ki"]["total"] == 6 + 2
    assert player(state, 1)["ki"]["reasons"][0] == {
        "amount": 6,
        "why": "samurai",
        "clause": "HON-4.1",
    }


@rule("HON-4.2")
@pytest.mark.parametrize(
    ("houses", "ki", "actions"),
    [
        ("| gunpowder", 4, 2),
        ("|", 6, 2),
        ("| okugata_honor", 9, 3),
        ("| okugata_ki warrior_monks*4", 14, 4),
        ("| okugata_ki warrior_monks*5", 15, 5),
        ("daimyo_03 okugata_ki | okugata_ki warrior_monks*5", 22, 5),
    ],
)
def test_an_action_for_every_three_ki(houses: str, ki: int, actions: int) -> None:
    state = position(3, houses={0: houses})
    assert player(state, 0)["ki"]["total"] == ki
    assert player(state, 0)["actions"]["total"] == actions


@rule("HON-4.3")
def test_ki_gained_or_lost_counts_at_once() -> None:
    state = position(
        3, houses={0: "| okugata_ki warrior_monks"}, hands={0: "warrior_monks gunpowder"}
    )
    assert player(state, 0)["actions"]["total"] == 3  # 11 ki
    play(state, "place:warrior_monks:samurai-0")
    assert player(state, 0)["actions"]["total"] == 3  # 12 ki, one used
    play(state, "place:gunpowder:samurai-0")
    assert player(state, 0)["actions"]["total"] == 1  # 10 ki, two used


@rule("HON-4.4")
@pytest.mark.parametrize(
    ("move", "cost"),
    [
        ("draw", 1),
        ("place:cavalry:samurai-0", 1),
        ("daimyo:daimyo_09:0", 1),
        ("spy:ninja_spy:samurai-1:lancers:destroy", 1),
        ("assassin:samurai-1", 1),
        ("dishonor:1", 2),
        ("discard:cavalry", 0),
        ("ally:1", 0),
    ],
)
def test_what_each_thing_costs(move: str, cost: int) -> None:
    state = position(
        3,
        houses={0: "| okugata_ki warrior_monks*2", 1: "daimyo_05 | lancers"},
        hands={0: "cavalry daimyo_09 ninja_spy ninja_assassin dishonor"},
    )
    play(state, move)
    assert HONOR.save(state)["used"] == cost


@rule("HON-4.5")
def test_no_action_without_enough_actions_left() -> None:
    state = position(3, used=1, hands={0: "dishonor cavalry"})
    assert refused(state, "dishonor:1") == ("HON-4.5", "honor-too-few-actions")
    play(state, "place:cavalry:samurai-0")
    assert refused(state, "draw") == ("HON-4.5", "honor-too-few-actions")
    assert labels(state) == ["discard:dishonor", "end_turn"]


@rule("HON-4.6", "HON-4.9")
def test_a_full_hand_draws_no_card() -> None:
    state = position(3, hands={0: "foot_soldiers*7"})
    assert refused(state, "draw") == ("HON-4.6", "honor-hand-is-full")
    play(state, "discard:foot_soldiers", "draw")
    assert sum(hand(state, 0).values()) == 7


@rule("HON-4.6")
def test_a_drawn_card_is_seen_by_the_drawer_only() -> None:
    state = position(3, pile="noh_theater cavalry")
    play(state, "draw")
    drawn = journal(state)[-1]
    assert drawn.told(viewer_of(0))["card"] == "noh_theater"
    assert drawn.told(viewer_of(1))["card"] == drawn.told(PUBLIC)["card"] == "hidden"
    assert hand(state, 0) == {"foot_soldiers": 1, "noh_theater": 1}


@rule("HON-4.7", "HON-E28")
def test_an_empty_pile_is_renewed_from_the_discards_at_the_next_draw() -> None:
    state = position(3, pile="", discards="lancers*8 cavalry*4")
    assert seen(state)["pile"]["count"] == 0
    play(state, "draw")
    assert seen(state)["pile"]["count"] == 11
    assert discarded(state) == {}
    assert HONOR.save(state)["used"] == 1
    assert [event.name for event in journal(state)] == ["PileShuffled", "CardDrawn"]


@rule("HON-4.8", "HON-E28")
def test_with_both_piles_empty_nobody_draws() -> None:
    state = position(3, pile="", discards="save_face")
    state.discards = type(state.discards)([0] * 30)
    state.discarded = 0
    assert refused(state, "draw") == ("HON-4.8", "honor-nothing-to-draw")


@rule("HON-4.9")
def test_no_hand_holds_more_than_seven() -> None:
    for seed in range(5):
        state = HONOR.new(seats=3, seed=seed)
        while not state.over():
            drawing = [action for action in state.options() if HONOR.label(action) == "draw"]
            state.play(drawing[0] if drawing else state.options()[-1])
            assert max(sum(hand(state, seat).values()) for seat in range(3)) <= 7
            if HONOR.save(state)["round"] > 2:
                break


@rule("HON-4.10")
def test_discards_are_free_one_by_one_and_only_in_ones_own_turn() -> None:
    state = position(3, used=2, hands={0: "cavalry lancers"})
    play(state, "discard:cavalry", "discard:lancers")
    assert discarded(state) == {"lancers": 1, "cavalry": 1}
    assert labels(state) == ["end_turn"]
    asked = position(3, seat=1, hands={1: "dishonor", 0: "cavalry"})
    play(asked, "dishonor:0")
    assert not any(label.startswith("discard") for label in labels(asked))


@rule("HON-4.11")
def test_an_event_card_is_discarded_before_its_effect() -> None:
    state = position(3, hands={0: "dishonor"})
    play(state, "dishonor:1")
    assert discarded(state) == {"dishonor": 1}
    assert honor(state) == [0, 0, 0]
    assert seen(state)["question"]["asks"] == "AnswerDishonor"
