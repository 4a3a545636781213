"""How much memory tables take that nobody looks at: `python bench/rooms.py`.

They are made, begun and written to disk as the server does it, without a network between, and none
leaves the memory as it would after a minute. Compiled if .compiled is there.
"""

import argparse
import asyncio
import logging
import os
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
if (ROOT / ".compiled").exists():
    sys.path.insert(0, str(ROOT / ".compiled"))

import structlog  # noqa: E402
from figures import Page  # noqa: E402

from sengoku.server import conduct  # noqa: E402
from sengoku.server.bodies import NewTable, SeatWish  # noqa: E402
from sengoku.server.config import Config, tuned  # noqa: E402
from sengoku.server.hall import Hall  # noqa: E402
from sengoku.server.house import House  # noqa: E402
from sengoku.server.metrics import Metrics  # noqa: E402
from sengoku.server.person import Person  # noqa: E402
from sengoku.server.pool import Pool  # noqa: E402
from sengoku.server.store import Store  # noqa: E402
from sengoku.server.watch import RealWatch  # noqa: E402

AT_A_TIME = 100
TABLES = 10_000
HOST = Person("bench", "Bench", True)
UNLIMITED = Config(**tuned({"SENGOKU_LIMITS": "off"}))


def megabytes() -> float:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


async def fill(hall: Hall, count: int) -> None:
    async def begin(_: int) -> None:
        room = await hall.workshop.make(
            NewTable("glory", [SeatWish("mine"), SeatWish("mine")]), HOST
        )
        async with room.lock:
            await room.record(conduct.begin(room.match))

    for some in range(0, count, AT_A_TIME):
        await asyncio.gather(*map(begin, range(min(AT_A_TIME, count - some))))


async def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=TABLES)
    asked = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    with tempfile.TemporaryDirectory() as folder:
        store, metrics = Store(str(Path(folder, "tables.db"))), Metrics()
        await store.open()
        pool = Pool(1, metrics, seconds=5)
        hall = Hall(House(UNLIMITED, store, pool, RealWatch(), metrics))
        before = megabytes()
        await fill(hall, asked.tables)
        with Page("rooms", whole=asked.tables == TABLES) as page:
            held = len(hall.rooms())
            page.tell(f"{held:,} tables in memory: {megabytes():.0f} MB (none: {before:.0f} MB)")
        await store.close()


if __name__ == "__main__":
    asyncio.run(main())
