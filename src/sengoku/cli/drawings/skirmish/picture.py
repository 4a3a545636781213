"""The table of Test of Honour as an SVG file, in thousandths of an inch, north at the top."""

from typing import Any, Final
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from sengoku.cli.desk.drawing import View
from sengoku.cli.drawings.skirmish.marks import marker_label, seat_of, unit_name
from sengoku.text import Speaker

__all__ = ["picture"]

TABLE: Final = 36000
PAPER: Final = "#f4ecd8"
INK: Final = "#2b2622"
BLOOD: Final = "#8c1c13"
SEAT_FILLS: Final = ("#31527a", "#b5382a")
# In the order in which they lie on each other.
FILLS: Final = {
    "decor": "#e6d9b8",
    "rough": "#9cb08a",
    "hill": "#d3bb85",
    "building": "#6b6256",
}
MARKER: Final = 492
DROP: Final = 140


def picture(view: View, speaker: Speaker) -> str:
    root = Element("svg", xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {TABLE} {TABLE}")
    scenario = speaker.noun("scenario", view["scenario"])
    _shape(root, "rect", scenario, width=TABLE, height=TABLE, fill=PAPER)
    _ground(root, view, speaker)
    for marker in view["markers"]:
        if marker["there"]:
            name = marker_label(marker["marker"])
            _disc(root, name, marker["x"], marker["y"], MARKER, "none", name, INK)
    for facts in view["units"]:
        if facts["x"] is not None:
            _unit(root, facts, view, speaker)
    captive = view["captive"]
    if captive is not None and captive["carrier"] is None:
        _disc(root, "@", captive["x"], captive["y"], MARKER, PAPER, "@", INK)
    indent(root)
    return tostring(root, encoding="unicode") + "\n"


def _ground(root: Element, view: View, speaker: Speaker) -> None:
    for kind, fill in FILLS.items():
        for piece in view["pieces"]:
            if piece["kind"] == kind:
                points = " ".join(f"{x},{TABLE - y}" for x, y in piece["corners"])
                _shape(root, "polygon", speaker.noun("terrain", kind), points=points, fill=fill)
    for piece in view["pieces"]:
        if piece["kind"] == "obstacle":
            _obstacle(root, piece["corners"], speaker)


def _shape(parent: Element, tag: str, name: str, **facts: str | int) -> Element:
    """With a name, for whoever hears the picture instead of seeing it."""
    attributes = {fact.replace("_", "-"): str(value) for fact, value in facts.items()}
    element = SubElement(parent, tag, attributes)
    SubElement(element, "title").text = name
    return element


def _obstacle(root: Element, corners: list[list[int]], speaker: Speaker) -> None:
    (ax, ay), (bx, by) = corners
    _shape(
        root,
        "line",
        speaker.noun("terrain", "obstacle"),
        x1=ax,
        y1=TABLE - ay,
        x2=bx,
        y2=TABLE - by,
        stroke=INK,
        stroke_width=160,
        stroke_linecap="round",
    )


def _disc(
    root: Element, name: str, x: int, y: int, radius: int, fill: str, label: str, ink: str
) -> Element:
    group = SubElement(root, "g", transform=f"translate({x} {TABLE - y})")
    disc = _shape(group, "circle", name, r=radius, fill=fill, stroke=INK, stroke_width=60)
    size = radius if len(label) < 3 else radius * 3 // 4
    text = SubElement(group, "text", {"text-anchor": "middle", "y": str(size // 3)})
    text.attrib.update({"font-size": str(size), "font-family": "sans-serif", "fill": ink})
    text.text = label
    return disc


def _unit(root: Element, facts: dict[str, Any], view: View, speaker: Speaker) -> None:
    """Whoever lies on the ground has a broken rim; every drop of blood is a dot above the base."""
    fill = SEAT_FILLS[seat_of(facts["side"], view)]
    name = f"{facts['label']} {unit_name(facts, speaker)}"
    disc = _disc(root, name, facts["x"], facts["y"], facts["radius"], fill, facts["label"], PAPER)
    if facts["prone"]:
        disc.set("stroke-dasharray", "200 120")
    for drop in range(facts["drops"]):
        x = facts["x"] - facts["radius"] + drop * 3 * DROP
        y = TABLE - facts["y"] - facts["radius"] - DROP
        SubElement(root, "circle", cx=str(x), cy=str(y), r=str(DROP), fill=BLOOD)
