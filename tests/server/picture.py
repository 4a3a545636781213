"""A client that asked for changes, as docs/protocol.md tells it, and what it then holds."""

from copy import deepcopy
from typing import Any

__all__ = ["Picture"]


class Picture:
    """`present` is the last one, whole, whatever was sent."""

    def __init__(self) -> None:
        self.present: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.changed = 0

    def hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "changed":
            message = self._whole(message)
            self.changed += 1
        if message["type"] == "present":
            self.present = message
            self.events = [*self.events[: message["kept"]], *message["events"]]

    def _whole(self, message: dict[str, Any]) -> dict[str, Any]:
        assert message["after"] == self.present["version"], "a hole"
        whole = {name: value for name, value in message.items() if name not in EDITS}
        whole["view"] = edited(self.present["view"], message)
        if whole["asked"] is not None and whole["asked"]["question"] is None:
            whole["asked"] = {**whole["asked"], "question": message["question"]}
        return {**whole, "type": "present"}


EDITS = {"after", "question", "sets", "splices"}


def edited(view: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    new: Any = {**deepcopy(view), "question": message["question"]}
    for (*way, last), value in message["sets"]:
        _at(new, way)[last] = value
    for path, start, gone, come in message["splices"]:
        _at(new, path)[start : start + gone] = come
    found: dict[str, Any] = {name: new[name] for name in view}
    return found


def _at(part: Any, way: list[Any]) -> Any:
    for step in way:
        part = part[step]
    return part
