"""What Call to Glory foretells: how a round ends and with what scores, what a set needs and
whether it can be beaten, what an order pays."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from sengoku.kernel.state import State
from sengoku.kernel.viewer import viewer_of
from tests.laws.forecasts.onward import Onward
from tests.laws.subject import Subject

__all__ = ["KINDS", "check"]

Told = dict[str, Any]
KINDS: Final = {"ends", "scores", "next-start", "needs", "safe", "gauges", "order", "unlocated"}
EVERY: Final = 3  # so many decisions on average
FEW: Final = 4
LIMITS: Final = (("types", "types_to_end"), ("kinds", "kinds_to_end"), ("stall", "stall_limit"))


def check(subject: Subject, state: State, rng: random.Random, met: Counter[str]) -> Iterator[str]:
    if rng.randrange(EVERY):
        return
    view = subject.view(state, viewer_of(int(state.seat())))
    options = view["question"]["options"]
    for option in [option for option in options if option["ends"]] + rng.sample(
        options, min(FEW, len(options))
    ):
        yield from _option(subject, state, view, option, rng)
    if view["question"]["asks"] == "LayOrDiscard":
        yield from _needs(view)
    yield from _gauges(view)
    yield from _unlocated(subject, state, view)


def _option(
    subject: Subject, state: State, view: Told, option: Told, rng: random.Random
) -> Iterator[str]:
    """An action, and the turn to its end if there is nothing left in it but to end it."""
    onward = Onward(subject, state)
    onward.play(option["action"])
    if option["words"]["do"] == "order":
        yield from _order(view, option, onward)
        return
    while onward.asks() in ("PlaceCards", "MayTakeFigure", "MayUseFigure", "PlayOrder"):
        last = onward.asks() == "MayUseFigure"
        onward.do("end_turn") if last else onward.play(rng.choice(onward.options()))
    yield from _safe(view, option, onward)
    rounds = onward.heard("RoundEnded")
    assert (rounds[0]["reasons"] if rounds else []) == option["ends"], "a round ends otherwise"
    yield "ends"
    if rounds:
        scores = _before_orders(rounds[0]["scores"], onward.heard("OrderPlayed"))
        assert option["scores"] == scores, "a round scores otherwise"
        yield "scores"
        yield from _next_start(view, rounds[0]["scores"], onward)


def _before_orders(scores: list[int], orders: list[Told]) -> list[int]:
    scores = scores[:]
    for order in orders:
        if order["owner"] >= 0:
            scores[order["owner"]] -= order["points"]
    return scores


def _next_start(view: Told, scores: list[int], onward: Onward) -> Iterator[str]:
    """Told for the table as it lies: it holds where nothing more was scored."""
    began = onward.heard("RoundBegan")
    if began and scores == [tally["total"] for tally in view["scores"]["running"]]:
        assert began[0]["seat"] == view["scores"]["next_start"], "another seat starts"
        yield "next-start"


def _order(view: Told, option: Told, onward: Onward) -> Iterator[str]:
    seat = view["question"]["seat"]
    held = view["orders"]["hands"][seat]
    told = next(card for card in held if card["card"] == option["words"]["card"])
    paid = onward.heard("OrderPlayed")[0]
    owner = None if paid["owner"] < 0 else paid["owner"]
    assert (owner, paid["points"]) == (told["owner"], told["points"]), "an order pays otherwise"
    yield "order"


def _safe(view: Told, option: Told, onward: Onward) -> Iterator[str]:
    """A set that cannot be beaten stays, unless a figure takes from it or the round is over."""
    if onward.heard("RoundEnded") or option["words"]["do"] == "ninja":
        return
    for told, now in zip(view["characters"], onward.view()["characters"], strict=True):
        if told["safe"]:
            assert now["owner"] == told["owner"], "a safe set was beaten"
            yield "safe"


def _needs(view: Told) -> Iterator[str]:
    """From so many cards on, every number in hand can be laid, and none below."""
    lays = [o["words"] for o in view["question"]["options"] if o["words"]["do"] == "lay"]
    hand = view["hands"][view["question"]["seat"]]["cards"]
    for row in view["characters"]:
        offered = [lay["count"] for lay in lays if lay["character"] == row["character"]]
        most = hand.get(row["character"], 0)
        assert offered == list(range(row["needs"], most + 1)), "a set needs another number"
        yield "needs"


def _unlocated(subject: Subject, state: State, view: Told) -> Iterator[str]:
    """The copies that may be drawn next: as many as the seat cannot see. [GLO-14.5]"""
    places = subject.game.secrets(state, view["question"]["seat"])["characters"]
    unseen = Counter(card for cards in places.values() for card in cards)
    for row in view["characters"]:
        assert row["unlocated"] == unseen[row["character"]], "other copies are unseen"
    yield "unlocated"


def _gauges(view: Told) -> Iterator[str]:
    """While a turn begins, no gauge is full: a full one would have ended the round."""
    gauges = view["gauges"]
    if view["question"]["asks"] == "FirstDraw":
        for gauge, limit in LIMITS:
            level = max(gauges[gauge]) if gauge == "types" else gauges[gauge]
            assert level is None or level < gauges[limit], f"the gauge {gauge} was full"
        assert gauges["shorter_pile"] > 0, "a draw pile was empty"
        yield "gauges"
