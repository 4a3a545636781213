"""Chapter 10: what is public, what is secret, and what can be worked out."""

from collections import Counter
from typing import Any

from sengoku.kernel.event import HIDDEN
from sengoku.kernel.nature import Fast
from sengoku.kernel.state import State
from sengoku.kernel.viewer import NOBODY, PUBLIC, viewer_of
from tests.clauses import rule
from tests.games.samurai.position import SAMURAI, play, position, saved, view, wander

SET = {"samurai_1": 3, "samurai_2": 2, "samurai_3": 1} | {
    f"{symbol}_{value}": 1 for symbol in ("helmet", "buddha", "rice") for value in (2, 3, 4)
}


def world(state: State, seat: int, seed: int) -> State:
    return state.redeal(seat, Fast(seed, 6))


@rule("SAM-10.1")
def test_only_the_top_of_the_pile_is_seen() -> None:
    for state in wander(3, 1):
        for seat in (None, 0, 1, 2):
            pile = view(state, seat)["pile"]
            assert pile["order"] == HIDDEN and set(pile) == {"count", "top", "unseen", "order"}
    state = position(2, pile="R B H")
    orders = {tuple(view(world(state, 0, n), referee=True)["pile"]["order"]) for n in range(9)}
    assert len(orders) == 9
    tops = {view(world(state, 0, n), referee=True)["pile"]["top"] for n in range(9)}
    assert tops == {"v_r"}, "the visible card stays"


@rule("SAM-10.1")
def test_a_waiting_village_and_the_next_one_are_seen_by_all() -> None:
    state = position(3, village="B", pile="R HB H", hands={0: "B3", 1: "S2", 2: "H4"})
    play(state, "aB3 0,1", "bS2 0,-1", "cH4 1,0")
    for seat in (None, 0, 1, 2):
        seen = view(state, seat)
        assert (seen["waiting"], seen["pile"]["top"]) == ("v_r", "v_hb")
    for seed in range(9):
        assert saved(world(state, 0, seed))["waiting"] == saved(state)["waiting"]


@rule("SAM-10.1")
def test_the_unseen_villages_are_known_by_subtraction() -> None:
    whole = Counter({"v_h": 5, "v_b": 5, "v_r": 5, "v_hb": 9, "v_hr": 9, "v_br": 9, "v_hbr": 2})
    for state in wander(4, 3):
        seen = view(state)
        open_ = [each["village"] for each in seen["table"]["villages"]]
        open_ += [name for name in (seen["waiting"], seen["pile"]["top"]) if name]
        assert whole - Counter(open_) == Counter(seen["pile"]["unseen"])


@rule("SAM-10.2")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    state = SAMURAI.new(seats=3, seed=4)
    for seat in (None, 0, 1, 2):
        for holder, hand in enumerate(view(state, seat)["hands"]):
            own = seat == holder
            assert (hand["cards"] != HIDDEN) == own and (hand["to_come"] != HIDDEN) == own
            assert hand["order"] == HIDDEN, "not even the owner knows the order of a deck"
            assert hand["count"] == 5 and hand["deck"] == 10


@rule("SAM-10.2")
def test_what_a_rival_has_not_played_is_known_to_all() -> None:
    for state in wander(3, 5):
        seen = view(state)
        for seat, hand in enumerate(seen["hands"]):
            played = [card["card"] for card in seen["table"]["cards"] if card["seat"] == seat]
            assert Counter(SET) - Counter(played) == Counter(hand["unplayed"])


@rule("SAM-10.2")
def test_a_hand_is_known_once_the_deck_is_empty() -> None:
    known = 0
    for state in wander(2, 6):
        for hand in view(state)["hands"]:
            if hand["deck"] == 0:
                assert hand["cards"] == hand["unplayed"]
                known += 1
            else:
                assert hand["cards"] == HIDDEN
    assert known > 5


@rule("SAM-10.2")
def test_a_redeal_keeps_the_set_of_every_seat_and_mixes_hand_and_deck() -> None:
    state = SAMURAI.new(seats=3, seed=7)
    hands = set()
    for seed in range(40):
        other = world(state, 0, seed)
        for seat in range(3):
            assert view(other)["hands"][seat]["unplayed"] == SET
        assert view(other, 0)["hands"][0] == view(state, 0)["hands"][0]
        hands.add(str(view(other, referee=True)["hands"][1]["cards"]))
        SAMURAI.check(other)
    assert len(hands) > 25


@rule("SAM-10.2")
def test_for_the_public_every_hand_is_open_to_doubt() -> None:
    state = SAMURAI.new(seats=2, seed=8)
    for seat in (0, 1):
        hands = {
            str(view(world(state, int(NOBODY), n), referee=True)["hands"][seat]["cards"])
            for n in range(30)
        }
        assert len(hands) > 15


@rule("SAM-10.2")
def test_no_preview_depends_on_a_card_under_the_top() -> None:
    for state in wander(3, 9):
        if state.over():
            break
        seat = int(state.seat())
        seen = view(state, seat)["question"]
        for seed in range(2):
            assert view(world(state, seat, seed), seat)["question"] == seen


@rule("SAM-10.2")
def test_a_card_drawn_is_told_to_its_owner_only() -> None:
    state = position(2, hands={0: "H3"}, journal=True)
    play(state, "aH3 0,1")
    (drawn,) = [event for event in state.journal or [] if event.name == "CardDrawn"]
    heard: list[dict[str, Any]] = [drawn.told(v) for v in (PUBLIC, viewer_of(1), viewer_of(0))]
    assert [told["card"] == HIDDEN for told in heard] == [True, True, False]


@rule("SAM-10.3")
def test_turned_cards_stay_on_record() -> None:
    *_, state = wander(2, 3)
    cards = view(state)["table"]["cards"]
    assert any(card["turned"] for card in cards)
    assert all(card["card"] in SET for card in cards), "their values are still shown"
