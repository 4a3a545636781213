"""Positions from a few words, drawn as the spec draws them.

    sengoku.position("samurai", 3, pile="R HB", hands={0: "B3 S1"})      the first village alone
    sengoku.position("samurai", 2, table=DRAWING, village="HB", seat=1)

A drawing has a row for each y and the x of its first column below. Every cell is a token: aH3 a
card of seat a, [HB] or (HB) a village, a and [V] any card or village that is left, o or . nothing.
"""

from typing import Any, cast

from sengoku.games.samurai.rules.components import CARDS, VILLAGES
from sengoku.games.samurai.rules.grid import VILLAGE, card_code
from sengoku.games.samurai.rules.state import Samurai
from sengoku.kernel.game import Game
from sengoku.kernel.nature import Fast
from sengoku.kernel.position import spread, stood
from sengoku.kernel.state import State

__all__ = ["SEATS", "card_marked", "position"]

SEATS = "abcd"
SYMBOLS = {"H": "helmet", "B": "buddha", "R": "rice", "S": "samurai"}
ORIGIN = "0 | [{}]\ny/x 0"


def position(
    game: Game,
    seats: int = 2,
    *,
    table: str = "",
    village: str = "HB",
    seat: int = 0,
    start: int = 0,
    hands: dict[int, str] | None = None,
    pile: str = "",
    pile_ends: bool = False,
    stones: dict[int, tuple[int, int, int]] | None = None,
    journal: bool = False,
    **options: Any,
) -> State:
    """A table at the beginning of `seat`'s turn.

    `pile` names the villages on top, top first; the others follow, unless `pile_ends`. Hands hold
    the cards named; what is left of each set fills them up to five and then makes the deck.
    """
    setup = game.setup(seats, {"start_player": start, **options})
    terms = cast(Samurai, game.empty(setup, Fast(1, len(game.streams)))).terms
    sets = [list(terms.set) for _ in range(seats)]
    boxed = list(terms.villages)
    named = [_village(mark) for mark in pile.split()]
    for kind in named:
        boxed.remove(kind)
    laid = _drawn(table or ORIGIN.format(village), sets, boxed)
    held, decks = _deal(sets, hands or {})
    played = sum(1 for _, _, code in laid if code < VILLAGE)
    saved = {
        "start": start,
        "turn": played + 1,
        "active": seat,
        "table": laid,
        "hands": [card for hand in held for card in hand + [-1] * (5 - len(hand))],
        "decks": decks,
        "pile": named if pile_ends else named + spread(boxed, 5),
        "waiting": -1,
        "played": [0, 0],
        "fresh": 0,
        "stones": [count for who in range(seats) for count in (stones or {}).get(who, (0, 0, 0))],
        "reasons": 0,
        "agenda": [["FinishTurn", seat], ["PlayCard", seat]],
    }
    return stood(game, setup, saved, None, journal=journal)


def card_marked(mark: str) -> int:
    return CARDS.index(f"{SYMBOLS[mark[0]]}_{mark[1]}")


def _village(mark: str) -> int:
    return VILLAGES.index(f"v_{mark.lower()}")


def _drawn(table: str, sets: list[list[int]], boxed: list[int]) -> list[list[int]]:
    """The rows of a drawing as [x, y, code]; what it names is taken out of sets and box."""
    rows = [row.strip() for row in table.strip().splitlines()]
    west = int(rows[-1].split()[1])
    tokens = []
    for row in rows[:-1]:
        y, _, cells = row.partition("|")
        tokens += [(x, int(y), token) for x, token in enumerate(cells.split(), west)]
    exact = [(x, y, token) for x, y, token in tokens if token not in ("o", ".")]
    exact.sort(key=lambda entry: entry[2] in ("[V]", "(V)", *SEATS))  # named things first
    return [[x, y, _code(token, sets, boxed)] for x, y, token in exact]


def _code(token: str, sets: list[list[int]], boxed: list[int]) -> int:
    if token[0] in "[(":
        mark = token[1:-1]
        kind = spread(boxed, 5)[0] if mark == "V" else _village(mark)
        boxed.remove(kind)
        return VILLAGE + kind
    seat = SEATS.index(token[0])
    card = sets[seat][-1] if token == SEATS[seat] else card_marked(token[1:])
    sets[seat].remove(card)
    return card_code(seat, card)


def _deal(sets: list[list[int]], hands: dict[int, str]) -> tuple[list[list[int]], list[list[int]]]:
    held = []
    for seat, left in enumerate(sets):
        hand = [card_marked(mark) for mark in hands.get(seat, "").split()]
        for card in hand:
            left.remove(card)
        room = 5 - len(hand)
        held.append(sorted(hand + left[:room]))
        del left[:room]
    return held, sets
