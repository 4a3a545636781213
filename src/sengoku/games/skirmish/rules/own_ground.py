"""Ground that the players bring: pieces by kind, place, size and angle. [TOH-15.6, TOH-15.7]

People write it as TOML, in inches:

    [[piece]]
    kind = "building"
    at = [18, 21.5]     # the center, from the west and from the south edge
    size = [6, 4]       # wide and deep before it is turned; one number for both, or a length
    angle = 30          # whole degrees against the clock, 0 if it is left out

In a record, and wherever programs speak of it, a piece is in thousandths of an inch:

    {"kind": "building", "x": 18000, "y": 21500, "wide": 6000, "deep": 4000, "angle": 30}
"""

import tomllib
from decimal import Decimal
from typing import Any, Final

from sengoku.games.skirmish.rules.components import KINDS, TERRAIN
from sengoku.games.skirmish.rules.survey import BadGround, Corners, check_lying
from sengoku.geometry.ground import Ground
from sengoku.geometry.plane import TABLE
from sengoku.geometry.turning import MILLION, nearest, turned
from sengoku.kernel.problem import Facts, shown

__all__ = [
    "LARGEST",
    "MOST_PIECES",
    "SMALLEST",
    "Piece",
    "corners",
    "laid",
    "read_ground",
    "read_pieces",
    "write_ground",
]

LONGEST: Final = 20_000  # characters of a file
MOST_PIECES: Final = 24
SMALLEST: Final = 1000
LARGEST: Final = int(TABLE)
INCH: Final = 1000
FARTHEST: Final = 1000  # inches that are read at all
FINEST: Final = -6  # digits behind the point that are read at all
SLANT: Final = 414_214  # the tangent of 22.5 degrees in millionths, for octagons

FULL_TURN: Final = 360

Piece = dict[str, Any]
_LENGTHS: Final = ("x", "y", "wide", "deep")
_FIELDS: Final = ("kind", "at", "size", "angle")


def read_ground(given: str | list[Any]) -> list[Piece]:
    """From the text of a terrain file, or from pieces in their final form."""
    pieces = read_pieces(given)
    check_lying([(piece["kind"], corners(piece)) for piece in pieces])
    return pieces


def read_pieces(given: str | list[Any]) -> list[Piece]:
    """The same, however they lie beside each other."""
    if isinstance(given, str):
        return _from_text(given)
    return [_from_facts(number, facts) for number, facts in _numbered(given)]


def _numbered(rows: list[Any]) -> list[tuple[int, Any]]:
    """Each with its number in the file, from 1."""
    if len(rows) > MOST_PIECES:
        raise BadGround("skirmish-ground-too-many", {"count": len(rows), "most": MOST_PIECES})
    return [*enumerate(rows, 1)]


# -- the file --------------------------------------------------------------------------------------


def _from_text(text: str) -> list[Piece]:
    if len(text) > LONGEST:
        raise BadGround("skirmish-ground-too-long", {"most": LONGEST})
    try:
        told = tomllib.loads(text, parse_float=Decimal)
    except (ValueError, ArithmeticError, RecursionError) as broken:
        raise BadGround("skirmish-ground-not-toml", {"detail": str(broken)[:120]}) from None
    for name in told:
        if name != "piece":
            raise BadGround("skirmish-ground-unknown-part", {"field": shown(name)})
    rows = told.get("piece")
    if not isinstance(rows, list) or not rows:
        raise BadGround("skirmish-ground-no-pieces")
    return [_from_row(number, row) for number, row in _numbered(rows)]


def _from_row(number: int, row: Any) -> Piece:
    """A piece as people write it."""
    if not isinstance(row, dict):
        raise BadGround("skirmish-ground-not-a-piece", {"piece": number})
    for name in row:
        if name not in _FIELDS:
            facts: Facts = {"piece": number, "field": shown(name), "known": ", ".join(_FIELDS)}
            raise BadGround("skirmish-ground-unknown-field", facts)
    for name in _FIELDS[:3]:
        if name not in row:
            raise BadGround("skirmish-ground-needs-field", {"piece": number, "field": name})
    kind, at, size = _kind(number, row["kind"]), row["at"], row["size"]
    if not isinstance(at, list) or len(at) != 2:
        raise BadGround("skirmish-ground-bad-place", {"piece": number, "value": shown(at)})
    if isinstance(size, list) and (len(size) != 2 or kind == "obstacle"):
        raise BadGround("skirmish-ground-bad-size-form", {"piece": number, "value": shown(size)})
    sides = size if isinstance(size, list) else [size, 0 if kind == "obstacle" else size]
    lengths = [_thousandths(number, length) for length in [*at, *sides]]
    told = dict(zip(_LENGTHS, lengths, strict=True))
    return _checked(number, {"kind": kind, **told, "angle": row.get("angle", 0)})


