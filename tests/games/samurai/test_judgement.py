"""What bots and newcomers are told: promises and previews."""

from typing import Any

import pytest

from sengoku.arena.simulate import simulate
from sengoku.games.samurai.judgement import mind
from sengoku.games.samurai.research.sheet import LAYOUT
from sengoku.kernel.state import State
from tests.clauses import rule
from tests.games.samurai.position import SAMURAI, play, position, put, view, wander
from tests.games.samurai.test_examples import BLOCKING, THREE_VILLAGES


def options(state):  # type: ignore[no-untyped-def]
    """By card and cell what the options promise."""
    found = view(state, int(state.seat()))["question"]["options"]
    return {SAMURAI.label(option["action"]): option["preview"] for option in found}


def spots(foreseen: dict[str, Any]) -> dict[tuple[int, int], str]:
    """The cells that a preview names, and the village of each."""
    return {(spot["x"], spot["y"]): spot["village"] for spot in foreseen["lays"]}


def awards(foreseen: dict[str, Any]) -> dict[tuple[int, int], Any]:
    """The villages that a preview closes, and who gets their stones."""
    return {(village["x"], village["y"]): village["stones"] for village in foreseen["closes"]}


def short(left: int) -> State:
    """The three villages of W08 with a pile that has not enough for them."""
    pile = " ".join(["HB", "R"][:left])
    hands = {2: "S3"}
    return position(3, table=THREE_VILLAGES, seat=2, hands=hands, pile=pile, pile_ends=True)


def test_the_greedy_bot_beats_the_random_one_nine_times_of_ten() -> None:
    result = simulate(
        SAMURAI, SAMURAI.setup(2), games=20, seed=5, bots=["greedy", "random"]
    ).words()
    assert result["wins"]["bots"]["greedy"] >= 18


def test_a_preview_tells_what_a_card_adds_and_who_leads_then() -> None:
    table = """
     1 | .    bH3   .
     0 | .    [HB]  .
    y/x -1
    """
    state = position(2, table=table, hands={0: "S2 H4"}, pile="R B")
    touched = options(state)["play:samurai_2:1,0"]["touches"]
    assert touched == [
        {
            "x": 0,
            "y": 0,
            "village": "v_hb",
            "adds": {"helmet": 2, "buddha": 2},
            "leads": {"helmet": 1, "buddha": 0},
        }
    ]
    assert options(state)["play:helmet_4:1,0"]["touches"][0]["leads"] == {
        "helmet": 0,
        "buddha": None,
    }


@rule("SAM-5.9", "SAM-5.2")
def test_a_preview_tells_which_cells_get_a_village_and_which_stay_holes() -> None:
    table = """
     1 | .    aH3   .
     0 | .    [HB]  .
    -1 | .    bR2   .
    y/x -1
    """
    state = position(2, table=table, hands={0: "S1"}, pile="R B")
    foreseen = options(state)["play:samurai_1:1,0"]
    assert foreseen["lays"] == [{"x": 1, "y": -1, "village": "v_r"}] and foreseen["count"] == 1
    assert foreseen["voids"] == [[1, 1]]


@rule("SAM-10.2")
def test_a_preview_of_two_villages_names_neither() -> None:
    table = """
     1 | .    aH3   .
     0 | .    [HB]  .
    -1 | .    bR2   .
    y/x -1
    """
    state = position(3, table=table, seat=2, hands={2: "S1"}, pile="R B")
    foreseen = options(state)["play:samurai_1:1,0"]
    assert [spot["village"] for spot in foreseen["lays"]] == ["unknown", "unknown"]
    assert foreseen["count"] == 2


@rule("SAM-5.12")
def test_a_preview_knows_when_the_pile_is_too_short() -> None:
    table = """
     1 | .    aH3   .
     0 | .    [HB]  .
    -1 | .    bR2   .
    y/x -1
    """
    state = position(3, table=table, seat=2, hands={2: "S1"}, pile="R", pile_ends=True)
    foreseen = options(state)["play:samurai_1:1,0"]
    assert len(foreseen["lays"]) == 2 and foreseen["count"] == 1
    assert foreseen["ends"] == ["villages"]


@rule("SAM-5.12")
def test_a_pile_too_short_for_a_chain_leaves_all_but_one_cell_open() -> None:
    """(-1,1) gets one of two villages whatever is chosen; the other goes to (1,1) or (0,2)."""
    foreseen = options(short(2))["play:samurai_3:0,1"]
    assert spots(foreseen) == {(0, 2): "unknown", (1, 1): "unknown", (-1, 1): "unknown"}
    assert foreseen["count"] == 2 and foreseen["ends"] == ["villages"]
    assert awards(foreseen)[-1, 1] == "unknown"
    foreseen = options(short(1))["play:samurai_3:0,1"]
    assert spots(foreseen) == {(1, 1): "unknown", (-1, 1): "unknown"} and foreseen["count"] == 1
    assert set(awards(foreseen)) == {(0, 0)}, "the village may go elsewhere"


@rule("SAM-5.12")
def test_a_spot_shows_what_the_last_village_can_still_reach() -> None:
    state = play(short(2), "cS3 0,1")
    west, east = options(state)["lay:-1,1"], options(state)["lay:1,1"]
    assert spots(west) == {(0, 2): "unknown", (1, 1): "unknown"} and west["count"] == 1
    assert spots(east) == {(-1, 1): "v_r"} and east["count"] == 1, "then the pile is empty"
    assert west["ends"] == east["ends"] == ["villages"]


