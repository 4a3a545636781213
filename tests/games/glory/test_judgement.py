"""What the view works out for a player: safe sets, odds, and where the round is heading."""

from typing import cast

import pytest

from sengoku.games.glory.judgement.judgement import JUDGEMENT
from sengoku.games.glory.judgement.net import ROWS, WIDE
from sengoku.games.glory.judgement.traits import traits
from sengoku.games.glory.rules.components import COPIES, KINDS
from sengoku.games.glory.rules.state import Glory
from sengoku.kernel.nature import Fast
from sengoku.kernel.state import State
from tests.clauses import rule
from tests.games.glory.facts import seen
from tests.games.glory.position import GLORY, position

SAFE = dict(zip(KINDS, [3, 4, 4, 5, 6, 7, 8, 9, 10], strict=True))


@rule("GLO-4.4")
@pytest.mark.parametrize("name", KINDS)
def test_a_set_of_half_the_copies_cannot_be_beaten(name: str) -> None:
    for size, safe in ((SAFE[name], True), (SAFE[name] - 1, False)):
        row = seen(position(2, sets={name: (1, size)}), 0)["characters"][KINDS.index(name)]
        assert row["safe"] is safe


@rule("GLO-14.5")
def test_each_viewer_counts_the_copies_it_cannot_place() -> None:
    state = position(
        2,
        hand="monk*3 farmer",
        hands={1: "monk*4"},
        known={1: "monk*2"},
        sets={"monk": (1, 2)},
        d1="monk emperor",
    )
    left = {viewer: seen(state, viewer)["characters"][7]["unlocated"] for viewer in (-1, 0, 1)}
    assert left == {-1: 18 - 2 - 2 - 1, 0: 18 - 2 - 2 - 1 - 3, 1: 18 - 2 - 1 - 4}


@rule("GLO-7.2", "GLO-7.3")
def test_an_option_that_ends_the_round_says_so() -> None:
    table = dict.fromkeys(KINDS[:5], (0, 3))
    state = position(2, hand="monk*2 samurai*4", sets=table, d1="envoy")
    ends = {
        GLORY.label(row["action"]): row["ends"] for row in seen(state, 0)["question"]["options"]
    }
    assert ends["lay:monk:2"] == ["types"]
    assert ends["lay:samurai:4"] == [] and ends["discard:monk:discard_2"] == []


def told(state: State) -> dict[str, tuple[list[str], list[int] | None, str | None]]:
    """Of each option how the round would end, with what scores, and whether one is warned."""
    return {
        GLORY.label(row["action"]): (row["ends"], row.get("scores"), row.get("grave"))
        for row in seen(state, int(state.seat()))["question"]["options"]
    }


@rule("GLO-7.1", "GLO-8.1", "GLO-11.17")
def test_ending_the_turn_says_that_it_ends_the_round_and_with_what_scores() -> None:
    table = {**dict.fromkeys(KINDS[:6], (0, 3)), "monk": (1, 1)}
    state = position(2, at="close", sets=table, ready={0: 1}, ninja_power=True)
    own = sum(COPIES[kind] for kind in range(6))
    assert told(state)["end_turn"] == (["types"], [own, 18], "ends-round")
    assert told(state)["ninja:1:monk"] == (["types"], [own, 0], "ends-round")


@rule("GLO-4.9", "GLO-6.1")
def test_where_beaten_cards_go_decides_nothing_about_the_end_of_the_round() -> None:
    table = {**dict.fromkeys(KINDS[:5], (0, 3)), "monk": (1, 2)}
    state = position(2, hand="monk*3", sets=table, d1="envoy", d2="envoy")
    own = sum(COPIES[kind] for kind in range(5)) + 18
    assert told(state)["lay:monk:3"] == (["types"], [own, 0], "ends-round")
    state.play(next(a for a in state.options() if GLORY.label(int(a)) == "lay:monk:3"))
    assert set(map(str, told(state).values())) == {str((["types"], [own, 0], None))}


@rule("GLO-8.5")
def test_the_view_says_who_would_start_next() -> None:
    state = position(3, sets={"monk": (0, 2), "farmer": (1, 2)}, sheet=[[0, 0, 50]])
    assert seen(state, -1)["scores"]["next_start"] == 0


