"""Those at a table: seats with who is responsible for them, and what somebody proposes to all."""

from sengoku.server import entries as log
from sengoku.server.dress import COLORS, CRESTS
from sengoku.server.names import bot_name

__all__ = ["STAND_IN", "Chair", "Proposal"]

STAND_IN = "greedy"


class Chair:
    """A seat and who is responsible for it."""

    def __init__(self, seat: int, bot: str, wished: str = "") -> None:
        self.seat = seat
        self.bot = bot
        self.wished = wished  # how the bot is to be called
        self.person: str | None = None
        self.name = bot_name(seat, (), wished) if bot else ""
        self.sitting: int | None = None  # the entry with which it began, while a person sits here
        self.outside = False  # a program with a token sits here
        self.resigned = False
        self.stand_in = False
        self.stands_in = STAND_IN  # which bot does, if one has to
        self.windows: str = "ask"
        self.entropy: str | None = None
        self.kept_for = ""  # who is asked to sit here, and nobody else is
        self.kept_name = ""
        self.agreed = True  # to whether the match counts
        self.wish = ("", "")  # the color and crest that somebody would like to wear here
        self.color, self.crest = COLORS[seat % len(COLORS)], CRESTS[seat % len(CRESTS)]

    def taken(self) -> bool:
        return self.bot != "" or self.person is not None

    def player(self) -> str:
        """The bot that decides here, or nothing if a person does."""
        if self.bot:
            return self.bot
        return self.stands_in if self.resigned or self.stand_in else ""

    def consents(self) -> bool:
        """Whether somebody sits here without whom nothing is agreed. A stand-in plays for him, but
        agrees to nothing."""
        return self.person is not None and not self.outside and not self.resigned

    def hand_over(self, person: str, name: str, sitting: int) -> None:
        """Somebody else sits here from now on and plays on himself."""
        self.person, self.name, self.sitting = person, name, sitting
        self.stand_in, self.windows = False, "ask"


class Proposal:
    """Bots and clocks wait for it, but at older servers, where any change ended it."""

    def __init__(self, number: int, entry: log.Proposed, needed: set[int]) -> None:
        self.number = number
        self.what = entry.what
        self.seat = entry.seat
        self.ply = entry.ply
        self.pace = entry.pace
        self.person = entry.person  # who wants to take over the seat
        self.name = entry.name
        self.waits = entry.waits
        self.needed = needed
        self.agreed: set[int] = set()

    def outlives_a_move(self) -> bool:
        return self.waits and self.what != "takeback"
