"""The browser client's files, health and numbers for operators."""

from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.static_files import create_static_files_router

from sengoku.server.house import House
from sengoku.server.problems import NotFound

__all__ = ["HANDLERS", "client_files"]

BARE_PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Sengoku</title>
<h1>Sengoku</h1>
<p>The table server is running, but the browser client is not built here. In a checkout
<code>make play</code> builds it and <code>make dist</code> makes a wheel with it, or name its
folder with <code>--web</code>. Programs find the API at
<a href="./schema/openapi.json">schema/openapi.json</a>.</p>
<p>Sengoku is unofficial and not connected with the publishers of the games.</p></html>
"""


@get("/healthz", media_type=MediaType.TEXT, summary="Whether the server can do its work")
async def healthz(request: Request[Any, Any, Any]) -> Response[str]:
    """`ok`, or a line for each thing that is wrong, with 503."""
    house: House = request.app.state.hall.house
    trouble = await house.store.health()
    lines = [f"database {trouble}"] if trouble else []
    for duty in house.metrics.duties:
        if duty.fails or duty.dead():
            lines.append(f"duty {duty.name} {'dead' if duty.dead() else 'fails'}")
    status = 503 if lines else 200
    lines = lines or ["ok"]
    if house.store.news is not None:
        lines.append(f"servers {house.metrics.servers.value}")
        lines.append(f"leases {house.metrics.leases.value}")
    if house.metrics.broken.value:  # these alone are refused, all others are served
        lines.append(f"broken tables {house.metrics.broken.value}")
    return Response("\n".join(lines) + "\n", status_code=status, media_type=MediaType.TEXT)


@get("/metrics", media_type=MediaType.TEXT, summary="Numbers for Prometheus")
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    page: bytes = request.app.state.hall.house.metrics.page()
    return Response(page, media_type="text/plain; version=0.0.4; charset=utf-8")


PAGES = [
    "/",
    "/table/{id:str}",
    "/new/{game:str}",
    "/replay/{id:str}",
    "/rules/{game:str}",
    "/rules/{game:str}/{clause:str}",
    "/learn/{game:str}",
    "/plate/{game:str}/{plate:str}",
    "/try/{game:str}/{plate:str}",
    "/ground",
    "/me",
    "/calls/{code:str}/yes",
    "/calls/{code:str}/end",
    "/verify",
    "/verify/{id:str}",
]


@get(PAGES, media_type=MediaType.HTML, include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> str:
    """The client finds its way from the path. Its files are named from where the page lies, since
    only a proxy may know under which path that is."""
    folder = request.app.state.hall.house.config.web
    index = Path(folder, "index.html") if folder else None
    text = index.read_text("utf-8") if index is not None and index.is_file() else BARE_PAGE
    depth = request.scope["raw_path"].count(b"/") - 1
    return text.replace('="./', f'="{"../" * depth or "./"}')


@get("/worker.js", media_type="text/javascript", include_in_schema=False)
async def worker(request: Request[Any, Any, Any]) -> str:
    """It lies where the house begins, so that notes are for all of its pages."""
    return _file(request, "worker.js")


@get("/manifest.webmanifest", media_type="application/manifest+json", include_in_schema=False)
async def manifest(request: Request[Any, Any, Any]) -> str:
    """With it the house can be put among the apps of a device."""
    return _file(request, "manifest.webmanifest")


def _file(request: Request[Any, Any, Any], name: str) -> str:
    folder = request.app.state.hall.house.config.web
    file = Path(folder, name) if folder else None
    if file is None or not file.is_file():
        raise NotFound("no-such-page")
    return file.read_text("utf-8")


@get("/favicon.ico", include_in_schema=False)
async def favicon() -> None:
    raise NotFound("no-such-page")


HANDLERS: list[Any] = [healthz, metrics, page, worker, manifest, favicon]


def client_files(folder: str) -> list[Any]:
    """Files with names of their own; pages that are not there are the client's to draw."""
    assets = Path(folder, "assets") if folder else None
    if assets is None or not assets.is_dir():
        return []
    return [
        create_static_files_router(path="/assets", directories=[assets], include_in_schema=False)
    ]
