"""The site: every link of its pages leads somewhere, tables are made of the data, samples run."""

import importlib.util
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "docs"
    script().write(folder)
    return folder


def script() -> Any:
    spec = importlib.util.spec_from_file_location("site_pages", ROOT / "scripts" / "site.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def lost(folder: Path) -> list[str]:
    found = []
    for page in folder.rglob("*.md"):
        text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
        for target in LINK.findall(text):
            path = target.partition("#")[0]
            if "://" not in target and path and not (page.parent / path).is_file():
                found.append(f"{page.relative_to(folder)}: {target}")
    return found


def test_every_link_leads_to_a_page(site: Path) -> None:
    assert lost(site) == []
    (site / "wrong.md").write_text("[gone](nowhere.md)")
    assert lost(site) == ["wrong.md: nowhere.md"]
    (site / "wrong.md").unlink()


def test_the_pages_of_the_way_through_the_site_are_there(site: Path) -> None:
    way = (ROOT / "mkdocs.yml").read_text("utf-8").partition("\nnav:")[2]
    pages = re.findall(r"[\w/-]+\.md", way)
    assert len(pages) > 20
    assert [page for page in pages if not (site / page).is_file()] == []


def test_every_card_of_the_data_stands_in_its_table(site: Path) -> None:
    data = tomllib.loads((ROOT / "src/sengoku/games/honor/data/cards.toml").read_text("utf-8"))
    page = (site / "cards" / "honor.md").read_text("utf-8")
    for card in data["card"]:
        assert f"| {card['id']} | {card['kind']} | {card['honor']} |" in page


def test_the_reference_names_modules_that_are_there() -> None:
    for modules in script().API.values():
        for name in modules:
            path = ROOT / "src" / name.replace(".", "/")
            assert path.with_suffix(".py").is_file() or (path / "__init__.py").is_file(), name


def test_every_sample_of_python_can_be_read() -> None:
    """Those marked `python` are run where their page is tested; the others must parse at least."""
    pages = [*(ROOT / "docs").rglob("*.md"), ROOT / "README.md"]
    samples = [
        found
        for page in pages
        for found in re.findall(r"```py(?:thon)?\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    ]
    assert len(samples) > 5
    for sample in samples:
        compile(sample, "sample", "exec")
