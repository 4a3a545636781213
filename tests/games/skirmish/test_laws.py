"""The laws of the engine on Test of Honour: more of its scenarios than `tests/laws` meets.

Every scenario meets every law but the slowest; options, levels and the campaign take turns.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sengoku.games.skirmish.game import TestOfHonour
from sengoku.games.skirmish.rules.components import SCENARIOS
from sengoku.kernel.game import Setup
from tests.clauses import rule
from tests.laws import laws
from tests.laws.subject import Subject
from tests.laws.test_laws import LAWS

Law = Callable[[Subject, Setup, int], object]

GAME = TestOfHonour()
NAMES: list[str] = [row["id"] for row in SCENARIOS]
VILLAGE = Path(__file__).parents[3] / "examples" / "ground" / "village.toml"
QUICK = [law for law in LAWS if law is not laws.undo]
TURNED = {
    "shots_push": False,
    "no_avoid_counts_failed": False,
    "drops_on_all_honour": False,
    "nerve_order": "auto",
    "unarmoured_card": True,
    "thrown_for_samurai": False,
    "mirror_terrain": False,
}


def obeyed(law: Law, seed: int, **options: Any) -> None:
    law(Subject(GAME), GAME.setup(2, {"round_limit": 3, **options}), seed)


@pytest.mark.parametrize("law", QUICK, ids=lambda law: law.__name__)
@pytest.mark.parametrize("scenario", NAMES)
def test_the_law_holds(law: Law, scenario: str) -> None:
    obeyed(law, 1, scenario=scenario)


@pytest.mark.parametrize(
    ("turn", "law"), [*enumerate(LAWS)], ids=lambda law: getattr(law, "__name__", "")
)
def test_the_law_holds_with_every_option_turned(turn: int, law: Law) -> None:
    obeyed(law, 2, scenario=NAMES[(turn + 4) % len(NAMES)], **TURNED)


@pytest.mark.parametrize("level", [2, 3])
@pytest.mark.parametrize(
    ("turn", "law"), [*enumerate(LAWS)], ids=lambda law: getattr(law, "__name__", "")
)
def test_the_law_holds_with_cards(turn: int, law: Law, level: int) -> None:
    scenario = NAMES[1 + (turn + 3 * level) % (len(NAMES) - 1)]
    obeyed(law, 4, scenario=scenario, level=level)


@pytest.mark.parametrize("law", [laws.words, laws.conservation], ids=lambda law: law.__name__)
def test_the_law_holds_in_a_campaign(law: Law) -> None:
    obeyed(law, 5, scenario="campaign", level=3)


def test_a_decision_can_be_undone_until_luck_falls() -> None:
    assert laws.undo(Subject(GAME), GAME.setup(2, {"round_limit": 3}), 2) > 0


@pytest.mark.parametrize("scenario", ["spy", "rescue"])
def test_the_captive_and_the_cards_could_be_everywhere(scenario: str) -> None:
    setup = GAME.setup(2, {"scenario": scenario, "level": 3, "round_limit": 3})
    laws.coverage(Subject(GAME), setup, 3, worlds=200)


@rule("TOH-15.6")
@pytest.mark.parametrize(
    ("turn", "law"), [*enumerate(QUICK)], ids=lambda law: getattr(law, "__name__", "")
)
def test_the_law_holds_on_ground_of_ones_own(turn: int, law: Law) -> None:
    obeyed(law, 5, scenario=NAMES[turn % len(NAMES)], ground=VILLAGE.read_text())
