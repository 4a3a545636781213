"""`sengoku` for the browser tests: its luck is always the same, so what fails, fails again."""

import random
import secrets
import sys
from types import SimpleNamespace

from sengoku.cli.main import main
from sengoku.server import opening, thinking

if __name__ == "__main__":
    luck = random.Random(20)
    known = SimpleNamespace(
        token_hex=lambda count: luck.randbytes(count).hex(),
        token_urlsafe=secrets.token_urlsafe,
        randbits=luck.getrandbits,
    )
    vars(opening)["secrets"] = vars(thinking)["secrets"] = known
    sys.exit(main(sys.argv[1:]))
