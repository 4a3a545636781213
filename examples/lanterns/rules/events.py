"""What happened, and who may hear of it."""

from sengoku.kernel.event import Event

__all__ = ["drawn", "hung", "snuffed"]


def hung(seat: int, card: int) -> Event:
    return Event("LanternHung", {"seat": seat, "card": card})


def snuffed(seat: int, card: int, other: int) -> Event:
    return Event("LanternSnuffed", {"seat": seat, "card": card, "other": other})


def drawn(seat: int, card: int) -> Event:
    """Only who drew it sees it. [LAN-4.1]"""
    return Event("LanternDrawn", {"seat": seat}, {"card": card}, [seat])
