"""Chapter 13: who is asked what, and when nobody is asked."""

from typing import Any

import pytest

from sengoku.kernel.nature import Fast
from sengoku.kernel.problem import IllegalAction
from sengoku.kernel.state import State
from sengoku.kernel.viewer import viewer_of
from tests.clauses import rule
from tests.games.glory.facts import asked, heard, kinds, pile, refused, seen
from tests.games.glory.position import GLORY, labels, play, position

DECISIONS = {
    "FirstDraw": {"draw", "ninja"},
    "SecondDraw": {"draw", "ninja"},
    "LayOrDiscard": {"lay", "discard", "ninja"},
    "PlaceCards": {"place"},
    "MayUseFigure": {"end_turn", "ninja"},
    "MayTakeFigure": {"take_figure", "decline_figure"},
    "PlayOrder": {"order"},
}


def ninja(**more: Any) -> State:
    story: dict[str, Any] = {"ready": {0: 1}, "sets": {"monk": (1, 3)}, "hand": "emperor"}
    return position(2, ninja_power=True, **{**story, **more})


@rule("GLO-13.1")
def test_the_seven_decisions_are_all_there_are() -> None:
    met: dict[str, set[str]] = {}
    for seed in range(12):
        chooser = Fast(seed, 1)
        state = GLORY.new(
            seats=2, seed=seed, ninja_power=True, imperial_orders=True, ninja_take="ask", rounds=3
        )
        while not state.over():
            verbs = {label.split(":")[0] for label in labels(state)}
            met.setdefault(asked(state)[0], set()).update(verbs)
            options = state.options()
            state.play(options[chooser.below(0, len(options))])
    assert met == DECISIONS


@rule("GLO-13.1")
@pytest.mark.parametrize("other", [1, 2])
def test_exactly_one_player_decides_at_a_time(other: int) -> None:
    state = position(3, at="draw", d1="monk")
    assert asked(state) == ("FirstDraw", 0)
    assert refused(state, "draw:draw_1", seat=other) == ("GLO-3.1", "not-your-decision")


@rule("GLO-13.1")
def test_d1_offers_every_pile_that_holds_cards_and_every_set_of_an_opponent() -> None:
    state = ninja(at="draw", sets={"monk": (1, 3), "farmer": (0, 2), "envoy": (1, 2)}, d2="ninja")
    assert labels(state) == [
        "draw:draw_1",
        "draw:discard_2",
        "draw:draw_2",
        "ninja:1:envoy",
        "ninja:1:monk",
    ]


@rule("GLO-13.1", "GLO-3.3")
def test_d2_leaves_out_the_pile_of_the_first_draw() -> None:
    state = ninja(at="draw2", barred="draw_2", d1="monk")
    assert labels(state) == ["draw:draw_1", "draw:discard_1", "ninja:1:monk"]


@rule("GLO-13.1", "GLO-13.2")
def test_d2_is_not_asked_with_one_option_only() -> None:
    state = position(2, at="draw", draw_1="daimyo", d1="monk", journal=True)
    play(state, "draw:discard_1")
    assert asked(state) == ("SecondDraw", 0)
    state = position(2, at="draw2", barred="discard_1", draw_1="", draw_2="shogun*2", journal=True)
    assert asked(state) == ("LayOrDiscard", 0)
    told = {"event": "CardDrawn", "seat": 0, "pile": "draw_2", "character": "shogun"}
    assert heard(state, viewer_of(0)) == [told]


@rule("GLO-13.1")
def test_d2_is_asked_for_one_pile_and_a_figure() -> None:
    state = ninja(at="draw2", barred="draw_1", hand="")
    assert labels(state) == ["draw:draw_2", "ninja:1:monk"]


@rule("GLO-13.2", "GLO-6.2")
def test_a_placing_that_is_not_asked_is_carried_out_and_logged() -> None:
    state = position(2, hand="monk*4", sets={"monk": (1, 3)}, journal=True)
    play(state, "lay:monk:4")
    told = {"event": "CardsPlaced", "seat": 1, "character": "monk", "count": 3, "pile": "discard_1"}
    assert told in heard(state)
    state = position(2, hand="monk*4", sets={"monk": (1, 3)}, d1="envoy", d2="envoy", journal=True)
    play(state, "lay:monk:4", "place:discard_1")
    assert told in heard(state)


