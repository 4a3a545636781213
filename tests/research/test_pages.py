"""The pages about research: generated ones are as the code has them, samples run."""

import re
from itertools import accumulate
from pathlib import Path
from typing import Any

import pytest

import sengoku
from sengoku.research.dataset import Dataset, play_kept
from sengoku.research.pages import page
from tests.arena.contests import contest

ROOT = Path(__file__).parents[2]
DOCS, SOURCES = ROOT / "docs", ROOT / "src" / "sengoku" / "games"
GPU = (DOCS / "gpu.md").read_text("utf-8")


def test_pages_say_how_many_bytes_a_row_of_call_to_glory_has() -> None:
    layout = sengoku.game("glory").features().layout
    said = re.findall(r"(\d+) of them a decision in Call to Glory, with a mask of (\d+)", GPU)
    assert said == [(str(layout.width), str(layout.actions))]


def test_the_page_of_all_numbers_is_as_the_layouts_say() -> None:
    assert (DOCS / "features.md").read_text("utf-8") == page(), "write it anew, as it says"


def samples(page: str) -> list[str]:
    found: list[str] = re.findall(
        r"```py(?:thon)?\n(.*?)```", (DOCS / page).read_text("utf-8"), re.S
    )
    return found


def test_the_samples_run_as_they_stand_there() -> None:
    """The one with processes with fewer tables, and with any choices for a policy."""
    found = samples("research.md")
    assert len(found) == 4
    for sample in found:
        small = sample.replace("tables=512", "tables=8").replace("range(1000)", "range(3)")
        exec(small, {"policy": lambda seen: seen.masks.argmax(1)})


def test_the_sample_of_a_dataset_reads_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyarrow", reason="pip install sengoku[dataset]")
    made = Dataset(contest("random,greedy", game="samurai"), 1)
    made.write(tmp_path / "games", map(play_kept, made.matches()))
    monkeypatch.chdir(tmp_path)
    [sample] = samples("dataset.md")
    said: dict[str, Any] = {}
    exec(sample, said)
    assert said["state"].over() and len(said["rows"]) > 20


def test_no_other_page_about_learning_has_a_sample_that_is_only_read() -> None:
    assert not samples("learning.md") + samples("gpu.md")


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
