"""The worked examples of the spec: laying, scoring, running out. Those of the book come first."""

import re

import pytest

from sengoku.kernel.state import State
from tests.clauses import rule
from tests.games.samurai.position import (
    SAMURAI,
    due,
    labels,
    legal,
    lies,
    play,
    position,
    put,
    saved,
    stones,
    view,
    villages,
)


@rule("SAM-W01", "SAM-5.1", "SAM-5.2", "SAM-5.4", "SAM-5.9")
def test_the_books_laying_example() -> None:
    state = position(2, village="HB", pile="R B", hands={0: "H3 S1", 1: "R2"})
    play(state, "aH3 0,1")
    assert villages(state) == {"0,0": "[HB]"}
    play(state, "bR2 0,-1")
    assert villages(state) == {"0,0": "[HB]"}, "opposite sides make nothing due"
    play(state, "aS1 1,0")
    assert villages(state) == {"0,0": "[HB]", "1,-1": "[R]"}, "(1,1) is between a's own cards"
    assert view(state)["pile"]["top"] == "v_b"
    assert legal(state) == {"-1,0", "1,-2", "2,-1"}
    assert state.seat() == 1


@rule("SAM-W02", "SAM-5.10", "SAM-6.4", "SAM-6.6")
def test_the_books_first_scoring_example() -> None:
    hands = {0: "B3 S1", 1: "S2", 2: "H4"}
    state = position(3, village="B", pile="R HB H BR", hands=hands)
    play(state, "aB3 0,1", "bS2 0,-1", "cH4 1,0")
    assert labels(state) == ["lay:1,1", "lay:1,-1"]
    seen = view(state)
    assert (seen["waiting"], seen["pile"]["top"]) == ("v_r", "v_hb")
    play(state, "lay 1,1", "aS1 -1,0")
    assert villages(state) == {
        "0,0": "(B)",
        "1,1": "[R]",
        "1,-1": "[HB]",
        "-1,-1": "[H]",
    }
    assert stones(state) == [(0, 1, 0), (0, 0, 0), (0, 0, 0)]


@rule("SAM-W03", "SAM-5.7", "SAM-6.7", "SAM-6.14")
def test_the_books_second_scoring_example() -> None:
    hands = {0: "R3 R2", 1: "S2", 2: "H2"}
    state = position(3, village="HBR", pile="R B H HR BR", hands=hands)
    play(state, "aR3 0,1", "bS2 1,0", "cH2 -1,0", "aR2 0,-1")
    assert labels(state) == ["lay:1,-1", "lay:-1,-1"]
    assert (view(state)["waiting"], view(state)["pile"]["top"]) == ("v_h", "v_hr")
    play(state, "lay -1,-1")
    assert villages(state) == {
        "0,0": "(HBR)",
        "1,1": "[R]",
        "-1,1": "[B]",
        "-1,-1": "[H]",
        "1,-1": "[HR]",
    }
    assert stones(state) == [(0, 0, 1), (0, 1, 0), (0, 0, 0)], "the helmet is tied"


@rule("SAM-W05", "SAM-1.3", "SAM-1.4", "SAM-1.6", "SAM-1.7")
@pytest.mark.parametrize(
    ("seats", "size", "deck", "supply"), [(2, 15, 10, 10), (3, 15, 10, 16), (4, 13, 8, 16)]
)
def test_set_up_by_number_of_players(seats: int, size: int, deck: int, supply: int) -> None:
    seen = view(SAMURAI.new(seats=seats, seed=3))
    for hand in seen["hands"]:
        assert (hand["count"], hand["deck"], sum(hand["unplayed"].values())) == (5, deck, size)
        assert hand["unplayed"]["samurai_1"] == (3 if seats < 4 else 2)
        assert hand["unplayed"]["samurai_2"] == (2 if seats < 4 else 1)
    assert seen["stones"]["supply"] == {"helmet": supply, "buddha": supply, "rice": supply}
    assert len(seen["table"]["villages"]) == 1 and seen["pile"]["count"] == 43


