"""Chapter 5: one card to a discard pile, and the slots of the piles."""

from typing import cast

import pytest

from sengoku.games.glory.rules.counts import cards_of
from sengoku.games.glory.rules.state import Glory
from tests.clauses import rule
from tests.games.glory.facts import asked, hand, kinds, pile, refused, sets
from tests.games.glory.position import GLORY, labels, play, position


@rule("GLO-5.1")
def test_a_player_who_could_lay_may_discard_one_card_instead() -> None:
    state = position(2, hand="monk*3", d1="emperor", d2="farmer")
    play(state, "discard:monk:discard_1")
    assert pile(state, "discard_1") == ["emperor", "monk"]
    assert hand(state, 0) == {"monk": 2} and sets(state) == {}
    assert asked(state) == ("FirstDraw", 1)


@rule("GLO-5.1", "GLO-2.3")
def test_a_player_who_cannot_lay_must_discard() -> None:
    state = position(2, hand="monk farmer", d1="emperor", d2="farmer")
    assert all(label.startswith("discard:") for label in labels(state))
    assert len(labels(state)) == 4


@rule("GLO-5.1")
def test_a_card_that_is_not_in_the_hand_cannot_be_discarded() -> None:
    state = position(2, hand="monk*2", hands={1: "envoy"}, d1="emperor")
    assert refused(state, "discard:envoy:discard_2") == ("GLO-5.1", "glory-no-such-card")


@rule("GLO-5.2")
def test_a_card_drawn_this_turn_may_go_back_onto_its_pile() -> None:
    state = position(2, at="turn", draw_1="daimyo monk", d1="monk*2 emperor", d2="farmer")
    play(state, "draw:discard_1", "draw:draw_1")
    assert kinds(state, "discard") == [
        "discard:emperor:discard_1",
        "discard:emperor:discard_2",
        "discard:daimyo:discard_1",
        "discard:daimyo:discard_2",
    ]
    play(state, "discard:emperor:discard_1")
    assert pile(state, "discard_1") == ["monk", "monk", "emperor"]


@rule("GLO-5.3")
@pytest.mark.parametrize(
    ("d1", "d2", "slots"),
    [
        ("", "", ["discard_1"]),
        ("monk", "", ["discard_2"]),
        ("", "monk*4", ["discard_1"]),
        ("farmer", "envoy", ["discard_1", "discard_2"]),
    ],
)
def test_an_empty_slot_is_filled_first(d1: str, d2: str, slots: list[str]) -> None:
    state = position(2, hand="emperor", d1=d1, d2=d2)
    assert labels(state) == [f"discard:emperor:{slot}" for slot in slots]
    for slot in {"discard_1", "discard_2"} - {*slots}:
        refusal = ("GLO-5.3", "glory-fill-the-empty-pile")
        assert refused(state, f"discard:emperor:{slot}") == refusal


@rule("GLO-5.4", "GLO-5.5")
@pytest.mark.parametrize(
    ("d1", "d2", "slot"),
    [("", "", "discard_1"), ("farmer", "", "discard_2"), ("", "farmer", "discard_1")],
)
def test_a_replaced_set_fills_an_empty_slot_with_all_its_cards(d1: str, d2: str, slot: str) -> None:
    state = position(2, hand="monk*4 envoy", sets={"monk": (1, 3)}, d1=d1, d2=d2)
    play(state, "lay:monk:4")
    assert asked(state)[0] != "PlaceCards"
    assert pile(state, slot) == ["monk"] * 3
    other = "discard_2" if slot == "discard_1" else "discard_1"
    assert "monk" not in pile(state, other)


@rule("GLO-5.4", "GLO-11.11")
@pytest.mark.parametrize(
    ("d1", "d2", "slot"),
    [("", "", "discard_1"), ("farmer", "", "discard_2"), ("", "farmer", "discard_1")],
)
def test_a_card_removed_by_a_figure_fills_an_empty_slot(d1: str, d2: str, slot: str) -> None:
    state = position(
        2, hand="envoy", sets={"monk": (1, 3)}, d1=d1, d2=d2, ninja_power=True, ready={0: 1}
    )
    play(state, "ninja:1:monk")
    assert asked(state) == ("LayOrDiscard", 0)
    assert pile(state, slot) == ["monk"]


@rule("GLO-5.5", "GLO-5.3")
def test_after_a_set_opened_one_pile_the_next_discard_opens_the_other() -> None:
    state = position(2, hand="monk*4", hands={1: "envoy"}, sets={"monk": (1, 3)})
    play(state, "lay:monk:4", "draw:draw_1", "draw:draw_2")
    assert asked(state) == ("LayOrDiscard", 1)
    assert all(label.endswith(":discard_2") for label in kinds(state, "discard"))


@rule("GLO-5.6")
@pytest.mark.parametrize("slot", ["draw_1", "draw_2"])
def test_a_draw_pile_takes_no_discards(slot: str) -> None:
    refusal = ("GLO-5.6", "glory-not-a-discard-pile")
    state = position(2, hand="monk*4", sets={"monk": (1, 3)}, d1="envoy", d2="envoy")
    assert refused(state, f"discard:monk:{slot}") == refusal
    play(state, "lay:monk:4")
    assert refused(state, f"place:{slot}") == refusal
    assert refused(position(2, hand="monk"), f"discard:monk:{slot}") == refusal


@rule("GLO-5.6")
def test_only_the_top_card_of_a_discard_pile_can_be_taken() -> None:
    state = position(2, at="turn", d1="emperor monk farmer", d2="envoy")
    play(state, "draw:discard_1", "draw:discard_2")
    assert hand(state, 0) == {"farmer": 1, "envoy": 1}
    assert pile(state, "discard_1") == ["emperor", "monk"]


@rule("GLO-5.7", "GLO-11.11")
@pytest.mark.parametrize(("chooser", "seat"), [("owner", 2), ("user", 0)])
def test_the_owner_or_by_option_the_user_places_a_removed_card(chooser: str, seat: int) -> None:
    state = position(
        3,
        hand="envoy",
        sets={"monk": (2, 3)},
        d1="farmer",
        d2="farmer",
        ninja_power=True,
        ninja_pile_chooser=chooser,
        ready={0: 1},
    )
    play(state, "ninja:2:monk")
    assert asked(state) == ("PlaceCards", seat)


@rule("GLO-5.7")
@pytest.mark.parametrize("chooser", ["owner", "user"])
def test_a_replaced_set_is_placed_by_its_owner_whatever_the_option(chooser: str) -> None:
    state = position(
        3,
        hand="monk*4",
        sets={"monk": (2, 3)},
        d1="farmer",
        d2="farmer",
        ninja_power=True,
        ninja_pile_chooser=chooser,
    )
    play(state, "lay:monk:4")
    assert asked(state) == ("PlaceCards", 2)


@rule("GLO-5.7")
def test_the_active_player_chooses_the_pile_of_his_own_discard() -> None:
    state = position(2, hand="monk", d1="farmer", d2="farmer")
    assert labels(state) == ["discard:monk:discard_1", "discard:monk:discard_2"]
    assert asked(state) == ("LayOrDiscard", 0)


@rule("GLO-5.5")
def test_what_is_counted_of_a_pile_is_what_lies_in_it() -> None:
    state = cast(Glory, GLORY.new(seats=2, seed=1))
    for _ in range(60):
        state.play(state.options()[-1])
        GLORY.check(state)
    state.lying_1 += cards_of(3, 1)
    with pytest.raises(AssertionError, match="counts of a pile"):
        GLORY.check(state)
