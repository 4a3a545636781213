"""A row of Test of Honour, written once more from what a viewer sees and from nothing else."""

from typing import Any

from sengoku.games.skirmish.rules.components import KINDS, MODELS, RECRUITS, SCENARIOS, WEAPONS
from sengoku.games.skirmish.rules.roll import ROLLS
from sengoku.games.skirmish.rules.skills import INJURIES, SKILLS
from tests.research.reading.bytes import hot, padded, two

ASKS = [
    "BuildForce",
    "HideCaptive",
    "HoldBack",
    "DeployUnit",
    "NameCarrier",
    "NextToken",
    "GiveToken",
    "ChooseAction",
    "Arrive",
    "NerveOrder",
    "FreeCharge",
    "FreeMove",
    "GiveOrder",
    "GiveCard",
    "CardWindow",
    "MayClaim",
    "TokenWindow",
]
ZONES = ["waiting", "table", "off", "reserve", "removed"]
SIDES = ["south", "north"]
STATS = ["aim", "agility", "strength", "wits", "honor"]


def expected(view: dict[str, Any], memory: bool) -> dict[str, list[int]]:
    side = view["you"] ^ view["south"]
    return {
        **_units(view, side),
        **_question(view, side),
        **_match(view, side),
        **_markers(view, side),
        **_lists(view, side),
        **_cards(view, side),
        "ground": [n for piece in view["pieces"] for n in _piece(piece, side)],
    }


def _spot(x: int | None, y: int | None, side: int) -> list[int]:
    if x is None or y is None:
        return [0] * 4
    x, y = (36000 - x, 36000 - y) if side else (x, y)
    return two(x) + two(y)


def _slots(view: dict[str, Any], side: int) -> dict[int, int]:
    """The own units first."""
    slots: dict[int, int] = {}
    for place, name in ((0, SIDES[side]), (24, SIDES[1 - side])):
        units = [unit["unit"] for unit in view["units"] if unit["side"] == name]
        slots |= {unit: place + number for number, unit in enumerate(units)}
    return slots


def _units(view: dict[str, Any], side: int) -> dict[str, list[int]]:
    slots = _slots(view, side)
    bytes = [0] * 1728
    if any(force["cards"] == "hidden" for force in view["forces"]):
        return {"units": bytes}
    recruited = [card for force in view["forces"] for card in force["cards"]]
    for unit in view["units"]:
        place = slots[unit["unit"]] * 36
        unarmored = recruited[unit["unit"]]["unarmored"]
        bytes[place : place + 36] = _unit(view, unit, unarmored, slots, side)
    return {"units": bytes}


def _unit(
    view: dict[str, Any], unit: dict[str, Any], unarmored: bool, slots: dict[int, int], side: int
) -> list[int]:
    number, roll = unit["unit"], view["roll"]
    rivals = view["cards"]["rivals"] if view["cards"] else []
    rival = slots[rivals[rivals.index(number) ^ 1]] + 1 if number in rivals else 0
    card = RECRUITS.index(unit["card"])
    return [
        *hot(ZONES.index(unit["zone"]), 5),
        *_spot(unit["x"], unit["y"], side),
        *(_spot(unit["exit"][0], unit["exit"][1], side) if unit["exit"] else [0] * 4),
        *(unit[name] for name in ("models", "actions", "left", "drops")),
        *(int(unit[name]) for name in ("alert", "prone", "reload", "carries")),
        *(unit[name] for name in STATS),
        sum(1 << INJURIES.index(name) for name in unit["injuries"]),
        unit["stains"],
        card + 1,
        WEAPONS.index(unit["weapon"]) + 1,
        int(unarmored),
        int(number in view["testing"]),
        int(number == view["question"]["unit"]),
        int(roll is not None and roll["unit"] == number),
        rival,
        int(MODELS[card] > 1),
    ]


