"""What a release says of itself."""

import re
import tomllib
from pathlib import Path

from sengoku.version import VERSION

ROOT = Path(__file__).parents[1]


def test_the_changelog_begins_with_this_version() -> None:
    headings = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    numbers = [heading for heading in headings if re.fullmatch(r"\d+\.\d+\.\d+", heading)]
    assert numbers[0] == VERSION
    assert len({*numbers}) == len(numbers)


def test_every_library_stands_in_the_readme_with_its_reason() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    needed = [*project["dependencies"], *project["optional-dependencies"]["dev"]]
    names = {re.split(r"[^\w.-]", each)[0] for each in needed}
    rows = re.findall(r"^\| (.+?) \|", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE)
    told = {name for row in rows for name in re.findall(r"[\w.@/-]+", row)}
    missing = names - told - {"mypy-extensions", "pytest-xdist"}  # parts of mypyc and pytest
    assert missing == set()
