"""How the players of Samurai stand and why, and the final places."""

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.text import Text as Line

from sengoku.cli.desk.drawing import View
from sengoku.cli.drawings.samurai.marks import NOTHING, SEAT_STYLES, SHAPES, counted_marks
from sengoku.text import Speaker

__all__ = ["ending", "place_of", "sheet"]


def sheet(view: View, speaker: Speaker) -> RenderableType:
    """Who would win now and why; what everybody has still to play; the unseen villages."""
    text = speaker.text
    lines = [Line(text.say("cli-samurai-now"), style="bold"), *_places(view, speaker)]
    lines.append(Line(text.say("cli-samurai-unplayed"), style="bold"))
    for seat, hand in enumerate(view["hands"]):
        line = Line(f"{speaker.name(seat)}: ", style=SEAT_STYLES[seat])
        lines.append(line.append(counted_marks(hand["unplayed"]) or NOTHING, style="default"))
    lines.append(Line(text.say("cli-samurai-unseen"), style="bold"))
    lines.append(Line(counted_marks(view["pile"]["unseen"]) or NOTHING))
    return Lines(*lines)


def ending(view: View, speaker: Speaker) -> RenderableType:
    """The final places, step by step: majorities, what is set aside, sums. [SAM-9.10]"""
    return Lines(*_places(view, speaker))


def _places(view: View, speaker: Speaker) -> list[Line]:
    ranks = view["standing"]["ranks"]
    order = sorted(range(view["seats"]), key=lambda seat: (ranks[seat], seat))
    lines = [_place(view, seat, speaker) for seat in order]
    if not view["standing"]["winners"]:
        lines.insert(0, Line(speaker.text.say("cli-samurai-draw"), style="bold"))
    return lines


def place_of(view: View, seat: int) -> str:
    """A seat's place as it stands; none where nobody wins. [SAM-9.9]"""
    standing = view["standing"]
    return f"{standing['ranks'][seat]}." if standing["winners"] else NOTHING


def _place(view: View, seat: int, speaker: Speaker) -> Line:
    standing = view["standing"]
    won = " bold" if seat in standing["winners"] else ""
    line = Line(f"{place_of(view, seat)} ").append(
        speaker.name(seat), style=SEAT_STYLES[seat] + won
    )
    stones = view["stones"]["seats"][seat]
    line.append("  " + " ".join(f"{SHAPES[name]}{count}" for name, count in stones.items()))
    return line.append(f"  {_reason(view, seat, speaker)}", style="dim")


def _reason(view: View, seat: int, speaker: Speaker) -> str:
    """What decides a place. [SAM-9.3, SAM-9.4, SAM-9.5, SAM-9.9]"""
    text, standing = speaker.text, view["standing"]
    held, total = standing["majorities"][seat], standing["totals"][seat]
    shapes = " ".join(SHAPES[symbol] for symbol in held)
    if len(held) > 1:
        return text.say("cli-samurai-why-outright", shapes=shapes)
    if len(held) == 1:
        kept = view["stones"]["seats"][seat][held[0]]
        return text.say("cli-samurai-why-one", shapes=shapes, kept=kept, sum=total - kept)
    if any(standing["majorities"]) or not standing["winners"]:
        return text.say("cli-samurai-why-none", sum=total)
    return text.say("cli-samurai-why-nobody", sum=total)
