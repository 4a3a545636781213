"""The options of Samurai cell by cell, with what each placement would lay and score."""

from typing import Any, Final

from sengoku.cli.desk.drawing import Choice, Group, View
from sengoku.cli.drawings.samurai.marks import (
    NOBODY_GETS,
    SEAT_LETTERS,
    SHAPES,
    card_mark,
    village_mark,
)
from sengoku.text import Speaker

__all__ = ["groups"]

UNKNOWN: Final = "unknown"
STAYS_A_HOLE: Final = "∅"


def groups(view: View, speaker: Speaker) -> list[Group]:
    """A group for each cell with what comes there whatever the card, or the spots for a village."""
    found: dict[str, list[Choice]] = {}
    for option in view["question"]["options"]:
        title = _title(option, view, speaker)
        found.setdefault(title, []).append(_choice(option, view, speaker))
    return [Group(title, choices) for title, choices in found.items()]


def _title(option: dict[str, Any], view: View, speaker: Speaker) -> str:
    words, foreseen = option["words"], option["preview"]
    if words["do"] == "lay":
        mark = f"[{village_mark(view['waiting'])}]"
        return speaker.text.say("cli-samurai-lay", village=mark)
    notes = [_cell(words), *_villages(foreseen), *([STAYS_A_HOLE] if foreseen["voids"] else [])]
    return " ".join(notes)


def _choice(option: dict[str, Any], view: View, speaker: Speaker) -> Choice:
    words, foreseen = option["words"], option["preview"]
    warning = _warning(foreseen["ends"], speaker) if foreseen["ends"] else ""
    notes = _stones(foreseen, view, speaker)
    if words["do"] == "lay":
        notes += _villages(foreseen)
        label = _cell(words)
    else:
        label = card_mark(words["card"])
    return Choice(option["action"], label, option["clause"], " ".join(notes), warning)


def _cell(words: dict[str, Any]) -> str:
    return f"{words['x']},{words['y']}"


def _stones(foreseen: dict[str, Any], view: View, speaker: Speaker) -> list[str]:
    """The stones of every village that closes: △you ○b □=; ? if nobody can tell. [SAM-6.9]"""
    notes = []
    for village in foreseen["closes"]:
        if village["stones"] == UNKNOWN:
            notes.append("?")
            continue
        for symbol, seat in village["stones"].items():
            notes.append(SHAPES[symbol] + _taker(seat, view, speaker))
    return notes


def _taker(seat: int | None, view: View, speaker: Speaker) -> str:
    if seat is None:
        return NOBODY_GETS
    return speaker.text.say("cli-samurai-you") if seat == view["you"] else SEAT_LETTERS[seat]


def _villages(foreseen: dict[str, Any]) -> list[str]:
    """+HB where the visible village goes for certain, else how many come: +2. [SAM-5.15]"""
    lays, count = foreseen["lays"], foreseen["count"]
    if not lays:
        return []
    marks = [village_mark(spot["village"]) for spot in lays]
    return [f"+{marks[0]}"] if count == 1 and marks[0] != "?" else [f"+{count}"]


def _warning(ends: list[str], speaker: Speaker) -> str:
    reasons = "; ".join(speaker.noun("reason", reason) for reason in ends)
    return speaker.text.say("cli-samurai-ends", reasons=reasons)
