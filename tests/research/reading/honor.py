"""A row of Honor of the Samurai, written once more from what a viewer sees and nothing else."""

from typing import Any

from sengoku.games.honor.rules.components import CARDS, DAIMYO, HOUSE_CARDS
from tests.research.reading.bytes import at, hot, padded, turned, two

ASKS = ["TakeTurn", "AnswerDishonor", "ChooseShame", "MaySaveFace", "TakeOrBurn"]
BONDS = ["ronin", "pledged", "second", "leaving"]


def expected(view: dict[str, Any], memory: bool) -> dict[str, list[int]]:
    you, seats = view["you"], view["seats"]
    players = turned(view["players"], you)
    known = [_counts(each["hand"]["known"]) if memory else [0] * 30 for each in players[1:]]
    row: dict[str, list[int]] = {
        "hand": _counts(players[0]["hand"]["cards"]),
        "houses": [n for each in players for n in _houses(each)],
        "daimyo": [n for each in players for n in hot(_daimyo(each), 10)],
        "honor": [n for each in players for n in two(each["honor"] + 32768)],
        "ki": [each["ki"]["total"] for each in players],
        "lord": [n for each in players for n in hot(at(each["lord"], you, seats), 6)],
        "bond": [n for each in players for n in hot(_bond(each), 4)],
        "title": hot(at(view["title"], you, seats), 6),
        "held": [each["hand"]["count"] for each in players],
        "known": [n for hand in known for n in hand],
        "discards": _counts(view["discards"]["cards"]),
        **_match(view, you, seats),
    }
    return row


def _counts(cards: dict[str, int], names: list[str] = CARDS) -> list[int]:
    return [cards.get(name, 0) for name in names]


def _houses(player: dict[str, Any]) -> list[int]:
    houses = [player["samurai_house"], player["daimyo_house"]]
    names = CARDS[: int(HOUSE_CARDS)]
    return [n for house in houses for n in _counts(house["cards"] if house else {}, names)]


def _daimyo(player: dict[str, Any]) -> int | None:
    house = player["daimyo_house"]
    return None if house is None else CARDS.index(house["head"]) - int(DAIMYO)


def _bond(player: dict[str, Any]) -> int:
    return 0 if player["status"] == "first" else BONDS.index(player["status"])


def _match(view: dict[str, Any], you: int, seats: int) -> dict[str, list[int]]:
    question, window = view["question"], view["window"]
    victim, battle, answers = question["victim"], question["cause"] == "battle", [None] * seats
    if question["castle"] is not None:
        battle = True
        holders = [p for p in view["players"] if p["daimyo_house"]]
        found = [p for p in holders if p["daimyo_house"]["castle"] == question["castle"]]
        victim = next(p["seat"] for p in found if p["seat"] != question["seat"])
    if window is not None:
        answers = window["answers"]
    active = view["active"]
    left = 0
    if active is not None:
        left = view["players"][active]["actions"]["total"]
    return {
        "pile": [view["pile"]["count"]],
        "goal": two(view["goal"]),
        "title_honor": [view["title_honor"]],
        "round": [view["round"]],
        "round_limit": [view["round_limit"] or 0],
        "first": hot(at(view["first"], you, seats), 6),
        "active": hot(at(active, you, seats), 6),
        "used": [view["used"]],
        "left": [left],
        "declared": [int(view["declared"])],
        "asked": hot(ASKS.index(question["asks"]), 5),
        "asked_seat": hot(at(question["seat"], you, seats), 6),
        "victim": hot(at(victim, you, seats), 6),
        "battle": [int(battle)],
        "answered": padded([int(each is not None) for each in turned(answers, you)], 6),
        "saves": [int(answers[you] == "save_face")],
    }
