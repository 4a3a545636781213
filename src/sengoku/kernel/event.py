"""What happened, past tense, and what each viewer may see of it."""

from typing import Final, TypeAlias

from mypy_extensions import i64

from sengoku.kernel.viewer import Viewer

__all__ = ["HIDDEN", "Event", "Fact", "event_from"]

Fact: TypeAlias = "str | int | list[str] | list[int] | dict[str, int]"

HIDDEN: Final = "hidden"


class Event:
    """Open facts for everybody, secret facts for the seats in `to` (and the referee)."""

    def __init__(
        self,
        name: str,
        facts: dict[str, Fact],
        secret: dict[str, Fact] | None = None,
        to: list[int] | None = None,
    ) -> None:
        self.name: Final = name
        self.facts: Final = facts
        self.secret: Final[dict[str, Fact]] = {} if secret is None else secret
        self.to: Final[list[int]] = [] if to is None else to

    def told(self, viewer: Viewer) -> dict[str, Fact]:
        """The event as this viewer hears it; a secret fact is named but hidden."""
        heard: dict[str, Fact] = {"event": self.name}
        heard.update(self.facts)
        for fact, value in self.secret.items():
            heard[fact] = value if self._open_to(viewer) else HIDDEN
        return heard

    def _open_to(self, viewer: Viewer) -> bool:
        if viewer.all_seeing:
            return True
        seat: i64 = viewer.seat
        return int(seat) in self.to

    def save(self) -> dict[str, object]:
        return {"name": self.name, "facts": self.facts, "secret": self.secret, "to": self.to}


def event_from(saved: dict[str, object]) -> Event:
    name, facts, secret, to = saved["name"], saved["facts"], saved["secret"], saved["to"]
    assert isinstance(name, str) and isinstance(facts, dict)
    assert isinstance(secret, dict) and isinstance(to, list)
    return Event(name, facts, secret, to)
