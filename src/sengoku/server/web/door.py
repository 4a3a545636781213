"""How others find the house: its addresses, and links as pictures for phones."""

from typing import Any
from urllib.parse import urlsplit

from litestar import Request, get, post
from litestar.params import JSONBody

from sengoku.server.bodies import DoorInfo, QrCode, QrWish
from sengoku.server.door import Door, host_of, is_loopback
from sengoku.server.problems import Forbidden
from sengoku.server.qr import qr_path, qr_rows

__all__ = ["HANDLERS", "came_by"]

OF_PROXIES = (
    "forwarded",
    "via",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-real-ip",
)


def came_by(request: Request[Any, Any, Any], address: str) -> bool:
    """Whether somebody typed the public address to get here."""
    return bool(address) and request.headers.get("host", "") == urlsplit(address).netloc


def _at_this_machine(request: Request[Any, Any, Any]) -> bool:
    """A page of another site that claims to be us has another Host, and who came through a proxy on
    this machine, named or not, is elsewhere."""
    if any(name in request.headers for name in OF_PROXIES):
        return False
    client = request.client.host if request.client is not None else ""
    return is_loopback(client) and is_loopback(host_of(request.headers.get("host", "")))


def _info(request: Request[Any, Any, Any]) -> DoorInfo:
    door: Door = request.app.state.door
    if not _at_this_machine(request):
        return DoorInfo(door.address, [], False)
    return DoorInfo(door.address, door.network(), door.may_open())


@get("/api/door", summary="Under which addresses others find the house")
async def door(request: Request[Any, Any, Any]) -> DoorInfo:
    return _info(request)


@post("/api/door", status_code=200, summary="Let devices in the same network in")
async def open_door(request: Request[Any, Any, Any]) -> DoorInfo:
    if not _at_this_machine(request):
        raise Forbidden("not-at-the-machine")
    await request.app.state.door.open()
    return _info(request)


@post("/api/qr", status_code=200, summary="A link as a QR code")
async def qr_code(data: JSONBody[QrWish]) -> QrCode:
    rows = qr_rows(data.link)
    return QrCode(len(rows), qr_path(rows))


HANDLERS: list[Any] = [door, open_door, qr_code]
