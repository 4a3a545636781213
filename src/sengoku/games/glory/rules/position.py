"""Positions from a few words: `sengoku.position("glory", at="act", hand="envoy*2 monk*2")`."""

from collections.abc import Mapping
from typing import Any

from sengoku.games.glory.rules.actions import PILES
from sengoku.games.glory.rules.components import COPIES, KINDS, STANDARD_ORDERS
from sengoku.kernel.game import Game, Setup
from sengoku.kernel.nature import Nature
from sengoku.kernel.position import numbered, spread, stood
from sengoku.kernel.state import State

__all__ = ["position"]

# What is planned from each moment of a turn on, in reading order.
MOMENTS = {
    "turn": ["BeginTurn"],
    "draw": ["BeginDrawing", "LayOrDiscard", "CloseTurn", "EndTurn"],
    "draw2": ["GoOnDrawing", "LayOrDiscard", "CloseTurn", "EndTurn"],
    "act": ["LayOrDiscard", "CloseTurn", "EndTurn"],
    "close": ["CloseTurn", "EndTurn"],
    "end": ["EndTurn"],
    "orders": [],
}
NOTHING_UNDER_WAY = {"pending": -1, "pending_count": 0, "reasons": 0}


def position(
    game: Game,
    seats: int = 2,
    *,
    at: str = "act",
    seat: int = 0,
    barred: str = "",
    hand: str = "",
    hands: dict[int, str] | None = None,
    known: dict[int, str] | None = None,
    sets: dict[str, tuple[int, int]] | None = None,
    d1: str = "",
    d2: str = "",
    draw_1: str | None = None,
    draw_2: str | None = None,
    bury: str = "",
    ready: dict[int, int] | None = None,
    fresh: int = 0,
    stall: int = 0,
    orders: dict[int, str] | None = None,
    played: str = "",
    turn: int = 5,
    sheet: list[list[int]] | None = None,
    start: int = 0,
    nature: Nature | None = None,
    journal: bool = False,
    **options: Any,
) -> State:
    """A table at `at`, for `seat` to decide.

    Cards are written "monk*3 farmer", piles bottom to top (draw piles top first). `sets` maps a
    character to (owner, size). Cards that are not named fill up the draw piles where those are not
    given; if both are given they go to the bottom of the discard pile `bury`, or to the hand
    of the last seat if nothing is said. Orders are written "a:emperor b:ninja"; those that nobody
    holds and that are not `played` were left over.
    """
    setup = game.setup(seats, options)
    held = _hands(seats, {seat: hand, **(hands or {})})
    saved: dict[str, Any] = {"start": start, "turn": turn, "active": seat, "stall": stall}
    saved |= {
        **_zones(held, sets or {}, [d1, d2, draw_1, draw_2], bury),
        "known": _in_a_row(_hands(seats, known or {})),
        **_figures([(ready or {}).get(who, 0) for who in range(seats)], fresh, setup),
        **_orders(setup.options, seats, orders or {}, played),
        **_scored(sheet or []),
        **NOTHING_UNDER_WAY,
        "bonus": [0] * seats,
        "agenda": _agenda(at, seat, barred, setup),
    }
    return stood(game, setup, saved, nature, journal=journal)


def _in_a_row(rows: list[list[int]]) -> list[int]:
    return [number for row in rows for number in row]


def _zones(
    held: list[list[int]], sets: dict[str, tuple[int, int]], piles: list[str | None], bury: str
) -> dict[str, list[int]]:
    """Where every card lies."""
    owner, size = [-1] * 9, [0] * 9
    for name, (who, count) in sets.items():
        owner[KINDS.index(name)], size[KINDS.index(name)] = who, count
    laid = _piles(held, size, piles, bury)  # what has no other place goes into a hand
    return {"hands": _in_a_row(held), "owner": owner, "size": size, **laid}


def _figures(ready: list[int], fresh: int, setup: Setup) -> dict[str, Any]:
    supply = 4 - sum(ready) - fresh if setup.options["ninja_power"] else 0
    return {"supply": supply, "ready": ready, "fresh": fresh}


def _scored(sheet: list[list[int]]) -> dict[str, Any]:
    """The rounds that are over."""
    return {"round": len(sheet) + 1, "sheet": _in_a_row(sheet)}


def _hands(seats: int, cards: dict[int, str]) -> list[list[int]]:
    """By seat how many of each character it holds."""
    held = [[0] * 9 for _ in range(seats)]
    for seat, text in cards.items():
        for kind in _cards(text):
            held[seat][kind] += 1
    return held


def _piles(
    held: list[list[int]], size: list[int], given: list[str | None], bury: str
) -> dict[str, list[int]]:
    """The piles as they were given, and all cards that were not: they go where there is room."""
    names = ["discard_1", "discard_2", "draw_1", "draw_2"]
    piles = {name: _cards(text or "") for name, text in zip(names, given, strict=True)}
    left = _rest(held, size, [*piles.values()])
    open_piles = [name for name, text in zip(names, given, strict=True) if text is None]
    if len(open_piles) == 2:
        half = (len(left) + 1) // 2
        piles["draw_1"], piles["draw_2"] = left[:half], left[half:]
    elif open_piles:
        piles[open_piles[0]] = left
    elif bury:
        piles[bury][:0] = left
    else:
        for kind in left:
            held[-1][kind] += 1
    return piles


def _cards(text: str) -> list[int]:
    return numbered(text, KINDS)


def _rest(held: list[list[int]], size: list[int], piles: list[list[int]]) -> list[int]:
    rest: list[int] = []
    for kind in range(9):
        used = sum(hand[kind] for hand in held) + size[kind]
        used += sum(pile.count(kind) for pile in piles)
        assert used <= COPIES[kind], f"the position needs {used} of {KINDS[kind]}"
        rest += [kind] * (COPIES[kind] - used)
    return spread(rest, 7)


def _agenda(at: str, seat: int, barred: str, setup: Setup) -> list[list[Any]]:
    agenda: list[list[Any]] = []
    for name in [*MOMENTS[at], "EndRound"]:
        if name == "CloseTurn" and not setup.options["ninja_power"]:
            continue
        if name == "EndRound":
            agenda.append([name, -1])
        elif name == "GoOnDrawing":
            agenda.append([name, seat, PILES.index(barred)])
        else:
            agenda.append([name, seat])
    return agenda[::-1]


def _orders(
    options: Mapping[str, Any], seats: int, held: dict[int, str], played: str
) -> dict[str, list[int]]:
    if not options["imperial_orders"]:
        return {"orders": [], "spare": [], "played": []}
    orders = [-1] * (seats * 3)
    for seat, named in held.items():
        for stack, kind in _order_cards(named):
            orders[seat * 3 + stack] = kind
    table = options["order_table"]
    box = STANDARD_ORDERS if table == "standard" else table
    cards = [(stack, KINDS.index(name)) for stack in range(3) for name in box[stack]]
    gone = [stack * 9 + kind for stack, kind in _order_cards(played)]
    kept = [n % 3 * 9 + kind for n, kind in enumerate(orders) if kind >= 0]
    spare = [stack * 9 + kind for stack, kind in cards]
    spare = [card for card in spare if card not in gone and card not in kept]
    return {"orders": orders, "spare": spare, "played": gone}


def _order_cards(text: str) -> list[tuple[int, int]]:
    cards = [card.split(":") for card in text.split()]
    return [("abc".index(stack), KINDS.index(name)) for stack, name in cards]
