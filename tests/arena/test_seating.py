"""Who sits where: every bot on every seat equally often, in every deal."""

from collections import Counter

import pytest

from sengoku.arena.seating import games_a_deal, seatings

NAMES = "ABCDEF"
SIZES = [(bots, seats) for bots in range(2, 7) for seats in range(2, 7)]


def seated(bots: int, seats: int, luck: int = 0) -> list[str]:
    return ["".join(seating) for seating in seatings(NAMES[:bots], seats, luck)]


@pytest.mark.parametrize(("bots", "seats"), SIZES)
def test_in_every_deal_every_bot_holds_every_seat_equally_often(bots: int, seats: int) -> None:
    held = Counter((name, seat) for row in seated(bots, seats) for seat, name in enumerate(row))
    assert len(held) == bots * seats
    assert len({*held.values()}) == 1


@pytest.mark.parametrize(("bots", "seats"), SIZES)
def test_no_seating_comes_twice_and_their_number_is_known(bots: int, seats: int) -> None:
    rows = seated(bots, seats)
    assert len({*rows}) == len(rows) == games_a_deal(bots, seats)


def test_two_bots_change_places() -> None:
    assert seated(2, 2) == ["AB", "BA"]


def test_of_more_bots_than_seats_all_meet() -> None:
    assert seated(3, 2) == ["AB", "BA", "AC", "CA", "BC", "CB"]


def test_of_fewer_bots_than_seats_each_stands_alone_against_the_other() -> None:
    assert {*seated(2, 3)} == {"ABB", "BAB", "BBA", "BAA", "ABA", "AAB"}


def test_over_the_deals_a_bot_plays_behind_each_of_its_rivals() -> None:
    before_a = Counter(row[row.index("A") - 1] for luck in range(60) for row in seated(4, 4, luck))
    assert {*before_a} == {"B", "C", "D"}
    assert min(before_a.values()) > 40  # of 240; 80 are expected
