"""Test of Honour in the terminal: a map in inches, drawn from its views and previews."""

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType

from sengoku.cli.desk.drawing import Ask, Group, Reading, Told, View, Wonder
from sengoku.cli.drawings.skirmish.board import Board
from sengoku.cli.drawings.skirmish.choices import groups
from sengoku.cli.drawings.skirmish.picture import picture
from sengoku.cli.drawings.skirmish.reading import typed_action, unit_named, verb_named
from sengoku.cli.drawings.skirmish.scores import ending, sheet
from sengoku.cli.drawings.skirmish.sights import look, odds, reach
from sengoku.cli.drawings.skirmish.units import full_list
from sengoku.cli.drawings.skirmish.wonder import wonder
from sengoku.kernel.problem import Problem
from sengoku.text import Speaker

__all__ = ["DRAWING", "SkirmishDrawing"]

ROUTINE: Final = frozenset({"move", "shoot", "charge"})  # what follows tells that they were done
BEGINNINGS: Final = frozenset(
    {
        "BattleEnded",
        "CampaignEnded",
        "Deployed",
        "FateDrawn",
        "ForceReady",
        "ForceShown",
        "RoundBegan",
        "TokenDrawn",
    }
)
REACH_ROWS: Final = 18


class SkirmishDrawing:
    def __init__(self, speaker: Speaker) -> None:
        self._speaker = speaker
        self._ask: Ask | None = None

    def attend(self, ask: Ask) -> None:
        self._ask = ask

    def board(self, view: View, width: int) -> RenderableType:
        self._speaker.meet(view)
        question = view["question"]
        origin = None if question is None else question["unit"]
        return Board(view, self._speaker, origin)

    def groups(self, view: View) -> list[Group]:
        self._speaker.meet(view)
        return groups(view, self._speaker, self._ask)

    def score(self, view: View) -> RenderableType:
        return sheet(view, self._speaker)

    def ending(self, view: View) -> RenderableType:
        return ending(view, self._speaker)

    def picture(self, view: View) -> str:
        return picture(view, self._speaker)

    def is_news(self, told: Told) -> bool:
        """Who gets a token and what it is for is told by what the unit then does."""
        if told["event"] == "Acted":
            return bool(told["action"] not in ROUTINE)
        return bool(told["event"] != "TokenGiven")

    def continues(self, told: Told) -> bool:
        """A token and all that comes of it are one paragraph."""
        return told["event"] not in BEGINNINGS

    def is_milestone(self, told: Told) -> bool:
        """A round is read to its end before the next one is drawn over it."""
        if told["event"] == "RoundBegan":
            return bool(told["round"] > 1)
        return bool(told["event"] == "BattleEnded")

    def wonder(self, view: View, words: Sequence[str]) -> Wonder:
        return wonder(view, words, self._speaker, self._ask)

    # -- lines of its own ----------------------------------------------------------------------

    def read(self, view: View, line: str) -> Reading | None:
        tokens = line.lower().split()
        shown = self._look(view, tokens)
        if shown is not None:
            return Reading(shown=shown)
        action = typed_action(view, tokens, self._speaker)
        return None if action is None else Reading(action=action)

    def _look(self, view: View, tokens: Sequence[str]) -> RenderableType | None:
        """Something to be shown: units, look, reach, odds, or an enemy named alone."""
        speaker, ask = self._speaker, self._ask
        verb = verb_named(tokens[0], speaker)
        named = [unit for token in tokens if (unit := unit_named(token, view)) is not None]
        acting = view["question"]["unit"]
        if verb == "units":
            return full_list(view, speaker, named[0] if named else acting)
        if ask is None:
            return None
        if verb == "look":
            return look(view, self._one(named[:1], acting), speaker, ask)
        if verb == "reach":
            return self._reach(view, tokens[1:], self._one(named[:1], acting), ask)
        foe = verb is None and len(named) == len(tokens) == 1 and acting is not None
        if verb == "odds" or (foe and view["units"][named[0]]["side"] != self._side(view)):
            unit = self._one(named[:1] if len(named) > 1 else [], acting)
            return odds(view, unit, self._one(named[-1:], None), speaker, ask)
        return None

    def _side(self, view: View) -> str:
        return str(view["units"][view["question"]["unit"]]["side"])

    def _one(self, named: Sequence[int], acting: int | None) -> int:
        if named:
            return named[0]
        if acting is None:
            raise Problem("cli-skirmish-which-unit", {})
        return acting

    def _reach(self, view: View, tokens: Sequence[str], unit: int, ask: Ask) -> RenderableType:
        limits = [int(token) for token in tokens if token.isascii() and token.isdecimal()]
        limit = limits[0] * 1000 if limits and limits[0] <= 36 else None
        return reach(view, unit, limit, REACH_ROWS, self._speaker, ask)

    def manual(self) -> list[tuple[str, str]]:
        text = self._speaker.text
        rows = text.say("cli-skirmish-manual").split("\n")
        return [
            (usage.strip(), said.strip()) for usage, _, said in (r.partition("|") for r in rows)
        ]


DRAWING = SkirmishDrawing
