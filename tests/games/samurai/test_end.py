"""Chapters 8 and 9: when the game ends, and who wins."""

import pytest

from sengoku.games.samurai.rules.standing import keys, majorities, ranks_of
from tests.clauses import rule
from tests.games.samurai.position import SAMURAI, lies, play, position, stones, view, wander

Stones = list[list[int]]

CLOSING = """
 1 | .    aH2   [R]
 0 | aB2  [H]   aR2
y/x -1
"""


def ranks(*stones: tuple[int, int, int], total_decides: bool = True) -> list[int]:
    return ranks_of(keys([list(own) for own in stones], total_decides))


def key_of(*stones: tuple[int, int, int]) -> list[tuple[int, int, int]]:
    return keys([list(own) for own in stones], True)


# -- when it ends --------------------------------------------------------------------------------


@rule("SAM-8.1", "SAM-1.4")
@pytest.mark.parametrize("shape", [0, 1, 2])
@pytest.mark.parametrize(("seats", "limit"), [(2, 10), (3, 16), (4, 16)])
def test_the_last_stone_of_a_shape_ends_the_game(seats: int, limit: int, shape: int) -> None:
    """a's samurai closes a village of the shape and gets its stone."""
    table = CLOSING.replace("[H]", f"[{'HBR'[shape]}]")
    for given, reasons in ((limit - 1, ["stones"]), (limit - 2, [])):
        others = (*(0,) * shape, given, *(0,) * (2 - shape))
        state = position(seats, table=table, hands={0: "S1"}, stones={1: others})
        play(state, "aS1 0,-1")
        assert [*view(state)["stones"]["awarded"].values()][shape] == given + 1
        assert view(state)["ends"]["reasons"] == reasons


@rule("SAM-8.2")
def test_taking_the_last_village_ends_the_game() -> None:
    state = position(2, pile="R", pile_ends=True, hands={0: "H3", 1: "R2"})
    play(state, "aH3 0,1")
    assert view(state)["ends"]["reasons"] == []
    play(state, "bR2 1,0")
    assert view(state)["ends"]["reasons"] == ["villages"] and state.over()


@rule("SAM-8.3")
def test_the_last_cards_end_the_game_with_the_round() -> None:
    ended = 0
    for seed in range(12):
        *_, state = wander(2, seed)
        if "cards" in view(state)["ends"]["reasons"]:
            ended += 1
            assert view(state)["turn"] == 30 and view(state)["round"] == 15
            assert all(hand["count"] == hand["deck"] == 0 for hand in view(state)["hands"])
    assert ended > 0


@rule("SAM-8.4", "SAM-8.5")
def test_the_round_is_completed_under_the_same_rules() -> None:
    hands = {0: "S1", 1: "S2", 2: "S3"}
    state = position(3, table=CLOSING, hands=hands, stones={1: (15, 0, 0)}, pile="H B R HR")
    play(state, "aS1 0,-1")
    assert view(state)["ends"] == {
        "reasons": ["stones"],
        "last_round": True,
        "still_to_play": [1, 2],
    }
    decks = [hand["deck"] for hand in view(state)["hands"]]
    play(state, "bS2 1,2")
    assert view(state)["hands"][1]["deck"] == decks[1] - 1, "drawing goes on"
    assert lies(state, "0,2") == "[H]", "laying goes on"
    play(state, "cS3 2,1", "lay 2,0")
    assert lies(state, "2,0") == "[B]" and lies(state, "2,2") == "[R]", "with its choices"
    assert lies(state, "1,1") == "(R)" and stones(state)[2] == (0, 0, 1), "scoring goes on"
    assert state.over() and len(view(state)["table"]["cards"]) == 6


@rule("SAM-8.4")
def test_the_last_player_of_the_round_ends_the_game_at_once() -> None:
    table = CLOSING.replace("a", "c")
    state = position(3, table=table, seat=2, hands={2: "S1"}, stones={1: (15, 0, 0)})
    play(state, "cS1 0,-1")
    assert state.over()


