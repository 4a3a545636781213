"""The law of forecasts can fail: for each kind a lie is planted, and the law finds it."""

import random
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

import sengoku
from sengoku.kernel.game import Game
from sengoku.kernel.nature import Fast
from sengoku.kernel.state import State
from sengoku.kernel.viewer import Viewer
from tests.games.skirmish.position import GAME, N, U, act, dice, position
from tests.geometry.scenes import fence, solid
from tests.laws.forecasts import KINDS, forecasts, skirmish
from tests.laws.subject import Subject
from tests.laws.test_forecasts import PLAYS, SEEDS

Told = Any
Lie = Callable[[Told, Any], object]


class Lying(Subject):
    """A table that tells something else than the game does."""

    def __init__(self, game: Game, view: Lie | None = None, preview: Lie | None = None) -> None:
        super().__init__(game)
        self.of_view, self.of_preview = view, preview

    def view(self, state: State, viewer: Viewer) -> dict[str, Any]:
        told = deepcopy(super().view(state, viewer))  # rows are shared by many views
        if self.of_view is not None and not told["over"]:
            self.of_view(told, state)
        return told

    def preview(self, state: State, asked: dict[str, Any]) -> dict[str, Any]:
        told = super().preview(state, asked)
        if self.of_preview is not None and told.get("legal", True):
            self.of_preview(told, state)
        return told


def options(told: Told) -> list[Told]:
    """The options of a view, if the viewer sees them."""
    found = told["question"]["options"]
    return found if isinstance(found, list) else []


def of_options(change: Callable[[Told], object]) -> Lie:
    """A lie about every option with a preview."""

    def lie(told: Told, state: Any) -> None:
        for option in options(told):
            if option.get("preview"):
                change(option["preview"])

    return lie


def more(thing: Told, key: Any, amount: int = 1) -> Told:
    if not isinstance(thing, dict) or thing.get(key) is not None:
        thing[key] += amount
    return thing


# -- Call to Glory -------------------------------------------------------------------------------


def unforeseen(told: Told, state: Any) -> None:
    for option in options(told):
        option["ends"] = []


def safe_as_soon_as_laid(told: Told, state: Any) -> None:
    for row in told["characters"]:
        row["safe"] = row["size"] > 0


def dearer_orders(told: Told, state: Any) -> None:
    for hand in told["orders"]["hands"] if told["orders"] else []:
        for card in hand:
            card["points"] = 99


# By kind: what the law says then, and the lie.
GLORY: dict[str, tuple[str, Lie]] = {
    "ends": ("a round ends otherwise", unforeseen),
    "scores": (
        "a round scores otherwise",
        lambda told, _: [more(o["scores"], 0) for o in options(told) if o["ends"]],
    ),
    "next-start": ("another seat", lambda told, _: more(told["scores"], "next_start", 5)),
    "needs": ("another number", lambda told, _: more(told["characters"][8], "needs")),
    "safe": ("a safe set was beaten", safe_as_soon_as_laid),
    "gauges": ("the gauge types", lambda told, _: told["gauges"].update(types_to_end=2)),
    "order": ("an order pays otherwise", dearer_orders),
    "unlocated": ("unseen", lambda told, _: more(told["characters"][3], "unlocated")),
}

# -- Samurai -------------------------------------------------------------------------------------


def wrong_stones(preview: Told) -> None:
    for village in preview["closes"]:
        if village["stones"] != "unknown":
            village["stones"] = dict.fromkeys(village["stones"], 1)


def small_cards(told: Told, state: Any) -> None:
    for hand in told["hands"]:
        hand["largest"] = dict.fromkeys(hand["largest"], 1)


SAMURAI: dict[str, tuple[str, Lie]] = {
    "adds": (
        "a card adds another number",
        of_options(lambda p: [more(v["adds"], s) for v in p["touches"] for s in v["adds"]]),
    ),
    "closes": ("other seats get the stones", of_options(wrong_stones)),
    "lays": ("another number of villages", of_options(lambda p: more(p, "count"))),
    "top": ("another village was on top", lambda told, _: told["pile"].update(top="v_h")),
    "voids": (
        "a void was filled",
        of_options(lambda p: p["voids"].extend([v["x"], v["y"]] for v in p["lays"])),
    ),
    "ends": ("the game ends otherwise", of_options(lambda p: p["ends"].append("cards"))),
    "last-round": (
        "other seats have a turn",
        lambda told, _: told["ends"].update(last_round=True, still_to_play=[0]),
    ),
    "largest": ("a larger card was there", small_cards),
    "legal": ("other cells are legal", lambda told, _: told["table"]["legal"].pop()),
}

