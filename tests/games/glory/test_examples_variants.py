"""The worked examples of the variants. A, B, C, D are seats 0 to 3."""

from typing import Any

import pytest

from sengoku.kernel.problem import BadSetup
from sengoku.kernel.state import State
from tests.clauses import rule
from tests.games.glory.facts import (
    asked,
    ended,
    figures,
    hand,
    heard,
    kinds,
    pile,
    refused,
    rest,
    seen,
    sets,
    sheet,
)
from tests.games.glory.position import GLORY, labels, play, position, summary

A, B, C, D = range(4)

HELD = {
    A: "a:shogun b:samurai c:ninja",
    B: "a:emperor b:shogun c:monk",
    C: "a:empress b:ninja c:farmer",
}


def orders(seats: int = 3, **more: Any) -> State:
    """Variant 1, after the last turn of a round."""
    story: dict[str, Any] = {"at": "orders", "orders": {seat: HELD[seat] for seat in range(seats)}}
    return position(seats, imperial_orders=True, **{**story, **more})


def ninja(seats: int = 2, **more: Any) -> State:
    """Variant 2."""
    return position(seats, ninja_power=True, **{"ready": {A: 1}, **more})


# -- variant 1 ----------------------------------------------------------------------------------


@rule("GLO-X-6", "GLO-10.5")
def test_x6_an_order_of_one_pays_another() -> None:
    held = {**HELD, A: "a:empress b:samurai c:ninja", C: "a:daimyo b:ninja c:farmer"}
    state = orders(sets={"empress": (C, 2)}, orders=held)
    play(state, "order:order_a_empress")
    assert summary(state)["bonus"] == [0, 0, 10]


@rule("GLO-X-27", "GLO-10.5", "GLO-10.7", "GLO-10.8")
def test_x27_two_orders_pay_for_the_same_set() -> None:
    state = orders(sets={"shogun": (C, 3)})
    play(state, "order:order_a_shogun", "order:order_b_shogun")
    assert summary(state)["bonus"] == [0, 0, 27]
    play(state, "order:order_c_farmer")
    assert sheet(state) == [[0, 0, 27 + 9]]


@rule("GLO-X-28", "GLO-10.6")
def test_x28_an_order_without_a_set_is_gone_all_the_same() -> None:
    state = orders(start=B, sets={"farmer": (A, 2)})
    play(state, "order:order_c_monk")
    assert summary(state)["bonus"] == [0, 0, 0]
    left = [card["card"] for card in seen(state, B)["orders"]["hands"][B]]
    assert left == ["order_a_emperor", "order_b_shogun"]


@rule("GLO-X-29", "GLO-10.3", "GLO-13.1")
def test_x29_orders_begin_with_the_start_player_and_the_last_is_not_asked() -> None:
    held = {A: "a:shogun b:samurai", B: "a:emperor b:shogun", C: "a:empress b:ninja"}
    last: dict[str, Any] = {"hand": "monk*2", "draw_1": "", "draw_2": "envoy", "journal": True}
    played: dict[str, Any] = {"sheet": [[1, 2, 3]], "played": "c:ninja c:monk c:farmer"}
    state = orders(at="act", start=C, orders=held, **last, **played)
    play(state, "lay:monk:2")
    order = []
    while len(sheet(state)) == 1:
        order.append(asked(state))
        play(state, labels(state)[0])
    assert order == [("PlayOrder", C), ("PlayOrder", A), ("PlayOrder", B)]
    while not state.over():
        assert asked(state)[0] != "PlayOrder"
        state.play(state.options()[0])
    start = heard(state, name="RoundBegan")[-1]["seat"]
    told = [event["seat"] for event in heard(state, name="OrderPlayed")]
    assert told[3:] == [(start + place) % 3 for place in range(3)]


