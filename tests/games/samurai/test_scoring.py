"""Chapter 6: what a closed village gives, and to whom."""

from typing import Any

from sengoku.games.samurai.rules import actions
from sengoku.games.samurai.rules.grid import STEP, VILLAGE
from sengoku.kernel.state import State
from tests.clauses import rule
from tests.games.samurai.position import lies, play, position, put, saved, stones, view, wander
from tests.games.samurai.test_examples import TWO_VILLAGES, closing


@rule("SAM-6.1")
def test_a_village_is_scored_when_its_last_side_is_taken() -> None:
    table = """
     1 | .    aH2   [R]
     0 | aB2  [HB]  aR2
    y/x -1
    """
    state = position(2, table=table, hands={0: "S1"})
    assert stones(state) == [(0, 0, 0), (0, 0, 0)]
    play(state, "aS1 0,-1")
    assert lies(state, "0,0") == "(HB)" and stones(state) == [(1, 1, 0), (0, 0, 0)]
    put(state, "1,2")
    assert stones(state)[0] == (1, 1, 0), "it is scored once"


@rule("SAM-6.2")
def test_a_village_laid_into_a_closed_hole_is_scored_at_once() -> None:
    table = """
     2 | [R]  aH4  [B]
     1 | aB2  o    .
     0 | [HB] bS1  [H]
    y/x 0
    """
    state = position(2, table=table, hands={0: "S2"}, pile="H R")
    play(state, "aS2 2,1")
    assert lies(state, "1,1") == "(H)" and stones(state)[0] == (1, 0, 0)


@rule("SAM-6.3")
def test_each_symbol_goes_its_own_way() -> None:
    assert closing("HBR", "aH4", "bB4", "cR4", "aS1") == [(1, 0, 0), (0, 1, 0), (0, 0, 1)]


@rule("SAM-6.4")
def test_cards_of_the_symbol_and_samurai_count() -> None:
    assert closing("H", "aH2", "bS3", "aS2", "bB4") == [(1, 0, 0), (0, 0, 0), (0, 0, 0)]
    assert closing("H", "aB4", "bS1", "aR4", "cR3") == [(0, 0, 0), (1, 0, 0), (0, 0, 0)]


@rule("SAM-6.5")
def test_a_card_counts_in_full_for_every_village_it_touches() -> None:
    state = position(3, table=TWO_VILLAGES, hands={0: "S3"}, pile="BR")
    play(state, "aS3 2,1")
    assert stones(state)[0] == (1, 0, 2), "the same samurai won at (2,0) and at (1,1)"


@rule("SAM-6.6")
def test_the_highest_influence_gets_one_stone_however_large_the_lead() -> None:
    assert closing("H", "aH4", "aH3", "aS3", "aH2") == [(1, 0, 0), (0, 0, 0), (0, 0, 0)]
    assert closing("H", "aH4", "bH3", "cH2", "cB2") == [(1, 0, 0), (0, 0, 0), (0, 0, 0)]


@rule("SAM-6.7")
def test_a_tie_gives_nobody_the_stone_and_no_lower_player_either() -> None:
    assert closing("H", "aH3", "bH3", "cH2", "cB2") == [(0, 0, 0)] * 3


@rule("SAM-6.8")
def test_without_influence_there_is_no_stone() -> None:
    assert closing("R", "aH3", "bH3", "cH2", "cB2") == [(0, 0, 0)] * 3


@rule("SAM-6.9")
def test_villages_closed_together_are_scored_independently() -> None:
    state = position(3, table=TWO_VILLAGES, hands={0: "S2"}, pile="BR", journal=True)
    play(state, "aS2 2,1")
    log = [event for event in state.journal or [] if event.name == "VillageScored"]
    assert [(event.facts["x"], event.facts["y"]) for event in log] == [(2, 0), (1, 1)]
    ties = [event.facts for event in state.journal or [] if event.name == "NoStone"]
    assert [told["symbol"] for told in ties] == ["helmet", "rice"]
    assert all(told["influence"] == [2, 1, 2] for told in ties)