@rule("SAM-5.2", "SAM-5.13")
def test_what_an_empty_pile_leaves_open_is_no_hole_between_own_cards() -> None:
    table = """
     1 | .    [B]  aH2
     0 | [HB] .    o
    -1 | .    [R]  {}
    y/x 0
    """
    mixed = position(2, table=table.format("bB2"), hands={0: "S1"}, pile_ends=True)
    assert options(mixed)["play:samurai_1:1,0"]["voids"] == []
    own = position(2, table=table.format("aB2"), hands={0: "S1"}, pile_ends=True)
    assert options(own)["play:samurai_1:1,0"]["voids"] == [[2, 0]]


@rule("SAM-5.2", "SAM-5.6")
def test_a_fresh_village_between_own_cards_leaves_a_hole() -> None:
    table = """
     2 | [R]  cH2  o
     1 | aB2  o    .
     0 | [HB] bS1  [H]
    y/x 0
    """
    for chain, voids in (("played", [[2, 2]]), ("none", [])):
        state = position(3, table=table, seat=2, hands={2: "S2"}, pile="H R", chain=chain)
        foreseen = options(state)["play:samurai_2:2,1"]
        assert spots(foreseen) == {(1, 1): "v_h"} and foreseen["voids"] == voids


@pytest.mark.parametrize(("seats", "chain"), [(3, "played"), (4, "played"), (4, "none")])
def test_a_preview_is_what_happens(seats: int, chain: str) -> None:
    """Every decision of random games: closed villages, stones and villages laid as foreseen."""
    seen_short = laid = closed = 0
    for seed in (13, 14):
        for state in wander(seats, seed, chain=chain):
            if state.over():
                break
            seen = view(state, int(state.seat()))
            for option in seen["question"]["options"][:: 5 if seen["waiting"] is None else 1]:
                foreseen = option["preview"]
                compare(state, seen, option)
                closed += len(foreseen["closes"])
                laid += foreseen["count"]
                seen_short += len(foreseen["lays"]) > foreseen["count"]
    assert laid > 20 and closed > 20 and (seats == 3 or seen_short > 0)


def compare(state: State, seen: dict[str, Any], option: dict[str, Any]) -> None:
    foreseen, words = option["preview"], option["words"]
    after = state.copy()
    after.play(option["action"])
    while not after.over() and type(after.question()).__name__ == "ChooseSpot":
        after.play(after.options()[-1])
    then = view(after)
    old = {(v["x"], v["y"]) for v in seen["table"]["villages"]}
    new = {(v["x"], v["y"]): v for v in then["table"]["villages"]}
    laid = new.keys() - old - {(words["x"], words["y"])}
    assert laid <= set(spots(foreseen)) and len(laid) == foreseen["count"]
    assert not laid & {(x, y) for x, y in foreseen["voids"]}
    for spot, village in spots(foreseen).items():
        assert village == "unknown" or new[spot]["village"] == village
    for spot, stones in awards(foreseen).items():
        assert new[spot]["scored"] and stones in ("unknown", new[spot]["leads"])
    certain = len(foreseen["lays"]) == foreseen["count"]
    if certain and "unknown" not in awards(foreseen).values():
        news = {*then["ends"]["reasons"]} - {*seen["ends"]["reasons"]}
        assert {*foreseen["ends"]} == news


@rule("SAM-5.10", "SAM-8.1")
def test_a_preview_of_a_spot_says_what_closes_there() -> None:
    """The next card is in sight; with one cell left for it, everybody knows where it goes."""
    given = {2: (0, 0, 15)}
    state = position(
        3, table=THREE_VILLAGES, seat=2, hands={2: "S3"}, pile="HB R B HR", stones=given
    )
    play(state, "cS3 0,1")
    west, east = options(state)["lay:-1,1"], options(state)["lay:1,1"]
    assert awards(west)[-1, 1] == {"helmet": 0, "buddha": 0} and west["ends"] == []
    assert spots(west) == {(0, 2): "unknown", (1, 1): "unknown"}, "the player will choose"
    assert awards(east)[-1, 1] == {"rice": 2} and east["ends"] == ["stones"]
    assert spots(east) == {(-1, 1): "v_r", (0, 2): "unknown"}


@rule("SAM-W15", "SAM-8.6")
def test_a_card_that_leaves_nobody_a_cell_says_so() -> None:
    state = position(2, village="H", pile="B R " * 4 + "H", chain="none")
    *before, last = BLOCKING
    put(state, *before)
    ends = {label: seen["ends"] for label, seen in options(state).items() if label.endswith(last)}
    assert ends and all(reasons == ["blocked"] for reasons in ends.values())
    put(state, last)
    assert state.over()


def test_what_was_learned_reads_a_row_where_it_is_laid_out() -> None:
    """Judgement does not import research: it says for itself where the parts of a row begin."""
    counts = {field.name: field.count for field in [*LAYOUT.row, *LAYOUT.numbers]}
    assert mind.TOLD == counts["window"] == mind.SIDE**2
    assert LAYOUT.width == mind.TOLD + mind.NUMBERS
    assert LAYOUT.at("hand") == mind.HAND and counts["hand"] == mind.CARDS
    assert LAYOUT.at("played") == mind.PLAYED and LAYOUT.at("asked") == mind.ASKED
    assert mind.LAYS == counts["play"] == mind.CARDS * mind.PLACES
