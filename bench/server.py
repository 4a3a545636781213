"""How much a table server holds: `python bench/server.py`, compiled if .compiled is there.

The server is a process of its own on a SQLite file; all clients are in this process. Both share the
machine, so the numbers are those of a server that has about one core. `--tables 0` for the live
tables alone.
"""

import argparse
import asyncio
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
import msgspec
import uvloop
from figures import Page
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).parents[1]
LIBRARIES = Path(httpx.__file__).parents[1]  # for another Python than the one that runs this
AT_A_TIME = 20
GAME = {"game": "glory", "seats": [{"kind": "mine"}, {"kind": "mine"}], "listed": True}


class Told(msgspec.Struct, frozen=True):
    """As much of a message as a player without a screen needs."""

    type: str
    version: int = 0
    waiting: list[int] = []
    result: dict[str, object] | None = None


_decoder = msgspec.json.Decoder(Told)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def until_it_answers(url: str) -> None:
    for _ in range(6000):
        try:
            httpx.get(url)
            return
        except httpx.HTTPError:
            time.sleep(0.1)
    raise SystemExit(f"nobody answers at {url}")


def cpu_of(pid: int) -> float:
    """Seconds of processor time that a process has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def busy() -> float:
    """Seconds that all cores together were busy so far, or taken away by the machine below."""
    fields = [int(field) for field in Path("/proc/stat").read_text().split("\n")[0].split()[1:9]]
    idle, waiting = fields[3:5]
    return (sum(fields) - idle - waiting) / os.sysconf("SC_CLK_TCK")


class Server:
    def __init__(self, folder: Path, *, limits: bool = False, python: str = sys.executable) -> None:
        port = free_port()
        self.home = f"http://127.0.0.1:{port}"
        compiled = ROOT / ".compiled"
        path = str(compiled) if compiled.exists() else str(ROOT / "src")
        command = [python, "-m", "sengoku", "serve", "--port", str(port)]
        command += ["--database", str(folder / "tables.db")]
        environment = {**os.environ, "PYTHONPATH": f"{path}{os.pathsep}{LIBRARIES}"}
        if not limits:
            environment["SENGOKU_LIMITS"] = "off"
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        until_it_answers(f"{self.home}/healthz")

    def megabytes(self) -> float:
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        resident = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(resident.split()[1]) / 1024

    def cpu(self) -> float:
        return cpu_of(self.process.pid)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


class Table:
    """Two seats of one player, a socket for each, and perhaps some who look on."""

    def __init__(self, home: str, token: str, id: str, onlookers: int = 0) -> None:
        self._home = home.replace("http", "ws")
        self._headers = {"authorization": f"Bearer {token}"}
        self._id = id
        self._onlookers = onlookers
        self._lines: list[ClientConnection] = []
        self.acknowledged: list[float] = []
        self.seen: list[float] = []
        self.over = False

    async def sit(self) -> None:
        for query in ["?seat=0", "?seat=1", *[""] * self._onlookers]:
            url = f"{self._home}/api/tables/{self._id}/socket{query}"
            opening = connect(
                url, additional_headers=self._headers, compression=None, open_timeout=None
            )
            self._lines.append(await opening.__aenter__())
        for line in self._lines:
            self._now = await self._next(line, "present")

    async def leave(self) -> None:
        for line in self._lines:
            await line.close()

    async def move(self) -> None:
        """One decision; done when everybody has seen it."""
        now = self._now
        line = self._lines[now.waiting[0]]
        move = {"type": "move", "id": "m", "version": now.version, "option": 0}
        began = time.perf_counter()
        await line.send(msgspec.json.encode(move).decode())
        self._now = await self._next(line, "present")
        await self._next(line, "done")
        self.acknowledged.append(time.perf_counter() - began)
        for other in self._lines:
            if other is not line:
                await self._next(other, "present")
        self.seen.append(time.perf_counter() - began)
        self.over = self._now.result is not None

    async def _next(self, line: ClientConnection, kind: str) -> Told:
        while True:
            message = _decoder.decode(await line.recv())
            if message.type == kind:
                return message


async def _open(home: str, count: int, *, onlookers: bool = False) -> list[Table]:
    """Some at a time. With onlookers a table has two to four sockets."""
    some, tables = asyncio.Semaphore(AT_A_TIME), []
    # The server hangs up after five idle seconds, which on a busy machine the client notices late.
    limits = httpx.Limits(max_keepalive_connections=0)
    async with httpx.AsyncClient(base_url=home, timeout=600, limits=limits) as http:
        token = (await http.post("/api/bots", json={"name": "Bench"})).json()["token"]
        http.headers["authorization"] = f"Bearer {token}"

        async def open_one(number: int) -> None:
            async with some:
                id = (await http.post("/api/tables", json=GAME)).json()["table"]["id"]
                await http.post(f"/api/tables/{id}/start")
                table = Table(home, token, id, number % 3 if onlookers else 0)
                tables.append(table)
                await table.sit()

        await asyncio.gather(*map(open_one, range(count)))
    return tables


def _share(times: list[float], share: float) -> float:
    return sorted(times)[int(len(times) * share)] * 1000


async def as_fast_as_possible(page: Page, server: Server, count: int, seconds: float) -> None:
    tables = await _open(server.home, count)
    cpu, began = server.cpu(), time.perf_counter()

    async def play(table: Table) -> None:
        while time.perf_counter() - began < seconds and not table.over:
            await table.move()

    await asyncio.gather(*map(play, tables))
    wall, used = time.perf_counter() - began, server.cpu() - cpu
    times = [t for table in tables for t in table.acknowledged]
    page.tell(
        f"- {count} tables at full speed: {len(times) / wall:.0f} moves a second, acknowledged "
        f"after {_share(times, 0.5):.1f} ms (median), {_share(times, 0.95):.1f} ms (95 %); "
        f"the server used {used / wall:.0%} of a core, {len(times) / used:.0f} moves a core-second"
    )
    await asyncio.gather(*(table.leave() for table in tables))


async def at_a_walk(page: Page, server: Server, count: int, seconds: float) -> None:
    """A move every five seconds at each table."""
    tables = await _open(server.home, count, onlookers=True)
    cpu, began = server.cpu(), time.perf_counter()
    all_used, own = busy(), time.process_time()

    async def play(table: Table) -> None:
        await asyncio.sleep(random.uniform(0, 5))
        while time.perf_counter() - began < seconds and not table.over:
            await asyncio.gather(table.move(), asyncio.sleep(5))

    await asyncio.gather(*map(play, tables))
    wall, used = time.perf_counter() - began, server.cpu() - cpu
    others = max(0.0, busy() - all_used - used - (time.process_time() - own))
    share = others / wall / (os.cpu_count() or 1)
    seen = [t for table in tables for t in table.seen]
    page.tell(
        f"- {count} live tables, 2 to 4 sockets each, a move every 5 s: {len(seen)} moves, "
        f"seen by all after {_share(seen, 0.5):.1f} ms (median), "
        f"{_share(seen, 0.95):.1f} ms (95 %); "
        f"the server used {used / wall:.0%} of a core, {server.megabytes():.0f} MB; "
        f"others used {share:.0%} of the cores"
    )
    await asyncio.gather(*(table.leave() for table in tables))


async def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--live", type=int, default=1000)
    asked = parser.parse_args()
    whole = (asked.seconds, asked.tables, asked.live) == (10, 100, 1000)
    with Page("server", whole=whole) as page, tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            if asked.tables:
                await as_fast_as_possible(page, server, asked.tables, asked.seconds)
            if asked.live:
                await at_a_walk(page, server, asked.live, 3 * asked.seconds)
        finally:
            server.stop()


if __name__ == "__main__":
    uvloop.run(main())
