"""What a viewer may see of a table, field by field. [SAM-10.1, SAM-10.2]

Nothing reaches a viewer that is not written here. A fact that exists but is not for this viewer is
HIDDEN; None means that there is none.
"""

from typing import Any, cast

from mypy_extensions import i64

from sengoku.games.samurai.rules.actions import VERBS
from sengoku.games.samurai.rules.components import (
    CARDS,
    COLORS,
    SYMBOL_COUNT,
    SYMBOLS,
    VALUES,
    VILLAGES,
    card_named,
    symbols_of,
)
from sengoku.games.samurai.rules.grid import OWNER, STEP, VILLAGE, card_of, x_of, y_of
from sengoku.games.samurai.rules.standing import keys, majorities, ranks_of
from sengoku.games.samurai.rules.state import NOTHING, Samurai, counted
from sengoku.games.samurai.rules.steps.turns import end_reasons, reason_names, still_to_play
from sengoku.games.samurai.rules.survey import holes, is_scored, is_turned, survey
from sengoku.games.samurai.rules.terms import Terms
from sengoku.games.samurai.sight.preview import influence_words, leads_words, place, preview
from sengoku.games.samurai.sight.wire import (
    Card,
    Chosen,
    EndReason,
    Ends,
    Hand,
    Land,
    NoMajority,
    Numbers,
    Option,
    Pile,
    Question,
    Standing,
    Stones,
    Symbol,
    Tied,
    View,
    Village,
)
from sengoku.kernel.event import HIDDEN
from sengoku.kernel.viewer import NOBODY, Viewer

__all__ = ["view"]


def view(state: Samurai, viewer: Viewer) -> View:
    seats = int(state.terms.seats)
    return {
        "game": "samurai",
        "viewer": viewer.name(),
        "you": None if viewer.seat == NOBODY else int(viewer.seat),
        "seats": seats,
        "options": _chosen(state.terms),
        "round": max(int(state.turn) - 1, 0) // seats + 1,
        "rounds": int(state.terms.set_size),
        "turn": int(state.turn),
        "start": int(state.start),
        "active": None if state.active == NOBODY else int(state.active),
        "over": state.over(),
        "removed": list(state.terms.removed),
        "question": _question(state, viewer),
        "table": _table(state),
        "pile": _pile(state, viewer),
        "waiting": None if state.waiting == NOTHING else VILLAGES[state.waiting],
        "hands": [_hand(state, viewer, seat) for seat in range(seats)],
        "stones": _stones(state),
        "standing": _standing(state),
        "ends": _ends(state),
        "ranks": state.ranks() if state.over() else None,
    }


def _chosen(terms: Terms) -> Chosen:
    """The options of the match are public; card tables are shown in full."""
    return {
        "influence_set": dict(terms.influence_set),
        "village_set": dict(terms.village_set),
        "chain": "played" if terms.chains else "none",
        "no_majority": cast(NoMajority, terms.no_majority),
        "start_player": "random" if terms.start_player == NOBODY else int(terms.start_player),
    }


def _question(state: Samurai, viewer: Viewer) -> Question | None:
    """What is asked of whom; the options only for the seat that decides."""
    if state.over():
        return None
    question = state.question()
    return {
        "asks": type(question).__name__,
        "seat": int(question.seat),
        "clause": question.clause(),
        "options": _options(state) if viewer.sees(question.seat) else HIDDEN,
    }


def _options(state: Samurai) -> list[Option]:
    found: list[Option] = []
    asked = state.question().clause()
    for action in state.options():
        foreseen = preview(state, action)
        option: Option = {**VERBS.offer(action, asked), "preview": foreseen}
        if foreseen["ends"]:
            option["grave"] = "ends-game"
        found.append(option)
    return found


# -- the table -----------------------------------------------------------------------------------


def _table(state: Samurai) -> Land:
    """Everything that lies open, turned cards too. [SAM-10.3]"""
    table = survey(state)
    empty = holes(state, table)
    shown = [*table, *empty, *(int(cell) for cell in state.legal)]
    columns, rows = [x_of(cell) for cell in shown], [y_of(cell) for cell in shown]
    return {
        "villages": [_village(state, cell) for cell, lies in table.items() if lies >= VILLAGE],
        "cards": [_card(state, cell, lies) for cell, lies in table.items() if lies < VILLAGE],
        "holes": [place(cell) for cell in empty],
        "legal": [place(cell) for cell in state.legal],
        "played": place(state.played) if len(table) > 1 else None,
        "frame": {
            "west": min(columns),
            "east": max(columns),
            "south": min(rows),
            "north": max(rows),
        },
    }


