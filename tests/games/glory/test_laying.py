"""Chapter 4: laying a set."""

import pytest

from sengoku.games.glory.rules.components import COPIES, KINDS
from tests.clauses import rule
from tests.games.glory.facts import asked, figures, hand, kinds, pending, pile, refused, seen, sets
from tests.games.glory.position import GLORY, labels, play, position

DOTTED = ["samurai", "ninja", "envoy"]
PLAIN = ["emperor", "empress", "daimyo", "shogun", "monk", "farmer"]


@rule("GLO-4.1")
def test_a_set_is_of_one_kind_from_the_hand() -> None:
    state = position(2, hand="monk*2 farmer*3", hands={1: "envoy*4"})
    assert kinds(state, "lay") == ["lay:monk:2", "lay:farmer:2", "lay:farmer:3"]
    play(state, "lay:farmer:3")
    assert sets(state) == {"farmer": (0, 3)} and hand(state, 0) == {"monk": 2}


@rule("GLO-4.1")
@pytest.mark.parametrize("move", ["lay:monk:3", "lay:envoy:2", "lay:emperor:2"])
def test_cards_that_are_not_in_the_hand_cannot_be_laid(move: str) -> None:
    state = position(2, hand="monk*2 emperor", hands={1: "envoy*4"})
    assert refused(state, move) == ("GLO-4.1", "glory-too-few-in-hand")


@rule("GLO-4.2")
def test_one_card_is_not_a_set() -> None:
    state = position(2, hand="monk farmer*2")
    assert kinds(state, "lay") == ["lay:farmer:2"]
    assert refused(state, "lay:monk:1") == ("GLO-4.2", "glory-two-at-least")
    assert refused(state, "lay:farmer:1") == ("GLO-4.2", "glory-two-at-least")


@rule("GLO-4.2", "GLO-4.3")
@pytest.mark.parametrize("kind", KINDS)
def test_with_two_players_two_cards_of_any_kind_are_a_set(kind: str) -> None:
    state = position(2, hand=f"{kind}*2")
    play(state, f"lay:{kind}:2")
    assert sets(state) == {kind: (0, 2)}


@rule("GLO-4.3", "GLO-11.2")
@pytest.mark.parametrize("ninja_power", [False, True])
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("kind", DOTTED)
def test_dotted_kinds_need_three_cards(kind: str, seats: int, ninja_power: bool) -> None:
    state = position(seats, hand=f"{kind}*4", ninja_power=ninja_power)
    assert kinds(state, "lay") == [f"lay:{kind}:3", f"lay:{kind}:4"]
    assert refused(state, f"lay:{kind}:2") == ("GLO-4.3", "glory-three-at-least")


@rule("GLO-4.3")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("kind", PLAIN)
def test_the_other_kinds_need_two_with_any_number_of_players(kind: str, seats: int) -> None:
    state = position(seats, hand=f"{kind}*2")
    assert kinds(state, "lay") == [f"lay:{kind}:2"]


@rule("GLO-4.4")
def test_equal_numbers_do_not_beat_a_set() -> None:
    state = position(2, hand="monk*3 farmer", sets={"monk": (1, 3)})
    assert kinds(state, "lay") == []
    assert refused(state, "lay:monk:3") == ("GLO-4.4", "glory-set-must-be-larger")


@rule("GLO-4.4")
@pytest.mark.parametrize("owner", [1, 2])
def test_one_card_more_beats_the_set_of_anybody(owner: int) -> None:
    state = position(3, hand="monk*4 farmer", sets={"monk": (owner, 3)})
    assert kinds(state, "lay") == ["lay:monk:4"]
    play(state, "lay:monk:4")
    assert sets(state) == {"monk": (0, 4)}


@rule("GLO-4.4", "GLO-4.3")
@pytest.mark.parametrize(("size", "needs"), [(1, 3), (2, 3), (3, 4)])
def test_the_minimum_is_the_larger_of_both(size: int, needs: int) -> None:
    state = position(4, hand="ninja*5", sets={"ninja": (2, size)}, ninja_power=True)
    assert kinds(state, "lay") == [f"lay:ninja:{count}" for count in range(needs, 6)]
    assert seen(state, 0)["characters"][5]["needs"] == needs


@rule("GLO-4.5")
def test_cards_above_the_minimum_may_be_kept_back() -> None:
    state = position(2, hand="farmer*6", sets={"farmer": (1, 3)})
    assert kinds(state, "lay") == ["lay:farmer:4", "lay:farmer:5", "lay:farmer:6"]
    play(state, "lay:farmer:4")
    assert hand(state, 0) == {"farmer": 2} and sets(state) == {"farmer": (0, 4)}


