"""What Honor of the Samurai foretells: income and turns to the goal, actions, what an option costs
and brings, and the odds of assassins and battles."""

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Any, Final

from sengoku.kernel.state import State
from sengoku.kernel.viewer import viewer_of
from tests.laws.forecasts.onward import Onward
from tests.laws.forecasts.worlds import Draw, Outcome, faces, totals, traced, visit
from tests.laws.subject import Subject

__all__ = ["KINDS", "check"]

Told = dict[str, Any]
KINDS: Final = {
    "income",
    "to-goal",
    "actions",
    "change",
    "assassin",
    "battle",
    "dishonor",
    "worst",
    "force",
}
FEW: Final = 4
# Options with luck or a window in them; of the others the table shows at once what they did.
UNSURE: Final = ("assassin", "attack", "dishonor", "draw", "end_turn", "pass")


def check(subject: Subject, state: State, rng: random.Random, met: Counter[str]) -> Iterator[str]:
    view = subject.view(state, viewer_of(int(state.seat())))
    asks, options = view["question"]["asks"], view["question"]["options"]
    yield from _force(view)
    if asks == "TakeTurn":
        yield from _race(subject, state, view)
    for verb in ("assassin", "attack", "dishonor", "decline"):
        some = [option for option in options if option["words"]["do"] == verb]
        for option in rng.sample(some, min(1, len(some))):
            yield from UNFOLD[verb](subject, state, view, option)
    plain = [option for option in options if not _is_unsure(option, asks)]
    for option in rng.sample(plain, min(FEW, len(plain))):
        yield from _change(subject, state, view, option)


def _is_unsure(option: Told, asks: str) -> bool:
    verb = option["words"]["do"]
    return verb in UNSURE or asks == "MaySaveFace" or "worst" in option["preview"]


def _force(view: Told) -> Iterator[str]:
    """So much more strength is one die more. [HON-10.3]"""
    for player in view["players"]:
        for force in filter(None, (player["attack"], player["defense"])):
            more = force["strength"]["total"] + force["missing"]
            assert force["dice"]["total"] + 1 == more // 3, "the next die is farther"
            yield "force"


# -- the race ------------------------------------------------------------------------------------


def _race(subject: Subject, state: State, view: Told) -> Iterator[str]:
    """Everybody only ends the turn: each earns as told, and is at the goal when it was told."""
    onward = Onward(subject, state)
    told = view["players"]
    acted = {view["active"]}
    while not onward.over():
        onward.do("end_turn")
        if onward.seat() not in acted and not onward.over():
            acted.add(onward.seat())
            actions = onward.view()["players"][onward.seat()]["actions"]["total"]
            assert actions == told[onward.seat()]["actions"]["total"], "other actions"
            yield "actions"
    scored: Counter[int] = Counter()
    for event in onward.heard("HonorScored"):
        seat = event["seat"]
        scored[seat] += 1
        assert event["amount"] == told[seat]["income"]["total"], "another income"
        yield "income"
    yield from _goal(view, onward, scored)


def _goal(view: Told, onward: Onward, scored: Counter[int]) -> Iterator[str]:
    ended = onward.heard("GameEnded")[0]
    for player in view["players"]:
        seat, told = player["seat"], player["to_goal"]
        if ended["reason"] == "goal" and ended["totals"][seat] >= view["goal"]:
            assert told == scored[seat], "the goal comes at another scoring"
        elif ended["reason"] == "goal":
            assert told is None or told > scored[seat], "the goal did not come"
        else:
            assert told is None, "the goal never comes"
        yield "to-goal"


# -- options -------------------------------------------------------------------------------------


def _change(subject: Subject, state: State, view: Told, option: Told) -> Iterator[str]:
    """No luck in it: the table shows at once what changed."""
    seat, told = view["question"]["seat"], option["preview"]
    onward = Onward(subject, state)
    onward.play(option["action"])
    before, after = view["players"][seat], onward.view()["players"][seat]
    for name in ("income", "ki"):
        change = after[name]["total"] - before[name]["total"]
        assert told.get(name, 0) == change, f"the {name} changes otherwise"
    assert told.get("honor", 0) == after["honor"] - before["honor"], "the honor changes otherwise"
    if seat == view["active"] == onward.view()["active"]:
        assert told["actions"] == after["actions"]["total"], "other actions are left"
    freed = before["lord"] is not None and after["status"] == "ronin"
    assert bool(told.get("detached")) == freed, "he is not the ronin he was told to be"
    yield "change"


