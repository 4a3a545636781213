"""The options of the spec, and tables of one's own."""

import re
from typing import Any

import pytest

from sengoku.kernel.problem import BadSetup
from tests.games.samurai.position import SAMURAI, view
from tests.rules import table_rows, text_of


def test_the_options_are_those_of_the_spec() -> None:
    rows = {row[1].strip("`"): row for row in table_rows(text_of("SAM"), "Options")}
    assert {option.name for option in SAMURAI.options} == {*rows}
    for option in SAMURAI.options:
        assert option.default == rows[option.name][3].strip("`")
        for choice in re.findall(r"`(\w+)`", rows[option.name][2]):
            assert choice in option.choices


@pytest.mark.parametrize(
    ("kind", "samurai"), [("sam_321", [3, 2, 1]), ("sam_222", [2, 2, 2]), ("sam_231", [2, 3, 1])]
)
def test_influence_sets_differ_in_their_samurai(kind: str, samurai: list[int]) -> None:
    cards = view(SAMURAI.new(seats=2, influence_set=kind))["hands"][0]["unplayed"]
    assert [cards[f"samurai_{value}"] for value in (1, 2, 3)] == samurai
    assert sum(cards.values()) == 15


OWN_CARDS = {"helmet_4": 5, "buddha_2": 4, "rice_3": 4, "samurai_1": 1, "samurai_2": 1}
OWN_VILLAGES = {"v_h": 15, "v_hb": 20, "v_br": 7, "v_hbr": 2}


def test_a_table_of_ones_own_is_played_to_the_end() -> None:
    for seats in (2, 3, 4):
        setup = {"influence_set": OWN_CARDS, "village_set": OWN_VILLAGES}
        state = SAMURAI.new(seats=seats, seed=3, **setup)
        cards = view(state)["hands"][0]["unplayed"]
        assert cards.get("samurai_1", 0) == (0 if seats == 4 else 1)
        while not state.over():
            state.play(state.options()[len(state.options()) // 2])
            SAMURAI.check(state)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("influence_set", "sam_999"),
        ("influence_set", {**OWN_CARDS, "helmet_4": 6}),
        ("influence_set", {"helmet_4": 14, "samurai_1": 1}),
        ("influence_set", {**OWN_CARDS, "ronin": 0}),
        ("influence_set", {**OWN_CARDS, "helmet_4": 6, "rice_3": 3.0}),
        ("influence_set", {**OWN_CARDS, "helmet_4": 6, "helmet_2": -1}),
        ("influence_set", [1, 2]),
        ("village_set", {**OWN_VILLAGES, "v_h": 14, "v_hb": 21}),
        ("village_set", {**OWN_VILLAGES, "v_x": 0}),
        ("village_set", {}),
        ("village_set", 7),
        ("chain", "all"),
        ("no_majority", ""),
        ("start_player", 4),
        ("start_player", -1),
    ],
)
def test_a_value_that_fits_no_option_is_refused(option: str, value: Any) -> None:
    with pytest.raises(BadSetup) as refused:
        SAMURAI.setup(4, {option: value})
    assert refused.value.key == "bad-option-value" and refused.value.clause


def test_a_start_player_needs_a_seat() -> None:
    with pytest.raises(BadSetup) as refused:
        SAMURAI.setup(2, {"start_player": 2})
    assert refused.value.key == "samurai-no-such-start"
    assert refused.value.facts == {"players": 2}


def test_everybody_sees_the_options() -> None:
    state = SAMURAI.new(seats=3, chain="none", no_majority="share", start_player=1)
    for seat in (None, 0, 1, 2):
        options = view(state, seat)["options"]
        assert {*options} == {option.name for option in SAMURAI.options}
        assert options["chain"] == "none" and options["no_majority"] == "share"
        assert options["start_player"] == 1 and options["village_set"]["v_hb"] == 9
        assert options["influence_set"]["samurai_1"] == 3
    assert view(SAMURAI.new(seats=2))["options"]["start_player"] == "random"


def test_what_a_viewer_or_a_host_does_to_a_card_table_does_not_reach_the_game() -> None:
    for table in ("influence_set", "village_set"):
        seen = view(SAMURAI.new(seats=2))["options"][table]
        kept = dict(seen)
        seen.clear()
        assert view(SAMURAI.new(seats=2))["options"][table] == kept
    own = dict(OWN_CARDS)
    setup = SAMURAI.setup(2, {"influence_set": own})
    own["helmet_4"] = 0
    assert setup.options["influence_set"] == OWN_CARDS
