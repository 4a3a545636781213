"""Records positions of Honor of the Samurai that only some games reach: windows, spies, ties."""

import json
from collections.abc import Callable, Iterator
from typing import Any

from fixtures import FOLDER, NAMES

import sengoku
from sengoku.bots import bot_named
from sengoku.kernel.nature import Fast
from sengoku.kernel.viewer import PUBLIC, viewer_of

Test = Callable[[dict[str, Any]], bool]


def main() -> None:
    game = sengoku.game("honor")
    for number, (seats, options, bot, viewer, wanted) in enumerate(WISHES, 10):
        state = next(
            found for found in states(game, seats, options, bot) if wanted(seen(game, found))
        )
        text = json.dumps(position(game, state, viewer), ensure_ascii=False, separators=(",", ":"))
        (FOLDER / "honor" / f"{number}.json").write_text(text + "\n", "utf-8")
        print(number, seen(game, state)["question"]["asks"])


def states(game: Any, seats: int, options: dict[str, Any], bot: str) -> Iterator[Any]:
    for seed in range(200):
        state = game.begin(game.setup(seats, options), Fast(seed, len(game.streams)))
        bots = [bot_named(bot, game, seat) for seat in range(seats)]
        luck = Fast(seed, 1)
        for _ in range(900):
            if state.over():
                break
            yield state
            seat = int(state.seat())
            state.play(bots[seat].choose(state.redeal(seat, luck.fork(len(game.streams)))))


def seen(game: Any, state: Any) -> dict[str, Any]:
    """As the seat that is asked sees it."""
    view: dict[str, Any] = game.view(state, viewer_of(int(state.seat())))
    return view


def position(game: Any, state: Any, public: bool) -> dict[str, Any]:
    seat = int(state.seat())
    view = game.view(state, PUBLIC if public else viewer_of(seat))
    return {
        "game": game.slug,
        "seat": None if public else seat,
        "names": NAMES[: view["seats"]],
        "view": view,
        "asked": None if public else {"question": view["question"]},
        "waiting": [seat],
        "events": [],
    }


def asks(name: str, *more: Test) -> Test:
    return lambda view: view["question"]["asks"] == name and all(test(view) for test in more)


def offers(verb: str) -> Test:
    return lambda view: any(option["words"]["do"] == verb for option in view["question"]["options"])


def battle(view: dict[str, Any]) -> bool:
    return view["window"]["cause"] == "battle"


def shame(view: dict[str, Any]) -> bool:
    return view["window"]["cause"] == "dishonor"


def full(view: dict[str, Any]) -> bool:
    """Well-filled houses and two ties."""
    houses = [player["samurai_house"] for player in view["players"]]
    houses += [player["daimyo_house"] for player in view["players"] if player["daimyo_house"]]
    kinds = sum(len(house["cards"]) for house in houses)
    return kinds >= 15 and sum(player["lord"] is not None for player in view["players"]) >= 2


WISHES: list[tuple[int, dict[str, Any], str, bool, Test]] = [
    (4, {}, "random", False, asks("MaySaveFace", battle, offers("save_face"))),
    (4, {}, "random", False, asks("MaySaveFace", shame, offers("save_face"))),
    (4, {}, "random", False, asks("AnswerDishonor", offers("save_face"), offers("seppuku_daimyo"))),
    (5, {}, "random", False, asks("ChooseShame")),
    (3, {}, "random", False, asks("TakeOrBurn")),
    (6, {}, "random", False, asks("TakeTurn", offers("spy_two"), offers("assassin"))),
    (6, {}, "greedy", False, asks("TakeTurn", full)),
    (6, {}, "greedy", True, asks("TakeTurn", full)),
    (5, {}, "random", False, asks("TakeTurn", offers("dissolve"), offers("dishonor"))),
    (4, {}, "random", False, asks("TakeTurn", offers("ally"), offers("daimyo"))),
    (4, {}, "random", True, asks("MaySaveFace", battle)),
]

if __name__ == "__main__":
    main()