@rule("GLO-7.2", "GLO-7.3", "GLO-7.4")
def test_the_gauges_show_how_near_the_end_is() -> None:
    table = {"monk": (0, 2), "farmer": (1, 2), "envoy": (1, 3)}
    state = position(3, sets=table, draw_1="ninja*5", draw_2="samurai*3")
    gauges = seen(state, -1)["gauges"]
    assert gauges["types"] == [1, 2, 0] and gauges["types_to_end"] == 5
    assert gauges["kinds"] == 3 and gauges["kinds_to_end"] == 9
    assert gauges["shorter_pile"] == 3


def outlook(state: Glory, seat: int = 0) -> int:
    return int(JUDGEMENT.outlook(state, seat))


@pytest.mark.parametrize("at", ["draw", "act"])
def test_what_one_of_two_hopes_for_the_other_fears(at: str) -> None:
    table = {"monk": (0, 2), "farmer": (1, 3)}
    state = position(2, at=at, hand="envoy*2 monk", sets=table, d1="ninja", d2="monk")
    assert outlook(state, 0) == -outlook(state, 1) != 0


# A set that is laid in earnest: two of the few, four of the many.
LAID = dict(zip(KINDS, [2, 2, 2, 2, 4, 4, 4, 4, 4], strict=True))


@pytest.mark.parametrize("name", KINDS)
def test_a_set_in_front_of_me_looks_better_than_in_front_of_my_rival(name: str) -> None:
    mine, theirs = (position(2, hand="monk", sets={name: (seat, LAID[name])}) for seat in (0, 1))
    assert outlook(mine) > outlook(theirs)


@pytest.mark.parametrize("name", KINDS)
def test_a_set_that_the_rival_can_beat_now_looks_worse(name: str) -> None:
    size = min(LAID[name], 3)
    held = [f"emperor {name}*{size - 1}", f"{name}*{size + 1}"]
    safe, beaten = (
        position(2, hand="monk shogun", hands={1: cards}, sets={name: (0, size)}, d1="ninja")
        for cards in held
    )
    assert outlook(safe) > outlook(beaten)


def test_a_card_that_i_lack_lies_open_for_me() -> None:
    """With five characters in front of me a second monk ends the round in my favor."""
    table = dict.fromkeys(KINDS[:5], (0, 3))
    mine = position(2, at="draw", hand="monk", sets=table, d1="monk")
    nobodys = position(2, at="draw", hand="monk", sets=table, d1="emperor")
    assert outlook(mine) > outlook(nobodys)


def test_the_net_is_told_only_rows_that_it_has() -> None:
    """From the first deal to the end, at every question."""
    chooser, state = Fast(4, 1), GLORY.new(seats=2, seed=5)
    while not state.over():
        rows = list(traits(cast(Glory, state)))
        assert len(rows) == len(set(rows[:29])) + 6
        assert min(rows) >= 0 and (max(rows) + 1) * WIDE <= len(ROWS)
        state.play(state.pick(chooser))


def test_one_character_short_of_the_end_looks_better_than_the_same_points() -> None:
    """Five cheap characters are worth 42 points, three dear ones 48, and yet."""
    near = position(2, hand="farmer", sets=dict.fromkeys(KINDS[:5], (0, 3)))
    far = position(2, hand="farmer", sets=dict.fromkeys(KINDS[5:8], (0, 3)))
    assert outlook(near) > outlook(far)


def test_the_same_lead_counts_more_in_the_last_round() -> None:
    early = position(2, hand="monk", sheet=[[50, 0]])
    late = position(2, hand="monk", sheet=[[50, 0], [30, 30], [30, 30]])
    assert outlook(late) > outlook(early) > 0


@pytest.mark.parametrize("seats", [3, 4])
def test_between_more_than_two_the_first_sight_is_all(seats: int) -> None:
    state = position(seats, hand="monk*2", sets={"farmer": (1, 3)})
    assert outlook(state) == int(JUDGEMENT.first_sight(state, 0))
