"""Chapters 1 and 2: set-up and the grid."""

from collections import Counter
from typing import Any

import pytest

from sengoku.games.samurai.rules.grid import (
    NORTH,
    ORIGIN,
    PLACES,
    STEP,
    cell_at,
    is_village_cell,
    place,
    x_of,
    y_of,
)
from sengoku.kernel.nature import Fast, Scripted
from sengoku.kernel.problem import BadSetup, IllegalAction
from tests.clauses import rule
from tests.games.samurai.position import (
    SAMURAI,
    labels,
    lies,
    play,
    position,
    put,
    saved,
    view,
    villages,
    wander,
)


@rule("SAM-1.1")
@pytest.mark.parametrize("seats", [1, 5, 0])
def test_two_to_four_may_play(seats: int) -> None:
    with pytest.raises(BadSetup) as refused:
        SAMURAI.setup(seats)
    assert refused.value.clause == "SAM-1.1"
    assert [*SAMURAI.seats] == [2, 3, 4]


@rule("SAM-1.2")
def test_each_seat_has_the_complete_set_of_its_color() -> None:
    seen = view(SAMURAI.new(seats=3, seed=5))
    assert [hand["color"] for hand in seen["hands"]] == ["green", "red", "blue"]
    for hand in seen["hands"]:
        assert sum(hand["unplayed"].values()) == 15
        assert {name for name, count in hand["unplayed"].items() if count == 1} >= {
            f"{symbol}_{value}" for symbol in ("helmet", "buddha", "rice") for value in (2, 3, 4)
        }


@rule("SAM-1.3")
def test_four_players_remove_two_samurai_each_openly() -> None:
    assert view(SAMURAI.new(seats=4))["removed"] == ["samurai_1", "samurai_2"]
    assert view(SAMURAI.new(seats=3))["removed"] == []
    for kind in ("sam_321", "sam_222", "sam_231"):
        full = view(SAMURAI.new(seats=2, influence_set=kind))["hands"][0]["unplayed"]
        less = view(SAMURAI.new(seats=4, influence_set=kind))["hands"][0]["unplayed"]
        assert Counter(full) - Counter(less) == {"samurai_1": 1, "samurai_2": 1}


@rule("SAM-1.4")
def test_the_supply_follows_the_number_of_players() -> None:
    limits = [view(SAMURAI.new(seats=seats))["stones"]["limit"] for seats in (2, 3, 4)]
    assert limits == [10, 16, 16]


@rule("SAM-1.5", "SAM-1.6")
def test_all_villages_are_shuffled_and_the_first_lies_in_the_middle() -> None:
    firsts = set()
    for seed in range(60):
        seen = view(SAMURAI.new(seats=2 + seed % 3, seed=seed), referee=True)
        assert seen["pile"]["count"] == 43 and len(seen["pile"]["order"]) == 42
        (first,) = seen["table"]["villages"]
        assert (first["x"], first["y"]) == (0, 0)
        firsts.add(first["village"])
        whole = Counter([first["village"], seen["pile"]["top"], *seen["pile"]["order"]])
        assert whole == {"v_h": 5, "v_b": 5, "v_r": 5, "v_hb": 9, "v_hr": 9, "v_br": 9, "v_hbr": 2}
    assert len(firsts) >= 6


@rule("SAM-1.6")
def test_the_top_card_is_the_first_and_the_next_one_shows() -> None:
    pile = [6, 2, 4] + [0] * 5 + [1] * 5 + [2] * 4 + [3] * 9 + [4] * 8 + [5] * 9 + [6]
    nature = Scripted({5: [0]}, {0: [pile]})
    seen = view(SAMURAI.begin(SAMURAI.setup(2), nature))
    assert seen["table"]["villages"][0]["village"] == "v_hbr"
    assert seen["pile"]["top"] == "v_r"


