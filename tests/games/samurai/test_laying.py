"""Chapter 5: when and where new villages come."""

import random

import pytest

from sengoku.kernel.problem import IllegalAction
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
    view,
    villages,
)


@rule("SAM-5.1")
def test_a_village_comes_between_two_players_at_a_village() -> None:
    state = position(2, pile="R B", hands={0: "H3", 1: "R2"})
    play(state, "aH3 0,1", "bR2 1,0")
    assert lies(state, "1,1") == "[R]"
    assert len(villages(state)) == 2, "and nowhere else"


@rule("SAM-5.1")
def test_nothing_comes_where_something_lies() -> None:
    table = """
     1 | aH3  [R]
     0 | [HB] .
    y/x 0
    """
    state = position(2, table=table, seat=1, hands={1: "R2"})
    assert due(state, "bR2 1,0") == set()


@rule("SAM-5.2")
def test_two_own_cards_bring_nothing() -> None:
    state = position(2, hands={0: "H3 S1", 1: "R2"})
    play(state, "aH3 0,1", "bR2 0,-1")
    assert due(state, "aS1 1,0") == {"1,-1"}


@rule("SAM-5.3")
def test_a_cell_that_two_pairs_make_due_gets_one_village() -> None:
    table = """
     1 | .    [B]  bH2
     0 | [HB] .    o
    -1 | .    [R]  bB2
    y/x 0
    """
    state = position(2, table=table, hands={0: "S1"}, pile="H R")
    play(state, "aS1 1,0")
    assert lies(state, "2,0") == "[H]" and len(villages(state)) == 4


@rule("SAM-5.5")
def test_two_older_cards_bring_nothing_even_at_a_new_village() -> None:
    """The new village at (1,1) joins a's (1,2) and b's (2,1), but neither was just played."""
    table = """
     3 | .    [H]  .    .
     2 | [R]  aH2  o    .
     1 | aB2  o    bR2  [B]
     0 | [HB] .    .    .
    y/x 0
    """
    state = position(3, table=table, seat=2, hands={2: "S1"}, pile="H R B")
    play(state, "cS1 1,0")
    assert lies(state, "1,1") == "(H)" and lies(state, "2,0") == "[R]", "by the chain"
    assert lies(state, "2,2") == ""


@rule("SAM-5.6")
def test_a_fresh_village_counts_at_once() -> None:
    table = """
     2 | [R]  bH2  o
     1 | aB2  o    .
     0 | [HB] bS1  [H]
    y/x 0
    """
    chained = position(3, table=table, seat=2, hands={2: "S2"}, pile="H R B")
    assert due(chained, "cS2 2,1") == {"1,1", "2,2"}
    single = position(3, table=table, seat=2, hands={2: "S2"}, pile="H R B", chain="none")
    assert due(single, "cS2 2,1") == {"1,1"}


@rule("SAM-5.7")
def test_a_village_just_closed_still_brings_new_ones() -> None:
    table = """
     1 | .    aH2   .
     0 | aB2  [HB]  bR2
    y/x -1
    """
    state = position(2, table=table, hands={0: "S1"}, pile="H R B")
    play(state, "aS1 0,-1")
    assert lies(state, "0,0") == "(HB)" and lies(state, "1,-1") == "[H]"
    assert lies(state, "-1,-1") == ""


def formula(table: dict[tuple[int, int], str], p: tuple[int, int], seat: str) -> set[str]:
    """SAM-5.8 as it stands in the spec, on a table written as {cell: mark}."""
    sides = [(0, 1), (1, 0), (0, -1), (-1, 0)]
    found = set()
    for number, d in enumerate(sides):
        if (p[0] + d[0], p[1] + d[1]) in table:
            continue
        for e in (sides[(number + 1) % 4], sides[(number + 3) % 4]):
            village = table.get((p[0] + e[0], p[1] + e[1]), "")
            card = table.get((p[0] + d[0] + e[0], p[1] + d[1] + e[1]), "")
            if village[:1] in ("[", "(") and card[:1].islower() and card[0] != seat:
                found.add(f"{p[0] + d[0]},{p[1] + d[1]}")
    return found


def table_of(state: State) -> dict[tuple[int, int], str]:
    seen = view(state)["table"]
    table = {(v["x"], v["y"]): "[V]" for v in seen["villages"]}
    return table | {(c["x"], c["y"]): "abcd"[c["seat"]] for c in seen["cards"]}


