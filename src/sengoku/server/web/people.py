"""Who somebody is, and what the house offers."""

from typing import Any, TypeVar

from litestar import MediaType, Request, Response, get, post, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

import sengoku
from sengoku.bots import BOT_NAMES
from sengoku.kernel.game import Game
from sengoku.server.bodies import (
    Dress,
    GameInfo,
    HouseInfo,
    Me,
    NewBot,
    NewMe,
    OptionInfo,
    Prospect,
    ProspectWish,
    Token,
)
from sengoku.server.called import dress, rename
from sengoku.server.desk import PastDesk
from sengoku.server.messages import PROTOCOL, socket_schema
from sengoku.server.past import Before
from sengoku.server.people import COOKIE, People
from sengoku.server.person import Person
from sengoku.server.problems import NotFound, Unknown
from sengoku.server.specs import spec_of
from sengoku.server.web.door import came_by
from sengoku.server.web.limits import lane_of
from sengoku.server.web.prefix import prefix_of
from sengoku.text import LANGUAGES
from sengoku.text.facts import facts_of
from sengoku.text.text import source_of
from sengoku.version import VERSION

__all__ = ["HANDLERS", "cookie_for", "cookie_path", "knows", "me_of", "named", "who"]

YEAR = 365 * 86_400

_Body = TypeVar("_Body")


async def who(request: Request[Any, Any, Any]) -> Person | None:
    people: People = request.app.state.people
    return await people.who(request)


async def named(request: Request[Any, Any, Any]) -> Person:
    person = await who(request)
    if person is None or not person.name:
        raise Unknown("say-your-name")
    return person


def _public(request: Request[Any, Any, Any]) -> str:
    """The public address, for who came by it."""
    address: str = request.app.state.hall.house.config.address
    return address if came_by(request, address) else ""


def cookie_path(request: Request[Any, Any, Any]) -> str:
    return prefix_of(_public(request)) + "/"


async def cookie_for(request: Request[Any, Any, Any], person: Person) -> Cookie:
    """Who comes by the public address gets one for it alone: its path, and HTTPS if it has it."""
    state = request.app.state
    config = state.hall.house.config
    public = _public(request)
    encrypted = request.url.scheme == "https" or public.startswith("https://")
    return Cookie(
        key=COOKIE,
        value=await state.people.token_at(request, person),
        max_age=YEAR,
        path=cookie_path(request),
        httponly=True,
        samesite="lax",
        secure=config.secure or encrypted,
    )


async def knows(request: Request[Any, Any, Any], person: Person, body: _Body) -> Response[_Body]:
    """An answer with which somebody's browser knows who he is. A program shows who it is itself."""
    if "authorization" in request.headers:
        return Response(body, media_type=MediaType.JSON)
    return Response(body, cookies=[await cookie_for(request, person)], media_type=MediaType.JSON)


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


@post("/api/games/{game:str}/prospect", status_code=200, summary="What a match would begin on")
async def prospect(
    request: Request[Any, Any, Any], game: FromPath[str], data: JSONBody[ProspectWish]
) -> Prospect:
    asked, lane = Before(sengoku.game(game).slug, data), await lane_of(request, game)
    desk: PastDesk = request.app.state.hall.house.desk
    return await desk.ask(asked, Prospect, lane)


@get("/words/{file:str}", media_type="text/plain; charset=utf-8", summary="All texts of a language")
async def words(file: FromPath[str]) -> str:
    language = file.removesuffix(".ftl")
    if language not in LANGUAGES or not file.endswith(".ftl"):
        raise NotFound("no-such-page")
    return f"{source_of(language)}\n\n{facts_of(sengoku.GAMES)}\n"


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
    return await me_of(request, person)


async def me_of(request: Request[Any, Any, Any], person: Person) -> Me:
    book = request.app.state.hall.house.store.book
    return Me(
        known=person.name != "",
        name=person.name,
        bot=person.bot,
        kept=await book.has_way_back(person.id),
        coded=await book.has_code(person.id),
        color=person.color,
        crest=person.crest,
    )


@post("/api/me", status_code=200, summary="Say or change one's name")
async def say_name(request: Request[Any, Any, Any], data: JSONBody[NewMe]) -> Response[Me]:
    people: People = request.app.state.people
    person = await who(request)
    if person is None:
        person = await people.meet(request, data.name)
    else:
        former = person.name
        person = await people.rename(person, data.name)
        if former not in ("", person.name):
            await rename(request.app.state.hall, person, former)
    return await knows(request, person, await me_of(request, person))


@put("/api/me/dress", summary="Choose one's color and crest")
async def choose_dress(request: Request[Any, Any, Any], data: JSONBody[Dress]) -> Me:
    """Tables that have not begun hear of it; the others keep what they began with."""
    people: People = request.app.state.people
    person = await people.dress(await named(request), data.color, data.crest)
    await dress(request.app.state.hall, person)
    return await me_of(request, person)


@post("/api/bots", status_code=201, summary="An account for a program")
async def new_bot(request: Request[Any, Any, Any], data: JSONBody[NewBot]) -> Token:
    people: People = request.app.state.people
    person = await people.meet(request, data.name, bot=True)
    return Token(person.name, people.token(person))


HANDLERS: list[Any] = [house, prospect, words, spec, schema, me, say_name, choose_dress, new_bot]
