"""The event cards of the main phase, in the order of their numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.honor.rules.steps.dishonor import Dishonor
from sengoku.games.honor.rules.steps.event_card import EventCard
from sengoku.games.honor.rules.steps.ninja import Assassin, EliteSpy, Spy

__all__ = ["EVENTS", "EVENT_CARDS", "event_of"]

EVENTS: Final = vec[EventCard]([Spy(), EliteSpy(), Assassin(), Dishonor()])
EVENT_CARDS: Final = vec[i64]([event.card for event in EVENTS])


def event_of(verb: i64) -> EventCard | None:
    """The event card that a verb plays, if it plays one."""
    for event in EVENTS:
        if event.verb == verb:
            return event
    return None
