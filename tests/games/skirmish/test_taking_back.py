"""A decision that needed no luck can be taken back until the next token is asked for."""

import random

import pytest

from sengoku.bots.thinker import Budget, Thinker
from sengoku.games.skirmish.judgement.judgement import JUDGEMENT
from sengoku.games.skirmish.rules.state import Skirmish
from sengoku.kernel.nature import Fast
from sengoku.kernel.problem import IllegalAction, Problem
from sengoku.kernel.record import Luck
from sengoku.kernel.table import Table
from sengoku.kernel.viewer import PUBLIC
from tests.clauses import rule
from tests.games.skirmish.position import GAME, N, U, act, dice, labels, position

A = U("hero", 10000, 10000)
FAR = N("hero", 33000, 33000)
# What nothing but a place, a mark or a name decides.
PLAIN = ["move", "cautious", "stand_up", "reload", "enter", "enter_cautious", "arrive", "place"]


def asks(state: Skirmish) -> str:
    return type(state.question()).__name__


def bag(state: Skirmish) -> tuple[int, int, int]:
    return int(state.bag.noble), int(state.bag.common), int(state.bag.fate)


@rule("TOH-5.16")
def test_after_a_move_the_next_token_waits_for_whoever_moved() -> None:
    state = position(A, FAR)
    before = bag(state)
    act(state, "move", unit=0, x=12000, y=10000)
    assert (asks(state), state.seat(), bag(state)) == ("NextToken", 0, before)
    assert labels(state) == ["draw"]
    with pytest.raises(IllegalAction, match=r"TOH-5\.16"):
        act(state, "move", unit=0, x=14000, y=10000)
    act(state, "draw")
    assert state.bag.drawer == 1 and bag(state) != before


@rule("TOH-5.16")
def test_where_dice_fell_the_token_is_drawn_at_once() -> None:
    state = position(A, N("hero", 13000, 10000, spent=2), rolls="...... 1")
    act(state, "charge", unit=0, target=1)
    assert asks(state) != "NextToken" and state.bag.drawer == 1


@rule("TOH-5.16", "TOH-9.20")
def test_who_declines_a_free_move_is_asked_whoever_draws() -> None:
    """A bowman missed a samurai who avoids splendidly and may move."""
    units = (A, U("bowman", 10000, 13000), N("hero", 20000, 13000))
    state = position(*units, unit=1, rolls="111 221..")
    act(state, "shoot", unit=1, target=2, x=10000, y=13000)
    assert asks(state) == "FreeMove" and state.seat() == 1
    act(state, "decline")
    assert asks(state) == "NextToken" and state.seat() == 1


@rule("TOH-5.16", "TOH-17.3")
def test_a_fate_card_given_to_the_wrong_samurai_can_be_taken_back() -> None:
    units = (A, U("samurai_wise", 5000, 5000), FAR)
    nature = dice("", bag=[10, 0])
    state = position(*units, level=2, fate_s=["vault"], at="DrawToken", nature=nature)
    assert asks(state) == "GiveCard"
    act(state, "give", unit=1)
    assert asks(state) == "NextToken" and state.seat() == 0


@rule("TOH-5.16")
def test_in_the_second_edition_the_token_fell_with_the_move() -> None:
    state = position(A, FAR, edition=2)
    act(state, "move", unit=0, x=12000, y=10000)
    assert asks(state) == "ChooseAction" and state.bag.drawer == 1


# -- at the table ----------------------------------------------------------------------------------


def begun(edition: int | None = None, **options: object) -> Table:
    setup = GAME.setup(2, {"scenario": "last_samurai", **options}, edition)
    return Table(GAME, setup, Luck.fast(3))


def play_until(table: Table, asked: str) -> None:
    """The first option of every question, up to one of this name."""
    while (question := table.question(table.seat())) and question["asks"] != asked:
        table.submit(table.seat(), question["options"][0]["action"])


def does(table: Table, do: str) -> int:
    """The last option of that kind."""
    options = table.options(table.seat())
    return [action for action in options if GAME.words(action)["do"] == do][-1]