@rule("SAM-W06", "SAM-4.1", "SAM-4.3")
def test_the_first_turn() -> None:
    state = position(3, hands={0: "S1 S1 H2 R4 B3"})
    assert legal(state) == {"0,1", "1,0", "0,-1", "-1,0"}
    assert len(labels(state)) == 4 * 4 == len(set(labels(state)))


CHAIN = {0: "H2 R2 B4", 1: "B3 S2 S3", 2: "S1 R4"}


def before_the_chain(**options: str) -> State:
    state = position(3, village="HB", pile="R B H HR BR HB B", hands=CHAIN, **options)
    play(state, "aH2 0,1", "bB3 -1,0", "cS1 1,0", "aR2 -1,2")
    assert lies(state, "-1,1") == "[R]" and lies(state, "1,1") == "[B]"
    assert lies(state, "0,2") == "", "an own pair"
    play(state, "bS2 -2,1")
    assert lies(state, "-2,2") == "[H]" and lies(state, "-1,1") == "(R)"
    assert stones(state) == [(0, 0, 0)] * 3, "rice 2/2/0 is a tie"
    play(state, "cR4 -2,3", "aB4 0,3")
    assert lies(state, "-1,3") == "[HR]"
    return state


@rule("SAM-W07", "SAM-5.6", "SAM-6.2")
def test_a_chain_and_a_filled_hole() -> None:
    state = before_the_chain()
    play(state, "bS3 1,2")
    assert lies(state, "0,2") == "(BR)" and lies(state, "1,3") == "[HB]"
    assert stones(state) == [(0, 1, 0), (0, 0, 1), (0, 0, 0)]


@rule("SAM-W07", "SAM-5.6")
def test_without_chains_the_second_cell_stays_a_hole() -> None:
    state = before_the_chain(chain="none")
    play(state, "bS3 1,2")
    assert lies(state, "0,2") == "(BR)" and lies(state, "1,3") == ""
    assert stones(state) == [(0, 1, 0), (0, 0, 1), (0, 0, 0)]


THREE_VILLAGES = """
 2 | cS1  [BR] aS2  o
 1 | [H]  aH2  o    .    o
 0 | bS1  (B)  aB2  [HB] bB3
-1 | [HR] cR2  [R]  bH3  o
y/x -3
"""


def three_villages() -> State:
    return position(3, table=THREE_VILLAGES, seat=2, hands={2: "S3"}, pile="HB R B HR")


@rule("SAM-W08", "SAM-5.6", "SAM-5.9", "SAM-5.10", "SAM-5.15", "SAM-6.2", "SAM-6.9")
def test_three_villages_with_the_first_to_the_west() -> None:
    state = three_villages()
    play(state, "cS3 0,1")
    assert labels(state) == ["lay:1,1", "lay:-1,1"]
    play(state, "lay -1,1")
    assert labels(state) == ["lay:0,2", "lay:1,1"]
    assert (view(state)["waiting"], view(state)["pile"]["top"]) == ("v_r", "v_b")
    play(state, "lay 1,1")
    assert [lies(state, cell) for cell in ("-1,1", "1,1", "0,2")] == ["(HB)", "[R]", "[B]"]
    assert lies(state, "0,0") == "(HB)"
    assert stones(state) == [(1, 1, 0), (0, 0, 0), (0, 0, 0)], "(0,0) is tied twice"


@rule("SAM-W08", "SAM-5.15", "SAM-6.9")
def test_three_villages_with_the_first_to_the_east() -> None:
    state = three_villages()
    play(state, "cS3 0,1", "lay 1,1")
    assert [lies(state, cell) for cell in ("-1,1", "1,1", "0,2")] == ["(R)", "[HB]", "[B]"]
    assert state.seat() == 0, "no further question"
    assert stones(state) == [(0, 0, 0), (0, 0, 0), (0, 0, 1)]


