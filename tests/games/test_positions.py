"""Positions from a few words, in the package itself (`sengoku.position`)."""

from typing import Any

import sengoku
from sengoku.kernel.viewer import PUBLIC

SKIRMISH = sengoku.game("skirmish")


def test_every_game_has_positions_from_a_few_words() -> None:
    said: dict[str, dict[str, Any]] = {
        "glory": {"hand": "envoy*2 monk*2"},
        "skirmish": {"south": "hero 10 10", "north": "hero 14 13"},
    }
    for slug in ("glory", "samurai", "honor", "skirmish"):
        state = sengoku.position(slug, **said.get(slug, {}))
        assert not state.over() and len(state.options()) > 0
    SKIRMISH.check(state)


def test_a_unit_is_its_card_its_place_and_what_is_said_of_it() -> None:
    state = sengoku.position(
        "skirmish",
        south="hero 10 10 prone drops=1, bow_loyal 12.5 9 weapon=bow spent=1",
        north="spearman 14 13.25",
        unit=1,
    )
    hero, bows, spearman = SKIRMISH.view(state, PUBLIC)["units"]
    assert (hero["x"], hero["y"], hero["prone"], hero["drops"]) == (10000, 10000, True, 1)
    assert (bows["x"], bows["weapon"], bows["alert"]) == (12500, "bow", False)
    assert (spearman["side"], spearman["y"]) == ("north", 13250)
    assert SKIRMISH.view(state, PUBLIC)["question"]["unit"] == 1
    assert bows["left"] == bows["actions"] - 1


def test_who_acts_may_be_of_either_side() -> None:
    state = sengoku.position("skirmish", south="hero 10 10", north="hero 14 13", unit=1)
    assert state.seat() == 1
