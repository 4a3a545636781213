"""The table server: HTTP, websocket and storage. The only place that knows the network."""

import sys

# structlog reads rich, if it is there, to color what went wrong: a tenth of a second at each start.
if "rich" not in sys.modules:
    sys.modules["rich"] = None  # type: ignore[assignment]
    try:
        import structlog  # noqa: F401
    finally:
        del sys.modules["rich"]