# -- Honor of the Samurai ------------------------------------------------------------------------


def income_without_the_alliance_step(told: Told, state: Any) -> None:
    """As it was told once."""
    for player in told["players"]:
        player["income"]["total"] = int(state.income(player["seat"]))


def other_odds(preview: Told) -> None:
    if "odds" in preview:
        preview["odds"] = {**preview["odds"], "exact": "1/2"}


def later(told: Told, state: Any) -> None:
    for player in told["players"]:
        more(player, "to_goal")


def busier(told: Told, state: Any) -> None:
    for player in told["players"]:
        more(player["actions"], "total", int(player["seat"] != told["active"]))


HONOR: dict[str, tuple[str, Lie]] = {
    "income": ("income", income_without_the_alliance_step),
    "to-goal": ("the goal comes at another scoring", later),
    "actions": ("other actions", busier),
    "change": ("the ki changes otherwise", of_options(lambda p: more(p, "ki"))),
    "assassin": (
        "the assassin has other odds",
        of_options(lambda p: other_odds(p) if "needs" in p else None),
    ),
    "battle": (
        "the battle has other odds",
        of_options(lambda p: other_odds(p) if "attack_dice" in p else None),
    ),
    "dishonor": ("another amount", of_options(lambda p: more(p, "target_honor", -5))),
    "worst": ("it can cost more", of_options(lambda p: more(p, "worst", -5))),
    "force": (
        "the next die is farther",
        lambda told, _: [more(p["attack"], "missing", 3) for p in told["players"] if p["attack"]],
    ),
}
LIES = {"glory": GLORY, "samurai": SAMURAI, "honor": HONOR}


def found(subject: Subject, slug: str, message: str) -> None:
    with pytest.raises(AssertionError, match=message):
        for seed in SEEDS:
            for seats, chosen in PLAYS[slug]:
                forecasts(subject, subject.game.setup(seats, chosen), seed)


@pytest.mark.parametrize(
    ("slug", "kind"), [(slug, kind) for slug, lies in LIES.items() for kind in lies]
)
def test_a_false_forecast_is_found(slug: str, kind: str) -> None:
    message, lie = LIES[slug][kind]
    found(Lying(sengoku.game(slug), lie), slug, message)


def test_a_false_standing_at_the_end_is_found() -> None:
    found(LastWord(sengoku.game("samurai")), "samurai", "another seat wins")


class LastWord(Subject):
    """Tells another standing once a game is over."""

    def view(self, state: State, viewer: Viewer) -> dict[str, Any]:
        told = super().view(state, viewer)
        if told["over"]:
            told["standing"]["ranks"] = [0] * len(told["ranks"])
        return told


# -- Test of Honour ------------------------------------------------------------------------------

FIGHT = (
    U("hero", 10000, 10000, weapon="bow"),
    U("spearman", 15100, 10000),
    N("hero", 13000, 10000, spent=3),
    N("spearman", 10000, 14000),
)
CARDS = {"evasion": 2, "perfect_aim": 0}
SCENES: dict[str, Callable[[], State]] = {
    "fight": lambda: position(*FIGHT, level=3, skills=CARDS, nature=Fast(1, 8)),
    "fence": lambda: position(
        *FIGHT[::2], pieces=[fence(8000, 12000, 13000, 12000)], nature=Fast(1, 8)
    ),
    "wall": lambda: position(
        *FIGHT[::2], pieces=[solid(13800, 8000, 15800, 12000)], nature=Fast(1, 8)
    ),
    "off": lambda: position(
        U("hero", 0, 0, zone="off", exit=(9000, 0)), N("hero", 20000, 20000), nature=Fast(1, 8)
    ),
    "force": lambda: GAME.new(2, 1, scenario="last_samurai", unarmoured_card=True),
    "nerve": lambda: _frightened(),
    "zone": lambda: _setting_up(),
}


def _frightened() -> State:
    """One has been cut down, and two friends test nerve."""
    friends = N("spearman", 13000, 13000), N("bowman", 13000, 7000), N("hero", 33000, 33000)
    state = position(
        U("hero", 10000, 10000),
        N("spearman", 13000, 10000, spent=1),
        *friends,
        nature=dice("111.. 111.."),
    )
    return act(state, "charge", unit=0, target=1)


def _setting_up() -> State:
    """Both forces are chosen, and the first unit is set up."""
    state = GAME.new(2, 1)
    while "DeployUnit" not in type(state.question()).__name__:
        state.play(state.options()[0])
    return state


def another_place(told: Told, state: Any) -> None:
    for option in options(told):
        if "x" in option["words"]:
            option["words"]["x"] += 10


