"""The server as a command: outside bots, a graceful stop, and what it refuses to begin with."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sengoku.cli.serve import FLAGS
from sengoku.kernel.problem import Problem
from sengoku.kernel.state import State
from sengoku.server.config import TUNABLE, tuned
from tests.cli.running import call
from tests.server.databases import Cluster
from tests.server.process import Process
from tests.server.served import Guest

EXAMPLE = Path(__file__).parents[2] / "examples" / "outside_bot.py"


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("process")
    with Process(str(folder / "tables.db"), folder) as server:
        server.wait()
        yield server
        assert server.stop() == 0, server.log()
        assert "Traceback" not in server.log()


def test_an_outside_bot_of_forty_lines_plays_to_the_end(process: Process) -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 40
    host = Guest(process.home, "Host")
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
    body = {"game": "glory", "seats": seats, "options": {"rounds": 1}}
    made = host.post("/api/tables", body)
    table = made["table"]["id"]
    arguments = [process.home, table, "0", made["invite"]]
    with subprocess.Popen(
        [sys.executable, str(EXAMPLE), *arguments], stdout=subprocess.PIPE, text=True
    ) as bot:
        while host.get(f"/api/tables/{table}")["seats"][0]["kind"] == "open":
            assert bot.poll() is None, "it gave up"
        seat = host.get(f"/api/tables/{table}")["seats"][0]
        assert (seat["kind"], seat["name"]) == ("bot", "Outsider")
        host.post(f"/api/tables/{table}/start")
        said, _ = bot.communicate(timeout=300)
    ranks = json.loads(said)
    assert len(ranks) == 2 and min(ranks) == 1
    assert host.get(f"/api/tables/{table}")["status"] == "over"


@pytest.mark.parametrize(
    ("game", "bots", "options", "player"),
    [
        ("glory", 1, {"rounds": 1}, "tests.server.test_process:first_option"),
        ("honor", 2, {"goal": 250}, "random"),  # with windows
    ],
)
def test_any_code_sits_down_by_the_link_of_a_table(
    process: Process, game: str, bots: int, options: dict[str, Any], player: str
) -> None:
    host = Guest(process.home, "Host")
    seats = [*[{"kind": "bot", "bot": "random"}] * bots, {"kind": "open"}]
    made = host.post("/api/tables", {"game": game, "seats": seats, "options": options})
    path = f"/api/tables/{made['table']['id']}"
    words = ["-m", "sengoku.research.guest", f"{process.home}{made['invite']}", player, "Mine"]
    with subprocess.Popen([sys.executable, *words], stdout=subprocess.PIPE, text=True) as guest:
        while host.get(path)["seats"][bots]["kind"] == "open":
            assert guest.poll() is None, "it gave up"
        assert host.get(path)["seats"][bots]["name"] == "Mine"
        assert host.key("GET", f"{path}/seats/{bots}/world") == (403, "not-your-seat")
        host.post(f"{path}/start")
        said, _ = guest.communicate(timeout=900)
    assert len(json.loads(said)) == bots + 1
    assert host.get(path)["status"] == "over"


def first_option(world: State) -> int:
    """Who plays there."""
    return int(world.options()[0])


def test_only_a_program_gets_worlds_and_they_hold_what_its_seat_knows(process: Process) -> None:
    """The hand of another is dealt anew each time; one's own is what it is."""
    host, program = Guest(process.home, "Host"), Guest(process.home)
    token = program.post("/api/bots", {"name": "Program"})["token"]
    program.http.headers["authorization"] = f"Bearer {token}"
    seats = [{"kind": "mine"}, {"kind": "open"}]
    made = host.post("/api/tables", {"game": "glory", "seats": seats})
    path = f"/api/tables/{made['table']['id']}"
    program.http.get(made["invite"])
    program.post(f"{path}/seats/1", {})
    assert program.key("GET", f"{path}/seats/1/world") == (409, "not-begun")
    host.post(f"{path}/start")
    assert host.key("GET", f"{path}/seats/0/world") == (403, "not-a-program")
    worlds = [program.get(f"{path}/seats/1/world")["world"] for _ in range(8)]
    kinds = len(worlds[0]["owner"])
    assert len({str(world["hands"][kinds:]) for world in worlds}) == 1, "its own hand changed"
    assert len({str(world["hands"][:kinds]) for world in worlds}) > 1, "a hand that it cannot know"


def test_a_port_that_is_taken_is_said_in_a_sentence(process: Process, tmp_path: Path) -> None:
    database = str(tmp_path / "t.db")
    status, _, said = call(tmp_path, "serve", "--port", str(process.port), "--database", database)
    assert status == 2 and "Traceback" not in said and str(process.port) in said


def test_a_second_server_on_the_same_file_is_refused_in_a_sentence(
    process: Process, tmp_path: Path
) -> None:
    """Also by another name, and also when it would only be migrated; a backup is allowed."""
    other = tmp_path / "other.db"
    other.symlink_to(process.database)
    for command in ("migrate", "serve"):
        for database in (process.database, str(other)):
            more = ["--port", "0"] if command == "serve" else []
            status, _, said = call(tmp_path, command, "--database", database, *more)
            assert status == 2 and "tables.db" in said and "one at a time" in said
            assert len(said.splitlines()) == 1 and "Traceback" not in said
    status, _, said = call(tmp_path, "backup", str(tmp_path / "b"), "--database", process.database)
    assert status == 0, said


