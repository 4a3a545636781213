"""`why cavalry`: which action somebody misses."""

from collections.abc import Sequence

from sengoku.cli.table.drawing import View, Wonder
from sengoku.games.honor.rules.actions import (
    CLAIM,
    DISSOLVE,
    DRAW,
    ally,
    assassinate,
    attack,
    dishonor,
    place_card,
    play_daimyo,
    send_spy,
)
from sengoku.games.honor.rules.components import (
    ARMIES,
    ASSASSIN,
    CARDS,
    CASTLES,
    DAIMYO,
    DISHONOR,
    GUARD,
    SAVE_FACE,
)
from sengoku.kernel.problem import Problem
from sengoku.text import Speaker

__all__ = ["wonder"]


def wonder(view: View, words: Sequence[str], speaker: Speaker) -> Wonder:
    """A card that cannot be played, a draw, a declaration, or an attack on somebody."""
    asked = " ".join(words)
    for number, card in enumerate(CARDS):
        if asked in (card, card.replace("_", " "), speaker.noun("card", card).lower()):
            return Wonder(_card(number, view), "")
    for seat in range(view["seats"]):
        if asked == speaker.name(seat).lower():
            return Wonder(_player(seat, view), "")
    text = speaker.text
    plain = {
        text.say("cli-honor-word-draw"): int(DRAW),
        text.say("cli-honor-word-title"): int(CLAIM),
        text.say("cli-honor-word-dissolve"): int(DISSOLVE),
    }
    if asked in plain:
        return Wonder(plain[asked], "")
    example = speaker.noun("card", CARDS[int(ARMIES)]).lower()
    raise Problem("cli-honor-why-what", {"example": example})


def _card(number: int, view: View) -> int:
    """The plainest use of a card."""
    you = view["question"]["seat"]
    if number < CASTLES:
        return int(place_card(number, you * 2))
    if number < ASSASSIN:
        if number < 15:
            return int(place_card(number, you * 2 + 1))
        return _spy(number, view)
    if number == ASSASSIN:
        return int(assassinate((you + 1) % view["seats"] * 2))
    if number == DISHONOR:
        return int(dishonor((you + 1) % view["seats"]))
    if number == SAVE_FACE:
        return int(place_card(number, you * 2))
    goal = view["players"][you]["holder"]
    return int(play_daimyo(max(number, int(DAIMYO)), you if goal is None else goal))


def _spy(number: int, view: View) -> int:
    """Any card on the table that may be stolen, to be destroyed; without one, the first army."""
    for facts in view["players"]:
        for row, name in enumerate(("samurai_house", "daimyo_house")):
            for card in facts[name]["cards"] if facts[name] is not None else ():
                if ARMIES <= CARDS.index(card) < GUARD:
                    return int(send_spy(number, facts["seat"] * 2 + row, CARDS.index(card), 15))
    return int(send_spy(number, 0, int(ARMIES), 15))


def _player(seat: int, view: View) -> int:
    """Why not attack him; for a ronin: why not ally with him."""
    you = view["players"][view["question"]["seat"]]
    return int(attack(seat) if you["daimyo_house"] is not None else ally(seat))
