"""Chapter 11: death and takeover."""

import pytest

from tests.clauses import rule
from tests.games.honor.position import (
    asked,
    discarded,
    hand,
    honor,
    house,
    labels,
    luck,
    play,
    player,
    position,
    refused,
    seen,
    status,
)


@rule("HON-11.1", "HON-11.2")
@pytest.mark.parametrize("rank", ["second", "leaving", "pledged"])
def test_a_daimyo_takes_his_house_with_him(rank: str) -> None:
    houses = {1: "daimyo_05 castle_osaka cavalry | lancers", 2: "| daisho"}
    state = position(
        3,
        houses=houses,
        bonds={2: (rank, 1)},
        title=1,
        honor=[0, 40, 30],
        hands={0: "ninja_assassin"},
        nature=luck(assassin=[3]),
    )
    play(state, "assassin:daimyo-1")
    assert status(state, 1) == status(state, 2) == "ronin"
    assert house(state, "samurai-1") == {"lancers": 1} and house(state, "samurai-2") == {
        "daisho": 1
    }
    assert discarded(state) == {
        "castle_osaka": 1, "cavalry": 1, "daimyo_05": 1, "ninja_assassin": 1}  # fmt: skip
    assert honor(state) == [-25, 40, 30]
    assert hand(state, 1) == {"foot_soldiers": 1}
    assert seen(state)["title"] is None


@rule("HON-11.2")
def test_a_returned_title_can_be_claimed() -> None:
    state = position(
        3,
        houses={0: "daimyo_06", 1: "daimyo_05"},
        title=1,
        hands={0: "ninja_assassin"},
        nature=luck(assassin=[6]),
    )
    play(state, "assassin:daimyo-1", "claim_shogun")
    assert seen(state)["title"] == 0


@rule("HON-11.3")
def test_a_samurai_takes_only_his_own_house_with_him() -> None:
    state = position(
        3,
        houses={1: "daimyo_05 lancers | cavalry okugata_ki"},
        honor=[0, 40, 0],
        hands={0: "ninja_assassin"},
        nature=luck(assassin=[6]),
    )
    play(state, "assassin:samurai-1")
    assert house(state, "samurai-1") == {} and house(state, "daimyo-1") == {"lancers": 1}
    assert status(state, 1) == "first" and honor(state)[1] == 40
    assert player(state, 1)["ki"]["total"] == 6


@rule("HON-11.4", "HON-11.5")
@pytest.mark.parametrize("rank", ["second", "leaving"])
def test_the_second_takes_over_the_whole_daimyo_house(rank: str) -> None:
    houses = {1: "daimyo_01 castle_osaka lancers | cavalry", 2: "| daisho"}
    state = position(
        4,
        houses=houses,
        bonds={2: (rank, 1)},
        title=1,
        hands={0: "ninja_assassin"},
        nature=luck(assassin=[6]),
    )
    play(state, "assassin:samurai-1")
    assert status(state, 2) == "first" and status(state, 1) == "ronin"
    assert house(state, "daimyo-2") == {"castle_osaka": 1, "lancers": 1}
    assert house(state, "daimyo-1") == {}
    assert seen(state)["title"] == 2
    assert player(state, 2)["holder"] is None


@rule("HON-11.5")
def test_the_new_first_scores_in_full_from_his_next_turn() -> None:
    state = position(
        3,
        seat=0,
        houses={1: "daimyo_01", 2: "| daisho"},
        bonds={2: ("leaving", 1)},
        hands={0: "ninja_assassin"},
        nature=luck(assassin=[6]),
    )
    play(state, "assassin:samurai-1", "end_turn", "end_turn")
    assert honor(state)[2] == 30 + 10
    assert status(state, 2) == "first"


@rule("HON-11.4")
def test_seppuku_and_ones_own_assassin_count_as_killed() -> None:
    houses = {1: "daimyo_05"}
    seppuku = position(3, houses=houses, bonds={2: ("second", 1)}, hands={0: "dishonor"})
    play(seppuku, "dishonor:1", "seppuku_samurai")
    assert status(seppuku, 2) == "first"
    own = position(
        3,
        seat=1,
        houses=houses,
        bonds={2: ("second", 1)},
        hands={1: "ninja_assassin"},
        nature=luck(assassin=[6]),
    )
    play(own, "assassin:samurai-1")
    assert status(own, 2) == "first" and status(own, 1) == "ronin"


@rule("HON-11.6")
@pytest.mark.parametrize("rank", ["second", "leaving", "pledged"])
def test_a_dead_seat_holder_is_plain_ronin(rank: str) -> None:
    state = position(
        3,
        houses={1: "daimyo_05", 2: "| daisho"},
        bonds={2: (rank, 1)},
        hands={0: "ninja_assassin"},
        nature=luck(assassin=[6]),
    )
    play(state, "assassin:samurai-2")
    assert status(state, 2) == "ronin" and status(state, 1) == "first"


@rule("HON-11.7", "HON-E12")
def test_a_pledged_ronin_does_not_take_over() -> None:
    state = position(
        3,
        houses={1: "daimyo_05 | cavalry"},
        bonds={2: ("pledged", 1)},
        title=1,
        hands={0: "dishonor"},
    )
    play(state, "dishonor:1", "seppuku_samurai")
    assert status(state, 1) == "first" and status(state, 2) == "pledged 1"
    assert house(state, "samurai-1") == {} and seen(state)["title"] == 1


@rule("HON-11.8")
def test_rights_and_actions_follow_at_once() -> None:
    state = position(
        3,
        houses={0: "daimyo_03 okugata_ki | okugata_honor"},
        hands={0: "ninja_assassin cavalry daimyo_09"},
        nature=luck(assassin=[6]),
    )
    assert player(state, 0)["actions"]["total"] == 5
    play(state, "assassin:daimyo-0")
    assert player(state, 0)["actions"]["total"] == 2  # 9 ki give three, one is used
    assert refused(state, "place:cavalry:daimyo-0") == ("HON-5.1", "honor-not-your-house")
    assert "daimyo:daimyo_09:0" in labels(state)


@rule("HON-11.9")
def test_nobody_leaves_the_game() -> None:
    state = position(3, hands={0: "dishonor"})
    play(state, "dishonor:1", "seppuku_samurai", "end_turn")
    assert asked(state) == ("TakeTurn", 1)
    assert player(state, 1)["samurai_house"]["head"] == "samurai"
