"""How the numbers of Test of Honour are laid out, read once."""

from typing import Final

from sengoku.kernel.box import rows
from sengoku.kernel.layout import Layout

__all__ = ["LAYOUT"]

LAYOUT: Final = Layout(rows("sengoku.games.skirmish", "research", "rows.toml"))
