"""The laws, on every registered game, every seat count, every option with every other one.

`make test-long` takes each value of each option by itself as well, with every seat count.
Uncompiled, each setup of `make test` meets a sample of the laws.
"""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import sengoku
from sengoku.kernel.game import Setup
from tests.laws import laws
from tests.laws.pairwise import pairwise
from tests.laws.subject import Subject, everything, setups
from tests.length import LONG, THOROUGH

LAWS = [
    laws.offer,
    laws.refusal,
    laws.copies,
    laws.words,
    laws.records,
    laws.secrecy,
    laws.conservation,
    laws.end,
    laws.undo,
]


def cases() -> Iterator[Any]:
    """Every law on every setup; where the moves are a continuum and so each question is dear, the
    laws take turns: every setup meets two or three of them, every law a quarter of the setups."""
    for game in sengoku.GAMES:
        turns = (4 if game.continuous else 1) * (1 if THOROUGH else 4)
        for number, setup in enumerate(setups(game) if LONG else pairwise(game)):
            for turn, law in enumerate(LAWS):
                if (number + turn) % turns == 0:
                    name = f"{law.__name__}-{game.slug}-{number}"
                    yield pytest.param(law, game.slug, setup, 2 * number, id=name)


@pytest.mark.parametrize(("law", "slug", "setup", "seed"), list(cases()))
def test_the_law_holds(
    law: Callable[[Subject, Setup, int], object], slug: str, setup: Setup, seed: int
) -> None:
    for luck in (seed, seed + 1) if LONG else (seed,):
        law(Subject(sengoku.game(slug)), setup, luck)


@pytest.mark.parametrize("slug", [game.slug for game in sengoku.GAMES])
def test_every_unseen_card_visits_every_place(slug: str) -> None:
    game = sengoku.game(slug)
    for seats in game.seats if THOROUGH else game.seats[:1]:
        laws.coverage(Subject(game), game.setup(seats, everything(game)), seats)


@pytest.mark.parametrize("slug", [game.slug for game in sengoku.GAMES])
def test_the_laws_compare_something(slug: str) -> None:
    """A law that never meets its case proves nothing."""
    game = sengoku.game(slug)
    setup = game.setup(game.seats[0], {})
    compared, undone = 0, 0
    for seed in range(2, 14):  # short games take some more of them
        compared += laws.secrecy(Subject(game), setup, seed)
        undone += laws.undo(Subject(game), setup, seed)
        if compared > 20 and undone > 0:
            return
    raise AssertionError(f"{compared} events compared, {undone} decisions undone")
