"""Chapters 4 and 5: set-up, the bag, tokens, the end of a round."""

import pytest

from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.kernel.nature import Fast
from sengoku.kernel.problem import IllegalAction
from tests.clauses import rule
from tests.games.skirmish.position import GAME, N, U, act, begin, dice, facts, labels, position


def begun(scenario: str, seed: int = 1) -> Skirmish:
    """A match after both have taken the ready force."""
    state = begin(Fast(seed, 5), scenario=scenario)
    for _ in range(2):
        state.play(state.options()[0])
    return state


def deployed(scenario: str, seed: int = 1) -> Skirmish:
    state = begun(scenario, seed)
    while state.bag.round == 0:
        state.play(state.options()[0])
    return state


@rule("TOH-4.1", "TOH-4.2", "TOH-X-26")
def test_the_bag_of_a_first_clash() -> None:
    """Two heroes, two groups, four bowmen; then losses."""
    state = deployed("first_clash")
    state.fill_bag()
    assert (state.bag.noble, state.bag.common, state.bag.fate) == (6, 6, 3)
    state.lose_action(1, "avoid")
    assert state.bag.common == 5
    state.remove(2)
    assert state.bag.common == 4


@rule("TOH-4.1")
def test_units_are_numbered_side_by_side_in_list_order() -> None:
    state = begun("first_clash")
    cards = [facts(state, unit)["card"] for unit in range(8)]
    assert cards == ["hero", "spear_loyal", "bowman", "bowman"] * 2
    assert [facts(state, unit)["side"] for unit in (0, 3, 4, 7)] == ["south"] * 2 + ["north"] * 2


@rule("TOH-4.2", "TOH-14.8", "TOH-5.4")
def test_tokens_of_the_reserve_are_in_the_bag() -> None:
    state = deployed("outpost")
    state.fill_bag()
    assert "reserve" in [facts(state, unit)["zone"] for unit in range(state.roster.count)]
    assert state.bag.noble + state.bag.common == sum(state.roster.actions)


@rule("TOH-4.3", "TOH-15.3", "TOH-15.10")
def test_a_unit_is_set_up_with_its_whole_base_in_its_zone() -> None:
    state = begun("first_clash")
    seat = int(state.seat())
    unit = 0 if seat == 0 else 4
    inside, outside = (12000 - 492, 12000 - 491) if seat == 0 else (24492, 24491)
    question = state.question()
    assert question.allows(
        state, GAME.action({"do": "place", "unit": unit, "x": 3000, "y": inside})
    )
    with pytest.raises(IllegalAction, match=r"TOH-4\.3"):
        act(state, "place", unit=unit, x=3000, y=outside)
    with pytest.raises(IllegalAction, match=r"TOH-4\.4"):
        act(state, "place", unit=unit ^ 4, x=3000, y=inside)


@rule("TOH-4.3")
def test_a_zone_without_room_grows() -> None:
    from sengoku.games.skirmish.rules.deploying import depth_of

    wall = [(0, [(0, 0), (36000, 0), (36000, 9300), (0, 9300)])]
    state = position(U("hero", 0, 0, zone="waiting"), N("hero", 20000, 30000), unit=1, pieces=wall)
    assert depth_of(state, 0) == 11000  # 9300 + 984 fits into 11000, on the grid


@rule("TOH-4.4", "TOH-15.12", "TOH-15.16")
def test_deployment_alternates_or_comes_in_a_block() -> None:
    for scenario, pattern in [("last_samurai", [0, 1, 0, 1]), ("first_clash", [0, 0, 0, 0])]:
        state = begun(scenario)
        first = int(state.seat())
        seats = []
        for _ in range(4):
            seats.append(int(state.seat()) ^ first)
            state.play(state.options()[0])
        assert seats == pattern


@rule("TOH-4.5", "TOH-15.3")
def test_the_coin_decides_who_is_first() -> None:
    firsts = {int(begun("last_samurai", seed).bag.first) for seed in range(12)}
    assert firsts == {0, 1}
    assert {int(begun("outpost", seed).bag.first) for seed in range(6)} == {1}


@rule("TOH-5.1", "TOH-5.7")
def test_tokens_are_drawn_in_turns() -> None:
    state = position(U("hero", 10000, 10000), N("hero", 20000, 20000), at="DrawToken")
    assert state.seat() == 0 and state.actor == 0  # one noble of S: no choice
    act(state, "move", unit=0, x=10000, y=10000)
    act(state, "draw")
    assert state.seat() == 1 and state.bag.drawer == 1


@rule("TOH-5.2", "TOH-5.3", "TOH-19.1")
def test_the_drawer_gives_the_token_to_a_unit_of_its_type_with_an_action_left() -> None:
    state = position(
        U("hero", 10000, 10000),
        U("bowman", 5000, 5000),
        U("spearman", 6000, 9000),
        U("spearman", 8000, 3000, spent=1),
        N("hero", 30000, 30000),
        at="GiveToken",
        token=0,
    )
    assert labels(state) == ["token:1", "token:2"]
    for unit, clause in [(0, "5.2"), (4, "5.2"), (3, "5.3")]:
        with pytest.raises(IllegalAction, match=rf"TOH-{clause}"):
            act(state, "token", unit=unit)
    act(state, "token", unit=2)
    assert facts(state, 2)["left"] == 0


