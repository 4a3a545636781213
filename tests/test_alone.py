"""A clone stands on its own feet: nothing in it reads what lies beside it."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
READ = (".py", ".ts", ".svelte", ".mjs", ".sh", ".toml", ".json", "Makefile", "run")
BESIDE = re.compile(r"\.\./shared|ROOT\.parent|shared\W+rules")


def files() -> list[Path]:
    """What a commit of the working tree would hold."""
    asked = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(asked, cwd=ROOT, capture_output=True, check=True).stdout.decode()
    return [Path(name) for name in listed.split("\0") if name and (ROOT / name).is_file()]


def copy_to(folder: Path) -> None:
    for path in files():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes((ROOT / path).read_bytes())


def run_in(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(folder / "src")}
    env.pop("SENGOKU_EXPECT", None)
    return subprocess.run(
        [sys.executable, *command], cwd=folder, env=env, capture_output=True, text=True
    )


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("nothing") / "beside"
    copy_to(folder)
    return folder


def test_the_clauses_of_a_copy_with_nothing_beside_it_are_all_tested(alone: Path) -> None:
    done = run_in(alone, "-m", "tests.rules")
    assert done.returncode == 0, done.stderr
    assert "clauses" in done.stdout


@pytest.mark.long
def test_its_specs_and_texts_are_whole(alone: Path) -> None:
    quick = ["tests/text/test_bundles.py", "-k", "code_and_specs_need"]
    done = run_in(alone, "-m", "pytest", "-p", "no:cacheprovider", "-x", *quick)
    assert done.returncode == 0, done.stdout[-2000:]
    assert " passed" in done.stdout


def test_without_its_specs_it_would_not_be(alone: Path, tmp_path: Path) -> None:
    """The same report on a copy that lacks them fails, so the tests above can."""
    specs = alone / "docs" / "rules"
    away = specs.rename(tmp_path / "rules")
    try:
        assert run_in(alone, "-m", "tests.rules").returncode == 1
    finally:
        away.rename(specs)


def test_no_file_names_a_place_beside_the_project() -> None:
    """Paths that lead out of the folder, in whatever is run or read by a program."""
    named = [
        str(path)
        for path in files()
        if path.name.endswith(READ) and path != Path("tests/test_alone.py")
        if BESIDE.search((ROOT / path).read_text("utf-8"))
    ]
    assert named == []