@rule("SAM-1.7")
def test_the_top_five_cards_of_a_deck_are_the_hand() -> None:
    deck = [9, 0, 8, 9, 3, 11, 1, 2, 4, 5, 6, 7, 9, 10, 10]
    nature = Scripted({5: [0]}, {1: [deck]})
    seen = view(SAMURAI.begin(SAMURAI.setup(2), nature), referee=True)["hands"][0]
    assert seen["cards"] == {"helmet_2": 1, "buddha_2": 1, "rice_4": 1, "samurai_1": 2}
    assert seen["order"][:2] == ["samurai_3", "helmet_3"] and seen["deck"] == 10


@rule("SAM-1.8")
def test_the_start_player_is_drawn_or_named() -> None:
    drawn = Counter(saved(SAMURAI.new(seats=4, seed=seed))["start"] for seed in range(200))
    assert set(drawn) == {0, 1, 2, 3} and min(drawn.values()) > 25
    for seat in range(3):
        state = SAMURAI.new(seats=3, seed=1, start_player=seat)
        assert state.seat() == seat and view(state)["start"] == seat


@rule("SAM-1.9")
def test_play_goes_round_by_rising_seats() -> None:
    state = SAMURAI.new(seats=3, seed=2, start_player=2)
    seats = []
    for _ in range(7):
        seats.append(int(state.seat()))
        put(state, labels(state)[0].split(":")[2])
    assert seats == [2, 0, 1, 2, 0, 1, 2]


@rule("SAM-1.10")
def test_all_luck_falls_in_set_up_each_from_its_own_stream() -> None:
    assert SAMURAI.streams == ("villages", "deck_0", "deck_1", "deck_2", "deck_3", "start")
    state = SAMURAI.new(seats=4, seed=9)
    before = state.nature.save()
    while not state.over():
        state.play(state.options()[-1])
    assert state.nature.save() == before, "nothing is random afterwards"


@rule("SAM-1.10")
def test_a_stream_changes_only_what_comes_from_it() -> None:
    """With another stream for the second deck, everything but that deck is as before."""
    one, other = Fast(7, 6), Fast(7, 6)
    other.below(2, 10)
    first, second = (saved(SAMURAI.begin(SAMURAI.setup(3), nature)) for nature in (one, other))
    assert first["pile"] == second["pile"] and first["start"] == second["start"]
    assert first["decks"][0] == second["decks"][0] and first["decks"][2] == second["decks"][2]
    assert first["decks"][1] != second["decks"][1]


# -- the grid ------------------------------------------------------------------------------------


@rule("SAM-2.1")
def test_x_grows_to_the_east_and_y_to_the_north() -> None:
    assert (x_of(ORIGIN), y_of(ORIGIN)) == (0, 0)
    around = [(x_of(ORIGIN + step), y_of(ORIGIN + step)) for step in STEP]
    assert around == [(0, 1), (1, 0), (0, -1), (-1, 0)]
    for x in range(-46, 47):
        for y in range(-46, 47):
            assert (x_of(cell_at(x, y)), y_of(cell_at(x, y))) == (x, y)


@rule("SAM-2.1")
def test_no_two_cells_of_a_table_share_a_place() -> None:
    """Of any window of 48 by 48 cells; it is enough to look at all differences once."""
    window = [cell_at(x, y) for x in range(-24, 24) for y in range(-24, 24)]
    assert len({place(cell) for cell in window}) == 48 * 48
    for dx in range(48):
        for dy in range(-47, 48):
            if (dx, dy) != (0, 0):
                assert (cell_at(dx, dy) - cell_at(0, 0)) % PLACES != 0


