"""What a viewer may see of a table, field by field. [HON-13.1, HON-13.2]

Nothing reaches a viewer that is not written here. A fact that exists but is not for this viewer is
HIDDEN; None means that there is none.
"""

from typing import Final, Literal, cast

from mypy_extensions import i64

from sengoku.games.honor.rules.actions import END_TURN, VERBS
from sengoku.games.honor.rules.components import CARDS, GUARD, OKUGATA
from sengoku.games.honor.rules.odds import battle_odds
from sengoku.games.honor.rules.rights import STRENGTH_PER_DIE, dice
from sengoku.games.honor.rules.saving import draw_pile
from sengoku.games.honor.rules.state import NOTHING, Honor
from sengoku.games.honor.rules.steps.battle import LoseBattle, TakeOrBurn
from sengoku.games.honor.rules.steps.face import MaySaveFace, asked_seats
from sengoku.games.honor.sight import tallies
from sengoku.games.honor.sight.preview import preview, rounds_to_goal
from sengoku.games.honor.sight.wire import (
    Cause,
    Force,
    House,
    Odds,
    Option,
    Player,
    Question,
    Reprint,
    Status,
    View,
    Window,
)
from sengoku.kernel.event import HIDDEN
from sengoku.kernel.state import Step
from sengoku.kernel.tally import Tally
from sengoku.kernel.viewer import NOBODY, Viewer

__all__ = ["view"]

STATUS: Final[list[Status]] = ["ronin", "pledged", "second", "leaving"]


def view(state: Honor, viewer: Viewer) -> View:
    seats = range(state.terms.seats)
    pile = [CARDS[card] for card in draw_pile(state)]
    return {
        "game": "honor",
        "viewer": viewer.name(),
        "you": None if viewer.seat == NOBODY else int(viewer.seat),
        "seats": int(state.terms.seats),
        "goal": int(state.terms.goal),
        "dealer": int(state.dealer),
        "first": int(state.first_player()),
        "round": int(state.round),
        "round_limit": None if state.terms.round_limit == 0 else int(state.terms.round_limit),
        "active": None if state.active == NOBODY else int(state.active),
        "used": int(state.used),
        "declared": state.declared > 0,
        "over": state.over(),
        "question": _question(state, viewer),
        "window": _window(state, viewer),
        "title": None if state.title == NOBODY else int(state.title),
        "title_honor": int(state.terms.title_honor),
        "pile": {"count": len(pile), "cards": pile if viewer.all_seeing else HIDDEN},
        "discards": {"count": int(state.discarded), "cards": state.discard_pile()},
        "reprints": cast(dict[str, Reprint], state.terms.reprints),
        "players": [_player(state, viewer, seat) for seat in seats],
        "honor": state.scores(),
        "ranks": state.ranks() if state.over() else None,
    }


def _question(state: Honor, viewer: Viewer) -> Question | None:
    """What is asked of whom; the options only for the seat that decides. [HON-13.2]"""
    if state.over():
        return None
    question = state.question()
    return {
        "asks": type(question).__name__,
        "seat": int(question.seat),
        "clause": question.clause(),
        "castle": _castle_at_stake(state),
        "victim": _victim(state),
        "cause": _cause(question.threat) if isinstance(question, MaySaveFace) else None,
        "options": _options(state) if viewer.sees(question.seat) else HIDDEN,
    }


def _castle_at_stake(state: Honor) -> str | None:
    question = state.question()
    if not isinstance(question, TakeOrBurn):
        return None
    return CARDS[state.castle(question.loser)]


def _victim(state: Honor) -> int | None:
    """Whose face a window is about."""
    question = state.question()
    return int(question.threat.seat) if isinstance(question, MaySaveFace) else None


def _cause(threat: Step) -> Cause:
    return "battle" if isinstance(threat, LoseBattle) else "dishonor"


def _options(state: Honor) -> list[Option]:
    found: list[Option] = []
    asked = state.question().clause()
    for action in state.options():
        foreseen = preview(state, action)
        option: Option = {**VERBS.offer(action, asked), "preview": foreseen}
        reason = _grave(state, action)
        if reason:
            option["grave"] = reason
        found.append(option)
    return found


