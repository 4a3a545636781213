"""The match as it is shown: built and written once for all who see the same. What they saw is kept,
so that who asked for it is sent only what changed."""

from collections.abc import Collection
from typing import Any

from msgspec import Raw

from sengoku.kernel.rows import Row
from sengoku.server.changes import QUESTION, Edits, Known, changes
from sengoku.server.connection import Connection, encoded
from sengoku.server.sight import MatchMoment
from sengoku.server.table_log import TableLog

__all__ = ["Showing"]

_Seen = tuple[int, dict[str, Any]]  # a version of the match, and the view of it
NOTHING: _Seen = (-1, {})


def _in_rows(parts: dict[str, Any]) -> dict[str, Any]:
    """The same, but what recurs from view to view is written once for all of them."""
    shared = Row  # looked up once, not for every part
    pieces = parts.copy()
    for name, part in parts.items():
        kind = type(part)
        if kind is shared:
            pieces[name] = Raw(_written(part))
        elif kind is list and part and type(part[0]) is shared:
            pieces[name] = _list(part, shared)
    return pieces


def _list(rows: list[Any], shared: type[Row]) -> Any:
    """One text for all of them; among rows may be some that are new each time."""
    texts: list[bytes] = []
    for row in rows:
        texts.append(_written(row) if type(row) is shared else encoded(row))
    return Raw(b"[" + b",".join(texts) + b"]")


def _written(row: Row) -> bytes:
    text: bytes | None = row.written
    if text is None:
        text = row.written = encoded(row)
    return text


def _piece(part: Any) -> Any:
    return Raw(_written(part)) if type(part) is Row else part


def _in_written_rows(edits: Edits) -> Edits:
    sets, splices = edits
    return (
        [(path, _piece(part)) for path, part in sets],
        [(path, at, gone, [_piece(part) for part in come]) for path, at, gone, come in splices],
    )


def _asked(question: dict[str, Any] | None) -> Any:
    """It stands at two places of a message: it is written once for both."""
    if question is None:
        return None
    return Raw(encoded(_in_rows(question)))


def _in_pieces(view: dict[str, Any], alike: dict[str, Any]) -> dict[str, Any]:
    pieces = _in_rows(view)
    pieces.update(alike)
    pieces[QUESTION] = _asked(view[QUESTION])
    return pieces


class Showing:
    def __init__(self) -> None:
        self._shown: dict[str, _Seen] = {}  # by viewer, where somebody asked for changes
        self._alike: dict[str, tuple[Any, Raw]] = {}  # parts that all shared, and as written

    def tell(
        self,
        match: TableLog,
        to: Collection[Connection],
        kept: int,
        now: int,
        seat: int | None = None,
    ) -> None:
        """All of them, or those at a seat."""
        crowds: dict[str, list[Connection]] = {}
        for connection in to:
            if seat is None or connection.seat == seat:
                crowds.setdefault(connection.name, []).append(connection)
        if seat is None and self._shown:  # nobody looks any more as those who are missing
            self._shown = {name: self._shown[name] for name in crowds if name in self._shown}
        scene = MatchMoment(match, kept, now)
        views = scene.views([crowd[0].viewer for crowd in crowds.values()])
        alike = self._parts(views) if False in [c.changes for c in to] else {}
        known: dict[str, Known] = {}
        for (name, crowd), view in zip(crowds.items(), views, strict=True):
            self._tell_crowd(scene, name, crowd, view, alike, known)

    def _parts(self, views: list[dict[str, Any]]) -> dict[str, Any]:
        """Those that all views share, as they are written: once for all of them, and not again
        before they change."""
        if len(views) < 2:
            return {}
        others = views[1:]
        found: dict[str, Any] = {}
        for name, part in views[0].items():
            if type(part) is dict and False not in [view[name] is part for view in others]:
                former = self._alike.get(name)
                if former is None or former[0] != part:
                    former = self._alike[name] = part, Raw(encoded(part))
                found[name] = former[1]
        return found

    def tell_whole(self, match: TableLog, connection: Connection, kept: int, now: int) -> None:
        """To somebody who comes, or comes back."""
        scene = MatchMoment(match, kept, now)
        view = scene.views([connection.viewer])[0]
        connection.show(encoded(scene.present(connection.viewer, view)), scene.version)
        if connection.changes:
            self._keep(connection.name, scene, view)

    def _tell_crowd(
        self,
        scene: MatchMoment,
        name: str,
        crowd: list[Connection],
        view: dict[str, Any],
        alike: dict[str, Any],
        known: dict[str, Known],
    ) -> None:
        viewer, (version, former) = crowd[0].viewer, self._shown.get(name, NOTHING)
        asked_for = True in [connection.changes for connection in crowd]
        whole = changed = b""
        if asked_for and len(former) == len(view):
            edits = _in_written_rows(changes(former, view, known))
            changed = encoded(scene.changed(viewer, _asked(view[QUESTION]), version, edits))
        for connection in crowd:
            if changed and connection.shown == version:
                connection.show(changed, scene.version)
            else:
                whole = whole or encoded(scene.present(viewer, _in_pieces(view, alike)))
                connection.show(whole, scene.version)
        if asked_for:
            self._keep(name, scene, view)

    def _keep(self, name: str, scene: MatchMoment, view: dict[str, Any]) -> None:
        """Without the question, which is always sent and is the largest part of many a view."""
        view[QUESTION] = None
        self._shown[name] = scene.version, view
