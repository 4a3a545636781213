"""What the table foretells: the next scoring, the way to the goal, what an option leads to."""

from typing import Any

from sengoku.kernel.state import State
from sengoku.kernel.viewer import viewer_of
from tests.clauses import rule
from tests.games.honor.position import HONOR, play, player, position


def foreseen(state: State, move: str) -> dict[str, Any]:
    """What the seat that is asked may know of an option beforehand."""
    options = HONOR.view(state, viewer_of(int(state.seat())))["question"]["options"]
    by_label = {HONOR.label(option["action"]): option["preview"] for option in options}
    found: dict[str, Any] = by_label[move]
    return found


@rule("HON-3.2", "HON-3.5", "HON-3.11")
def test_who_is_pledged_at_380_is_shown_to_win_at_his_next_scoring_and_does() -> None:
    houses = {0: "daimyo_05", 1: "daimyo_01", 2: "| daisho"}
    state = position(3, houses=houses, bonds={2: ("pledged", 1)}, honor=[0, 0, 380])
    seen = player(state, 2)
    assert (seen["income"]["total"], seen["to_goal"]) == (15 + 5, 1)
    play(state, "end_turn", "end_turn")
    assert state.over() and state.ranks()[2] == 1


@rule("HON-3.2", "HON-3.7")
def test_who_leaves_earns_nothing_any_more() -> None:
    houses = {0: "daimyo_05", 1: "daimyo_01", 2: "| daisho"}
    state = position(3, houses=houses, bonds={2: ("leaving", 1)}, honor=[0, 0, 380])
    assert (player(state, 2)["income"]["total"], player(state, 2)["to_goal"]) == (0, None)
    play(state, "end_turn", "end_turn")
    assert not state.over() and player(state, 2)["honor"] == 380


@rule("HON-9.5", "HON-9.8")
def test_a_pledge_and_its_end_tell_what_they_change() -> None:
    houses = {1: "daimyo_01", 2: "daimyo_05"}
    assert foreseen(position(3, houses=houses), "ally:1")["income"] == 15
    served = position(3, houses=houses, bonds={0: ("second", 1)})
    assert foreseen(served, "dissolve") == {"honor": -25, "income": -15, "actions": 2}


@rule("HON-12.3", "HON-3.11")
def test_a_goal_beyond_the_last_round_never_comes() -> None:
    houses = {0: "daimyo_02", 1: "daimyo_01", 2: "daimyo_05"}

    def to_goal(round: int) -> list[int | None]:
        state = position(3, houses=houses, honor=[380, 340, 0], round=round, round_limit=20)
        return [player(state, seat)["to_goal"] for seat in range(3)]

    assert to_goal(2) == [1, 2, None]
    assert to_goal(19) == [1, 2, None], "seat 1 has a turn in this round and one in the last"
    assert to_goal(20) == [None, None, None]


@rule("HON-12.4")
def test_at_the_end_the_income_is_that_which_decides_a_tie() -> None:
    houses = {0: "daimyo_05", 1: "daimyo_01"}
    story: dict[str, Any] = {"houses": houses, "bonds": {2: ("pledged", 1)}, "seat": 2, "round": 20}
    state = position(3, at="end", round_limit=20, **story)
    assert state.over() and player(state, 2)["income"]["total"] == 0
    assert player(state, 2)["to_goal"] is None


@rule("HON-11.8", "HON-6.9")
def test_actions_that_hang_on_the_die_are_not_told() -> None:
    houses = {0: "daimyo_03 | noh_theater", 1: "daimyo_05"}
    state = position(3, houses=houses, hands={0: "ninja_assassin"})
    assert "actions" not in foreseen(state, "assassin:daimyo-0")
    assert foreseen(state, "assassin:daimyo-1")["actions"] == 3


@rule("HON-7.7", "HON-8.9")
def test_help_is_promised_only_if_somebody_may_give_it() -> None:
    def declined(cards: str) -> dict[str, Any]:
        state = position(
            3,
            houses={1: "daimyo_05"},
            bonds={2: ("second", 1)},
            hands={0: f"dishonor {cards}", 1: "", 2: ""},
        )
        return foreseen(play(state, "dishonor:2"), "decline")

    assert declined("lancers") == {"window": 1, "worst": -75}
    assert declined("") == {"window": 0, "worst": -75}
