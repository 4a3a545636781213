"""What a judgement was given by play is data: every number is read, and says what it means."""

import ast
from pathlib import Path

import pytest

import sengoku
from sengoku.kernel.box import rows
from sengoku.kernel.game import Game

SOURCES = Path(__file__).parents[2] / "src" / "sengoku" / "games"
READERS = ("whole", "wholes", "named", "pairs", "by_seats", "real")


def read_by(file: Path) -> list[str]:
    """The names of the weights that a module reads."""
    return [
        ast.literal_eval(call.args[0])
        for call in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr in READERS
    ]


@pytest.mark.parametrize("game", [*sengoku.GAMES], ids=lambda game: str(game.slug))
def test_every_weight_is_read_once_and_every_one_read_is_there(game: Game) -> None:
    tables = rows(f"sengoku.games.{game.slug}.judgement", "weights.toml")
    for file in sorted((SOURCES / game.slug / "judgement").glob("*.py")):
        assert sorted(read_by(file)) == sorted(tables.pop(file.stem, {}))
    assert tables == {}


def test_so_is_every_one_that_serves_all_games() -> None:
    tables = rows("sengoku.bots", "weights.toml")
    for file in sorted((SOURCES.parent / "bots").glob("*.py")):
        if file.name != "weights.py":
            assert sorted(read_by(file)) == sorted(tables.pop(file.stem, {}))
    assert tables == {}


@pytest.mark.parametrize("game", [*sengoku.GAMES], ids=lambda game: str(game.slug))
def test_every_weight_says_what_it_means(game: Game) -> None:
    for table in rows(f"sengoku.games.{game.slug}.judgement", "weights.toml").values():
        for row in table.values():
            assert {*row} == {"value", "meaning"} and row["meaning"]
