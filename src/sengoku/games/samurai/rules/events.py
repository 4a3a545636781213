"""What can happen in Samurai, and who hears how much of it. [SAM-10.1]"""

from mypy_extensions import i64

from sengoku.games.samurai.rules.components import CARDS, SYMBOLS, VILLAGES
from sengoku.games.samurai.rules.grid import ORIGIN, x_of, y_of
from sengoku.kernel.event import Event, Fact

__all__ = [
    "card_drawn",
    "card_played",
    "first_village_laid",
    "game_began",
    "game_ended",
    "hand_dealt",
    "last_round",
    "no_stone",
    "stone_won",
    "turn_began",
    "village_laid",
    "village_scored",
    "village_shown",
    "village_taken",
]


def game_began(start: i64) -> Event:
    return Event("GameBegan", {"seat": int(start)})


def first_village_laid(kind: i64) -> Event:
    return Event("FirstVillageLaid", {"village": VILLAGES[kind], **_at(ORIGIN)})


def village_shown(kind: i64) -> Event:
    """The new top card of the pile, for all to see. [SAM-10.1]"""
    return Event("VillageShown", {"village": VILLAGES[kind]})


def hand_dealt(seat: i64, cards: list[str]) -> Event:
    return Event("HandDealt", {"seat": int(seat)}, {"cards": cards}, [int(seat)])


def turn_began(seat: i64, turn: i64, round: i64) -> Event:
    return Event("TurnBegan", {"seat": int(seat), "turn": int(turn), "round": int(round)})


def card_played(seat: i64, card: i64, cell: i64) -> Event:
    return Event("CardPlayed", {"seat": int(seat), "card": CARDS[card], **_at(cell)})


def village_taken(seat: i64, kind: i64) -> Event:
    return Event("VillageTaken", {"seat": int(seat), "village": VILLAGES[kind]})


def village_laid(seat: i64, kind: i64, cell: i64) -> Event:
    return Event("VillageLaid", {"seat": int(seat), "village": VILLAGES[kind], **_at(cell)})


def village_scored(kind: i64, cell: i64) -> Event:
    return Event("VillageScored", {"village": VILLAGES[kind], **_at(cell)})


def stone_won(seat: i64, symbol: i64, cell: i64, influence: list[int]) -> Event:
    facts: dict[str, Fact] = {"seat": int(seat), "symbol": SYMBOLS[symbol], **_at(cell)}
    facts["influence"] = influence
    return Event("StoneWon", facts)


def no_stone(symbol: i64, cell: i64, influence: list[int]) -> Event:
    """A tie for the highest influence, or none at all. [SAM-6.7, SAM-6.8]"""
    facts: dict[str, Fact] = {"symbol": SYMBOLS[symbol], **_at(cell), "influence": influence}
    facts["tie"] = 1 if any(influence) else 0
    return Event("NoStone", facts)


def card_drawn(seat: i64, card: i64) -> Event:
    """Only the drawer sees the card. [SAM-7.1]"""
    return Event("CardDrawn", {"seat": int(seat)}, {"card": CARDS[card]}, [int(seat)])


def last_round(reasons: list[str], waiting: list[int]) -> Event:
    """The first end reason came true; who still has a turn in this round. [SAM-8.4]"""
    return Event("LastRound", {"reasons": reasons, "waiting": waiting})


def game_drawn(reasons: list[str], totals: list[int]) -> Event:
    return Event("GameDrawn", {"reasons": reasons, "totals": totals})


def game_ended(reasons: list[str], ranks: list[int], totals: list[int]) -> Event:
    return Event("GameEnded", {"reasons": reasons, "ranks": ranks, "totals": totals})


def _at(cell: i64) -> dict[str, Fact]:
    return {"x": x_of(cell), "y": y_of(cell)}
