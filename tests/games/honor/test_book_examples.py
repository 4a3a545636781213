"""The worked examples of the rulebook, in number."""

import pytest

from tests.clauses import rule
from tests.games.honor.position import honor, labels, play, player, position, refused


@rule("HON-B1", "HON-4.2", "HON-4.3")
def test_b1_six_twelve_fourteen_fifteen_and_more() -> None:
    def actions(cards: str) -> int:
        total: int = player(position(3, houses={0: f"| {cards}"}), 0)["actions"]["total"]
        return total

    assert actions("") == 2
    assert actions("okugata_ki warrior_monks*2") == 4
    assert actions("okugata_ki warrior_monks*4") == 4
    assert actions("okugata_ki warrior_monks*5 noh_theater") == 5
    state = position(3, houses={0: "| okugata_ki warrior_monks*4"}, hands={0: "warrior_monks"})
    play(state, "place:warrior_monks:samurai-0")
    assert player(state, 0)["actions"]["total"] == 4  # five, of which one is used


@rule("HON-B2", "HON-3.10", "HON-6.1", "HON-7.6")
def test_b2_sixty_less_75_then_30_more_then_a_ninja() -> None:
    state = position(
        3,
        seat=2,
        houses={0: "daimyo_01", 1: "| cavalry"},
        hands={2: "dishonor", 0: "ninja_spy"},
        honor=[60, 0, 0],
    )
    play(state, "dishonor:0", "decline")
    assert honor(state)[0] == -15
    play(state, "end_turn")
    assert honor(state)[0] == 15
    play(state, "spy:ninja_spy:samurai-1:cavalry:destroy")
    assert honor(state)[0] == -10


@rule("HON-B3", "HON-3.6")
def test_b3_seventeen_and_a_half_scores_20() -> None:
    state = position(3, at="begin", houses={1: "daimyo_02 castle_himeji"}, bonds={0: ("second", 1)})
    assert honor(state)[0] == 20


@rule("HON-B4", "HON-3.5")
def test_b4_the_second_of_a_shogun_gains_40() -> None:
    state = position(
        3, at="begin", houses={0: "| okugata_ki", 1: "daimyo_02"}, bonds={0: ("second", 1)}, title=1
    )
    assert honor(state)[0] == 40


@rule("HON-B5", "HON-4.6", "HON-4.9")
@pytest.mark.parametrize(
    "way", ["discard:foot_soldiers", "place:foot_soldiers:samurai-0", "assassin:samurai-1"]
)
def test_b5_seven_cards_and_no_draw_before_one_is_gone(way: str) -> None:
    state = position(3, hands={0: "foot_soldiers*6 ninja_assassin"})
    assert refused(state, "draw") == ("HON-4.6", "honor-hand-is-full")
    play(state, way)
    assert "draw" in labels(state)


@rule("HON-B6", "HON-1.7")
def test_b6_chips_are_only_counters() -> None:
    """Five fives are a 25 and two 25 a 50: honor is one number, and never runs out."""
    state = position(3, at="begin", houses={0: "daimyo_08"}, honor=[20, 0, 0])
    assert honor(state)[0] == 25
    richer = position(3, honor=[395, 395, 395])
    assert sum(honor(richer)) == 1185
