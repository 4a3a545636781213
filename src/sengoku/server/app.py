"""The server as one application: its parts put together, begun and ended."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from secrets import token_hex
from typing import Any

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from sengoku.server.calling import Calls, Ways
from sengoku.server.calling.ways import new_key
from sengoku.server.config import Config
from sengoku.server.door import Door
from sengoku.server.hall import Hall
from sengoku.server.house import House
from sengoku.server.metrics import Metrics
from sengoku.server.passkeys import Passkeys
from sengoku.server.people import People
from sengoku.server.pool import Pool
from sengoku.server.store import Store, StoreFails
from sengoku.server.store.sole import alone
from sengoku.server.tokens import Tokens
from sengoku.server.watch import RealWatch, Watch
from sengoku.server.web import (
    book,
    calls,
    door,
    errors,
    guard,
    lessons,
    letter,
    limits,
    links,
    meeting,
    packing,
    pages,
    passkeys,
    people,
    rated,
    records,
    socket,
    tables,
)
from sengoku.version import VERSION

__all__ = ["make_app"]

LARGEST_BODY = 65_536


def make_app(config: Config, watch: Watch | None = None, way_in: Door | None = None) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        with alone(config.database):
            async with _open_house(app, config, watch or RealWatch()):
                yield

    found = way_in or Door(config, config.host, config.port)
    return Litestar(
        route_handlers=[
            *people.HANDLERS,
            *calls.HANDLERS,
            *door.HANDLERS,
            *tables.HANDLERS,
            *meeting.HANDLERS,
            *records.HANDLERS,
            *rated.HANDLERS,
            *links.HANDLERS,
            *passkeys.HANDLERS,
            *lessons.HANDLERS,
            *book.HANDLERS,
            *socket.HANDLERS,
            *pages.HANDLERS,
            *pages.client_files(config.web),
        ],
        guards=[guard.own_name, letter.plain_address, guard.own_origin],
        middleware=[limits.Counting(), packing.Packing()],
        before_send=[guard.add_headers],
        exception_handlers=errors.HANDLERS,
        lifespan=[lifespan],
        state=State({"door": found, "lessons": {}, "plates": {}}),
        request_class=letter.Letter,
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Sengoku",
            version=VERSION,
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
        debug=False,
    )


@asynccontextmanager
async def _open_house(app: Litestar, config: Config, watch: Watch) -> AsyncIterator[None]:
    metrics = Metrics()
    store = Store(config.database, config.database_patience / 1000, metrics)
    await store.open()
    pool = Pool(
        config.bots,
        metrics,
        seconds=config.bot_limit / 1000,
        patience=config.queue_patience / 1000,
    )
    pool.start()
    house = House(config, store, pool, watch, metrics)
    hall = Hall(house)
    secret = config.secret or await store.setting("secret", token_hex(32))
    tokens = Tokens(secret)
    key = await store.setting("vapid", new_key()) if config.push_contact else ""
    house.calls = Calls(house, Ways(config, key))
    state: Any = app.state
    state.hall, state.tokens, state.people = hall, tokens, People(house, tokens)
    state.passkeys = Passkeys(secret)
    hall.forget = state.people.forget
    try:
        with suppress(StoreFails):  # it is tried again, and tables are refused until then
            await house.leases.open()
            await house.leases.wait_for_dawn()
        hall.begin()
        yield
    finally:
        hall.close()
        await house.stop()
        await house.leases.close()
        await pool.stop()
        with suppress(Exception):
            await store.close()
