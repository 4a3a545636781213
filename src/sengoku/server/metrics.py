"""Numbers for operators, in the format of Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

__all__ = ["Metrics"]

SHORT = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0)


class Metrics:
    """One set for each server, so that two in one process do not add up."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("sengoku_tables", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("sengoku_sockets", "Open sockets", registry=self.registry)
        self.moves = Counter("sengoku_moves", "Decisions written", registry=self.registry)
        self.refused = Counter("sengoku_refused", "Requests refused", registry=self.registry)
        self.faults = Counter("sengoku_faults", "Errors of our own", registry=self.registry)
        self.bot_queue = Gauge("sengoku_bot_queue", "Waiting bot jobs", registry=self.registry)
        self.bot_deaths = Counter(
            "sengoku_bot_deaths", "Bot processes that died", registry=self.registry
        )
        self.bot_late = Counter(
            "sengoku_bot_late", "Decisions that a bot did not make in time", registry=self.registry
        )
        self.move_seconds = Histogram(
            "sengoku_move_seconds",
            "From reading a request to its acknowledgement",
            buckets=SHORT,
            registry=self.registry,
        )
        self.bot_seconds = Histogram(
            "sengoku_bot_seconds", "Thinking time of bots", registry=self.registry
        )

    def page(self) -> bytes:
        return generate_latest(self.registry)
