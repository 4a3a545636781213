"""Chapter 7: dishonor."""

from typing import Any

import pytest

from sengoku.games.honor.rules.state import Honor
from tests.clauses import rule
from tests.games.honor.position import (
    asked,
    discarded,
    hand,
    honor,
    house,
    labels,
    play,
    position,
    refused,
    status,
)


def dishonored(target: int = 1, *, hand: str = "cavalry", **more: Any) -> Honor:
    """Seat 0 has dishonored a seat; unless told otherwise seat 1, a first."""
    hands = {0: "dishonor cavalry", target: hand, **more.pop("hands", {})}
    story = {"houses": {1: "daimyo_05"}, "hands": hands}
    return play(position(4, **{**story, **more}), f"dishonor:{target}")


@rule("HON-7.1")
def test_dishonor_names_any_other_player() -> None:
    state = position(4, houses={1: "daimyo_05"}, bonds={0: ("second", 1)}, hands={0: "dishonor"})
    targets = [label for label in labels(state) if label.startswith("dishonor")]
    assert targets == ["dishonor:1", "dishonor:2", "dishonor:3"]
    assert refused(state, "dishonor:0") == ("HON-7.1", "honor-not-yourself")
    play(state, "dishonor:1")
    assert honor(state) == [0, 0, 0, 0]
    assert asked(state) == ("AnswerDishonor", 1)


@rule("HON-7.2")
@pytest.mark.parametrize(
    ("houses", "title", "hand", "answers"),
    [
        ("daimyo_05", -1, "save_face", "decline seppuku_samurai seppuku_daimyo save_face"),
        ("daimyo_05", -1, "cavalry", "decline seppuku_samurai seppuku_daimyo"),
        ("daimyo_05", 1, "save_face", "decline seppuku_samurai seppuku_daimyo"),
        ("", -1, "save_face", "decline seppuku_samurai save_face"),
    ],
)
def test_the_first_answer(houses: str, title: int, hand: str, answers: str) -> None:
    state = dishonored(houses={1: houses}, title=title, hand=hand)
    assert labels(state) == answers.split()


@rule("HON-7.2", "HON-8.3")
def test_what_cannot_be_answered_and_why() -> None:
    state = dishonored(houses={1: ""}, hand="cavalry")
    assert refused(state, "seppuku_daimyo") == ("HON-7.2", "honor-no-daimyo")
    assert refused(state, "save_face") == ("HON-7.2", "honor-not-in-hand")
    assert refused(state, "lose_75") == ("HON-7.2", "honor-wrong-moment")
    shogun = dishonored(title=1, hand="save_face")
    assert refused(shogun, "save_face") == ("HON-8.3", "honor-shogun-saves-no-face")


@rule("HON-7.3")
@pytest.mark.parametrize("rank", ["second", "pledged", "leaving"])
def test_saving_ones_face_costs_30_and_keeps_the_alliance(rank: str) -> None:
    state = dishonored(2, hand="save_face", bonds={2: (rank, 1)})
    play(state, "save_face")
    assert honor(state)[2] == -30
    assert status(state, 2) == f"{rank} 1"
    assert discarded(state) == {"dishonor": 1, "save_face": 1}
    assert asked(state) == ("TakeTurn", 0)


@rule("HON-7.4")
def test_seppuku_costs_no_honor_but_a_house() -> None:
    houses = {1: "daimyo_05 lancers | cavalry"}
    samurai = play(dishonored(houses=houses), "seppuku_samurai")
    assert house(samurai, "samurai-1") == {} and house(samurai, "daimyo-1") == {"lancers": 1}
    daimyo = play(dishonored(houses=houses), "seppuku_daimyo")
    assert house(daimyo, "samurai-1") == {"cavalry": 1} and status(daimyo, 1) == "ronin"
    assert honor(samurai) == honor(daimyo) == [0, 0, 0, 0]


