"""How each game looks in the terminal, by slug."""

from collections.abc import Callable
from typing import Final

from sengoku.cli.table.drawing import Drawing
from sengoku.cli.tables.glory import GloryDrawing
from sengoku.cli.tables.honor import HonorDrawing
from sengoku.cli.tables.samurai import SamuraiDrawing
from sengoku.cli.tables.skirmish import SkirmishDrawing
from sengoku.text import Speaker

__all__ = ["drawing_of"]

DRAWINGS: Final[dict[str, Callable[[Speaker], Drawing]]] = {
    "glory": GloryDrawing,
    "samurai": SamuraiDrawing,
    "honor": HonorDrawing,
    "skirmish": SkirmishDrawing,
}


def drawing_of(slug: str, speaker: Speaker) -> Drawing:
    return DRAWINGS[slug](speaker)
