"""Who somebody is, and what the house offers."""

from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

import sengoku
from sengoku.bots import BOT_NAMES
from sengoku.kernel.game import Game
from sengoku.server.bodies import (
    GameInfo,
    HouseInfo,
    Me,
    NewBot,
    NewMe,
    OptionInfo,
    Token,
)
from sengoku.server.hall import Person
from sengoku.server.messages import PROTOCOL, socket_schema
from sengoku.server.people import COOKIE, People
from sengoku.server.problems import NotFound, Unknown
from sengoku.server.specs import spec_of
from sengoku.server.web.door import came_by
from sengoku.server.web.prefix import prefix_of
from sengoku.text import LANGUAGES
from sengoku.text.text import source_of
from sengoku.version import VERSION

__all__ = ["HANDLERS", "cookie_for", "named", "who"]

YEAR = 365 * 86_400


async def who(request: Request[Any, Any, Any]) -> Person | None:
    people: People = request.app.state.people
    return await people.who(request)


async def named(request: Request[Any, Any, Any]) -> Person:
    person = await who(request)
    if person is None or not person.name:
        raise Unknown("say-your-name")
    return person


def cookie_for(request: Request[Any, Any, Any], person: Person) -> Cookie:
    """Who comes by the public address gets one for it alone: its path, and HTTPS if it has it."""
    state = request.app.state
    config = state.hall.house.config
    public = config.address if came_by(request, config.address) else ""
    encrypted = request.url.scheme == "https" or public.startswith("https://")
    return Cookie(
        key=COOKIE,
        value=state.people.token(person),
        max_age=YEAR,
        path=prefix_of(public) + "/",
        httponly=True,
        samesite="lax",
        secure=config.secure or encrypted,
    )


@get("/api/house", summary="What the house offers")
async def house() -> HouseInfo:
    games = [_game_info(game) for game in sengoku.GAMES]
    return HouseInfo(VERSION, PROTOCOL, games, [*BOT_NAMES], [*LANGUAGES])


def _game_info(game: Game) -> GameInfo:
    options = [
        OptionInfo(
            name=option.name,
            default=option.default,
            clause=option.clause,
            choices=[*option.choices],
            low=option.low,
            high=option.high,
            custom=option.custom,
        )
        for option in game.options
    ]
    return GameInfo(game.slug, game.edition, [*game.seats], game.continuous, options)


@get("/words/{file:str}", media_type="text/plain; charset=utf-8", summary="All texts of a language")
async def words(file: FromPath[str]) -> str:
    language = file.removesuffix(".ftl")
    if language not in LANGUAGES or not file.endswith(".ftl"):
        raise NotFound("no-such-page")
    return source_of(language)


@get("/specs/{file:str}", media_type="text/plain; charset=utf-8", summary="The spec of a game")
async def spec(file: FromPath[str]) -> str:
    found = [game for game in sengoku.GAMES if file == f"{game.slug}.md"]
    if not found:
        raise NotFound("no-such-page")
    return spec_of(found[0])


@get("/schema/socket.json", media_type=MediaType.JSON, summary="Schema of the socket's messages")
async def schema() -> dict[str, Any]:
    return socket_schema()


@get("/api/me", summary="Who I am")
async def me(request: Request[Any, Any, Any]) -> Me:
    person = await who(request)
    if person is None:
        return Me(False)
    return Me(person.name != "", person.name, person.bot)


@post("/api/me", status_code=200, summary="Say or change one's name")
async def say_name(request: Request[Any, Any, Any], data: JSONBody[NewMe]) -> Response[Me]:
    people: People = request.app.state.people
    person = await who(request)
    if person is None:
        person = await people.meet(data.name)
    else:
        person = await people.rename(person, data.name)
    body = Me(True, person.name, person.bot)
    return Response(body, cookies=[cookie_for(request, person)], media_type=MediaType.JSON)


@post("/api/bots", status_code=201, summary="An account for a program")
async def new_bot(request: Request[Any, Any, Any], data: JSONBody[NewBot]) -> Token:
    people: People = request.app.state.people
    person = await people.meet(data.name, bot=True)
    return Token(person.name, people.token(person))


HANDLERS: list[Any] = [house, words, spec, schema, me, say_name, new_bot]
