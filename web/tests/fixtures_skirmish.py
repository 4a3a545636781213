"""Records battles at the moments that a table has to draw, with what was foreseen there.

Numbers from 7 on; the first seven come from fixtures.py.
"""

import json
from collections.abc import Iterator
from itertools import count
from typing import Any

from fixtures import FOLDER, NAMES

import sengoku
from sengoku.bots import bot_named
from sengoku.kernel.nature import Fast
from sengoku.kernel.viewer import PUBLIC, viewer_of

FIRST = 7
# What is asked, and which verbs are offered with it; the scenarios and seeds are searched in order.
WISHES: list[tuple[str, set[str]]] = [
    ("BuildForce", {"take_force"}),
    ("BuildForce", {"finish", "recruit"}),
    ("DeployUnit", {"place"}),
    ("HideCaptive", {"hide"}),
    ("HoldBack", {"hold"}),
    ("NameCarrier", {"carry"}),
    ("Arrive", {"arrive"}),
    ("ChooseAction", {"charge", "move"}),
    ("ChooseAction", {"charge", "shoot"}),
    ("ChooseAction", {"search"}),
    ("ChooseAction", {"stand_up"}),
    ("ChooseAction", {"reload"}),
    ("FreeMove", {"move", "decline"}),
    ("NerveOrder", {"test"}),
    ("GiveCard", {"give"}),
    ("TokenWindow", {"use"}),
    ("MayClaim", {"claim"}),
]
# What random players hardly ever meet is put on the table: by the number of the wish.
PLACED: dict[int, dict[str, Any]] = {
    WISHES.index(("ChooseAction", {"stand_up"})): {
        "south": "hero 12 12 prone, bow_loyal 9 10, spearman 14 9",
        "north": "hero 20 22, spearman 17 19, bow_loyal 24 26",
    },
}
SCENARIOS = ["rescue", "last_samurai", "roadblock", "outpost", "battlefield", "spy", "campaign"]


def battles() -> Iterator[Any]:
    for seed in range(12):
        for scenario in SCENARIOS:
            yield from states(scenario, seed)


def main() -> None:
    found = {number: placed(number) for number in PLACED}
    over: dict[str, Any] | None = None
    for state in battles():
        if over and len(found) == len(WISHES):
            break
        if state.over():
            over = over or recorded(state, None)
            continue
        asks = type(state.question()).__name__
        if not any(wish == asks for n, (wish, _) in enumerate(WISHES) if n not in found):
            continue
        verbs = {GAME.words(action)["do"] for action in state.options()}
        for number, (wish, needed) in enumerate(WISHES):
            if number not in found and wish == asks and needed <= verbs:
                found[number] = recorded(state, int(state.seat()))
                break
    missing = [WISHES[n] for n in range(len(WISHES)) if n not in found]
    assert not missing, missing
    kept = [found[n] for n in sorted(found)]
    kept.append({**kept[8], "seat": None, "view": kept[8]["public"], "asked": None})
    if over:
        kept.append(over)
    for number, position in zip(count(FIRST), kept):
        del position["public"]
        text = json.dumps(position, ensure_ascii=False, separators=(",", ":"))
        (FOLDER / "skirmish" / f"{number}.json").write_text(text + "\n", "utf-8")
    crowd = json.dumps(crowded(kept[7]), ensure_ascii=False, separators=(",", ":"))
    (FOLDER / "skirmish" / "crowd.json").write_text(crowd + "\n", "utf-8")
    print("skirmish", len(kept))


GAME = sengoku.game("skirmish")


def crowded(position: dict[str, Any], count: int = 40) -> dict[str, Any]:
    """The same table with more units than the rules allow, to see how quick it is drawn."""
    units = position["view"]["units"]
    on = [unit for unit in units if unit["x"] is not None]
    more = [
        {
            **on[number % len(on)],
            "unit": number,
            "x": 2000 + number % 8 * 4500,
            "y": 3000 + number // 8 * 7000,
        }
        for number in range(len(units), count)
    ]
    return {**position, "view": {**position["view"], "units": [*units, *more]}}


def placed(number: int) -> dict[str, Any]:
    state = GAME.position(level=3, **PLACED[number])
    asks, needed = WISHES[number]
    verbs = {GAME.words(action)["do"] for action in state.options()}
    assert type(state.question()).__name__ == asks and needed <= verbs, f"{asks} offers {verbs}"
    return recorded(state, int(state.seat()))


def states(scenario: str, seed: int) -> Iterator[Any]:
    """One game of random players, level 3, decision by decision."""
    options = {"scenario": scenario, "level": 3}
    state = GAME.begin(GAME.setup(2, options), Fast(seed + 40, len(GAME.streams)))
    bots = [bot_named("random", GAME, seat) for seat in range(2)]
    luck, ply = Fast(seed, 1), 0
    while ply < 900:
        yield state
        if state.over():
            return
        seat = int(state.seat())
        state.play(bots[seat].choose(state.redeal(seat, luck.fork(len(GAME.streams)))))
        ply += 1


def recorded(state: Any, seat: int | None) -> dict[str, Any]:
    view = GAME.view(state, viewer_of(0 if seat is None else seat))
    question = view["question"]
    return {
        "game": "skirmish",
        "seat": 0 if seat is None else seat,
        "names": NAMES[:2],
        "view": view,
        "asked": None if question is None else {"question": question},
        "waiting": [] if seat is None else [seat],
        "events": [],
        "previews": {} if question is None else previews(state, question),
        "public": GAME.view(state, PUBLIC),
    }


def previews(state: Any, question: dict[str, Any]) -> dict[str, Any]:
    """What the table answers, by the kind of question; attacks by verb and target."""
    if state.bag.round == 0 or question["unit"] is None:
        return {}
    asked: list[tuple[str, dict[str, Any]]] = [("token", {"about": "token"})]
    for about in ("reach", "targets"):
        asked.append((about, {"about": about, "unit": question["unit"]}))
    for option in question["options"]:
        words = option["words"]
        if words["do"] in ("charge", "shoot"):
            named = {name: words[name] for name in ("unit", "target", "x", "y") if name in words}
            asked.append((f"{words['do']}-{words['target']}", {"about": "attack", **named}))
    found = {}
    for key, about in asked:
        try:
            found.setdefault(key, GAME.inquire(state, about))
        except Exception as problem:  # a unit that is not on the table foresees nothing
            print(key, problem)
    return found


if __name__ == "__main__":
    main()
