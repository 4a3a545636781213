"""The table of Honor of the Samurai at a glance: both houses of every player, and the numbers."""

from typing import Any, Final

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.text import Text as Line

from sengoku.cli.desk.drawing import View
from sengoku.cli.drawings.shares import percent
from sengoku.kernel.event import HIDDEN
from sengoku.text import Speaker

__all__ = ["SEAT_STYLES", "board", "counted"]

SEAT_STYLES: Final = ("cyan", "magenta", "green", "yellow", "blue", "red")
TIMES: Final = "\u00d7"  # the multiplication sign
BAR: Final = 10
WIDE: Final = 110


def board(view: View, width: int, speaker: Speaker) -> RenderableType:
    lines = [_header(view, speaker), _legend(view, speaker)]
    for facts in view["players"]:
        lines += _player(facts, view, width, speaker)
    return Lines(*lines, *_hand(view, speaker), *_window(view, speaker))


def counted(cards: dict[str, int], speaker: Speaker) -> str:
    """Cards and how many of each, where there are several."""
    return ", ".join(
        speaker.noun("card", card) + (f" {TIMES}{count}" if count > 1 else "")
        for card, count in cards.items()
    )


# -- above the players ---------------------------------------------------------------------------


def _header(view: View, speaker: Speaker) -> Line:
    text = speaker.text
    line = Line(text.say("honor-title"), style="bold red")
    parts = [text.say("cli-honor-goal", goal=view["goal"])]
    if view["over"]:
        parts.append(text.say("cli-honor-over"))
    else:
        limit = view["round_limit"] or 0
        parts.append(text.say("cli-honor-round", round=view["round"], limit=limit))
        parts.append(text.say("cli-honor-turn", name=speaker.name(view["active"])))
    for part in parts:
        line.append(f" · {part}", style="not bold default")
    return line


def _legend(view: View, speaker: Speaker) -> Line:
    text = speaker.text
    piles = text.say(
        "cli-honor-piles", pile=view["pile"]["count"], discards=view["discards"]["count"]
    )
    line = Line(piles, style="dim")
    if view["title"] is None:
        free = text.say("cli-honor-title-free", honor=view["title_honor"])
        line.append(f" · {free}", style="bold")
    line.append(f" · {text.say('cli-honor-legend')}")
    return line


# -- a player ------------------------------------------------------------------------------------


def _player(facts: dict[str, Any], view: View, width: int, speaker: Speaker) -> list[Line]:
    lines = [_standing(facts, view, speaker)]
    if facts["daimyo_house"] is not None:
        lines.append(_daimyo_house(facts, width, speaker))
    lines.append(_house(facts["samurai_house"], speaker.noun("card", "samurai"), speaker))
    return lines


def _standing(facts: dict[str, Any], view: View, speaker: Speaker) -> Line:
    """Honor with a bar to the goal, income, actions, hand, and where he stands."""
    text, seat = speaker.text, facts["seat"]
    own = "bold underline" if seat == view["you"] else "bold"
    line = Line("▸" if seat == view["active"] else " ", style="bold")
    line.append(f"{speaker.name(seat)} ", style=f"{own} {SEAT_STYLES[seat]}")
    honor = facts["honor"]
    line.append(f"{honor} ", style="bold red" if honor < 0 else "bold")
    line.append(_bar(honor, view["goal"]), style="not bold green")
    line.append(f" {facts['income']['total']:+d}", style="not bold")
    if facts["to_goal"] is not None:
        goal = text.say("cli-honor-to-goal", turns=facts["to_goal"])
        line.append(f" ({goal})", style="bold red" if facts["to_goal"] <= 2 else "not bold dim")
    parts = [_status(facts, speaker)]
    if seat == view["active"]:
        parts.append(text.say("cli-honor-actions", left=facts["actions"]["total"]))
        if view["declared"]:
            parts.append(text.say("cli-honor-declared"))
    if seat != view["you"]:
        parts.append(text.say("cli-honor-hand", count=facts["hand"]["count"]))
    if facts["odds"] is not None:
        parts.append(
            text.say("cli-honor-odds", chance=percent(facts["odds"]["permille"] / 1000, speaker))
        )
    for part in parts:
        line.append(f" · {part}", style="not bold default")
    return line


def _bar(honor: int, goal: int) -> str:
    full = max(0, min(BAR, honor * BAR // goal))
    return "█" * full + "░" * (BAR - full)


def _status(facts: dict[str, Any], speaker: Speaker) -> str:
    text = speaker.text
    name = speaker.name(facts["lord"])
    said = text.say("cli-honor-status", status=facts["status"], name=name)
    if facts["shogun"]:
        return f"{said}, {text.say('cli-honor-shogun')}"
    return said


def _daimyo_house(facts: dict[str, Any], width: int, speaker: Speaker) -> Line:
    house = facts["daimyo_house"]
    line = _house(house, speaker.noun("card", house["head"]), speaker)
    attack, defense = facts["attack"], facts["defense"]
    said = speaker.text.say(
        "cli-honor-dice", attack=attack["dice"]["total"], defense=defense["dice"]["total"]
    )
    line.append(f" · {said}", style="bold")
    if width >= WIDE:
        missing = speaker.text.say("cli-honor-missing", strength=attack["missing"])
        line.append(f" ({missing})", style="not bold dim")
    return line


def _house(house: dict[str, Any], head: str, speaker: Speaker) -> Line:
    """Its head, its cards, and honor/ki/strength of all."""
    line = Line(f"   {head}", style="bold")
    if house["cards"]:
        line.append(f": {counted(house['cards'], speaker)}", style="not bold")
    sums = f"{house['honor']}/{house['ki']}/{house['strength']}"
    line.append(f"  [{sums}]", style="not bold cyan")
    if house["armies"] >= 4:
        line.append(f" {house['armies']}/5", style="not bold yellow")
    return line


# -- below the players ---------------------------------------------------------------------------


def _hand(view: View, speaker: Speaker) -> list[Line]:
    lines = []
    for facts in view["players"]:
        cards = facts["hand"]["cards"]
        if cards != HIDDEN and cards:
            mine = facts["seat"] == view["you"]
            title = speaker.text.say("cli-honor-your-hand") if mine else speaker.name(facts["seat"])
            line = Line(f"{title}: ", style="bold yellow")
            lines.append(line.append(counted(cards, speaker), style="not bold default"))
    return lines


def _window(view: View, speaker: Speaker) -> list[Line]:
    """Who is asked, in order; nobody sees what was answered."""
    window = view["window"]
    if window is None:
        return []
    names = ", ".join(speaker.name(seat) for seat in window["asked"])
    said = speaker.text.say("cli-honor-asked", names=names)
    return [Line(said, style="italic")]
