"""Four samurai games on one engine: exact rules, honest secrets, verifiable luck."""

from typing import Any

from sengoku.games import GAMES
from sengoku.kernel.game import Game
from sengoku.kernel.nature import Fast, Scripted, Sealed
from sengoku.kernel.problem import IllegalAction
from sengoku.kernel.state import State
from sengoku.kernel.viewer import PUBLIC, REFEREE, Viewer, viewer_of
from sengoku.version import VERSION

__all__ = [
    "GAMES",
    "PUBLIC",
    "REFEREE",
    "Fast",
    "Game",
    "IllegalAction",
    "Scripted",
    "Sealed",
    "State",
    "Viewer",
    "__version__",
    "compiled",
    "game",
    "position",
    "viewer_of",
]

__version__ = VERSION


def game(slug: str) -> Game:
    """The game of that slug: `sengoku.game("glory")`."""
    return GAMES.game(slug)


def position(slug: str, seats: int | None = None, **said: Any) -> State:
    """A table in the middle of a match, from a few words:
    `sengoku.position("glory", 2, at="act", hand="envoy*2 monk*2")`."""
    found = GAMES.game(slug)
    return found.position(found.seats[0] if seats is None else seats, **said)


def compiled() -> bool:
    """Whether the engine runs as machine code or as plain Python."""
    from sengoku.kernel import state

    return not str(state.__file__).endswith(".py")
