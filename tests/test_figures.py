"""Figures on pages are written by the programs that measured them."""

import json
import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
BENCH = ROOT / "bench"
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


# -- figures that nobody measured anew -------------------------------------------------------------

NUMBER = r"(?<![\w.])\d(?:[\d,.]*\d)?"
UNIT = (
    r"(?: ?%| (?:s|ms|µs|ns|MB|KB|GB|seconds?|minutes?|hours?|microseconds?|nanoseconds?"
    r"|milliseconds?|times|instructions|million|billion|of 1?\d\d+"
    r"|(?:\w+ )?(?:a|per) second))(?!\w)"
)
MEASURED = re.compile(NUMBER + UNIT)
MARKED = re.compile(
    r"<!-- figures: \w+ -->\n.*?<!-- end -->|<!-- figure: [^>]*-->[^<]*<!-- \. -->"
    r"|```.*?```|`[^`\n]*`",
    re.DOTALL,
)
WANTED = "what was wanted, and no measurement"
LIMIT = "a limit that we set"
INTERVAL = "how sure an interval is"
LESSON = "counted by tests/lessons"
GAME = "from a position of the game"

# By page what may stand there typed, and why.
ALLOWED: dict[str, dict[str, str]] = {
    "README.md": {"95 %": INTERVAL, "5 KB": "what its makers say"},
    "bench/README.md": {
        "75 %": WANTED,
        "95 %": INTERVAL,
        "60 %": WANTED,
        "80 %": WANTED,
        "98 %": WANTED,
        "10 s": LIMIT,
        "5 %": LIMIT,
        "30 ms": WANTED,
        "95 times": WANTED,
        "1 GB": WANTED,
    },
    "docs/arena.md": {"95 %": INTERVAL, "98 of 100": "of trials of the method itself"},
    "docs/bots.md": {"95 %": INTERVAL, "1.5 seconds": LIMIT, "0.4 seconds": LIMIT},
    "docs/first-ten-minutes.md": {
        "6 minutes": LESSON,
        "5 minutes": LESSON,
        "140 of 300": GAME,
        "80 %": GAME,
    },
    "docs/house.md": {"3 %": WANTED, "12 milliseconds": "how long one reading took, by hand"},
    "docs/protocol.md": {"1.5 s": LIMIT, "1.2 s": LIMIT, "20 a second": LIMIT},
    "docs/research.md": {"800 MB": "what packages of others weigh"},
    "docs/web.md": {"25 ms": LIMIT, "40 ms": LIMIT, "4 seconds": LIMIT},
}
# Its table is the output of a run that the page tells how to repeat.
PRINTED = ["docs/learning.md"]


def typed(page: str) -> set[str]:
    """Measured figures, as far as their units tell, that no mark fills."""
    return set(MEASURED.findall(MARKED.sub("", page)))


def test_measured_figures_are_not_typed() -> None:
    found = {
        str(page.relative_to(ROOT)): typed(page.read_text("utf-8"))
        for page in FIGURES["pages"]()
        if "docs/rules" not in page.as_posix()
    }
    for name in PRINTED:
        assert found.pop(name), f"{name} needs no exception any more"
    assert {name: figures for name, figures in found.items() if figures} == {
        name: {*why} for name, why in ALLOWED.items()
    }


@pytest.mark.parametrize(
    "said",
    ["0.06 s", "66 %", "17 minutes", "1,113,492 moves a second", "1.4 million", "29.5 times"],
)
def test_a_typed_figure_is_found(said: str) -> None:
    assert typed(f"It took {said}, once.") == {said}
    assert typed(f"<!-- figure: run | it | 1 -->{said}<!-- . --> and `{said}`") == set()
