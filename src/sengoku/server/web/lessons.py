"""Guided first games, and playing on from where they end."""

from typing import Any, Final

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody

import sengoku
from sengoku.server.bodies import BotPlayer, Branch, Foresee, Foreseen, Lesson, Opened, SeatWish
from sengoku.server.lessons import LEARNER, lesson_record
from sengoku.server.past import Learn, SeenAhead
from sengoku.server.web.limits import lane_of
from sengoku.server.web.people import named
from sengoku.server.web.tables import hall_of, opened

__all__ = ["HANDLERS"]

OPPONENT: Final = "bot:1"
RIVALS: Final[tuple[BotPlayer, ...]] = ("Akira", "Hana")  # as the lessons call them


@get("/api/lessons/{game:str}", summary="A guided first game")
async def learn(request: Request[Any, Any, Any], game: FromPath[str]) -> Lesson:
    """It never changes, so it is asked for once."""
    slug = sengoku.game(game).slug
    known: dict[str, Lesson] = request.app.state.lessons
    if slug not in known:
        desk = hall_of(request).house.desk
        known[slug] = await desk.ask(Learn(slug), Lesson, await lane_of(request, slug))
    return known[slug]


@post("/api/lessons/{game:str}/preview", status_code=200, summary="What a learner could foresee")
async def look_ahead(
    request: Request[Any, Any, Any], game: FromPath[str], data: JSONBody[Foresee]
) -> Foreseen:
    asked, lane = SeenAhead(lesson_record(game), data), await lane_of(request, game)
    return await hall_of(request).house.desk.ask(asked, Foreseen, lane)


@post("/api/lessons/{game:str}/table", status_code=201, summary="Play on where the lesson ends")
async def play_on(request: Request[Any, Any, Any], game: FromPath[str]) -> Opened:
    person, record = await named(request), lesson_record(game)
    seats = [
        SeatWish("mine") if seat == LEARNER else SeatWish("bot", OPPONENT, name=RIVALS[seat - 1])
        for seat in range(record.seats)
    ]
    # with the learner's own hand: dealt anew, the position might be no longer won
    wish = Branch(ply=len(record.actions), seats=seats, hidden="same")
    return await opened(
        request, await hall_of(request).workshop.play_on(record, wish, person), person
    )


HANDLERS: list[Any] = [learn, look_ahead, play_on]
