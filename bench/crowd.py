"""What a bystander feels of an attacker at the limits: `python bench/crowd.py [bots verify ...]`.

The server has its usual limits. The bystander is in this process and comes from 127.0.0.1; the
attacker is a process of his own and comes from 127.0.0.2, so he has the limits of another address
(Linux: all of 127.0.0.0/8 is this machine). Each round has a server of its own, which is first
quiet and then under attack. Compiled if .compiled is there.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

import httpx
from figures import Page
from websockets.asyncio.client import connect

from server import GAME, Server, Table

BYSTANDER, ATTACKER = "127.0.0.1", "127.0.0.2"
WANTED = {"bots": 2.0, "verify": 1.5, "lobby": 1.5, "halves": 1.5, "onlookers": 1.0}
SIX_BOTS = {"game": "honor", "seats": [{"kind": "bot", "bot": "bot:5"}] * 6}


def guest(home: str, address: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(base_url=home, transport=transport, timeout=120)


async def named(home: str, address: str, name: str) -> httpx.AsyncClient:
    http = guest(home, address)
    (await http.post("/api/me", json={"name": name})).raise_for_status()
    return http


# -- the attacker --------------------------------------------------------------------------------


async def six_bots(home: str) -> None:
    """As many tables of six strong bots as ten guests may have, and never fewer."""
    guests = [await named(home, ATTACKER, f"Eve {number}") for number in range(10)]
    while True:
        for http in guests:
            made = await http.post("/api/tables", json=SIX_BOTS)
            if made.status_code == 201:
                await http.post(f"/api/tables/{made.json()['table']['id']}/start")
        await asyncio.sleep(0.05)


async def verifying(home: str) -> None:
    """Twenty clients, each with a record of a whole match, as often as they may."""
    record = await _whole_match(home)

    async def check() -> None:
        http = await named(home, ATTACKER, "Eve")
        while True:
            await http.post("/api/verify", content=record)

    await asyncio.gather(*(check() for _ in range(20)))


async def _whole_match(home: str) -> bytes:
    http = await named(home, ATTACKER, "Eve")
    id = (await http.post("/api/tables", json=GAME)).json()["table"]["id"]
    await http.post(f"/api/tables/{id}/start")
    table = f"/api/tables/{id}"
    now: dict[str, Any] = {"version": 0, "result": None}
    while now["result"] is None and now["version"] < 500:
        now = (await http.get(f"{table}/present")).json()
        for seat in now["waiting"]:
            move = {"type": "move", "id": "m", "version": now["version"], "option": 0}
            await http.post(f"{table}/requests?seat={seat}", json=move)
    if now["result"] is None:
        await http.post(f"{table}/requests?seat=0", json={"type": "resign", "id": "r"})
    return (await http.get(f"{table}/record")).content


async def lobby(home: str) -> None:
    """Pages of the lobby, over and over."""

    async def look() -> None:
        http = guest(home, ATTACKER)
        while True:
            page = (await http.get("/api/tables")).json()
            if page.get("next"):
                await http.get("/api/tables", params={"after": page["next"]})

    await asyncio.gather(*(look() for _ in range(10)))


async def halves(home: str) -> None:
    """1,300 requests that never end, and new ones for those that are cut off."""
    host, port = home.removeprefix("http://").split(":")

    async def half() -> None:
        while True:
            try:
                reader, writer = await asyncio.open_connection(
                    host, int(port), local_addr=(ATTACKER, 0)
                )
                writer.write(
                    b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{"
                )
                await reader.read()
                writer.close()
            except OSError:
                pass
            await asyncio.sleep(10)

    await asyncio.gather(*(half() for _ in range(1300)))


def attack(how: Callable[[str], Awaitable[None]], home: str, begun: Event) -> None:
    async def story() -> None:
        attacker = asyncio.ensure_future(how(home))
        await asyncio.wait([attacker], timeout=15)  # until it is in full swing
        begun.set()
        await attacker

    asyncio.run(story())


# -- the bystander -------------------------------------------------------------------------------


async def answers_of_a_bot(home: str, seconds: float) -> list[float]:
    """From his move until he is asked again, against a bot of a middle level."""
    http, times, began = await named(home, BYSTANDER, "Ann"), [], time.perf_counter()
    seats = [{"kind": "mine"}, {"kind": "bot", "bot": "bot:2"}]
    cookie = f"sengoku={http.cookies['sengoku']}"
    while time.perf_counter() - began < seconds:
        made = await http.post("/api/tables", json={"game": "glory", "seats": seats})
        id = made.json()["table"]["id"]
        await http.post(f"/api/tables/{id}/start")
        url = f"{home.replace('http', 'ws')}/api/tables/{id}/socket?seat=0"
        async with connect(url, additional_headers={"cookie": cookie}) as line:
            moved: float | None = None
            while time.perf_counter() - began < seconds:
                told = json.loads(await line.recv())
                if told["type"] != "present":
                    continue
                if told["result"] is not None:
                    break
                if told["waiting"] != [0]:
                    moved = moved or time.perf_counter()
                    continue
                if moved is not None:
                    times.append(time.perf_counter() - moved)
                    moved = None
                move = {"type": "move", "id": "m", "version": told["version"], "option": 0}
                await line.send(json.dumps(move))
    return times


async def own_moves(home: str, seconds: float) -> list[float]:
    """Ten moves a second at a table of two seats, until each is acknowledged."""
    times: list[float] = []
    http, began = guest(home, BYSTANDER), time.perf_counter()
    token = (await http.post("/api/bots", json={"name": "Ann"})).json()["token"]
    http.headers["authorization"] = f"Bearer {token}"
    while time.perf_counter() - began < seconds:
        id = (await http.post("/api/tables", json=GAME)).json()["table"]["id"]
        await http.post(f"/api/tables/{id}/start")
        table = Table(home, token, id)
        await table.sit()
        while time.perf_counter() - began < seconds and not table.over:
            await asyncio.gather(table.move(), asyncio.sleep(0.1))
        times += table.acknowledged
        await table.leave()
    return times


# -- beside each other ---------------------------------------------------------------------------

ATTACKS: dict[str, tuple[Any, Any]] = {
    "bots": (six_bots, answers_of_a_bot),
    "verify": (verifying, own_moves),
    "lobby": (lobby, own_moves),
    "halves": (halves, own_moves),
}


def share(times: list[float], part: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * part))]


def turn(name: str, seconds: float) -> tuple[list[float], list[float]]:
    """Quiet, then under attack, at one server."""
    how, feel = ATTACKS[name]
    with tempfile.TemporaryDirectory() as folder:
        if name == "lobby":
            fill(Path(folder))
        server = Server(Path(folder), limits=True)
        begun = multiprocessing.Event()
        attacker = multiprocessing.Process(target=attack, args=(how, server.home, begun))
        try:
            quiet = asyncio.run(feel(server.home, seconds))
            attacker.start()
            begun.wait()
            return quiet, asyncio.run(feel(server.home, seconds))
        finally:
            if attacker.is_alive():
                attacker.kill()
            server.stop()


def fill(folder: Path) -> None:
    """Tables that nobody is at: after a start the lobby has to read them."""

    async def make(home: str) -> None:
        http = await named(home, BYSTANDER, "Cleo")
        for _ in range(90):
            await http.post("/api/tables", json=GAME)

    server = Server(folder)
    try:
        asyncio.run(make(server.home))
    finally:
        server.stop()


def compare(page: Page, name: str, rounds: int, seconds: float) -> None:
    ratios = []
    for _ in range(rounds):
        quiet, attacked = turn(name, seconds)
        ratios.append(share(attacked, 0.95) / share(quiet, 0.95))
        page.tell(
            f"- {name}: quiet {share(quiet, 0.5) * 1000:.0f} ms (median), "
            f"{share(quiet, 0.95) * 1000:.0f} ms (95 %) of {len(quiet)}; under attack "
            f"{share(attacked, 0.5) * 1000:.0f} and {share(attacked, 0.95) * 1000:.0f} ms of "
            f"{len(attacked)}; {ratios[-1]:.2f} times; load {os.getloadavg()[0]:.1f}"
        )
    middle = statistics.median(ratios)
    line = f"- {name}: {middle:.2f} times (median), wanted {WANTED[name]} at most"
    page.tell(line, **{name: round(middle, 2)})


# -- onlookers -----------------------------------------------------------------------------------


async def onlookers(home: str, tables: int, pid_cpu: Callable[[], float]) -> float:
    """Processor time of the server for 500 who come, see ten moves and go."""
    http = guest(home, BYSTANDER)
    token = (await http.post("/api/bots", json={"name": "Ann"})).json()["token"]
    http.headers["authorization"] = f"Bearer {token}"
    opened = []
    for _ in range(tables):
        id = (await http.post("/api/tables", json=GAME)).json()["table"]["id"]
        await http.post(f"/api/tables/{id}/start")
        opened.append(Table(home, token, id, 500 // tables))
    began = pid_cpu()
    await asyncio.gather(*(table.sit() for table in opened))
    for _ in range(10):
        await asyncio.gather(*(table.move() for table in opened[:1]))
    await asyncio.gather(*(table.leave() for table in opened))
    return pid_cpu() - began


def compare_onlookers(page: Page, rounds: int) -> None:
    ratios = []
    for _ in range(rounds):
        used = []
        for tables in (1, 100):
            with tempfile.TemporaryDirectory() as folder:
                server = Server(Path(folder))
                try:
                    used.append(asyncio.run(onlookers(server.home, tables, server.cpu)))
                finally:
                    server.stop()
        ratios.append(used[0] / used[1])
        page.tell(
            f"- onlookers: 500 at one table {used[0]:.2f} s of processor time, at a hundred "
            f"{used[1]:.2f} s; {ratios[-1]:.2f} times; load {os.getloadavg()[0]:.1f}"
        )
    middle = statistics.median(ratios)
    line = f"- onlookers: {middle:.2f} times (median), wanted {WANTED['onlookers']} at most"
    page.tell(line, onlookers=round(middle, 2))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="*", help=" ".join(WANTED))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=30)
    given = parser.parse_args()
    whole = not given.what and (given.rounds, given.seconds) == (3, 30)
    with Page("crowd", whole=whole) as page:
        for name in given.what or WANTED:
            if name == "onlookers":
                compare_onlookers(page, given.rounds)
            else:
                compare(page, name, given.rounds, given.seconds)


if __name__ == "__main__":
    main()