def _village(state: Samurai, cell: i64) -> Village:
    kind = state.at(cell) - VILLAGE
    free = [cell + step for step in STEP if state.at(cell + step) == 0]
    return {
        "x": x_of(cell),
        "y": y_of(cell),
        "village": VILLAGES[kind],
        "symbols": cast(list[Symbol], symbols_of(kind)),
        "scored": is_scored(state, cell),
        "free": [place(side) for side in free],
        "influence": influence_words(state, cell),
        "leads": leads_words(state, cell),
    }


def _card(state: Samurai, cell: i64, lies: i64) -> Card:
    return {
        "x": x_of(cell),
        "y": y_of(cell),
        "seat": int(OWNER[lies]),
        "card": CARDS[card_of(lies)],
        "turned": is_turned(state, cell),
    }


# -- pile, hands and decks -----------------------------------------------------------------------


def _pile(state: Samurai, viewer: Viewer) -> Pile:
    """The top card for all, the order below it for nobody. [SAM-10.1]"""
    below = [VILLAGES[kind] for kind in state.pile[state.taken + 1 :]]
    return {
        "count": int(state.left()),
        "top": None if state.top() == NOTHING else VILLAGES[state.top()],
        "unseen": {name: below.count(name) for name in VILLAGES if name in below},
        "order": below if viewer.all_seeing else HIDDEN,
    }


def _hand(state: Samurai, viewer: Viewer, seat: i64) -> Hand:
    """A rival's hand and deck are known together; how they split, only once the deck is empty."""
    hand, deck = state.hand(seat), state.deck(seat)
    known = viewer.sees(seat) or not deck
    unplayed = counted(hand + deck)
    return {
        "color": COLORS[seat],
        "count": len(hand),
        "cards": counted(hand) if known else HIDDEN,
        "deck": len(deck),
        "to_come": counted(deck) if known else HIDDEN,
        "order": [CARDS[card] for card in deck] if viewer.all_seeing else HIDDEN,
        "unplayed": unplayed,
        "largest": _largest(unplayed),
    }


def _largest(cards: dict[str, int]) -> Numbers:
    """By symbol: the most that a single card among these can add."""
    held = [card_named(name) for name in cards]
    return _numbers(
        [
            max([int(VALUES[card * SYMBOL_COUNT + symbol]) for card in held], default=0)
            for symbol in range(SYMBOL_COUNT)
        ]
    )


def _numbers(by_symbol: list[int]) -> Numbers:
    return cast(Numbers, dict(zip(SYMBOLS, by_symbol, strict=True)))


# -- stones and the end --------------------------------------------------------------------------


def _stones(state: Samurai) -> Stones:
    limit = int(state.terms.stones)
    awarded = [int(state.awarded(symbol)) for symbol in range(SYMBOL_COUNT)]
    return {
        "limit": limit,
        "awarded": _numbers(awarded),
        "supply": _numbers([max(0, limit - given) for given in awarded]),
        "seats": [_numbers(own) for own in state.all_stones()],
    }


def _standing(state: Samurai) -> Standing:
    """Who would win now, if anybody, and why. [SAM-9.2, SAM-9.9, SAM-9.10]"""
    stones = state.all_stones()
    sorted_by = keys(stones, state.terms.total_decides)
    listed: list[Any] = [list(key) for key in sorted_by]  # JSON has no tuples
    return {
        "majorities": [_symbols(shapes) for shapes in majorities(stones)],
        "tied": cast(Tied, {name: _tied(stones, shape) for shape, name in enumerate(SYMBOLS)}),
        "totals": [sum(own) for own in stones],
        "keys": listed,
        "ranks": ranks_of(sorted_by),
        "winners": state.winners(),
    }


def _symbols(shapes: list[int]) -> list[Symbol]:
    return cast(list[Symbol], [SYMBOLS[shape] for shape in shapes])


def _tied(stones: list[list[int]], shape: int) -> list[int]:
    """The seats that share the most stones of a shape, if that is more than one. [SAM-9.2]"""
    most = max(own[shape] for own in stones)
    seats = [seat for seat, own in enumerate(stones) if own[shape] == most]
    return seats if most > 0 and len(seats) > 1 else []


def _ends(state: Samurai) -> Ends:
    """Why the game ends or ended, and who still has a turn. [SAM-8.4, SAM-8.8]

    The rules ask when a turn is finished; the last village may be taken before that. [SAM-8.2]
    """
    reasons = state.reasons | end_reasons(state)
    last = reasons != 0
    active = state.active
    waiting = [] if state.over() or not last else [int(active)]
    if waiting:
        waiting += still_to_play(state, (active + 1) % state.terms.seats)
    named = cast(list[EndReason], reason_names(reasons))
    return {"reasons": named, "last_round": last, "still_to_play": waiting}
