"""Every refusal in one form; nothing of ours leaks with an error."""

from typing import Any

import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from sengoku.kernel.problem import Problem
from sengoku.server.bodies import ProblemInfo
from sengoku.server.conduct import Again
from sengoku.server.problems import (
    Broken,
    Busy,
    Forbidden,
    Gone,
    Misdirected,
    NotFound,
    TooFast,
    TooLarge,
    Unknown,
    info_of,
)
from sengoku.server.store import WRITTEN, Conflict, StoreFails, Unsure
from sengoku.text import LANGUAGES, Text

__all__ = ["HANDLERS"]

STATUS = {
    NotFound: 404,
    Unknown: 401,
    Forbidden: 403,
    Gone: 409,
    Misdirected: 421,
    TooFast: 429,
    TooLarge: 413,
    Broken: 500,
    Busy: 503,
}

_log = structlog.get_logger("web")


def _response(problem: Problem, status: int) -> Response[ProblemInfo]:
    return Response(info_of(problem), status_code=status, media_type=MediaType.JSON)


def on_problem(_: Request[Any, Any, Any], problem: Problem) -> Response[ProblemInfo]:
    response = _response(problem, STATUS.get(type(problem), 400))
    if "seconds" in problem.facts:
        response.headers["retry-after"] = str(problem.facts["seconds"])
    return response


def on_other_host(request: Request[Any, Any, Any], problem: Misdirected) -> Response[Any]:
    """There is no page of ours under that name which could say it."""
    if "text/html" not in request.headers.get("accept", ""):
        return on_problem(request, problem)
    wished = request.headers.get("accept-language", "")[:2].lower()
    text = Text(wished if wished in LANGUAGES else LANGUAGES[0])
    said = text.say("problem-other-host", **problem.facts)
    return Response(said, status_code=STATUS[Misdirected], media_type=MediaType.TEXT)


def on_http(_: Request[Any, Any, Any], failed: HTTPException) -> Response[ProblemInfo]:
    """What the framework refuses, in our words."""
    status = failed.status_code
    if status == 404:
        return _response(NotFound("no-such-page"), status)
    if status == 405:
        return _response(Forbidden("no-such-method"), status)
    if status == 413:
        return _response(TooLarge("too-large"), status)
    if status >= 500:
        return on_fault(_, failed)
    return _response(Problem("bad-message", {"detail": _detail(failed)}), status)


def _detail(failed: HTTPException) -> str:
    extra = failed.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return str(extra[0].get("message", ""))[:120]
    return ""


def on_busy(_: Request[Any, Any, Any], failed: Exception) -> Response[ProblemInfo]:
    """What was asked may be done in part, or nobody knows whether it is: then it is not refused."""
    _log.error("storage_fails", why=str(failed))
    unknown = isinstance(failed, Unsure) or WRITTEN.get()
    return _response(Gone("outcome-unknown" if unknown else "storage-fails"), 503)


def on_again(request: Request[Any, Any, Any], _: Again) -> Response[ProblemInfo]:
    return _response(Gone("done-already"), 409)


def on_fault(request: Request[Any, Any, Any], failed: Exception) -> Response[ProblemInfo]:
    request.app.state.hall.house.metrics.faults.inc()
    path = request.scope["path"]
    path = "/join/..." if path.startswith("/join/") else path  # a link is a key
    _log.error("fault", path=path, exc_info=failed)
    return _response(Problem("server-fault"), 500)


HANDLERS: Any = {
    Problem: on_problem,
    Misdirected: on_other_host,
    HTTPException: on_http,
    StoreFails: on_busy,
    Conflict: on_busy,
    Again: on_again,
    Exception: on_fault,
}