@rule("TOH-5.5")
def test_standing_still_is_a_way_to_use_a_token() -> None:
    state = position(U("hero", 10000, 10000), N("hero", 30000, 30000))
    assert "move:0:10000:10000" in labels(state)


@rule("TOH-5.6", "TOH-5.7", "TOH-X-27")
def test_a_token_nobody_of_the_drawer_can_use_goes_to_the_opponent() -> None:
    """S draws; N's bowman uses the token, and N draws the next one too."""
    state = position(
        U("hero", 10000, 10000),
        U("spearman", 12000, 3000, spent=1),
        N("hero", 30000, 30000),
        N("bowman", 25000, 32000),
        at="DrawToken",
        nature=dice("", bag=[6, 0]),
    )
    assert (state.bag.drawer, state.seat(), state.actor) == (0, 1, 3)
    act(state, "move", unit=3, x=25000, y=32000)
    act(state, "draw")
    assert state.bag.drawer == 1 and state.seat() == 1 and state.actor == 2


@rule("TOH-5.8", "TOH-5.11", "TOH-5.12", "TOH-I2")
def test_the_third_fate_token_ends_the_round_at_once() -> None:
    units = (U("hero", 10000, 10000, spent=2), N("hero", 30000, 30000, drops=1, alert=True))
    two = position(*units, at="DrawToken", fate=3, nature=dice("", bag=[4, 4, 0]))
    assert (two.bag.round, two.bag.fate) == (1, 1)
    over = position(*units, at="DrawToken", fate=1, nature=dice("", bag=[4, 0]))
    assert (over.bag.round, over.bag.drawer, over.bag.fate) == (2, 0, 3)
    assert [int(over.units.spent[unit]) for unit in (0, 1)] == [1, 0]  # S drew again and acts


@rule("TOH-5.14")
def test_marks_and_drops_stay_over_the_end_of_a_round() -> None:
    state = position(
        U("hero", 10000, 10000),
        U("musketman", 3000, 3000, reload=True, drops=2),
        N("hero", 30000, 30000, prone=True),
        N("bowman", 20000, 33000, alert=True),
        at="EndRound",
    )
    assert facts(state, 1)["reload"] and facts(state, 1)["drops"] == 2
    assert facts(state, 2)["prone"] and facts(state, 3)["alert"]


@rule("TOH-5.9")
def test_losing_an_action_takes_a_token_out_of_the_bag() -> None:
    state = position(U("hero", 10000, 10000), N("hero", 30000, 30000))
    before = int(state.bag.noble)
    for _ in range(5):
        state.lose_action(1, "avoid")
    assert (state.bag.noble, state.left(1)) == (before - 3, 0)


@rule("TOH-5.10")
def test_a_removed_unit_takes_its_tokens_along() -> None:
    state = position(
        U("hero", 10000, 10000), N("hero", 30000, 30000), N("samurai_wise", 20000, 30000, spent=1)
    )
    before = int(state.bag.noble)
    state.remove(2)
    assert state.bag.noble == before - 1
    state.fill_bag()
    assert state.bag.noble == 6


@rule("TOH-5.13", "TOH-I5")
def test_at_the_end_of_a_round_enemies_are_moved_apart() -> None:
    state = position(U("hero", 10000, 10000), N("hero", 11500, 10000), at="EndRound")
    assert state.scene.gap(0, 1) >= 1000
    assert (state.scene.x[1], state.scene.x[0] < 10000) == (11500, True)  # the starter moves


@rule("TOH-5.15", "TOH-9.20", "TOH-6.12")
def test_a_free_action_costs_no_token() -> None:
    """The hero cuts a spearman down with five swords and may follow up, all actions spent."""
    state = position(
        U("hero", 10000, 10000, spent=3),
        N("spearman", 11500, 10000, spent=1),
        N("spearman", 15000, 10000, spent=1),
        N("hero", 30000, 30000),
        rolls="111.. 22111 11111",
    )
    act(state, "charge", unit=0, target=1)
    assert type(state.question()).__name__ == "FreeCharge"
    assert labels(state) == ["charge:0:2", "decline"]
    act(state, "decline")
    assert facts(state, 0)["left"] == 0 and facts(state, 1)["zone"] == "removed"


@rule("TOH-15.5", "TOH-5.12", "TOH-21.1")
def test_the_round_limit_ends_the_battle() -> None:
    state = position(
        U("hero", 10000, 10000), N("hero", 30000, 30000, drops=1), at="EndRound", round=10
    )
    assert state.over() and state.winner == 0
    longer = position(
        U("hero", 10000, 10000), N("hero", 30000, 30000), at="EndRound", round=10, round_limit=11
    )
    assert not longer.over()
