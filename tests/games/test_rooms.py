"""Three rooms in every game, and who draws a table asks nobody what to think of it."""

import os
import subprocess
import sys

import pytest

import sengoku
from sengoku.kernel.game import Game

DRAW = """
import sys, sengoku
from sengoku.games.{slug}.sight.view import view
from sengoku.kernel.viewer import viewer_of
game = sengoku.game("{slug}")
game.view(game.new({seats}), viewer_of(0))
print(*sys.modules)
"""
THINK = "import sengoku\nsengoku.game('{slug}').judgement()"


def loaded(program: str, game: Game) -> set[str]:
    """The modules that a fresh interpreter has loaded by then."""
    source = program.format(slug=game.slug, seats=game.seats[0])
    done = subprocess.run(
        [sys.executable, "-c", source], capture_output=True, text=True, check=True, env=os.environ
    )
    return {*done.stdout.split()}


@pytest.mark.parametrize("game", [*sengoku.GAMES], ids=lambda game: str(game.slug))
def test_a_table_is_drawn_without_any_judgement(game: Game) -> None:
    modules = loaded(DRAW, game)
    assert f"sengoku.games.{game.slug}.sight.view" in modules
    assert [
        name for name in modules if name.startswith("sengoku.bots") or "judgement" in name
    ] == []


@pytest.mark.parametrize("game", [*sengoku.GAMES], ids=lambda game: str(game.slug))
def test_who_asks_for_the_judgement_gets_it(game: Game) -> None:
    modules = loaded(THINK.format(slug=game.slug) + "\nimport sys; print(*sys.modules)", game)
    assert f"sengoku.games.{game.slug}.judgement.judgement" in modules