def half(told: Told, name: str) -> None:
    if name in told:
        over, under = told[name].split("/")
        told[name] = f"{over}/{2 * int(under)}" if over != "0" else "1/7"


def no_survival(told: Told, state: Any) -> None:
    """As it was told once: who would be cut down was."""
    if told.get("survival"):
        both = Fraction(told["cut_down"]) + Fraction(told["injured"])
        told["cut_down"], told["injured"] = str(both), "0/1"


def no_guard(told: Told, state: Any) -> None:
    """As it was told once: ready cards were forgotten, though they are used."""
    if told.get("guard"):
        told.update(told["unguarded"])


# By kind: where it is looked for, what the law says then, a lie of the view or of a preview.
OF_VIEWS: dict[str, tuple[str, str, Lie]] = {
    "place": ("fight", "another place", another_place),
    "enter": ("off", "another place", another_place),
    "recruit": ("force", "another agility", of_options(lambda p: more(p, "agility", -1))),
    "nerve": ("nerve", "others test", lambda told, _: told["testing"].reverse()),
}
OF_PREVIEWS: dict[str, tuple[str, str, Lie]] = {
    "token": ("fight", "the bag", lambda told, _: half(told.get("chances", {}), "fate")),
    "reach": ("fight", "the reach", lambda told, _: told.get("places", [[]]).clear()),
    "cost": (
        "fence",
        "a way has another price",
        lambda told, _: [more(place, 2, 900) for place in told.get("places", [])],
    ),
    "targets": (
        "fight",
        "another distance",
        lambda told, _: [more(target, "gap") for target in told.get("targets", [])],
    ),
    "range": (
        "fight",
        "another range",
        lambda told, _: told.get("range") and told.update(range=8000),
    ),
    "turns": (
        "fight",
        "the way turns",
        lambda told, _: "turns" in told and told.update(turns=[1, 1]),
    ),
    "zone": (
        "zone",
        "the zone",
        lambda told, _: [more(corner, 1, 500) for corner in told.get("corners", [])[2:]],
    ),
    "flight": ("nerve", "runs elsewhere", lambda told, _: "cause" in told and more(told, "x")),
    "way": (
        "fight",
        "the charge costs",
        lambda told, _: told.get("way") and told["way"].update(cost=0),
    ),
    "wits": ("fight", "wits test", lambda told, _: told.get("strike") and told.update(wits="1/2")),
    "hit": ("fight", "hit has other odds", lambda told, _: half(told, "hit")),
    "cut_down": ("fight", "cut_down has other odds", no_survival),
    "injured": ("fight", "injured has other odds", lambda told, _: half(told, "injured")),
    "light_wound": ("fight", "light_wound has", lambda told, _: half(told, "light_wound")),
    "fumble": ("fight", "fumble has other odds", lambda told, _: half(told, "fumble")),
    "push": (
        "wall",
        "a push wounds",
        lambda told, _: told.get("push") and told["push"].update(drops=0),
    ),
    "guard": ("fight", "hit has other odds", no_guard),
}


def look(subject: Subject, scene: str) -> Counter[str]:
    met: Counter[str] = Counter()
    for seed in range(40):
        met.update(skirmish.check(subject, SCENES[scene](), random.Random(seed), met))
    return met


@cache
def truly(scene: str) -> Counter[str]:
    """What is met where nothing is planted."""
    return look(Subject(GAME), scene)


@pytest.mark.parametrize("kind", [*OF_VIEWS, *OF_PREVIEWS])
def test_a_false_forecast_of_a_battle_is_found(kind: str) -> None:
    scene, message, lie = {**OF_VIEWS, **OF_PREVIEWS}[kind]
    subject = Lying(GAME, lie) if kind in OF_VIEWS else Lying(GAME, None, lie)
    assert truly(scene)[kind] > 0
    with pytest.raises(AssertionError, match=message):
        look(subject, scene)


def test_a_preview_that_knows_a_secret_is_found() -> None:
    def leak(told: Told, state: Any) -> None:
        told["next"] = int(state.cards.injury_deck[0])

    with pytest.raises(AssertionError, match="a preview leaks"):
        look(Lying(GAME, None, leak), "fight")


def test_for_every_kind_of_forecast_a_lie_is_planted() -> None:
    planted: dict[str, dict[str, Any]] = {**LIES, "skirmish": {**OF_VIEWS, **OF_PREVIEWS}}
    kinds = {slug: {*lies} for slug, lies in planted.items()}
    kinds["samurai"].add("standing")
    assert kinds == KINDS
