"""What comes in from outside, before anybody reads it: every body and every message goes by here.

Behind this line a text holds nothing that a database cannot keep, has an end, and is not nested
deeper than any honest message.
"""

import re
from typing import Final

from sengoku.kernel.problem import Problem

__all__ = ["check_address", "check_text"]

LONGEST_TEXT: Final = 30_000  # bytes; a ground drawn by hand is the longest of all
DEEPEST: Final = 32
LONGEST_PATH: Final = 1000
LONGEST_QUERY: Final = 2000

# All that is plain: no bracket, and no backslash.
_PLAIN: Final = bytes(letter for letter in range(32, 127) if letter not in b"[\\]{}")
_STRING = re.compile(rb'"(?:[^"\\]|\\.)*"', re.DOTALL)
_NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
_CONTROL = re.compile(r"[\x00-\x1f\x7f]")


def check_text(sent: bytes) -> None:
    """Of JSON as it was sent; whether it is JSON at all its reader finds out."""
    if len(sent) <= LONGEST_TEXT and sent.translate(None, _PLAIN) == b"{}":
        return  # a flat object of plain letters and numbers, as nearly all are
    try:
        sent.decode()
    except UnicodeDecodeError:
        raise Problem("bad-message", {"detail": "UTF-8"}) from None
    if b"\0" in sent or (b"\\u0000" in sent and _NUL.search(sent)):
        raise Problem("bad-message", {"detail": "\\u0000"})
    if len(sent) > LONGEST_TEXT and any(len(t) - 2 > LONGEST_TEXT for t in _STRING.findall(sent)):
        raise Problem("bad-message", {"detail": f"> {LONGEST_TEXT}"})
    if sent.count(b"[") + sent.count(b"{") > DEEPEST and _depth(sent) > DEEPEST:
        raise Problem("bad-message", {"detail": f"[[[... > {DEEPEST}"})


def _depth(sent: bytes) -> int:
    """How deep brackets are nested that are no part of a text."""
    deepest = depth = 0
    for letter in _STRING.sub(b"", sent):
        if letter in b"[{":
            depth += 1
            deepest = max(deepest, depth)
        elif letter in b"]}":
            depth -= 1
    return deepest


def check_address(path: str, query: str) -> None:
    """Of a request, both as they read without percent signs."""
    if _CONTROL.search(path) or len(path) > LONGEST_PATH:
        raise Problem("bad-message", {"detail": "path"})
    if _CONTROL.search(query) or len(query) > LONGEST_QUERY:
        raise Problem("bad-message", {"detail": "query"})