def _question(view: dict[str, Any], side: int) -> dict[str, list[int]]:
    question, roll = view["question"], view["roll"]
    window = question.get("window")
    dice = [roll["dice"], roll["swords"], roll["crosses"]] if roll else [0] * 3
    return {
        "asked": hot(ASKS.index(question["asks"]), 17),
        "asked_seat": hot(int(question["seat"] != view["you"]), 2),
        "window": hot(["pre", "post", "charge", "wound"].index(window) if window else None, 4),
        "given": [SKILLS.index(question["card"]) + 1 if "card" in question else 0],
        "roll": hot(ROLLS.index(roll["roll"]) if roll else None, 10) + dice,
    }


def _match(view: dict[str, Any], side: int) -> dict[str, list[int]]:
    bag, campaign, drawer = view["bag"], view["campaign"], view["drawer"]
    token = bag["token"]
    row = {
        "south": [1 - side],
        "scenario": hot([each["id"] for each in SCENARIOS].index(view["scenario"]), 7),
        "level": [view["level"]],
        "round": [view["round"], view["rounds"]],
        "drawer": hot(None if drawer is None else int(drawer != view["you"]), 2),
        "bag": [bag["samurai"], bag["commoner"], bag["fate"]],
        "token": hot(None if token is None else ["commoner", "samurai"].index(token), 2),
        "losses": [n for each in (side, 1 - side) for n in two(view["losses"][each])],
    }
    if campaign is not None:
        order = (view["you"], 1 - view["you"])
        points = [n for seat in order for n in two(campaign["points"][seat])]
        shame = [campaign["dishonor"][seat] for seat in order]
        row["campaign"] = [campaign["battle"], *points, *shame]
    return row


def _markers(view: dict[str, Any], side: int) -> dict[str, list[int]]:
    captive = view["captive"]
    markers = []
    for each in view["markers"]:
        holds = [int(each["holds"] == "captive"), int(each["holds"] == "nothing")]
        markers += [int(each["there"]), *_spot(each["x"], each["y"], side), *holds]
    return {
        "captive_at": _spot(captive["x"], captive["y"], side) if captive else [0] * 4,
        "markers": markers,
        "finds": [view["finds"][side], view["finds"][1 - side]],
    }


def _lists(view: dict[str, Any], side: int) -> dict[str, list[int]]:
    forces = view["forces"]
    own = forces[side]
    row = {
        "ready": [int(forces[each]["ready"]) for each in (side, 1 - side)],
        "points": [own["limit"]],
    }
    if all(force["ready"] for force in forces):
        row["list"] = []
    elif not (own["given"] and len(own["cards"]) and not own["ready"]):
        row["list"] = [n for card in own["cards"] for n in _recruit(card)]
    return row


def _recruit(card: dict[str, Any]) -> list[int]:
    weapon = WEAPONS.index(card["weapon"])
    return [RECRUITS.index(card["card"]) + 1, weapon + 1, int(card["unarmored"])]


def _cards(view: dict[str, Any], side: int) -> dict[str, list[int]]:
    cards, slots = view["cards"], _slots(view, side)
    if cards is None:
        return {"skills": [], "decks": [], "shamed": [], "averted": []}
    skills = [0] * 48
    for held in cards["held"]:
        place = SKILLS.index(held["card"]) * 2
        skills[place : place + 2] = [slots[held["unit"]] + 1, int(held["ready"])]
    fate = [cards["fate"][each]["count"] for each in (side, 1 - side)]
    return {
        "skills": skills,
        "decks": [*fate, cards["injuries"], cards["dishonor"]],
        "shamed": [cards["shamed"][each] for each in (side, 1 - side)],
        "averted": [int(cards["averted"][each]) for each in (side, 1 - side)],
    }


def _piece(piece: dict[str, Any], side: int) -> list[int]:
    bytes = [KINDS[piece["kind"]] + 1]
    for x, y in piece["corners"]:
        x, y = (36000 - x, 36000 - y) if side else (x, y)
        bytes += [x // 144, y // 144]
    return padded(bytes, 17)
