"""Every struct that travels between the server and its clients, as one JSON Schema."""

import json

import msgspec

from sengoku.server import bodies, messages

STRUCTS = [getattr(bodies, name) for name in bodies.__all__ if name != "Pace"]

_, components = msgspec.json.schema_components(
    [messages.Request, messages.FromServer, *STRUCTS], ref_template="#/$defs/{name}"
)
print(json.dumps({"title": "Wire", "$defs": components}, indent=1))
