"""A small reverse proxy in a process of its own: one path of its site leads to the tables.

python tests/server/proxy.py --to PORT --prefix /games [--pass-on] prints its port. What is asked
for outside the prefix is answered with 404 and printed: a page that leaves its path is found out.
"""

import argparse
import asyncio
import contextlib
from asyncio import StreamReader, StreamWriter


class Proxy:
    def __init__(self, to: int, prefix: str, pass_on: bool) -> None:
        self._to = to
        self._prefix = prefix
        self._pass_on = pass_on

    async def serve(self) -> None:
        server = await asyncio.start_server(self._meet, "127.0.0.1", 0)
        print(server.sockets[0].getsockname()[1], flush=True)
        await server.serve_forever()

    async def _meet(self, reader: StreamReader, writer: StreamWriter) -> None:
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            await self._lead(reader, writer)
        writer.close()

    async def _lead(self, reader: StreamReader, writer: StreamWriter) -> None:
        """One request for each connection; a websocket keeps it."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        first, *headers = head.rstrip("\r\n").split("\r\n")
        method, path, version = first.split(" ")
        if not path.startswith(self._prefix + "/"):
            print(f"outside: {path}", flush=True)
            writer.write(
                b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
            )
            return
        inner = path if self._pass_on else path.removeprefix(self._prefix)
        lines = [f"{method} {inner} {version}", *self._passed(headers)]
        back, forth = await asyncio.open_connection("127.0.0.1", self._to)
        forth.write(("\r\n".join(lines) + "\r\n\r\n").encode("latin-1"))
        sending = asyncio.create_task(_pour(reader, forth))
        await _pour(back, writer)
        sending.cancel()
        forth.close()

    def _passed(self, headers: list[str]) -> list[str]:
        """All of them, the Host as it was; only a socket keeps the connection."""
        upgraded = any(line.lower().startswith("upgrade:") for line in headers)
        if not upgraded:
            headers = [line for line in headers if not line.lower().startswith("connection:")]
            headers.append("Connection: close")
        return [*headers, "X-Forwarded-For: 203.0.113.9"]


async def _pour(reader: StreamReader, writer: StreamWriter) -> None:
    with contextlib.suppress(ConnectionError):
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--to", type=int, required=True)
    parser.add_argument("--prefix", required=True)
    parser.add_argument("--pass-on", action="store_true")
    given = parser.parse_args()
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(Proxy(given.to, given.prefix, given.pass_on).serve())
