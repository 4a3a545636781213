"""Whether something told has the shape that a type declares, strictly: nothing is read as something
else, nothing is missing, and nothing is left over."""

from collections.abc import Iterator
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from sengoku.kernel.rows import Row

__all__ = ["complaints"]

DICTS = (dict, Row)  # a row is a dict that many views share


def complaints(told: Any, kind: Any, at: str = "") -> Iterator[str]:
    origin, inner = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        yield from _of_fields(told, kind, at)
    elif origin in (Union, UnionType):
        each = [[*complaints(told, member, at)] for member in inner]
        if all(each):
            yield from max(each, key=lambda found: len(found[0].partition(":")[0]))  # the deepest
    elif origin is Literal:
        if not any(told == value and type(told) is type(value) for value in inner):
            yield f"{at}: {told!r} is none of {inner}"
    elif origin is dict:
        if type(told) not in DICTS:
            yield f"{at}: {told!r} is no dict"
            return
        for name, value in told.items():
            yield from complaints(name, inner[0], f"the name {at}.{name}")
            yield from complaints(value, inner[1], f"{at}.{name}")
    elif origin in (list, tuple):
        yield from _of_items(told, origin, inner, at)
    else:
        yield from _of_type(told, kind, at)


def _of_type(told: Any, kind: Any, at: str) -> Iterator[str]:
    if type(told) is not (NoneType if kind is None else kind):
        yield f"{at}: {told!r} is no {kind}"


def _of_items(told: Any, origin: type, inner: tuple[Any, ...], at: str) -> Iterator[str]:
    """JSON has lists only: a tuple is a list of so many."""
    if type(told) is not list:
        yield f"{at}: {told!r} is no list"
        return
    kinds = inner if origin is tuple else inner * len(told)
    if len(kinds) != len(told):
        yield f"{at}: {told!r} has not {len(kinds)} entries"
    for place, (item, kind) in enumerate(zip(told, kinds, strict=False)):
        yield from complaints(item, kind, f"{at}[{place}]")


def _of_fields(told: Any, kind: Any, at: str) -> Iterator[str]:
    if type(told) not in DICTS:
        yield f"{at}: {told!r} is no {kind.__name__}"
        return
    fields = _fields(kind)
    for name in kind.__required_keys__ - told.keys():
        yield f"{at}: {name} is missing"
    for name, value in told.items():
        if name in fields:
            yield from complaints(value, fields[name], f"{at}.{name}")
        else:
            yield f"{at}: {name} is not declared"


@cache
def _fields(kind: Any) -> dict[str, Any]:
    """With their types; NotRequired is dropped."""
    return get_type_hints(kind)
