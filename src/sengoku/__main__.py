"""`python -m sengoku` is `sengoku`."""

import sys

from sengoku.cli.main import main

__all__: list[str] = []

if __name__ == "__main__":
    sys.exit(main())