@rule("SAM-6.10", "SAM-6.11")
def test_substitutes_count_like_stones() -> None:
    given = {0: (8, 0, 0), 1: (8, 0, 0)}
    table = """
     1 | .    aH2   .
     0 | aB2  [H]   aR2
    y/x -1
    """
    state = position(3, table=table, hands={0: "S1"}, stones=given)
    play(state, "aS1 0,-1")
    seen = view(state)["stones"]
    assert seen["seats"][0]["helmet"] == 9
    assert seen["awarded"]["helmet"] == 17 and seen["supply"]["helmet"] == 0


@rule("SAM-6.12")
def test_stones_lie_open_and_never_leave() -> None:
    before = [0] * 9
    for state in wander(3, 21):
        now = saved(state)["stones"]
        assert all(old <= new for old, new in zip(before, now, strict=True))
        assert view(state, 0)["stones"] == view(state, 1)["stones"] == view(state)["stones"]
        before = now
    assert sum(before) > 10


@rule("SAM-6.13")
def test_scored_villages_and_cards_amid_four_of_them_are_turned() -> None:
    table = """
     3 | .    .    b    [V]  .
     2 | .    b    (V)  b    .
     1 | b    (V)  a    (V)  b
     0 | .    b    (V)  b    .
    -1 | .    .    b    .    .
    y/x -2
    """
    state = position(3, table=table, seat=2)
    turned = {(c["x"], c["y"]) for c in view(state)["table"]["cards"] if c["turned"]}
    assert turned == {(0, 1)}


@rule("SAM-6.13")
def test_a_turned_card_takes_no_further_part() -> None:
    """No legal cell touches its villages, so nothing played later can. [SAM-4.5]"""
    turned = 0
    for seed in range(4):
        for state in wander(2, seed):
            table = view(state)["table"]
            legal = {(x, y) for x, y in table["legal"]}
            for card in (card for card in table["cards"] if card["turned"]):
                near = {(card["x"] + dx, card["y"] + dy) for dx, dy in DIAGONALS}
                assert not near & legal
                turned += 1
    assert turned > 0


DIAGONALS = [(1, 1), (1, -1), (-1, 1), (-1, -1), (2, 0), (-2, 0), (0, 2), (0, -2)]


@rule("SAM-6.14")
def test_scoring_before_laying_would_give_the_same() -> None:
    """Every play in both orders: the same stones, whatever is laid between or closed by it."""
    closed = filled = 0
    for seed in range(4):
        for state in wander(3, seed):
            if state.over() or view(state)["waiting"] is not None:
                continue
            for action in list(state.options())[::7]:
                rules = state.copy()
                rules.journal = []
                rules.play(action)
                while not rules.over() and type(rules.question()).__name__ == "ChooseSpot":
                    rules.play(rules.options()[0])
                names = [event.name for event in rules.journal]
                if "VillageLaid" in names and "VillageScored" in names:
                    assert names.index("VillageScored") > len(names) - 1 - names[::-1].index(
                        "VillageLaid"
                    ), "step 2 comes before step 3"
                other, at_once, later = scored_first(state, action)
                assert stones(rules) == stones(other)
                assert names.count("VillageScored") == at_once + later
                closed += at_once > 0 and "VillageLaid" in names
                filled += later
    assert closed > 20 and filled > 0


def scored_first(state: Any, action: int) -> tuple[State, int, int]:
    """A play in the order of the book's example; what was closed before and after laying."""
    other, seat = state.copy(), int(state.seat())
    other.play_card(seat, actions.card(action), actions.cell(action))
    around = [other.played + step for step in STEP]

    def closed() -> list[int]:
        return [side for side in around if other.at(side) >= VILLAGE and other.closed(side)]

    at_once = closed()
    for village in at_once:
        other.score(village)
    while (due := int(other.due(seat))) != 0 and other.left() > 0:
        other.take_village(seat)
        other.lay_village(seat, next(side for side in range(4) if due >> side & 1))
    later = [village for village in closed() if village not in at_once]
    for village in later:
        other.score(village)
    return other, len(at_once), len(later)
