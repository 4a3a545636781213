"""Records what a client that asked for changes is sent, beside what it then has to hold."""

import asyncio
import json
import random
import tempfile
from pathlib import Path

from tests.server.support import looking, open_hall, seated

from sengoku.server import entries as log
from sengoku.server import sight
from sengoku.server.connection import encoded

FILE = Path(__file__).parent / "fixtures" / "changes.json"
# slug, seats, and the viewers' seats
WISHES = [("glory", "hh", 0), ("samurai", "hhh", 1), ("honor", "hhhh", 2), ("skirmish", "hh", None)]
STEPS = 6


async def record(slug: str, seats: str, seat: int | None, folder: Path) -> dict:
    async with open_hall(folder) as hall:
        room, rng = await seated(hall, slug, seats, listed=True), random.Random(5)
        one = looking(room, seat, changes=True)
        viewer, now = sight.viewer_for(seat), hall.house.watch.now()

        async def move() -> None:
            async with room.lock:
                table = room.match.playing()
                window = room.match.window()
                action = rng.choice(table.options(table.seat())) if window is None else None
                asked = [table.seat()] if window is None else [*window.seats]
                answers = [window.passing if action is None else action for _ in asked]
                await room.record([log.Moved(*each) for each in zip(asked, answers, strict=True)])

        for _ in range(10):
            await move()
        one.heard()
        room.show_present(one.connection, 0)
        (first,), then = one.heard(), []
        while room.match.running() and len(then) < STEPS:
            heard = room.match.playing().heard()
            await move()
            (changed,) = one.heard()
            whole = sight.present(room.match, viewer, heard, now)
            then.append({"changed": changed, "present": json.loads(encoded(whole))})
        room.close()
        return {"first": first, "then": then}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        found = [asyncio.run(record(*wish, Path(folder))) for wish in WISHES]
    rows = ",\n".join(json.dumps(match, separators=(",", ":")) for match in found)
    FILE.write_text(f"[{rows}]\n", "utf-8")
    print(len(found), "matches,", FILE.stat().st_size, "bytes")


if __name__ == "__main__":
    main()
