"""The invariants of the spec, and that the check can fail."""

from collections.abc import Callable
from typing import Any

import pytest

from sengoku.games.samurai.rules.grid import cell_at, village_code
from sengoku.kernel.nature import Fast
from sengoku.kernel.state import State
from tests.games.samurai.position import SAMURAI, saved, stones, view, wander

Turn = Callable[[int, int], tuple[int, int]]

TURNS: dict[str, Turn] = {
    "quarter turn": lambda x, y: (-y, x),
    "half turn": lambda x, y: (-x, -y),
    "mirrored": lambda x, y: (-x, y),
    "diagonal": lambda x, y: (y, x),
}


def turned(words: dict[str, Any], turn: Turn) -> int:
    x, y = turn(words["x"], words["y"])
    return SAMURAI.action({**words, "x": x, "y": y})


@pytest.mark.parametrize("name", TURNS)
def test_turned_and_mirrored_play_is_legal_and_scores_the_same(name: str) -> None:
    """Invariant 10."""
    turn = TURNS[name]
    for seed in range(3):
        state, twin = (SAMURAI.new(seats=3, seed=seed) for _ in range(2))
        chooser = Fast(seed, 1)
        while not state.over():
            options = state.options()
            action = options[chooser.below(0, len(options))]
            assert {turned(SAMURAI.words(o), turn) for o in options} == {*twin.options()}
            twin.submit(twin.seat(), turned(SAMURAI.words(action), turn))
            state.submit(state.seat(), action)
            assert stones(state) == stones(twin)
        assert twin.over() and state.ranks() == twin.ranks()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_numbers_of_villages_and_stones_in_a_turn_are_bounded(seats: int) -> None:
    """Invariants 4, 5 and 12, over random games."""
    for seed in range(8):
        cards = turns = 0
        before: dict[str, Any] = {}
        for state in wander(seats, seed):
            now = view(state)
            if now["waiting"] is not None:
                continue
            if before:
                laid = len(now["table"]["villages"]) - len(before["table"]["villages"])
                scored = sum(v["scored"] for v in now["table"]["villages"]) - sum(
                    v["scored"] for v in before["table"]["villages"]
                )
                given = sum(now["stones"]["awarded"].values()) - sum(
                    before["stones"]["awarded"].values()
                )
                assert 0 <= laid <= 3 and 0 <= scored <= 4 and 0 <= given <= 10
                assert len(now["table"]["cards"]) == len(before["table"]["cards"]) + 1
            before = now
            cards, turns = len(now["table"]["cards"]), now["turn"]
        assert cards == turns <= {2: 30, 3: 45, 4: 52}[seats] and turns % seats == 0


def test_a_seed_and_the_answers_fix_the_game() -> None:
    """Invariant 11."""
    first, second = ([saved(state) for state in wander(4, 17)] for _ in range(2))
    assert first == second


def broken(change: Callable[[Any], None], message: str) -> None:
    """The check holds in a running game, and fails once something is changed."""
    state: State = next(state for ply, state in enumerate(wander(3, 5)) if ply == 20)
    SAMURAI.check(state)
    change(state)
    with pytest.raises(AssertionError, match=message):
        SAMURAI.check(state)


def test_a_village_out_of_nowhere_is_found() -> None:
    def change(state: Any) -> None:
        x, y = view(state)["table"]["legal"][0]
        state.put(cell_at(x, y), village_code(0))

    broken(change, "chessboard")


def test_a_forgotten_legal_cell_is_found() -> None:
    def change(state: Any) -> None:
        state.legal = state.legal[1:]

    broken(change, "free sides")


def test_a_village_too_many_is_found() -> None:
    def change(state: Any) -> None:
        state.taken -= 1

    broken(change, "44 villages")


def test_a_changed_hand_is_found() -> None:
    def change(state: Any) -> None:
        state.hands[0] = 0 if state.hands[0] else 1

    broken(change, "whole set")


def test_a_stone_too_many_is_found() -> None:
    def change(state: Any) -> None:
        state.stones[0] += 30

    broken(change, "a stone a scored symbol")


def test_a_lost_turn_is_found() -> None:
    def change(state: Any) -> None:
        state.turn += 1

    broken(change, "a card a turn")
