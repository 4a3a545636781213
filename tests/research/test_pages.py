"""The pages about research: generated ones are as the code has them, samples run."""

import re
from pathlib import Path

from sengoku.research.pages import page

DOCS = Path(__file__).parents[2] / "docs"


def test_the_page_of_all_numbers_is_as_the_layouts_say() -> None:
    assert (DOCS / "features.md").read_text("utf-8") == page(), "write it anew, as it says"


def test_the_samples_run_as_they_stand_there() -> None:
    samples = re.findall(r"```python\n(.*?)```", (DOCS / "research.md").read_text("utf-8"), re.S)
    assert len(samples) == 3
    for sample in samples:
        exec(sample, {})
