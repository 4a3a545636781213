"""The laws of the engine on Test of Honour, scenario by scenario."""

from collections.abc import Callable

import pytest

from sengoku.games.skirmish.components import SCENARIOS
from sengoku.games.skirmish.game import TestOfHonour
from sengoku.kernel.game import Setup
from tests.laws import laws
from tests.laws.subject import Subject
from tests.laws.test_laws import LAWS

GAME = TestOfHonour()
SWITCHED = {
    "shots_push": False,
    "no_avoid_counts_failed": False,
    "drops_on_all_honour": False,
    "nerve_order": "auto",
    "unarmoured_card": True,
    "thrown_for_samurai": True,
    "mirror_terrain": False,
    "round_limit": 3,
}
NAMES = [row["id"] for row in SCENARIOS]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("scenario", NAMES)
def test_the_law_holds(law: Callable[[Subject, Setup, int], object], scenario: str) -> None:
    law(Subject(GAME), GAME.setup(2, {"scenario": scenario, "round_limit": 3}), 1)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("scenario", NAMES)
def test_the_law_holds_with_every_option_turned(
    law: Callable[[Subject, Setup, int], object], scenario: str
) -> None:
    law(Subject(GAME), GAME.setup(2, {"scenario": scenario, **SWITCHED}), 2)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("level", [2, 3])
@pytest.mark.parametrize("scenario", ["last_samurai", "rescue"])
def test_the_law_holds_with_cards(
    law: Callable[[Subject, Setup, int], object], scenario: str, level: int
) -> None:
    law(Subject(GAME), GAME.setup(2, {"scenario": scenario, "level": level, "round_limit": 4}), 4)


@pytest.mark.parametrize("scenario", ["spy", "rescue"])
def test_the_captive_and_the_cards_could_be_everywhere(scenario: str) -> None:
    setup = GAME.setup(2, {"scenario": scenario, "level": 3, "round_limit": 3})
    laws.coverage(Subject(GAME), setup, 3, worlds=300)
