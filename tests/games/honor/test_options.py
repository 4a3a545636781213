"""The options: presets, decks, tables, and what each changes."""

import pytest

from sengoku.kernel.problem import BadSetup
from tests.clauses import rule
from tests.games.honor.position import (
    HONOR,
    asked,
    honor,
    labels,
    play,
    player,
    position,
    refused,
    seen,
)
from tests.rules import table_rows, text_of


def test_the_options_are_those_of_the_spec() -> None:
    rows = table_rows(text_of("HON"), "Options")
    assert {row[0]: row[2] for row in rows} == {
        option.name: str(option.default) for option in HONOR.options
    }


def test_the_german_preset_and_what_overrides_it() -> None:
    german = HONOR.setup(3, {"preset": "german_2003"}).options
    assert (german["deck"], german["start_daimyo"]) == ("amigo", "weak")
    assert (german["shogun_table"], german["discard_cost"]) == ("amigo", 1)
    assert (german["goal"], german["round_limit"]) == (400, 80)
    mixed = HONOR.setup(3, {"preset": "german_2003", "deck": "even", "discard_cost": "0"}).options
    assert (mixed["deck"], mixed["discard_cost"], mixed["start_daimyo"]) == ("even", 0, "weak")
    assert HONOR.setup(3, dict(german)).options == german


@pytest.mark.parametrize(
    "given",
    [{"goal": 350}, {"deck": "large"}, {"preset": "dutch"}, {"discard_cost": 2}, {"goal": True}],
)
def test_other_values_are_refused(given: dict) -> None:
    with pytest.raises(BadSetup) as refused:
        HONOR.setup(3, given)
    assert refused.value.key == "bad-option-value"


@pytest.mark.parametrize("goal", [400, 300, 250])
def test_the_goal_is_an_option(goal: int) -> None:
    state = position(3, at="begin", houses={0: "daimyo_08"}, honor=[goal - 5, 0, 0], goal=goal)
    assert state.over()


@pytest.mark.parametrize(
    ("table", "seats", "value"),
    [("book", 3, 50), ("card", 3, 30), ("amigo", 4, 75), ("book", 4, 60), ("card", 6, 150)],
)
def test_the_title_pays_by_table_and_seats(table: str, seats: int, value: int) -> None:
    state = position(seats, houses={0: "daimyo_08"}, title=0, shogun_table=table)
    assert player(state, 0)["income"]["total"] == 5 + value
    assert seen(state)["title_honor"] == value


def test_the_amigo_deck_has_other_daimyo() -> None:
    state = position(3, houses={0: "daimyo_04"}, deck="amigo")
    assert player(state, 0)["income"]["total"] == 10
    assert player(state, 0)["attack"]["strength"]["total"] == 4


@rule("HON-E32")
def test_a_discard_may_cost_an_action() -> None:
    state = position(3, hands={0: "foot_soldiers*7"}, others="lancers", discard_cost=1)
    play(state, "discard:foot_soldiers", "draw")
    assert labels(state) == ["end_turn"]
    assert refused(state, "discard:foot_soldiers") == ("HON-4.5", "honor-too-few-actions")


@rule("HON-E33", "HON-7.6", "HON-7.7", "HON-7.9")
def test_anybody_may_be_helped_if_the_table_wants_it() -> None:
    def declined(**hands: str):  # type: ignore[no-untyped-def]
        held = {int(name[1]): cards for name, cards in hands.items()}
        state = position(
            4,
            houses={1: "daimyo_05"},
            bonds={3: ("second", 1)},
            hands={0: "dishonor cavalry", **held},
            dishonor_help="any",
        )
        return play(state, "dishonor:1", "decline")

    saved = declined(p2="save_face")
    assert seen(saved)["window"]["asked"] == [3, 2, 0]
    play(saved, "pass", "save_face", "pass")
    assert honor(saved)[1] == -30
    unsaved = play(declined(), "pass", "pass", "pass")
    assert asked(unsaved) == ("ChooseShame", 1)
    assert labels(unsaved) == ["lose_75", "seppuku_samurai", "seppuku_daimyo"]
    play(unsaved, "lose_75")
    assert honor(unsaved)[1] == -75
    assert player(unsaved, 3)["status"] == "second"


def test_nobody_helps_the_shogun_even_then() -> None:
    state = position(
        4,
        houses={1: "daimyo_05"},
        title=1,
        hands={0: "dishonor"},
        others="save_face",
        dishonor_help="any",
    )
    play(state, "dishonor:1", "decline")
    assert honor(state)[1] == -75 and asked(state) == ("TakeTurn", 0)


def test_a_plain_ronin_may_be_helped_too_then() -> None:
    state = position(4, hands={0: "dishonor", 2: "save_face"}, dishonor_help="any")
    play(state, "dishonor:1", "decline")
    assert seen(state)["window"]["asked"] == [2, 3]