@rule("TOH-5.16")
def test_a_misclick_is_taken_back_and_the_token_is_drawn_for_the_better_move() -> None:
    table = begun()
    play_until(table, "ChooseAction")
    seat, ply = table.seat(), table.ply()
    table.submit(seat, does(table, "move"))
    assert table.formal() and table.may_undo(seat)
    table.undo(seat)
    assert table.ply() == ply and not table.formal()
    table.submit(seat, does(table, "cautious"))
    table.submit(seat, table.absent())
    assert not table.may_undo(seat)
    with pytest.raises(Problem) as refused:
        table.undo(seat)
    assert refused.value.key == "cannot-undo"


@rule("TOH-5.16", "TOH-5.2")
def test_the_choice_of_the_unit_can_be_taken_back_after_its_move() -> None:
    table = begun()
    play_until(table, "GiveToken")
    seat, ply = table.seat(), table.ply()
    table.submit(seat, table.options(seat)[0])
    table.submit(seat, does(table, "move"))
    table.undo(seat)
    table.undo(seat)
    assert table.ply() == ply
    assert table.question(seat)["asks"] == "GiveToken"  # type: ignore[index]


@rule("TOH-5.16", "TOH-4.4")
def test_the_last_unit_that_was_set_up_can_be_taken_back_before_the_first_token() -> None:
    table = begun()
    play_until(table, "NextToken")
    assert table.view(PUBLIC)["round"] == 1
    seat = table.seat()
    assert table.may_undo(seat) and not table.may_undo(1 - seat)
    table.undo(seat)
    assert table.question(seat)["asks"] == "DeployUnit"  # type: ignore[index]


def plainly(seed: int, edition: int | None = None, **options: object) -> int:
    """How many plain decisions of a random game there were; each of them can be taken back."""
    table, rng, found = begun(edition, round_limit=3, **options), random.Random(seed), 0
    while not table.over():
        seat = table.seat()
        action = rng.choice(table.options(seat))
        table.submit(seat, action)
        if GAME.words(action)["do"] in PLAIN and not table.over():
            assert table.may_undo(seat), "a plain decision was final"
            found += 1
    return found


@rule("TOH-5.16")
@pytest.mark.parametrize("level", [1, 2])
@pytest.mark.parametrize("scenario", ["first_clash", "outpost", "roadblock", "battlefield"])
def test_no_plain_decision_is_final(scenario: str, level: int) -> None:
    assert plainly(1, scenario=scenario, level=level) > 20


def test_in_the_second_edition_plain_decisions_were_final() -> None:
    with pytest.raises(AssertionError, match="was final"):
        plainly(1, edition=2, scenario="first_clash")


# -- what it costs ---------------------------------------------------------------------------------


def no_time() -> float:
    raise AssertionError("nobody looks at the clock for a go-ahead")


@rule("TOH-5.16")
def test_a_bot_goes_ahead_without_a_thought() -> None:
    state = act(position(A, FAR), "move", unit=0, x=12000, y=10000)
    bot = Thinker(GAME, 1, Budget(600, 3.0), clock=no_time)
    assert GAME.words(bot.choose(state)) == {"do": "draw"}


@rule("TOH-5.16")
def test_a_bot_judges_a_move_with_the_token_that_follows() -> None:
    state = act(position(A, FAR), "move", unit=0, x=12000, y=10000)
    JUDGEMENT.play_to_rest(state, Fast(1, 1))
    assert asks(state) == "ChooseAction" and state.bag.drawer == 1
    JUDGEMENT.play_to_rest(state, Fast(1, 1))
    assert asks(state) == "ChooseAction" and state.bag.drawer == 1


@rule("TOH-5.16")
def test_a_go_ahead_draws_the_token_that_would_have_fallen() -> None:
    """Where nobody attacks, the same luck and the same choices lead to the same table."""
    ends = []
    for edition in (2, 3):
        options = {"scenario": "last_samurai", "thrown_for_samurai": False, "round_limit": 3}
        table = Table(GAME, GAME.setup(2, options, edition), Luck.fast(8))
        rng = random.Random(4)
        while not table.over():
            found = table.options(table.seat())
            plain = [action for action in found if GAME.words(action)["do"] in PLAIN] or found
            table.submit(table.seat(), found[0] if table.formal() else rng.choice(plain))
        ends.append((table.record().digest, len(table.record().actions)))
    assert ends[0][0] == ends[1][0] and ends[0][1] < ends[1][1]
