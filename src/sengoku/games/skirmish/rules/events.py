"""What can happen in Test of Honour, and who hears how much of it. [TOH-19.3, TOH-19.4]"""

from typing import Final

from mypy_extensions import i64

from sengoku.games.skirmish.rules.components import RECRUITS, WEAPONS
from sengoku.games.skirmish.rules.forces import card_of, weapon_of
from sengoku.games.skirmish.rules.skills import DISHONOR, INJURIES, SKILLS
from sengoku.kernel.event import Event, Fact

__all__ = [
    "ENDED",
    "FACES",
    "SINGLE_DICE",
    "TOKENS",
    "acted",
    "action_lost",
    "action_returned",
    "alert_spent",
    "arrival_failed",
    "attacked",
    "battle_ended",
    "campaign_ended",
    "captive_dropped",
    "captive_hidden",
    "captive_left",
    "captive_taken",
    "card_used",
    "challenged",
    "deployed",
    "die_claimed",
    "driven_off",
    "fate_drawn",
    "force_ready",
    "force_shown",
    "gave_way",
    "held_back",
    "injured",
    "inspired",
    "knocked_down",
    "marker_searched",
    "model_lost",
    "moved",
    "removed",
    "retreated",
    "rolled",
    "round_began",
    "separated",
    "shamed",
    "skill_gained",
    "skill_kept",
    "skill_turned_up",
    "survived",
    "tested_target",
    "token_drawn",
    "token_given",
    "token_lost",
    "wounded",
]

FACES: Final = ["double", "single", "single", "blank", "blank", "cross"]
TOKENS: Final = ["commoner", "samurai", "fate"]
_SIDES: Final = ["south", "north"]
# What ends a battle: a hero falls, hero and samurai, all; finds; the captive is off; rounds.
ENDED: Final = ["hero", "nobles", "all", "finds", "captive", "limit"]
# Rolls in which five swords bring a bonus and more crosses than swords a fumble; and single dice.
_FIGHTING: Final = ["strike", "avoid", "damage"]
SINGLE_DICE: Final = ["counter_thrust", "quick_jab", "deep_cut"]


def _unit(name: str, unit: i64) -> Event:
    return Event(name, {"unit": int(unit)})


def _spot(name: str, unit: i64, x: i64, y: i64) -> Event:
    return Event(name, {"unit": int(unit), "x": int(x), "y": int(y)})


# -- set-up ----------------------------------------------------------------------------------------


def force_ready(seat: i64, picks: list[int]) -> Event:
    """Only its owner hears what it holds. [TOH-3.7]"""
    cards: Fact = [RECRUITS[card_of(each)] for each in picks]
    return Event("ForceReady", {"seat": int(seat)}, {"cards": cards}, [int(seat)])


def force_shown(seat: i64, picks: list[int], first: i64, called: list[str]) -> Event:
    """Its cards, and from the first number on what its units are called."""
    facts: dict[str, Fact] = {
        "seat": int(seat),
        "cards": [RECRUITS[card_of(each)] for each in picks],
        "weapons": [WEAPONS[weapon_of(each)] for each in picks],
        "first": int(first),
        "called": called,
    }
    return Event("ForceShown", facts)


def captive_hidden(seat: i64, marker: i64) -> Event:
    """[TOH-15.15]"""
    return Event("CaptiveHidden", {"seat": int(seat)}, {"marker": int(marker)}, [int(seat)])


def held_back(unit: i64) -> Event:
    return _unit("HeldBack", unit)


def deployed(unit: i64, x: i64, y: i64) -> Event:
    return _spot("Deployed", unit, x, y)


# -- rounds and tokens -----------------------------------------------------------------------------


def round_began(number: i64, seat: i64) -> Event:
    return Event("RoundBegan", {"round": int(number), "seat": int(seat)})


def token_drawn(seat: i64, noble: i64) -> Event:
    return Event("TokenDrawn", {"seat": int(seat), "token": TOKENS[noble]})


def fate_drawn(seat: i64, drawn: i64) -> Event:
    return Event("FateDrawn", {"seat": int(seat), "drawn": int(drawn)})


def token_given(seat: i64, unit: i64) -> Event:
    return Event("TokenGiven", {"seat": int(seat), "unit": int(unit)})


def token_lost(unit: i64) -> Event:
    """Spent without effect: there is no way onto the table. [TOH-10.11]"""
    return _unit("TokenLost", unit)


def action_lost(unit: i64, why: str) -> Event:
    """To avoid an attack, or by doubt. [TOH-5.9]"""
    return Event("ActionLost", {"unit": int(unit), "why": why})


def action_returned(unit: i64) -> Event:
    """A debt is paid: the token is back in the bag. [TOH-17.5]"""
    return _unit("ActionReturned", unit)


def alert_spent(unit: i64) -> Event:
    """An avoid that costs no action. [TOH-9.7]"""
    return _unit("AlertSpent", unit)


def separated(unit: i64, x: i64, y: i64) -> Event:
    return _spot("Separated", unit, x, y)


# -- actions ---------------------------------------------------------------------------------------


def acted(unit: i64, kind: str) -> Event:
    return Event("Acted", {"unit": int(unit), "action": kind})


