"""The laws of rows and numbers, on every game and every option with every other one."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import sengoku
from sengoku.kernel.game import Setup
from tests.laws.pairwise import pairwise
from tests.length import THOROUGH
from tests.research import laws

LAWS = [laws.numbering, laws.secrecy, laws.reading, laws.telling]


def cases() -> Iterator[Any]:
    """Every law on every setup, with memory and without; uncompiled the laws take turns."""
    for game in sengoku.GAMES:
        for number, setup in enumerate(pairwise(game)):
            for turn, (law, memory) in enumerate((law, m) for law in LAWS for m in (True, False)):
                if THOROUGH or (number - turn) % 36 == 0:
                    told = "all" if memory else "open"
                    name = f"{law.__name__}-{game.slug}-{number}-{told}"
                    yield pytest.param(law, game.slug, setup, number, memory, id=name)


@pytest.mark.parametrize(("law", "slug", "setup", "seed", "memory"), list(cases()))
def test_the_law_holds(
    law: Callable[..., int], slug: str, setup: Setup, seed: int, memory: bool
) -> None:
    game = sengoku.game(slug)
    law(game, setup, game.features(memory=memory), seed)


@pytest.mark.parametrize("slug", [game.slug for game in sengoku.GAMES])
def test_rows_without_memory_are_asked_after_as_often_as_rows_with_it(slug: str) -> None:
    asked = [case.values[4] for case in cases() if case.values[1] == slug]
    assert asked.count(False) == asked.count(True) > 0 or not THOROUGH
