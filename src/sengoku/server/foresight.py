"""What the rules foresee at a moment of a match that lies behind."""

from sengoku.kernel.game import Game
from sengoku.kernel.nature import Fast
from sengoku.kernel.record import Record, replay
from sengoku.kernel.viewer import NOBODY
from sengoku.server.bodies import Foresee, Foreseen

__all__ = ["foreseen"]


def foreseen(game: Game, record: Record, asked: Foresee) -> Foreseen:
    """From public facts alone: it is asked of a world in which all secrets were invented anew."""
    state = replay(game, record, at=asked.ply)
    world = state.redeal(NOBODY, Fast(0, len(game.streams)))
    return Foreseen(asked.ply, game.preview(world, asked.about))
