"""The table before the battle: fixed pieces, and random pairs with their twins. [TOH-15.2]"""

from typing import Any, Final

from mypy_extensions import i64

from sengoku.games.skirmish.rules.components import KINDS, TERRAIN
from sengoku.games.skirmish.rules.streams import TERRAIN as STREAM
from sengoku.games.skirmish.rules.survey import Corners
from sengoku.games.skirmish.rules.terms import Scenario
from sengoku.geometry.ground import Ground
from sengoku.geometry.plane import TABLE, isqrt
from sengoku.kernel.nature import Nature

__all__ = ["Laid", "lay"]

TRIES: Final = 100
MARGIN: Final = 2000  # from the edges, and between pieces
MARKER_MARGIN: Final = 1500
ROAD_MARGIN: Final = 1500
MIDDLE: Final = 18000


class Laid:
    """Pieces so far, and the circles around them."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario: Final = scenario
        self.ground: Final = Ground()
        self.circles: Final[list[tuple[int, int, int]]] = []
        for piece in scenario.row["pieces"]:
            self._lay_fixed(piece)

    def _lay_fixed(self, piece: list[Any]) -> None:
        """A rectangle by two corners, or a shape by its center."""
        kind: str = piece[0]
        if len(piece) == 3:
            self.add(kind, piece[1], piece[2], 0)
            return
        x0, y0, x1, y1, radius = piece[1:]
        self._add(kind, [(x0, y0), (x1, y0), (x1, y1), (x0, y1)])
        if radius > 0:
            self.circles.append(((x0 + x1) // 2, (y0 + y1) // 2, radius))

    def _add(self, kind: str, corners: Corners) -> None:
        self.ground.add(KINDS[kind], [x for x, _ in corners], [y for _, y in corners])

    def add(self, kind: str, x: int, y: int, turn: int) -> None:
        self._add(kind, [(x + a, y + b) for a, b in shape(kind, turn)])
        self.circles.append((x, y, TERRAIN[kind]["radius"]))

    def fits(self, kind: str, x: int, y: int) -> bool:
        """Far enough from all pieces so far, from the markers and from the road."""
        radius: int = TERRAIN[kind]["radius"]
        for a, b, other in self.circles:
            if _apart(x, y, a, b) - radius - other < MARGIN:
                return False
        for a, b in self.scenario.markers:
            if _apart(x, y, a, b) - radius < MARKER_MARGIN:
                return False
        road = bool(self.scenario.row.get("road"))
        return not road or abs(x - MIDDLE) >= radius + ROAD_MARGIN


def _apart(x: int, y: int, a: int, b: int) -> int:
    return int(isqrt((x - a) * (x - a) + (y - b) * (y - b)))


def shape(kind: str, turn: int) -> Corners:
    """The corners of a generated piece around its center."""
    row = TERRAIN[kind]
    corners: Corners = [(x, y) for x, y in row["corners"]]
    if kind == "obstacle" and turn >= 2:
        corners = [(x, y if turn == 2 else -y) for x, y in row["slanted"]]
    elif kind == "obstacle" and turn == 1:
        corners = [(y, x) for x, y in corners]
    elif kind == "building" and turn % 2 == 1:
        wide, high = corners[2]
        corners = [(-high, -wide), (high, -wide), (high, wide), (-high, wide)]
    return corners


def lay(scenario: Scenario, nature: Nature, *, mirrored: bool) -> Ground:
    """The whole table; a pair without an accepted try is left out."""
    laid = Laid(scenario)
    for kind in scenario.row["pairs"]:
        if mirrored:
            _lay_pair(laid, kind, nature)
        else:
            _lay_one(laid, kind, nature)
            _lay_one(laid, kind, nature)
    return laid.ground


def _draw(nature: Nature, low: int, high: int) -> int:
    limit: i64 = high - low + 1
    return low + int(nature.below(STREAM, limit))


def _lay_pair(laid: Laid, kind: str, nature: Nature) -> None:
    radius: int = TERRAIN[kind]["radius"]
    low, side = radius + MARGIN, int(TABLE)
    for _ in range(TRIES):
        x = _draw(nature, low, side - low)
        y = _draw(nature, low, MIDDLE)
        turn = _draw(nature, 0, 3)
        twin_x, twin_y = side - x, side - y
        if _apart(x, y, twin_x, twin_y) - 2 * radius < MARGIN:
            continue
        if laid.fits(kind, x, y) and laid.fits(kind, twin_x, twin_y):
            laid.add(kind, x, y, turn)
            laid.add(kind, twin_x, twin_y, turn)
            return


def _lay_one(laid: Laid, kind: str, nature: Nature) -> None:
    radius: int = TERRAIN[kind]["radius"]
    low, side = radius + MARGIN, int(TABLE)
    for _ in range(TRIES):
        x = _draw(nature, low, side - low)
        y = _draw(nature, low, side - low)
        turn = _draw(nature, 0, 3)
        if laid.fits(kind, x, y):
            laid.add(kind, x, y, turn)
            return
