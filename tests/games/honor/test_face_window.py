"""Chapters 8 and 13: save face, the sealed poll, and who may know what."""

from typing import Any

import pytest

from sengoku.kernel.nature import Fast
from sengoku.kernel.state import State
from sengoku.kernel.viewer import PUBLIC, viewer_of
from tests.clauses import rule
from tests.games.honor.position import (
    HONOR,
    asked,
    discarded,
    hand,
    heard,
    honor,
    journal,
    labels,
    luck,
    play,
    position,
    refused,
    seen,
    status,
)


def window(**hands: str) -> State:
    """Four players; seat 1 dishonored seat 2, the second of seat 0, who declined.

    Asked are seats 0, 3, 1; hands are given as p0="save_face".
    """
    held = {int(name[1]): cards for name, cards in hands.items()}
    held[1] = "dishonor " + held.get(1, "cavalry")
    state = position(4, seat=1, houses={0: "daimyo_05"}, bonds={2: ("second", 0)}, hands=held)
    return play(state, "dishonor:2", "decline")


def lost_battle(**hands: str) -> State:
    """Seat 0 has beaten seat 2, who has a castle; seat 1 is the second of seat 2."""
    held: dict[int, str] = {int(name[1]): cards for name, cards in hands.items()}
    state = position(
        4,
        houses={0: "daimyo_02", 2: "daimyo_08 castle_odawara"},
        bonds={1: ("second", 2)},
        hands=held,
        nature=luck(battle=[6, 1]),
    )
    return play(state, "attack:2")


def poll(state: State) -> list[int]:
    """Who is asked, in order, if all pass."""
    order = []
    twin = state.copy()
    while asked(twin)[0] == "MaySaveFace":
        order.append(asked(twin)[1])
        play(twin, "pass")
    return order


@rule("HON-8.1")
def test_save_face_is_never_played_in_the_main_phase() -> None:
    state = position(3, houses={0: "daimyo_05"}, hands={0: "save_face"})
    assert refused(state, "save_face") == ("HON-3.12", "honor-wrong-moment")
    assert [label for label in labels(state) if "save_face" in label] == ["discard:save_face"]


@rule("HON-8.1")
@pytest.mark.parametrize("move", ["assassin:samurai-1", "spy:ninja_spy:samurai-1:cavalry:destroy"])
def test_save_face_does_not_help_against_ninja(move: str) -> None:
    state = position(
        3, houses={1: "daimyo_05 | cavalry"}, hands={0: "ninja_assassin ninja_spy", 1: "save_face"}
    )
    play(state, move)
    assert asked(state) == ("TakeTurn", 0)
    assert hand(state, 1) == {"save_face": 1}


@rule("HON-8.2")
def test_save_face_costs_neither_action_nor_honor_nor_a_turn() -> None:
    state = window(p3="save_face")
    used = HONOR.save(state)["used"]
    play(state, "pass", "save_face", "pass")
    assert HONOR.save(state)["used"] == used
    assert honor(state) == [0, 0, -30, 0]


@rule("HON-8.2")
@pytest.mark.parametrize("rank", ["ronin", "pledged", "second"])
def test_any_status_may_save(rank: str) -> None:
    bonds: dict[int, tuple[str, int]] = {2: ("second", 0)}
    if rank != "ronin":
        bonds[3] = (rank, 1)
    state = position(
        4,
        seat=1,
        houses={0: "daimyo_05", 1: "daimyo_06"},
        bonds=bonds,
        hands={1: "dishonor cavalry", 3: "save_face"},
    )
    play(state, "dishonor:2", "decline", "pass", "save_face", "pass")
    assert honor(state)[2] == -30


@rule("HON-8.3")
def test_nobody_saves_the_shogun_in_battle() -> None:
    state = position(
        4,
        houses={0: "daimyo_02", 2: "daimyo_08"},
        title=2,
        others="save_face",
        nature=luck(battle=[1]),
    )
    play(state, "attack:2")
    assert status(state, 2) == "ronin"
    assert heard(state).count("FaceNotSaved") == 0


@rule("HON-8.3")
def test_the_shogun_saves_others_and_his_second_saves_himself() -> None:
    state = position(
        4,
        seat=1,
        houses={0: "daimyo_05"},
        bonds={2: ("second", 0)},
        title=0,
        hands={1: "dishonor", 0: "save_face", 2: "save_face"},
    )
    play(state, "dishonor:2")
    assert "save_face" in labels(state)
    play(state, "decline", "save_face", "pass")
    assert honor(state)[2] == -30 and hand(state, 0) == {}


@rule("HON-8.4")
def test_the_list_follows_from_public_facts_and_leaves_out_empty_hands() -> None:
    assert poll(window()) == poll(window(p0="save_face", p3="cavalry")) == [0, 3, 1]
    assert poll(window(p3="")) == [0, 1]
    assert poll(window(p0="", p3="")) == [1]


@rule("HON-8.5")
def test_everybody_listed_answers_under_seal_and_the_poll_never_stops_early() -> None:
    state = window(p0="save_face", p3="save_face")
    before = heard(state)
    play(state, "save_face")
    assert asked(state) == ("MaySaveFace", 3)
    assert heard(state) == before
    assert discarded(state) == {"dishonor": 1}
    play(state, "save_face")
    assert asked(state) == ("MaySaveFace", 1)
    assert seen(state, viewer_of(0))["window"]["answers"] == ["save_face", None, None, "hidden"]
    assert seen(state, PUBLIC)["window"]["answers"] == ["hidden", None, None, "hidden"]


@rule("HON-8.5")
def test_save_needs_the_card() -> None:
    state = window(p0="cavalry")
    assert labels(state) == ["pass"]
    assert refused(state, "save_face") == ("HON-8.5", "honor-not-in-hand")


