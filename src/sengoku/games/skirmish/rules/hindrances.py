"""Why an action is not possible: a code for each reason, with what people are told and its clause.

The predicates of legality answer with a code, OPEN if nothing is in the way: options ask for OPEN,
refusals and previews tell the reason.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from sengoku.kernel.problem import IllegalAction

__all__ = ["OPEN", "refused"]

_REASONS: Final[list[Callable[[int, int], IllegalAction]]] = []


def _reason(key: str, clause: str) -> int:
    """Codes begin with 1: none is OPEN."""
    return _measured(lambda apart, reach: IllegalAction(key, {}, clause))


def _measured(refusal: Callable[[int, int], IllegalAction]) -> int:
    """Something is too far: how far it is, and how far one gets."""
    _REASONS.append(refusal)
    return len(_REASONS)


OPEN: Final[i64] = 0

# -- of a unit -------------------------------------------------------------------------------------

LIES_PRONE: Final[i64] = _reason("skirmish-lies-prone", "TOH-6.2")
STANDS: Final[i64] = _reason("skirmish-stands-already", "TOH-6.2")
CARRIES: Final[i64] = _reason("skirmish-carries-the-captive", "TOH-14.4")
MUST_ENTER: Final[i64] = _reason("skirmish-must-enter", "TOH-10.9")
MUST_ARRIVE: Final[i64] = _reason("skirmish-must-arrive", "TOH-14.9")
IS_HERE: Final[i64] = _reason("skirmish-is-on-the-table", "TOH-10.9")
IS_LOADED: Final[i64] = _reason("skirmish-is-loaded", "TOH-6.5")
ANOTHER_ACTS: Final[i64] = _reason("skirmish-another-unit-acts", "TOH-5.2")
WRONG_MOMENT: Final[i64] = _reason("skirmish-wrong-moment", "TOH-6.1")
NO_FREE_MOVE: Final[i64] = _reason("skirmish-wrong-moment", "TOH-9.20")
NO_ACTION: Final[i64] = _reason("not-an-option", "TOH-6.1")
NO_SHOT: Final[i64] = _reason("not-an-option", "TOH-8.1")

# -- of a place ------------------------------------------------------------------------------------

OFF_TABLE: Final[i64] = _reason("skirmish-off-the-table", "TOH-6.8")
TAKEN: Final[i64] = _reason("skirmish-no-room-there", "TOH-6.8")
# Within one's reach something is in the way; from the edge there is no one place to measure from.
NO_WAY_THERE: Final[i64] = _measured(
    lambda apart, reach: IllegalAction(
        "skirmish-no-way-there",
        {"far": "yes" if apart > reach else "no", "apart": apart, "reach": reach},
        "TOH-6.6",
    )
)
NO_WAY_IN: Final[i64] = _measured(
    lambda apart, reach: IllegalAction(
        "skirmish-no-way-there", {"far": "edge", "apart": apart, "reach": reach}, "TOH-10.10"
    )
)
NO_CAPTIVE_THERE: Final[i64] = _reason("skirmish-nothing-to-pick-up", "TOH-14.3")

# -- of a charge -----------------------------------------------------------------------------------

NO_FOE_TO_CHARGE: Final[i64] = _reason("skirmish-not-an-enemy-here", "TOH-8.5")
TOO_FAR: Final[i64] = _measured(
    lambda apart, reach: IllegalAction(
        "skirmish-out-of-reach", {"apart": apart, "reach": reach}, "TOH-8.5"
    )
)
UNSEEN: Final[i64] = _reason("skirmish-out-of-sight", "TOH-7.1")
ENEMY_IN_WAY: Final[i64] = _reason("skirmish-enemy-in-the-way", "TOH-8.6")
COVERED: Final[i64] = _reason("skirmish-way-covered", "TOH-7.11")
NO_ROOM_AT_TARGET: Final[i64] = _reason("skirmish-no-room-at-the-target", "TOH-8.7")
TERRAIN_IN_WAY: Final[i64] = _reason("skirmish-terrain-in-the-way", "TOH-8.8")
NO_DICE_TO_CHARGE: Final[i64] = _reason("skirmish-no-dice-left", "TOH-8.5")
OWES_DUEL: Final[i64] = _reason("skirmish-owes-a-duel", "TOH-17.5")

# -- of a shot -------------------------------------------------------------------------------------

UNARMED: Final[i64] = _reason("skirmish-nothing-to-shoot-with", "TOH-8.1")
UNLOADED: Final[i64] = _reason("skirmish-must-reload", "TOH-8.1")
NO_FOE_TO_SHOOT: Final[i64] = _reason("skirmish-not-an-enemy-here", "TOH-8.2")
OUT_OF_RANGE: Final[i64] = _measured(
    lambda apart, reach: IllegalAction(
        "skirmish-out-of-range", {"apart": apart, "reach": reach}, "TOH-8.2"
    )
)
FRIEND_IN_WAY: Final[i64] = _reason("skirmish-friend-in-the-way", "TOH-8.2")
NO_DICE_TO_SHOOT: Final[i64] = _reason("skirmish-no-dice-left", "TOH-8.2")

# -- of a search -----------------------------------------------------------------------------------

NOTHING_TO_SEARCH: Final[i64] = _reason("skirmish-nothing-to-search", "TOH-14.2")
NOT_AT_MARKER: Final[i64] = _reason("skirmish-not-at-the-marker", "TOH-14.2")
ENEMY_TOO_NEAR: Final[i64] = _reason("skirmish-enemy-too-near", "TOH-14.2")


def refused(reason: i64, apart: int = 0, reach: int = 0) -> IllegalAction:
    """What people are told; `apart` and `reach` of what is too far."""
    assert reason != OPEN, "only what is not allowed is refused"
    return _REASONS[reason - 1](apart, reach)
