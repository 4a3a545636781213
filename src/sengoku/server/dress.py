"""What people wear at a table: a color and a crest, each of them worn by one seat alone."""

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias, TypeVar, get_args

from sengoku.server.bodies import Color, Crest

__all__ = ["COLORS", "CRESTS", "worn"]

_Wanted: TypeAlias = tuple[str, str]
T = TypeVar("T", bound=str)

# By seat, for whoever does not mind. There are crests besides that nobody wears unless he chose it.
COLORS: Final[tuple[Color, ...]] = get_args(Color)
CRESTS: Final[tuple[Crest, ...]] = get_args(Crest)


def worn(wishes: Sequence[tuple[int, _Wanted]]) -> dict[int, tuple[Color, Crest]]:
    """By seat. Who comes first in the list gets what he wishes, who comes later the next that is
    free; and who has no wish gets what his seat has, if nobody chose that."""
    colors = _shared([(seat, color) for seat, (color, _) in wishes], COLORS)
    crests = _shared([(seat, crest) for seat, (_, crest) in wishes], CRESTS)
    return {seat: (colors[seat], crests[seat]) for seat, _ in wishes}


def _shared(wishes: Iterable[tuple[int, str]], all: Sequence[T]) -> dict[int, T]:
    found: dict[int, T] = {}
    late: list[tuple[int, int]] = []
    for seat, wish in wishes:
        at = next((at for at, one in enumerate(all) if one == wish), -1)
        if at >= 0 and all[at] not in found.values():
            found[seat] = all[at]
        else:
            late.append((seat, at if at >= 0 else seat % len(all)))
    for seat, first in sorted(late):
        round = (*all[first:], *all[:first])
        found[seat] = next((one for one in round if one not in found.values()), all[first])
    return found
