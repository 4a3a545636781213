"""Chapter 10, variant 1: imperial orders."""

from collections import Counter
from typing import Any

import pytest

from sengoku.games.glory.rules.components import KINDS
from sengoku.kernel.nature import Fast, Scripted
from sengoku.kernel.state import State
from sengoku.kernel.viewer import PUBLIC, viewer_of
from tests.clauses import rule
from tests.games.glory.facts import asked, heard, refused, rest, seen, sets, sheet
from tests.games.glory.position import GLORY, labels, play, position, summary

STACKS = [
    "daimyo shogun emperor empress",
    "envoy shogun samurai ninja",
    "farmer ninja monk envoy",
]
HELD = {
    0: "a:shogun b:samurai c:ninja",
    1: "a:emperor b:shogun c:envoy",
    2: "a:empress b:ninja c:monk",
}


def ending(seats: int = 3, **more: Any) -> State:
    """The last turn of a round is over; orders are to be played."""
    held = {seat: HELD[seat] for seat in range(seats)}
    return position(seats, at="orders", imperial_orders=True, **{"orders": held, **more})


def hands_of(state: State, seats: int) -> list[list[str]]:
    """By seat the orders that it holds, as it sees them itself."""
    return [
        [card["card"] for card in seen(state, seat)["orders"]["hands"][seat]]
        for seat in range(seats)
    ]


