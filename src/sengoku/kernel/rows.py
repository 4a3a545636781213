"""Rows of views that recur from moment to moment and from table to table: each is made once.

Most of what a view tells is not new: the same characters with the same numbers, the same options.
"""

from collections.abc import Mapping
from typing import Any, NoReturn

__all__ = ["Row", "Rows"]

MOST = 10_000  # of one kind; a continuum of moves must not fill the memory


class Row(dict[str, Any]):
    """A dict that nobody changes, since many views hold it. `written` is for whoever writes it down
    as a text, and would do so again and again."""

    __slots__ = ("written",)

    def __init__(self, facts: Mapping[str, Any]) -> None:
        super().__init__(facts)
        self.written: Any = None

    def _refuse(self, *_: Any, **__: Any) -> NoReturn:
        raise TypeError("a row of a view is shared and cannot be changed")

    __setitem__ = __delitem__ = __ior__ = _refuse
    update = setdefault = pop = popitem = clear = _refuse

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy, also one in another process, is a plain dict and its holder's own."""
        return dict, ({**self},)


class Rows:
    """By a key in which all their facts are."""

    def __init__(self) -> None:
        self._rows: dict[object, Row] = {}
        self.get = self._rows.get

    def add(self, key: object, facts: Mapping[str, Any]) -> Row:
        if len(self._rows) >= MOST:
            self.clear()
        row = self._rows[key] = Row(facts)
        return row

    def clear(self) -> None:
        self._rows.clear()
