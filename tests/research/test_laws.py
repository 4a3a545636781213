"""The laws of rows and numbers, on every game and every option with every other one."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import sengoku
from sengoku.kernel.game import Setup
from tests.laws.pairwise import pairwise
from tests.length import LONG, THOROUGH
from tests.research import laws

LAWS = [laws.numbering, laws.secrecy, laws.reading]


def cases() -> Iterator[Any]:
    """The laws take turns: each meets some of the setups, with memory and without."""
    for game in sengoku.GAMES:
        turns = (3 if LONG else 6 if THOROUGH else 12) * (2 if game.continuous else 1)
        for number, setup in enumerate(pairwise(game)):
            for turn, law in enumerate(LAWS):
                if (number + turn * (turns // 3)) % turns == 0:
                    name = f"{law.__name__}-{game.slug}-{number}"
                    yield pytest.param(law, game.slug, setup, number, id=name)


@pytest.mark.parametrize(("law", "slug", "setup", "seed"), list(cases()))
def test_the_law_holds(law: Callable[..., int], slug: str, setup: Setup, seed: int) -> None:
    game = sengoku.game(slug)
    law(game, setup, game.features(memory=seed % 2 == 0), seed)
