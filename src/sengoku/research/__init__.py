"""For research: batches of tables as arrays, the usual interfaces, duels. See docs/research.md.

What stands on a library of its own is loaded when it is asked for: `pip install sengoku[research]`
for `pettingzoo` and `gymnasium`, `sengoku[spiel]` for `open_spiel`, `sengoku[rllib]` for `rllib`.
"""

from importlib import import_module
from typing import Any, Final

from sengoku.research.duel import Duel, duel
from sengoku.research.policy import Policy, player
from sengoku.research.tables import Seen, Tables, batch
from sengoku.research.workers import Workers, workers

__all__ = [
    "Duel",
    "Policy",
    "Seen",
    "Tables",
    "Workers",
    "batch",
    "duel",
    "gymnasium",
    "open_spiel",
    "pettingzoo",
    "player",
    "rllib",
    "workers",
]

ELSEWHERE: Final = {
    "pettingzoo": "zoo",
    "gymnasium": "gym",
    "open_spiel": "spiel",
    "rllib": "multi",
}


def __getattr__(name: str) -> Any:
    if name not in ELSEWHERE:
        raise AttributeError(name)
    return getattr(import_module(f"sengoku.research.{ELSEWHERE[name]}"), name)
