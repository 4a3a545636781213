"""What is told goes out at once, in frames of our own; who does not read is cut off."""

from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from sengoku.server import messages as say
from sengoku.server.connection import MOST_WAITING
from sengoku.server.web.entrance import _text_frame
from tests.server.support import ask, looking, open_hall, run, seated


def read(frame: bytes) -> Frame:
    """As a browser does."""
    reader = StreamReader()
    reader.feed_data(frame)
    reading = Frame.parse(reader.read_exact, mask=False, max_size=None)
    try:
        next(reading)
    except StopIteration as read:
        found: Frame = read.value
        return found
    raise AssertionError("the frame is longer than it says")


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_frame_of_any_size_is_read_as_it_was_written(size: int) -> None:
    text = ("é" * size).encode()[:size] if size % 2 == 0 else b"x" * size
    found = read(_text_frame(text))
    assert (found.opcode, found.fin, bytes(found.data)) == (Opcode.TEXT, True, text)


def test_who_does_not_read_is_cut_off_and_the_others_hear_everything(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(tmp_path) as hall:
            room = await seated(hall, "glory", listed=True)
            player, sleeper = looking(room, 0), looking(room, None)
            sleeper.ear.late = MOST_WAITING + 1
            for _ in range(3):
                seat = room.match.playing().seat()
                await ask(hall, room, seat, say.Move("m", room.match.version, option=0))
            assert [message["type"] for message in sleeper.heard()] == ["cut"]
            assert len(player.presents()) == 3

    run(story())
