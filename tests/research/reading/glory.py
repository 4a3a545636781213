"""A row of Call to Glory, written once more from what a viewer sees and from nothing else."""

from typing import Any

from tests.research.reading.bytes import at, hot, turned, two

ASKS = [
    "FirstDraw",
    "SecondDraw",
    "LayOrDiscard",
    "PlaceCards",
    "MayTakeFigure",
    "MayUseFigure",
    "PlayOrder",
]
PILES = ["draw_1", "discard_1", "discard_2", "draw_2"]


def expected(view: dict[str, Any], memory: bool) -> dict[str, list[int]]:
    you, seats = view["you"], view["seats"]
    names = [each["character"] for each in view["characters"]]
    hands = turned(view["hands"], you)
    known = [_counts(hand["known"], names) if memory else [0] * 9 for hand in hands[1:]]
    counts = [hand["count"] for hand in hands[1:]]
    row = {
        "hand": _counts(hands[0]["cards"], names),
        "size": [each["size"] for each in view["characters"]],
        "needs": [each["needs"] for each in view["characters"]],
        "owner": [n for each in view["characters"] for n in hot(at(each["owner"], you, seats), 4)],
        "types": turned(view["gauges"]["types"], you),
        "known": [n for hand in known for n in hand],
        "unknown": [count - sum(hand) for count, hand in zip(counts, known, strict=True)],
        **_piles(view, names),
        **_match(view, you, seats),
        **_figures(view, you),
        **_orders(view, you, names, memory),
    }
    shown = [row["hand"], row["size"], *known, row["pending"]]
    for number in (1, 2):
        whole = view["options"]["discard_view"] == "all"
        shown.append(row[f"pile_{number}"] if whole else row[f"top_{number}"])
    values = [each["value"] for each in view["characters"]]
    row["unseen"] = [values[kind] - sum(part[kind] for part in shown) for kind in range(9)]
    return row


def _counts(cards: dict[str, int], names: list[str]) -> list[int]:
    return [cards.get(name, 0) for name in names]


def _piles(view: dict[str, Any], names: list[str]) -> dict[str, list[int]]:
    piles, pending = view["piles"], view["pending"]
    row: dict[str, list[int]] = {"left": [piles[name]["count"] for name in PILES]}
    for number in (1, 2):
        pile = piles[f"discard_{number}"]
        top = None if pile["top"] is None else names.index(pile["top"])
        row[f"top_{number}"] = hot(top, 9)
        whole = view["options"]["discard_view"] == "all"
        row[f"pile_{number}"] = [pile["cards"].count(name) if whole else 0 for name in names]
    row["pending"] = _counts({pending["character"]: pending["count"]} if pending else {}, names)
    return row


def _match(view: dict[str, Any], you: int, seats: int) -> dict[str, list[int]]:
    question, scores = view["question"], view["scores"]
    barred = question["barred"]
    best = [max(rounds) for rounds in zip(*scores["sheet"], strict=True)] or [0] * seats
    return {
        "asked": hot(ASKS.index(question["asks"]), 7),
        "asked_seat": hot(at(question["seat"], you, seats), 4),
        "active": hot(at(view["active"], you, seats), 4),
        "barred": hot(None if barred is None else PILES.index(barred), 4),
        "round": [view["round"]],
        "rounds": [view["rounds"]],
        "start": hot(at(view["start"], you, seats), 4),
        "totals": [n for total in turned(scores["totals"], you) for n in two(total)],
        "best": turned(best, you),
    }


def _figures(view: dict[str, Any], you: int) -> dict[str, list[int]]:
    figures = view["figures"]
    if figures is None:
        return {}
    return {
        "supply": [figures["supply"]],
        "ready": turned(figures["ready"], you),
        "fresh": [sum(figures["fresh"])],
        "stall": two(view["gauges"]["stall"]),
    }


def _orders(view: dict[str, Any], you: int, names: list[str], memory: bool) -> dict[str, list[int]]:
    orders = view["orders"]
    if orders is None:
        return {}
    every = [f"order_{stack}_{name}" for stack in "abc" for name in names]
    hands = turned(orders["hands"], you)
    held = []
    for hand in hands[1:]:
        cards = {card["stack"]: card["card"] for card in hand}
        for stack in "abc":
            card = cards.get(stack)
            known = 2 + every.index(card) % 9 if memory and card in every else 1
            held.append(0 if card is None else known)
    return {
        "orders": [int(any(card["card"] == name for card in hands[0])) for name in every],
        "played": [int(name in orders["played"]) for name in every],
        "bonus": turned(orders["bonus"], you),
        "held": held,
    }
