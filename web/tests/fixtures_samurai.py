"""Records what fixtures.py passes by: a village with two cells to choose from, the public view,
late lands, and decisions with what was seen before and after them."""

import json

import fixtures

import sengoku
from sengoku.bots import bot_named
from sengoku.kernel.nature import Fast
from sengoku.kernel.record import Luck
from sengoku.kernel.table import Table
from sengoku.kernel.viewer import PUBLIC, viewer_of


def main() -> None:
    folder = fixtures.FOLDER / "samurai"
    for number, position in enumerate([*wanted(), *late()], start=6):
        text = json.dumps(position, ensure_ascii=False, separators=(",", ":"))
        (folder / f"{number}.json").write_text(text + "\n", "utf-8")
    rows = ",\n".join(json.dumps(scene, ensure_ascii=False) for scene in scenes())
    (folder / "scenes.json").write_text(f"[{rows}]\n", "utf-8")


def scenes():
    """A game of three by the eyes of seat 0: decisions in which something happens that did not
    happen before to this seat, or to another one."""
    game, seats, eyes = sengoku.game("samurai"), 3, viewer_of(0)
    table = Table(game, game.setup(seats, {}), Luck.fast(12))
    bots = [bot_named("greedy", game, seat) for seat in range(seats)]
    luck, seen = Fast(1, 1), set()
    while not table.over():
        before, heard, seat = plain(table.view(eyes)), table.heard(), table.seat()
        table.submit(seat, bots[seat].choose(table.world(seat, luck.fork(len(game.streams)))))
        events = table.log(eyes, heard)
        news = {(told["event"], told.get("seat") == 0, seat == 0) for told in events}
        if not news <= seen:
            yield {"events": events, "before": before, "after": plain(table.view(eyes))}
        seen |= news


def plain(view):
    """What is drawn; what is asked is another matter."""
    return {key: value for key, value in view.items() if key not in ("question", "options")}


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


def late():
    """Lands of 41 and 44 villages, near the end of games of three and of four."""
    for seats, seed, decisions in [(3, 12, 46), (4, 28, 52)]:
        game = sengoku.game("samurai")
        state = game.begin(game.setup(seats, {}), Fast(seed, len(game.streams)))
        bots = [bot_named("greedy", game, seat) for seat in range(seats)]
        luck = Fast(1, 1)
        for _ in range(decisions):
            seat = int(state.seat())
            state.play(bots[seat].choose(state.redeal(seat, luck.fork(len(game.streams)))))
        yield fixtures.position(game, state, seats)


if __name__ == "__main__":
    main()
