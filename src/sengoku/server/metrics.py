"""Numbers for operators. They are kept plainly, and put into the format of Prometheus when somebody
asks: its library takes a tenth of a second to read, which a start can do without."""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from prometheus_client import Metric

    from sengoku.server.duties import Duty

__all__ = ["Metrics"]

MOVE: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0)
THOUGHT: Final = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class _Number:
    def __init__(self) -> None:
        self.value = 0

    def inc(self, more: int = 1) -> None:
        self.value += more

    def dec(self) -> None:
        self.value -= 1

    def set(self, value: int) -> None:
        self.value = value


class _Times:
    """How many took how long; `within` are the seconds up to which each number goes."""

    def __init__(self, within: tuple[float, ...]) -> None:
        self._within = within
        self._counts = [0] * (len(within) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(self._within, seconds)] += 1
        self._sum += seconds

    def count(self) -> int:
        return sum(self._counts)

    def summed(self) -> tuple[list[tuple[str, float]], float]:
        names = [*map(str, self._within), "+Inf"]
        return [*zip(names, map(float, accumulate(self._counts)), strict=True)], self._sum


class WorkMeter:
    """Of the processes of one kind, and of what waits for them."""

    def __init__(self) -> None:
        self.queue = _Number()
        self.deaths = _Number()
        self.late = _Number()
        self.unserved = _Number()
        self.seconds = _Times(THOUGHT)
        self.waits = _Times(THOUGHT)


class Metrics:
    """One set for each server, so that two in one process do not add up."""

    def __init__(self) -> None:
        self.tables = _Number()
        self.sockets = _Number()
        self.leases = _Number()  # tables whose time runs here, where several servers share them
        self.servers = _Number()
        self.lapses = _Number()
        self.moves = _Number()
        self.refused = _Number()
        self.faults = _Number()
        self.duties: list[Duty] = []
        self.write_failures = _Number()
        self.lost = _Number()
        self.broken = _Number()
        self.work = {"bots": WorkMeter(), "desk": WorkMeter()}
        self.move_seconds = _Times(MOVE)

    def page(self) -> bytes:
        from prometheus_client import CollectorRegistry, generate_latest

        registry = CollectorRegistry()
        registry.register(self)
        return generate_latest(registry)

    def collect(self) -> "Iterator[Metric]":
        """As Prometheus' library asks for them."""
        from prometheus_client.core import (
            CounterMetricFamily,
            GaugeMetricFamily,
            HistogramMetricFamily,
        )

        for name, about, number in self._now():
            yield GaugeMetricFamily(f"sengoku_{name}", about, number.value)
        for name, about, number in self._so_far():
            yield CounterMetricFamily(f"sengoku_{name}", about, number.value)
        errors = CounterMetricFamily("sengoku_duty_errors", "Errors by duty", labels=["duty"])
        well = GaugeMetricFamily("sengoku_duty_well", "1 while a duty is done", labels=["duty"])
        for duty in self.duties:
            errors.add_metric([duty.name], duty.errors)
            well.add_metric([duty.name], not (duty.fails or duty.dead()))
        yield errors
        yield well
        for name, about, times in self._took():
            buckets, total = times.summed()
            yield HistogramMetricFamily(f"sengoku_{name}", about, buckets, total)

    def _now(self) -> list[tuple[str, str, _Number]]:
        return [
            ("tables", "Tables in memory", self.tables),
            ("sockets", "Open sockets", self.sockets),
            ("leases", "Tables that this server owns, of those it shares", self.leases),
            ("servers", "Servers that share the database", self.servers),
            ("broken_tables", "Tables whose log is damaged", self.broken),
            ("bot_queue", "Waiting bot jobs", self.work["bots"].queue),
            ("desk_queue", "Waiting jobs of those who look back", self.work["desk"].queue),
        ]

    def _so_far(self) -> list[tuple[str, str, _Number]]:
        bots, desk = self.work["bots"], self.work["desk"]
        unwritten = "Times that the database could not take what was written"
        return [
            ("moves", "Decisions written", self.moves),
            ("refused", "Requests refused", self.refused),
            ("faults", "Errors of our own", self.faults),
            ("write_failures", unwritten, self.write_failures),
            ("tables_lost", "Times a table was read again after a failed write", self.lost),
            ("lapses", "Times this server was not sure of what it shares", self.lapses),
            ("bot_deaths", "Bot processes that died", bots.deaths),
            ("bot_late", "Decisions that a bot did not make in time", bots.late),
            ("bot_unserved", "Bot jobs that found no process in time", bots.unserved),
            ("desk_deaths", "Processes for looking back that died", desk.deaths),
            ("desk_late", "Looks back that took too long", desk.late),
            ("desk_unserved", "Looks back that found no process", desk.unserved),
        ]

    def _took(self) -> list[tuple[str, str, _Times]]:
        bots, desk = self.work["bots"], self.work["desk"]
        return [
            ("move_seconds", "From reading a request to its answer", self.move_seconds),
            ("bot_seconds", "Thinking time of bots", bots.seconds),
            ("bot_wait_seconds", "Until a process thinks", bots.waits),
            ("desk_seconds", "Time of looks back", desk.seconds),
            ("desk_wait_seconds", "Until a process looks back", desk.waits),
        ]
