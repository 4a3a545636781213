"""A row of Samurai, written once more from what a viewer sees and from nothing else."""

from typing import Any

from sengoku.games.samurai.rules.components import CARDS, SYMBOLS, VILLAGES
from tests.research.reading.bytes import at, hot, padded, turned

REASONS = ["stones", "villages", "cards", "blocked"]


def expected(view: dict[str, Any], memory: bool) -> dict[str, list[int]]:
    you, seats, question = view["you"], view["seats"], view["question"]
    west, south = _corner(view["table"]["villages"])
    hands = turned(view["hands"], you)
    played = view["table"]["played"]
    pile = view["pile"]
    return {
        "window": _window(view, west, south),
        "hand": _counts(hands[0]["cards"], CARDS),
        "unplayed": [n for hand in hands for n in _counts(hand["unplayed"], CARDS)],
        "held": [hand["count"] for hand in hands],
        "deck": [hand["deck"] for hand in hands],
        "stones": [
            n for own in turned(view["stones"]["seats"], you) for n in _counts(own, SYMBOLS)
        ],
        "limit": [view["stones"]["limit"]],
        "pile": [pile["count"]],
        "top": _kind(pile["top"]),
        "waiting": _kind(view["waiting"]),
        "unseen": _counts(pile["unseen"], VILLAGES),
        "played": [0, 0, 0] if played is None else [1, played[0] - west, played[1] - south],
        "asked": hot(["PlayCard", "ChooseSpot"].index(question["asks"]), 2),
        "asked_seat": hot(at(question["seat"], you, seats), 4),
        "active": hot(at(view["active"], you, seats), 4),
        "start": hot(at(view["start"], you, seats), 4),
        "turn": [view["turn"]],
        "ends": [int(reason in view["ends"]["reasons"]) for reason in REASONS],
    }


def _corner(villages: list[dict[str, Any]]) -> tuple[int, int]:
    columns, rows = [each["x"] for each in villages], [each["y"] for each in villages]
    column, row = (min(columns) + max(columns)) // 2, (min(rows) + max(rows)) // 2
    return column + (column + row) % 2 - 12, row - 12


def _window(view: dict[str, Any], west: int, south: int) -> list[int]:
    cells = {}
    for each in view["table"]["villages"]:
        cells[each["x"], each["y"]] = 128 + VILLAGES.index(each["village"])
    for each in view["table"]["cards"]:
        seat = (each["seat"] - view["you"]) % view["seats"]
        cells[each["x"], each["y"]] = 1 + seat * 12 + CARDS.index(each["card"])
    return [cells.get((west + x, south + y), 0) for x in range(25) for y in range(25)]


def _counts(found: dict[str, int], names: list[str]) -> list[int]:
    return [found.get(name, 0) for name in names]


def _kind(village: str | None) -> list[int]:
    return padded(hot(None if village is None else VILLAGES.index(village), 7), 7)
