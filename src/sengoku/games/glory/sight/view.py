"""What a viewer may see of a table, field by field. [GLO-14.1]

Nothing reaches a viewer that is not written here. A fact that exists but is not for this viewer is
HIDDEN; None means that there is none.
"""

from collections.abc import Sequence
from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.glory.rules.actions import (
    DISCARD,
    DRAW_1,
    DRAW_2,
    END_TURN,
    LAY,
    PILES,
    USE_FIGURE,
    VERBS,
    order_name,
    verb,
)
from sengoku.games.glory.rules.components import (
    BONUS,
    CARDS,
    COPIES,
    KIND_COUNT,
    KINDS,
    STACKS,
    STANDARD_ORDERS,
)
from sengoku.games.glory.rules.state import NOTHING, Glory, is_safe
from sengoku.games.glory.rules.steps.discards import PlaceCards
from sengoku.games.glory.rules.steps.drawing import SecondDraw
from sengoku.games.glory.rules.steps.turns import KINDS_TO_END
from sengoku.games.glory.rules.terms import Terms
from sengoku.games.glory.sight.preview import may_end, preview, unlocated
from sengoku.games.glory.sight.tallies import scores
from sengoku.games.glory.sight.wire import (
    Character,
    Chosen,
    DiscardPile,
    DrawPile,
    EndReason,
    Figures,
    Gauges,
    Hand,
    Option,
    Order,
    Orders,
    Pending,
    PileName,
    Piles,
    Question,
    View,
)
from sengoku.kernel.event import HIDDEN
from sengoku.kernel.rows import Rows
from sengoku.kernel.state import Step
from sengoku.kernel.viewer import NOBODY, PUBLIC, Viewer

__all__ = ["view", "views"]

# What may end a round; where cards are put away or a figure is taken, that is settled already.
_ENDING: Final = (LAY, DISCARD, END_TURN, USE_FIGURE)

_CHARACTERS: Final = Rows()
_OPTIONS: Final = Rows()
_CHOSEN: Final = Rows()
_HANDS: Final = Rows()


def view(state: Glory, viewer: Viewer) -> View:
    return _view(state, viewer, _Open(state))


def views(state: Glory, viewers: Sequence[Viewer]) -> list[View]:
    """Of the same moment: they share what lies open."""
    common = _Open(state)
    return [_view(state, viewer, common) for viewer in viewers]


class _Open:
    """What every viewer sees alike. Nothing in here is changed afterwards."""

    def __init__(self, state: Glory) -> None:
        self.options: Final = _chosen(state.terms)
        self.piles: Final = _piles(state, PUBLIC)
        self.missing: Final = unlocated(state)
        self.characters: Final = _character_keys(state)
        self.pending: Final = _pending(state)
        self.gauges: Final = _gauges(state)
        self.figures: Final = _figures(state)
        self.scores: Final = scores(state)


def _view(state: Glory, viewer: Viewer, common: _Open) -> View:
    return {
        "game": "glory",
        "viewer": viewer.name(),
        "you": None if viewer.seat == NOBODY else int(viewer.seat),
        "seats": int(state.terms.seats),
        "options": common.options,
        "round": int(state.round),
        "rounds": int(state.terms.rounds),
        "turn": int(state.turn),
        "start": int(state.start),
        "active": None if state.active == NOBODY else int(state.active),
        "over": state.over(),
        "question": _question(state, viewer),
        "piles": _piles(state, viewer) if viewer.all_seeing else common.piles,
        "hands": [_hand(state, viewer, seat) for seat in range(state.terms.seats)],
        "characters": _characters(state, viewer, common),
        "pending": common.pending,
        "gauges": common.gauges,
        "figures": common.figures,
        "orders": _orders(state, viewer),
        "scores": common.scores,
    }


def _chosen(terms: Terms) -> Chosen:
    """The options of the match are public. [GLO-14.1]"""
    key = (
        int(terms.rounds),
        int(terms.first_start),
        int(terms.stall_limit),
        terms.imperial_orders,
        terms.ninja_power,
        terms.ninja_asks,
        terms.user_places,
        terms.whole_discards,
        "" if terms.orders is STANDARD_ORDERS else str(terms.orders),
    )
    row = _CHOSEN.get(key)
    return cast(Chosen, _CHOSEN.add(key, _choices(terms)) if row is None else row)


