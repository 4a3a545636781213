"""Chapter 12: orders and figures in one game."""

from typing import Any

from sengoku.kernel.nature import Fast
from sengoku.kernel.state import State
from tests.clauses import rule
from tests.games.glory.facts import asked, figures, kinds, refused, seen, sheet
from tests.games.glory.position import GLORY, labels, play, position

BOTH = {"imperial_orders": True, "ninja_power": True}
HELD = {
    0: "a:emperor b:envoy c:ninja",
    1: "a:empress b:ninja c:monk",
    2: "a:daimyo b:samurai c:farmer",
}


def last_turn(at: str, **more: Any) -> State:
    """A draw pile is empty: the round ends with this turn."""
    return position(3, at=at, draw_1="", draw_2="envoy", orders=HELD, **BOTH, **more)


@rule("GLO-12.1", "GLO-1.2")
def test_both_variants_make_a_game_of_three_rounds() -> None:
    setup = GLORY.setup(2, BOTH)
    assert setup.options["rounds"] == 3
    view = seen(GLORY.begin(setup, Fast(1, 3)), 0)
    assert view["figures"]["supply"] == 4 and len(view["orders"]["hands"][0]) == 3


@rule("GLO-12.1", "GLO-11.3", "GLO-10.5")
def test_a_ninja_set_brings_a_figure_and_an_order_pays_for_it() -> None:
    state = last_turn("act", hand="ninja*3")
    play(state, "lay:ninja:3")
    assert asked(state) == ("PlayOrder", 0) and figures(state) == (3, [1, 0, 0], 0)
    play(state, "order:order_c_ninja", "order:order_b_ninja", "order:order_a_daimyo")
    assert sheet(state) == [[14 + 3 * 3 + 3 * 4, 0, 0]]
    assert figures(state) == (4, [0, 0, 0], 0)


@rule("GLO-12.2", "GLO-11.9")
def test_no_figure_is_used_while_orders_are_played() -> None:
    state = position(3, at="orders", ready={0: 2, 1: 1}, sets={"monk": (1, 3)}, orders=HELD, **BOTH)
    assert asked(state) == ("PlayOrder", 0) and kinds(state, "ninja") == []
    assert refused(state, "ninja:1:monk") == ("GLO-10.3", "glory-wrong-moment")
    assert all(label.startswith("order:") for label in labels(state))


@rule("GLO-12.3", "GLO-10.5", "GLO-11.13")
def test_an_order_pays_for_the_cards_that_are_left_in_the_set() -> None:
    state = last_turn("act", hand="shogun", sets={"empress": (1, 3)}, ready={0: 3})
    play(state, "ninja:1:empress", "ninja:1:empress", "discard:shogun:discard_1", "end_turn")
    play(state, "order:order_a_emperor", "order:order_a_empress", "order:order_a_daimyo")
    assert sheet(state) == [[0, 7 + 1 * 5, 0]]


@rule("GLO-12.3", "GLO-10.6", "GLO-11.13")
def test_an_order_pays_nobody_for_a_set_that_was_removed() -> None:
    state = last_turn("close", sets={"empress": (1, 1)}, ready={0: 1})
    play(state, "ninja:1:empress")
    play(state, "order:order_a_emperor", "order:order_a_empress", "order:order_a_daimyo")
    assert sheet(state) == [[0, 0, 0]]