@rule("GLO-X-30", "GLO-10.10", "GLO-8.5")
def test_x30_bonuses_make_the_other_player_start() -> None:
    table = {"monk": (A, 2), "envoy": (A, 3), "emperor": (A, 2)}
    table |= dict.fromkeys(("farmer", "shogun", "daimyo", "empress"), (B, 2))
    held = {A: "a:emperor b:envoy c:ninja", B: "a:shogun b:samurai c:farmer"}
    state = orders(2, sets=table, orders=held)
    assert [row["total"] for row in seen(state, A)["scores"]["running"]] == [40, 44]
    play(state, "order:order_b_envoy", "order:order_b_samurai")
    assert sheet(state) == [[52, 44]] and summary(state)["start"] == B


@rule("GLO-X-44", "GLO-10.11", "GLO-1.2")
def test_x44_four_rounds_are_too_many_for_three_orders() -> None:
    with pytest.raises(BadSetup) as refusal:
        GLORY.setup(3, {"imperial_orders": True, "rounds": 4})
    assert refusal.value.clause == "GLO-1.2"
    state = GLORY.new(seats=3, seed=2, imperial_orders=True, rounds=2)
    rest(rest(state))
    assert state.over()
    assert [len(cards) for cards in seen(state, A)["orders"]["hands"]] == [1, 1, 1]
    assert [cards[0]["card"] == "hidden" for cards in seen(state, A)["orders"]["hands"]] == [
        False,
        True,
        True,
    ]


# -- variant 2 ----------------------------------------------------------------------------------


@rule("GLO-X-7", "GLO-11.3", "GLO-11.6", "GLO-11.7", "GLO-4.8")
def test_x7_figures_come_go_and_come_again() -> None:
    state = ninja(
        hand="ninja*2 emperor",
        hands={B: "ninja*3 daimyo*2"},
        ready={},
        journal=True,
        sets={"monk": (B, 4), "samurai": (B, 5)},
        d1="envoy*9",
        d2="farmer*9",
    )
    play(state, "lay:ninja:2")
    assert figures(state) == (3, [1, 0], 0)
    play(state, "draw:discard_1", "draw:discard_2", "discard:daimyo:discard_1")
    play(state, "ninja:1:samurai")
    assert figures(state) == (4, [0, 0], 0) and sets(state)["samurai"] == (B, 4)
    assert asked(state) == ("PlaceCards", B)
    play(state, "place:discard_2", "draw:draw_1", "draw:draw_2", "discard:emperor:discard_1")
    play(state, "draw:draw_1", "draw:draw_2", "lay:ninja:3")
    assert asked(state) == ("PlaceCards", A) and figures(state) == (3, [0, 0], 1)
    play(state, "place:discard_1")
    assert pile(state, "discard_1")[-2:] == ["ninja", "ninja"] and sets(state)["ninja"] == (B, 3)
    assert figures(state) == (3, [0, 1], 0) and asked(state) == ("FirstDraw", A)


@rule("GLO-X-31", "GLO-11.9", "GLO-11.12", "GLO-11.15")
def test_x31_a_figure_before_the_first_draw() -> None:
    state = ninja(at="draw", sets={"emperor": (B, 2)}, d1="farmer", d2="monk")
    play(state, "ninja:1:emperor", "place:discard_2")
    assert sets(state) == {"emperor": (B, 1)} and asked(state) == ("FirstDraw", A)
    play(state, "draw:discard_2")
    assert hand(state, A) == {"emperor": 1}


@rule("GLO-X-32", "GLO-3.4", "GLO-5.3", "GLO-11.9")
def test_x32_the_emptied_slot_is_refilled_and_stays_barred() -> None:
    state = ninja(at="draw", sets={"envoy": (B, 3)}, d1="farmer", d2="monk")
    play(state, "draw:discard_1", "ninja:1:envoy")
    assert pile(state, "discard_1") == ["envoy"]
    assert {*labels(state)} == {"draw:draw_1", "draw:draw_2", "draw:discard_2"}


@rule("GLO-X-33", "GLO-11.6", "GLO-11.17")
def test_x33_a_ready_figure_may_be_used_and_a_fresh_one_not() -> None:
    state = ninja(hand="ninja*2 farmer", sets={"monk": (B, 4)})
    play(state, "lay:ninja:2")
    assert asked(state) == ("MayUseFigure", A) and figures(state) == (2, [1, 0], 1)
    play(state, "ninja:1:monk")
    assert asked(state)[1] == B, "the closing step closed by itself"
    assert sets(state)["monk"] == (B, 3)


