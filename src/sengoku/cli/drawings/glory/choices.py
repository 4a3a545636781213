"""The options of Call to Glory in groups, with what each leads to."""

from typing import Any

from sengoku.cli.desk.drawing import Choice, Group, View
from sengoku.cli.drawings.glory.board import TIMES, order_name, order_pays
from sengoku.cli.drawings.glory.reckoning import odds, one_short, own_hand
from sengoku.cli.drawings.shares import percent
from sengoku.text import Speaker

__all__ = ["groups"]


def groups(view: View, speaker: Speaker) -> list[Group]:
    """Options of a kind together, in the order in which the kinds first come up."""
    found: dict[str, list[Choice]] = {}
    for option in view["question"]["options"]:
        title = _title(option["words"], view, speaker)
        found.setdefault(title, []).append(_choice(option, view, speaker))
    return [Group(title, choices) for title, choices in found.items()]


def _title(words: dict[str, Any], view: View, speaker: Speaker) -> str:
    text = speaker.text
    match words["do"]:
        case "draw":
            return text.say("cli-glory-do-draw")
        case "lay":
            return text.say("cli-glory-do-lay")
        case "discard":
            return text.say("cli-glory-do-discard", pile=speaker.noun("pile", words["pile"]))
        case "place":
            pending = view["pending"]
            name = speaker.noun("character", pending["character"])
            return text.say("cli-glory-do-place", count=pending["count"], character=name)
        case "ninja":
            return text.say("cli-glory-do-ninja")
        case "order":
            return text.say("cli-glory-do-order")
        case _:
            return text.say("cli-glory-do-figure")


def _choice(option: dict[str, Any], view: View, speaker: Speaker) -> Choice:
    words = option["words"]
    warning = _warning(option, view, speaker) if option["ends"] else ""
    label, note = _label(words, view, speaker)
    return Choice(option["action"], label, option["clause"], note, warning)


def _label(words: dict[str, Any], view: View, speaker: Speaker) -> tuple[str, str]:
    match words["do"]:
        case "draw":
            return _draw(words["pile"], view, speaker)
        case "lay":
            return _lay(words["character"], words["count"], view, speaker)
        case "discard":
            return speaker.noun("character", words["character"]), ""
        case "place":
            return _place(words["pile"], view, speaker)
        case "ninja":
            row = _row(words["character"], view)
            name = speaker.noun("character", words["character"])
            return f"{name} {TIMES}{row['size']}", speaker.name(words["seat"])
        case "order":
            return _order(words["card"], view, speaker)
        case _:
            return speaker.action(words), ""


def _draw(pile: str, view: View, speaker: Speaker) -> tuple[str, str]:
    """A face-up card that completes a set, or the chance that a face-down one does."""
    text, facts, hand = speaker.text, view["piles"][pile], own_hand(view)
    wanted = [row["character"] for row in view["characters"] if one_short(row, hand)]
    name = speaker.noun("pile", pile)
    if "top" in facts:
        note = text.say("cli-glory-completes") if facts["top"] in wanted else ""
        return f"{speaker.noun('character', facts['top'])} ← {name}", note
    chances = odds(view)
    hope = sum(chances[character] for character in wanted)
    return name, text.say(
        "cli-glory-may-complete", chance=percent(hope, speaker, 0)
    ) if hope > 0 else ""


def _lay(character: str, count: int, view: View, speaker: Speaker) -> tuple[str, str]:
    row, label = _row(character, view), f"{speaker.noun('character', character)} {TIMES}{count}"
    if row["owner"] is None:
        return label, ""
    if row["owner"] == view["you"]:
        return label, speaker.text.say("cli-glory-renews", size=row["size"])
    name = speaker.name(row["owner"])
    return label, speaker.text.say("cli-glory-beats", name=name, size=row["size"])


def _place(pile: str, view: View, speaker: Speaker) -> tuple[str, str]:
    top = view["piles"][pile]["top"]
    covered = speaker.noun("character", top)
    return speaker.noun("pile", pile), speaker.text.say("cli-glory-covers", character=covered)


def _order(card: str, view: View, speaker: Speaker) -> tuple[str, str]:
    held = view["orders"]["hands"][view["question"]["seat"]]
    facts = next(each for each in held if each["card"] == card)
    return order_name(card, speaker), order_pays(facts, speaker)


def _warning(option: dict[str, Any], view: View, speaker: Speaker) -> str:
    """The round would end: why, and with what scores, before orders."""
    reasons = "; ".join(speaker.noun("reason", reason) for reason in option["ends"])
    scores = ", ".join(
        f"{speaker.among(seat)} {points}" for seat, points in enumerate(option["scores"])
    )
    orders = 0 if view["orders"] is None else 1
    return speaker.text.say("cli-glory-ends", reasons=reasons, scores=scores, orders=orders)


def _row(character: str, view: View) -> dict[str, Any]:
    row: dict[str, Any] = next(row for row in view["characters"] if row["character"] == character)
    return row
