"""Why an action is not allowed: a key into the texts, facts for its sentence, the clause."""

from mypy_extensions import i64

from sengoku.games.samurai.rules.actions import LAY, PLAY, card, cell, verb
from sengoku.games.samurai.rules.components import CARD_COUNT, CARDS
from sengoku.games.samurai.rules.grid import CELLS, VILLAGE, is_village_cell, x_of, y_of
from sengoku.games.samurai.rules.state import Samurai
from sengoku.games.samurai.rules.survey import survey
from sengoku.kernel.problem import IllegalAction

__all__ = ["cannot_lay", "cannot_play"]


def cannot_play(state: Samurai, seat: i64, action: i64) -> IllegalAction:
    """What is wrong with this card or this cell."""
    held, where = card(action), cell(action)
    if verb(action) == LAY:
        return IllegalAction("samurai-no-village-now", {}, "SAM-3.1")
    if held >= CARD_COUNT or where >= CELLS:
        return IllegalAction("not-an-option", {}, "SAM-4.2")
    if not state.holds(seat, held):
        return IllegalAction("samurai-not-in-hand", {"card": CARDS[held]}, "SAM-4.2")
    x, y = x_of(where), y_of(where)
    lies = survey(state).get(int(where))
    if lies is not None:
        return _taken(where, lies)
    if is_village_cell(where):
        return IllegalAction("samurai-village-cell", {"x": x, "y": y}, "SAM-2.2")
    return IllegalAction("samurai-no-village-beside", {"x": x, "y": y}, "SAM-4.1")


def cannot_lay(state: Samurai, action: i64) -> IllegalAction:
    """What is wrong with this spot for the village that waits."""
    where = cell(action)
    if verb(action) == PLAY:
        return IllegalAction("samurai-one-card-a-turn", {}, "SAM-3.2")
    if card(action) != 0 or where >= CELLS:
        return IllegalAction("not-an-option", {}, "SAM-5.9")
    x, y = x_of(where), y_of(where)
    lies = survey(state).get(int(where))
    if lies is not None:
        return _taken(where, lies)
    if not is_village_cell(where):
        return IllegalAction("samurai-influence-cell", {"x": x, "y": y}, "SAM-2.2")
    return IllegalAction("samurai-not-due", {"x": x, "y": y}, "SAM-5.1")


def _taken(where: i64, lies: i64) -> IllegalAction:
    key = "samurai-village-there" if lies >= VILLAGE else "samurai-card-there"
    return IllegalAction(key, {"x": x_of(where), "y": y_of(where)}, "SAM-2.5")
