"""Why an action is not allowed: a key into the texts, facts for its sentence, the clause."""

from mypy_extensions import i64

from sengoku.games.glory.rules.actions import (
    DISCARD,
    DISCARD_1,
    DISCARD_2,
    LAY,
    ORDER,
    PILES,
    USE_FIGURE,
    draw,
    first,
    second,
    verb,
)
from sengoku.games.glory.rules.components import KIND_COUNT, KINDS
from sengoku.games.glory.rules.counts import count_of, owner_of
from sengoku.games.glory.rules.state import NOTHING, Glory
from sengoku.kernel.problem import IllegalAction

__all__ = [
    "cannot_act",
    "cannot_draw",
    "cannot_play_order",
    "cannot_use_figure",
    "wrong_slot",
    "wrong_verb",
]


def wrong_verb(clause: str) -> IllegalAction:
    """The action belongs to another moment of the turn."""
    return IllegalAction("glory-wrong-moment", {}, clause)


def wrong_slot(state: Glory) -> IllegalAction:
    """The pile is no discard pile, or an empty one must be filled first."""
    slot = state.forced_slot()
    if slot == NOTHING:
        return IllegalAction("glory-not-a-discard-pile", {}, "GLO-5.6")
    return IllegalAction("glory-fill-the-empty-pile", {"pile": PILES[slot]}, "GLO-5.3")


def cannot_draw(state: Glory, action: i64, barred: i64) -> IllegalAction:
    pile = first(action)
    if pile >= len(PILES) or action != draw(pile):
        return IllegalAction("not-an-option", {}, "GLO-3.1")
    if pile == barred:
        return IllegalAction("glory-same-pile-twice", {"pile": PILES[pile]}, "GLO-3.3")
    return IllegalAction("glory-pile-is-empty", {"pile": PILES[pile]}, "GLO-3.1")


def cannot_play_order(action: i64) -> IllegalAction:
    if verb(action) != ORDER:
        return wrong_verb("GLO-10.3")
    return IllegalAction("glory-no-such-order", {}, "GLO-10.3")


def cannot_act(state: Glory, seat: i64, action: i64) -> IllegalAction:
    """Action 2: what is wrong with this lay, discard or figure."""
    if verb(action) == LAY:
        return _cannot_lay(state, seat, first(action), second(action))
    if verb(action) == DISCARD:
        return _cannot_discard(state, seat, first(action), second(action))
    if verb(action) == USE_FIGURE:
        return cannot_use_figure(state, seat, action)
    return wrong_verb("GLO-2.4")


def _cannot_lay(state: Glory, seat: i64, kind: i64, count: i64) -> IllegalAction:
    if kind >= KIND_COUNT:
        return IllegalAction("not-an-option", {}, "GLO-4.1")
    have = count_of(state.hands[seat], kind)
    facts: dict[str, str | int] = {
        "character": KINDS[kind],
        "have": int(have),
        "need": int(state.least(kind)),
    }
    if count >= state.least(kind):
        return IllegalAction("glory-too-few-in-hand", facts, "GLO-4.1")
    if count < 2:
        return IllegalAction("glory-two-at-least", facts, "GLO-4.2")
    if count < state.terms.least[kind]:
        return IllegalAction("glory-three-at-least", facts, "GLO-4.3")
    facts["owner"] = int(owner_of(state.owner, kind))
    facts["size"] = int(count_of(state.size, kind))
    if owner_of(state.owner, kind) == seat:
        return IllegalAction("glory-own-set-stands", facts, "GLO-4.7")
    return IllegalAction("glory-set-must-be-larger", facts, "GLO-4.4")


def _cannot_discard(state: Glory, seat: i64, kind: i64, slot: i64) -> IllegalAction:
    if kind >= KIND_COUNT:
        return IllegalAction("not-an-option", {}, "GLO-5.1")
    if count_of(state.hands[seat], kind) == 0:
        return IllegalAction("glory-no-such-card", {"character": KINDS[kind]}, "GLO-5.1")
    if slot != DISCARD_1 and slot != DISCARD_2:
        return IllegalAction("glory-not-a-discard-pile", {}, "GLO-5.6")
    return wrong_slot(state)


def cannot_use_figure(state: Glory, seat: i64, action: i64) -> IllegalAction:
    if not state.terms.ninja_power:
        return IllegalAction("glory-no-figures", {}, "GLO-1.10")
    if state.ready[seat] == 0:
        return IllegalAction("glory-no-ready-figure", {}, "GLO-11.7")
    if first(action) == seat:
        return IllegalAction("glory-own-set-is-safe", {}, "GLO-11.8")
    return IllegalAction("glory-no-such-set", {}, "GLO-11.7")
