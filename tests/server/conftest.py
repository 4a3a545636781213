"""One PostgreSQL for all tests that need it; and logs that stay out of the way."""

import logging
from collections.abc import Iterator

import pytest
import structlog

from tests.server.databases import Cluster, postgres


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with postgres() as found:
        yield found


@pytest.fixture(autouse=True, scope="session")
def quiet() -> None:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