def _grave(state: Honor, action: i64) -> str:
    """Why one should think twice before it; "" if a slip would cost little."""
    if action == END_TURN:
        return "actions-left" if state.actions_left(state.seat()) > 0 else ""
    return VERBS.of(action).grave


def _window(state: Honor, viewer: Viewer) -> Window | None:
    """Whose face is at stake and who is asked: public facts; answers only for their giver."""
    if state.over():
        return None
    question = state.question()
    if not isinstance(question, MaySaveFace):
        return None
    threat = question.threat
    castle = state.castle(threat.seat) if isinstance(threat, LoseBattle) else NOTHING
    return {
        "victim": int(threat.seat),
        "cause": _cause(threat),
        "castle": None if castle == NOTHING else CARDS[castle],
        "asked": [int(seat) for seat in asked_seats(state, threat)],
        "answers": [_answer(state, viewer, seat) for seat in range(state.terms.seats)],
    }


def _answer(
    state: Honor, viewer: Viewer, seat: i64
) -> Literal["save_face", "pass", "hidden"] | None:
    """[HON-8.5, HON-8.7]"""
    if state.answered >> seat & 1 == 0:
        return None
    if not viewer.sees(seat):
        return HIDDEN
    return "save_face" if state.sealed >> seat & 1 == 1 else "pass"


def _player(state: Honor, viewer: Viewer, seat: i64) -> Player:
    lord = state.lord[seat]
    holder = state.holder(seat)
    cards = state.hand(seat)
    first = state.is_first(seat)
    return {
        "seat": int(seat),
        "honor": int(state.honor[seat]),
        "status": "first" if first else STATUS[state.bond[seat]],
        "lord": None if lord == NOBODY else int(lord),
        "holder": None if holder == NOBODY else int(holder),
        "shogun": state.title == seat,
        "hand": {
            "count": int(state.held[seat]),
            "cards": cards if viewer.sees(seat) else HIDDEN,
            "known": state.known_of(seat),
        },
        "income": tallies.next_income(state, seat).words(),
        "to_goal": rounds_to_goal(state, seat),
        "ki": tallies.ki(state, seat).words(),
        "actions": tallies.actions(state, seat).words(),
        "samurai_house": _house(state, seat * 2),
        "daimyo_house": _house(state, seat * 2 + 1) if first else None,
        "attack": _force(tallies.attack(state, seat)) if first else None,
        "defense": _force(tallies.defense(state, seat)) if first else None,
        "odds": _odds(state, viewer, seat),
    }


def _house(state: Honor, house: i64) -> House:
    terms = state.terms
    daimyo = state.daimyo[house // 2] if house % 2 else NOTHING
    castle = state.castle(house // 2) if house % 2 else NOTHING
    return {
        "head": "samurai" if daimyo == NOTHING else CARDS[daimyo],
        "cards": state.house(house),
        "honor": int(state.house_sum(house, terms.honor)),
        "ki": int(state.house_sum(house, terms.ki)),
        "strength": int(state.house_sum(house, terms.strength)),
        "armies": int(state.armies(house)),
        "okugata": bool(state.count(house, OKUGATA) + state.count(house, OKUGATA + 1)),
        "guards": int(state.count(house, GUARD)),
        "castle": None if castle == NOTHING else CARDS[castle],
    }


def _force(strength: Tally) -> Force:
    """Strength and dice, and how much is missing to the next die. [HON-10.2, HON-10.3]"""
    total = strength.total()
    return {
        "strength": strength.words(),
        "dice": tallies.dice_of(total).words(),
        "missing": int(STRENGTH_PER_DIE) - total % int(STRENGTH_PER_DIE),
    }


def _odds(state: Honor, viewer: Viewer, seat: i64) -> Odds | None:
    """The viewer's chance against this seat, if he may attack it at all. [HON-10.1]"""
    you = viewer.seat
    if you in (NOBODY, seat) or not state.is_first(you) or not state.is_first(seat):
        return None
    attack_dice = dice(state.attack_strength(you))
    if attack_dice == 0 or not state.may_be_attacked(seat):
        return None
    return cast(Odds, battle_odds(attack_dice, dice(state.strength(seat))).words())
