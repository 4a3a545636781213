"""A server in a process of its own, which can be killed at any moment."""

import http.client
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from tests.server.nursery import Child, Nursery

__all__ = ["Patience", "Process", "free_port"]

LOOKS = 60_000


class Patience:
    """Whoever waits looks now and then. He gives up after so many looks and not after a time: a
    machine that has no core for a server has none for who waits for it."""

    def __init__(self, looks: int = LOOKS) -> None:
        self._left = looks

    def look(self, why: str, log: Callable[[], str]) -> None:
        self._left -= 1
        assert self._left > 0, f"{why}: {log()}"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Process:
    """With a `nursery` it starts at once, as often as it is asked to."""

    def __init__(
        self, database: str, folder: Path, nursery: Nursery | None = None, **settings: object
    ) -> None:
        self.database = database
        self.port = free_port()
        self.home = f"http://127.0.0.1:{self.port}"
        self._nursery = nursery
        self._words = ["serve", "--port", str(self.port), "--database", database]
        self._log = folder / "server.log"
        usual = {"bot_delay": 0, "undo_time": 0, "bot_limit": 120_000, "window_least": 30}
        tuned = {
            **usual,
            "queue_patience": 120_000,
            "reading_limit": 120_000,
            "limits": "off",
            **settings,
        }
        names = {f"SENGOKU_{name.upper()}": str(value) for name, value in tuned.items()}
        self._environment = {**os.environ, **names}
        self._process: subprocess.Popen[bytes] | Child | None = None

    def __enter__(self) -> "Process":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing stays behind, whatever a test did."""
        if self._process is not None and self._process.poll() is None:
            self.kill()

    def start(self) -> None:
        if self._nursery is not None:
            self._process = self._nursery.begin(self._words, self._environment, str(self._log))
            return
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "sengoku", *self._words],
                env=self._environment,
                stdout=subprocess.DEVNULL,
                stderr=log,
            )

    def pid(self) -> int:
        assert self._process is not None, "it was started"
        return self._process.pid

    def cpu(self) -> float:
        """Seconds of processor time that it has used so far."""
        fields = Path(f"/proc/{self.pid()}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def limit_files(self, size: int | None) -> None:
        """No file grows beyond it from now on, as on a full disk; None lifts it."""
        _, most = resource.prlimit(self.pid(), resource.RLIMIT_FSIZE)
        soft = most if size is None else size
        resource.prlimit(self.pid(), resource.RLIMIT_FSIZE, (soft, most))

    def kill(self) -> None:
        assert self._process is not None, "it was started"
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> int:
        """Politely; its exit status."""
        assert self._process is not None, "it was started"
        self._process.send_signal(signal.SIGTERM)
        try:
            return self._process.wait(600)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def wait(self) -> None:
        """Until it answers; one that ended never does."""
        patience = Patience()
        while True:
            assert self._process is not None and self._process.poll() is None, self.log()
            with suppress(OSError, http.client.HTTPException):
                if self.get("/healthz")[0] == 200:
                    return
            time.sleep(0.02)
            patience.look("no answer", self.log)

    def get(self, path: str) -> tuple[int, str]:
        """A status and a text. httpx would read all certificates of the machine each time."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=600)
        try:
            line.request("GET", path)
            answer = line.getresponse()
            return answer.status, answer.read().decode()
        finally:
            line.close()

    def log(self) -> str:
        return self._log.read_text("utf-8")[-4000:] if self._log.exists() else ""
