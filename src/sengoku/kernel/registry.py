"""The games there are, by slug."""

from collections.abc import Iterator

from sengoku.kernel.game import Game
from sengoku.kernel.problem import Problem

__all__ = ["Registry"]


class Registry:
    def __init__(self, *games: Game) -> None:
        self._games = {game.slug: game for game in games}

    def add(self, game: Game) -> None:
        """A game from outside joins them; compiled or not, it is asked the same questions."""
        assert game.slug not in self._games, f"there is a game {game.slug} already"
        self._games[game.slug] = game

    def game(self, slug: str) -> Game:
        if slug not in self._games:
            known = ", ".join(self._games)
            raise Problem("unknown-game", {"game": slug[:40], "known": known})
        return self._games[slug]

    def __iter__(self) -> Iterator[Game]:
        return iter(self._games.values())
