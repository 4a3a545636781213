"""What experience is told of a table, and what it makes of it."""

import math

import pytest

from sengoku.games.honor.judgement.judgement import JUDGEMENT
from sengoku.games.honor.judgement.net import chances
from sengoku.games.honor.judgement.outlook import SCALE
from sengoku.games.honor.judgement.plain_player import plain_move
from sengoku.games.honor.judgement.traits import TRAITS, traits
from sengoku.games.honor.rules.state import Honor
from sengoku.kernel.nature import Fast
from tests.games.honor.position import HONOR, begin, position

CARDS = (
    "okugata_honor",
    "lancers",
    "masamune",
    "house_guard",
    "castle_osaka",
    "ninja_spy",
    "elite_ninja_spy",
    "ninja_assassin",
    "dishonor",
    "save_face",
    "daimyo_01",
)
HOUSES = {0: "daimyo_05 house_guard castle_himeji", 1: "daimyo_06 | noh_theater"}


def said(state: Honor, seat: int) -> list[int]:
    told = [int(trait) for trait in traits(state)]
    return told[seat * int(TRAITS) : (seat + 1) * int(TRAITS)]


def differs(one: Honor, other: Honor, seat: int) -> set[int]:
    pairs = zip(said(one, seat), said(other, seat), strict=True)
    return {place for place, (a, b) in enumerate(pairs) if a != b}


def test_a_seat_is_told_by_where_it_sits_to_the_left_of_whose_turn_it_is() -> None:
    """The same table with everybody moved on by a seat is the same for everybody."""
    here = position(3, houses=HOUSES, honor=[50, 80, 20], hands={0: "dishonor"}, title=1)
    moved = {(seat + 1) % 3: cards for seat, cards in HOUSES.items()}
    there = position(
        3, houses=moved, honor=[20, 50, 80], hands={1: "dishonor"}, title=2, seat=1, dealer=0
    )
    for seat in range(3):
        assert said(here, seat) == said(there, (seat + 1) % 3)
    assert list(chances(here)) == [chances(there)[(seat + 1) % 3] for seat in range(3)]


def test_every_card_in_hand_is_told() -> None:
    bare = position(3, houses=HOUSES, hands={0: "foot_soldiers*2"})
    for card in CARDS:
        other = position(3, houses=HOUSES, hands={0: f"foot_soldiers {card}"})
        changed = differs(bare, other, 0)
        assert changed and changed <= set(range(29, 41)), card
        assert said(other, 0)[41] == 2 * 143


def test_bonds_guards_titles_and_castles_are_told() -> None:
    lord = said(position(3, houses=HOUSES, title=0), 0)
    assert [lord[place] for place in (12, 23, 26, 27, 28)] == [1000, 0, 1000, 1000, 1000]
    for place, bond in ((13, "pledged"), (14, "second"), (15, "leaving")):
        state = position(3, houses=HOUSES, bonds={2: (bond, 1)})
        assert [said(state, 2)[at] for at in (12, 13, 14, 15)].count(1000) == 1
        assert said(state, 2)[place] == 1000
        assert said(state, 1)[16:18] == [1000, 0 if bond == "pledged" else 1000]


def test_what_may_come_of_battles_is_told_to_those_whom_it_concerns() -> None:
    houses = {0: "daimyo_05 cavalry", 1: "daimyo_06 cavalry lancers"}
    state = position(3, houses=houses, bonds={2: ("second", 0)}, title=0)
    shogun, rival, second = (said(state, seat) for seat in range(3))
    assert 500 < shogun[42] == second[42] == rival[43] < 1000
    assert rival[42] == shogun[43] == second[43] == 0


def test_the_nearer_the_end_the_more_it_tells_where_everybody_stands_then() -> None:
    late = position(3, houses=HOUSES, honor=[390, 30, 10], title=0)
    assert [said(late, seat)[7] for seat in range(3)] == [1000, 0, 0]
    assert said(late, 1)[8] > said(late, 2)[8] == 100
    early = position(3, houses=HOUSES, honor=[40, 30, 10], title=0)
    assert said(early, 1)[9:11] == [0, 0] and min(said(late, 1)[9:11]) > 0


def test_honor_decides_between_two_who_cannot_win_any_more() -> None:
    def lead(first: int) -> int:
        marks = chances(position(3, houses={0: "daimyo_01"}, honor=[first, 60, 0], title=0))
        return int(marks[1] - marks[2])

    assert lead(380) > 2 * lead(50) > 0


@pytest.mark.parametrize("seats", HONOR.seats)
def test_an_outlook_is_the_share_of_rivals_left_behind(seats: int) -> None:
    state = begin(seats, Fast(seats, len(HONOR.streams)))
    for _ in range(40):
        state.play(plain_move(state))
    marks = [int(mark) for mark in chances(state)]
    assert len(marks) == seats and len(set(marks)) > 1
    for seat, found in enumerate(JUDGEMENT.outlooks(state)):
        lead = sum(math.tanh((marks[seat] - mark) / 2000) for mark in marks) / (seats - 1)
        assert found == pytest.approx(int(SCALE) * lead / (1 - abs(lead) + 0.001), abs=2)
        assert found == JUDGEMENT.outlook(state, seat)


def test_experience_foresees_who_will_stand_above_whom() -> None:
    """In games of the players it learned from, which it has not seen: 0.693 would be guessing."""
    loss = pairs = 0.0
    for seed in range(150):
        state = begin(3, Fast(seed, len(HONOR.streams)))
        seen: list[list[int]] = []
        active = -1
        while not state.over():
            if state.active != active:
                active = state.active
                seen.append([int(mark) for mark in chances(state)])
            state.play(plain_move(state))
        ranks = state.ranks()
        for marks in seen:
            for one, other in ((0, 1), (0, 2), (1, 2)):
                sign = (ranks[one] < ranks[other]) - (ranks[one] > ranks[other])
                loss += math.log1p(math.exp(-sign * (marks[one] - marks[other]) / 1000)) * abs(sign)
                pairs += abs(sign)
    assert pairs > 5000
    assert loss / pairs < 0.58
