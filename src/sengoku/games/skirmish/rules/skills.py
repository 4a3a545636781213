"""Chapters 17 and 18: skill, injury and dishonor cards: who holds them, whom they help.

Names, kinds and use of the skill cards were found; all effects are our own.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.kernel.box import rows

__all__ = [
    "DISHONOR",
    "EACH_ROUND",
    "HOBBLE",
    "INJURIES",
    "ONCE",
    "REACH",
    "READY",
    "SHAME_REACH",
    "SKILLS",
    "SKILL_COUNT",
    "USE",
    "dishonor_cards",
    "injury_cards",
    "skill",
]

_CARDS: Final[dict[str, Any]] = rows("sengoku.games.skirmish", "data", "cards.toml")
SKILLS: Final[list[str]] = [row["id"] for row in _CARDS["skill"]]
SKILL_COUNT: Final[i64] = len(SKILLS)
INJURIES: Final[list[str]] = [row["id"] for row in _CARDS["injury"]]
DISHONOR: Final[list[str]] = [row["id"] for row in _CARDS["dishonor"]]

# How often a card works, and how far it is used.
_USES: Final = ["on", "round", "battle", "once"]
READY: Final[i64] = 0
EACH_ROUND: Final[i64] = 1
ONCE: Final[i64] = 3  # and never again, also in a campaign
USE: Final = vec[i64]([_USES.index(row["use"]) for row in _CARDS["skill"]])
REACH: Final = vec[i64]([row.get("reach", 0) for row in _CARDS["skill"]])  # near whom it works


def skill(name: str) -> int:
    return SKILLS.index(name)


def injury_cards() -> list[int]:
    """The whole deck, unshuffled."""
    return [n for n, row in enumerate(_CARDS["injury"]) for _ in range(row["count"])]


def dishonor_cards() -> list[int]:
    return [n for n, row in enumerate(_CARDS["dishonor"]) for _ in range(row["count"])]


BARGE_PAST: Final[i64] = skill("barge_past")
COMMANDING_PRESENCE: Final[i64] = skill("commanding_presence")
DEBT_OWED: Final[i64] = skill("debt_owed")
DEFENSIVE_DRILLS: Final[i64] = skill("defensive_drills")
DEFENSIVE_FORM: Final[i64] = skill("defensive_form")
DEFLECT_ARROW: Final[i64] = skill("deflect_arrow")
EVASION: Final[i64] = skill("evasion")
EXCEPTIONAL_ARMOUR: Final[i64] = skill("exceptional_armour")
FENCING: Final[i64] = skill("fencing")
INSPIRING_SPEECH: Final[i64] = skill("inspiring_speech")
ISSUE_CHALLENGE: Final[i64] = skill("issue_challenge")
JUMP_KICK: Final[i64] = skill("jump_kick")
KNOCK_DOWN: Final[i64] = skill("knock_down")
LOCAL_GUIDE: Final[i64] = skill("local_guide")
MAP: Final[i64] = skill("map")
MASTER_FORGED_WEAPON: Final[i64] = skill("master_forged_weapon")
MILITARY_SCHOLAR: Final[i64] = skill("military_scholar")
ONE_WITH_NATURE: Final[i64] = skill("one_with_nature")
PERFECT_AIM: Final[i64] = skill("perfect_aim")
PROUD_TROOPS: Final[i64] = skill("proud_troops")
SPECIAL_INSTRUCTIONS: Final[i64] = skill("special_instructions")
TOUGH_HIDE: Final[i64] = skill("tough_hide")
VAULT: Final[i64] = skill("vault")

HURT_ARM: Final[i64] = INJURIES.index("hurt_arm")
HURT_LEG: Final[i64] = INJURIES.index("hurt_leg")
BROKEN_RIBS: Final[i64] = INJURIES.index("broken_ribs")
HEAD_BLOW: Final[i64] = INJURIES.index("head_blow")
HURT_HAND: Final[i64] = INJURIES.index("hurt_hand")
BLOOD_LOSS: Final[i64] = INJURIES.index("blood_loss")
HOBBLE: Final[i64] = _CARDS["injury"][HURT_LEG]["shorter"]  # what a hurt leg takes from a movement

STAIN: Final[i64] = DISHONOR.index("stain")
PUBLIC_DISGRACE: Final[i64] = DISHONOR.index("public_disgrace")
DOUBT: Final[i64] = DISHONOR.index("doubt")
AVERTED_EYES: Final[i64] = DISHONOR.index("averted_eyes")
VENGEANCE: Final[i64] = DISHONOR.index("vengeance")
SHAME_REACH: Final[i64] = _CARDS["dishonor"][PUBLIC_DISGRACE]["reach"]
