"""Chapter 8: the score of a round, and who starts the next one."""

import pytest

from sengoku.games.glory.rules.components import KINDS
from sengoku.kernel.viewer import PUBLIC, viewer_of
from tests.clauses import rule
from tests.games.glory.facts import asked, heard, seen, sheet
from tests.games.glory.position import play, position, summary


@rule("GLO-8.1")
@pytest.mark.parametrize("size", [1, 2, 9, 20])
def test_a_kind_counts_once_whatever_the_size_of_its_set(size: int) -> None:
    state = position(2, at="orders", sets={"farmer": (1, size), "daimyo": (1, 2)})
    assert sheet(state) == [[0, 28]]


@rule("GLO-8.1")
def test_each_kind_counts_its_value() -> None:
    values = [6, 7, 8, 9, 12, 14, 16, 18, 20]
    for name, value in zip(KINDS, values, strict=True):
        assert sheet(position(3, at="orders", sets={name: (2, 4)})) == [[0, 0, value]]


@rule("GLO-8.2")
def test_cards_in_hand_and_in_piles_score_nothing() -> None:
    state = position(
        2, at="orders", hands={0: "farmer*9 monk*8", 1: "envoy*5"}, d1="emperor*3", d2="monk*4"
    )
    assert sheet(state) == [[0, 0]]


@rule("GLO-8.3")
def test_round_scores_are_added_up_on_a_sheet_that_keeps_every_round() -> None:
    state = position(
        3, at="orders", sheet=[[10, 20, 30], [7, 0, 9]], sets={"monk": (0, 2), "emperor": (2, 2)}
    )
    scores = seen(state, -1)["scores"]
    assert scores["sheet"] == [[10, 20, 30], [7, 0, 9], [18, 0, 6]]
    assert scores["totals"] == [35, 20, 45] == state.scores()


@rule("GLO-8.3", "GLO-10.8", "GLO-10.10")
def test_order_bonuses_are_part_of_the_round_score() -> None:
    state = position(
        2,
        at="orders",
        sets={"empress": (1, 3), "monk": (0, 2)},
        sheet=[[0, 0], [0, 0]],
        orders={0: "a:empress", 1: "b:ninja"},
        imperial_orders=True,
    )
    assert sheet(state)[-1] == [18, 7 + 3 * 5]


@rule("GLO-8.4")
def test_hands_are_not_shown_at_the_end_of_a_round() -> None:
    state = position(
        3, seat=2, hand="monk*2", hands={0: "emperor*2"}, draw_1="", draw_2="envoy", journal=True
    )
    play(state, "lay:monk:2")
    assert heard(state, name="RoundEnded")
    for viewer in (PUBLIC, viewer_of(1)):
        told = heard(state, viewer)
        old = told[: [event["event"] for event in told].index("RoundEnded") + 1]
        assert all("cards" not in event and "emperor" not in str(event) for event in old)


@rule("GLO-8.5")
@pytest.mark.parametrize(
    ("sets", "starts"),
    [
        ({"monk": (0, 2), "farmer": (1, 2)}, 2),
        ({"monk": (0, 2), "farmer": (2, 2)}, 1),
        ({"monk": (1, 2), "farmer": (2, 2)}, 0),
    ],
)
def test_the_lowest_total_starts_the_next_round(
    sets: dict[str, tuple[int, int]], starts: int
) -> None:
    state = position(3, at="orders", sets=sets, start=2)
    assert summary(state)["start"] == starts and asked(state)[1] == starts


@rule("GLO-8.5")
def test_the_total_decides_and_not_the_last_round() -> None:
    state = position(2, at="orders", sheet=[[50, 10]], sets={"farmer": (1, 2)})
    assert state.scores() == [50, 30] and summary(state)["start"] == 1


@rule("GLO-8.6")
@pytest.mark.parametrize("start", [0, 1])
def test_of_equal_totals_the_lower_last_round_starts(start: int) -> None:
    state = position(
        2, at="orders", start=start, sheet=[[20, 18]], sets={"monk": (0, 2), "farmer": (1, 2)}
    )
    assert state.scores() == [38, 38] and summary(state)["start"] == 0


@rule("GLO-8.7")
@pytest.mark.parametrize(("last", "starts"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_in_a_full_tie_the_left_neighbour_of_the_last_start_player_starts(
    last: int, starts: int
) -> None:
    state = position(4, at="orders", start=last)
    assert summary(state)["start"] == starts


@rule("GLO-8.7")
@pytest.mark.parametrize(("last", "starts"), [(0, 2), (1, 2), (2, 3), (3, 2)])
def test_only_the_tied_players_are_met_clockwise(last: int, starts: int) -> None:
    state = position(4, at="orders", start=last, sets={"monk": (0, 2), "farmer": (1, 2)})
    assert summary(state)["start"] == starts


@rule("GLO-8.7")
def test_the_last_start_player_is_met_last() -> None:
    alone = {"monk": (0, 2), "farmer": (1, 2), "envoy": (3, 3)}
    assert summary(position(4, at="orders", start=2, sets=alone))["start"] == 2
