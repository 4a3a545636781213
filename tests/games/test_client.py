"""What the client knows of the games is made from what they declare, and not forgotten."""

import re
import runpy
from pathlib import Path

import pytest

import sengoku
from sengoku.games.honor.sight.prints import PRINTS
from sengoku.games.honor.sight.wire import Print
from sengoku.kernel.game import Game
from tests.laws.shapes import complaints

WEB = Path(__file__).parents[2] / "web"
MADE: dict[str, str] = runpy.run_path(str(WEB / "scripts" / "games.py"))["files"]()


@pytest.mark.parametrize("name", [*MADE])
def test_what_the_client_has_is_what_the_games_declare(name: str) -> None:
    assert (WEB / "src" / name).read_text("utf-8") == MADE[name], "run `make schema`"


@pytest.mark.parametrize("game", [*sengoku.GAMES], ids=lambda game: str(game.slug))
def test_a_lid_has_a_color_of_the_palette(game: Game) -> None:
    palette = (WEB / "src" / "app.css").read_text("utf-8")
    assert re.search(rf"^ *--{game.lid.accent}:", palette, re.MULTILINE)


def test_what_is_printed_on_cards_has_its_shape() -> None:
    assert not [*complaints(PRINTS, dict[str, Print])]
