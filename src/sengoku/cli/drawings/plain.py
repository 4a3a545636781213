"""A game that nobody has drawn yet: its view as it is told, its options as they are said."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.pretty import Pretty
from rich.text import Text as Line

from sengoku.cli.desk.drawing import Choice, Group, Told, View, Wonder
from sengoku.text import Speaker

__all__ = ["PlainDrawing"]


class PlainDrawing:
    def __init__(self, speaker: Speaker) -> None:
        self._speaker = speaker

    def board(self, view: View, width: int) -> RenderableType:
        return Pretty({name: told for name, told in view.items() if name != "question"})

    def groups(self, view: View) -> list[Group]:
        """One group a verb."""
        found: dict[str, list[Choice]] = {}
        for option in view["question"]["options"]:
            sentence = self._speaker.action(option["words"])
            choice = Choice(option["action"], sentence, option["clause"])
            found.setdefault(option["words"]["do"], []).append(choice)
        return [Group("", choices) for choices in found.values()]

    def score(self, view: View) -> RenderableType:
        return Pretty(view.get("scores"))

    def ending(self, view: View) -> RenderableType:
        """Everybody's place and points, the winners first."""
        ranks, scores = view["ranks"], view["scores"]
        return Line(
            "\n".join(
                f"{rank}. {self._speaker.name(seat)}  {scores[seat]}"
                for rank, seat in sorted(zip(ranks, range(len(ranks)), strict=True))
            )
        )

    def is_news(self, told: Told) -> bool:
        return True

    def is_milestone(self, told: Told) -> bool:
        return False

    def wonder(self, view: View, words: Sequence[str]) -> Wonder:
        """Only whole verbs can be asked about."""
        return Wonder({"do": "_".join(words)}, "")
