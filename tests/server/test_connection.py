"""What is told goes out at once, in frames of our own; who does not read is cut off."""

import random
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from sengoku.server import messages as say
from sengoku.server.connection import MOST_WAITING
from sengoku.server.web.frames import Frames, text_frame
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
    found = read(text_frame(text))
    assert (found.opcode, found.fin, bytes(found.data)) == (Opcode.TEXT, True, text)


def sent(opcode: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    """As a browser does."""
    return Frame(opcode, data, fin).serialize(mask=True)


TALK = [  # a frame, and the text in it if we read it ourselves
    (sent(Opcode.TEXT, b"hello"), b"hello"),
    (sent(Opcode.TEXT, b""), b""),
    (sent(Opcode.TEXT, b"x" * 125), b"x" * 125),
    (sent(Opcode.TEXT, b"y" * 126), b"y" * 126),
    (sent(Opcode.TEXT, b"z" * 5000), b"z" * 5000),
    (sent(Opcode.TEXT, "höflich".encode()), None),
    (sent(Opcode.TEXT, b"\xff"), None),
    (sent(Opcode.BINARY, b"hello"), None),
    (sent(Opcode.PING, b"?"), None),
    (sent(Opcode.TEXT, b"a message ", fin=False), None),
    (sent(Opcode.PING, b"in between"), None),
    (sent(Opcode.TEXT, b"not allowed here"), None),
    (sent(Opcode.CONT, b"in two", fin=True), None),
    (sent(Opcode.TEXT, b"again"), b"again"),
    (Frame(Opcode.TEXT, b"without a mask").serialize(mask=False), None),
    (sent(Opcode.CLOSE, b""), None),
]


@pytest.mark.parametrize("seed", range(20))
def test_what_comes_in_pieces_is_cut_into_frames_and_nothing_is_lost(seed: int) -> None:
    rng, frames = random.Random(seed), Frames(32_768)
    stream, found = b"".join(frame for frame, _ in TALK), []
    while stream:
        size = rng.choice([1, 2, 3, 7, 100, len(stream)])
        found += frames.cut(stream[:size])
        stream = stream[size:]
    assert found == [(False, frame) if text is None else (True, text) for frame, text in TALK]


def test_a_frame_that_is_too_long_and_all_after_it_is_for_the_library() -> None:
    frames = Frames(1000)
    long, more = sent(Opcode.TEXT, b"x" * 1001), sent(Opcode.TEXT, b"more")
    assert frames.cut(sent(Opcode.TEXT, b"x" * 1000)) == [(True, b"x" * 1000)]
    assert b"".join(data for text, data in frames.cut(long[:50]) if not text) == long[:50]
    assert frames.cut(long[50:] + more) == [(False, long[50:] + more)]


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
