"""The door of the house: which addresses lead to it, and opening it to the network."""

import asyncio
import ipaddress
import socket
from collections.abc import Awaitable, Callable
from typing import TypeAlias
from urllib.parse import urlsplit

import ifaddr

from sengoku.kernel.problem import Problem
from sengoku.server.config import Config

__all__ = ["EVERYWHERE", "Door", "addresses_here", "host_of", "is_loopback"]

EVERYWHERE = ("0.0.0.0", "::")  # to listen at all of one's addresses; nobody can be called by it

# Nothing is ever sent there: asking for the way tells which of our own addresses it begins at.
FAR_AWAY = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}

# Networks inside this machine, for containers and virtual machines: no phone is in them.
WITHIN = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "vethernet")

Listen: TypeAlias = Callable[[str], Awaitable[int]]
"""Listens at one more address from now on, and says at which port."""


class Door:
    """`host` and `port` are where the server listens; `listen` lets it listen elsewhere, too."""

    def __init__(self, config: Config, host: str, port: int, listen: Listen | None = None) -> None:
        self.address = config.address
        self._names = {*config.hosts, *map(_name_in, (config.address, *config.origins))} - {""}
        self._host = host
        self._port = port
        self._listen = listen if config.may_open else None
        self._opened: list[str] = []
        self._opening = asyncio.Lock()

    def here(self) -> str:
        """On this computer."""
        return _url("127.0.0.1" if self._host in EVERYWHERE else self._host, self._port)

    def network(self) -> list[str]:
        """On other devices in the same network, the likeliest first; none if it is closed."""
        if is_loopback(self._host):
            return [*self._opened]
        if self._host in EVERYWHERE:
            return [_url(each, self._port) for each in addresses_here() if self._hears(each)]
        return [_url(self._host, self._port)]

    def _hears(self, address: str) -> bool:
        return self._host == "::" or ":" not in address

    def answers_to(self, name: str) -> bool:
        """Whether somebody who calls us by this name or number means us. A page of another site can
        have its name lead here. It cannot have a number, so in a network any will do: a router may
        have one that we do not know."""
        name = name.removesuffix(".")
        if is_loopback(name) or name in self._names or name == self._host.lower():
            return True
        in_a_network = bool(self._opened) or not is_loopback(self._host)
        return in_a_network and (_is_number(name) or name in own_names())

    def may_open(self) -> bool:
        """Whether it is closed to the network, and can be opened while the server runs."""
        return self._listen is not None and not self.address and not self.network()

    async def open(self) -> None:
        if self._listen is None:
            raise Problem("door-stays-closed")
        async with self._opening:
            if self.network():
                return
            found = addresses_here()
            if not found:
                raise Problem("no-network")
            for own in found:
                self._opened.append(_url(own, await self._listen(own)))


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def is_loopback(host: str) -> bool:
    """A name or an address by which only this machine calls itself."""
    name = host.strip("[]").lower()
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _name_in(address: str) -> str:
    return urlsplit(address).hostname or ""


def own_names() -> set[str]:
    """By which other devices in the house may find this machine."""
    name = socket.gethostname().lower().removesuffix(".local")
    return {name, f"{name}.local"} if name else set()


def host_of(header: str) -> str:
    """The name in a Host header, without its port."""
    try:
        return urlsplit(f"//{header}").hostname or ""
    except ValueError:
        return ""


def addresses_here() -> list[str]:
    """This machine's addresses in its networks, the one on the usual way out first."""
    found = [*_on_the_way_out(socket.AF_INET), *_on_every_card()]
    found += [] if found else _on_the_way_out(socket.AF_INET6)
    return [*dict.fromkeys(own for own in found if _leads_here(own))]


def _on_the_way_out(family: socket.AddressFamily) -> list[str]:
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((FAR_AWAY[family], 9))
            return [str(probe.getsockname()[0])]
    except OSError:
        return []


def _on_every_card() -> list[str]:
    """With a tunnel open, the usual way out is not the way to the devices in the house."""
    return [
        str(each.ip)
        for card in ifaddr.get_adapters()
        if not card.nice_name.lower().startswith(WITHIN)
        for each in card.ips
        if each.is_IPv4
    ]


def _leads_here(own: str) -> bool:
    address = ipaddress.ip_address(own)
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)
