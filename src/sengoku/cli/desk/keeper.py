"""Keeps the record of a match in a file, so that nothing played is lost."""

import os
import tempfile
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from sengoku.cli.choice import reason
from sengoku.kernel.problem import Problem
from sengoku.kernel.record import Record, write_record

__all__ = ["Keeper", "named_path", "usual_path", "write_new"]


class Keeper:
    """Writes to one file, again and again; if that fails once it is told, and not tried again."""

    def __init__(self, path: Path, *, kept: bool = False, makes_folder: bool = False) -> None:
        self.path = path
        self.kept = kept  # whether the file holds this match
        self._makes_folder = makes_folder
        self.problem: Problem | None = None

    def keep(self, record: Record) -> None:
        if self.problem is not None:
            return
        try:
            if self._makes_folder:
                _make_folder(self.path)
            _write(self.path, record)
            self.kept = True
        except Problem as problem:
            self.problem = problem


def named_path(typed: str) -> Path:
    """A file as somebody names it; a home that is not there is taken as it stands."""
    try:
        return Path(typed).expanduser()
    except RuntimeError:
        return Path(typed)


def write_new(path: Path, content: Record | str) -> None:
    """Writes a record or a text where there is no file yet."""
    if os.path.lexists(path):
        raise Problem("cli-file-exists", {"file": str(path)[:200]})
    _write(path, content)


def usual_path(slug: str, environment: Mapping[str, str]) -> Path:
    """Where records lie that were given no name: in the user's folder for data."""
    home = environment.get("XDG_DATA_HOME") or environment.get("LOCALAPPDATA")
    folder = Path(home) if home else Path("~/.local/share").expanduser()
    began = datetime.now().strftime("%Y%m%d-%H%M%S")
    path = folder / "sengoku" / f"{slug}-{began}.json"
    number = 2
    while path.exists():
        path = path.with_name(f"{slug}-{began}-{number}.json")
        number += 1
    return path


def _make_folder(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as failed:
        raise _cannot_write(path, failed) from None


def _write(path: Path, content: Record | str) -> None:
    """The whole file or nothing, readable by its owner only: a record holds every secret."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except (OSError, ValueError) as failed:
        raise _cannot_write(path, failed) from None
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content.encode() if isinstance(content, str) else write_record(content))
        os.replace(name, path)
    except (OSError, ValueError) as failed:
        raise _cannot_write(path, failed) from None
    finally:
        Path(name).unlink(missing_ok=True)


def _cannot_write(path: Path, failed: OSError | ValueError) -> Problem:
    return Problem("cli-cannot-write", {"file": str(path)[:200], "why": reason(failed)})
