"""Whether the tests take their time: `make test` or `make test-long`."""

import os

import sengoku

__all__ = ["LONG", "THOROUGH"]

LONG = os.environ.get("SENGOKU_LONG") == "1"

# `make test` asks everything of the compiled engine. Records and golden files show that the
# uncompiled one plays the same, forty times slower; what costs minutes there is asked in samples.
THOROUGH = LONG or sengoku.compiled()