def _choices(terms: Terms) -> Chosen:
    return {
        "rounds": int(terms.rounds),
        "imperial_orders": terms.imperial_orders,
        "ninja_power": terms.ninja_power,
        "first_start": "random" if terms.first_start == NOBODY else int(terms.first_start),
        "ninja_take": "ask" if terms.ninja_asks else "auto",
        "ninja_pile_chooser": "user" if terms.user_places else "owner",
        "stall_limit": int(terms.stall_limit),
        "order_table": terms.orders,
        "discard_view": "all" if terms.whole_discards else "top",
    }


def _question(state: Glory, viewer: Viewer) -> Question | None:
    """What is asked of whom; the options only for the seat that decides. [GLO-14.3]"""
    if state.over():
        return None
    question = state.question()
    asked: Question = {
        "asks": type(question).__name__,
        "seat": int(question.seat),
        "clause": question.clause(),
        "barred": _barred(question),
        "options": _options(state) if viewer.sees(question.seat) else HIDDEN,
    }
    if isinstance(question, PlaceCards):
        asked["character"] = KINDS[state.pending]
        asked["count"] = int(state.pending_count)
    return asked


def _barred(question: Step) -> PileName | None:
    """The pile that gave the first card. [GLO-3.3]"""
    if not isinstance(question, SecondDraw):
        return None
    return cast(PileName, PILES[question.barred])


def _options(state: Glory) -> list[Option]:
    asked = state.question().clause()
    if not may_end(state):
        return [_usual(action, asked) for action in state.options()]
    found: list[Option] = []
    for action in state.options():
        foreseen = preview(state, action)
        if not foreseen["ends"]:
            found.append(_usual(action, asked))
            continue
        option: Option = {**VERBS.offer(action, asked), **foreseen}
        reason = _grave(action, foreseen["ends"])
        if reason:
            option["grave"] = reason
        found.append(option)
    return found


def _usual(action: i64, asked: str) -> Option:
    """With which the round goes on."""
    key = (int(action), asked)
    row = _OPTIONS.get(key)
    if row is None:
        option = cast(Option, {**VERBS.offer(action, asked), "ends": []})
        reason = _grave(action, [])
        if reason:
            option["grave"] = reason
        row = _OPTIONS.add(key, option)
    return cast(Option, row)


def _grave(action: i64, ends: list[EndReason]) -> str:
    """Why one should think twice before it; "" if a slip would cost little."""
    if ends and verb(action) in _ENDING:
        return "ends-round"
    return VERBS.of(action).grave


def _piles(state: Glory, viewer: Viewer) -> Piles:
    return {
        "draw_1": _face_down(state, state.next_1, state.terms.draw_2, viewer),
        "discard_1": _face_up(state.discard_1, state),
        "discard_2": _face_up(state.discard_2, state),
        "draw_2": _face_down(state, state.next_2, CARDS, viewer),
    }


def _face_down(state: Glory, top: i64, end: i64, viewer: Viewer) -> DrawPile:
    """Top card first."""
    if not viewer.all_seeing:
        return {"count": int(end - top), "cards": HIDDEN}
    return {"count": int(end - top), "cards": [KINDS[kind] for kind in state.deck[top:end]]}


def _face_up(pile: vec[i64], state: Glory) -> DiscardPile:
    """Bottom card first. `discard_view` rules only how much of it is shown. [GLO-14.1]"""
    shown = pile if state.terms.whole_discards or len(pile) == 0 else pile[len(pile) - 1 :]
    cards = [KINDS[kind] for kind in shown]
    return {"count": len(pile), "top": cards[-1] if cards else None, "cards": cards}


def _hand(state: Glory, viewer: Viewer, seat: i64) -> Hand:
    shown = viewer.sees(seat)
    held = _packed(state.hands, seat) if shown else state.hand_count(seat)
    key = (int(held << 1 | (1 if shown else 0)), int(_packed(state.known, seat)))
    row = _HANDS.get(key)
    if row is None:
        hand: Hand = {
            "count": int(state.hand_count(seat)),
            "cards": state.hand(seat) if shown else HIDDEN,
            "known": state.known_of(seat),
        }
        row = _HANDS.add(key, hand)
    return cast(Hand, row)


def _packed(cards: vec[i64], seat: i64) -> i64:
    """How many of each character, in one number: none has more than 31 copies."""
    packed: i64 = 0
    place = seat * KIND_COUNT
    while place < (seat + 1) * KIND_COUNT:
        packed = packed << 5 | cards[place]
        place += 1
    return packed


