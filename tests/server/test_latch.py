"""One at a time at a table, in the order in which they came, whoever gives up waiting."""

import asyncio

import pytest

from sengoku.server.latch import Latch
from sengoku.server.store import StoreFails


def test_it_goes_from_hand_to_hand_in_order() -> None:
    async def story() -> None:
        latch, order = Latch(), list[int]()

        async def visit(number: int) -> None:
            async with latch:
                order.append(number)
                assert latch.locked() and not latch.take_now()
                await asyncio.sleep(0)

        await asyncio.gather(*(visit(number) for number in range(5)))
        assert order == [0, 1, 2, 3, 4] and not latch.locked()

    asyncio.run(story())


@pytest.mark.parametrize("handed", [False, True])
def test_who_gives_up_waiting_keeps_nobody_out(handed: bool) -> None:
    """Also if it was his turn just then."""

    async def story() -> None:
        latch = Latch()
        assert latch.take_now()
        first, second = (asyncio.create_task(latch.take()) for _ in range(2))
        await asyncio.sleep(0)
        if handed:
            latch.release()
            assert not latch.take_now(), "nobody comes in between"
        first.cancel()
        await asyncio.sleep(0)
        if not handed:
            latch.release()
        await second
        assert first.cancelled() and latch.locked()
        latch.release()
        assert latch.take_now()

    asyncio.run(story())


def test_once_it_is_shut_nobody_gets_in_who_came_or_waits() -> None:
    async def story() -> None:
        latch = Latch()
        assert latch.take_now()
        waiting = [asyncio.create_task(latch.take()) for _ in range(2)]
        await asyncio.sleep(0)
        latch.shut = True
        latch.release()
        assert all(
            isinstance(e, StoreFails)
            for e in await asyncio.gather(*waiting, return_exceptions=True)
        )
        with pytest.raises(StoreFails):
            latch.take_now()
        assert not latch.locked()

    asyncio.run(story())
