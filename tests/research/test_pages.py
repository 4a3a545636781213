"""The pages about research: generated ones are as the code has them, samples run."""

import re
from itertools import accumulate
from pathlib import Path

import pytest

import sengoku
from sengoku.research.pages import page

ROOT = Path(__file__).parents[2]
DOCS, SOURCES = ROOT / "docs", ROOT / "src" / "sengoku" / "games"


def test_the_page_of_all_numbers_is_as_the_layouts_say() -> None:
    assert (DOCS / "features.md").read_text("utf-8") == page(), "write it anew, as it says"


def test_the_samples_run_as_they_stand_there() -> None:
    samples = re.findall(r"```python\n(.*?)```", (DOCS / "research.md").read_text("utf-8"), re.S)
    assert len(samples) == 3
    for sample in samples:
        exec(sample, {})


# Names in the code that are no plural of a field's, and numbers that are no place.
ALSO = {"allie": "ally", "beaten": "size", "end": "end_turn", "figure": "ninja", "spie": "spy"}
SIZES = {"piled", "zero_honor", "marker_width", "piece_width", "corner", "step_of_ground"}
SIZES |= {"farthest", "nowhere"}


@pytest.mark.parametrize("slug", [game.slug for game in sengoku.GAMES])
def test_the_places_in_the_code_are_those_of_the_layout(slug: str) -> None:
    """They are plain numbers in the code, for speed, and so they are said twice."""
    layout = sengoku.game(slug).features().layout
    places: dict[str, set[int]] = {}
    for fields in (layout.row, layout.option, layout.numbers):
        ends = [*accumulate(field.count for field in fields)]
        for field, end in zip(fields, ends, strict=True):
            places.setdefault(field.name.removesuffix("s"), set()).add(end - field.count)
    found = 0
    for path in (SOURCES / slug / "research").glob("[fn]*.py"):
        for said, number in re.findall(
            r"^([A-Z]\w+): Final\[i64\] = (\d+)\b", path.read_text("utf-8"), re.M
        ):
            name = said.lower().removeprefix("option_").removesuffix("s")
            if name not in SIZES:
                starts = places.get(name) or places[ALSO[name]]
                assert int(number) in starts, f"{said} in {path.name}"
                found += 1
    assert found >= len(layout.row), "fields are written whose place is not said"
