"""The table of options: what each takes, and what is refused."""

from typing import Any

import pytest

import sengoku
from sengoku.kernel.problem import BadSetup
from sengoku.kernel.viewer import PUBLIC
from tests.clauses import rule
from tests.games.glory.position import GLORY, position

FOUR = ["emperor", "monk", "farmer", "ninja"]


def refusal(seats: int = 2, **options: Any) -> tuple[str, str]:
    with pytest.raises(BadSetup) as refused:
        sengoku.game("glory").setup(seats, options)
    return refused.value.clause, refused.value.key


@rule("GLO-1.2", "GLO-1.9", "GLO-10.1", "GLO-11.1", "GLO-11.4", "GLO-11.11", "GLO-11.18")
def test_every_option_has_the_default_of_the_spec() -> None:
    assert GLORY.setup(2).options == {
        "rounds": 4,
        "imperial_orders": False,
        "ninja_power": False,
        "first_start": "random",
        "ninja_take": "auto",
        "ninja_pile_chooser": "owner",
        "stall_limit": 100,
        "order_table": "standard",
        "discard_view": "top",
    }


@rule("GLO-1.2")
@pytest.mark.parametrize("rounds", [1, 4, 8])
def test_one_to_eight_rounds_can_be_played(rounds: int) -> None:
    assert GLORY.setup(2, {"rounds": rounds}).options["rounds"] == rounds


@rule("GLO-1.2")
@pytest.mark.parametrize("rounds", [0, 9, -1, 2.5, True, "many", None])
def test_other_numbers_of_rounds_are_refused(rounds: Any) -> None:
    assert refusal(rounds=rounds) == ("GLO-1.2", "bad-option-value")


@rule("GLO-1.2", "GLO-10.11")
@pytest.mark.parametrize("rounds", [4, 5, 8])
def test_with_orders_three_rounds_are_the_most(rounds: int) -> None:
    assert refusal(rounds=rounds, imperial_orders=True) == ("GLO-1.2", "glory-too-many-rounds")
    setup = GLORY.setup(2, {"rounds": 3, "imperial_orders": True})
    assert setup.options["rounds"] == 3


@rule("GLO-10.1", "GLO-11.1")
@pytest.mark.parametrize(
    ("name", "clause"), [("imperial_orders", "GLO-10.1"), ("ninja_power", "GLO-11.1")]
)
def test_a_variant_is_on_or_off(name: str, clause: str) -> None:
    assert GLORY.setup(2, {name: True}).options[name] is True
    assert refusal(2, **{name: "perhaps"}) == (clause, "bad-option-value")


@rule("GLO-1.9")
@pytest.mark.parametrize(("seats", "start"), [(2, 2), (2, 3), (3, 3), (4, 4), (2, -1)])
def test_the_first_start_player_has_a_seat(seats: int, start: int) -> None:
    assert refusal(seats, first_start=start)[0] == "GLO-1.9"
    assert GLORY.setup(4, {"first_start": 3}).options["first_start"] == 3


@rule("GLO-11.4", "GLO-11.11", "GLO-14.1")
@pytest.mark.parametrize(
    ("name", "takes", "clause"),
    [
        ("ninja_take", ["auto", "ask"], "GLO-11.4"),
        ("ninja_pile_chooser", ["owner", "user"], "GLO-11.11"),
        ("discard_view", ["top", "all"], "GLO-14.1"),
    ],
)
def test_an_option_of_words_takes_its_words_only(name: str, takes: list[str], clause: str) -> None:
    assert [GLORY.setup(2, {name: word}).options[name] for word in takes] == takes
    assert refusal(2, **{name: "never"}) == (clause, "bad-option-value")


@rule("GLO-11.18")
@pytest.mark.parametrize("limit", [0, 39, 1001, "off", None])
def test_the_stall_limit_cannot_be_switched_off(limit: Any) -> None:
    assert refusal(stall_limit=limit) == ("GLO-11.18", "bad-option-value")
    assert [GLORY.setup(2, {"stall_limit": n}).options["stall_limit"] for n in (40, 1000)] == [
        40,
        1000,
    ]


@rule("GLO-10.1")
@pytest.mark.parametrize(
    "table",
    [
        "mine",
        [FOUR, FOUR],
        [FOUR, FOUR, FOUR, FOUR],
        [FOUR, FOUR, FOUR[:3]],
        [FOUR, FOUR, [*FOUR, "envoy"]],
        [FOUR, FOUR, ["monk", "monk", "farmer", "ninja"]],
        [FOUR, FOUR, ["monk", "peasant", "farmer", "ninja"]],
    ],
)
def test_an_order_table_is_three_stacks_of_four_different_kinds(table: Any) -> None:
    assert refusal(order_table=table) == ("GLO-10.1", "bad-option-value")
    assert GLORY.setup(2, {"order_table": [FOUR, FOUR, FOUR]}).options["order_table"]


@rule("GLO-14.1")
@pytest.mark.parametrize(("choice", "cards"), [("top", ["monk"]), ("all", ["farmer", "monk"])])
def test_discard_view_rules_how_much_of_a_pile_is_displayed(choice: str, cards: list[str]) -> None:
    view = GLORY.view(position(2, d1="farmer monk", discard_view=choice), PUBLIC)
    assert view["piles"]["discard_1"] == {"count": 2, "top": "monk", "cards": cards}


def test_an_option_that_does_not_exist_is_refused() -> None:
    assert refusal(hand_size=5)[1] == "unknown-option"
