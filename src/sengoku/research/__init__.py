"""For research: batches of tables as arrays, the usual interfaces, duels. See docs/research.md.

`pettingzoo` and `gymnasium` are loaded when they are asked for: `pip install sengoku[research]`.
"""

from typing import Any

from sengoku.research.duel import Duel, duel
from sengoku.research.tables import Seen, Tables, batch

__all__ = ["Duel", "Seen", "Tables", "batch", "duel", "gymnasium", "pettingzoo"]


def __getattr__(name: str) -> Any:
    if name == "pettingzoo":
        from sengoku.research.zoo import pettingzoo

        return pettingzoo
    if name == "gymnasium":
        from sengoku.research.gym import gymnasium

        return gymnasium
    raise AttributeError(name)
