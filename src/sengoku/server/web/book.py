"""The pictures of the rule book, and trying them."""

from typing import Any, TypeVar

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody

import sengoku
from sengoku.server.bodies import Foreseen, Plate, Trying
from sengoku.server.past import LookBack, Try, TryAhead
from sengoku.server.plates import names
from sengoku.server.problems import NotFound
from sengoku.server.web.limits import lane_of
from sengoku.server.web.tables import hall_of

__all__ = ["HANDLERS"]

T = TypeVar("T", Plate, Foreseen)


@get("/api/book/{game:str}/{plate:str}", summary="A picture of the rule book")
async def picture(
    request: Request[Any, Any, Any], game: FromPath[str], plate: FromPath[str]
) -> Plate:
    """It never changes, so it is asked for once."""
    known: dict[tuple[str, str], Plate] = request.app.state.plates
    slug = _known(game, plate)
    if (slug, plate) not in known:
        known[slug, plate] = await _ask(request, slug, Try(slug, plate, Trying([])), Plate)
    return known[slug, plate]


@post("/api/book/{game:str}/{plate:str}", status_code=200, summary="Try something in a picture")
async def attempt(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    plate: FromPath[str],
    data: JSONBody[Trying],
) -> Plate:
    slug = _known(game, plate)
    return await _ask(request, slug, Try(slug, plate, data), Plate)


@post(
    "/api/book/{game:str}/{plate:str}/preview",
    status_code=200,
    summary="What could be foreseen in a picture",
)
async def look_ahead(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    plate: FromPath[str],
    data: JSONBody[Trying],
) -> Foreseen:
    slug = _known(game, plate)
    return await _ask(request, slug, TryAhead(slug, plate, data), Foreseen)


def _known(game: str, plate: str) -> str:
    slug = sengoku.game(game).slug
    if plate not in names(slug):
        raise NotFound("no-such-page")
    return slug


async def _ask(request: Request[Any, Any, Any], slug: str, asked: LookBack, wanted: type[T]) -> T:
    return await hall_of(request).house.desk.ask(asked, wanted, await lane_of(request, slug))


HANDLERS: list[Any] = [picture, attempt, look_ahead]
