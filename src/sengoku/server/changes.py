"""What changed from one view to the next, so that only that travels. See docs/protocol.md.

An edit sets a value at a path, or replaces a run of a list. It is made of two views and of nothing
else: who may see both may see what lies between them. No path of an edit lies within another's, so
their order does not matter.
"""

from typing import Any, Final

from sengoku.kernel.rows import Row

__all__ = ["QUESTION", "Edits", "Known", "Path", "Set", "Splice", "changes"]

Path = list[str | int]
Set = tuple[Path, Any]  # where, and what is there now
Splice = tuple[Path, int, int, list[Any]]  # where, from which place, how many go, and who comes
Edits = tuple[list[Set], list[Splice]]
Known = tuple[Any, Any, Edits]  # what was compared

# It has nothing in common with the one before, and is always sent.
QUESTION: Final = "question"


def changes(
    old: dict[str, Any], new: dict[str, Any], known: dict[str, Known] | None = None
) -> Edits:
    """From one view to another with the same fields. What several views share is compared once:
    `known` is what came of it, by field."""
    known = {} if known is None else known
    sets: list[Set] = []
    splices: list[Splice] = []
    for name, value in new.items():
        former = old[name]
        if former is value or name == QUESTION:
            continue
        found = known.get(name)
        if found is None or found[0] is not former or found[1] is not value:
            found = known[name] = former, value, _edits(former, value, name)
        sets += found[2][0]
        splices += found[2][1]
    return sets, splices


def _edits(old: Any, new: Any, name: str) -> Edits:
    sets: list[Set] = []
    splices: list[Splice] = []
    if old != new:
        _compare(old, new, [name], sets, splices)
    return sets, splices


def _differ(old: Any, new: Any) -> bool:
    """Rows recur as the very same ones, and need no look inside."""
    return old is not new and bool(old != new)


def _compare(old: Any, new: Any, path: Path, sets: list[Set], splices: list[Splice]) -> None:
    """Of two values that differ. A row comes whole: it is written already."""
    if type(new) is Row:
        sets.append((path, new))
    elif isinstance(old, dict) and isinstance(new, dict) and list(old) == list(new):
        for name, value in new.items():
            if _differ(old[name], value):
                _compare(old[name], value, [*path, name], sets, splices)
    elif isinstance(old, list) and isinstance(new, list):
        _compare_lists(old, new, path, sets, splices)
    else:
        sets.append((path, new))


def _compare_lists(
    old: list[Any], new: list[Any], path: Path, sets: list[Set], splices: list[Splice]
) -> None:
    if len(old) != len(new):
        splices.append(_splice(old, new, path))
        return
    changed = [place for place in range(len(new)) if _differ(old[place], new[place])]
    if isinstance(new[changed[0]], dict | list):
        for place in changed:
            _compare(old[place], new[place], [*path, place], sets, splices)
    else:  # plain values take less room than the way to each
        sets.append((path, new))


def _splice(old: list[Any], new: list[Any], path: Path) -> Splice:
    """What both begin and end with stays."""
    shorter = min(len(old), len(new))
    first = 0
    while first < shorter and old[first] == new[first]:
        first += 1
    last = 0
    while last < shorter - first and old[-1 - last] == new[-1 - last]:
        last += 1
    return path, first, len(old) - first - last, new[first : len(new) - last]