@rule("GLO-4.6")
def test_a_set_is_replaced_and_never_added_to() -> None:
    state = position(2, hand="monk*4", sets={"monk": (0, 3)})
    assert refused(state, "lay:monk:2") == ("GLO-4.7", "glory-own-set-stands")
    assert kinds(state, "lay") == ["lay:monk:4"]
    play(state, "lay:monk:4")
    assert sets(state) == {"monk": (0, 4)}
    assert pile(state, "discard_1") == ["monk"] * 3


@rule("GLO-4.7")
def test_the_old_cards_of_an_own_set_do_not_count() -> None:
    state = position(2, hand="shogun*3 monk", sets={"shogun": (0, 3)})
    assert kinds(state, "lay") == []
    assert refused(state, "lay:shogun:3") == ("GLO-4.7", "glory-own-set-stands")
    assert refused(state, "lay:shogun:6") == ("GLO-4.1", "glory-too-few-in-hand")


@rule("GLO-4.8", "GLO-5.5")
@pytest.mark.parametrize("slot", ["discard_1", "discard_2"])
def test_the_older_set_leaves_as_a_whole_to_the_pile_its_owner_chooses(slot: str) -> None:
    state = position(3, hand="monk*5", sets={"monk": (2, 3)}, d1="emperor", d2="farmer")
    play(state, "lay:monk:5")
    assert asked(state) == ("PlaceCards", 2)
    play(state, f"place:{slot}")
    below = {"discard_1": ["emperor"], "discard_2": ["farmer"]}
    below[slot] += ["monk"] * 3
    assert {name: pile(state, name) for name in below} == below


@rule("GLO-4.9", "GLO-6.1", "GLO-11.3")
def test_the_new_set_lies_and_the_figure_is_settled_before_the_old_one_is_cleared() -> None:
    state = position(
        2,
        hand="ninja*3 monk",
        sets={"ninja": (1, 2), "farmer": (1, 2)},
        d1="monk",
        d2="monk",
        ninja_power=True,
        ninja_take="ask",
        ready={0: 1},
    )
    play(state, "lay:ninja:3")
    assert asked(state) == ("MayTakeFigure", 0)
    assert sets(state)["ninja"] == (0, 3) and pending(state) == ("ninja", 2)
    play(state, "take_figure")
    assert asked(state) == ("PlaceCards", 1) and figures(state) == (2, [1, 0], 1)
    play(state, "place:discard_2")
    assert asked(state) == ("MayUseFigure", 0) and pending(state) is None
    assert pile(state, "discard_2") == ["monk", "ninja", "ninja"]


@rule("GLO-4.10")
def test_a_set_stays_when_other_kinds_are_laid() -> None:
    state = position(2, hand="monk*2", sets={"farmer": (1, 2), "envoy": (0, 2)}, d1="emperor")
    play(state, "lay:monk:2")
    assert sets(state) == {"farmer": (1, 2), "envoy": (0, 2), "monk": (0, 2)}
    assert asked(state) == ("FirstDraw", 1)


@rule("GLO-4.10", "GLO-1.8")
def test_the_end_of_the_round_takes_all_sets_off_the_table() -> None:
    state = position(2, at="orders", sets={"farmer": (1, 2), "envoy": (0, 2)})
    assert sets(state) == {}


@rule("GLO-4.11")
def test_kind_size_and_owner_of_a_set_are_public() -> None:
    state = position(3, hand="monk*4", sets={"farmer": (2, 3)})
    play(state, "lay:monk:3")
    for viewer in (-1, 0, 1, 2):
        rows = {row["character"]: row for row in seen(state, viewer)["characters"]}
        assert (rows["monk"]["owner"], rows["monk"]["size"]) == (0, 3)
        assert (rows["farmer"]["owner"], rows["farmer"]["size"]) == (2, 3)
        assert (rows["ninja"]["owner"], rows["ninja"]["size"]) == (None, 0)


@rule("GLO-4.5", "GLO-4.2")
@pytest.mark.parametrize("kind", KINDS)
def test_all_copies_of_a_kind_can_be_one_set(kind: str) -> None:
    copies = int(COPIES[KINDS.index(kind)])
    state = position(2, hand=f"{kind}*{copies}")
    assert kinds(state, "lay") == [f"lay:{kind}:{count}" for count in range(2, copies + 1)]
    assert GLORY.label(state.options()[copies - 2]) == f"lay:{kind}:{copies}"
    assert f"discard:{kind}:discard_1" in labels(state)
