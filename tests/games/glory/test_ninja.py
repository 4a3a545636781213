"""Chapter 11, variant 2: the power of the ninja."""

from typing import Any

import pytest

from sengoku.games.glory.rules.actions import PILES
from sengoku.games.glory.rules.components import KINDS
from sengoku.kernel.state import State
from sengoku.kernel.viewer import PUBLIC
from tests.clauses import rule
from tests.games.glory.facts import (
    asked,
    ended,
    figures,
    hand,
    heard,
    kinds,
    pending,
    pile,
    refused,
    seen,
    sets,
    sheet,
)
from tests.games.glory.position import GLORY, labels, play, position


def ninja(seats: int = 2, **more: Any) -> State:
    """A table of variant 2; unless told otherwise seat 0 has a figure and seat 1 a set of monks."""
    story: dict[str, Any] = {"ready": {0: 1}, "sets": {"monk": (1, 3)}, "hand": "emperor"}
    return position(seats, ninja_power=True, **{**story, **more})


# -- figures come and go ----------------------------------------------------------------------


@rule("GLO-11.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_figures_are_in_the_supply_when_a_round_begins(seats: int) -> None:
    assert figures(GLORY.new(seats=seats, ninja_power=True)) == (4, [0] * seats, 0)


@rule("GLO-11.1")
def test_figures_held_at_the_end_of_a_round_return_and_are_worth_nothing() -> None:
    state = ninja(3, at="orders", ready={0: 2, 2: 1}, sets={"monk": (1, 2)})
    assert figures(state) == (4, [0, 0, 0], 0)
    assert sheet(state) == [[0, 18, 0]]


@rule("GLO-11.2", "GLO-4.3")
def test_base_rules_stay_in_force() -> None:
    state = ninja(3, hand="ninja*2 monk*3", ready={})
    assert refused(state, "lay:ninja:2") == ("GLO-4.3", "glory-three-at-least")
    assert refused(state, "lay:monk:3") == ("GLO-4.4", "glory-set-must-be-larger")


@rule("GLO-11.3")
@pytest.mark.parametrize("size", [2, 3, 7])
def test_laying_ninja_cards_brings_one_figure_whatever_the_size(size: int) -> None:
    state = ninja(hand="ninja*7", ready={}, d1="farmer", journal=True)
    play(state, f"lay:ninja:{size}")
    assert figures(state) == (3, [1, 0], 0)
    assert heard(state, PUBLIC, "FigureTaken") == [{"event": "FigureTaken", "seat": 0}]


@rule("GLO-11.3")
def test_replacing_the_own_ninja_set_brings_a_figure_too() -> None:
    state = ninja(hand="ninja*3", sets={"ninja": (0, 2)}, ready={0: 1})
    play(state, "lay:ninja:3")
    assert figures(state) == (2, [2, 0], 0)


@rule("GLO-11.3")
def test_other_sets_bring_no_figure() -> None:
    state = ninja(hand="samurai*3 envoy*3", ready={}, journal=True)
    play(state, "lay:samurai:3")
    assert figures(state) == (4, [0, 0], 0) and heard(state, name="FigureTaken") == []


@rule("GLO-11.4")
def test_a_figure_is_taken_automatically_by_default() -> None:
    state = ninja(hand="ninja*2", ready={}, d1="farmer")
    play(state, "lay:ninja:2")
    assert asked(state) == ("FirstDraw", 1) and figures(state)[1] == [1, 0]


@rule("GLO-11.4", "GLO-13.1")
@pytest.mark.parametrize(
    ("answer", "held"), [("take_figure", (3, [1, 0], 0)), ("decline_figure", (4, [0, 0], 0))]
)
def test_a_player_who_is_asked_may_decline_the_figure(
    answer: str, held: tuple[int, list[int], int]
) -> None:
    state = ninja(hand="ninja*2", ready={}, ninja_take="ask", d1="farmer")
    play(state, "lay:ninja:2")
    assert asked(state) == ("MayTakeFigure", 0)
    assert labels(state) == ["take_figure", "decline_figure"]
    assert refused(state, "end_turn") == ("GLO-11.4", "glory-wrong-moment")
    play(state, answer)
    assert figures(state) == held and asked(state) == ("FirstDraw", 1)


@rule("GLO-11.5")
@pytest.mark.parametrize("take", ["auto", "ask"])
def test_an_empty_supply_gives_no_figure_and_owes_none(take: str) -> None:
    state = ninja(hand="ninja*2", ready={0: 1, 1: 3}, ninja_take=take)
    play(state, "lay:ninja:2")
    assert asked(state) == ("MayUseFigure", 0) and figures(state) == (0, [1, 3], 0)
    play(state, "ninja:1:monk")
    assert figures(state) == (1, [0, 3], 0) and asked(state)[1] == 1


@rule("GLO-11.6")
def test_a_fresh_figure_cannot_be_used_in_the_turn_it_was_taken() -> None:
    state = ninja(hand="ninja*2", ready={}, d1="farmer", d2="farmer")
    play(state, "lay:ninja:2")
    assert asked(state) == ("FirstDraw", 1), "no closing step with a fresh figure only"
    assert figures(state) == (3, [1, 0], 0)


@rule("GLO-11.6")
def test_a_fresh_figure_rests_beside_a_ready_one() -> None:
    state = ninja(hand="ninja*2", ready={0: 1})
    play(state, "lay:ninja:2")
    assert figures(state) == (2, [1, 0], 1)
    assert seen(state, 1)["figures"] == {"supply": 2, "ready": [1, 0], "fresh": [1, 0]}
    play(state, "ninja:1:monk")
    assert asked(state)[1] == 1 and figures(state) == (3, [1, 0], 0)


@rule("GLO-11.6")
def test_a_figure_is_ready_from_the_next_turn_on() -> None:
    state = ninja(hand="ninja*2", hands={1: "farmer"}, ready={}, d1="envoy*4", d2="envoy*4")
    play(state, "lay:ninja:2", "draw:draw_1", "draw:draw_2", "discard:farmer:discard_1")
    assert asked(state) == ("FirstDraw", 0) and "ninja:1:monk" in labels(state)


# -- using one ----------------------------------------------------------------------------------


@rule("GLO-11.7")
def test_a_use_returns_a_figure_and_takes_one_card_off_a_set() -> None:
    state = ninja(d1="farmer", d2="envoy", journal=True)
    play(state, "ninja:1:monk")
    assert figures(state) == (4, [0, 0], 0)
    assert sets(state) == {"monk": (1, 2)} and pending(state) == ("monk", 1)
    used = {"event": "FigureUsed", "seat": 0, "target": 1, "character": "monk"}
    assert heard(state, PUBLIC, "FigureUsed") == [used]


@rule("GLO-11.7")
def test_without_a_ready_figure_none_can_be_used() -> None:
    state = ninja(ready={1: 2})
    assert kinds(state, "ninja") == []
    assert refused(state, "ninja:1:monk") == ("GLO-11.7", "glory-no-ready-figure")


@rule("GLO-11.7")
def test_a_set_that_is_not_there_cannot_be_named() -> None:
    state = ninja(3, sets={"monk": (1, 3)})
    assert refused(state, "ninja:1:farmer") == ("GLO-11.7", "glory-no-such-set")
    assert refused(state, "ninja:2:monk") == ("GLO-11.7", "glory-no-such-set")


@rule("GLO-11.8")
def test_own_sets_hands_and_piles_cannot_be_targeted() -> None:
    table = {"monk": (1, 3), "farmer": (0, 3), "envoy": (2, 3)}
    state = ninja(3, sets=table, hands={1: "shogun*4"}, d1="daimyo*3")
    assert kinds(state, "ninja") == ["ninja:2:envoy", "ninja:1:monk"]
    assert refused(state, "ninja:0:farmer") == ("GLO-11.8", "glory-own-set-is-safe")
    assert refused(state, "ninja:1:shogun") == ("GLO-11.7", "glory-no-such-set")
    assert refused(state, "ninja:1:daimyo") == ("GLO-11.7", "glory-no-such-set")


@rule("GLO-11.9")
@pytest.mark.parametrize(
    ("at", "question"),
    [
        ("draw", "FirstDraw"),
        ("draw2", "SecondDraw"),
        ("act", "LayOrDiscard"),
        ("close", "MayUseFigure"),
    ],
)
def test_a_figure_can_be_used_at_every_step_of_ones_own_turn(at: str, question: str) -> None:
    state = ninja(at=at, barred="draw_1", d1="farmer*2", d2="envoy*2")
    assert asked(state) == (question, 0) and "ninja:1:monk" in labels(state)
    play(state, "ninja:1:monk", "place:discard_1")
    assert sets(state) == {"monk": (1, 2)} and pile(state, "discard_1")[-1] == "monk"


@rule("GLO-11.9")
@pytest.mark.parametrize("at", ["draw", "draw2", "act"])
@pytest.mark.parametrize("table", [{}, {"monk": (0, 3)}])
def test_without_a_set_of_an_opponent_no_figure_can_be_used(at: str, table: dict) -> None:
    state = ninja(at=at, barred="draw_1", sets=table, d1="farmer*2", d2="envoy*2")
    assert kinds(state, "ninja") == []


@rule("GLO-11.9")
def test_a_figure_cannot_be_used_in_the_turn_of_another() -> None:
    state = ninja(at="turn", seat=1, ready={0: 2}, sets={"monk": (1, 3)}, d1="farmer")
    assert asked(state) == ("FirstDraw", 1)
    assert refused(state, "ninja:1:monk", seat=0) == ("GLO-3.1", "not-your-decision")


@rule("GLO-11.10")
def test_no_figure_is_used_between_a_lay_and_clearing_the_old_set() -> None:
    table = {"monk": (1, 3), "farmer": (1, 3)}
    state = ninja(hand="monk*4", sets=table, d1="envoy", d2="envoy")
    play(state, "lay:monk:4")
    assert asked(state) == ("PlaceCards", 1)
    assert refused(state, "ninja:1:farmer", seat=0) == ("GLO-6.1", "not-your-decision")
    assert refused(state, "ninja:1:farmer") == ("GLO-6.1", "glory-wrong-moment")
    play(state, "place:discard_1")
    assert labels(state) == ["end_turn", "ninja:1:farmer"]


@rule("GLO-11.10")
@pytest.mark.parametrize("figure", ["farmer", "shogun", "monk"])
@pytest.mark.parametrize("slot", ["discard_1", "discard_2"])
@pytest.mark.parametrize("beaten", ["discard_1", "discard_2"])
def test_right_before_the_lay_a_figure_does_what_it_would_during_it(
    figure: str, slot: str, beaten: str
) -> None:
    """A larger set, the last card of one, or the very set that is about to be beaten."""
    table = {"monk": (1, 3), "farmer": (2, 3), "shogun": (2, 1)}
    before: Any = ninja(3, hand="monk*4", sets=table, d1="envoy", d2="envoy")
    during: Any = before.copy()
    owner = table[figure][0]
    play(before, f"ninja:{owner}:{figure}", f"place:{slot}", "lay:monk:4", f"place:{beaten}")
    play(during, "lay:monk:4")
    use_in_between(during, owner, KINDS.index(figure), PILES.index(slot))
    play(during, f"place:{beaten}")
    assert GLORY.digest(before) == GLORY.digest(during)


def use_in_between(state: Any, owner: int, kind: int, slot: int) -> None:
    """As nobody may: while the beaten set waits for its pile."""
    waiting, count = state.pending, state.pending_count
    if kind == waiting:
        state.ready[0] -= 1
        state.supply += 1
        state.put(kind, 1, slot)
        state.pending_count -= 1
        return
    state.use_figure(0, owner, kind)
    state.place(owner, slot)
    state.pending, state.pending_count = waiting, count


@rule("GLO-11.10")
def test_no_figure_is_used_while_one_is_offered() -> None:
    table = {"ninja": (1, 2), "farmer": (1, 3)}
    state = ninja(hand="ninja*3", sets=table, ninja_take="ask", d1="envoy", d2="envoy")
    play(state, "lay:ninja:3")
    assert refused(state, "ninja:1:farmer") == ("GLO-11.4", "glory-wrong-moment")


@rule("GLO-11.11", "GLO-5.7")
@pytest.mark.parametrize(("chooser", "seat"), [("owner", 1), ("user", 0)])
def test_the_owner_of_the_set_chooses_the_pile(chooser: str, seat: int) -> None:
    state = ninja(d1="farmer", d2="envoy", ninja_pile_chooser=chooser)
    play(state, "ninja:1:monk")
    assert asked(state) == ("PlaceCards", seat)
    assert labels(state) == ["place:discard_1", "place:discard_2"]


@rule("GLO-11.12")
@pytest.mark.parametrize(
    ("at", "question"),
    [("draw", "FirstDraw"), ("draw2", "SecondDraw"), ("act", "LayOrDiscard")],
)
def test_after_a_use_the_same_step_is_asked_again(at: str, question: str) -> None:
    state = ninja(at=at, barred="draw_1", d1="farmer*2", d2="envoy*2")
    before = [label for label in labels(state) if not label.startswith("ninja:")]
    play(state, "ninja:1:monk", "place:discard_1")
    assert asked(state) == (question, 0) and labels(state) == before


@rule("GLO-11.12")
def test_all_four_figures_may_be_used_in_one_turn() -> None:
    table = {"monk": (1, 3), "farmer": (1, 3)}
    state = ninja(at="draw", ready={0: 4}, sets=table)
    play(state, "ninja:1:monk", "draw:draw_1", "ninja:1:farmer", "draw:draw_2")
    play(state, "ninja:1:monk", "place:discard_1", "discard:emperor:discard_1")
    play(state, "ninja:1:farmer", "place:discard_2")
    assert asked(state)[1] == 1 and figures(state) == (4, [0, 0], 0)
    assert sets(state) == {"monk": (1, 1), "farmer": (1, 1)}
    assert pile(state, "discard_1") == ["monk", "monk", "emperor"]
    assert pile(state, "discard_2") == ["farmer", "farmer"]


@rule("GLO-11.12", "GLO-11.13")
def test_several_figures_may_strike_the_same_set_in_one_step() -> None:
    state = ninja(ready={0: 3}, sets={"monk": (1, 3), "farmer": (1, 2)})
    play(state, "ninja:1:monk", "ninja:1:monk", "ninja:1:monk", "place:discard_2")
    assert sets(state) == {"farmer": (1, 2)} and figures(state) == (4, [0, 0], 0)
    assert asked(state) == ("LayOrDiscard", 0) and kinds(state, "ninja") == []


# -- shrunk sets --------------------------------------------------------------------------------


@rule("GLO-11.13", "GLO-7.2", "GLO-7.3")
def test_a_set_of_one_card_still_counts_as_its_kind() -> None:
    table = {"emperor": (0, 1), "empress": (0, 1), "daimyo": (0, 1)}
    state = ninja(4, hand="farmer*2", sets=table, ready={})
    assert seen(state, -1)["gauges"]["kinds"] == 3
    play(state, "lay:farmer:2")
    assert ended(state) == ["types"] and sheet(state) == [[6 + 7 + 8 + 20, 0, 0, 0]]


@rule("GLO-11.13")
def test_with_its_last_card_gone_a_set_exists_no_more() -> None:
    state = ninja(hand="monk*2 farmer", sets={"monk": (1, 1)})
    play(state, "ninja:1:monk")
    assert sets(state) == {} and seen(state, 0)["characters"][7]["owner"] is None
    assert kinds(state, "lay") == ["lay:monk:2"]


@rule("GLO-11.14", "GLO-4.4")
def test_a_shrunk_set_is_beaten_by_its_present_size() -> None:
    state = ninja(hand="monk*3", sets={"monk": (1, 3)})
    assert kinds(state, "lay") == []
    play(state, "ninja:1:monk")
    assert kinds(state, "lay") == ["lay:monk:3"]


@rule("GLO-11.14", "GLO-4.6", "GLO-4.7")
def test_the_owner_replaces_a_shrunk_set_and_never_refills_it() -> None:
    state = ninja(hand="monk*2 farmer", sets={"monk": (0, 1)}, d1="envoy")
    play(state, "lay:monk:2")
    assert sets(state) == {"monk": (0, 2)} and pile(state, "discard_2") == ["monk"]
    stuck = ninja(hand="monk*2", sets={"monk": (0, 2)})
    assert refused(stuck, "lay:monk:2") == ("GLO-4.7", "glory-own-set-stands")


@rule("GLO-11.15")
def test_the_removed_card_can_be_drawn_by_the_user_in_the_same_turn() -> None:
    state = ninja(at="draw", hand="", d1="farmer", d2="envoy")
    play(state, "ninja:1:monk", "place:discard_2", "draw:discard_2")
    assert hand(state, 0) == {"monk": 1}


@rule("GLO-11.15", "GLO-3.4")
def test_the_removed_card_is_out_of_reach_on_a_barred_pile() -> None:
    state = ninja(at="draw", d1="farmer*3", d2="envoy")
    play(state, "draw:discard_1", "ninja:1:monk", "place:discard_1")
    assert pile(state, "discard_1")[-1] == "monk"
    assert refused(state, "draw:discard_1") == ("GLO-3.3", "glory-same-pile-twice")


@rule("GLO-11.16")
def test_losing_the_ninja_set_does_not_touch_the_figures() -> None:
    state = ninja(hand="ninja*3", ready={1: 2}, sets={"ninja": (1, 2)}, ninja_take="ask")
    play(state, "lay:ninja:3", "decline_figure")
    assert figures(state) == (2, [0, 2], 0) and sets(state) == {"ninja": (0, 3)}
    state = ninja(ready={0: 1, 1: 2}, sets={"ninja": (1, 1)})
    play(state, "ninja:1:ninja")
    assert figures(state) == (2, [0, 2], 0) and sets(state) == {}


# -- the closing step -----------------------------------------------------------------------------


@rule("GLO-11.17")
def test_the_closing_step_asks_until_the_turn_is_ended() -> None:
    state = ninja(hand="farmer", ready={0: 3}, d1="envoy")
    play(state, "discard:farmer:discard_2")
    for left in (3, 2):
        assert asked(state) == ("MayUseFigure", 0) and figures(state)[1] == [left, 0]
        assert labels(state) == ["end_turn", "ninja:1:monk"]
        play(state, "ninja:1:monk", "place:discard_1")
    play(state, "end_turn")
    assert asked(state) == ("FirstDraw", 1) and figures(state)[1] == [1, 0]


@rule("GLO-11.17")
def test_the_closing_step_closes_when_no_use_is_left() -> None:
    state = ninja(at="close", ready={0: 2}, sets={"monk": (1, 1)}, d1="envoy")
    play(state, "ninja:1:monk")
    assert asked(state) == ("FirstDraw", 1) and figures(state)[1] == [1, 0]


@rule("GLO-11.17")
def test_at_the_closing_step_nothing_else_can_be_done() -> None:
    state = ninja(at="close", hand="farmer*2")
    assert refused(state, "lay:farmer:2") == ("GLO-11.17", "glory-wrong-moment")
    assert refused(state, "draw:draw_1") == ("GLO-11.17", "glory-wrong-moment")
    assert refused(state, "ninja:1:farmer") == ("GLO-11.7", "glory-no-such-set")
