"""Chapter 9: the winner and the places."""

import pytest

from sengoku.kernel.problem import IllegalAction
from sengoku.kernel.state import State
from tests.clauses import rule
from tests.games.glory.facts import action, heard, seen, sheet
from tests.games.glory.position import play, position


def finished(seats: int, *rounds: list[int]) -> State:
    """A game after these rounds and a last one in which nobody scored."""
    state = position(seats, at="orders", sheet=[*rounds], rounds=len(rounds) + 1)
    assert state.over()
    return state


@rule("GLO-9.1")
def test_the_game_ends_when_the_last_round_has_been_scored() -> None:
    state = position(
        2, hand="monk*2", sheet=[[1, 2], [3, 4], [5, 6]], draw_1="", draw_2="envoy", journal=True
    )
    assert not state.over() and seen(state, 0)["scores"]["ranks"] is None
    play(state, "lay:monk:2")
    assert state.over() and sheet(state)[3] == [18, 0]
    end = {"event": "GameEnded", "ranks": [1, 2], "totals": [27, 12]}
    assert heard(state)[-1] == end and state.returns() == [1.0, -1.0]


@rule("GLO-9.1")
def test_after_the_end_nothing_can_be_played() -> None:
    state = finished(2, [1, 2])
    with pytest.raises(IllegalAction) as refusal:
        state.submit(0, action("draw:draw_1"))
    assert refusal.value.key == "game-is-over"
    assert seen(state, 0)["question"] is None


@rule("GLO-9.1")
def test_an_earlier_round_does_not_end_the_game() -> None:
    assert not position(2, at="orders", sheet=[[1, 2], [3, 4]]).over()


@rule("GLO-9.2")
def test_the_highest_total_wins() -> None:
    assert finished(3, [10, 30, 20], [10, 15, 20]).ranks() == [3, 1, 2]


@rule("GLO-9.2")
def test_the_total_counts_before_the_best_round() -> None:
    assert finished(2, [60, 40], [0, 30]).ranks() == [2, 1]


@rule("GLO-9.3")
def test_of_equal_totals_the_best_single_round_wins() -> None:
    assert finished(2, [30, 40], [30, 20]).ranks() == [2, 1]
    assert finished(3, [30, 20, 25], [30, 40, 35], [0, 0, 0]).ranks() == [3, 1, 2]


@rule("GLO-9.4")
def test_still_tied_players_share_the_place() -> None:
    state = finished(3, [30, 20, 10], [20, 30, 10])
    assert state.ranks() == [1, 1, 3]
    assert state.returns() == [0.5, 0.5, -1.0]


@rule("GLO-9.5")
@pytest.mark.parametrize(
    ("rounds", "ranks"),
    [
        ([[9, 9, 9, 9]], [1, 1, 1, 1]),
        ([[9, 8, 8, 7]], [1, 2, 2, 4]),
        ([[9, 9, 9, 7]], [1, 1, 1, 4]),
        ([[5, 4, 3, 2], [2, 3, 4, 5]], [1, 3, 3, 1]),
        ([[5, 6, 1, 2], [5, 4, 1, 1]], [2, 1, 4, 3]),
    ],
)
def test_equal_pairs_share_the_better_rank_and_the_next_is_skipped(
    rounds: list[list[int]], ranks: list[int]
) -> None:
    state = finished(4, *rounds)
    assert state.ranks() == ranks == seen(state, -1)["scores"]["ranks"]
