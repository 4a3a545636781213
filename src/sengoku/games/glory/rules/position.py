"""Positions from a few words: `sengoku.position("glory", at="act", hand="envoy*2 monk*2")`."""

from collections.abc import Mapping
from typing import Any

from sengoku.games.glory.rules.actions import PILES
from sengoku.games.glory.rules.components import COPIES, KINDS, STANDARD_ORDERS
from sengoku.kernel.game import Game
from sengoku.kernel.nature import Fast, Nature
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
    owner, size = [-1] * 9, [0] * 9
    for name, (who, count) in (sets or {}).items():
        owner[KINDS.index(name)], size[KINDS.index(name)] = who, count
    piles = _piles(held, size, [d1, d2, draw_1, draw_2], bury)
    figures = [(ready or {}).get(who, 0) for who in range(seats)]
    ninja = setup.options["ninja_power"]
    saved = {
        "round": len(sheet or []) + 1,
        "start": start,
        "turn": turn,
        "active": seat,
        "stall": stall,
        "hands": [count for cards in held for count in cards],
        "known": [count for cards in _hands(seats, known or {}) for count in cards],
        "owner": owner,
        "size": size,
        **piles,
        "pending": -1,
        "pending_count": 0,
        "supply": 4 - sum(figures) - fresh if ninja else 0,
        "ready": figures,
        "fresh": fresh,
        **_orders(setup.options, seats, orders or {}, played),
        "bonus": [0] * seats,
        "sheet": [score for row in sheet or [] for score in row],
        "reasons": 0,
        "unveiled": 0,
        "agenda": _agenda(at, seat, barred, ninja),
        "nature": (nature or Fast(1, len(game.streams))).save(),
    }
    state = game.build(setup, saved)
    if journal:
        state.journal = []
    state.advance()
    return state


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
    cards: list[int] = []
    for part in text.split():
        name, _, count = part.partition("*")
        cards += [KINDS.index(name)] * int(count or 1)
    return cards


def _rest(held: list[list[int]], size: list[int], piles: list[list[int]]) -> list[int]:
    rest: list[int] = []
    for kind in range(9):
        used = sum(hand[kind] for hand in held) + size[kind]
        used += sum(pile.count(kind) for pile in piles)
        assert used <= COPIES[kind], f"the position needs {used} of {KINDS[kind]}"
        rest += [kind] * (COPIES[kind] - used)
    # Spread the characters, so that a pile is not all of one kind.
    return [card for offset in range(7) for card in rest[offset::7]]


def _agenda(at: str, seat: int, barred: str, ninja: bool) -> list[list[Any]]:
    agenda: list[list[Any]] = []
    for name in [*MOMENTS[at], "EndRound"]:
        if name == "CloseTurn" and not ninja:
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
