"""Shared by all tests."""

import os
import signal

from hypothesis import HealthCheck, settings

import sengoku

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


def pytest_sessionstart() -> None:
    """The compiled run must test the compiled package, and the other one must not."""
    # Whoever runs the tests in the background makes them, and what they start, deaf to Ctrl-C.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    expected = os.environ.get("SENGOKU_EXPECT")
    found = "compiled" if sengoku.compiled() else "pure"
    assert expected in (None, found), f"the tests were to run {expected} but sengoku is {found}"
