"""Shared by all tests."""

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

import sengoku
from tests.length import LONG

# The same examples each time, however slow the machine is: what fails, fails again.
settings.register_profile(
    "steady",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("steady")


def pytest_report_header() -> str:
    return f"sengoku: {'compiled' if sengoku.compiled() else 'pure'}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """`make test-long` has those marked `long`."""
    left = [] if LONG else [item for item in items if item.get_closest_marker("long")]
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in left]


def pytest_sessionstart() -> None:
    """The compiled run must test the compiled package, and the other one must not."""
    # Whoever runs the tests in the background makes them, and what they start, deaf to Ctrl-C.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    expected = os.environ.get("SENGOKU_EXPECT")
    found = "compiled" if sengoku.compiled() else "pure"
    assert expected in (None, found), f"the tests were to run {expected} but sengoku is {found}"