def moved(unit: i64, x: i64, y: i64, turns: list[int]) -> Event:
    """`turns` has the points on the way: x, y, x, y and so on; none if it was straight."""
    facts: dict[str, Fact] = {"unit": int(unit), "x": int(x), "y": int(y), "turns": turns}
    return Event("Moved", facts)


def rolled(unit: i64, what: str, faces: list[int], passed: bool, fumbled: bool) -> Event:
    swords = sum([2, 1, 1, 0, 0, 0][face] for face in faces)
    facts: dict[str, Fact] = {
        "unit": int(unit),
        "roll": what,
        "faces": [FACES[face] for face in faces],
        "swords": swords,
        "passed": int(passed),
        "fumbled": int(fumbled),
        "result": _result(what, swords, passed, fumbled),
    }
    return Event("Rolled", facts)


def _result(what: str, swords: int, passed: bool, fumbled: bool) -> str:
    """[TOH-2.2, TOH-2.3, TOH-2.4, TOH-2.5, TOH-2.6]"""
    if what in SINGLE_DICE:
        return "hit" if swords else "miss"
    if what in _FIGHTING and fumbled:
        return "fumbled"
    if not passed:
        return "failed"
    return "splendid" if what in _FIGHTING and swords >= 5 else "passed"


def tested_target(unit: i64, named: i64, target: i64) -> Event:
    """The wits test for a farther target: whom the attacker goes for now. [TOH-7.13]"""
    facts: dict[str, Fact] = {"unit": int(unit), "named": int(named), "target": int(target)}
    return Event("TestedTarget", facts)


def attacked(unit: i64, target: i64, how: str) -> Event:
    return Event("Attacked", {"unit": int(unit), "target": int(target), "how": how})


def wounded(unit: i64, drops: i64, total: i64) -> Event:
    facts: dict[str, Fact] = {"unit": int(unit), "drops": int(drops), "total": int(total)}
    return Event("Wounded", facts)


def inspired(unit: i64, total: i64) -> Event:
    """A speech stops one drop. [TOH-17.5]"""
    return Event("Inspired", {"unit": int(unit), "total": int(total)})


def knocked_down(unit: i64) -> Event:
    return _unit("KnockedDown", unit)


def model_lost(unit: i64, left: i64) -> Event:
    return Event("ModelLost", {"unit": int(unit), "left": int(left)})


def removed(unit: i64) -> Event:
    return _unit("Removed", unit)


def retreated(unit: i64, x: i64, y: i64) -> Event:
    return _spot("Retreated", unit, x, y)


def gave_way(unit: i64, x: i64, y: i64) -> Event:
    """[TOH-1.12]"""
    return _spot("GaveWay", unit, x, y)


def driven_off(unit: i64, x: i64, y: i64) -> Event:
    return _spot("DrivenOff", unit, x, y)


def arrival_failed(unit: i64) -> Event:
    return _unit("ArrivalFailed", unit)


# -- markers and the captive -----------------------------------------------------------------------


def marker_searched(unit: i64, marker: i64, found: str) -> Event:
    """`found` is nothing, a find, or the captive. [TOH-14.2]"""
    return Event("MarkerSearched", {"unit": int(unit), "marker": int(marker), "found": found})


def captive_taken(unit: i64) -> Event:
    return _unit("CaptiveTaken", unit)


def captive_dropped(unit: i64, x: i64, y: i64) -> Event:
    return _spot("CaptiveDropped", unit, x, y)


def captive_left(unit: i64) -> Event:
    return _unit("CaptiveLeft", unit)


def card_used(unit: i64, card: i64) -> Event:
    return Event("CardUsed", {"unit": int(unit), "card": SKILLS[card]})


def skill_turned_up(seat: i64, card: i64) -> Event:
    return Event("SkillTurnedUp", {"seat": int(seat), "card": SKILLS[card]})


def skill_gained(unit: i64, card: i64) -> Event:
    return Event("SkillGained", {"unit": int(unit), "card": SKILLS[card]})


def challenged(unit: i64, target: i64) -> Event:
    return Event("Challenged", {"unit": int(unit), "target": int(target)})


def die_claimed(unit: i64) -> Event:
    return _unit("DieClaimed", unit)


def shamed(unit: i64, card: i64) -> Event:
    return Event("Shamed", {"unit": int(unit), "card": DISHONOR[card]})


def injured(unit: i64, card: i64) -> Event:
    return Event("Injured", {"unit": int(unit), "card": INJURIES[card]})


def survived(unit: i64) -> Event:
    return _unit("Survived", unit)


def skill_kept(seat: i64, card: i64) -> Event:
    return Event("SkillKept", {"seat": int(seat), "card": SKILLS[card]})


def campaign_ended(ranks: list[int], points: list[int]) -> Event:
    return Event("CampaignEnded", {"ranks": ranks, "totals": points})


def battle_ended(winner: i64, swap: i64, ended: str) -> Event:
    """The side that won, the seat that played it, and what ended it."""
    assert ended in ENDED
    if winner < 0:
        return Event("BattleEnded", {"winner": "nobody", "seat": -1, "ended": ended})
    seat = int(winner ^ swap)
    return Event("BattleEnded", {"winner": _SIDES[winner], "seat": seat, "ended": ended})
