"""Where people are reached who are away: a push service, a webhook and a mail server, all here.

`python -m tests.server.reached` tells where they are in one line, then a line for everything that
comes: for a browser's tests, where a browser cannot bring a push service of its own.
"""

import base64
import json
import os
import socket
import sys
import threading
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

__all__ = ["Endpoint", "Mailbox", "mail_server_for"]


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Endpoint:
    """What a browser's push service and a webhook get; a browser's own keys open it."""

    def __init__(self, hear: Callable[[str, bytes], None] = lambda path, body: None) -> None:
        self.key, self.auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        self.came: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        endpoint = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                sent = {name.lower(): value for name, value in self.headers.items()}
                endpoint.came.append((self.path, sent, body))
                hear(self.path, body)
                self.send_response(endpoint.status)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_port}"

    def subscription(self) -> dict[str, str]:
        public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": packed(public), "auth": packed(self.auth)}
        return {"kind": "push", "target": f"{self.url}/push/1", **keys}

    def opened(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth))


class Mailbox:
    def __init__(self, hear: Callable[[list[str], str], None] = lambda to, letter: None) -> None:
        self.came: list[tuple[list[str], str]] = []
        self._hear = hear

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        self.came.append((envelope.rcpt_tos, envelope.content.decode()))
        self._hear(*self.came[-1])
        return "250 OK"


def mail_server_for(mailbox: Mailbox) -> Controller:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    post = Controller(mailbox, hostname="127.0.0.1", port=port)
    post.start()
    return post


def main() -> None:
    def told(**what: Any) -> None:
        print(json.dumps(what), flush=True)

    def came(path: str, body: bytes) -> None:
        if path.startswith("/push/"):
            told(kind="push", note=endpoint.opened(body))
        else:
            told(kind="hook", note=json.loads(body))

    endpoint = Endpoint(came)
    post = mail_server_for(Mailbox(lambda to, letter: told(kind="mail", to=to, letter=letter)))
    told(smtp=post.port, url=endpoint.url, subscription=endpoint.subscription())
    sys.stdin.read()  # as long as somebody listens


if __name__ == "__main__":
    main()
