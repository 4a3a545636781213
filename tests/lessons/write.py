"""Writes the record of a lesson: `python -m tests.lessons.write glory 3 5 90`, and tells it.

Seats, seed and decisions; all seats play as bots do, the learner at seat 0 a little better.
"""

import sys
from pathlib import Path

import sengoku
from sengoku.bots import bot_named
from sengoku.kernel.nature import Fast
from sengoku.kernel.record import Luck, write_record
from sengoku.kernel.table import Table
from sengoku.kernel.viewer import viewer_of
from sengoku.text import Speaker, Text

GAMES = Path(sengoku.__file__).parent / "games"
NAMES = ["You", "Akira", "Hana", "Kenji", "Yuki", "Ren"]


def main(slug: str, seats: int, seed: int, plies: int) -> None:
    game = sengoku.game(slug)
    table = Table(game, game.setup(seats, {}), Luck.fast(seed))
    speaker = Speaker(Text("en"), game, NAMES[:seats])
    bots = [bot_named("bot:3@120" if seat == 0 else "greedy", game, seat) for seat in range(seats)]
    luck, heard = Fast(seed, 1), 0
    while True:
        view = table.view(viewer_of(0))
        speaker.meet(view)
        for told in table.log(viewer_of(0), heard):
            print("     ", speaker.event(told))
        heard = table.heard()
        if table.over() or table.ply() >= plies:
            break
        seat = table.seat()
        action = bots[seat].choose(table.world(seat, luck.fork(len(game.streams))))
        if seat == 0:
            question = table.question(seat)
            assert question is not None
            print(f"{table.ply():4}  {speaker.question(question)} -> {game.words(action)}")
        table.submit(seat, action)
    (GAMES / slug / "lesson.json").write_bytes(write_record(table.record()))


if __name__ == "__main__":
    main(sys.argv[1], *(int(number) for number in sys.argv[2:5]))
