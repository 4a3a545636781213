"""Tells and writes the record of a lesson: `python -m tests.lessons.write glory 2 5 90 rounds=2`.

Seats, seed, decisions and options; `dry` only tells. All seats play as bots do, as in
`tests.lessons.search`. Where that shows too little, a JSON file as an argument names decisions by
their number, as in `{"7": {"do": "draw"}}`; an unknown one, such as `"?"`, lists what can be done.
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


class Player:
    """All seats as bots play them, but for decisions that are prescribed."""

    def __init__(self, slug: str, seats: int, seed: int, options: dict[str, Any]) -> None:
        self.game = sengoku.game(slug)
        self.table = Table(self.game, self.game.setup(seats, options), Luck.fast(seed))
        self.bots = [bot_named("greedy", self.game, seat) for seat in range(seats)]
        self.luck = Fast(seed, 1)

    def play(self, wanted: Any = None) -> None:
        seat = self.table.seat()
        world = self.table.world(seat, self.luck.fork(len(self.game.streams)))
        action = (
            self.bots[seat].choose(world)
            if wanted is None
            else prescribed(self.table, seat, wanted)
        )
        self.table.submit(seat, action)


def prescribed(table: Table, seat: int, wanted: Any) -> int:
    """The action of these words."""
    question = table.question(seat)
    assert question is not None
    for option in question["options"]:
        if option["words"] == wanted:
            return int(option["action"])
    offered = "\n".join(json.dumps(option["words"]) for option in question["options"])
    raise SystemExit(f"decision {table.ply()} of seat {seat}: {wanted} is not among\n{offered}")


def tell(player: Player, plies: int, script: dict[str, Any]) -> None:
    """Plays, and prints what the learner hears and does."""
    table, speaker = player.table, Speaker(Text("en"), player.game, NAMES)
    heard = 0
    while not table.over() and table.ply() < plies:
        view, seat = table.view(viewer_of(0)), table.seat()
        speaker.meet(view)
        if seat == 0:
            question = table.question(seat)
            assert question is not None
            print(f"{table.ply():4}  {speaker.question(question)}")
        player.play(script.get(str(table.ply())))
        words = player.game.words(table.record().actions[-1])
        print(f"{table.ply() - 1:4}  seat {seat} -> {json.dumps(words)}")
        for told in table.log(viewer_of(0), heard):
            print("          ", speaker.event(told))
        heard = table.heard()


def value(text: str) -> int | str | bool:
    return {"true": True, "false": False}.get(text, int(text) if text.isdigit() else text)


def options_of(arguments: list[str]) -> dict[str, Any]:
    pairs = [argument.split("=") for argument in arguments if "=" in argument]
    return {name: value(text) for name, text in pairs}


def main(slug: str, seats: int, seed: int, plies: int, rest: list[str]) -> None:
    files = [Path(name) for name in rest if name.endswith(".json")]
    script = json.loads(files[0].read_text()) if files else {}
    player = Player(slug, seats, seed, options_of(rest))
    tell(player, plies, script)
    if "dry" not in rest:
        (GAMES / slug / "lesson.json").write_bytes(write_record(player.table.record()))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]), sys.argv[5:])