TWO_VILLAGES = """
 2 | o    aR3  o
 1 | aH3  [R]  .    o
 0 | [HB] cR2  [HR] cH2
-1 | bB2  [B]  bS1  [H]
y/x 0
"""


@rule("SAM-W09", "SAM-5.2", "SAM-6.4", "SAM-6.5", "SAM-6.7", "SAM-6.9")
def test_two_villages_in_one_play() -> None:
    state = position(3, table=TWO_VILLAGES, hands={0: "S2"}, pile="BR")
    assert due(state, "aS2 2,1") == {"3,1"}
    play(state, "aS2 2,1")
    assert lies(state, "3,1") == "[BR]" and lies(state, "2,2") == ""
    assert lies(state, "2,0") == "(HR)" and lies(state, "1,1") == "(R)"
    assert stones(state) == [(0, 0, 1), (0, 0, 0), (0, 0, 0)]


@rule("SAM-W10", "SAM-6.10", "SAM-6.11", "SAM-8.1", "SAM-8.4")
def test_stones_run_out() -> None:
    given = {0: (0, 0, 5), 1: (0, 0, 5), 2: (0, 0, 5)}
    state = position(3, table=TWO_VILLAGES, hands={0: "S3"}, pile="BR", stones=given)
    play(state, "aS3 2,1")
    assert stones(state)[0] == (1, 0, 7)
    seen = view(state)
    assert seen["stones"]["awarded"]["rice"] == 17 and seen["stones"]["supply"]["rice"] == 0
    assert seen["ends"] == {"reasons": ["stones"], "last_round": True, "still_to_play": [1, 2]}
    first = labels(state)[0].split(":")[2]
    put(state, first)
    assert not state.over() and state.seat() == 2
    put(state, labels(state)[0].split(":")[2])
    assert state.over()


FOUR_VILLAGES = """
 2 | [V] b   [V] a   o
 1 | a   (V) a   (V) a   o
 0 | [V] b   [V] b   [V] .
-1 | c   [V] .   [V] c   o
-2 | [V] a   o   b   (V) c
-3 | .   o   b   [V] c   o
y/x -4
"""


@rule("SAM-W11", "SAM-5.3", "SAM-5.5", "SAM-6.2", "SAM-6.9")
def test_an_old_pair_and_four_villages_in_one_play() -> None:
    state = position(3, table=FOUR_VILLAGES, seat=2, journal=True, pile="HBR")
    before = {cell for cell, mark in villages(state).items() if mark[0] == "("}
    put(state, "-2,-1")
    assert lies(state, "-2,-2") == "(HBR)" and lies(state, "-3,-3") == ""
    assert state.journal is not None
    log = [event.facts for event in state.journal if event.name == "VillageScored"]
    assert [(told["x"], told["y"]) for told in log] == [(-2, 0), (-1, -1), (-2, -2), (-3, -1)]
    after = {cell for cell, mark in villages(state).items() if mark[0] == "("}
    assert after - before == {"-2,0", "-1,-1", "-2,-2", "-3,-1"}


@rule("SAM-W12", "SAM-5.3")
def test_an_own_pair_and_a_mixed_pair_on_one_cell() -> None:
    table = """
     1 | .    [B]  aH2
     0 | [HB] .    o
    -1 | .    [R]  bB2
    y/x 0
    """
    state = position(2, table=table, hands={0: "S1"}, pile="H R")
    assert due(state, "aS1 1,0") == {"2,0"}
    play(state, "aS1 1,0")
    assert lies(state, "2,0") == "[H]"


@rule("SAM-W13", "SAM-5.4")
def test_cards_that_face_each_other_make_nothing_due() -> None:
    table = """
     1 | .    .  .   [R]
     0 | [HB] .  o   bB2
    y/x 0
    """
    state = position(2, table=table, hands={0: "S1"}, pile="H R")
    assert due(state, "aS1 1,0") == set()