@rule("SAM-5.8", "SAM-5.15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_laid_is_what_the_formula_says(seats: int) -> None:
    """Random games: the first step by the formula, at most three villages, two spots."""
    rng = random.Random(seats)
    laid = []
    for seed in range(6):
        state = SAMURAI.new(seats=seats, seed=seed)
        while not state.over():
            before, seat = table_of(state), int(state.seat())
            action = rng.choice(list(state.options()))
            words = SAMURAI.words(action)
            cell = (int(words["x"]), int(words["y"]))
            state.submit(seat, action)
            wanted = formula({**before, cell: "abcd"[seat]}, cell, "abcd"[seat])
            while not state.over() and type(state.question()).__name__ == "ChooseSpot":
                assert len(labels(state)) == 2
                state.play(rng.choice(list(state.options())))
            new = {f"{x},{y}" for x, y in table_of(state).keys() - before.keys() - {cell}}
            assert wanted <= new or view(state)["pile"]["count"] == 0
            assert bool(new) <= bool(wanted) and len(new) <= 3
            laid.append(len(new))
    assert 2 in laid


@rule("SAM-5.9", "SAM-5.11")
def test_the_taken_card_must_be_laid_on_a_due_cell() -> None:
    state = position(3, village="B", pile="R HB", hands={0: "B3", 1: "S2", 2: "H4"})
    play(state, "aB3 0,1", "bS2 0,-1", "cH4 1,0")
    for x, y, key in (
        (2, 0, "samurai-not-due"),
        (-1, 1, "samurai-not-due"),
        (0, 0, "samurai-village-there"),
        (1, 0, "samurai-card-there"),
        (-1, 0, "samurai-influence-cell"),
    ):
        with pytest.raises(IllegalAction) as refused:
            state.submit(2, SAMURAI.action({"do": "lay", "x": x, "y": y}))
        assert refused.value.key == key and refused.value.facts == {"x": x, "y": y}
    play(state, "lay 1,-1")
    assert lies(state, "1,-1") == "[R]" and lies(state, "1,1") == "[HB]", "no swapping"


@rule("SAM-5.9")
def test_a_single_due_cell_needs_no_answer() -> None:
    state = position(2, pile="R B", hands={0: "H3", 1: "R2"}, journal=True)
    play(state, "aH3 0,1", "bR2 1,0")
    assert state.seat() == 0 and lies(state, "1,1") == "[R]"
    names = [event.name for event in state.journal or []]
    taken = names.index("VillageTaken")
    assert names[taken : taken + 3] == ["VillageTaken", "VillageShown", "VillageLaid"]


@rule("SAM-5.10")
def test_one_chooses_with_the_next_card_in_sight() -> None:
    state = position(3, village="B", pile="R HB H", hands={0: "B3", 1: "S2", 2: "H4"})
    play(state, "aB3 0,1", "bS2 0,-1")
    assert view(state, 2)["pile"]["top"] == "v_r"
    play(state, "cH4 1,0")
    seen = view(state, 2)
    assert (seen["waiting"], seen["pile"]["top"]) == ("v_r", "v_hb")
    assert "v_h" not in (seen["waiting"], seen["pile"]["top"])


@rule("SAM-5.12")
def test_cells_due_when_the_pile_runs_out_stay_holes() -> None:
    hands = {0: "B3", 1: "S2", 2: "H4"}
    state = position(3, village="B", pile="R", pile_ends=True, hands=hands)
    play(state, "aB3 0,1", "bS2 0,-1", "cH4 1,0", "lay 1,1")
    assert lies(state, "1,-1") == "" and [1, -1] in view(state)["table"]["holes"]


@rule("SAM-5.13")
def test_nothing_is_laid_or_owed_once_the_pile_is_empty() -> None:
    hands = {0: "H2", 1: "B3", 2: "S3", 3: "S2"}
    state = position(4, village="HB", pile="R", pile_ends=True, hands=hands)
    play(state, "aH2 0,1", "bB3 0,-1", "cS3 1,0", "lay 1,1")
    assert due(state, "dS2 -1,0") == set()


@rule("SAM-5.14")
def test_a_hole_is_filled_by_a_later_card() -> None:
    table = """
     1 | aH3  o    .
     0 | [HB] aS1  [R]
    y/x 0
    """
    state = position(2, table=table, seat=1, hands={1: "B2"}, pile="H")
    play(state, "bB2 2,1")
    assert lies(state, "1,1") == "[H]"


@rule("SAM-5.15")
def test_the_cells_that_are_filled_do_not_depend_on_the_choices() -> None:
    from tests.games.samurai.test_examples import three_villages

    tables = []
    for first in ("1,1", "-1,1"):
        state = three_villages()
        play(state, "cS3 0,1", f"lay {first}")
        while type(state.question()).__name__ == "ChooseSpot":
            state.play(state.options()[0])
        tables.append(set(villages(state)))
    assert tables[0] == tables[1] and len(legal(state)) > 0


@rule("SAM-5.15")
def test_without_chains_two_villages_are_the_most() -> None:
    from tests.games.samurai.test_examples import THREE_VILLAGES

    state = position(3, table=THREE_VILLAGES, seat=2, pile="HB R B HR", chain="none")
    before = len(villages(state))
    put(state, "0,1")
    assert len(villages(state)) == before + 2
