"""Where something may be sent: never into the house's own network, unless that is wanted."""

import asyncio
import socket
from ipaddress import ip_address, ip_network
from urllib.parse import urlsplit

from sengoku.kernel.problem import Problem

__all__ = ["post"]

SECONDS = 10.0
GIVEN_OUT = ip_network("2000::/3")


async def post(url: str, data: bytes, headers: dict[str, str], *, private: bool) -> int:
    """The status of the answer; nobody reads what else it says, which may have no end. The address
    is looked up once, looked at, and then called as it is, so a name that changes its mind leads
    nowhere else. Redirects are not followed. All of it has ten seconds."""
    import httpx  # a tenth of a second, which most houses never need

    async with asyncio.timeout(SECONDS), httpx.AsyncClient(trust_env=False) as client:
        host, place = await _place(url, private=private)
        sent = {**headers, "host": host}
        more = {"sni_hostname": urlsplit(url).hostname or ""}
        calling = client.stream("POST", place, content=data, headers=sent, extensions=more)
        async with calling as answer:
            return answer.status_code


async def _place(url: str, *, private: bool) -> tuple[str, str]:
    """The name to call it by, and the same address in numbers."""
    try:
        found = urlsplit(url)
        port = found.port or (443 if found.scheme == "https" else 80)
    except ValueError:
        raise Problem("bad-target") from None
    usual = found.scheme == "https" or (private and found.scheme == "http")
    if not usual or not found.hostname or found.username is not None:
        raise Problem("bad-target")
    address = await _looked_up(found.hostname, port, private=private)
    numbers = f"[{address}]" if ":" in address else address
    path = found.path or "/"
    query = f"?{found.query}" if found.query else ""
    return found.netloc, f"{found.scheme}://{numbers}:{port}{path}{query}"


async def _looked_up(name: str, port: int, *, private: bool) -> str:
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(name, port, type=socket.SOCK_STREAM)
    except OSError:
        raise Problem("bad-target") from None
    addresses = [str(each[4][0]).partition("%")[0] for each in found]
    if not addresses or not (private or all(map(_is_public, addresses))):
        raise Problem("bad-target")
    return addresses[0]


def _is_public(address: str) -> bool:
    """Also of those that carry an older address within themselves, openly or by a translator
    (NAT64): of the newer kind only what is given out to the world."""
    found = ip_address(address)
    inner = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None)
    if not found.is_global or found.is_multicast:
        return False
    if found.version == 6 and found not in GIVEN_OUT:
        return False
    return inner is None or inner.is_global
