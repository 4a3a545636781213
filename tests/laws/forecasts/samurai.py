"""What Samurai foretells: what a card adds, which villages it brings and closes, who gets their
stones, what stays empty, and how the game ends."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from sengoku.kernel.state import State
from sengoku.kernel.viewer import PUBLIC, viewer_of
from tests.laws.forecasts.onward import Onward
from tests.laws.subject import Subject

__all__ = ["KINDS", "check"]

Told = dict[str, Any]
Cell = tuple[int, int]
KINDS: Final = {
    "adds",
    "closes",
    "lays",
    "top",
    "voids",
    "ends",
    "last-round",
    "standing",
    "largest",
    "legal",
}
FEW: Final = 5
UNKNOWN: Final = "unknown"


def check(subject: Subject, state: State, rng: random.Random, met: Counter[str]) -> Iterator[str]:
    view = subject.view(state, viewer_of(int(state.seat())))
    options = view["question"]["options"]
    if view["question"]["asks"] == "PlayCard":
        cells = {_at(option["words"]) for option in options}
        assert cells == {(x, y) for x, y in view["table"]["legal"]}, "other cells are legal"
        yield "legal"
    telling = [o for o in options if o["preview"]["closes"] or o["preview"]["ends"]]
    for option in rng.sample(telling, min(FEW, len(telling))) + rng.sample(options, 1):
        yield from _option(subject, state, view, option, rng)
    if view["ends"]["last_round"]:
        yield from _last_round(subject, state, view, rng)


def _option(
    subject: Subject, state: State, view: Told, option: Told, rng: random.Random
) -> Iterator[str]:
    """An action, and the turn to its end; where a spot is asked for, any will do."""
    told = option["preview"]
    onward = Onward(subject, state)
    onward.play(option["action"])
    while onward.asks() == "ChooseSpot":
        onward.play(rng.choice(onward.options()))
    after = onward.view()
    yield from _adds(view, told, after)
    yield from _lays(view, told, onward)
    yield from _closes(told, onward)
    for x, y in told["voids"]:
        taken = [*after["table"]["villages"], *after["table"]["cards"]]
        assert (x, y) not in {_at(each) for each in taken}, "a void was filled"
        yield "voids"
    yield from _ends(view, told, after)
    if option["words"]["do"] == "play":
        yield from _largest(subject, state, view["question"]["seat"], option["words"]["card"], told)


def _adds(view: Told, told: Told, after: Told) -> Iterator[str]:
    seat = view["question"]["seat"]
    before, now = _villages(view), _villages(after)
    for village in told["touches"]:
        was, found = before[_at(village)]["influence"], now[_at(village)]
        for symbol, more in village["adds"].items():
            gained = found["influence"][symbol][seat] - was[symbol][seat]
            assert gained == more, "a card adds another number"
        assert found["leads"] == village["leads"], "another seat leads"
        yield "adds"


def _lays(view: Told, told: Told, onward: Onward) -> Iterator[str]:
    laid = onward.heard("VillageLaid")
    if view["waiting"]:
        laid = laid[1:]  # the one that waited
    cells = [_at(village) for village in laid]
    named = {_at(village): village["village"] for village in told["lays"]}
    assert len(cells) == told["count"], "another number of villages"
    assert set(cells) <= named.keys(), "a village came elsewhere"
    assert len(named) > len(cells) or set(cells) == named.keys(), "a village did not come"
    for village in laid:
        assert named[_at(village)] in (UNKNOWN, village["village"]), "another village came"
        yield "lays"
    taken = onward.heard("VillageTaken")
    if taken:
        assert taken[0]["village"] == view["pile"]["top"], "another village was on top"
        yield "top"


def _closes(told: Told, onward: Onward) -> Iterator[str]:
    """Every stone as told; what nobody could tell is a village that was just laid."""
    stones: dict[Cell, dict[str, int | None]] = {}
    for village in onward.heard("VillageScored"):
        stones[_at(village)] = {}
    for stone in onward.heard("StoneWon"):
        stones[_at(stone)][stone["symbol"]] = stone["seat"]
    for stone in onward.heard("NoStone"):
        stones[_at(stone)][stone["symbol"]] = None
    for village in told["closes"]:
        assert _at(village) in stones, "a village stays open"
        found = stones.pop(_at(village))
        assert village["stones"] in (UNKNOWN, found), "other seats get the stones"
        yield "closes"
    unsure = {_at(village) for village in told["lays"]}
    assert len(unsure) > told["count"] or not stones, "a village closed untold"
    assert stones.keys() <= unsure, "a village closed untold"


def _ends(view: Told, told: Told, after: Told) -> Iterator[str]:
    """All reasons that come up, but for stones of a village that nobody could see."""
    came = set(after["ends"]["reasons"]) - set(view["ends"]["reasons"])
    hidden = {"stones"} if any(v["stones"] == UNKNOWN for v in told["closes"]) else set()
    unsure = hidden or ({"stones"} if len(told["lays"]) > told["count"] else set())
    assert set(told["ends"]) <= came <= set(told["ends"]) | unsure, "the game ends otherwise"
    yield "ends"


def _largest(subject: Subject, state: State, seat: int, card: str, told: Told) -> Iterator[str]:
    """No single card adds more than all were told that one could."""
    hand = subject.view(state, PUBLIC)["hands"][seat]
    assert hand["unplayed"].get(card, 0) > 0, "a card from nowhere"
    for village in told["touches"]:
        for symbol, more in village["adds"].items():
            assert more <= hand["largest"][symbol], "a larger card was there"
    yield "largest"


def _last_round(subject: Subject, state: State, view: Told, rng: random.Random) -> Iterator[str]:
    """Just these seats have a turn until the end, and who leads then wins."""
    onward = Onward(subject, state)
    while not onward.over():
        onward.play(rng.choice(onward.options()))
    waiting = [event["seat"] for event in onward.heard("TurnBegan")]
    told = view["ends"]["still_to_play"][1:]
    blocked = "blocked" in onward.view()["ends"]["reasons"]
    assert waiting == (told[: len(waiting)] if blocked else told), "other seats have a turn"
    yield "last-round"
    assert onward.view()["standing"]["ranks"] == onward.view()["ranks"], "another seat wins"
    yield "standing"


def _villages(view: Told) -> dict[Cell, Told]:
    return {_at(village): village for village in view["table"]["villages"]}


def _at(thing: Told) -> Cell:
    return thing["x"], thing["y"]
