"""How a row of numbers is laid out: fields with names and meanings, as data beside the code."""

from typing import Any, Final

import msgspec

__all__ = ["Layout", "RowField"]


class RowField(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Some bytes of a row, or some numbers of actions, that belong together."""

    name: str
    count: int
    means: str


class _Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    version: str
    most: int
    number: list[RowField]
    row: list[RowField]
    option: list[RowField]


class Layout:
    """`version` names it for ever: whatever changes here gets a new one."""

    def __init__(self, data: dict[str, Any]) -> None:
        sheet = msgspec.convert(data, _Sheet)
        self.version: Final = sheet.version
        self.most: Final = sheet.most  # options that can be offered at once
        self.numbers: Final = sheet.number
        self.row: Final = sheet.row
        self.option: Final = sheet.option
        self.actions: Final = sum(field.count for field in sheet.number)
        self.width: Final = sum(field.count for field in sheet.row)
        self.option_width: Final = sum(field.count for field in sheet.option)

    def at(self, name: str) -> int:
        """Where a field of the row begins."""
        place = 0
        for field in self.row:
            if field.name == name:
                return place
            place += field.count
        raise KeyError(name)
