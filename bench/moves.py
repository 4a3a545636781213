"""What a move costs the server in instructions: `python bench/moves.py [--changes] [--profile]`.

The clock of a machine that others use proves nothing; instructions do not depend on it. The server
runs under callgrind, compiled if .compiled is there. A client plays tables of Call to Glory, two
sockets at each, in step: all get their next move when all have been answered. Counted is all that
the server's process does, from the socket through the rules and the disk to both sockets; what the
system does for it is not. With `--profile N` also where they go.
"""

import argparse
import asyncio
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from server import LIBRARIES, ROOT, free_port, until_it_answers

GAME = {"game": "glory", "seats": [{"kind": "mine"}, {"kind": "mine"}], "listed": True}
UNDER = ["valgrind", "-q", "--tool=callgrind", "--instr-atstart=no"]


class Told(msgspec.Struct):
    type: str
    version: int = 0
    waiting: list[int] = []
    question: Any = None
    view: dict[str, Any] = {}
    result: Any = None


class Table:
    """Who is asked takes another one of his options each time."""

    def __init__(self, home: str, token: str, id: str, changes: str) -> None:
        self._url = f"{home.replace('http', 'ws')}/api/tables/{id}/socket?changes={changes}&seat="
        self._headers = {"authorization": f"Bearer {token}"}
        self._lines: list[ClientConnection] = []
        self._options = [0, 0]
        self.heard = 0  # bytes
        self.over = False

    async def sit(self) -> None:
        for seat in (0, 1):
            line = connect(f"{self._url}{seat}", additional_headers=self._headers, compression=None)
            self._lines.append(await line.__aenter__())
            await self._hear(seat, {"shown"})

    async def move(self) -> None:
        """Done when it is acknowledged and both have seen it."""
        seat = self._now.waiting[0]
        option = self._now.version % self._options[seat]
        move = {"type": "move", "id": "m", "version": self._now.version, "option": option}
        await self._lines[seat].send(msgspec.json.encode(move).decode())
        await self._hear(seat, {"shown", "done"})
        await self._hear(1 - seat, {"shown"})
        self.over = self._now.result is not None

    async def _hear(self, seat: int, wanted: set[str]) -> None:
        while wanted:
            text = await self._lines[seat].recv()
            self.heard += len(text)
            told = msgspec.json.decode(text, type=Told)
            if told.type in ("present", "changed"):
                question = told.view["question"] if told.view else told.question
                if question is not None and question["seat"] == seat:
                    self._options[seat] = len(question["options"])
                self._now = told
                wanted -= {"shown"}
            wanted -= {told.type}


async def play(home: str, pid: int, asked: argparse.Namespace) -> tuple[int, int]:
    """Moves made, and bytes sent for them."""
    limits = httpx.Limits(max_keepalive_connections=0)
    async with httpx.AsyncClient(base_url=home, timeout=600, limits=limits) as http:
        token = (await http.post("/api/bots", json={"name": "Bench"})).json()["token"]
        http.headers["authorization"] = f"Bearer {token}"
        tables = []
        for _ in range(asked.tables):
            id = (await http.post("/api/tables", json=GAME)).json()["table"]["id"]
            await http.post(f"/api/tables/{id}/start")
            tables.append(Table(home, token, id, "true" if asked.changes else "false"))
            await tables[-1].sit()
    for _ in range(asked.warm):
        await asyncio.gather(*(table.move() for table in tables))
    before = sum(table.heard for table in tables)
    count(pid, "on")
    moves = 0
    for _ in range(asked.moves):
        going = [table for table in tables if not table.over]
        await asyncio.gather(*(table.move() for table in going))
        moves += len(going)
    count(pid, "off")
    return moves, sum(table.heard for table in tables) - before


def count(pid: int, switch: str) -> None:
    subprocess.run(["callgrind_control", "-i", switch, str(pid)], check=True, capture_output=True)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--moves", type=int, default=30, help="at each table")
    parser.add_argument("--warm", type=int, default=5, help="moves before these, at each table")
    parser.add_argument("--changes", action="store_true", help="send only what changed")
    parser.add_argument("--profile", type=int, default=0, help="so many functions")
    parser.add_argument("--keep", default="", help="keep what callgrind wrote")
    parser.add_argument("--build", default="", help="the folder of another build")
    parser.add_argument("--python", default=sys.executable, help="another one of this version")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        out = Path(asked.keep or Path(folder, "out"))
        port = free_port()
        home = f"http://127.0.0.1:{port}"
        path = asked.build or ROOT / (".compiled" if (ROOT / ".compiled").exists() else "src")
        path, python = f"{path}{os.pathsep}{LIBRARIES}", asked.python
        how = {**os.environ, "PYTHONPATH": str(path), "PYTHONHASHSEED": "0"}
        how |= {"SENGOKU_LIMITS": "off", "SENGOKU_REQUEST_PATIENCE": "600000"}
        command = [*UNDER, f"--callgrind-out-file={out}", python, "-m", "sengoku", "serve"]
        command += ["--port", str(port), "--database", str(Path(folder, "tables.db"))]
        server = subprocess.Popen(
            command, env=how, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            until_it_answers(f"{home}/healthz")
            moves, heard = asyncio.run(play(home, server.pid, asked))
        finally:
            server.terminate()
            server.wait()
        total = re.search(r"^totals: (\d+)", out.read_text("utf-8"), re.MULTILINE)
        assert total is not None, "callgrind counted nothing"
        each = f"{int(total[1]) / moves:,.0f} instructions and {heard / moves:,.0f} bytes"
        print(f"{moves} moves, for each {each}")
        if asked.profile:
            told = subprocess.run(["callgrind_annotate", str(out)], capture_output=True, text=True)
            print("\n".join(line[:160] for line in told.stdout.splitlines()[: asked.profile + 25]))


if __name__ == "__main__":
    main()
