"""The options of Honor of the Samurai in groups, with what each costs and leads to."""

from typing import Any, Final

from sengoku.cli.desk.drawing import Choice, Group, View
from sengoku.cli.drawings.honor.board import counted
from sengoku.cli.drawings.shares import percent
from sengoku.text import Speaker

__all__ = ["groups"]

DECLARATIONS: Final = frozenset({"claim_shogun", "attack", "ally", "dissolve"})


def groups(view: View, speaker: Speaker) -> list[Group]:
    """Options of a kind together, in the order in which the kinds first come up."""
    found: dict[str, list[Choice]] = {}
    for option in view["question"]["options"]:
        title = _title(option["words"], speaker)
        found.setdefault(title, []).append(_choice(option, view, speaker))
    return [Group(title, choices) for title, choices in found.items()]


def _title(words: dict[str, Any], speaker: Speaker) -> str:
    text, do = speaker.text, words["do"]
    if do in DECLARATIONS:
        return text.say("cli-honor-do-declare")
    match do:
        case "place":
            return text.say("cli-honor-do-place")
        case "daimyo":
            return text.say("cli-honor-do-daimyo")
        case "discard":
            return text.say("cli-honor-do-discard")
        case "assassin":
            return speaker.noun("card", "ninja_assassin")
        case "dishonor":
            return speaker.noun("card", "dishonor")
        case "draw" | "end_turn":
            return text.say("cli-honor-do-turn")
        case _ if "card" in words:
            return speaker.noun("card", words["card"])
        case _:
            return text.say("cli-honor-do-answer")


def _choice(option: dict[str, Any], view: View, speaker: Speaker) -> Choice:
    words, preview = option["words"], option["preview"]
    label = _label(words, view, speaker)
    note = "; ".join(_notes(words, preview, view, speaker))
    warning = _warning(preview, view, speaker)
    return Choice(option["action"], label, option["clause"], note, warning)


def _label(words: dict[str, Any], view: View, speaker: Speaker) -> str:
    match words["do"]:
        case "place":
            return (
                f"{speaker.noun('card', words['card'])} → {_house(words['house'], view, speaker)}"
            )
        case "discard":
            return speaker.noun("card", words["card"])
        case "daimyo":
            return f"{speaker.noun('card', words['card'])} → {speaker.name(words['seat'])}"
        case "spy":
            return _loot(words, "loot", "to", view, speaker)
        case "spy_two":
            first = _loot(words, "loot", "to", view, speaker)
            return f"{first} + {_loot(words, 'loot_2', 'to_2', view, speaker)}"
        case "assassin":
            return _house(words["house"], view, speaker)
        case "dishonor":
            return speaker.name(words["seat"])
        case _:
            return speaker.action(words)


def _loot(words: dict[str, Any], loot: str, to: str, view: View, speaker: Speaker) -> str:
    card, house = speaker.noun("card", words[loot]), _house(words["house"], view, speaker)
    return f"{card} ({house}) → {_house(words[to], view, speaker)}"


def _house(id: str, view: View, speaker: Speaker) -> str:
    """Whose house it is, unless it is one's own."""
    sort, _, seat = id.partition("-")
    if seat == str(view["question"]["seat"]):
        return speaker.text.say("cli-honor-own-house", house=sort)
    return speaker.place(id)


def _notes(
    words: dict[str, Any], preview: dict[str, Any], view: View, speaker: Speaker
) -> list[str]:
    """What a player should know beforehand: odds, dice, what dies, who inherits, ki and income."""
    text, notes = speaker.text, []
    if "odds" in preview:
        notes.append(
            text.say(
                "cli-honor-chance", chance=percent(preview["odds"]["permille"] / 1000, speaker)
            )
        )
    if "attack_dice" in preview:
        facts = {"attack": preview["attack_dice"], "defense": preview["defense_dice"]}
        notes.append(text.say("cli-honor-dice", **facts))
    if preview.get("dies"):
        notes.append(text.say("cli-honor-dies", cards=counted(preview["dies"], speaker)))
    if preview.get("heir") is not None:
        notes.append(text.say("cli-honor-heir", name=speaker.name(preview["heir"])))
    if "income" in preview:
        notes.append(text.say("cli-honor-income", change=f"{preview['income']:+d}"))
    if "ki" in preview and "actions" in preview:
        facts = {"change": f"{preview['ki']:+d}", "left": preview["actions"]}
        notes.append(text.say("cli-honor-ki", **facts))
    if preview.get("detached"):
        notes.append(text.say("cli-honor-detached"))
    if "target_honor" in preview:
        notes.append(text.say("cli-honor-target", amount=-preview["target_honor"]))
    return notes


def _warning(preview: dict[str, Any], view: View, speaker: Speaker) -> str:
    """Anything that costs honor is told on a line of its own. [HON-6.1, HON-7.6]"""
    text = speaker.text
    honor = view["honor"][view["question"]["seat"]]
    if "worst" in preview:
        lost = -preview["worst"]
        return text.say("cli-honor-may-cost", amount=lost, honor=honor - lost)
    lost = -preview.get("honor", 0)
    if lost <= 0:
        return ""
    return text.say("cli-honor-costs", amount=lost, honor=honor - lost)
