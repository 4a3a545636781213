"""Figures on pages are written by the programs that measured them."""

import json
import re
import runpy
from pathlib import Path

import pytest

BENCH = Path(__file__).parents[1] / "bench"
FIGURES = runpy.run_path(str(BENCH / "figures.py"))
Page, cell, told = FIGURES["Page"], FIGURES["cell"], FIGURES["told"]
PAGES: list[str] = [page.read_text("utf-8") for page in FIGURES["pages"]()]
PART = re.compile(r"<!-- figures: (\w+) -->\n(.*?)<!-- end -->", re.DOTALL)


PLACE = "<!-- figures: play -->\nold\n<!-- end -->\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    text = f"Before.\n{PLACE}After.\n"
    (tmp_path / "README.md").write_text(text, "utf-8")
    return tmp_path


def test_a_page_writes_its_part_and_its_numbers(folder: Path) -> None:
    with Page("play", folder) as page:
        page.tell("| glory | 12 |", glory=12)
    text = (folder / "README.md").read_text("utf-8")
    assert "old" not in text and "| glory | 12 |" in text
    assert text.startswith("Before.") and text.endswith("After.\n")
    kept = json.loads((folder / "figures" / "play.json").read_text("utf-8"))
    assert kept["numbers"] == {"glory": 12} and kept["measured"] and kept["load"]


def test_what_was_broken_off_is_not_written(folder: Path) -> None:
    with pytest.raises(KeyboardInterrupt), Page("play", folder) as page:
        page.tell("| glory | 12 |")
        raise KeyboardInterrupt
    assert "old" in (folder / "README.md").read_text("utf-8")


def test_what_was_measured_in_part_is_told_and_not_kept(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Page("play", folder, whole=False) as page:
        page.tell("| glory | 12 |")
    assert "| glory | 12 |" in capsys.readouterr().out
    assert "old" in (folder / "README.md").read_text("utf-8")


def test_figures_without_a_place_are_refused(folder: Path) -> None:
    with pytest.raises(AssertionError, match="no part"), Page("other", folder):
        pass


def test_every_program_that_tells_figures_has_a_place_for_them() -> None:
    named = {
        name
        for file in sorted(BENCH.glob("*.py"))
        for name in re.findall(r'Page\("(\w+)"', file.read_text("utf-8"))
        if file.name != "figures.py"
    }
    shown = {name for page in PAGES for name, _ in PART.findall(page)}
    assert len(named) > 8 and named <= shown


def test_every_part_of_a_page_is_what_was_stored() -> None:
    found = [part for page in PAGES for part in PART.findall(page)]
    parts = dict(found)
    assert len(parts) == len(found), "a figure stands on one page"
    kept = {file.stem: json.loads(file.read_text("utf-8")) for file in BENCH.glob("figures/*.json")}
    assert parts == {name: told(one) for name, one in kept.items()}


def test_a_sentence_reads_its_figures_out_of_the_tables(folder: Path) -> None:
    sentence = "<!-- figure: play | glory | 1{} -->old<!-- . -->"
    text = f"{sentence.format('')} games, {sentence.format(' | ,.0f')}; {PLACE}"
    (folder / "README.md").write_text(text, "utf-8")
    with Page("play", folder) as page:
        page.tell("| game | games |\n|---|---:|\n| glory | 1,234.5 |")
    said = re.sub("<!--.*?-->", "", (folder / "README.md").read_text("utf-8"))
    assert said.startswith("1,234.5 games, 1,234; ")
    with pytest.raises(AssertionError, match="no row"), Page("play", folder) as page:
        page.tell("| samurai | 1 |")


def test_every_figure_in_a_sentence_is_what_was_stored() -> None:
    for page in PAGES:
        for at in re.finditer(FIGURES["ONE"], page):
            kept = json.loads((BENCH / "figures" / f"{at[2]}.json").read_text("utf-8"))
            said = at[0][len(at[1]) : -len(at[6])]
            assert said == cell(kept, at[3], int(at[4]), at[5]), f"{at[2]}, {at[3]}"
        begun = page.count("<!-- figure: ")
        assert begun == len(re.findall(FIGURES["ONE"], page)), "one is written otherwise"
    assert sum(page.count("<!-- figure: ") for page in PAGES) > 5