@rule("HON-7.5")
@pytest.mark.parametrize("rank", ["second", "pledged", "leaving"])
def test_seppuku_of_a_seat_holder_detaches_him(rank: str) -> None:
    state = dishonored(2, bonds={2: (rank, 1)}, hands={1: "save_face"})
    play(state, "seppuku_samurai")
    assert status(state, 2) == "ronin" and honor(state)[2] == 0
    assert asked(state) == ("TakeTurn", 0)


@rule("HON-7.6")
@pytest.mark.parametrize("houses", ["daimyo_05", ""])
def test_a_player_without_alliance_who_declines_loses_75_at_once(houses: str) -> None:
    state = dishonored(houses={1: houses}, hands={2: "save_face", 3: "save_face"})
    play(state, "decline")
    assert honor(state) == [0, -75, 0, 0]
    assert asked(state) == ("TakeTurn", 0)


@rule("HON-7.7")
def test_the_window_asks_the_first_then_clockwise_and_the_dishonorer_too() -> None:
    state = dishonored(2, bonds={2: ("second", 1)})
    play(state, "decline")
    order = []
    while asked(state)[0] == "MaySaveFace":
        order.append(asked(state)[1])
        play(state, "pass")
    assert order == [1, 3, 0]


@rule("HON-7.8")
def test_a_save_costs_30_and_cannot_be_refused() -> None:
    state = dishonored(2, bonds={2: ("pledged", 1)}, hands={3: "save_face"})
    play(state, "decline", "pass", "save_face", "pass")
    assert honor(state)[2] == -30
    assert status(state, 2) == "pledged 1"
    assert hand(state, 3) == {}
    assert asked(state) == ("TakeTurn", 0)


@rule("HON-7.9", "HON-E10")
def test_the_last_answer_is_75_or_seppuku() -> None:
    state = dishonored(2, hand="save_face", bonds={2: ("second", 1)})
    play(state, "decline", "pass", "pass", "pass")
    assert asked(state) == ("ChooseShame", 2)
    assert labels(state) == ["lose_75", "seppuku_samurai"]
    assert refused(state, "save_face") == ("HON-7.9", "honor-too-late-to-save")


@rule("HON-7.10")
def test_75_detaches_without_the_25_of_a_dissolution() -> None:
    state = dishonored(2, bonds={2: ("second", 1)})
    play(state, "decline", "pass", "pass", "pass", "lose_75")
    assert honor(state)[2] == -75
    assert status(state, 2) == "ronin"


@rule("HON-7.11")
def test_dishonor_of_a_first_leaves_his_second_alone() -> None:
    state = dishonored(1, bonds={2: ("second", 1)})
    play(state, "decline")
    assert status(state, 2) == "second 1"


@rule("HON-7.12")
def test_seppuku_with_an_empty_house_is_free_unless_forbidden() -> None:
    assert "seppuku_samurai" in labels(dishonored())
    state = dishonored(empty_seppuku="forbidden")
    assert refused(state, "seppuku_samurai") == ("HON-7.12", "honor-empty-house")
    full = dishonored(houses={1: "daimyo_05 | lancers"}, empty_seppuku="forbidden")
    assert "seppuku_samurai" in labels(full)


@rule("HON-7.7", "HON-7.8", "HON-9.9")
def test_a_leaving_second_is_saved_and_still_leaving() -> None:
    state = dishonored(2, bonds={2: ("leaving", 1)}, hands={3: "save_face"})
    play(state, "decline")
    assert asked(state) == ("MaySaveFace", 1)
    play(state, "pass", "save_face", "pass")
    assert honor(state)[2] == -30
    assert status(state, 2) == "leaving 1"


@rule("HON-7.10", "HON-9.9")
def test_a_leaving_second_who_loses_75_is_detached_at_once() -> None:
    state = dishonored(2, bonds={2: ("leaving", 1)})
    play(state, "decline", "pass", "pass", "pass")
    assert asked(state) == ("ChooseShame", 2)
    play(state, "lose_75")
    assert honor(state)[2] == -75
    assert status(state, 2) == "ronin"
