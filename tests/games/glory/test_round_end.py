"""Chapter 7: when a round ends."""

import random
from typing import cast

import pytest

from sengoku.games.glory.rules.components import KINDS
from sengoku.games.glory.rules.state import Glory
from sengoku.games.glory.sight.preview import may_end, preview
from tests.clauses import rule
from tests.games.glory.facts import asked, ended, heard, sets, sheet
from tests.games.glory.position import GLORY, labels, play, position, summary


def shared(owners: str) -> dict[str, tuple[int, int]]:
    """Sets of three by value: "001.." gives emperor and empress to seat 0, the daimyo to 1."""
    return {KINDS[kind]: (int(who), 3) for kind, who in enumerate(owners) if who != "."}


@rule("GLO-7.1", "GLO-11.17")
def test_what_held_in_mid_turn_but_not_at_its_end_has_no_effect() -> None:
    table = {**shared("00001111"), "shogun": (1, 1)}
    state = position(2, hand="farmer*2", sets=table, ninja_power=True, ready={0: 1})
    play(state, "lay:farmer:2")
    assert asked(state) == ("MayUseFigure", 0) and len(sets(state)) == 9
    play(state, "ninja:1:shogun")
    assert ended(state) == [] and asked(state)[1] == 1


@rule("GLO-7.1")
def test_the_check_comes_once_at_the_end_of_the_turn() -> None:
    state = position(
        2, at="draw", hand="monk*2", draw_1="envoy", draw_2="envoy*4", bury="discard_1"
    )
    play(state, "draw:draw_1")
    assert asked(state) == ("SecondDraw", 0) and sheet(state) == []
    play(state, "draw:draw_2")
    assert asked(state) == ("LayOrDiscard", 0) and sheet(state) == []
    play(state, "lay:monk:2")
    assert ended(state) == ["pile"] and sheet(state) == [[18, 0]]


@rule("GLO-7.2")
@pytest.mark.parametrize(("seats", "enough"), [(2, 6), (3, 5), (4, 4)])
def test_enough_kinds_in_front_of_one_player_end_the_round(seats: int, enough: int) -> None:
    state = position(seats, hand="farmer*2", sets=shared("0" * (enough - 1)))
    play(state, "lay:farmer:2")
    assert ended(state) == ["types"] and len(sheet(state)) == 1


@rule("GLO-7.2")
@pytest.mark.parametrize(("seats", "enough"), [(2, 6), (3, 5), (4, 4)])
def test_one_kind_less_does_not_end_it(seats: int, enough: int) -> None:
    state = position(seats, hand="farmer*2", sets=shared("0" * (enough - 2) + "11"))
    play(state, "lay:farmer:2")
    assert ended(state) == [] and sheet(state) == [] and asked(state)[1] == 1


@rule("GLO-7.2")
def test_the_size_of_a_set_does_not_make_it_more_than_one_kind() -> None:
    state = position(4, hand="farmer*9", sets={"monk": (0, 9), "envoy": (0, 8)}, d1="ninja")
    play(state, "lay:farmer:9")
    assert ended(state) == [] and asked(state) == ("FirstDraw", 1)


@rule("GLO-7.3")
def test_nine_kinds_over_all_players_end_the_round() -> None:
    state = position(3, hand="farmer*2", sets=shared("01201201"))
    play(state, "lay:farmer:2")
    assert ended(state) == ["nine"]
    assert sheet(state) == [[6 + 9 + 16 + 20, 7 + 12 + 18, 8 + 14]]


@rule("GLO-7.3")
def test_eight_kinds_do_not_end_the_round() -> None:
    state = position(3, hand="farmer*2", sets=shared("0120121."))
    play(state, "lay:farmer:2")
    assert ended(state) == [] and len(sets(state)) == 8


@rule("GLO-7.4")
@pytest.mark.parametrize(
    ("draw_1", "draw_2"), [("", "envoy*9"), ("envoy*9", ""), ("", "")], ids=["1", "2", "both"]
)
@pytest.mark.parametrize("bury", ["discard_1", ""])
def test_an_empty_draw_pile_ends_the_round(draw_1: str, draw_2: str, bury: str) -> None:
    state = position(2, hand="monk", draw_1=draw_1, draw_2=draw_2, bury=bury)
    play(state, labels(state)[-1])
    assert ended(state) == ["pile"] and len(sheet(state)) == 1


@rule("GLO-7.4")
def test_empty_discard_piles_do_not_end_the_round() -> None:
    state = position(2, hand="monk*2")
    play(state, "lay:monk:2")
    assert ended(state) == [] and asked(state) == ("LayOrDiscard", 1)


@rule("GLO-7.5")
def test_nobody_gets_a_further_turn() -> None:
    state = position(3, start=0, hand="farmer*2", sets=shared("0000"), journal=True)
    play(state, "lay:farmer:2")
    told = [event["event"] for event in heard(state)]
    assert told[:2] == ["SetLaid", "RoundEnded"]
    assert summary(state)["round"] == 2


@rule("GLO-7.6")
def test_all_reasons_are_recorded_and_change_no_score() -> None:
    state = position(
        2,
        hand="farmer*2",
        sets=shared("00000111"),
        draw_1="",
        draw_2="shogun",
        bury="discard_1",
        journal=True,
    )
    play(state, "lay:farmer:2")
    end = heard(state, name="RoundEnded")[0]
    assert end["reasons"] == ["types", "nine", "pile"] == ended(state)
    assert end["scores"] == [6 + 7 + 8 + 9 + 12 + 20, 14 + 16 + 18]


@rule("GLO-7.7")
@pytest.mark.parametrize(("seat", "after"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_otherwise_the_next_player_clockwise_begins(seat: int, after: int) -> None:
    state = position(4, seat=seat, hand="monk", d1="farmer", turn=6)
    play(state, "discard:monk:discard_2")
    assert asked(state) == ("FirstDraw", after) and summary(state)["turn"] == 7


def test_no_option_ends_the_round_where_none_is_looked_at() -> None:
    """Whole matches: what an option leads to is worked out only where one of them may end it."""
    looked = {True: 0, False: 0}
    ends = 0
    for seed in range(6):
        rng, options = random.Random(seed), {"ninja_power": seed % 2 == 1}
        state = cast(Glory, GLORY.new(seats=2 + seed % 3, seed=seed, **options))
        while not state.over():
            found = [preview(state, action)["ends"] for action in state.options()]
            assert may_end(state) or not any(found)
            looked[may_end(state)] += 1
            ends += any(found)
            state.play(rng.choice([*state.options()]))
    assert ends > 20 and looked[True] < looked[False]
