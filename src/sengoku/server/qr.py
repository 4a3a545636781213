"""A link as a pattern of squares, for the camera of a phone."""

import segno

__all__ = ["qr_path", "qr_rows"]

MARGIN = 4  # squares that stay light around it, or readers do not find it


def qr_rows(link: str, margin: int = MARGIN) -> list[list[bool]]:
    """Row by row, which squares are dark."""
    code = segno.make(link, error="l", micro=False)
    return [[bool(dark) for dark in row] for row in code.matrix_iter(border=margin)]


def qr_path(rows: list[list[bool]]) -> str:
    """The dark squares as a path in an SVG, a bar for each run of them."""
    bars: list[str] = []
    for y, row in enumerate(rows):
        x = 0
        while x < len(row):
            end = x
            while end < len(row) and row[end]:
                end += 1
            if end > x:
                bars.append(f"M{x} {y}h{end - x}v1h{x - end}z")
            x = max(end, x + 1)
    return "".join(bars)
