"""What the server refuses, by the status that HTTP gives it."""

from sengoku.kernel.problem import Problem
from sengoku.server.bodies import ProblemInfo

__all__ = [
    "Broken",
    "Busy",
    "Forbidden",
    "Gone",
    "Misdirected",
    "NotFound",
    "TooFast",
    "TooLarge",
    "Unknown",
    "info_of",
]


class NotFound(Problem):
    """It is not there, or not for this person: the two look alike."""


class Unknown(Problem):
    """Somebody has to say who he is first."""


class Forbidden(Problem):
    """Known, and not allowed."""


class Gone(Problem):
    """It was possible once, or will be; not now."""


class Misdirected(Problem):
    """Somebody calls us by a name that is not ours."""


class Broken(Problem):
    """The log of a table is damaged: it is left as it is, and not played on."""


class TooFast(Problem):
    """Too many requests."""


class Busy(Problem):
    """Others are served first; it may be asked again in a moment."""


class TooLarge(Problem):
    """More than anybody needs to send."""


def info_of(problem: Problem) -> ProblemInfo:
    return ProblemInfo(problem.key, problem.facts, problem.clause)
