"""How the numbers of Samurai are laid out, read once."""

from typing import Final

from sengoku.kernel.box import rows
from sengoku.kernel.layout import Layout

__all__ = ["LAYOUT"]

LAYOUT: Final = Layout(rows("sengoku.games.samurai", "research", "rows.toml"))
