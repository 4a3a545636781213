"""Four samurai games on one engine: exact rules, honest secrets, verifiable luck."""

from sengoku.games import GAMES
from sengoku.kernel.game import Game
from sengoku.version import VERSION

__all__ = ["GAMES", "__version__", "compiled", "game"]

__version__ = VERSION


def game(slug: str) -> Game:
    """The game of that slug: `sengoku.game("glory")`."""
    return GAMES.game(slug)


def compiled() -> bool:
    """Whether the engine runs as machine code or as plain Python."""
    from sengoku.kernel import state

    return not str(state.__file__).endswith(".py")
