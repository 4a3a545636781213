"""What holds secrets is for its owner only, and no log and no answer tells one."""

import logging
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator, MutableMapping
from contextlib import closing
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
import structlog
from litestar import Litestar
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from sengoku.server.config import Config
from sengoku.server.logs import begin_logs
from sengoku.server.store import rows
from sengoku.server.store.backup import back_up
from sengoku.server.store.private import make_private
from tests.server.process import Process
from tests.server.served import HOUSES, Guest, house
from tests.server.support import open_hall, run

GLORY = {"game": "glory", "seats": [{"kind": "mine"}, {}]}


def modes(folder: Path) -> dict[str, str]:
    return {file.name: oct(stat.S_IMODE(file.stat().st_mode)) for file in folder.iterdir()}


@pytest.fixture
def careless() -> Iterator[None]:
    """A system that lets everybody read what is made."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.usefixtures("careless")
def test_what_holds_secrets_is_for_its_owner_only(tmp_path: Path) -> None:
    """The file, what lies beside it, a backup, and the folders that the server makes."""
    folder = tmp_path / "new" / "tables"
    with Process(str(folder / "t.db"), tmp_path) as server:
        server.wait()
        Guest(server.home, "Ann").post("/api/tables", GLORY)
        names = {"t.db", "t.db-wal", "t.db-shm", "t.db.lock"}
        assert modes(folder) == dict.fromkeys(names, "0o600")
        assert modes(tmp_path)["new"] == modes(folder.parent)["tables"] == "0o700"
        back_up(str(folder / "t.db"), tmp_path / "kept")
        assert modes(tmp_path)["kept"] == "0o600"
        server.kill()
        for file in folder.iterdir():
            file.chmod(0o664)
        server.start()
        server.wait()
        assert {*modes(folder).values()} == {"0o600"}, "an older file is tightened"


def test_a_file_that_is_in_use_stays_locked(tmp_path: Path) -> None:
    """To open and close it would end the locks that this process has on it."""
    path = str(tmp_path / "t.db")
    other = "import sqlite3, sys; sqlite3.connect(sys.argv[1], 0).execute('BEGIN EXCLUSIVE')"
    with closing(sqlite3.connect(path, isolation_level=None)) as holder:
        holder.execute("BEGIN EXCLUSIVE")
        make_private(path)
        tried = subprocess.run([sys.executable, "-c", other, path], capture_output=True)
        assert b"locked" in tried.stderr


@pytest.fixture
def logs() -> Iterator[list[MutableMapping[str, Any]]]:
    """What the server writes into its log."""
    before = structlog.get_config()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.INFO))
    with structlog.testing.capture_logs() as heard:
        yield heard
    structlog.configure(**before)


@pytest.fixture(params=HOUSES)
def served(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, Litestar]]:
    config = Config(secret="hush-hush", database=str(tmp_path / "t.db"), requests_a_minute=0)
    assert "hush" not in repr(config) + repr(replace(config, database="postgresql://a:hush@h/x"))
    with house(request, config) as found:
        yield found


def test_no_answer_and_no_log_tells_a_secret(
    logs: list[MutableMapping[str, Any]], served: tuple[str, Litestar]
) -> None:
    """The one that signs, a password, a link: a link is a key. Of two servers both are asked."""
    home, app = served
    ann = Guest(home, "Ann")
    table = ann.post("/api/tables", GLORY)["table"]["id"]
    link = ann.post(f"/api/tables/{table}/seats/0/link")["path"]
    paths = ("/healthz", "/metrics", "/api/house", "/x")
    said = [ann.http.get(path).text for path in paths for _ in range(2)]
    app.state.hall.room = None  # a fault of ours
    broken = [ann.http.get(link) for _ in range(2)]
    assert 500 in [answer.status_code for answer in broken]
    assert any(line["event"] == "fault" for line in logs)
    for text in (*said, *(answer.text for answer in broken), *map(str, logs)):
        assert "hush" not in text and link not in text


def test_what_the_database_refuses_is_not_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            with pytest.raises(IntegrityError) as refused:
                for _ in range(2):
                    row = insert(rows.settings).values(name="secret", value="hush")
                    await hall.house.store._change(row)
            assert "hush" not in str(refused.value)

    run(story())


def test_on_a_terminal_an_error_is_told_without_its_variables(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before, screen = structlog.get_config(), StringIO()
    monkeypatch.setattr(screen, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stderr", screen)
    begin_logs()
    try:
        secret = "".join(reversed("hsuh"))
        raise ValueError(len(secret))
    except ValueError:
        structlog.get_logger("x").exception("fault")
    finally:
        structlog.configure(**before)
    assert "ValueError" in screen.getvalue() and "hush" not in screen.getvalue()
