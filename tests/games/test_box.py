"""What is printed on the lid of each box, and that the client shows the same."""

import re
from pathlib import Path

import pytest

import sengoku
from sengoku.kernel.game import Game

CLIENT = Path(__file__).parents[2] / "web" / "src"


def source(name: str) -> str:
    return (CLIENT / name).read_text("utf-8")


@pytest.mark.parametrize("game", [*sengoku.GAMES], ids=lambda game: str(game.slug))
def test_the_lid_says_for_whom_a_game_is(game: Game) -> None:
    lid = game.lid
    assert lid.slug == Path(*sengoku.__path__, "games", lid.slug).name == game.slug
    assert lid.usual in lid.seats and lid.minutes > 0 and lid.weight in range(1, 5)


@pytest.mark.parametrize("game", [*sengoku.GAMES], ids=lambda game: str(game.slug))
def test_the_client_shows_what_the_lid_says(game: Game) -> None:
    lid = game.lid
    card = (
        f"slug: '{lid.slug}', seats: {lid.usual}, minutes: {lid.minutes}, weight: {lid.weight} }}"
    )
    assert card in source("games/list.ts")
    assert f"{lid.slug}: '{lid.prefix}'" in source("furniture/rulebook.ts")
    accent = rf"data-game='{lid.slug}'\] {{\s*--accent: var\(--{lid.accent}\);"
    assert re.search(accent, source("furniture/Board.svelte"))