@rule("HON-8.6", "HON-8.7", "HON-E8")
def test_the_first_in_order_spends_his_card_and_no_other_answer_shows() -> None:
    state = window(p0="save_face", p3="save_face")
    play(state, "save_face", "save_face", "pass")
    assert hand(state, 0) == {} and hand(state, 3) == {"save_face": 1}
    assert honor(state)[2] == -30 and status(state, 2) == "second 0"
    told = [event.told(PUBLIC) for event in journal(state)[-2:]]
    assert told[0] == {"event": "FaceSaved", "seat": 0, "other": 2}
    assert told[1]["event"] == "HonorLost"


@rule("HON-8.6")
def test_the_order_of_the_list_decides_not_that_of_the_seats() -> None:
    state = window(p1="save_face", p3="save_face")
    assert poll(state) == [0, 3, 1]
    play(state, "pass", "save_face", "save_face")
    assert hand(state, 3) == {} and hand(state, 1) == {"save_face": 1}


@rule("HON-8.7")
def test_nobody_learns_who_could_have_saved() -> None:
    refusing, unable = window(p3="save_face"), window(p3="cavalry")
    for state in (refusing, unable):
        play(state, "pass", "pass", "pass")
    for viewer in (PUBLIC, viewer_of(0), viewer_of(1), viewer_of(2)):
        stories = [[event.told(viewer) for event in journal(state)] for state in (refusing, unable)]
        assert stories[0] == stories[1]


@rule("HON-8.8", "HON-13.1")
def test_a_seat_without_the_card_is_asked_like_any_other() -> None:
    with_card, without = window(p0="save_face"), window(p0="cavalry")
    for viewer in (PUBLIC, viewer_of(1), viewer_of(2), viewer_of(3)):
        assert seen(with_card, viewer) == seen(without, viewer)
    play(with_card, "pass")
    play(without, "pass")
    assert asked(with_card) == asked(without) == ("MaySaveFace", 3)
    assert with_card.unveiled == without.unveiled
    for viewer in (PUBLIC, viewer_of(1), viewer_of(2), viewer_of(3)):
        assert seen(with_card, viewer) == seen(without, viewer)


@rule("HON-8.9")
def test_a_window_that_would_ask_nobody_does_not_open() -> None:
    state = position(
        3,
        seat=1,
        houses={0: "daimyo_05"},
        bonds={2: ("second", 0)},
        hands={0: "", 1: "dishonor", 2: "cavalry"},
    )
    play(state, "dishonor:2", "decline")
    assert asked(state) == ("ChooseShame", 2)
    assert "FaceNotSaved" not in heard(state)


@rule("HON-8.4", "HON-10.9")
def test_a_lost_battle_asks_the_loser_his_holder_and_clockwise_the_winner_too() -> None:
    state = lost_battle()
    assert poll(state) == [2, 1, 3, 0]
    assert seen(state, PUBLIC)["window"]["cause"] == "battle"


# -- 13 information ------------------------------------------------------------------------------


@rule("HON-13.1")
def test_a_redeal_moves_the_card_and_thinks_sealed_answers_up_anew() -> None:
    state = window(p0="save_face")
    play(state, "save_face")
    answers, cards = set(), set()
    for seed in range(60):
        world = state.redeal(3, Fast(seed, 5))
        saved = HONOR.save(world)
        answers.add(saved["sealed"])
        cards.add("save_face" in hand(world, 0))
        assert saved["answered"] == 1
        if saved["sealed"]:
            assert "save_face" in hand(world, 0)
    assert answers == {0, 1} and cards == {False, True}
    own = state.redeal(0, Fast(3, 5))
    assert HONOR.save(own)["sealed"] == 1


@rule("HON-13.2")
def test_options_are_shown_to_the_seat_that_decides_alone() -> None:
    state = position(3, hands={0: "cavalry"})
    assert seen(state, viewer_of(0))["question"]["options"] != "hidden"
    for viewer in (PUBLIC, viewer_of(1), viewer_of(2)):
        assert seen(state, viewer)["question"]["options"] == "hidden"
        assert seen(state, viewer)["players"][0]["hand"] == {
            "count": 1,
            "cards": "hidden",
            "known": {},
        }


@rule("HON-13.3", "HON-E34")
def test_the_first_answer_is_asked_even_without_a_choice() -> None:
    state = position(3, hands={0: "dishonor", 1: "cavalry"}, empty_seppuku="forbidden")
    play(state, "dishonor:1")
    assert labels(state) == ["decline"]
    assert asked(state) == ("AnswerDishonor", 1)
    play(state, "decline")
    assert honor(state)[1] == -75


@rule("HON-4.7")
def test_after_a_reshuffle_all_know_what_the_pile_was_made_of() -> None:
    """A redeal keeps it: what lies in hands cannot be drawn, and the other way round."""
    state = position(
        3, pile="", discards="lancers*8 cavalry*4", hands={1: "noh_theater", 2: "save_face"}
    )
    play(state, "draw")
    for seed in range(30):
        world = state.redeal(0, Fast(seed, 5))
        pile = {HONOR.zones(world)["draw pile"][n] for n in range(11)}
        assert pile <= {"lancers", "cavalry"}
        hands: set[Any] = {*hand(world, 1), *hand(world, 2)}
        assert hands == {"noh_theater", "save_face"}


@rule("HON-13.2")
def test_an_invented_world_holds_no_trace_of_the_true_deal() -> None:
    """Not even where the draw pile keeps what was drawn from it."""
    state: Any = HONOR.new(seats=3, seed=4)
    world = state.redeal(0, Fast(1, 5))
    assert len(state.deck) > len(world.deck) == seen(state)["pile"]["count"]