def _assassin(subject: Subject, state: State, view: Told, option: Told) -> Iterator[str]:
    seat, told = view["question"]["seat"], option["preview"]

    def run(script: list[int]) -> tuple[list[Draw], Onward]:
        onward = Onward(subject, state, traced(subject, script))
        onward.play(option["action"])
        return [Draw("die", 1)], onward

    hits = Fraction(0)
    for chance, onward in visit(run, faces):
        dead = onward.heard("SamuraiDied") + onward.heard("DaimyoDied")
        sent, fell = onward.heard("AssassinSent")[0], onward.heard("GuardFell")
        hits += chance if dead else 0
        assert (sent["die"] >= told["needs"]) == bool(dead), "another number hits"
        assert bool(told["guard"]) == bool(fell), "the guard falls otherwise"
        after = onward.view()["players"][seat]
        assert after["honor"] - view["players"][seat]["honor"] == told["honor"], "another price"
        if "actions" in told:
            assert after["actions"]["total"] == told["actions"], "other actions are left"
        if dead:
            lost = Counter(told["dies"]) - Counter({"house_guard": len(fell)})
            assert lost == Counter(dead[0]["cards"]), "other cards are lost"
            heirs = [event["seat"] for event in onward.heard("HouseTakenOver")]
            assert heirs == ([] if told["heir"] is None else [told["heir"]]), "another heir"
    assert hits == Fraction(told["odds"]["exact"]), "the assassin has other odds"
    yield "assassin"


def _attack(subject: Subject, state: State, view: Told, option: Told) -> Iterator[str]:
    seat, other, told = view["question"]["seat"], option["words"]["seat"], option["preview"]

    def run(script: list[int]) -> tuple[list[Draw], Onward]:
        onward = Onward(subject, state, traced(subject, script))
        onward.play(option["action"])
        roll, *more = onward.heard("DiceRolled")
        draws = [Draw("attack", len(roll["attack"])), Draw("defense", len(roll["defense"]))]
        return draws + [Draw("again", 0)] * len(more), onward

    def split(draw: Draw) -> list[Outcome]:
        return [] if draw.kind == "again" else totals(draw)

    won = lost = Fraction(0)
    victory: Onward | None = None
    for chance, onward in visit(run, split):
        began = onward.heard("BattleBegan")[0]
        assert began["attack_dice"] == told["attack_dice"], "other dice attack"
        assert began["defense_dice"] == told["defense_dice"], "other dice defend"
        if len(onward.heard("DiceRolled")) > 1:
            continue  # a tie decides nothing: all is rolled again
        if onward.heard("BattleWon")[0]["seat"] == seat:
            won, victory = won + chance, onward
        else:
            lost += chance
    assert won / (won + lost) == Fraction(told["odds"]["exact"]), "the battle has other odds"
    assert view["players"][other]["odds"] == told["odds"], "the table tells other odds"
    if victory is not None:
        _prize(victory, told)
    yield "battle"


def _prize(onward: Onward, told: Told) -> None:
    """What an attacker wins whom nobody robs of it."""
    asked = False
    while onward.asks() in ("MaySaveFace", "TakeOrBurn"):
        asked = asked or onward.asks() == "TakeOrBurn"
        onward.do("pass" if onward.asks() == "MaySaveFace" else "burn")
    assert asked == told["castle"], "there is another castle to be won"
    assert len(onward.heard("TitleWon")) == told["shogun"], "there is another title to be won"


def _dishonor(subject: Subject, state: State, view: Told, option: Told) -> Iterator[str]:
    """Whatever the target answers, it costs him no more than was told."""
    told, target = option["preview"], option["words"]["seat"]
    onward = Onward(subject, state)
    onward.play(option["action"])
    left = onward.view()["players"][view["question"]["seat"]]["actions"]["total"]
    assert left == told["actions"], "other actions are left"
    worst = 0
    for answer in onward.options():
        worst = min(worst, _honor_lost(onward, answer, target))
    assert worst == told["target_honor"], "the target can lose another amount"
    yield "dishonor"


def _decline(subject: Subject, state: State, view: Told, option: Told) -> Iterator[str]:
    told, seat = option["preview"], view["question"]["seat"]
    if "worst" in told:
        onward = Onward(subject, state)
        assert _honor_lost(onward, option["action"], seat) == told["worst"], "it can cost more"
        onward.play(option["action"])
        assert (onward.asks() == "MaySaveFace") == bool(told["window"]), "nobody may help"
        yield "worst"


def _honor_lost(onward: Onward, answer: int, seat: int) -> int:
    """With an answer to dishonor, if nobody helps and he chooses to live."""
    after = Onward(onward.subject, onward.state)
    before = int(after.view()["honor"][seat])
    after.play(answer)
    while after.asks() in ("MaySaveFace", "ChooseShame"):
        after.do("pass" if after.asks() == "MaySaveFace" else "lose_75")
    return int(after.view()["honor"][seat]) - before


UNFOLD: Final = {
    "assassin": _assassin,
    "attack": _attack,
    "dishonor": _dishonor,
    "decline": _decline,
}
