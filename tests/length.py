"""Whether the tests take their time: `make test` or `make test-long`."""

import os

__all__ = ["LONG"]

LONG = os.environ.get("SENGOKU_LONG") == "1"