def _kind(number: int, given: Any) -> str:
    if isinstance(given, str) and given in TERRAIN:
        return given
    facts: Facts = {"piece": number, "kind": shown(given), "known": ", ".join(TERRAIN)}
    raise BadGround("skirmish-ground-unknown-kind", facts)


def _thousandths(number: int, given: Any) -> int:
    """Of an inch; inches have at most three digits behind the point."""
    told = Decimal(given) if type(given) is int else given
    known = isinstance(told, Decimal) and told.is_finite()
    if not known or not -FARTHEST <= told <= FARTHEST:
        raise BadGround("skirmish-ground-not-a-length", {"piece": number, "value": shown(given)})
    exponent = told.as_tuple().exponent
    fine = isinstance(exponent, int) and exponent < FINEST
    if fine or told * INCH != int(told * INCH):
        raise BadGround("skirmish-ground-too-fine", {"piece": number, "value": shown(given)})
    return int(told * INCH)


def write_ground(pieces: list[Piece]) -> str:
    """The file that is read as these pieces."""
    return "\n".join(_written(piece) for piece in pieces)


def _written(piece: Piece) -> str:
    kind, angle = piece["kind"], piece["angle"]
    wide, deep = _inches(piece["wide"]), _inches(piece["deep"])
    size = wide if kind == "obstacle" or wide == deep else f"[{wide}, {deep}]"
    lines = [
        "[[piece]]",
        f'kind = "{kind}"',
        f"at = [{_inches(piece['x'])}, {_inches(piece['y'])}]",
        f"size = {size}",
        *([f"angle = {angle}"] if angle else []),
    ]
    return "\n".join(lines) + "\n"


def _inches(length: int) -> str:
    """4500 is 4.5, 18000 is 18."""
    whole, rest = divmod(length, INCH)
    return str(whole) if rest == 0 else f"{whole}.{rest:03}".rstrip("0")


# -- the final form --------------------------------------------------------------------------------


def _from_facts(number: int, facts: Any) -> Piece:
    """A piece as programs speak of it."""
    if not isinstance(facts, dict) or {*facts} != {"kind", *_LENGTHS, "angle"}:
        raise BadGround("skirmish-ground-not-a-piece", {"piece": number})
    for name in _LENGTHS:
        if type(facts[name]) is not int:
            value = shown(facts[name])
            raise BadGround("skirmish-ground-not-a-length", {"piece": number, "value": value})
    return _checked(number, {**facts, "kind": _kind(number, facts["kind"])})


def _checked(number: int, piece: Piece) -> Piece:
    """All but how it lies beside others."""
    angle, wide, deep = piece["angle"], piece["wide"], piece["deep"]
    if type(angle) is not int or not -FULL_TURN <= angle <= FULL_TURN:
        raise BadGround("skirmish-ground-bad-angle", {"piece": number, "value": shown(angle)})
    if piece["kind"] == "obstacle" and deep != 0:
        raise BadGround("skirmish-ground-bad-size-form", {"piece": number, "value": shown(deep)})
    sides = [wide] if piece["kind"] == "obstacle" else [wide, deep]
    if not all(SMALLEST <= side <= LARGEST for side in sides):
        facts: Facts = {"piece": number, "low": SMALLEST // INCH, "high": LARGEST // INCH}
        raise BadGround("skirmish-ground-bad-size", facts)
    if not (0 <= piece["x"] <= TABLE and 0 <= piece["y"] <= TABLE):
        raise BadGround("skirmish-ground-off-table", {"piece": number})
    lengths = {name: piece[name] for name in _LENGTHS}
    return {"kind": piece["kind"], **lengths, "angle": angle % FULL_TURN}


# -- on the table ----------------------------------------------------------------------------------


def corners(piece: Piece) -> Corners:
    """Where its corners lie, against the clock. [TOH-15.7]

           (-f,d)____(f,d)
            /            \\            an octagon touches the four sides of its rectangle
    (-w,e) |              | (w,e)
    """
    w, d = piece["wide"] // 2, piece["deep"] // 2
    shape: str = TERRAIN[piece["kind"]]["own"]
    if shape == "segment":
        points = [(-w, 0), (w, 0)]
    elif shape == "rectangle":
        points = [(-w, -d), (w, -d), (w, d), (-w, d)]
    else:
        e, f = nearest(d * SLANT, MILLION), nearest(w * SLANT, MILLION)
        half = [(w, e), (f, d), (-f, d), (-w, e)]
        points = [*half, *((-u, -v) for u, v in half)]
    found = [turned(u, v, piece["angle"]) for u, v in points]
    return [(piece["x"] + u, piece["y"] + v) for u, v in found]


def laid(pieces: list[Piece]) -> Ground:
    """The table before the battle, in the order of the pieces. [TOH-4.1]"""
    ground = Ground()
    for piece in pieces:
        points = corners(piece)
        ground.add(KINDS[piece["kind"]], [x for x, _ in points], [y for _, y in points])
    return ground
