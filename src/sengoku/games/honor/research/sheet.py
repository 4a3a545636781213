"""How the numbers of Honor of the Samurai are laid out, read once."""

from typing import Final

from sengoku.kernel.box import rows
from sengoku.kernel.layout import Layout

__all__ = ["LAYOUT"]

LAYOUT: Final = Layout(rows("sengoku.games.honor", "research", "rows.toml"))
