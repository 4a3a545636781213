"""The worked examples X-1 to X-26 and X-45: the base game. A, B, C, D are seats 0 to 3."""

from collections import Counter

import pytest

from sengoku.kernel.viewer import viewer_of
from tests.clauses import rule
from tests.games.glory.facts import (
    asked,
    ended,
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
from tests.games.glory.position import GLORY, labels, play, position, summary

A, B, C, D = range(4)


def of(owner: int, names: str) -> dict[str, tuple[int, int]]:
    """Sets of three in front of one player."""
    return dict.fromkeys(names.split(), (owner, 3))


@rule("GLO-X-1")
def test_x1_the_deck_has_as_many_copies_as_a_character_is_worth() -> None:
    copies = Counter(GLORY.box(GLORY.setup(2)))
    values = {row["character"]: row["value"] for row in seen(GLORY.new(2), A)["characters"]}
    assert (copies["farmer"], values["farmer"]) == (20, 20)
    assert (copies["daimyo"], values["daimyo"]) == (8, 8)
    assert copies.total() == 110 == sum(values.values())


@rule("GLO-X-2", "GLO-3.3", "GLO-3.10")
def test_x2_the_first_turn_draws_from_both_draw_piles_without_asking() -> None:
    state = GLORY.new(seats=2, seed=3, first_start=A)
    assert asked(state) == ("LayOrDiscard", A)
    assert sum(hand(state, A).values()) == 5
    assert (len(pile(state, "draw_1")), len(pile(state, "draw_2"))) == (51, 51)


@rule("GLO-X-3", "GLO-4.4", "GLO-4.8", "GLO-6.1")
def test_x3_six_farmers_throw_four_off_the_table() -> None:
    state = position(2, seat=B, hand="farmer*6", sets={"farmer": (A, 4)}, d1="monk", d2="envoy")
    play(state, "lay:farmer:6")
    assert sets(state) == {"farmer": (B, 6)} and pending(state) == ("farmer", 4)
    assert asked(state) == ("PlaceCards", A)
    play(state, "place:discard_2")
    assert pile(state, "discard_2") == ["envoy"] + ["farmer"] * 4
    assert sets(state) == {"farmer": (B, 6)}


@rule("GLO-X-4", "GLO-4.6", "GLO-4.7", "GLO-5.7")
def test_x4_five_ninjas_replace_the_own_three() -> None:
    state = position(2, hand="ninja*5", sets={"ninja": (A, 3)}, d1="monk", d2="envoy")
    play(state, "lay:ninja:5")
    assert asked(state) == ("PlaceCards", A)
    play(state, "place:discard_1")
    assert sets(state) == {"ninja": (A, 5)}
    assert pile(state, "discard_1") == ["monk"] + ["ninja"] * 3


@rule("GLO-X-5", "GLO-7.2", "GLO-8.1")
def test_x5_six_kinds_end_the_round_at_60_to_36() -> None:
    table = {**of(A, "monk samurai shogun empress emperor"), **of(B, "farmer envoy")}
    state = position(2, hand="daimyo*2", sets=table)
    play(state, "lay:daimyo:2")
    assert ended(state) == ["types"] and sheet(state) == [[60, 36]]


@rule("GLO-X-8", "GLO-4.2", "GLO-4.3")
@pytest.mark.parametrize(
    ("seats", "lays"), [(2, ["lay:envoy:2", "lay:monk:2"]), (3, ["lay:monk:2"])]
)
def test_x8_two_envoys_are_a_set_with_two_players_only(seats: int, lays: list[str]) -> None:
    state = position(seats, hand="envoy*2 monk*2")
    assert kinds(state, "lay") == lays


@rule("GLO-X-9", "GLO-4.4", "GLO-4.5")
def test_x9_three_monks_need_four_to_beat_them() -> None:
    state = position(2, hand="monk*3", sets={"monk": (B, 3)})
    assert kinds(state, "lay") == []
    state = position(2, hand="monk*5", sets={"monk": (B, 3)})
    assert kinds(state, "lay") == ["lay:monk:4", "lay:monk:5"]


@rule("GLO-X-10", "GLO-4.6", "GLO-4.7")
def test_x10_three_shoguns_neither_renew_nor_extend_the_own_three() -> None:
    state = position(2, hand="shogun*3", sets={"shogun": (A, 3)})
    assert kinds(state, "lay") == []
    assert refused(state, "lay:shogun:3") == ("GLO-4.7", "glory-own-set-stands")
    assert refused(state, "lay:shogun:6") == ("GLO-4.1", "glory-too-few-in-hand")


@rule("GLO-X-11", "GLO-3.3", "GLO-3.5", "GLO-3.6")
def test_x11_the_pile_of_the_first_draw_is_barred_though_a_monk_shows() -> None:
    state = position(2, at="draw", d1="monk farmer", d2="emperor")
    play(state, "draw:discard_1")
    assert hand(state, A) == {"farmer": 1}
    assert seen(state, B)["piles"]["discard_1"]["top"] == "monk"
    assert {*labels(state)} == {"draw:draw_1", "draw:draw_2", "draw:discard_2"}


@rule("GLO-X-12", "GLO-3.5", "GLO-3.7")
def test_x12_after_a_look_at_the_first_card_every_other_pile_is_open() -> None:
    state = position(2, at="draw", draw_1="daimyo monk", d1="farmer", d2="emperor", journal=True)
    play(state, "draw:draw_1")
    assert seen(state, A)["hands"][A]["cards"] == {"daimyo": 1}
    assert {*labels(state)} == {"draw:draw_2", "draw:discard_1", "draw:discard_2"}
    told = {"event": "CardDrawn", "seat": A, "pile": "draw_1", "character": "hidden"}
    assert heard(state, viewer_of(B)) == [told]
    assert "draw:discard_2" not in labels(play(position(2, at="draw", d1="farmer"), "draw:draw_1"))


@rule("GLO-X-13", "GLO-5.3")
def test_x13_the_first_three_discards_of_a_round() -> None:
    state = position(2, hand="farmer", hands={B: "monk"}, draw_1="envoy*5", draw_2="envoy*5")
    assert [label for label in labels(state) if "farmer" in label] == ["discard:farmer:discard_1"]
    play(state, "discard:farmer:discard_1", "draw:draw_1", "draw:draw_2")
    assert [label for label in kinds(state, "discard") if "monk" in label] == [
        "discard:monk:discard_2"
    ]
    play(state, "discard:monk:discard_2", "draw:draw_1", "draw:draw_2")
    assert kinds(state, "discard") == ["discard:envoy:discard_1", "discard:envoy:discard_2"]


@rule("GLO-X-14", "GLO-5.3")
def test_x14_an_emptied_slot_must_be_filled() -> None:
    state = position(2, at="draw", hand="shogun", d1="farmer", d2="monk*5")
    play(state, "draw:discard_1", "draw:draw_1")
    assert all(label.endswith(":discard_1") for label in kinds(state, "discard"))
    assert refused(state, "discard:shogun:discard_2") == ("GLO-5.3", "glory-fill-the-empty-pile")


@rule("GLO-X-15", "GLO-5.3", "GLO-5.5", "GLO-6.2")
def test_x15_a_whole_set_opens_one_slot_and_the_next_discard_the_other() -> None:
    state = position(
        2, at="draw", hand="samurai*4", sets={"samurai": (B, 3)}, d1="farmer", d2="monk"
    )
    play(state, "draw:discard_1", "draw:discard_2", "lay:samurai:4")
    assert asked(state) == ("FirstDraw", B)
    assert pile(state, "discard_1") == ["samurai"] * 3 and pile(state, "discard_2") == []
    play(state, "draw:draw_1", "draw:draw_2")
    assert all(label.endswith(":discard_2") for label in kinds(state, "discard"))


@rule("GLO-X-16", "GLO-6.1", "GLO-6.3")
def test_x16_the_beaten_player_buries_the_emperor() -> None:
    state = position(3, hand="monk*3", sets={"monk": (B, 2)}, d1="emperor", d2="farmer", turn=8)
    play(state, "lay:monk:3")
    assert asked(state) == ("PlaceCards", B)
    assert summary(state)["active"] == A and summary(state)["turn"] == 8
    play(state, "place:discard_1")
    assert pile(state, "discard_1") == ["emperor", "monk", "monk"]
    assert summary(state)["active"] == B and summary(state)["turn"] == 9
    play(state, "draw:discard_1")
    assert "emperor" not in hand(state, B)


@rule("GLO-X-17", "GLO-5.2")
def test_x17_the_emperor_goes_back_onto_his_pile() -> None:
    state = position(2, at="draw", d1="farmer emperor", d2="monk")
    play(state, "draw:discard_1", "draw:draw_2", "discard:emperor:discard_1")
    assert pile(state, "discard_1") == ["farmer", "emperor"]


@rule("GLO-X-18", "GLO-7.4", "GLO-7.5")
@pytest.mark.parametrize(
    ("first", "second"), [("draw_2", "discard_1"), ("draw_1", "draw_2")], ids=["20-1", "1-1"]
)
def test_x18_one_empty_draw_pile_ends_the_round(first: str, second: str) -> None:
    draw_1 = "farmer*20" if second == "discard_1" else "farmer"
    state = position(
        2, at="draw", sets=of(B, "envoy"), draw_1=draw_1, draw_2="monk", bury="discard_1"
    )
    assert len(pile(state, "draw_1")) in (20, 1) and len(pile(state, "draw_2")) == 1
    play(state, f"draw:{first}", f"draw:{second}")
    play(state, kinds(state, "discard")[0])
    assert ended(state) == ["pile"] and sheet(state) == [[0, 16]]
    assert summary(state)["round"] == 2


@rule("GLO-X-19", "GLO-3.9", "GLO-7.1")
def test_x19_a_set_laid_after_the_last_card_counts() -> None:
    state = position(2, at="draw", hand="monk", draw_1="farmer*20", draw_2="monk", bury="discard_1")
    play(state, "draw:draw_2", "draw:discard_1", "lay:monk:2")
    assert ended(state) == ["pile"] and sheet(state) == [[18, 0]]


@rule("GLO-X-20", "GLO-7.3", "GLO-8.1")
def test_x20_the_ninth_kind_ends_the_round_at_64_to_46() -> None:
    table = {**of(A, "farmer monk samurai daimyo emperor"), **of(B, "envoy ninja shogun")}
    state = position(2, seat=B, hand="empress*2", sets=table)
    play(state, "lay:empress:2")
    assert ended(state) == ["nine"] and sheet(state) == [[64, 46]]
    assert sum(sheet(state)[0]) == 110


@rule("GLO-X-21", "GLO-7.2", "GLO-7.3", "GLO-7.6")
def test_x21_the_ninth_kind_as_the_fourth_of_one_player_gives_two_reasons() -> None:
    table = {
        **of(A, "emperor empress daimyo"),
        **of(B, "shogun samurai"),
        **of(C, "ninja envoy"),
        **of(D, "monk"),
    }
    state = position(4, hand="farmer*2", sets=table)
    play(state, "lay:farmer:2")
    assert ended(state) == ["types", "nine"]
    assert sheet(state) == [[6 + 7 + 8 + 20, 9 + 12, 14 + 16, 18]]


@rule("GLO-X-22", "GLO-7.2", "GLO-4.8")
def test_x22_a_renewed_set_is_no_new_kind_and_a_beaten_one_is_gone() -> None:
    table = of(A, "monk emperor empress daimyo shogun")
    state = position(2, hand="monk*4", hands={B: "shogun*4"}, sets=table, d1="envoy")
    play(state, "lay:monk:4")
    assert ended(state) == [] and seen(state, B)["gauges"]["types"] == [5, 0]
    play(state, "draw:draw_1", "draw:draw_2", "lay:shogun:4")
    assert asked(state) == ("PlaceCards", A)
    play(state, "place:discard_1")
    assert ended(state) == [] and seen(state, B)["gauges"]["types"] == [4, 1]


@rule("GLO-X-23", "GLO-7.5")
def test_x23_no_extra_turn_after_the_ninth_turn_of_the_start_player() -> None:
    state = position(2, at="turn", turn=0, draw_1="monk*17", draw_2="farmer*17", journal=True)
    while sheet(state) == []:
        if asked(state)[0] == "FirstDraw":
            play(state, "draw:draw_1", "draw:draw_2")
        play(state, kinds(state, "discard")[0])
    told = heard(state)
    turns = told[: [event["event"] for event in told].index("RoundEnded")]
    seats = Counter(event["seat"] for event in turns if event["event"] == "TurnBegan")
    assert seats == {A: 9, B: 8} and ended(state) == ["pile"]


@rule("GLO-X-24", "GLO-8.5", "GLO-8.6")
def test_x24_of_equal_lowest_totals_the_lower_last_round_starts() -> None:
    table = {**of(A, "monk samurai"), **of(B, "envoy shogun"), **of(C, "farmer")}
    state = position(3, at="orders", sheet=[[40, 30, 35]], sets=table)
    assert state.scores() == [70, 55, 55] and sheet(state)[1] == [30, 25, 20]
    assert summary(state)["start"] == C and summary(state)["round"] == 3


@rule("GLO-X-25", "GLO-8.7")
@pytest.mark.parametrize(("last", "starts"), [(B, C), (A, B), (C, B)])
def test_x25_a_full_tie_goes_clockwise_from_the_last_start_player(last: int, starts: int) -> None:
    table = {**of(A, "farmer samurai daimyo"), **of(B, "envoy shogun"), **of(C, "monk empress")}
    state = position(3, at="orders", start=last, sets=table)
    assert sheet(state) == [[40, 25, 25]]
    assert summary(state)["start"] == starts


@rule("GLO-X-26", "GLO-9.3", "GLO-9.4", "GLO-9.5")
def test_x26_the_final_ranking_shares_the_first_place() -> None:
    rounds = [[60, 60, 50, 55], [40, 40, 44, 50], [30, 32, 30, 31]]
    table = {**of(A, "farmer"), **of(B, "monk"), **of(C, "envoy"), **of(D, "ninja")}
    state = position(4, at="orders", sheet=rounds, sets=table)
    assert state.over() and state.scores() == [150, 150, 140, 150]
    assert [max(column) for column in zip(*sheet(state), strict=True)] == [60, 60, 50, 55]
    assert state.ranks() == [1, 1, 4, 3]


@rule("GLO-X-45", "GLO-13.3")
def test_x45_a_single_option_is_still_asked() -> None:
    state = position(2, hand="monk*2", sets={"monk": (B, 9)}, d1="farmer")
    assert asked(state) == ("LayOrDiscard", A)
    assert labels(state) == ["discard:monk:discard_2"]
