"""`sengoku` as people and scripts start it: in a pipe, at a terminal, or here by its `main`."""

import contextlib
import io
import os
import re
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pexpect

import sengoku
from sengoku.cli.main import main
from sengoku.kernel.nature import Fast
from sengoku.kernel.record import Luck, write_record
from sengoku.kernel.table import Table

__all__ = [
    "PROMPT",
    "SECONDS",
    "at_a_terminal",
    "call",
    "one_line",
    "plain",
    "played_record",
    "refused",
    "run",
    "surroundings",
]

PROMPT = "\n(?:\x1b\\[\\?2004h)?> "
SECONDS = 120


def surroundings(folder: Path, **more: str) -> dict[str, str]:
    """A home of its own, and English unless a test says otherwise."""
    kept = {name: value for name, value in os.environ.items() if name not in ("LANG", "NO_COLOR")}
    home = {"XDG_DATA_HOME": str(folder / "data"), "SENGOKU_LANG": "en"}
    return {**kept, "PYTHONWARNINGS": "error", **home, **more}


def run(
    folder: Path, *arguments: str, input: str = "", **more: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "sengoku", *arguments],
        input=input,
        capture_output=True,
        encoding="utf-8",
        timeout=SECONDS,
        env=surroundings(folder, **more),
        cwd=folder,
    )


def call(folder: Path, *arguments: str, **more: str) -> tuple[int, str, str]:
    """The same without a process of its own, for speed: status, and what was said where."""
    said, wrong = io.StringIO(), io.StringIO()
    around = patch.dict(os.environ, surroundings(folder, **more), clear=True)
    with around, contextlib.chdir(folder), redirect_stdout(said), redirect_stderr(wrong):
        status = main(arguments)
    return status, said.getvalue(), wrong.getvalue()


def refused(folder: Path, *arguments: str, **more: str) -> str:
    """The one line that says what is wrong: exit status 2, nothing else said, no file made."""
    before = sorted(folder.rglob("*"))
    status, said, wrong = call(folder, *arguments, **more)
    assert status == 2 and said == "", said
    assert sorted(folder.rglob("*")) == before
    return one_line(wrong)


def one_line(said: str) -> str:
    assert said.count("\n") == 1 and said.strip() and "Traceback" not in said, said
    return said.strip()


def at_a_terminal(
    folder: Path, *arguments: str, size: tuple[int, int] = (24, 80), **more: str
) -> Any:
    """A process with a terminal of so many lines and columns."""
    child = pexpect.spawn(
        sys.executable,
        ["-m", "sengoku", *arguments],
        encoding="utf-8",
        timeout=SECONDS,
        dimensions=size,
        env=surroundings(folder, TERM="xterm", COLUMNS=str(size[1]), LINES=str(size[0]), **more),
        cwd=str(folder),
    )
    child.delaybeforesend = None  # it would sleep before every line
    return child


def plain(screen: str) -> str:
    """What stands on a screen, without its colors and movements."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", screen).replace("\r", "")


def played_record(folder: Path, decisions: int = 10_000, *, sealed: bool = True) -> Path:
    """A record of random play, over unless it is cut short."""
    game = sengoku.game("glory")
    luck = Luck.sealed(bytes(range(32))) if sealed else Luck.fast(3)
    table = Table(game, game.setup(2, {"rounds": 1}), luck)
    chooser, worlds = Fast(5, 1), Fast(6, 1)
    while not table.over() and table.ply() < decisions:
        world = table.world(table.seat(), worlds.fork(len(game.streams)))
        options = world.options()
        table.submit(table.seat(), options[chooser.below(0, len(options))])
    path = folder / "record.json"
    path.write_bytes(write_record(table.record()))
    return path