@rule("GLO-X-34", "GLO-11.3", "GLO-11.5")
def test_x34a_a_figure_used_before_the_lay_can_be_taken_again() -> None:
    table = {"monk": (B, 3), "ninja": (B, 2)}
    state = ninja(hand="ninja*3", ready={A: 1, B: 3}, sets=table, d1="envoy", d2="envoy")
    assert figures(state) == (0, [1, 3], 0)
    play(state, "ninja:1:monk", "place:discard_1")
    assert figures(state) == (1, [0, 3], 0)
    play(state, "lay:ninja:3")
    assert figures(state) == (0, [0, 3], 1)


@rule("GLO-X-34", "GLO-11.3", "GLO-11.5")
def test_x34b_a_figure_used_after_the_lay_comes_too_late() -> None:
    state = ninja(hand="ninja*3", ready={A: 1, B: 3}, sets={"monk": (B, 3)})
    play(state, "lay:ninja:3")
    assert figures(state) == (0, [1, 3], 0)
    play(state, "ninja:1:monk")
    assert figures(state) == (1, [0, 3], 0) and asked(state)[1] == B


@rule("GLO-X-35", "GLO-11.12", "GLO-11.14")
def test_x35_a_figure_makes_an_equal_set_beatable() -> None:
    state = ninja(hand="monk*4", sets={"monk": (B, 4)}, d1="envoy", d2="envoy")
    assert kinds(state, "lay") == []
    play(state, "ninja:1:monk", "place:discard_1")
    assert sets(state) == {"monk": (B, 3)} and kinds(state, "lay") == ["lay:monk:4"]
    play(state, "lay:monk:4")
    assert asked(state) == ("PlaceCards", B)
    play(state, "place:discard_2")
    assert pile(state, "discard_2") == ["envoy", "monk", "monk", "monk"]


@rule("GLO-X-36", "GLO-11.13", "GLO-11.14")
def test_x36_two_figures_free_a_kind() -> None:
    state = ninja(hand="empress*2", ready={A: 2}, sets={"empress": (B, 2)})
    play(state, "ninja:1:empress")
    assert sets(state) == {"empress": (B, 1)} and kinds(state, "lay") == ["lay:empress:2"]
    play(state, "ninja:1:empress")
    assert sets(state) == {} and kinds(state, "lay") == ["lay:empress:2"]


@rule("GLO-X-37", "GLO-4.3", "GLO-11.14")
@pytest.mark.parametrize("seat", [A, B, D])
def test_x37_a_ninja_set_of_one_still_needs_three_to_beat_it(seat: int) -> None:
    state = ninja(4, seat=seat, hand="ninja*3", ready={}, sets={"ninja": (B, 1)})
    assert kinds(state, "lay") == ["lay:ninja:3"]
    assert refused(state, "lay:ninja:2") == ("GLO-4.3", "glory-three-at-least")


@rule("GLO-X-38", "GLO-11.13", "GLO-8.1")
def test_x38_a_shrunk_set_scores_in_full() -> None:
    state = ninja(at="close", sets={"farmer": (B, 2)}, draw_1="", draw_2="envoy")
    play(state, "ninja:1:farmer")
    assert ended(state) == ["pile"] and sheet(state) == [[0, 20]]


@rule("GLO-X-39", "GLO-7.1", "GLO-11.17")
@pytest.mark.parametrize(("move", "reasons"), [("ninja:1:emperor", []), ("end_turn", ["nine"])])
def test_x39_removing_the_ninth_kind_before_the_check(move: str, reasons: list[str]) -> None:
    table = dict.fromkeys(("empress", "daimyo", "shogun", "samurai"), (A, 3))
    table |= {"emperor": (B, 1), "ninja": (B, 3), "envoy": (B, 3), "monk": (B, 3)}
    state = ninja(hand="farmer*2", sets=table)
    play(state, "lay:farmer:2")
    assert asked(state) == ("MayUseFigure", A) and len(sets(state)) == 9
    play(state, move)
    assert ended(state) == reasons
    assert len(sets(state)) == (0 if reasons else 8), "a new round has no sets"