def _characters(state: Glory, viewer: Viewer, common: _Open) -> list[Character]:
    """With the copies that this viewer cannot place. [GLO-14.5]"""
    rows: list[Character] = []
    get = _CHARACTERS.get
    kind: i64 = 0
    while kind < KIND_COUNT:
        left = common.missing[kind]
        if viewer.seat != NOBODY:
            left -= state.unknown_of(viewer.seat, kind)
        key = int(common.characters[kind] * 256 + left)
        row = get(key)
        if row is None:
            row = _CHARACTERS.add(key, _character(state, kind, int(left)))
        rows.append(cast(Character, row))
        kind += 1
    return rows


def _character_keys(state: Glory) -> vec[i64]:
    """What all see alike of the cards of each character, in one number."""
    keys = vec[i64]()
    kind: i64 = 0
    while kind < KIND_COUNT:
        owner = state.owner[kind]
        safe: i64 = 1 if owner != NOBODY and is_safe(state, kind) else 0
        known = (kind << 8 | (owner + 1)) << 8 | state.size[kind]
        keys = append(keys, known << 9 | state.least(kind) << 1 | safe)
        kind += 1
    return keys


def _character(state: Glory, kind: i64, unlocated: int) -> Character:
    owner = state.owner[kind]
    return {
        "character": KINDS[kind],
        "value": int(COPIES[kind]),
        "owner": None if owner == NOBODY else int(owner),
        "size": int(state.size[kind]),
        "needs": int(state.least(kind)),
        "safe": owner != NOBODY and is_safe(state, kind),
        "unlocated": unlocated,
    }


def _pending(state: Glory) -> Pending | None:
    if state.pending == NOTHING:
        return None
    return {"character": KINDS[state.pending], "count": int(state.pending_count)}


def _gauges(state: Glory) -> Gauges:
    """How near the round is to each of its ends. [GLO-7.2, GLO-7.3, GLO-7.4, GLO-11.18]"""
    owners = [int(owner) for owner in state.owner if owner != NOBODY]
    return {
        "types": [owners.count(seat) for seat in range(state.terms.seats)],
        "types_to_end": int(state.terms.types_to_end),
        "kinds": len(owners),
        "kinds_to_end": int(KINDS_TO_END),
        "shorter_pile": int(min(state.left(DRAW_1), state.left(DRAW_2))),
        "stall": max(int(state.stall), 0) if state.terms.ninja_power else None,
        "stall_limit": int(state.terms.stall_limit) if state.terms.ninja_power else None,
    }


def _figures(state: Glory) -> Figures | None:
    if not state.terms.ninja_power:
        return None
    seats = range(state.terms.seats)
    fresh = [int(state.fresh) if seat == state.active else 0 for seat in seats]
    return {
        "supply": int(state.supply),
        "ready": [int(ready) for ready in state.ready],
        "fresh": fresh,
    }


def _orders(state: Glory, viewer: Viewer) -> Orders | None:
    """Faces for their holder, stacks for all; faces too of what all saw. [GLO-14.1, GLO-14.5]"""
    if not state.terms.imperial_orders:
        return None
    spare = [order_name(card // KIND_COUNT, card % KIND_COUNT) for card in state.spare]
    return {
        "hands": [_order_hand(state, viewer, seat) for seat in range(state.terms.seats)],
        "spare": spare if viewer.all_seeing else HIDDEN,
        "played": [order_name(card // KIND_COUNT, card % KIND_COUNT) for card in state.played],
        "bonus": [int(bonus) for bonus in state.bonus],
    }


def _order_hand(state: Glory, viewer: Viewer, seat: i64) -> list[Order]:
    hand: list[Order] = []
    for stack in range(3):
        kind = state.orders[seat * 3 + stack]
        if kind == NOTHING:
            continue
        card: Order = {
            "stack": STACKS[stack],
            "card": HIDDEN,
            "owner": HIDDEN,
            "points": HIDDEN,
        }
        if viewer.sees(seat) or state.order_known(seat, stack):
            owner = state.owner[kind]
            card["card"] = order_name(stack, kind)
            card["owner"] = None if owner == NOBODY else int(owner)
            card["points"] = int(BONUS[stack] * state.size[kind])
        hand.append(card)
    return hand
