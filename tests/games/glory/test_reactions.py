"""Chapter 6: the only choices outside one's own turn."""

import pytest

from sengoku.kernel.state import State
from tests.clauses import rule
from tests.games.glory.facts import asked, ended, pending, pile, refused, seen, sets, sheet
from tests.games.glory.position import labels, play, position, summary


def beaten(**more: object) -> State:
    """Seat 0 has just laid four monks over three of seat 1."""
    story = {"hand": "monk*5 envoy", "sets": {"monk": (1, 3)}, "d1": "emperor", "d2": "farmer"}
    return play(position(2, **{**story, **more}), "lay:monk:4")


@rule("GLO-6.1", "GLO-6.3")
def test_the_beaten_player_is_asked_before_anything_else() -> None:
    state = beaten()
    assert asked(state) == ("PlaceCards", 1)
    assert labels(state) == ["place:discard_1", "place:discard_2"]
    assert summary(state)["active"] == 0 and pending(state) == ("monk", 3)
    play(state, "place:discard_1")
    assert pile(state, "discard_1") == ["emperor", "monk", "monk", "monk"]
    assert pending(state) is None and asked(state) == ("FirstDraw", 1)


@rule("GLO-6.1")
def test_nobody_else_may_answer_and_nothing_else_may_be_answered() -> None:
    state = beaten()
    assert refused(state, "place:discard_1", seat=0) == ("GLO-6.1", "not-your-decision")
    assert refused(state, "draw:draw_1") == ("GLO-6.1", "glory-wrong-moment")
    assert refused(state, "discard:emperor:discard_1") == ("GLO-6.1", "glory-wrong-moment")


@rule("GLO-6.1", "GLO-11.7")
def test_a_card_removed_by_a_figure_is_pending_until_it_is_placed() -> None:
    state = position(
        2,
        hand="envoy",
        sets={"monk": (1, 3)},
        d1="emperor",
        d2="farmer",
        ninja_power=True,
        ready={0: 1},
    )
    play(state, "ninja:1:monk")
    assert pending(state) == ("monk", 1) and asked(state) == ("PlaceCards", 1)
    play(state, "place:discard_2")
    assert pile(state, "discard_2") == ["farmer", "monk"] and pending(state) is None


@rule("GLO-6.2")
@pytest.mark.parametrize(("d1", "d2"), [("", ""), ("emperor", ""), ("", "farmer")])
def test_the_beaten_player_is_not_asked_while_a_slot_is_empty(d1: str, d2: str) -> None:
    state = beaten(d1=d1, d2=d2)
    assert asked(state) in [("FirstDraw", 1), ("LayOrDiscard", 1)]
    assert pending(state) is None


@rule("GLO-6.3", "GLO-13.2")
@pytest.mark.parametrize("cards", ["", "monk*5", "farmer*3 emperor*2"])
def test_whether_he_is_asked_does_not_depend_on_his_hand(cards: str) -> None:
    assert asked(beaten(hands={1: cards})) == ("PlaceCards", 1)
    assert asked(beaten(hands={1: cards}, d1=""))[0] != "PlaceCards"


@rule("GLO-6.3")
def test_he_decides_knowing_the_new_set_both_tops_and_his_own_hand() -> None:
    view = seen(beaten(hands={1: "shogun*2"}), 1)
    assert view["characters"][7]["owner"] == 0 and view["characters"][7]["size"] == 4
    assert [view["piles"][name]["top"] for name in ("discard_1", "discard_2")] == [
        "emperor",
        "farmer",
    ]
    assert view["hands"][1]["cards"] == {"shogun": 2}
    assert view["pending"] == {"character": "monk", "count": 3}


@rule("GLO-6.4")
def test_pending_cards_belong_to_no_set() -> None:
    state = beaten()
    assert sets(state) == {"monk": (0, 4)}
    assert seen(state, 1)["characters"][7]["needs"] == 5
    assert seen(state, 1)["gauges"]["types"] == [1, 0]
    running = seen(state, -1)["scores"]["running"]
    assert [row["total"] for row in running] == [18, 0]


@rule("GLO-6.4", "GLO-7.2")
def test_pending_cards_do_not_count_for_the_end_of_the_round() -> None:
    mine = ["emperor", "empress", "daimyo", "shogun", "samurai"]
    state = position(
        2,
        seat=1,
        hand="samurai*3",
        sets=dict.fromkeys(mine, (0, 2)),
        d1="monk",
        d2="monk",
    )
    play(state, "lay:samurai:3", "place:discard_1")
    assert ended(state) == [] and sheet(state) == []
    assert seen(state, -1)["gauges"]["types"] == [4, 1]


@rule("GLO-6.5", "GLO-13.1")
def test_nobody_is_asked_about_a_draw_or_a_discard() -> None:
    state = position(3, at="turn", hand="monk", hands={1: "monk*5", 2: "monk*5"}, d1="farmer")
    for move in ("draw:discard_1", "draw:draw_1", "discard:monk:discard_1"):
        assert asked(state)[1] == 0
        play(state, move)
    assert asked(state) == ("FirstDraw", 1)


@rule("GLO-6.5")
def test_a_lay_cannot_be_blocked() -> None:
    state = position(3, hand="monk*3", hands={1: "monk*7"}, sets={"monk": (1, 2)}, d1="envoy")
    play(state, "lay:monk:3")
    assert sets(state) == {"monk": (0, 3)} and asked(state) == ("FirstDraw", 1)
