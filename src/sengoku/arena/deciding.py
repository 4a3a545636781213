"""One decision of a bot, checked: whatever goes wrong in a bot is told as the bot's."""

from dataclasses import dataclass

from sengoku.bots import Bot
from sengoku.kernel.problem import IllegalAction, Problem, shown
from sengoku.kernel.state import State

__all__ = ["BotSitting", "chosen", "submit"]


@dataclass(frozen=True, slots=True)
class BotSitting:
    """Which bot sits there, and in which game of many."""

    bot: str
    game: str
    deal: int
    seating: int

    def fault(self, how: str, detail: str) -> Problem:
        facts: dict[str, str | int] = {
            "bot": self.bot,
            "game": self.game,
            "deal": str(self.deal),
            "seating": str(self.seating),
            "how": how,
            "detail": " ".join(detail.split())[:120],
        }
        return Problem("ladder-bot-fault", facts)


def chosen(bot: Bot, world: State, sitting: BotSitting) -> int:
    """What the bot makes of a world of its own; it never sees the true state."""
    try:
        action = bot.choose(world)
    except Exception as fault:
        raise sitting.fault("raised", f"{type(fault).__name__}: {fault}") from fault
    if not isinstance(action, int):
        raise sitting.fault("illegal", shown(action))
    return action


def submit(state: State, seat: int, action: int, sitting: BotSitting) -> None:
    try:
        state.submit(seat, action)
    except IllegalAction:
        raise sitting.fault("illegal", shown(action)) from None
