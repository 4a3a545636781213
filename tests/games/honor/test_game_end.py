"""Chapter 12: the end of the game."""

import pytest

from sengoku.kernel.event import Event
from sengoku.kernel.nature import Fast
from sengoku.kernel.problem import BadSetup
from tests.clauses import rule
from tests.games.honor.position import HONOR, asked, journal, position


@rule("HON-12.1")
def test_there_is_no_final_round() -> None:
    houses = {0: "daimyo_01", 1: "daimyo_02"}
    state = position(3, at="begin", houses=houses, honor=[380, 390, 0])
    assert state.over()
    assert state.ranks() == [1, 2, 3]
    assert state.scores() == [410, 390, 0]
    assert journal(state)[-1].facts["reason"] == "goal"


@rule("HON-12.2")
def test_the_others_are_ranked_by_honor_and_share_a_rank() -> None:
    houses = {0: "daimyo_01", 1: "daimyo_02"}
    state = position(4, at="begin", houses=houses, honor=[380, 90, 90, 100])
    assert state.ranks() == [1, 3, 3, 2]
    assert state.returns() == [1.0, -2 / 3, -2 / 3, 1 / 3]


@rule("HON-12.3")
def test_the_game_ends_when_the_last_round_is_complete() -> None:
    state = position(3, at="end", seat=1, round=80, dealer=2)
    assert asked(state) == ("TakeTurn", 2)
    over = position(3, at="end", seat=2, round=80, dealer=2, honor=[5, 0, 0])
    assert over.over() and over.ranks() == [1, 2, 2]
    assert journal(over)[-1].facts["reason"] == "round_limit"


@rule("HON-12.3")
@pytest.mark.parametrize(("limit", "over"), [(20, True), (21, False), (0, False)])
def test_the_round_limit_is_an_option(limit: int, over: bool) -> None:
    state = position(3, at="end", seat=2, round=20, dealer=2, round_limit=limit)
    assert state.over() == over


@rule("HON-12.3")
def test_a_round_begins_with_the_first_player() -> None:
    state = position(3, at="end", seat=0, round=4, dealer=0)
    assert HONOR.save(state)["round"] == 5
    assert HONOR.save(position(3, at="end", seat=1, round=4, dealer=0))["round"] == 4


@rule("HON-12.3")
@pytest.mark.parametrize("limit", [1, 19, 201, -1])
def test_other_limits_are_refused(limit: int) -> None:
    with pytest.raises(BadSetup) as refused:
        HONOR.setup(3, {"round_limit": limit})
    assert refused.value.clause == "HON-12.3"


@rule("HON-12.3")
def test_players_who_only_draw_and_discard_are_stopped() -> None:
    """They would never finish by themselves."""
    journal: list[Event] = []
    state = HONOR.begin(HONOR.setup(3, {"round_limit": 20}), Fast(1, 5), journal=journal)
    decisions = 0
    while not state.over():
        labels = {HONOR.label(action): action for action in state.options()}
        suicide = [move for move in labels if move.startswith(("assassin:daimyo", "seppuku_d"))]
        idle = [move for move in labels if move == "draw" or move.startswith("discard")]
        move = (suicide or idle or ["end_turn"])[0]
        state.play(labels.get(move, labels.get("end_turn", next(iter(labels.values())))))
        decisions += 1
    assert decisions <= HONOR.bound(HONOR.setup(3, {"round_limit": 20}))


@rule("HON-12.4", "HON-E30")
def test_after_the_limit_honor_then_income_decides() -> None:
    houses = {
        0: "daimyo_04 | daisho no_dachi",
        1: "daimyo_02 | okugata_ki",
        2: "daimyo_01 castle_himeji | noh_theater",
    }
    state = position(3, at="end", seat=2, round=80, dealer=2, houses=houses, honor=[120, 120, 90])
    assert state.over()
    assert state.ranks() == [1, 2, 3]


@rule("HON-12.4")
def test_equal_honor_and_income_share_the_victory() -> None:
    houses = {0: "daimyo_08", 1: "daimyo_09", 2: "daimyo_01"}
    state = position(3, at="end", seat=2, round=80, dealer=2, houses=houses, honor=[50, 50, 0])
    assert state.ranks() == [1, 1, 3]


@rule("HON-12.4", "HON-12.2")
def test_income_parts_only_those_who_lead() -> None:
    houses = {1: "daimyo_08", 2: "daimyo_01"}
    state = position(4, at="end", seat=3, round=80, dealer=3, houses=houses, honor=[60, 50, 50, 0])
    assert state.ranks() == [1, 2, 2, 4]


@rule("HON-12.4", "HON-12.2")
def test_who_leads_and_does_not_win_shares_the_rank_of_his_honor() -> None:
    houses = {0: "daimyo_01", 1: "daimyo_02", 2: "daimyo_05"}
    honor = [120, 120, 120, 0]
    state = position(4, at="end", seat=3, round=80, dealer=3, houses=houses, honor=honor)
    assert state.ranks() == [1, 2, 2, 4]
    assert state.returns() == [1.0, 0.0, 0.0, -1.0]