@rule("GLO-X-40", "GLO-11.9", "GLO-11.17")
def test_x40_without_a_target_the_closing_step_is_skipped() -> None:
    state = ninja(hand="farmer*2 monk", d1="envoy")
    play(state, "lay:farmer:2")
    assert asked(state) == ("FirstDraw", B) and figures(state) == (3, [1, 0], 0)


CYCLE = [
    *("ninja:1:ninja", "place:discard_2", "draw:discard_2", "draw:discard_1"),
    *("lay:ninja:3", "place:discard_2"),
    *("ninja:0:ninja", "place:discard_2", "draw:discard_2", "draw:discard_1", "lay:ninja:3"),
    *("draw:discard_2", "draw:discard_1", "discard:monk:discard_1", "end_turn"),
    *("draw:discard_2", "draw:discard_1", "discard:monk:discard_1"),
]


def repetition(limit: int) -> State:
    cards = "ninja*3 monk"
    return ninja(
        at="draw",
        hand=cards,
        hands={B: cards},
        ready={A: 1, B: 1},
        stall_limit=limit,
        sets={"ninja": (B, 3)},
        d1="ninja monk",
        d2="ninja monk",
        turn=1,
    )


def table_of(state: State) -> dict[str, Any]:
    """The position; turns are counted and open draws remembered, the table is the same."""
    facts = GLORY.facts(state)
    return {name: facts[name] for name in facts if name not in ("turn", "stall", "known")}


@rule("GLO-X-41", "GLO-11.18")
def test_x41_four_turns_lead_back_to_the_same_position() -> None:
    state = repetition(100)
    before = table_of(state)
    play(state, *CYCLE[:6])
    assert asked(state) == ("FirstDraw", B) and sets(state) == {"ninja": (A, 3)}
    play(state, *CYCLE[6:11])
    assert asked(state) == ("FirstDraw", A) and pile(state, "discard_1") == ["ninja", "ninja"]
    play(state, *CYCLE[11:])
    assert table_of(state) == before and asked(state) == ("FirstDraw", A)
    assert (summary(state)["turn"], summary(state)["stall"]) == (5, 4)
    play(state, *CYCLE)
    assert table_of(state) == before and summary(state)["stall"] == 8


@rule("GLO-X-41", "GLO-11.18")
@pytest.mark.parametrize("limit", [40, 100])
def test_x41_the_round_ends_after_so_many_turns_without_a_face_down_card(limit: int) -> None:
    state = repetition(limit)
    for _ in range(limit // 4 - 1):
        play(state, *CYCLE)
    play(state, *CYCLE[:-1])
    assert sheet(state) == [] and ended(state) == [] and summary(state)["turn"] == limit
    play(state, CYCLE[-1])
    assert ended(state) == ["stall"] and sheet(state) == [[0, 14]]


@rule("GLO-X-42", "GLO-11.1")
def test_x42_figures_held_at_the_end_are_worth_nothing() -> None:
    state = ninja(hand="monk*2", ready={A: 2}, draw_1="", draw_2="envoy")
    play(state, "lay:monk:2")
    assert sheet(state) == [[18, 0]] and figures(state) == (4, [0, 0], 0)


# -- both -----------------------------------------------------------------------------------------


@rule("GLO-X-43", "GLO-12.3", "GLO-10.5")
def test_x43_removed_farmers_are_not_paid() -> None:
    state = ninja(
        3,
        hand="envoy*2",
        ready={A: 2},
        sets={"farmer": (B, 6)},
        draw_1="",
        draw_2="envoy",
        bury="discard_1",
        imperial_orders=True,
        orders=HELD,
    )
    play(state, "ninja:1:farmer", "ninja:1:farmer", "place:discard_1", "discard:envoy:discard_2")
    play(state, "order:order_c_ninja", "order:order_c_monk", "order:order_c_farmer")
    assert sheet(state) == [[0, 20 + 4 * 3, 0]] and sheet(state)[0][B] == 32
