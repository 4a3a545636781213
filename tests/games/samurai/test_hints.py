"""What bots and newcomers are told: promises and previews."""

from sengoku.arena.simulate import simulate
from tests.clauses import rule
from tests.games.samurai.position import SAMURAI, position, view, wander


def options(state):  # type: ignore[no-untyped-def]
    """By card and cell what the options promise."""
    found = view(state, int(state.seat()))["question"]["options"]
    return {SAMURAI.label(option["action"]): option["preview"] for option in found}


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


def test_a_preview_is_what_happens() -> None:
    """Every play of random games: closed villages, stones and villages laid are as foreseen."""
    laid = closed = 0
    for state in wander(3, 13):
        if state.over() or view(state)["waiting"] is not None:
            continue
        seen = view(state, int(state.seat()))
        for option in seen["question"]["options"][::5]:
            foreseen = option["preview"]
            after = state.copy()
            after.play(option["action"])
            while not after.over() and type(after.question()).__name__ == "ChooseSpot":
                after.play(after.options()[0])
            then = view(after)
            old = {(v["x"], v["y"]) for v in seen["table"]["villages"]}
            new = {(v["x"], v["y"]): v for v in then["table"]["villages"]}
            spots = {(spot["x"], spot["y"]) for spot in foreseen["lays"]}
            assert (new.keys() - old == spots) or len(spots) > foreseen["count"]
            for spot in foreseen["lays"]:
                if spot["village"] != "unknown":
                    assert new[spot["x"], spot["y"]]["village"] == spot["village"]
            for village in foreseen["closes"]:
                now = new[village["x"], village["y"]]
                assert now["scored"]
                assert village["stones"] in ("unknown", now["leads"])
                closed += 1
            laid += foreseen["count"]
            if "unknown" not in [village["stones"] for village in foreseen["closes"]]:
                assert {*foreseen["ends"]} == {*then["ends"]["reasons"]} - {
                    *seen["ends"]["reasons"]
                }
    assert laid > 20 and closed > 20


def test_a_preview_of_a_spot_says_what_closes_there() -> None:
    from tests.games.samurai.test_examples import three_villages

    state = three_villages()
    state.play(next(a for a in state.options() if SAMURAI.label(a) == "play:samurai_3:0,1"))
    west = options(state)["lay:-1,1"]
    closed = {(village["x"], village["y"]): village for village in west["closes"]}
    assert closed[-1, 1]["village"] == "v_hb"
    assert closed[-1, 1]["stones"] == {"helmet": 0, "buddha": 0}
    east = options(state)["lay:1,1"]
    closed = {(village["x"], village["y"]): village for village in east["closes"]}
    assert closed[-1, 1]["stones"] == "unknown", "it would be the next card, after a choice"
