"""The agenda: steps in reading order, windows that nest, nothing unwound."""

from typing import Any

import pytest

import sengoku
from sengoku.kernel.game import Game
from sengoku.kernel.nature import Fast
from sengoku.kernel.problem import BadSetup, BadWords, IllegalAction, shown
from sengoku.kernel.tally import Tally
from sengoku.kernel.viewer import PUBLIC, REFEREE, viewer_named, viewer_of

GLORY = sengoku.game("glory")


def test_steps_are_planned_in_reading_order_before_what_was_planned() -> None:
    state = GLORY.new(seats=2, seed=1)
    steps: Any = GLORY.steps
    planned = [type(step).__name__ for step in state.plans()]
    state.then(steps["BeginTurn"](0), steps["EndTurn"](1), steps["EndRound"]())
    names = [type(step).__name__ for step in state.plans()]
    assert names == [*planned, "EndRound", "EndTurn", "BeginTurn"]


def test_the_sample_of_the_readme_plays_to_its_end() -> None:
    game = sengoku.game("glory")
    state = game.new(seats=3, seed=7, imperial_orders=True)
    while not state.over():
        state.play(state.options()[0])
    assert len(state.returns()) == 3
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("game", [*sengoku.GAMES], ids=lambda game: str(game.slug))
def test_a_state_says_where_it_stands_before_the_first_step_and_after_the_last(game: Game) -> None:
    setup = game.setup(game.seats[0])
    blank = game.blank(setup, Fast(1, len(game.streams)))
    assert repr(blank) == repr(blank.copy()) == f"<{type(blank).__name__}: not begun>"
    state = game.begin(setup, Fast(1, len(game.streams)))
    assert " asks seat " in repr(state)
    while not state.over():
        state.play(state.pick(Fast(2, 1)))
    assert ": over, won by [" in repr(state)
    assert repr(game.load(setup, game.save(state))) == repr(state) == repr(state.copy())


def test_a_refusal_names_who_is_asked() -> None:
    state = GLORY.new(seats=3, seed=7, first_start=2)
    with pytest.raises(IllegalAction) as refused:
        state.submit(0, state.options()[0])
    assert refused.value.key == "not-your-decision"
    assert refused.value.facts == {"asked": 2}
    assert "GLO-2.4" in str(refused.value)


def test_a_state_without_a_journal_refuses_notes() -> None:
    from sengoku.games.glory.rules import events

    with pytest.raises(AssertionError, match="no journal"):
        GLORY.new(seats=2).note(events.figure_taken(0))


def test_a_tally_is_the_sum_of_its_reasons() -> None:
    tally = Tally(2)
    tally.add(5, "aim", "GLO-8.1")
    tally.add(-3, "drop", "GLO-8.2")
    assert tally.total() == 4
    words: Any = tally.words()
    assert [reason["amount"] for reason in words["reasons"]] == [5, -3]


def test_a_viewer_is_a_seat_the_public_or_the_referee() -> None:
    assert viewer_named("public", 3) is PUBLIC
    assert viewer_named("referee", 3) is REFEREE
    assert viewer_named("2", 3).seat == 2
    assert viewer_of(1).sees(1) and not viewer_of(1).sees(0)
    assert REFEREE.sees(0) and not PUBLIC.sees(0)
    for name in ("3", "-1", "all", ""):
        with pytest.raises(sengoku.kernel.problem.Problem):
            viewer_named(name, 3)


@pytest.mark.parametrize("value", [10**5000, -(10**5000), [10**5000], "x" * 999, None], ids=type)
def test_whatever_is_given_can_be_shown(value: object) -> None:
    assert 0 < len(shown(value)) <= 40


@pytest.mark.parametrize(
    "given", [10**5000, "9" * 5000, "٣", "3.0", 3.0, True, None, [], "-1"], ids=type
)
def test_a_strange_number_is_refused_in_one_sentence(given: object) -> None:
    with pytest.raises(BadSetup) as refused:
        GLORY.setup(3, {"rounds": given})
    assert refused.value.key == "bad-option-value"
    with pytest.raises(BadSetup) as refused:
        GLORY.setup(given, {})  # type: ignore[arg-type]
    assert refused.value.key == "bad-seat-count"


def test_an_action_is_submitted_as_a_number_or_in_words() -> None:
    state = sengoku.position("glory", 2, at="act", hand="envoy*2 monk*2")
    twin = state.copy()
    state.submit(0, {"do": "lay", "character": "monk", "count": 2})
    twin.submit(0, GLORY.action({"do": "lay", "character": "monk", "count": 2}))
    assert GLORY.save(state) == GLORY.save(twin)
    with pytest.raises(BadWords):
        state.submit(1, {"do": "steal"})


def test_a_state_says_where_the_game_stands() -> None:
    state = sengoku.position("glory", 2, at="act", hand="envoy*2 monk*2")
    assert repr(state) == "<Glory: LayOrDiscard asks seat 0 [GLO-2.4]; points [0, 0]>"
    while not state.over():
        state.play(state.options()[0])
    assert repr(state).startswith(f"<Glory: over, won by {state.winners()}; points")


def test_luck_is_scripted_by_the_names_of_its_streams() -> None:
    honor = sengoku.game("honor")
    luck = honor.script(dice={"assassins": [6]})
    hands = {0: "ninja_assassin"}
    state = sengoku.position("honor", 3, houses={1: "daimyo_02 |"}, hands=hands, nature=luck)
    state.submit(0, {"do": "assassin", "house": "daimyo-1"})
    assert honor.view(state, sengoku.PUBLIC)["players"][1]["daimyo_house"] is None
    with pytest.raises(AssertionError, match="none of dice"):
        honor.script(dice={"dice": [6]})
