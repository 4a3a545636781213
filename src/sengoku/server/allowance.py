"""How much one person may have of a server, and how much all who come from one address.

A guest costs nothing, so an address has its limits, too: people there share as much as a certain
number of them may have. A limit of 0 is none.
"""

import math
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

from sengoku.server.config import Config
from sengoku.server.fairness import Lane
from sengoku.server.problems import TooFast

__all__ = ["Allowance", "Bucket", "place"]

MOST_REMEMBERED = 20_000
MINUTE, HOUR = 60, 3600


@lru_cache(4096)
def place(host: str) -> str:
    """The address by which people are counted; of the newer kind everybody has a whole network."""
    try:
        address = ip_address(host)
    except ValueError:
        return host or "nowhere"
    if isinstance(address, IPv6Address):
        old = address.ipv4_mapped
        return str(old or ip_network((address, 64), strict=False).network_address)
    return str(address)


class Bucket:
    """So many a second on average, with a reserve for bursts."""

    def __init__(self, a_second: float, burst: float, now: float) -> None:
        self._a_second = a_second
        self._burst = burst
        self._left = burst
        self._at = now

    def wait(self, now: float) -> int:
        """How many seconds until there is one: none if it can be had now."""
        if self._a_second == 0:
            return 0
        self._left = min(self._burst, self._left + max(0.0, now - self._at) * self._a_second)
        self._at = now
        return 0 if self._left >= 1 else math.ceil((1 - self._left) / self._a_second)

    def take(self) -> None:
        self._left -= 1


class _Rate:
    """A bucket for each person, and a larger one for each address."""

    def __init__(
        self, a_second: float, burst: float, people: int, clock: Callable[[], float]
    ) -> None:
        self._limited = a_second > 0
        self._sizes = {"person": (a_second, burst), "address": (a_second * people, burst * people)}
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._clock = clock

    def spend(self, person: str | None, address: str) -> int:
        """How many seconds one has to wait; if none, it is spent."""
        if not self._limited:
            return 0
        asked = [self._bucket("address", address)]
        if person is not None:
            asked.append(self._bucket("person", person))
        wait = max(bucket.wait(self._clock()) for bucket in asked)
        for bucket in asked if wait == 0 else []:
            bucket.take()
        return wait

    def _bucket(self, kind: str, name: str) -> Bucket:
        found = self._buckets.pop((kind, name), None) or Bucket(*self._sizes[kind], self._clock())
        self._buckets[kind, name] = found
        if len(self._buckets) > MOST_REMEMBERED:
            self._buckets.popitem(last=False)
        return found


class Allowance:
    """Refuses what is too much, in a sentence that says how long to wait or what to do."""

    def __init__(self, config: Config, clock: Callable[[], float]) -> None:
        people = self._people = config.people_an_address
        self._config = config
        self._seen: OrderedDict[str, str] = OrderedDict()  # at which address each person was last
        self._sockets: Counter[str] = Counter()
        requests = config.requests_a_minute
        self._requests = _Rate(requests / MINUTE, requests, 1, clock)
        self._light = _Rate(people * requests / MINUTE, people * requests, 1, clock)
        self._messages = _Rate(config.messages_a_second, config.burst, people, clock)
        self._newcomers = _Rate(config.newcomers_an_hour / HOUR, config.newcomers_an_hour, 1, clock)
        self._tables = _Rate(config.tables_an_hour / HOUR, config.tables_an_hour, people, clock)
        self._lines = _Rate(config.lines_a_minute / MINUTE, config.lines_a_minute, people, clock)
        checks = config.verifications_a_minute
        self._verifications = _Rate(checks / MINUTE, checks, people, clock)
        calls = config.ways_an_hour
        self._calls = _Rate(calls / HOUR, calls, people, clock)
        self._called = _Rate(calls / HOUR, calls, 1, clock)  # whoever asks for it

    # -- who is where ----------------------------------------------------------------------------

    def note(self, person: str, address: str) -> None:
        self._seen[person] = address
        self._seen.move_to_end(person)
        if len(self._seen) > MOST_REMEMBERED:
            self._seen.popitem(last=False)

    def address(self, person: str) -> str:
        """Who was not seen since the server began is a place of his own."""
        return self._seen.get(person, person)

    def lane(self, person: str, table: str) -> Lane:
        """In which what is done for him takes its turns."""
        return Lane(self.address(person), person, table)

    # -- so many in a time -----------------------------------------------------------------------

    def request(self, address: str, *, light: bool = False) -> None:
        """`light`: one of those of which everybody has many, with a limit of its own."""
        rate = self._light if light else self._requests
        if wait := rate.spend(None, address):
            raise TooFast("too-fast", {"seconds": wait})

    def message(self, person: str | None, address: str) -> None:
        if wait := self._messages.spend(person, address):
            raise TooFast("too-fast", {"seconds": wait})

    def newcomer(self, address: str) -> None:
        if wait := self._newcomers.spend(None, address):
            raise TooFast("too-many-newcomers", {"minutes": math.ceil(wait / 60)})

    def line(self, person: str) -> None:
        if wait := self._lines.spend(person, self.address(person)):
            raise TooFast("too-much-chat", {"seconds": wait})

    def verification(self, person: str | None, address: str) -> None:
        if wait := self._verifications.spend(person, address):
            raise TooFast("too-many-verifications", {"seconds": wait})

    def call(self, person: str, address: str, target: str) -> None:
        """A first letter or note to a place that somebody names: it may be anybody's."""
        wait = self._called.spend(None, target) or self._calls.spend(person, address)
        if wait:
            raise TooFast("too-many-ways-tried", {"minutes": math.ceil(wait / 60)})

    # -- so many at once -------------------------------------------------------------------------

    def table(self, host: str, others: Iterable[str]) -> None:
        """One more for him, or one of his that begins; `others` are the hosts of all the others
        that are going on."""
        most, there = self._config.tables_a_person, self.address(host)
        hosts = Counter(others)
        if 0 < most <= hosts[host]:
            raise TooFast("too-many-tables", {"most": most})
        near = sum(count for other, count in hosts.items() if self.address(other) == there)
        if 0 < most * self._people <= near:
            raise TooFast("too-many-tables-there", {"most": most * self._people})

    def new_table(self, host: str, others: Iterable[str]) -> None:
        self.table(host, others)
        if wait := self._tables.spend(host, self.address(host)):
            raise TooFast("tables-too-fast", {"minutes": math.ceil(wait / 60)})

    def seats(self, held: int, more: int) -> None:
        most = self._config.seats_a_person
        if 0 < most < held + more:
            raise TooFast("too-many-seats", {"most": most})

    @contextmanager
    def socket(self, person: str | None, address: str) -> Iterator[None]:
        """For as long as it is open."""
        most, names = self._config.sockets_a_person, [f"address {address}"]
        if person is not None:
            names.append(f"person {person}")
            if 0 < most <= self._sockets[names[1]]:
                raise TooFast("too-many-sockets", {"most": most})
        if 0 < most * self._people <= self._sockets[names[0]]:
            raise TooFast("too-many-sockets-there", {"most": most * self._people})
        self._sockets.update(names)
        try:
            yield
        finally:
            self._sockets.subtract(names)
            for name in names:
                if self._sockets[name] == 0:
                    del self._sockets[name]
