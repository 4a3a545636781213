"""Whatever strangers send, over HTTP or the socket: no fault of ours, and nobody waits."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from litestar import Litestar

from sengoku.server.config import Config
from sengoku.server.messages import socket_schema
from tests.length import LONG
from tests.server.served import HOUSES, Guest, house
from tests.server.support import NO_LIMITS

# The server is a thread beside, and what it uses may draw from `random` meanwhile.
pytestmark = pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")


@pytest.fixture(scope="module", params=HOUSES)
def served(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[str, Litestar]]:
    folder = tmp_path_factory.mktemp("fuzz")
    settings = Config(
        database=str(folder / "tables.db"),
        bot_delay=0,
        undo_time=0,
        **NO_LIMITS,
    )
    with house(request, settings) as found:
        yield found


def begun(guest: Guest) -> str:
    seats = [{"kind": "mine"}, {"kind": "mine"}, {"kind": "bot", "bot": "random"}]
    body = {"game": "glory", "seats": seats, "listed": True}
    table = str(guest.post("/api/tables", body)["table"]["id"])
    guest.post(f"/api/tables/{table}/start")
    return table


def faults(app: Litestar) -> float:
    return float(app.state.hall.house.metrics.faults.value)


@settings(max_examples=8 if LONG else 3, suppress_health_check=[*HealthCheck])
@given(data=some.data())
def _send(operation: Any, guest: Guest, table: str, seen: set[int], data: Any) -> None:
    case = data.draw(operation.as_strategy())
    if "id" in case.path_parameters and data.draw(some.booleans()):
        case.path_parameters["id"] = table
    response = case.call(base_url=guest.home, cookies=dict(guest.http.cookies), timeout=120)
    assert response.status_code < 500, response.text
    seen.add(response.status_code)


def test_no_request_is_a_fault(served: tuple[str, Litestar]) -> None:
    home, app = served
    guest = Guest(home, "Fuzz")
    table = begun(guest)
    schema = schemathesis.openapi.from_url(f"{home}/schema/openapi.json")
    statuses: dict[str, set[int]] = {}
    found: list[Any] = [*schema.get_all_operations()]
    for operation in (result.ok() for result in found):
        seen = statuses.setdefault(f"{operation.method.upper()} {operation.path}", set())
        _send(operation, guest, table, seen)
    assert faults(app) == 0
    assert len(statuses) > 20
    for name in ("GET /api/house", "POST /api/me", "GET /api/tables/{id}"):
        assert min(statuses[name]) < 300, f"{name} never got through"


def _of(schema: dict[str, Any], definitions: dict[str, Any]) -> some.SearchStrategy[Any]:
    """Values that fit a schema, or nearly."""
    if "$ref" in schema:
        return _of(definitions[schema["$ref"].rpartition("/")[2]], definitions)
    if "anyOf" in schema:
        return some.one_of(*(_of(each, definitions) for each in schema["anyOf"]))
    if "enum" in schema:
        return some.sampled_from(schema["enum"])
    if schema.get("type") == "object" and "properties" in schema:
        fields = {name: _of(each, definitions) for name, each in schema["properties"].items()}
        needed = {n: s for n, s in fields.items() if n in schema.get("required", [])}
        needed |= {n: s for n, s in fields.items() if n == "type"}
        optional = {name: each for name, each in fields.items() if name not in needed}
        return some.fixed_dictionaries(needed, optional=optional)
    plain: dict[str, some.SearchStrategy[Any]] = {
        "integer": some.integers(0, 6) | some.integers(),
        "string": some.text(max_size=50),
        "boolean": some.booleans(),
        "null": some.none(),
        "object": some.dictionaries(some.sampled_from(["do", "about", "unit", "pile"]), JSON),
    }
    return plain[schema["type"]]


JSON = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(max_size=8),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.text(max_size=4), inner),
    max_leaves=6,
)


def test_no_message_is_a_fault_and_each_is_answered(served: tuple[str, Litestar]) -> None:
    home, app = served
    guest = Guest(home, "Fuzz")
    schema = socket_schema()
    requests = _of(schema["from_client"], schema["$defs"])
    answered = {"done": 0, "refused": 0}
    before = faults(app)
    with guest.socket(begun(guest), seat=0) as line:
        line.until("present")

        @given(requests | JSON)
        @settings(max_examples=400, suppress_health_check=[*HealthCheck])
        def send(request: Any) -> None:
            line.send(json.dumps(request))
            line.ask(type="ping", id="after")
            while (message := line.next()) != {**message, "type": "pong", "id": "after"}:
                if message["type"] in answered:
                    answered[message["type"]] += 1

        send()
    assert faults(app) == before
    assert answered["done"] > 5 and answered["refused"] > 50
