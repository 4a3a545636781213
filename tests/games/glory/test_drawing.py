"""Chapter 3: two cards from two different piles."""

import pytest

from sengoku.kernel.viewer import PUBLIC, viewer_of
from tests.clauses import rule
from tests.games.glory.facts import (
    asked,
    ended,
    hand,
    heard,
    kinds,
    pile,
    refused,
    seen,
    sets,
    sheet,
)
from tests.games.glory.position import labels, play, position


@rule("GLO-3.1")
def test_two_top_cards_come_into_the_hand() -> None:
    state = position(
        2, at="turn", hand="emperor", draw_1="daimyo shogun", d1="monk farmer", d2="envoy"
    )
    play(state, "draw:draw_1", "draw:discard_1")
    assert hand(state, 0) == {"emperor": 1, "daimyo": 1, "farmer": 1}
    assert pile(state, "draw_1") == ["shogun"] and pile(state, "discard_1") == ["monk"]
    assert asked(state) == ("LayOrDiscard", 0)


@rule("GLO-3.1")
@pytest.mark.parametrize("at", ["draw", "draw2"])
def test_an_empty_pile_cannot_be_drawn_from(at: str) -> None:
    state = position(2, at=at, barred="draw_1", d1="monk")
    assert "draw:discard_2" not in labels(state)
    assert refused(state, "draw:discard_2") == ("GLO-3.1", "glory-pile-is-empty")


@rule("GLO-3.1", "GLO-2.4")
def test_a_third_card_cannot_be_drawn() -> None:
    state = position(2, at="turn", d1="monk", d2="farmer")
    play(state, "draw:draw_1", "draw:draw_2")
    assert refused(state, "draw:discard_1") == ("GLO-2.4", "glory-wrong-moment")


@rule("GLO-3.2")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("draw_1", "draw_2"),
        ("discard_1", "discard_2"),
        ("draw_2", "discard_1"),
        ("discard_2", "draw_1"),
    ],
)
def test_either_card_may_come_from_a_draw_or_a_discard_pile(first: str, second: str) -> None:
    state = position(2, at="turn", d1="monk", d2="farmer")
    tops = {name: len(pile(state, name)) for name in (first, second)}
    play(state, f"draw:{first}", f"draw:{second}")
    assert sum(hand(state, 0).values()) == 2
    assert all(len(pile(state, name)) == size - 1 for name, size in tops.items())


@rule("GLO-3.3")
@pytest.mark.parametrize("first", ["draw_1", "discard_1", "discard_2", "draw_2"])
def test_no_pile_gives_both_cards(first: str) -> None:
    state = position(2, at="turn", d1="monk*3", d2="farmer*3")
    play(state, f"draw:{first}")
    piles = ["draw_1", "discard_1", "discard_2", "draw_2"]
    assert labels(state) == [f"draw:{name}" for name in piles if name != first]
    assert refused(state, f"draw:{first}") == ("GLO-3.3", "glory-same-pile-twice")


@rule("GLO-3.3")
def test_the_bar_is_gone_with_the_next_turn() -> None:
    state = position(2, at="turn", hand="monk", hands={1: "monk"}, d1="farmer*3", d2="farmer")
    for _ in range(2):
        assert "draw:discard_1" in labels(state)
        play(state, "draw:discard_1", "draw:draw_1", "discard:monk:discard_2")


@rule("GLO-3.4", "GLO-3.3")
def test_a_refilled_slot_stays_barred() -> None:
    state = position(
        2, at="turn", ninja_power=True, ready={0: 1}, sets={"envoy": (1, 3)}, d1="farmer", d2="monk"
    )
    play(state, "draw:discard_1", "ninja:1:envoy")
    assert pile(state, "discard_1") == ["envoy"]
    assert labels(state) == ["draw:draw_1", "draw:discard_2", "draw:draw_2"]
    assert refused(state, "draw:discard_1") == ("GLO-3.3", "glory-same-pile-twice")


@rule("GLO-3.5")
def test_the_first_card_is_seen_before_the_second_pile_is_chosen() -> None:
    state = position(2, at="turn", draw_1="daimyo emperor", d1="monk", d2="farmer")
    play(state, "draw:draw_1")
    assert asked(state) == ("SecondDraw", 0)
    assert seen(state, 0)["hands"][0]["cards"] == {"daimyo": 1}


@rule("GLO-3.5")
@pytest.mark.parametrize("top", ["daimyo", "emperor", "farmer"])
def test_the_first_card_commits_to_nothing(top: str) -> None:
    state = position(2, at="turn", draw_1=f"{top} monk", d1="monk", d2="envoy")
    play(state, "draw:draw_1")
    assert labels(state) == ["draw:discard_1", "draw:discard_2", "draw:draw_2"]