@rule("GLO-13.2", "GLO-3.10")
@pytest.mark.parametrize("cards", ["", "monk*6", "emperor farmer*3"])
def test_forced_draws_depend_on_public_facts_only(cards: str) -> None:
    assert asked(position(2, at="turn", hand=cards)) == ("LayOrDiscard", 0)
    assert asked(position(2, at="turn", hand=cards, d1="envoy")) == ("FirstDraw", 0)


@rule("GLO-13.3")
def test_d3_is_asked_even_with_a_single_option() -> None:
    state = position(2, at="draw2", barred="draw_1", hand="monk", draw_2="monk envoy")
    assert asked(state) == ("LayOrDiscard", 0)
    state = position(3, hand="envoy*2", d1="monk")
    assert labels(state) == ["discard:envoy:discard_2"]
    assert asked(state) == ("LayOrDiscard", 0)


@rule("GLO-13.4")
def test_whatever_is_not_listed_is_refused_and_changes_nothing() -> None:
    state = ninja(at="draw", hand="monk*3 farmer", d1="envoy", d2="envoy")
    everything = [
        *(f"draw:{name}" for name in ("draw_1", "discard_1", "discard_2", "draw_2")),
        *(f"lay:{name}:{n}" for name in ("monk", "farmer") for n in (0, 1, 2, 3, 4)),
        *(f"discard:{name}:discard_1" for name in ("monk", "farmer", "emperor")),
        *(f"ninja:{seat}:{name}" for seat in (0, 1, 2, 3) for name in ("monk", "farmer")),
        *("place:discard_1", "end_turn", "take_figure", "decline_figure", "order:order_a_emperor"),
    ]
    for move in ("", "draw:draw_1", "draw:draw_2"):
        if move:
            play(state, move)
        offered = labels(state)
        for other in everything:
            if other not in offered:
                assert refused(state, other)[0].startswith("GLO-")


@rule("GLO-13.4")
@pytest.mark.parametrize("number", [-1, 1 << 62, 1 << 80, 9, 15, 31 << 4, 1 << 20, 5 | 1 << 4])
def test_a_number_that_is_no_action_is_refused(number: int) -> None:
    for at in ("draw", "draw2", "act", "close"):
        state = ninja(at=at, barred="draw_1", d1="envoy", d2="envoy")
        before = GLORY.save(state)
        with pytest.raises(IllegalAction) as refusal:
            state.submit(0, number)
        assert refusal.value.clause.startswith("GLO-") and GLORY.save(state) == before


@rule("GLO-13.1", "GLO-13.3")
def test_the_question_names_its_clause() -> None:
    clauses = {}
    for at in ("draw", "draw2", "act", "close"):
        view = seen(ninja(at=at, barred="draw_1", d1="envoy"), 0)["question"]
        clauses[view["asks"]] = view["clause"]
    assert clauses == {
        "FirstDraw": "GLO-3.1",
        "SecondDraw": "GLO-3.3",
        "LayOrDiscard": "GLO-2.4",
        "MayUseFigure": "GLO-11.17",
    }


@rule("GLO-13.1", "GLO-11.4", "GLO-6.1")
def test_d6_comes_before_d4() -> None:
    state = ninja(
        hand="ninja*3", sets={"ninja": (1, 2)}, ninja_take="ask", d1="envoy", d2="envoy", ready={}
    )
    play(state, "lay:ninja:3")
    order = [asked(state)]
    play(state, "decline_figure")
    order.append(asked(state))
    play(state, "place:discard_2")
    assert order == [("MayTakeFigure", 0), ("PlaceCards", 1)]
    assert pile(state, "discard_2") == ["envoy", "ninja", "ninja"] and kinds(state, "draw")