@rule("GLO-10.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_gets_one_order_of_each_stack(seats: int) -> None:
    state = GLORY.new(seats=seats, seed=4, imperial_orders=True)
    hands = hands_of(state, seats)
    for orders in hands:
        assert [card.split("_")[1] for card in orders] == ["a", "b", "c"]
    assert len({card for orders in hands for card in orders}) == 3 * seats


@rule("GLO-10.1")
def test_orders_are_dealt_once_a_game() -> None:
    state = GLORY.begin(GLORY.setup(3, {"imperial_orders": True}), Fast(8, 3), journal=[])
    before = hands_of(state, 3)
    rest(state)
    after = hands_of(state, 3)
    assert all({*now} < {*then} for now, then in zip(after, before, strict=True))
    assert len(heard(state, name="OrdersDealt")) == 3


@rule("GLO-10.1", "GLO-1.6")
def test_the_rest_of_the_set_up_stays() -> None:
    state = GLORY.new(seats=2, seed=4, imperial_orders=True)
    facts = summary(state)
    assert (len(facts["draw_1"]), len(facts["draw_2"]), sum(facts["hands"])) == (51, 51, 8)


@rule("GLO-10.1", "GLO-10.12")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_each_stack_is_dealt_from_the_top_beginning_with_the_start_player(start: int) -> None:
    stacks = [text.split() for text in STACKS]
    script = Scripted({}, {2: [[KINDS.index(name) for name in stack] for stack in stacks]})
    options = {"imperial_orders": True, "first_start": start}
    state = GLORY.begin(GLORY.setup(3, options), script)
    for place in range(3):
        expected = [f"order_{'abc'[n]}_{stacks[n][place]}" for n in range(3)]
        assert hands_of(state, 3)[(start + place) % 3] == expected
    spare = summary(state)["spare"]
    assert spare == [n * 9 + KINDS.index(stacks[n][3]) for n in range(3)]


@rule("GLO-10.1")
def test_every_order_of_a_stack_is_equally_likely() -> None:
    nature, first = Fast(2, 3), Counter[str]()
    for _ in range(800):
        state = GLORY.begin(GLORY.setup(2, {"imperial_orders": True}), nature)
        first.update(hands_of(state, 2)[0])
    assert len(first) == 12 and all(150 < count < 250 for count in first.values())


@rule("GLO-10.2")
@pytest.mark.parametrize(("seats", "left"), [(2, 6), (3, 3), (4, 0)])
def test_the_orders_left_over_leave_the_game_unseen(seats: int, left: int) -> None:
    state = GLORY.new(seats=seats, seed=1, imperial_orders=True)
    assert len(summary(state)["spare"]) == left
    for viewer in range(-1, seats):
        assert seen(state, viewer)["orders"]["spare"] == "hidden"


@rule("GLO-10.3")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_each_plays_one_order_beginning_with_the_start_player(start: int) -> None:
    state = ending(start=start, sets={"monk": (0, 2)})
    order = []
    while sheet(state) == []:
        assert asked(state)[0] == "PlayOrder"
        order.append(asked(state)[1])
        play(state, labels(state)[0])
    assert order == [start, (start + 1) % 3, (start + 2) % 3]
    assert [len(held) for held in hands_of(state, 3)] == [2, 2, 2]


@rule("GLO-10.3")
def test_orders_come_after_the_last_turn_and_before_the_scores() -> None:
    held = {0: HELD[0], 1: HELD[1]}
    last = {"draw_1": "", "draw_2": "envoy", "imperial_orders": True, "orders": held}
    state = position(2, start=1, hand="farmer*2", journal=True, **last)
    play(state, "lay:farmer:2")
    assert asked(state) == ("PlayOrder", 1) and sheet(state) == []
    play(state, "order:order_a_emperor", "order:order_b_samurai")
    names = [event["event"] for event in heard(state)]
    assert names[:4] == ["SetLaid", "OrderPlayed", "OrderPlayed", "RoundEnded"]


@rule("GLO-10.3")
def test_an_order_must_be_played_and_be_one_of_ones_own() -> None:
    state = ending(sets={"monk": (0, 2)})
    assert labels(state) == ["order:order_a_shogun", "order:order_b_samurai", "order:order_c_ninja"]
    assert refused(state, "end_turn")[0] == "GLO-10.3"
    assert refused(state, "order:order_c_monk")[0] == "GLO-10.3"
    assert refused(state, "order:order_a_emperor", seat=1) == ("GLO-10.3", "not-your-decision")


@rule("GLO-10.4")
def test_each_player_sees_the_orders_played_before_his() -> None:
    state = ending(sets={"shogun": (2, 3)}, journal=True)
    play(state, "order:order_a_shogun")
    assert asked(state) == ("PlayOrder", 1)
    assert seen(state, 1)["orders"]["played"] == ["order_a_shogun"]
    assert seen(state, 1)["orders"]["bonus"] == [0, 0, 15]
    told = heard(state, viewer_of(1), "OrderPlayed")
    assert told == [
        {"event": "OrderPlayed", "seat": 0, "card": "order_a_shogun", "owner": 2, "points": 15}
    ]


@rule("GLO-10.5")
@pytest.mark.parametrize("owner", [0, 1, 2])
@pytest.mark.parametrize(
    ("card", "bonus"), [("order_a_shogun", 5), ("order_b_samurai", 4), ("order_c_ninja", 3)]
)
def test_an_order_pays_its_bonus_for_every_card_to_the_owner_of_the_set(
    owner: int, card: str, bonus: int
) -> None:
    state = ending(sets={card.split("_")[2]: (owner, 4)})
    play(state, f"order:{card}")
    expected = [0, 0, 0]
    expected[owner] = 4 * bonus
    assert summary(state)["bonus"] == expected


@rule("GLO-10.6")
def test_an_order_without_a_set_pays_nobody_and_is_used_up() -> None:
    state = ending(sets={"monk": (0, 2)})
    play(state, "order:order_c_ninja")
    assert summary(state)["bonus"] == [0, 0, 0]
    assert hands_of(state, 3)[0] == ["order_a_shogun", "order_b_samurai"]
    assert seen(state, -1)["orders"]["played"] == ["order_c_ninja"]


@rule("GLO-10.7")
def test_several_orders_for_one_kind_pay_separately() -> None:
    state = ending(sets={"ninja": (1, 3)}, start=2)
    play(state, "order:order_b_ninja", "order:order_c_ninja")
    assert summary(state)["bonus"] == [0, 3 * 4 + 3 * 3, 0]


@rule("GLO-10.8")
def test_orders_change_no_set_and_all_sets_still_score() -> None:
    state = ending(sets={"shogun": (2, 3), "monk": (2, 2), "farmer": (0, 2)})
    play(state, "order:order_a_shogun", "order:order_b_shogun")
    assert sets(state) == {"shogun": (2, 3), "monk": (2, 2), "farmer": (0, 2)}
    play(state, "order:order_c_monk")
    assert sheet(state) == [[20, 0, (9 + 18) + (15 + 12 + 6)]]


@rule("GLO-10.9")
def test_played_orders_leave_the_game_and_stay_in_the_log() -> None:
    state = ending(journal=True)
    moves = ["order:order_a_shogun", "order:order_b_shogun", "order:order_c_monk"]
    play(state, *moves)
    told = [event["card"] for event in heard(state, PUBLIC, "OrderPlayed")]
    assert [f"order:{card}" for card in told] == moves
    assert seen(state, -1)["orders"]["played"] == told
    assert not {*told} & {card for held in hands_of(state, 3) for card in held}


@rule("GLO-10.10", "GLO-8.5")
def test_bonuses_decide_who_starts_the_next_round() -> None:
    sets_on_table = {"shogun": (0, 3), "envoy": (1, 3)}
    state = ending(2, sets=sets_on_table)
    play(state, "order:order_a_shogun", "order:order_a_emperor")
    assert sheet(state) == [[24, 16]] and summary(state)["start"] == 1


@rule("GLO-10.10", "GLO-10.9")
def test_a_bonus_is_paid_in_its_own_round_only() -> None:
    state = ending(2, sets={"shogun": (0, 3)}, rounds=2)
    play(state, "order:order_a_shogun", "order:order_a_emperor")
    assert sheet(state) == [[24, 0]] and seen(state, -1)["orders"]["bonus"] == [0, 0]


@rule("GLO-10.10", "GLO-8.6", "GLO-9.3")
def test_bonuses_count_in_the_ties() -> None:
    table = {"sets": {"shogun": (0, 3), "farmer": (1, 2)}}
    state = ending(2, sheet=[[0, 4]], **table)
    play(state, "order:order_a_shogun", "order:order_a_emperor")
    assert state.scores() == [24, 24] and summary(state)["start"] == 1
    state = ending(2, sheet=[[0, 4]], rounds=2, **table)
    play(state, "order:order_a_shogun", "order:order_a_emperor")
    assert state.ranks() == [1, 2]


@rule("GLO-10.11")
def test_with_one_round_two_orders_stay_unplayed_and_unseen() -> None:
    state = ending(2, rounds=1, sets={"farmer": (0, 2)}, journal=True)
    play(state, "order:order_c_ninja", "order:order_c_envoy")
    assert state.over() and state.scores() == [20, 0]
    others = seen(state, 1)["orders"]["hands"][0]
    assert [card["stack"] for card in others] == ["a", "b"]
    assert all(card["card"] == "hidden" for card in others)
    assert not any("order_a_shogun" in str(event) for event in heard(state, viewer_of(1)))


@rule("GLO-10.3", "GLO-13.2")
def test_the_last_order_is_played_without_asking() -> None:
    held = {0: "a:shogun", 1: "b:samurai", 2: "c:monk"}
    state = ending(orders=held, sheet=[[1, 1, 1], [2, 2, 2]], journal=True)
    assert state.over()
    assert [event["seat"] for event in heard(state, name="OrderPlayed")] == [0, 1, 2]


@rule("GLO-10.1")
def test_a_custom_order_table_replaces_the_standard_one() -> None:
    table = [["farmer", "monk", "envoy", "ninja"]] * 3
    state = GLORY.new(seats=4, seed=3, imperial_orders=True, order_table=table)
    held = {card for hand in hands_of(state, 4) for card in hand}
    assert held == {f"order_{stack}_{name}" for stack in "abc" for name in table[0]}
