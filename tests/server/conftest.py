"""One PostgreSQL for all tests that need it, luck that is the same each time, and quiet logs."""

import logging
import random
from collections.abc import Iterator
from types import SimpleNamespace

import pytest
import structlog

from sengoku.server import opening
from tests.server.databases import Cluster, postgres


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with postgres() as found:
        yield found


@pytest.fixture(autouse=True, scope="session")
def quiet() -> None:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))


@pytest.fixture(autouse=True)
def known_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The house's part of the seed follows from the name of the test: what fails, fails again."""
    luck = random.Random(request.node.nodeid)
    known = SimpleNamespace(token_hex=lambda count: luck.randbytes(count).hex())
    monkeypatch.setattr(opening, "secrets", known)
