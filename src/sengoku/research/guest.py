"""At a table of a server: any bot or any code takes a seat by its link and plays to the end.

python -m sengoku.research.guest LINK PLAYER [NAME]

PLAYER is the name of a bot or `module:function`, as everywhere. For each decision the server tells
a world in which all that the seat cannot know was invented anew, as its own bots get it.
"""

import asyncio
import json
import secrets
import sys
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect

import sengoku
from sengoku.bots import bot_from
from sengoku.bots.bot import Bot
from sengoku.bots.outside import OutsideBot
from sengoku.kernel.problem import Problem

__all__ = ["play"]


async def play(link: str, player: str | OutsideBot, name: str = "Program") -> list[int]:
    """Sits down on the first open seat of the table that the link leads to. At the end: the place
    of each seat."""
    parts = urlsplit(link)
    prefix, _, _ = parts.path.partition("/join/")
    home = f"{parts.scheme}://{parts.netloc}{prefix}"
    async with httpx.AsyncClient(timeout=120) as http:
        account = _said(await http.post(f"{home}/api/bots", json={"name": name}))
        told_who = {"authorization": f"Bearer {account['token']}"}
        http.headers.update(told_who)
        table = f"{home}/api/tables/{await _table_of(http, link)}"
        seat = await _sit(http, table)
        url = f"{table.replace('http', 'ws', 1)}/socket?seat={seat}"
        guest = Guest(http, f"{table}/seats/{seat}/world", player)
        async for line in connect(url, additional_headers=told_who):  # comes back after a break
            ranks = await guest.play(line)
            if ranks is not None:
                return ranks
    raise AssertionError("a line is opened again until the match is over")


class Guest:
    """Whoever plays at a seat, and where its worlds are told."""

    def __init__(self, http: httpx.AsyncClient, worlds: str, player: str | OutsideBot) -> None:
        self._http = http
        self._worlds = worlds
        self._player = player
        self._bot: Bot | None = None

    async def play(self, line: ClientConnection) -> list[int] | None:
        """The places at the end; None where the line was cut before."""
        async for text in line:
            message = json.loads(text)
            if message["type"] != "present":
                continue
            if message["result"] is not None:
                ranks: list[int] = message["result"]["ranks"]
                return ranks
            if message["asked"] is not None and not message["asked"]["answered"]:
                await self._decide(line, message["version"])
        return None

    async def _decide(self, line: ClientConnection, version: int) -> None:
        """Where the match has moved on meanwhile, another present follows."""
        told = _said(await self._http.get(self._worlds))
        if told["version"] != version:
            return
        game = sengoku.game(told["game"])
        setup = game.setup(told["seats"], told["options"], told["edition"])
        if self._bot is None:
            self._bot = bot_from(self._player, game, secrets.randbits(60))
        world = game.build(setup, told["world"])
        action = int(await asyncio.to_thread(self._bot.choose, world))  # the line is kept meanwhile
        move = {"type": "move", "id": "1", "version": version, "action": action}
        await line.send(json.dumps(move))


async def _table_of(http: httpx.AsyncClient, link: str) -> str:
    answer = await http.get(link)
    if not answer.is_redirect:
        raise Problem("cli-cannot-read", {"file": link[:200], "why": str(answer.status_code)})
    return answer.headers["location"].rpartition("/")[2]


async def _sit(http: httpx.AsyncClient, table: str) -> int:
    seats = [seat["kind"] for seat in _said(await http.get(table))["seats"]]
    if "open" not in seats:
        raise Problem("seat-is-taken", {"seat": len(seats) - 1})
    seat = seats.index("open")
    _said(await http.post(f"{table}/seats/{seat}", json={}))
    return seat


def _said(answer: httpx.Response) -> Any:
    """What the server says, unless it refuses."""
    told = answer.json()
    if answer.is_success:
        return told
    raise Problem("research-refused", {"key": told["key"]})


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1], sys.argv[2], *sys.argv[3:4])))
