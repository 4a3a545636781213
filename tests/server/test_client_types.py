"""The browser client's types are made from the server's structs, and not forgotten."""

import hashlib
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def test_the_types_of_the_browser_client_are_those_of_the_server() -> None:
    made = subprocess.run(
        [sys.executable, WEB / "scripts" / "schema.py"], capture_output=True, check=True
    )
    seal = hashlib.sha256(made.stdout.strip()).hexdigest()
    types = (WEB / "src" / "wire" / "types.ts").read_text("utf-8")
    assert types.splitlines()[1] == f"// {seal}", "run `make schema`"
