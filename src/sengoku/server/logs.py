"""Logs: one JSON object a line on the standard error stream, or plain lines on a terminal."""

import logging
import sys
from contextlib import suppress
from typing import Any, TextIO

import structlog

__all__ = ["begin_logs"]


def begin_logs(*, quiet: bool = False) -> None:
    level = logging.WARNING if quiet else logging.INFO
    terminal = sys.stderr.isatty()
    last: Any = structlog.processors.JSONRenderer()
    if terminal:  # without the values of variables: they may be secrets
        last = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    trace: list[Any] = [] if terminal else [structlog.processors.format_exc_info]
    steady: Any = _Steady(sys.stderr)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *trace,
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(file=steady),
    )
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr)


class _Steady:
    """A full disk takes the lines of the log, and nothing else."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> None:
        with suppress(OSError):
            self._stream.write(text)

    def flush(self) -> None:
        with suppress(OSError):
            self._stream.flush()
