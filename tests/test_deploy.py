"""What lies ready for who hosts sets only what the server reads, and each example says the same."""

import re
from pathlib import Path

import pytest

from sengoku.cli import serve
from sengoku.server.config import TUNABLE

DEPLOY = Path(__file__).parents[1] / "deploy"
# What has no flag is read there by its name.
OWN = [*re.findall(r'PREFIX \+ "([A-Z_]+)"', Path(serve.__file__).read_text("utf-8")), "LIMITS"]
KNOWN = {f"SENGOKU_{name.upper()}" for name in (*serve.FLAGS, *TUNABLE, *OWN)}
FILES = ["Dockerfile", "compose.yaml", "sengoku.service", "nginx.conf"]


@pytest.mark.parametrize("file", FILES)
def test_every_variable_is_one_that_the_server_reads(file: str) -> None:
    named = set(re.findall(r"SENGOKU_[A-Z_]+", (DEPLOY / file).read_text("utf-8")))
    assert named and named <= KNOWN


@pytest.mark.parametrize("file", ["Dockerfile", "sengoku.service"])
def test_the_database_is_brought_up_to_date_before_it_is_served(file: str) -> None:
    text = (DEPLOY / file).read_text("utf-8")
    assert 0 < text.index("sengoku migrate") < text.index("sengoku serve")


@pytest.mark.parametrize("file", ["nginx.conf", "Caddyfile"])
def test_what_is_for_who_hosts_stays_inside(file: str) -> None:
    text = (DEPLOY / file).read_text("utf-8")
    assert "/metrics" in text and "/healthz" in text and "Strict-Transport-Security" in text
