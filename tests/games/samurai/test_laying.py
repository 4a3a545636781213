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
    state = position(2, table=table, seat=1, hands={1: "R2"}, pile="B")
    assert due(state, "bR2 1,0") == set()
    play(state, "bR2 1,0")
    assert villages(state) == {"0,0": "[HB]", "1,1": "[R]"} and view(state)["pile"]["top"] == "v_b"


@rule("SAM-5.2")
def test_two_own_cards_bring_nothing() -> None:
    state = position(2, hands={0: "H3 S1", 1: "R2"}, pile="R")
    play(state, "aH3 0,1", "bR2 0,-1")
    assert due(state, "aS1 1,0") == {"1,-1"}
    play(state, "aS1 1,0")
    assert villages(state) == {"0,0": "[HB]", "1,-1": "[R]"}, "(1,1) is between a's own cards"


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
    play(chained, "cS2 2,1")
    assert lies(chained, "1,1") == "(H)" and lies(chained, "2,2") == "[R]"
    single = position(3, table=table, seat=2, hands={2: "S2"}, pile="H R B", chain="none")
    assert due(single, "cS2 2,1") == {"1,1"}
    play(single, "cS2 2,1")
    assert lies(single, "1,1") == "(H)" and lies(single, "2,2") == ""


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


Cell = tuple[int, int]
SIDES = [(0, 1), (1, 0), (0, -1), (-1, 0)]


def formula(table: dict[Cell, str], p: Cell, villages: set[Cell]) -> set[Cell]:
    """SAM-5.8 as it stands in the spec, for these villages of a table {cell: owner or V}."""
    found = set()
    for number, d in enumerate(SIDES):
        spot = (p[0] + d[0], p[1] + d[1])
        for e in (SIDES[(number + 1) % 4], SIDES[(number + 3) % 4]):
            card = table.get((spot[0] + e[0], spot[1] + e[1]), "V")
            if (p[0] + e[0], p[1] + e[1]) in villages and card not in ("V", table[p]):
                found.add(spot)
    return found - table.keys()


def villages_on(table: dict[Cell, str]) -> set[Cell]:
    return {cell for cell, mark in table.items() if mark == "V"}


def all_due(table: dict[Cell, str], p: Cell, chain: str) -> set[Cell]:
    """The formula over and over, as if the pile never ended. [SAM-5.9]"""
    if chain == "none":
        return formula(table, p, villages_on(table))
    found: set[Cell] = set()
    while more := formula(table, p, villages_on(table)):
        found |= more
        table = table | dict.fromkeys(more, "V")
    return found


def table_of(state: State) -> dict[Cell, str]:
    seen = view(state)["table"]
    table = {(v["x"], v["y"]): "V" for v in seen["villages"]}
    return table | {(c["x"], c["y"]): "abcd"[c["seat"]] for c in seen["cards"]}


@rule("SAM-5.8", "SAM-5.15")
@pytest.mark.parametrize("chain", ["played", "none"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_laid_is_what_the_formula_says(seats: int, chain: str) -> None:
    """Random games: exactly the cells of the formula while the pile lasts, and its two spots."""
    rng = random.Random(seats)
    laid, short = [], 0
    for seed in range(12):
        state = SAMURAI.new(seats=seats, seed=seed, chain=chain)
        while not state.over():
            before, seat, pile = table_of(state), int(state.seat()), view(state)["pile"]["count"]
            action = rng.choice(list(state.options()))
            words = SAMURAI.words(action)
            cell = (int(words["x"]), int(words["y"]))
            state.submit(seat, action)
            while not state.over() and type(state.question()).__name__ == "ChooseSpot":
                now = table_of(state)
                sources = villages_on(before if chain == "none" else now)
                spots = formula(now, cell, sources)
                assert {*labels(state)} == {f"lay:{x},{y}" for x, y in spots} and len(spots) == 2
                state.play(rng.choice(list(state.options())))
            new = table_of(state).keys() - before.keys() - {cell}
            wanted = all_due(before | {cell: "abcd"[seat]}, cell, chain)
            assert new <= wanted and len(new) == min(pile, len(wanted))
            assert len(wanted) <= (3 if chain == "played" else 2)
            laid.append(len(new))
            short += pile < len(wanted)
    assert 2 in laid and (short > 0 or seats == 2)


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
    play(state, "dS2 -1,0")
    assert villages(state) == {"0,0": "(HB)", "1,1": "[R]"}


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
