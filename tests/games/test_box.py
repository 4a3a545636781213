"""What is printed on the lid of each box."""

from pathlib import Path

import pytest

import sengoku
from sengoku.kernel.game import Game


@pytest.mark.parametrize("game", [*sengoku.GAMES], ids=lambda game: str(game.slug))
def test_the_lid_says_for_whom_a_game_is(game: Game) -> None:
    lid = game.lid
    assert lid.slug == Path(*sengoku.__path__, "games", lid.slug).name == game.slug
    assert lid.usual in lid.seats and lid.minutes > 0 and lid.weight in range(1, 5)