@rule("SAM-W13", "SAM-5.4")
def test_diagonal_cards_with_two_holes_between_make_nothing_due() -> None:
    table = """
     2 | .    .  [R]
     1 | .    o  bB2
     0 | [HB] .  o
    y/x 0
    """
    state = position(2, table=table, hands={0: "S1"}, pile="H R")
    assert due(state, "aS1 1,0") == set()


def closing(village: str, *cards: str) -> list[tuple[int, ...]]:
    """The stones when the last of four cards closes a lone village, south side last."""
    north, east, west, south = cards
    table = f"""
     1 | .    {north}     .
     0 | {west}  [{village}]  {east}
    y/x -1
    """
    seat = "abcd".index(south[0])
    state = position(3, table=table, seat=seat, hands={seat: south[1:]})
    play(state, f"{south} 0,-1")
    while not state.over() and type(state.question()).__name__ == "ChooseSpot":
        state.play(state.options()[0])
    assert lies(state, "0,0") == f"({village})"
    return stones(state)


@rule("SAM-W14", "SAM-6.4", "SAM-6.7", "SAM-6.8")
def test_nobody_gets_a_stone() -> None:
    assert closing("BR", "aH4", "bH3", "cH2", "aH2") == [(0, 0, 0)] * 3
    assert closing("H", "aH4", "bS3", "bS1", "cR4") == [(0, 0, 0)] * 3
    assert closing("H", "aH2", "aB4", "aR4", "aS1") == [(1, 0, 0), (0, 0, 0), (0, 0, 0)]


JAM = "1,0 -1,0 0,1 -1,2 1,2 -2,1 0,3 -2,3 -1,4 0,-1 -2,5 1,-2 -3,4 2,-1 -4,3 2,1 -3,2 3,0"
BLOCKING = re.split(" ", JAM)


@rule("SAM-W15", "SAM-8.6")
def test_without_chains_the_table_can_jam() -> None:
    state = position(2, village="H", pile="B R " * 4 + "H", chain="none")
    put(state, *BLOCKING)
    assert state.over() and view(state)["ends"]["reasons"] == ["blocked"]
    marks = [*villages(state).values()]
    assert len(marks) == 10 and all(mark[0] == "(" for mark in marks)
    assert view(state)["pile"]["count"] == 34 and legal(state) == set()


@rule("SAM-W15", "SAM-5.6")
def test_with_chains_the_same_plays_go_on() -> None:
    state = position(2, village="H", pile="B R " * 4 + "H")
    put(state, *BLOCKING[:15])
    assert lies(state, "2,2") == ""
    put(state, BLOCKING[15])
    assert lies(state, "2,2") != "" and lies(state, "-3,1") == ""
    put(state, BLOCKING[16])
    assert lies(state, "-3,1") != ""
    put(state, BLOCKING[17])
    assert len(villages(state)) == 12 and view(state)["pile"]["count"] == 32
    assert len(legal(state)) == 4 and not state.over()


@rule("SAM-W16", "SAM-5.12", "SAM-8.2", "SAM-8.4", "SAM-9.9")
def test_one_card_two_spots_last_player() -> None:
    hands = {0: "B3", 1: "S2", 2: "H4"}
    state = position(3, village="B", pile="R", pile_ends=True, hands=hands)
    play(state, "aB3 0,1", "bS2 0,-1", "cH4 1,0")
    assert labels(state) == ["lay:1,1", "lay:1,-1"]
    assert view(state)["pile"] == {"count": 0, "top": None, "unseen": {}, "order": "hidden"}
    play(state, "lay 1,-1")
    assert lies(state, "1,-1") == "[R]" and lies(state, "1,1") == ""
    assert state.over() and view(state)["ends"]["reasons"] == ["villages"]
    assert view(state)["standing"]["keys"] == [[0, 0, 0]] * 3 and state.ranks() == [1, 1, 1]


