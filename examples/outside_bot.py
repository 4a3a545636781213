"""A bot from outside: takes a seat at a table by its link and plays at random to the end.

python examples/outside_bot.py http://127.0.0.1:8000 TABLE SEAT INVITE_PATH
"""

import asyncio
import json
import random
import sys

import httpx
from websockets.asyncio.client import connect


async def play(home: str, table: str, seat: int, invite: str) -> list[int] | None:
    async with httpx.AsyncClient(base_url=home) as http:
        account = (await http.post("/api/bots", json={"name": "Outsider"})).json()
        http.headers["authorization"] = f"Bearer {account['token']}"
        await http.get(invite)
        (await http.post(f"/api/tables/{table}/seats/{seat}", json={})).raise_for_status()
    url = f"{home.replace('http', 'ws', 1)}/api/tables/{table}/socket?seat={seat}"
    headers = {"authorization": f"Bearer {account['token']}"}
    async for socket in connect(url, additional_headers=headers):  # comes back after a break
        async for text in socket:
            message = json.loads(text)
            if message["type"] != "present":
                continue
            if message["result"] is not None:
                return message["result"]["ranks"]
            asked = message["asked"]
            if asked is not None and not asked["answered"]:
                option = random.randrange(len(asked["question"]["options"]))
                move = {"type": "move", "id": "1", "version": message["version"], "option": option}
                await socket.send(json.dumps(move))
    return None


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4])))