@rule("SAM-8.6", "SAM-8.8")
def test_without_a_cell_to_play_on_the_game_is_over_at_once() -> None:
    table = CLOSING.replace("[R]", ".")
    state = position(3, table=table, hands={0: "S1"}, stones={1: (15, 0, 0)}, journal=True)
    play(state, "aS1 0,-1")
    assert state.over(), "the other turns of the round are dropped"
    assert view(state)["ends"]["reasons"] == ["stones", "blocked"]
    ended = (state.journal or [])[-1]
    assert ended.name == "GameEnded" and ended.facts["reasons"] == ["stones", "blocked"]


@rule("SAM-8.7")
def test_what_is_open_counts_for_nothing() -> None:
    """The final stones are those of the closed villages, and nothing is added at the end."""
    for seed in range(5):
        last: list[tuple[int, ...]] = []
        for state in wander(3, seed):
            if state.over():
                scored = sum(
                    len(v["symbols"]) for v in view(state)["table"]["villages"] if v["scored"]
                )
                assert sum(map(sum, stones(state))) <= scored
                awards = sum(map(sum, stones(state))) - sum(map(sum, last))
                assert 0 <= awards <= 10
            last = stones(state)


@rule("SAM-8.8")
def test_a_reason_once_true_stays_true() -> None:
    for seed in range(8):
        before: set[str] = set()
        for state in wander(4, seed):
            now = view(state)["ends"]["reasons"]
            assert before <= {*now}
            assert now == [r for r in ("stones", "villages", "cards", "blocked") if r in now]
            before = {*now}
        assert before


# -- who wins ------------------------------------------------------------------------------------


@rule("SAM-9.1")
def test_stones_are_counted_by_shape() -> None:
    state = position(2, stones={0: (3, 1, 4), 1: (1, 5, 9)})
    assert stones(state) == [(3, 1, 4), (1, 5, 9)] and state.scores() == [8, 15]


@rule("SAM-9.2")
def test_a_majority_is_more_than_every_other_player() -> None:
    assert majorities([[3, 2, 0], [2, 2, 0], [2, 1, 0]]) == [[0], [], []]
    assert majorities([[1, 0, 5], [3, 0, 4], [3, 0, 2]]) == [[2], [], []]


@rule("SAM-9.3")
def test_who_has_no_majority_does_not_compete() -> None:
    assert ranks((1, 0, 0), (0, 9, 9), (0, 9, 9)) == [1, 2, 2]
    state = position(3, stones={0: (1, 0, 0), 1: (0, 9, 9), 2: (0, 9, 9)})
    assert state.winners() == view(state)["standing"]["winners"] == [0]


@rule("SAM-9.4")
def test_two_majorities_win_whatever_the_numbers() -> None:
    assert ranks((2, 2, 0), (1, 1, 9)) == [1, 2]
    assert key_of((2, 2, 2), (1, 1, 1))[0] == (2, 0, 0)


@rule("SAM-9.5")
def test_the_majority_shape_is_set_aside_and_the_rest_decides() -> None:
    assert key_of((9, 1, 1), (1, 5, 4), (2, 2, 4)) == [(1, 2, 9), (1, 5, 5), (0, 8, 0)]
    assert ranks((9, 1, 1), (1, 5, 4), (2, 2, 4)) == [2, 1, 3]


@rule("SAM-9.6")
def test_equal_sums_are_broken_by_the_majority_shape() -> None:
    assert ranks((7, 3, 4), (4, 6, 3)) == [1, 2]


@rule("SAM-9.7", "SAM-9.11")
def test_what_is_still_equal_shares_the_victory() -> None:
    assert ranks((5, 3, 2), (3, 5, 2)) == [1, 1]
    for seat in range(2):
        state = position(2, seat=seat, start=seat, stones={0: (5, 3, 2), 1: (3, 5, 2)})
        assert state.ranks() == [1, 1], "neither seats nor turns break a tie"
        assert state.winners() == [0, 1], "a victory that is shared is one"


@rule("SAM-9.8")
def test_the_only_majority_wins() -> None:
    assert ranks((1, 0, 0), (0, 5, 5), (0, 5, 5)) == [1, 2, 2]


