"""Chapter 2: the steps of a turn."""

import pytest

from tests.clauses import rule
from tests.games.glory.facts import asked, hand, heard, kinds, refused, sets
from tests.games.glory.position import GLORY, labels, play, position, summary


@rule("GLO-2.1")
@pytest.mark.parametrize("start", [0, 2, 3])
def test_the_start_player_begins_and_turns_pass_clockwise(start: int) -> None:
    state = GLORY.new(seats=4, seed=6, first_start=start)
    order = []
    for _ in range(5):
        order.append(asked(state)[1])
        play(state, kinds(state, "discard")[0])
        while asked(state)[0] != "LayOrDiscard":
            state.play(state.options()[0])
    assert order == [(start + turn) % 4 for turn in range(5)]


@rule("GLO-2.1", "GLO-8.5")
def test_the_start_player_of_a_later_round_takes_its_first_turn() -> None:
    state = position(3, at="orders", seat=1, sets={"monk": (0, 2), "farmer": (2, 2)})
    assert asked(state) == ("LayOrDiscard", 1)
    assert summary(state)["turn"] == 1


@rule("GLO-2.2")
def test_a_turn_draws_twice_then_acts_then_closes_then_passes_on() -> None:
    state = position(
        2, at="turn", ninja_power=True, ready={0: 1}, sets={"farmer": (1, 3)}, d1="monk"
    )
    steps = []
    for move in ("draw:draw_1", "draw:draw_2", "", "end_turn"):
        steps.append(asked(state))
        play(state, move or kinds(state, "discard")[0])
    assert steps == [("FirstDraw", 0), ("SecondDraw", 0), ("LayOrDiscard", 0), ("MayUseFigure", 0)]
    assert asked(state) == ("FirstDraw", 1)


@rule("GLO-2.2", "GLO-11.17")
def test_without_the_ninja_variant_no_turn_has_a_closing_step() -> None:
    state = position(2, hand="monk", sets={"farmer": (1, 3)}, d1="envoy")
    play(state, "discard:monk:discard_2")
    assert asked(state) == ("FirstDraw", 1)


@rule("GLO-2.3")
@pytest.mark.parametrize("at", ["draw", "draw2", "act"])
def test_nobody_may_pass_a_draw_or_an_action(at: str) -> None:
    state = position(2, at=at, barred="draw_1", hand="monk", d1="farmer", d2="envoy")
    clause = "GLO-2.4" if at == "act" else "GLO-2.2"
    assert refused(state, "end_turn") == (clause, "glory-wrong-moment")
    assert all(label.split(":")[0] in ("draw", "lay", "discard") for label in labels(state))


@rule("GLO-2.3", "GLO-2.2")
def test_an_action_cannot_come_before_the_draws() -> None:
    state = position(2, at="draw", hand="monk*2", d1="farmer")
    assert refused(state, "lay:monk:2") == ("GLO-2.2", "glory-wrong-moment")
    assert refused(state, "discard:monk:discard_2") == ("GLO-2.2", "glory-wrong-moment")


@rule("GLO-2.4")
def test_action_2_is_to_lay_or_to_discard_and_nothing_else() -> None:
    state = position(2, hand="monk*2 farmer", d1="envoy", d2="envoy")
    assert labels(state) == [
        "lay:monk:2",
        "discard:monk:discard_1",
        "discard:monk:discard_2",
        "discard:farmer:discard_1",
        "discard:farmer:discard_2",
    ]
    assert refused(state, "draw:draw_1") == ("GLO-2.4", "glory-wrong-moment")


@rule("GLO-2.4")
@pytest.mark.parametrize("move", ["lay:monk:2", "discard:monk:discard_1"])
def test_one_lay_or_one_discard_ends_action_2(move: str) -> None:
    state = position(2, hand="monk*2 farmer*2", d1="envoy", d2="envoy")
    play(state, move)
    assert asked(state) == ("FirstDraw", 1)


@rule("GLO-2.5")
def test_a_hand_of_forty_cards_is_allowed() -> None:
    state = position(2, at="turn", hand="farmer*12 monk*11 envoy*10 samurai*7", d1="ninja")
    play(state, "draw:draw_1", "draw:draw_2", "discard:farmer:discard_2")
    assert sum(hand(state, 0).values()) == 41


@rule("GLO-2.5")
def test_an_empty_hand_has_no_effect() -> None:
    state = position(2, hand="monk*2", hands={1: "farmer"}, d1="envoy*3", d2="envoy")
    play(state, "lay:monk:2")
    assert hand(state, 0) == {} and sets(state) == {"monk": (0, 2)}
    play(state, "draw:draw_1", "draw:draw_2", "discard:farmer:discard_1")
    assert asked(state) == ("FirstDraw", 0)
    play(state, "draw:discard_1", "draw:discard_2")
    assert hand(state, 0) == {"farmer": 1, "envoy": 1}


@rule("GLO-2.6")
def test_equal_cards_are_one_option() -> None:
    state = position(3, hand="monk*5 farmer")
    assert kinds(state, "discard") == ["discard:monk:discard_1", "discard:farmer:discard_1"]
    assert kinds(state, "lay") == ["lay:monk:2", "lay:monk:3", "lay:monk:4", "lay:monk:5"]


@rule("GLO-2.6")
def test_the_log_names_a_character_and_no_copy() -> None:
    state = position(2, hand="monk*3", d1="envoy", journal=True)
    play(state, "discard:monk:discard_2")
    fact = {"event": "CardDiscarded", "seat": 0, "character": "monk", "pile": "discard_2"}
    assert heard(state, name="CardDiscarded") == [fact]
