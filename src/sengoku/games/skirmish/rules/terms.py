"""What the options of a match mean for the rules: worked out once, never changed."""

from typing import Any, Final

from mypy_extensions import i64

from sengoku.games.skirmish.rules.components import SCENARIOS
from sengoku.games.skirmish.rules.forces import Muster
from sengoku.geometry.entry import EAST, NORTH, SOUTH, WEST
from sengoku.geometry.ground import Ground
from sengoku.kernel.state import Step

__all__ = [
    "CARRIER",
    "CONTROL",
    "FAR_EDGE",
    "FINDS",
    "GOALS",
    "HERO_FALLS",
    "LEVELS",
    "LIMITS",
    "MOST_FINDS",
    "NOBLES_FALL",
    "NORTH_WINS",
    "OWN_EDGE",
    "RESCUE",
    "Scenario",
    "Terms",
]

LEVELS: Final = (1, 2, 3)  # the main rules; skill cards; injuries and dishonor

# How a battle is won, and what decides at the round limit.
GOALS: Final = ["none", "hero", "samurai", "finds", "own_edge", "far_edge", "rescue"]
HERO_FALLS: Final[i64] = GOALS.index("hero")
NOBLES_FALL: Final[i64] = GOALS.index("samurai")
FINDS: Final[i64] = GOALS.index("finds")
OWN_EDGE: Final[i64] = GOALS.index("own_edge")
FAR_EDGE: Final[i64] = GOALS.index("far_edge")
RESCUE: Final[i64] = GOALS.index("rescue")
LIMITS: Final = ["losses", "control", "finds", "carrier", "north"]
CONTROL: Final[i64] = LIMITS.index("control")
MOST_FINDS: Final[i64] = LIMITS.index("finds")
CARRIER: Final[i64] = LIMITS.index("carrier")
NORTH_WINS: Final[i64] = LIMITS.index("north")

_EDGES: Final[dict[str, int]] = {
    "south": int(SOUTH),
    "east": int(EAST),
    "north": int(NORTH),
    "west": int(WEST),
}
_SIDES: Final = ["south", "north"]


def _sides(row: dict[str, Any], field: str) -> int:
    return sum(1 << _SIDES.index(name) for name in row.get(field, []))


class Scenario:
    """One row of the scenarios, as numbers. Sides are bits: 1 for S, 2 for N."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.name: Final[str] = row["id"]
        self.row: Final = row
        self.limit: Final[i64] = row["limit"]
        self.markers: Final[list[list[int]]] = row["markers"]
        self.depth_s: Final[i64] = row["depth"][0]
        self.depth_n: Final[i64] = row["depth"][1]
        self.alternating: Final[bool] = row["order"] == "alternating"
        self.coin: Final[bool] = row["first"] == "coin"
        self.table_points: Final[i64] = row.get("table_points", 0)  # 0: no reserve
        self.entry: Final[i64] = sum(_EDGES[name] for name in row.get("entry", []))
        self.searchers: Final[i64] = _sides(row, "searchers")
        self.carriers: Final[i64] = _sides(row, "carriers")
        self.hidden: Final[str] = row.get("hidden", "")
        self.goal: Final[i64] = GOALS.index(row["goal"])
        self.at_limit: Final[i64] = LIMITS.index(row["at_limit"])
        self.finds: Final[i64] = row.get("finds", 0)

    def hurries(self, side: i64) -> bool:
        """Whether a side loses when time is up. [TOH-15.14, TOH-15.15]"""
        return side == 0 and self.at_limit == NORTH_WINS


_ALL: Final[dict[str, Scenario]] = {row["id"]: Scenario(row) for row in SCENARIOS}


class Terms:
    def __init__(
        self,
        edition: int,
        scenario: str,
        points: int,
        level: int,
        round_limit: int,
        shots_push: bool,
        no_avoid_counts_failed: bool,
        drops_on_all_honour: bool,
        owner_orders_nerve: bool,
        max_commoner_units: int,
        bow_loyal_cost: int,
        unarmored: bool,
        thrown: bool,
        carry_limit: int,
        mirror_terrain: bool,
        own_ground: Ground | None,
        campaign_level: int,
        sequel: Step | None = None,
    ) -> None:
        musket = edition >= 3  # before: a hero or samurai could not buy one [TOH-3.5]
        self.waits_to_draw: Final = edition >= 3  # before: the token fell with the move [TOH-5.16]
        self.covers: Final = edition >= 3  # before: sight alone decided [TOH-7.11]
        self.nearest_in_view: Final = edition >= 3  # before: the nearest legal one [TOH-7.12]
        self.hills_stop: Final = edition >= 3  # before: retreats went over hills [TOH-10.3]
        self.lost_to_target: Final = edition >= 3  # before: to the attacker himself [TOH-11.5]
        self.spoils: Final = campaign_level > 1 or edition < 3  # before: always [TOH-16.3]
        self.pays_at_end: Final = edition >= 3  # before: who ended the battle went free [TOH-18.4]
        self.scenario: Final = _ALL[scenario]
        self.points: Final = points
        self.level: Final[i64] = level
        self.round_limit: Final[i64] = round_limit
        self.shots_push: Final = shots_push
        self.no_avoid_counts_failed: Final = no_avoid_counts_failed
        self.drops_on_all_honour: Final = drops_on_all_honour
        self.owner_orders_nerve: Final = owner_orders_nerve
        self.carry_limit: Final[i64] = carry_limit
        self.mirror_terrain: Final = mirror_terrain
        self.own_ground: Final = own_ground  # instead of the scenario's [TOH-15.6]
        ranged = ["bow", *(["musket"] if musket else []), *(["thrown"] if thrown else [])]
        self.muster: Final = Muster(points, max_commoner_units, bow_loyal_cost, unarmored, ranged)
        self.fixed_force: Final = scenario == "first_clash"
        self.sequel: Final = sequel  # what follows a battle of a campaign
        self.series: list[Terms] = []  # the battles of a campaign; filled once
