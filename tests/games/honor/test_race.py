"""How the race for the goal is reckoned."""

from sengoku.games.honor.judgement.race import final_honor, finish, future_income, turns_left, wait
from tests.games.honor.position import position

HOUSES = {0: "daimyo_05", 1: "daimyo_06 | noh_theater"}


def test_who_is_pledged_will_score_as_a_second() -> None:
    incomes = []
    for bond in ("pledged", "second"):
        state = position(3, houses=HOUSES, bonds={2: (bond, 0)}, title=0)
        incomes.append((int(state.income(2)), int(future_income(state, 2))))
    (now, soon), second = incomes
    assert now == 0 < soon
    assert second == (soon, soon)


def test_who_has_the_turn_scores_last() -> None:
    state = position(3, houses=HOUSES, seat=1)
    assert [int(wait(state, seat)) for seat in range(3)] == [666, 1000, 333]


def test_the_end_comes_with_a_scoring() -> None:
    """One that needs any part of a turn is there when it scores next."""
    state = position(3, houses=HOUSES, honor=[390, 0, 0], title=0, seat=1)
    turns = int(turns_left(state, 0))
    assert 0 < turns < 1000
    assert finish(state, 0, turns) == wait(state, 0) == 666
    assert finish(state, 0, 1001) == 1666


def test_until_the_end_everybody_scores_as_often_as_his_turn_comes() -> None:
    state = position(3, houses=HOUSES, honor=[0, 10, 20], seat=0)
    income = int(state.income(1))
    assert income > 0
    # Seat 1 scores 333, 1333 ... thousandths of a round from now.
    scored = [int(final_honor(state, 1, last)) for last in (0, 333, 1332, 1333)]
    assert scored == [10, 10 + income, 10 + income, 10 + 2 * income]
    assert final_honor(state, 2, 5000) == 20
