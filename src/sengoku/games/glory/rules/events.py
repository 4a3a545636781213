"""What can happen in Call to Glory, and who hears how much of it. [GLO-14.2]"""

from mypy_extensions import i64

from sengoku.games.glory.rules.actions import PILES
from sengoku.games.glory.rules.components import KINDS
from sengoku.kernel.event import Event, Fact

__all__ = [
    "card_discarded",
    "card_drawn",
    "card_taken",
    "cards_placed",
    "figure_declined",
    "figure_taken",
    "figure_used",
    "game_ended",
    "hand_dealt",
    "order_played",
    "orders_dealt",
    "round_began",
    "round_ended",
    "set_beaten",
    "set_laid",
    "turn_began",
]


def round_began(number: i64, start: i64) -> Event:
    return Event("RoundBegan", {"round": int(number), "seat": int(start)})


def hand_dealt(seat: i64, cards: dict[str, int]) -> Event:
    return Event("HandDealt", {"seat": int(seat)}, {"cards": cards}, [int(seat)])


def orders_dealt(seat: i64, cards: list[str]) -> Event:
    return Event("OrdersDealt", {"seat": int(seat)}, {"cards": cards}, [int(seat)])


def turn_began(seat: i64, turn: i64) -> Event:
    return Event("TurnBegan", {"seat": int(seat), "turn": int(turn)})


def card_drawn(seat: i64, pile: i64, kind: i64) -> Event:
    """From a face-down pile: only the drawer sees the card. [GLO-3.7]"""
    facts: dict[str, Fact] = {"seat": int(seat), "pile": PILES[pile]}
    return Event("CardDrawn", facts, {"character": KINDS[kind]}, [int(seat)])


def card_taken(seat: i64, pile: i64, kind: i64) -> Event:
    """From a face-up pile, in sight of all. [GLO-3.7]"""
    return Event("CardTaken", {"seat": int(seat), "pile": PILES[pile], "character": KINDS[kind]})


def set_laid(seat: i64, kind: i64, count: i64) -> Event:
    return Event("SetLaid", {"seat": int(seat), "character": KINDS[kind], "count": int(count)})


def set_beaten(owner: i64, kind: i64, count: i64, by: i64) -> Event:
    facts: dict[str, Fact] = {
        "seat": int(owner),
        "character": KINDS[kind],
        "count": int(count),
        "by": int(by),
    }
    return Event("SetBeaten", facts)


def card_discarded(seat: i64, kind: i64, pile: i64) -> Event:
    facts: dict[str, Fact] = {"seat": int(seat), "character": KINDS[kind], "pile": PILES[pile]}
    return Event("CardDiscarded", facts)


def cards_placed(seat: i64, kind: i64, count: i64, pile: i64) -> Event:
    facts: dict[str, Fact] = {
        "seat": int(seat),
        "character": KINDS[kind],
        "count": int(count),
        "pile": PILES[pile],
    }
    return Event("CardsPlaced", facts)


def figure_taken(seat: i64) -> Event:
    return Event("FigureTaken", {"seat": int(seat)})


def figure_declined(seat: i64) -> Event:
    return Event("FigureDeclined", {"seat": int(seat)})


def figure_used(seat: i64, target: i64, kind: i64) -> Event:
    return Event("FigureUsed", {"seat": int(seat), "target": int(target), "character": KINDS[kind]})


def order_played(seat: i64, card: str, owner: i64, points: i64) -> Event:
    """`owner` is who is paid, -1 for nobody. [GLO-10.5, GLO-10.6]"""
    facts: dict[str, Fact] = {
        "seat": int(seat),
        "card": card,
        "owner": int(owner),
        "points": int(points),
    }
    return Event("OrderPlayed", facts)


def round_ended(number: i64, reasons: list[str], scores: list[int], totals: list[int]) -> Event:
    facts: dict[str, Fact] = {
        "round": int(number),
        "reasons": reasons,
        "scores": scores,
        "totals": totals,
    }
    return Event("RoundEnded", facts)


def game_ended(ranks: list[int], totals: list[int]) -> Event:
    return Event("GameEnded", {"ranks": ranks, "totals": totals})