@rule("GLO-3.6")
def test_the_card_below_shows_before_the_second_choice() -> None:
    state = position(3, at="turn", d1="monk farmer", d2="emperor")
    assert seen(state, -1)["piles"]["discard_1"]["top"] == "farmer"
    play(state, "draw:discard_1")
    assert asked(state) == ("SecondDraw", 0)
    for viewer in (-1, 0, 1, 2):
        assert seen(state, viewer)["piles"]["discard_1"]["top"] == "monk"
        assert seen(state, viewer)["question"]["barred"] == "discard_1"


@rule("GLO-3.7", "GLO-14.2")
def test_a_face_down_card_is_seen_by_its_drawer_only() -> None:
    state = position(3, at="turn", draw_1="daimyo monk", d1="farmer", journal=True)
    play(state, "draw:draw_1")
    told = {"event": "CardDrawn", "seat": 0, "pile": "draw_1"}
    assert heard(state, viewer_of(0))[-1] == {**told, "character": "daimyo"}
    for viewer in (PUBLIC, viewer_of(1), viewer_of(2)):
        assert heard(state, viewer)[-1] == {**told, "character": "hidden"}


@rule("GLO-3.7", "GLO-14.2")
def test_a_face_up_card_is_taken_in_sight_of_all() -> None:
    state = position(3, at="turn", d1="farmer", journal=True)
    play(state, "draw:discard_1")
    told = {"event": "CardTaken", "seat": 0, "pile": "discard_1", "character": "farmer"}
    for viewer in (PUBLIC, viewer_of(0), viewer_of(1)):
        assert told in heard(state, viewer)


@rule("GLO-3.8", "GLO-7.4")
def test_with_one_card_left_in_each_draw_pile_a_turn_still_begins() -> None:
    state = position(2, hand="monk", draw_1="daimyo", draw_2="shogun", bury="discard_1")
    play(state, "discard:monk:discard_2")
    assert ended(state) == [] and asked(state) == ("FirstDraw", 1)
    assert {"draw:draw_1", "draw:draw_2"} <= {*labels(state)}


@rule("GLO-3.8", "GLO-7.4")
def test_no_turn_begins_without_both_draw_piles() -> None:
    state = position(2, hand="monk", draw_1="", draw_2="shogun", bury="discard_1")
    play(state, "discard:monk:discard_2")
    assert ended(state) == ["pile"] and len(sheet(state)) == 1


@rule("GLO-3.9")
def test_an_empty_draw_pile_stays_empty_and_the_turn_goes_on() -> None:
    state = position(
        2, at="turn", hand="monk", draw_1="farmer", draw_2="monk emperor", bury="discard_1"
    )
    below = pile(state, "discard_1")
    play(state, "draw:draw_1")
    assert pile(state, "draw_1") == [] and pile(state, "discard_1") == below
    assert labels(state) == ["draw:discard_1", "draw:draw_2"]
    play(state, "draw:draw_2")
    assert pile(state, "draw_1") == [] and asked(state) == ("LayOrDiscard", 0)
    assert kinds(state, "lay") == ["lay:monk:2"] and sets(state) == {}


@rule("GLO-3.10", "GLO-13.2")
def test_with_two_piles_the_draws_are_made_without_asking() -> None:
    state = position(2, at="turn", draw_1="daimyo monk", draw_2="shogun monk", journal=True)
    assert asked(state) == ("LayOrDiscard", 0)
    drawn = heard(state, viewer_of(0), "CardDrawn")
    assert [(event["pile"], event["character"]) for event in drawn] == [
        ("draw_1", "daimyo"),
        ("draw_2", "shogun"),
    ]


@rule("GLO-3.10")
@pytest.mark.parametrize("slot", ["discard_1", "discard_2"])
def test_one_discard_pile_makes_the_draw_a_choice(slot: str) -> None:
    state = position(2, at="turn", **{"d1" if slot == "discard_1" else "d2": "monk"})
    assert asked(state) == ("FirstDraw", 0)
    assert labels(state) == ["draw:draw_1", f"draw:{slot}", "draw:draw_2"]


@rule("GLO-3.10", "GLO-11.9")
def test_a_figure_that_can_be_used_makes_the_draw_a_choice() -> None:
    state = position(2, at="turn", ninja_power=True, ready={0: 1}, sets={"envoy": (1, 3)})
    assert labels(state) == ["draw:draw_1", "draw:draw_2", "ninja:1:envoy"]
    idle = position(2, at="turn", ninja_power=True, ready={0: 1}, sets={"envoy": (0, 3)})
    assert asked(idle) == ("LayOrDiscard", 0)
