"""How each game looks in the terminal: `DRAWING` of the folder with its slug, else plainly."""

from importlib import import_module
from importlib.util import find_spec

from sengoku.cli.desk.drawing import Drawing
from sengoku.cli.drawings.plain import PlainDrawing
from sengoku.text import Speaker

__all__ = ["drawing_of"]


def drawing_of(slug: str, speaker: Speaker) -> Drawing:
    name = f"{__name__}.{slug}"
    if not slug.isidentifier() or find_spec(name) is None:
        return PlainDrawing(speaker)
    drawing: Drawing = import_module(name).DRAWING(speaker)
    return drawing
