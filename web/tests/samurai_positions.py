"""Records what fixtures.py passes by: a village with two cells to choose from; the public view."""

import json

import fixtures

import sengoku
from sengoku.bots import bot_named
from sengoku.kernel.nature import Fast
from sengoku.kernel.viewer import PUBLIC


def main() -> None:
    folder = fixtures.FOLDER / "samurai"
    for number, position in enumerate(wanted(), start=6):
        text = json.dumps(position, ensure_ascii=False, separators=(",", ":"))
        (folder / f"{number}.json").write_text(text + "\n", "utf-8")


def wanted():
    """The third choice between two cells in a game of three: as its seat and the public see it."""
    game, seats = sengoku.game("samurai"), 3
    state = game.begin(game.setup(seats, {}), Fast(11, len(game.streams)))
    bots = [bot_named("greedy", game, seat) for seat in range(seats)]
    luck, choices = Fast(1, 1), 0
    while True:
        seat = int(state.seat())
        choices += type(state.question()).__name__ == "ChooseSpot"
        if choices == 3:
            break
        state.play(bots[seat].choose(state.redeal(seat, luck.fork(len(game.streams)))))
    position = fixtures.position(game, state, seats)
    yield position
    yield {**position, "seat": None, "view": game.view(state, PUBLIC), "asked": None}


if __name__ == "__main__":
    main()
