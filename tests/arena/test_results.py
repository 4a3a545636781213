"""What games come to: places, wins, ratings, pairs, times."""

from fractions import Fraction

import pytest

from sengoku.arena.ratings import ratings
from sengoku.arena.results import digest, pairs, placing, standings
from sengoku.arena.times import Times
from tests.arena.contests import played


def test_a_shared_place_counts_as_the_mean_of_those_it_takes_up() -> None:
    assert placing(played("ABC", "113")) == {
        "A": Fraction(3, 2),
        "B": Fraction(3, 2),
        "C": Fraction(3),
    }


def test_a_bot_on_several_seats_has_their_mean_place() -> None:
    assert placing(played("ABB", "213")) == {"A": Fraction(2), "B": Fraction(2)}


def test_a_standing_counts_wins_places_and_scores_by_seat() -> None:
    found = {row.bot: row for row in standings("AB", [played("ABB", "113"), played("BAA", "123")])}
    a, b = found["A"], found["B"]
    assert (a.games, a.seats, a.wins) == (2, 3, 0.5)
    assert (b.games, b.seats, b.wins) == (2, 3, 1.5)
    assert a.mean_placing == pytest.approx((1.5 + 2 + 3) / 3)
    assert a.mean_score == pytest.approx((20 + 10 + 0) / 3)


def test_a_pair_counts_the_games_in_which_both_sat() -> None:
    games = [
        played("AB", "12", deal=0),
        played("BA", "12", deal=0, seating=1),
        played("AB", "12", deal=1),
        played("BA", "11", deal=1, seating=1),
        played("AC", "21", deal=1, seating=2),
    ]
    pair = pairs("AB", games)[0]
    assert (pair.games, pair.decisive, pair.wins) == (4, 3, 2)
    assert pair.better_by == pytest.approx((0 + 0.5) / 2)
    assert pair.p == 1.0


def test_who_stands_behind_has_the_same_figures_the_other_way_round() -> None:
    games = [played("AB", ranks, deal=deal) for deal, ranks in enumerate(["12"] * 8 + ["21"] * 3)]
    [one], [other] = pairs("AB", games), pairs("BA", games)
    assert (one.wins, other.wins) == (8, 3)
    assert one.low == pytest.approx(1 - other.high) and one.p == other.p
    assert one.better_by == -other.better_by > 0


def test_a_pair_that_never_met_has_no_share() -> None:
    words = pairs("AB", [played("AC", "12")])[0].words()
    assert words["share"] is None and words["decisive"] == 0 and words["p"] == 1.0


def test_a_stronger_bot_gets_the_better_rating_and_more_games_more_certainty() -> None:
    order = {"A": Fraction(1), "B": Fraction(2), "C": Fraction(3)}
    few, many = ratings("CBA", [order] * 5), ratings("CBA", [order] * 50)
    assert many["A"].ordinal > many["B"].ordinal > many["C"].ordinal
    assert many["B"].sigma < few["B"].sigma
    assert many["A"].ordinal == pytest.approx(many["A"].mu - 3 * many["A"].sigma)


def test_equal_bots_keep_equal_ratings() -> None:
    rated = ratings("AB", [{"A": Fraction(3, 2), "B": Fraction(3, 2)}] * 20)
    assert rated["A"].mu == pytest.approx(rated["B"].mu)


def test_the_digest_knows_who_sat_where() -> None:
    assert digest([played("AB", "12")]) != digest([played("BA", "12")])


def test_times_have_a_mean_a_95th_percentile_and_a_longest() -> None:
    times, more = Times(), Times()
    for microseconds in range(1000, 96_000, 1000):
        times.note(microseconds)
    for microseconds in (900_000, 910_000, 920_000, 930_000, 1_000_000):
        more.note(microseconds)
    times.join(more)
    words = times.words()
    assert words["decisions"] == 100
    assert words["mean_ms"] == pytest.approx((sum(range(1, 96)) + 4660) / 100)
    assert words["p95_ms"] == pytest.approx(95, rel=0.1)
    assert words["longest_ms"] == 1000


def test_times_of_nothing_are_nought() -> None:
    assert Times().words() == {"decisions": 0, "mean_ms": 0.0, "p95_ms": 0.0, "longest_ms": 0.0}
    assert Times().spans is not Times().spans
