"""`@rule("GLO-3.3")` says which clauses and worked examples of the specs a test shows."""

from typing import Any

import pytest

__all__ = ["rule"]


def rule(*clauses: str) -> Any:
    return pytest.mark.rule(*clauses)
