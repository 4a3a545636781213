"""The ways to reach somebody: a push service of his browser, an address for e-mail, a webhook.

What push needs is read when somebody is called so, since most houses never do.
"""

import asyncio
import base64
import smtplib
import ssl
from email.message import EmailMessage
from typing import Any
from urllib.parse import unquote, urlsplit

import msgspec

from sengoku.kernel.problem import Problem
from sengoku.server.calling.targets import post
from sengoku.server.config import Config
from sengoku.server.store.reaches import Reach

__all__ = ["Note", "Ways", "new_key"]

DAY = 86_400
GONE = (404, 410)  # what a push service says of a browser that is no more
SECONDS = 10


class Note(msgspec.Struct, frozen=True):
    """What somebody reads, and where it leads: a path below the house."""

    kind: str
    title: str
    body: str
    path: str
    table: str


def new_key() -> str:
    """By which push services know the house; it is made once and kept."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _packed(number.to_bytes(32, "big"))


class Ways:
    """`offered` says which of them the house is set up for."""

    def __init__(self, config: Config, key: str) -> None:
        self._config = config
        self._key = key

    def offered(self) -> list[str]:
        config = self._config
        found = ["push"] if config.push_contact else []
        found += ["mail"] if config.smtp and config.address else []
        return [*found, "hook"] if config.webhooks else found

    def push_key(self) -> str:
        """For a browser that subscribes."""
        if "push" not in self.offered():
            return ""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        form = Encoding.X962, PublicFormat.UncompressedPoint
        return _packed(self._signer().public_key.public_bytes(*form))

    def _signer(self) -> Any:
        from py_vapid import Vapid02

        return Vapid02.from_raw(self._key.encode())

    async def send(self, reach: Reach, note: Note) -> bool:
        """False if nobody is there any more."""
        if reach.kind not in self.offered():
            return True
        if reach.kind == "push":
            return await self._push(reach, note) not in GONE
        if reach.kind == "mail":
            await asyncio.to_thread(self._mail, reach, note)
            return True
        headers = {"content-type": "application/json"}
        await self._post(reach.target, msgspec.json.encode(self._whole(note)), headers)
        return True

    def _whole(self, note: Note) -> dict[str, str]:
        link = self._config.address + note.path.lstrip("/") if self._config.address else note.path
        return {
            "kind": note.kind,
            "title": note.title,
            "body": note.body,
            "text": f"{note.title}\n{note.body}\n{link}",  # what chat rooms show
            "link": link,
            "table": note.table,
        }

    async def _push(self, reach: Reach, note: Note) -> int:
        target = urlsplit(reach.target)
        claims = {"sub": self._config.push_contact, "aud": f"{target.scheme}://{target.netloc}"}
        headers = {
            **self._signer().sign(claims),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(DAY),
            "urgency": "normal",
        }
        return await self._post(reach.target, _sealed(reach, msgspec.json.encode(note)), headers)

    async def _post(self, url: str, data: bytes, headers: dict[str, str]) -> int:
        return await post(url, data, headers, private=self._config.private_targets)

    def _mail(self, reach: Reach, note: Note) -> None:
        """In a thread of its own."""
        found = urlsplit(self._config.smtp)
        letter = EmailMessage()
        letter["Subject"], letter["To"] = note.title, reach.target
        letter["From"] = self._config.mail_from or f"sengoku@{found.hostname}"
        letter["Auto-Submitted"] = "auto-generated"
        end = f"{self._config.address}calls/{reach.code}/end"
        letter["List-Unsubscribe"] = f"<{end}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"  # RFC 8058
        letter.set_content(f"{note.body}\n\n{self._whole(note)['link']}\n\n{end}\n")
        host, port = found.hostname or "", found.port or (465 if found.scheme == "smtps" else 587)
        if found.scheme == "smtps":
            secure = ssl.create_default_context()
            line: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=secure)
        else:
            line = smtplib.SMTP(host, port, timeout=SECONDS)
        with line:
            if found.scheme == "smtp+tls":
                line.starttls(context=ssl.create_default_context())
            if found.username:
                line.login(unquote(found.username), unquote(found.password or ""))
            line.send_message(letter)


def _sealed(reach: Reach, data: bytes) -> bytes:
    """Only the browser that subscribed can read it (RFC 8291)."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        sealed = http_ece.encrypt(
            data,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=_unpacked(reach.p256dh),
            auth_secret=_unpacked(reach.auth),
            version="aes128gcm",
        )
    except Exception as broken:  # the keys that a browser gave
        raise Problem("bad-target") from broken
    assert isinstance(sealed, bytes), "it is bytes that are sent"
    return sealed


def _packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
