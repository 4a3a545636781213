"""Digests of positions stand in records and logs, also those of positions within an attack.

What follows was written down before attacks and rolls were carried by the steps.
"""

from functools import cache
from hashlib import sha256

import pytest

from sengoku.games.skirmish.rules.steps.testing import WINDOWS, CardWindow
from sengoku.kernel.nature import Fast
from sengoku.kernel.state import State
from tests.games.skirmish.position import GAME

BOLD = ("shoot", "charge", "use", "claim")
WITHIN = {
    "CardWindow pre",
    "CardWindow post",
    "CardWindow charge",
    "CardWindow wound",
    "MayClaim",
    "NerveOrder",
    "FreeCharge",
    "FreeMove",
}


def asked(state: State) -> str:
    question = state.question()
    if isinstance(question, CardWindow):
        return f"CardWindow {WINDOWS[question.window]}"
    return type(question).__name__


def bold(state: State, chooser: Fast) -> int:
    options = list(state.options())
    options = [each for each in options if GAME.words(each)["do"] in BOLD] or options
    return int(options[chooser.below(0, len(options))])


@cache
def met(scenario: str, seed: int) -> dict[str, str]:
    """The digests of one battle of bold players, as far as they were asked within an attack."""
    setup = GAME.setup(2, {"scenario": scenario, "level": 3})
    state = GAME.begin(setup, Fast(seed, len(GAME.streams)))
    chooser = Fast(seed, 1)
    found: dict[str, list[str]] = {}
    while not state.over():
        if asked(state) in WITHIN:
            found.setdefault(asked(state), []).append(GAME.digest(state))
        state.play(bold(state, chooser))
    found["the end"] = [GAME.digest(state)]
    return {name: _together(digests) for name, digests in found.items()}


def _together(digests: list[str]) -> str:
    return f"{len(digests)} {sha256(' '.join(digests).encode()).hexdigest()[:12]}"


DIGESTS: dict[tuple[str, int], dict[str, str]] = {
    ("last_samurai", 36): {
        "MayClaim": "10 ff3054a2eb6c",
        "CardWindow pre": "7 8a69d905768a",
        "the end": "1 ca85300ddf14",
    },
    ("last_samurai", 4): {
        "MayClaim": "10 0439138dd7a4",
        "CardWindow post": "2 a749c227893b",
        "FreeMove": "2 137be7aeb83b",
        "CardWindow charge": "3 781817ec1ddb",
        "CardWindow pre": "3 5dc23aed3e17",
        "the end": "1 d5eab125eb3c",
    },
    ("last_samurai", 1): {
        "CardWindow pre": "5 c87922137bb1",
        "MayClaim": "9 718f21283854",
        "FreeMove": "2 c832d6778603",
        "FreeCharge": "2 51d7f0662e50",
        "CardWindow wound": "1 3e2425c109a3",
        "the end": "1 ebd33b775f0e",
    },
    ("rescue", 44): {
        "MayClaim": "10 dcc655fa7a04",
        "FreeMove": "5 c9da4533a722",
        "CardWindow pre": "2 7902a29d98db",
        "CardWindow charge": "1 6036645ff784",
        "the end": "1 f3366993bd42",
    },
    ("battlefield", 40): {
        "CardWindow pre": "2 6b4d661358c8",
        "MayClaim": "7 27fe1b16d473",
        "NerveOrder": "1 de0a44b224e9",
        "FreeCharge": "3 0b8c28568046",
        "the end": "1 21d1e91ea551",
    },
    ("battlefield", 6): {
        "MayClaim": "10 a15dd83c8b7b",
        "NerveOrder": "2 3710b77beeef",
        "CardWindow charge": "4 51323c107a66",
        "CardWindow post": "5 6e8e900070d7",
        "FreeMove": "1 64b0e817f0b6",
        "the end": "1 40df1b5e1146",
    },
    ("battlefield", 13): {
        "MayClaim": "10 e46fa892ee78",
        "FreeCharge": "2 100f81aeb0ed",
        "NerveOrder": "5 b5b44dba4315",
        "FreeMove": "1 14e17d28172f",
        "the end": "1 522d2ab550ba",
    },
}


@pytest.mark.parametrize(("scenario", "seed"), DIGESTS)
def test_a_digest_within_an_attack_is_what_it_was(scenario: str, seed: int) -> None:
    assert met(scenario, seed) == DIGESTS[scenario, seed]


def test_every_question_within_an_attack_was_met() -> None:
    assert {name for found in DIGESTS.values() for name in found} == {*WITHIN, "the end"}
