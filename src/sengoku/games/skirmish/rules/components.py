"""The cards, weapons, terrain and scenarios of the box, read once from `data/`."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.geometry.ground import FENCE, FLAT, RISE, ROUGH, SOLID
from sengoku.kernel.box import rows

__all__ = [
    "ACTIONS",
    "AGILITY",
    "AIM",
    "ANY_WEAPON",
    "ARCHERY_SERGEANT",
    "BANNER",
    "BONUSES",
    "BOW",
    "BOW_LOYAL",
    "COMMONER",
    "COST",
    "DAGGER",
    "FORCES",
    "HERO",
    "HONOR",
    "KATANA",
    "MELEE_WEAPONS",
    "MODELS",
    "MUSICIAN",
    "MUSKET",
    "RECRUITS",
    "SAMURAI",
    "SCENARIOS",
    "SERGEANT",
    "STRENGTH",
    "TERRAIN",
    "THROWN",
    "TYPE",
    "UPGRADES",
    "WEAPON",
    "WEAPONS",
    "WEAPON_AVOID",
    "WEAPON_DAMAGE",
    "WEAPON_DICE",
    "WEAPON_FAR",
    "WEAPON_RANGE",
    "WEAPON_STRIKE",
    "WITS",
    "bonus",
    "bonuses",
    "constant",
    "recruit_named",
    "weapon_named",
]


def _rows(name: str) -> dict[str, Any]:
    return rows("sengoku.games.skirmish", "data", name)


CONSTANTS: Final[dict[str, Any]] = _rows("constants.toml")


def constant(name: str) -> int:
    value: int = CONSTANTS[name]["value"]
    return value


# -- weapons ---------------------------------------------------------------------------------------

BONUSES: Final = [
    "quick_jab",
    "deep_cut",
    "twin_strike",
    "impale",
    "stun",
    "fearsome_blow",
    "fast_shot",
    "counter_strike",
    "backhand",
    "follow_up",
    "move_up",
]


def bonus(name: str) -> int:
    """A bonus as a bit."""
    return 1 << BONUSES.index(name)


def bonuses(bits: int) -> list[str]:
    """By name what a number of bits stands for."""
    return [name for name in BONUSES if bits & bonus(name)]


def _bits(names: list[str]) -> int:
    return sum(bonus(name) for name in names)


_WEAPONS: Final[list[dict[str, Any]]] = _rows("weapons.toml")["weapon"]
WEAPONS: Final[list[str]] = [row["id"] for row in _WEAPONS]
WEAPON_RANGE: Final = vec[i64]([row["range"] for row in _WEAPONS])  # 0 for melee weapons
WEAPON_DICE: Final = vec[i64]([row["dice"] for row in _WEAPONS])  # 0: the attacker's strength
WEAPON_FAR: Final = vec[i64]([row.get("far", row["range"]) for row in _WEAPONS])
WEAPON_STRIKE: Final = vec[i64]([_bits(row["strike"]) for row in _WEAPONS])
WEAPON_AVOID: Final = vec[i64]([_bits(row["avoid"]) for row in _WEAPONS])
WEAPON_DAMAGE: Final = vec[i64]([_bits(row["damage"]) for row in _WEAPONS])
MELEE_WEAPONS: Final[list[int]] = [n for n, row in enumerate(_WEAPONS) if row["kind"] == "melee"]


def weapon_named(name: str) -> int:
    """The number of a weapon; -1 if there is none of that name."""
    return WEAPONS.index(name) if name in WEAPONS else -1


KATANA: Final[i64] = weapon_named("katana")
DAGGER: Final[i64] = weapon_named("dagger")
BOW: Final[i64] = weapon_named("bow")
MUSKET: Final[i64] = weapon_named("musket")
THROWN: Final[i64] = weapon_named("thrown")

# -- recruits --------------------------------------------------------------------------------------

HERO: Final[i64] = 0
SAMURAI: Final[i64] = 1
COMMONER: Final[i64] = 2
ANY_WEAPON: Final[i64] = -1
_TYPES: Final = ["hero", "samurai", "commoner"]

_CARDS: Final[dict[str, Any]] = _rows("recruits.toml")
_RECRUITS: Final[list[dict[str, Any]]] = _CARDS["recruit"]
RECRUITS: Final[list[str]] = [row["id"] for row in _RECRUITS]
TYPE: Final = vec[i64]([_TYPES.index(row["type"]) for row in _RECRUITS])
MODELS: Final = vec[i64]([row["models"] for row in _RECRUITS])
COST: Final = vec[i64]([row["cost"] for row in _RECRUITS])
ACTIONS: Final = vec[i64]([row["actions"] for row in _RECRUITS])
AIM: Final = vec[i64]([row["aim"] for row in _RECRUITS])
AGILITY: Final = vec[i64]([row["agility"] for row in _RECRUITS])
STRENGTH: Final = vec[i64]([row["strength"] for row in _RECRUITS])
WITS: Final = vec[i64]([row["wits"] for row in _RECRUITS])
HONOR: Final = vec[i64]([row["honor"] for row in _RECRUITS])
WEAPON: Final = vec[i64]([weapon_named(row["weapon"]) for row in _RECRUITS])
UPGRADES: Final[dict[str, int]] = {row["id"]: row["cost"] for row in _CARDS["upgrade"]}


def recruit_named(name: str) -> int:
    """The number of a recruitment card; -1 if there is none of that name."""
    return RECRUITS.index(name) if name in RECRUITS else -1


SERGEANT: Final[i64] = recruit_named("sergeant")
MUSICIAN: Final[i64] = recruit_named("musician")
BANNER: Final[i64] = recruit_named("banner")
ARCHERY_SERGEANT: Final[i64] = recruit_named("archery_sergeant")
BOW_LOYAL: Final[i64] = recruit_named("bow_loyal")

FORCES: Final[list[dict[str, Any]]] = _rows("forces.toml")["force"]

# -- terrain and scenarios -------------------------------------------------------------------------

KINDS: Final[dict[str, int]] = {
    "building": int(SOLID),
    "obstacle": int(FENCE),
    "rough": int(ROUGH),
    "hill": int(RISE),
    "decor": int(FLAT),
}
TERRAIN: Final[dict[str, dict[str, Any]]] = {
    row["id"]: row for row in _rows("terrain.toml")["terrain"]
}
SCENARIOS: Final[list[dict[str, Any]]] = _rows("scenarios.toml")["scenario"]
