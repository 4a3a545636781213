"""Who looks at a state: a seat, the public, or the referee."""

from typing import Final, final

from mypy_extensions import i64

from sengoku.kernel.problem import Problem, shown

__all__ = ["NOBODY", "PUBLIC", "REFEREE", "Viewer", "viewer_named", "viewer_of"]

NOBODY: Final[i64] = -1


@final
class Viewer:
    """A closed type. `seat` is NOBODY for the public and the referee."""

    seat: Final[i64]
    all_seeing: Final[bool]

    def __init__(self, seat: i64, *, all_seeing: bool = False) -> None:
        self.seat = seat
        self.all_seeing = all_seeing

    def sees(self, seat: i64) -> bool:
        """Whether what belongs to `seat` alone is open to this viewer."""
        return self.all_seeing or self.seat == seat

    def name(self) -> str:
        if self.all_seeing:
            return "referee"
        return "public" if self.seat == NOBODY else f"seat {self.seat}"


PUBLIC: Final = Viewer(NOBODY)
REFEREE: Final = Viewer(NOBODY, all_seeing=True)


def viewer_of(seat: i64) -> Viewer:
    assert seat >= 0, "a seat is a number from 0; use PUBLIC or REFEREE for the others"
    return Viewer(seat)


def viewer_named(name: str, seats: int) -> Viewer:
    """Reads `public`, `referee` or a seat number, as typed by a person."""
    if name == "public":
        return PUBLIC
    if name == "referee":
        return REFEREE
    if name.isascii() and name.isdecimal() and len(name) < 3 and int(name) < seats:
        return viewer_of(int(name))
    raise Problem("no-such-viewer", {"name": shown(name), "last": seats - 1})
