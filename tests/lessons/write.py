"""Writes the record of a lesson: `python -m tests.lessons.write glory 3 5 90`, and tells it.

Seats, seed and decisions; all seats play as bots do, the learner at seat 0 a little better. Where
that shows too little, a file as fifth argument names decisions by their number, as in
`{"7": {"do": "draw"}}`; an unknown one, such as `"?"`, lists what could be done.
"""

import json
import sys
from pathlib import Path
from typing import Any

import sengoku
from sengoku.bots import bot_named
from sengoku.kernel.nature import Fast
from sengoku.kernel.record import Luck, write_record
from sengoku.kernel.table import Table
from sengoku.kernel.viewer import viewer_of
from sengoku.text import Speaker, Text

GAMES = Path(sengoku.__file__).parent / "games"
NAMES = ["You", "Akira", "Hana", "Kenji", "Yuki", "Ren"]


def main(slug: str, seats: int, seed: int, plies: int, script: dict[str, Any]) -> None:
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
        if (wanted := script.get(str(table.ply()))) is not None:
            action = prescribed(table, seat, wanted)
        else:
            action = bots[seat].choose(table.world(seat, luck.fork(len(game.streams))))
        if seat == 0:
            question = table.question(seat)
            assert question is not None
            print(f"{table.ply():4}  {speaker.question(question)} -> {game.words(action)}")
        table.submit(seat, action)
    (GAMES / slug / "lesson.json").write_bytes(write_record(table.record()))


def prescribed(table: Table, seat: int, wanted: Any) -> int:
    """The action of these words."""
    question = table.question(seat)
    assert question is not None
    for option in question["options"]:
        if option["words"] == wanted:
            return int(option["action"])
    offered = "\n".join(str(option["words"]) for option in question["options"])
    raise SystemExit(f"decision {table.ply()} of seat {seat}: {wanted} is not among\n{offered}")


if __name__ == "__main__":
    given = json.loads(Path(sys.argv[5]).read_text()) if len(sys.argv) > 5 else {}
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]), given)
