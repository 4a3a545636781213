"""What a battle would begin on, for who chooses it: ground, markers and zones.

Nothing of a match is known here, so nothing of one can be told. [TOH-15.2, TOH-15.6]
"""

from typing import Any, Final

from sengoku.games.skirmish.rules.components import KINDS, SCENARIOS
from sengoku.games.skirmish.rules.laying import lay
from sengoku.games.skirmish.rules.own_ground import Piece, laid, read_pieces, write_ground
from sengoku.games.skirmish.rules.saving import pieces
from sengoku.games.skirmish.rules.streams import TERRAIN
from sengoku.games.skirmish.rules.terms import Scenario
from sengoku.geometry.ground import Ground
from sengoku.kernel.nature import Fast

__all__ = ["prospect"]

# What chance lays is different at every table; this one is shown.
LUCK: Final = 4
_ROWS: Final = {row["id"]: row for row in SCENARIOS}
_KINDS: Final = {number: name for name, number in KINDS.items()}


def prospect(scenario: str, points: int, rounds: int, ground: str | list[Any]) -> dict[str, Any]:
    """`ground` is `scenario`, or pieces of the players, whether they can be fought on or not."""
    battle = Scenario(_ROWS[scenario])
    given = ground != "scenario"
    own: list[Piece] = read_pieces(ground) if given else []
    shown = laid(own) if given else lay(battle, Fast(LUCK, TERRAIN + 1), mirrored=True)
    return {
        "scenario": scenario,
        "points": points,
        "rounds": rounds,
        "on_table": int(battle.table_points),
        "zones": [int(battle.depth_s), int(battle.depth_n)],
        "markers": [[x, y] for x, y in battle.markers],
        "chance": not given and bool(battle.row["pairs"]),
        "pieces": _pieces(shown),
        "own": own,
        "file": write_ground(own),
    }


def _pieces(ground: Ground) -> list[dict[str, Any]]:
    return [
        {
            "kind": _KINDS[row[0]],
            "corners": [[x, y] for x, y in zip(row[1::2], row[2::2], strict=True)],
        }
        for row in pieces(ground)
    ]