@rule("SAM-9.9", "SAM-9.3")
@pytest.mark.parametrize(
    "given",
    [
        [(3, 2, 1), (3, 2, 1)],
        [(4, 3, 6), (4, 5, 1), (2, 5, 6)],
        [(3, 1, 2), (3, 1, 0), (1, 1, 2), (0, 0, 0)],
        [(0, 0, 0)] * 4,
    ],
)
def test_if_nobody_has_a_majority_nobody_wins(given: list[tuple[int, int, int]]) -> None:
    state = position(len(given), stones=dict(enumerate(given)))
    assert state.winners() == view(state)["standing"]["winners"] == []
    assert state.ranks() == [1] * len(given)


@rule("SAM-9.9")
def test_a_drawn_game_says_that_nobody_wins() -> None:
    """b has one helmet, a gets one too by closing the last village, and no cell is left."""
    table = CLOSING.replace("[R]", ".")
    state = position(2, table=table, hands={0: "S1"}, stones={1: (1, 0, 0)}, journal=True)
    play(state, "aS1 0,-1")
    assert state.over() and stones(state) == [(1, 0, 0), (1, 0, 0)]
    assert state.winners() == [] and state.returns() == [0.0, 0.0]
    ended = (state.journal or [])[-1]
    assert ended.name == "GameDrawn"
    assert ended.facts == {"reasons": ["blocked"], "totals": [1, 1]}


@rule("SAM-9.9")
@pytest.mark.parametrize(("chosen", "won"), [("total", [0, 2]), ("share", [0, 1, 2]), ("draw", [])])
def test_who_wins_without_a_majority_can_be_agreed_on(chosen: str, won: list[int]) -> None:
    given = {0: (4, 3, 6), 1: (4, 5, 1), 2: (2, 5, 6)}
    assert position(3, stones=given, no_majority=chosen).winners() == won


@rule("SAM-9.9")
def test_the_first_edition_let_the_total_decide() -> None:
    old, new = SAMURAI.setup(3, edition=1), SAMURAI.setup(3)
    assert (old.options["no_majority"], new.options["no_majority"]) == ("total", "draw")
    assert (old.edition, new.edition) == (1, 2)


@rule("SAM-9.9")
def test_if_nobody_has_a_majority_the_total_may_decide_or_all_share() -> None:
    assert ranks((4, 3, 6), (4, 5, 1), (2, 5, 6)) == [1, 3, 1]
    assert ranks((4, 3, 6), (4, 5, 1), (2, 5, 6), total_decides=False) == [1, 1, 1]
    assert ranks((4, 3, 6), (5, 5, 1), (2, 5, 6), total_decides=False) == [2, 1, 2]


@rule("SAM-9.9")
@pytest.mark.parametrize(
    ("given", "by_total", "shared"),
    [
        ([(3, 2, 1), (3, 2, 1)], [1, 1], [1, 1]),
        ([(3, 2, 2), (2, 2, 2)], [1, 2], [1, 2]),
        ([(3, 1, 2), (3, 1, 0), (1, 1, 2), (0, 0, 0)], [1, 2, 2, 4], [1, 1, 1, 1]),
        ([(3, 1, 2), (3, 1, 0), (1, 2, 2), (0, 0, 0)], [2, 3, 1, 4], [2, 3, 1, 4]),
        ([(0, 0, 0)] * 4, [1, 1, 1, 1], [1, 1, 1, 1]),
    ],
)
def test_to_share_matters_only_where_nobody_has_a_majority(
    given: list[tuple[int, int, int]], by_total: list[int], shared: list[int]
) -> None:
    seats, piles = len(given), dict(enumerate(given))
    assert position(seats, stones=piles, no_majority="total").ranks() == by_total
    assert position(seats, stones=piles, no_majority="share").ranks() == shared


@rule("SAM-9.10")
def test_places_are_shared_and_the_next_one_is_skipped() -> None:
    assert ranks((6, 3, 4), (4, 6, 3), (2, 3, 4)) == [1, 1, 3]
    state = position(3, stones={0: (6, 3, 4), 1: (4, 6, 3), 2: (2, 3, 4)})
    standing = view(state)["standing"]
    assert standing["ranks"] == [1, 1, 3]
    assert standing["majorities"] == [["helmet"], ["buddha"], []]
    assert standing["tied"]["rice"] == [0, 2]


