"""The specs: the rules of each game clause by clause, which everything else follows."""

import re
from functools import cache

from sengoku.kernel.game import Game
from sengoku.server.parts import specs_folder
from sengoku.server.problems import NotFound

__all__ = ["spec_of"]


@cache
def spec_of(game: Game) -> str:
    """The one that holds the first clause of the game."""
    folder = specs_folder()
    for path in sorted(folder.glob("*.md")) if folder is not None else []:
        text = path.read_text("utf-8")
        if re.search(rf"^- \W*{game.prefix}-1\.1\b", text, re.MULTILINE):
            return text
    raise NotFound("no-such-page")
