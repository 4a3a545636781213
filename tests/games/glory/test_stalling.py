"""Clause 11.18: a round that brings no card out of a draw pile for too long."""

from typing import Any

import pytest

from sengoku.kernel.state import State
from tests.clauses import rule
from tests.games.glory.facts import ended, kinds, seen, sheet
from tests.games.glory.position import play, position, summary


def stalled(stall: int, **more: Any) -> State:
    """Seat 0 is about to discard after `stall` turns without a card out of a draw pile."""
    story: dict[str, Any] = {"at": "draw", "stall": stall, "stall_limit": 40, "ready": {}}
    story |= {"hand": "emperor", "sets": {"monk": (1, 3)}}
    return position(ninja_power=True, **{**story, "d1": "farmer*3", "d2": "envoy*3", **more})


@rule("GLO-11.18")
def test_the_round_ends_when_too_many_turns_brought_no_card_out_of_a_draw_pile() -> None:
    state = stalled(39)
    play(state, "draw:discard_1", "draw:discard_2", "discard:farmer:discard_1")
    assert ended(state) == ["stall"] and sheet(state) == [[0, 18]]


@rule("GLO-11.18")
def test_one_turn_less_does_not_end_it() -> None:
    state = stalled(38)
    play(state, "draw:discard_1", "draw:discard_2", "discard:farmer:discard_1")
    assert ended(state) == [] and seen(state, -1)["gauges"]["stall"] == 39


@rule("GLO-11.18")
@pytest.mark.parametrize("draws", [("draw_1", "discard_1"), ("discard_2", "draw_2")])
def test_one_card_out_of_a_draw_pile_starts_the_count_anew(draws: tuple[str, str]) -> None:
    state = stalled(39)
    play(state, *(f"draw:{name}" for name in draws))
    play(state, kinds(state, "discard")[0])
    assert ended(state) == [] and summary(state)["stall"] == 0


@rule("GLO-11.18", "GLO-7.6")
def test_stall_is_no_reason_beside_another() -> None:
    mine = dict.fromkeys(("emperor", "empress", "daimyo", "shogun", "samurai"), (0, 3))
    state = stalled(39, hand="monk*2", sets=mine)
    play(state, "draw:discard_1", "draw:discard_2", "lay:monk:2")
    assert ended(state) == ["types"]


@rule("GLO-11.18")
def test_without_the_variant_no_round_ends_by_stalling() -> None:
    state = position(2, at="draw", stall=2000, stall_limit=40, d1="farmer*3", d2="envoy*3")
    play(state, "draw:discard_1", "draw:discard_2", "discard:farmer:discard_1")
    assert ended(state) == [] and sheet(state) == []
    assert seen(state, -1)["gauges"]["stall"] is None


@rule("GLO-11.18", "GLO-11.1")
def test_a_new_round_counts_from_the_beginning() -> None:
    state = stalled(39)
    play(state, "draw:discard_1", "draw:discard_2", "discard:farmer:discard_1")
    assert summary(state)["round"] == 2 and max(summary(state)["stall"], 0) == 0