@rule("SAM-9.11")
def test_cards_left_do_not_matter() -> None:
    few = position(2, table=CLOSING, stones={0: (2, 2, 2), 1: (2, 2, 2)})
    assert few.ranks() == [1, 1]


@rule("SAM-W04", "SAM-9.2", "SAM-9.3", "SAM-9.5", "SAM-9.10")
def test_the_books_final_example() -> None:
    """Green has no majority, red 2 + 4 = 6, blue 7 + 3 = 10: blue wins."""
    green, red, blue = (3, 1, 4), (2, 8, 4), (5, 7, 3)
    assert key_of(green, red, blue) == [(0, 8, 0), (1, 6, 8), (1, 10, 5)]
    state = position(3, stones={0: green, 1: red, 2: blue})
    assert view(state)["standing"]["majorities"] == [[], ["buddha"], ["helmet"]]
    assert state.ranks() == [3, 2, 1]


@rule("SAM-W20", "SAM-9.4")
def test_two_majorities_beat_many_stones() -> None:
    assert ranks((6, 1, 6), (5, 9, 5)) == [1, 2]


@rule("SAM-W21", "SAM-9.3", "SAM-9.8")
def test_the_only_majority_wins_with_few_stones() -> None:
    assert ranks((5, 1, 0), (4, 6, 6), (4, 6, 6)) == [1, 2, 2]


@rule("SAM-W22", "SAM-9.6")
def test_the_first_tie_break() -> None:
    assert ranks((7, 3, 4), (4, 6, 3), (2, 3, 4)) == [1, 2, 3]


@rule("SAM-W23", "SAM-9.7")
def test_a_shared_victory() -> None:
    assert ranks((6, 3, 4), (4, 6, 3), (2, 3, 4)) == [1, 1, 3]


@rule("SAM-W24", "SAM-9.3", "SAM-9.9")
def test_nobody_has_a_majority() -> None:
    given = {0: (4, 3, 6), 1: (4, 5, 1), 2: (2, 5, 6)}
    drawn = position(3, stones=given)
    assert drawn.ranks() == [1, 1, 1] and drawn.winners() == []
    by_total = position(3, stones=given, no_majority="total")
    assert by_total.ranks() == [1, 3, 1] and by_total.winners() == [0, 2]
    shared = position(3, stones=given, no_majority="share")
    assert shared.ranks() == [1, 1, 1] and shared.winners() == [0, 1, 2]


@rule("SAM-W25", "SAM-9.5", "SAM-9.6", "SAM-9.7", "SAM-9.8", "SAM-9.9")
@pytest.mark.parametrize(
    ("one", "other", "places", "won"),
    [
        ((5, 3, 2), (3, 5, 2), [1, 1], [0, 1]),
        ((6, 4, 3), (4, 5, 3), [1, 2], [0]),
        ((4, 3, 3), (2, 3, 3), [1, 2], [0]),
        ((3, 3, 3), (3, 3, 3), [1, 1], []),
    ],
)
def test_two_players(
    one: tuple[int, int, int], other: tuple[int, int, int], places: list[int], won: list[int]
) -> None:
    assert ranks(one, other) == places
    state = position(2, stones={0: one, 1: other})
    assert state.ranks() == places and state.winners() == won


@rule("SAM-W26", "SAM-9.10")
def test_a_ranking_of_four() -> None:
    given = [(6, 2, 3), (3, 5, 3), (2, 5, 4), (1, 1, 1)]
    assert key_of(*given) == [(1, 5, 6), (0, 11, 0), (1, 7, 4), (0, 3, 0)]
    assert ranks(*given) == [2, 3, 1, 4]


@rule("SAM-W27", "SAM-9.4", "SAM-9.10")
def test_two_plus_one_majority() -> None:
    assert ranks((6, 5, 1), (2, 4, 9), (5, 4, 8)) == [1, 2, 3]


def test_returns_follow_the_ranks() -> None:
    *_, state = wander(3, 2)
    returns = state.returns()
    for one in range(3):
        for other in range(3):
            better = state.ranks()[one] < state.ranks()[other]
            assert (returns[one] > returns[other]) == better