@rule("SAM-W17", "SAM-5.13", "SAM-8.4", "SAM-8.5", "SAM-9.8")
def test_the_pile_is_empty_and_the_round_goes_on() -> None:
    hands = {0: "H2", 1: "B3", 2: "S3", 3: "S2"}
    state = position(4, village="HB", pile="R", pile_ends=True, hands=hands)
    play(state, "aH2 0,1", "bB3 0,-1", "cS3 1,0", "lay 1,1")
    assert not state.over() and view(state)["ends"]["still_to_play"] == [3]
    play(state, "dS2 -1,0")
    assert villages(state) == {"0,0": "(HB)", "1,1": "[R]"}
    assert stones(state) == [(0, 0, 0), (0, 0, 0), (1, 0, 0), (0, 0, 0)]
    assert state.over() and state.ranks() == [2, 2, 1, 2]


@rule("SAM-W18", "SAM-3.3", "SAM-8.4")
@pytest.mark.parametrize(("seat", "rest"), [(2, [3, 0, 1]), (1, [])])
def test_the_round_ends_before_the_start_player(seat: int, rest: list[int]) -> None:
    other = {2: "a", 1: "d"}[seat]
    table = f"""
     1 | .    {other}  .
     0 | {other}  [B] {other}
    y/x -1
    """
    given = {0: (0, 4, 0), 1: (0, 4, 0), 2: (0, 4, 0), 3: (0, 3, 0)}
    mark = "abcd"[seat]
    state = position(4, table=table, seat=seat, start=2, hands={seat: "B4"}, stones=given)
    play(state, f"{mark}B4 0,-1")
    while not state.over() and type(state.question()).__name__ == "ChooseSpot":
        state.play(state.options()[0])
    assert view(state)["stones"]["awarded"]["buddha"] == 16
    assert view(state)["ends"]["still_to_play"] == rest
    for turn in rest:
        assert state.seat() == turn
        put(state, labels(state)[0].split(":")[2])
    assert state.over()


@rule("SAM-W19", "SAM-7.2", "SAM-8.3")
@pytest.mark.parametrize(("seats", "full"), [(3, 10), (4, 8)])
def test_hands_shrink_when_the_deck_is_empty(seats: int, full: int) -> None:
    """In a line of villages, so that neither stones nor villages run out before the cards."""
    size = full + 5
    state = SAMURAI.new(seats=seats, seed=1, start_player=0)
    for turn in range(1, size + 1):
        for seat in range(seats):
            assert state.seat() == seat
            state.play(_dull(state))
            while not state.over() and type(state.question()).__name__ == "ChooseSpot":
                state.play(state.options()[0])
            hand = view(state)["hands"][seat]
            assert hand["count"] == min(5, size - turn)
            assert hand["deck"] == max(0, size - 5 - turn)
    assert state.over() and view(state)["ends"]["reasons"] == ["cards"]
    assert view(state)["round"] == size


def _dull(state: State) -> int:
    """A play that closes nothing if there is one, and that lays as little as possible."""
    options = view(state, int(state.seat()))["question"]["options"]
    best = min(options, key=lambda o: (o["preview"]["count"], len(o["preview"]["closes"])))
    return int(best["action"])


@rule("SAM-W28", "SAM-3.5", "SAM-10.1", "SAM-10.2")
def test_what_a_choice_of_spots_shows() -> None:
    state = three_villages()
    for seat in range(3):
        seen = view(state, seat)
        assert seen["pile"]["top"] == "v_hb" and seen["pile"]["order"] == "hidden"
    play(state, "cS3 0,1")
    for seat in range(3):
        assert (view(state, seat)["waiting"], view(state, seat)["pile"]["top"]) == ("v_hb", "v_r")
    play(state, "lay -1,1")
    for seat in range(3):
        assert (view(state, seat)["waiting"], view(state, seat)["pile"]["top"]) == ("v_r", "v_b")
    play(state, "lay 1,1")
    assert view(state)["waiting"] is None and view(state)["pile"]["top"] == "v_hr"
    assert saved(state)["waiting"] == -1