def test_the_file_is_free_again_as_soon_as_its_server_is_gone(tmp_path: Path) -> None:
    """However it went, and though its bots may still be ending."""
    with Process(str(tmp_path / "tables.db"), tmp_path) as server:
        server.wait()
        host = Guest(server.home, "Host")
        seats = [{"kind": "mine"}, {"kind": "bot", "bot": "random"}]
        table = host.post("/api/tables", {"game": "glory", "seats": seats})["table"]["id"]
        host.post(f"/api/tables/{table}/start")
        server.kill()
        server.start()
        server.wait()
        assert host.get(f"/api/tables/{table}")["status"] == "running"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["serve", "--port", "x"], "--port"),
        (["serve", "--bots", "0"], "--bots"),
        (["serve", "--database", "mysql://x"], "mysql://"),
        (["migrate", "--database", "postgresql://nobody@127.0.0.1:1/x"], "database"),
        (["backup"], "file"),
        (["restore", "/no/such/file", "--database", "/tmp/none/x.db"], "database"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(
    tmp_path: Path, arguments: list[str], words: str
) -> None:
    status, _, said = call(tmp_path, *arguments)
    assert status == 2 and words in said and "Traceback" not in said


@pytest.mark.parametrize(
    ("language", "words"), [("en", "one process"), ("nl", "één"), ("de", "nur")]
)
def test_several_processes_on_one_sqlite_file_are_refused_in_a_sentence(
    tmp_path: Path, language: str, words: str
) -> None:
    asked = ["--workers", "2", "--database", str(tmp_path / "t.db"), "--port", "0"]
    status, _, said = call(tmp_path, "serve", *asked, "--language", language)
    assert status == 2 and words in said and "--workers" in said and "PostgreSQL" in said
    assert len(said.splitlines()) == 1 and not (tmp_path / "t.db").exists()


def test_every_setting_stands_in_the_page_for_hosts() -> None:
    page = (EXAMPLE.parents[1] / "docs" / "server.md").read_text("utf-8")
    for name in (*TUNABLE, *FLAGS):
        assert f"SENGOKU_{name.upper()}" in page
    assert tuned({"SENGOKU_BOT_DELAY": "5"}) == {"bot_delay": 5}
    with pytest.raises(Problem):
        tuned({"SENGOKU_BOT_DELAY": "soon"})


def test_bot_processes_end_with_the_server(tmp_path: Path) -> None:
    """Also when nobody told them to."""
    with Process(str(tmp_path / "tables.db"), tmp_path) as server:
        server.wait()
        host = Guest(server.home, "Host")
        seats = [{"kind": "mine"}, {"kind": "bot", "bot": "random"}]
        table = host.post("/api/tables", {"game": "glory", "seats": seats})["table"]["id"]
        host.post(f"/api/tables/{table}/start")
        hint = {"type": "hint", "id": "h"}
        while host.post(f"/api/tables/{table}/requests?seat=0", hint)["type"] != "hint":
            pass
        children = _children(server.pid())
        assert children
        server.kill()
    for child in children:
        for _ in range(2400):
            if not _alive(child):
                break
            time.sleep(0.05)
        assert not _alive(child)


def _children(pid: int) -> list[int]:
    path = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in path.read_text().split()]


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return "Z" not in Path(f"/proc/{pid}/stat").read_text().split(")")[-1].split()[0]


def test_players_of_one_table_may_be_at_two_servers(tmp_path: Path, cluster: Cluster) -> None:
    database = cluster.create()
    with Process(database, tmp_path) as here, Process(database, tmp_path) as there:
        here.wait()
        there.wait()
        _play_at_both(Guest(here.home, "Ann"), Guest(there.home, "Bob"))
        assert here.stop() == there.stop() == 0


def _play_at_both(ann: Guest, bob: Guest) -> None:
    made = ann.post("/api/tables", {"game": "glory", "seats": [{"kind": "mine"}, {}]})
    table = made["table"]["id"]
    bob.http.get(made["invite"])
    bob.post(f"/api/tables/{table}/seats/1", {})
    ann.post(f"/api/tables/{table}/start")
    with ann.socket(table, seat=0) as one, bob.socket(table, seat=1) as two:
        lines = [one, two]
        latest = [line.until("present") for line in lines]
        for _ in range(8):
            seat, version = latest[0]["waiting"][0], latest[0]["version"]
            lines[seat].ask(type="move", version=version, option=0)
            for number, line in enumerate(lines):
                while latest[number]["version"] <= version:
                    latest[number] = line.until("present")
            assert latest[0]["version"] == latest[1]["version"] == version + 1
        bob.post(f"/api/tables/{table}/requests?seat=1", {"type": "chat", "id": "1", "text": "hi"})
        assert one.until("chat")["line"]["text"] == "hi"