@rule("SAM-2.1")
@pytest.mark.parametrize(("axis", "sign"), [("x", 1), ("x", -1), ("y", 1), ("y", -1)])
def test_a_table_may_grow_in_one_direction_to_the_last_village(axis: str, sign: int) -> None:
    """Whoever is asked goes as far out as possible: the last village lies 43 steps away."""
    state = position(4, village="H")
    laid: dict[str, str] = {}
    while not state.over():
        options = view(state, int(state.seat()))["question"]["options"]
        farthest = max(options, key=lambda option: _reach(option, axis, sign))
        state.submit(state.seat(), farthest["action"])
        assert laid.keys() <= villages(state).keys(), "a village was overwritten"
        laid = villages(state)
    assert max(sign * each[axis] for each in view(state)["table"]["villages"]) == 43
    assert len(laid) == 44 and view(state)["ends"]["reasons"] == ["villages"]
    SAMURAI.check(state)


def _reach(option: dict[str, Any], axis: str, sign: int) -> tuple[int, int, int]:
    spots = [sign * spot[axis] for spot in option["preview"]["lays"]]
    return max(spots, default=-99), -len(spots), sign * option["words"][axis]


@rule("SAM-2.2")
def test_villages_and_cards_share_the_table_like_a_chessboard() -> None:
    assert is_village_cell(ORIGIN) and not is_village_cell(ORIGIN + NORTH)
    *_, state = wander(4, 4)
    table = view(state)["table"]
    assert all((each["x"] + each["y"]) % 2 == 0 for each in table["villages"])
    assert all((each["x"] + each["y"]) % 2 == 1 for each in table["cards"])


@rule("SAM-2.2", "SAM-2.6")
def test_a_card_never_goes_onto_a_hole() -> None:
    state = position(2, hands={0: "H3 S1", 1: "R2"})
    play(state, "aH3 0,1", "bR2 0,-1", "aS1 1,0")
    assert [1, 1] in view(state)["table"]["holes"]
    words = {"do": "play", "card": "helmet_2", "x": 1, "y": 1}
    with pytest.raises(IllegalAction) as refused:
        state.submit(1, SAMURAI.action(words))
    assert (refused.value.key, refused.value.clause) == ("samurai-village-cell", "SAM-2.2")


@rule("SAM-2.3")
def test_only_cards_on_neighboring_sides_make_a_pair() -> None:
    state = position(2, hands={0: "H3", 1: "R2"})
    play(state, "aH3 0,1")
    seen = view(state, 1)["question"]["options"]
    lays = {f"{o['words']['x']},{o['words']['y']}": len(o["preview"]["lays"]) for o in seen}
    assert lays == {"1,0": 1, "-1,0": 1, "0,-1": 0}


@rule("SAM-2.4")
def test_a_village_is_open_while_a_side_is_empty() -> None:
    state = position(2, village="H")
    for cell, free in (("0,1", 3), ("1,0", 2), ("0,-1", 1)):
        put(state, cell)
        first = next(v for v in view(state)["table"]["villages"] if (v["x"], v["y"]) == (0, 0))
        assert len(first["free"]) == free and not first["scored"]
    put(state, "-1,0")
    assert lies(state, "0,0") == "(H)"


@rule("SAM-2.5")
def test_a_card_once_laid_stays() -> None:
    before: dict[tuple[int, int], object] = {}
    for state in wander(3, 8):
        table = view(state)["table"]
        now: dict[tuple[int, int], object] = {}
        now |= {(c["x"], c["y"]): (c["seat"], c["card"]) for c in table["cards"]}
        now |= {(v["x"], v["y"]): v["village"] for v in table["villages"]}
        assert before.items() <= now.items()
        before = now


@rule("SAM-2.7")
def test_spots_are_listed_clockwise_from_the_north_of_the_card() -> None:
    state = position(3, village="B", hands={0: "B3", 1: "S2", 2: "H4"})
    play(state, "aB3 0,1", "bS2 0,-1", "cH4 1,0")
    assert labels(state) == ["lay:1,1", "lay:1,-1"]
    other = position(3, village="B", hands={0: "B3", 1: "S2", 2: "H4"})
    play(other, "aB3 1,0", "bS2 -1,0", "cH4 0,1")
    assert labels(other) == ["lay:1,1", "lay:-1,1"]
