"""Records rarer positions of Call to Glory, beside those of fixtures.py: 8.json and on."""

import json
from collections.abc import Callable, Iterator

from fixtures import FOLDER, position

import sengoku
from sengoku.bots import bot_named
from sengoku.kernel.nature import Fast
from sengoku.kernel.viewer import PUBLIC, viewer_of

VARIANTS = {"imperial_orders": True, "ninja_power": True}
GAME = sengoku.game("glory")


def asks(name: str) -> Callable[[dict], bool]:
    return lambda view: (view["question"] or {}).get("asks") == name


def options(view: dict, do: str) -> list[dict]:
    if not view["question"]:
        return []
    return [option for option in view["question"]["options"] if option["words"]["do"] == do]


def many_sets(view: dict) -> bool:
    """A rich hand, several sizes of one set, and one that ends the round."""
    lays = options(view, "lay")
    kinds = {option["words"]["character"] for option in lays}
    return len(lays) > len(kinds) + 1 and any(option["ends"] for option in lays)


def may_use_figure(view: dict) -> bool:
    return asks("FirstDraw")(view) and bool(options(view, "ninja"))


def has_safe_set(view: dict) -> bool:
    return any(it["safe"] for it in view["characters"]) and asks("LayOrDiscard")(view)


def crowded(view: dict) -> bool:
    return view["hands"][view["question"]["seat"]]["count"] >= 18 if view["question"] else False


# seats, options, bot, which position
WISHES = [
    (2, {}, "greedy", asks("PlaceCards")),
    (4, VARIANTS, "greedy", asks("MayUseFigure")),
    (4, VARIANTS, "greedy", asks("PlayOrder")),
    (3, {}, "random", many_sets),
    (
        3,
        {"ninja_power": True},
        "greedy",
        may_use_figure,
    ),
    (3, {"ninja_power": True, "ninja_take": "ask"}, "greedy", asks("MayTakeFigure")),
    (2, {}, "random", has_safe_set),
    (2, {}, "random", crowded),
]


def played(seats: int, chosen: dict, bot: str, seed: int) -> Iterator:
    state = GAME.begin(GAME.setup(seats, chosen), Fast(seed, len(GAME.streams)))
    bots = [bot_named(bot, GAME, seat) for seat in range(seats)]
    luck = Fast(1, 1)
    while not state.over():
        yield state
        seat = int(state.seat())
        state.play(bots[seat].choose(state.redeal(seat, luck.fork(len(GAME.streams)))))


def found(seats: int, chosen: dict, bot: str, wanted: Callable[[dict], bool]) -> tuple:
    for seed in range(1, 60):
        for state in played(seats, chosen, bot, seed):
            if wanted(GAME.view(state, viewer_of(int(state.seat())))):
                return state.copy(), seats
    raise AssertionError("no such position")


def watched(state, seats: int) -> dict:
    kept = position(GAME, state, seats)
    return {**kept, "seat": None, "view": GAME.view(state, PUBLIC), "asked": None}


def waiting(state, seats: int) -> dict:
    kept = position(GAME, state, seats)
    seat = (kept["seat"] + 1) % seats
    return {**kept, "seat": seat, "view": GAME.view(state, viewer_of(seat)), "asked": None}


def main() -> None:
    states = [found(*wish) for wish in WISHES]
    kept = [position(GAME, *state) for state in states]
    kept += [watched(*states[2]), waiting(*states[3])]
    for number, one in enumerate(kept, start=8):
        text = json.dumps(one, ensure_ascii=False, separators=(",", ":"))
        (FOLDER / "glory" / f"{number}.json").write_text(text + "\n", "utf-8")
        print(number, one["view"]["question"] and one["view"]["question"]["asks"])


if __name__ == "__main__":
    main()
