"""Where six linked battles stand. (Chapter 16.)"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.kernel.viewer import NOBODY

__all__ = ["DRAW", "LOST", "UNDECIDED", "Campaign"]

UNDECIDED: Final[i64] = -2  # a winner to be
DRAW: Final[i64] = -1
LOST: Final[i64] = -2  # of a card: no seat will ever keep it


class Campaign:
    """Shared by copies: it is copied before it is written to, at the end of a battle. By seat:
    points, dishonor; by skill card which seat keeps it, NOBODY, or LOST; by battle which seat won
    it, NOBODY for a draw."""

    def __init__(self) -> None:
        self.battle: i64 = 0
        self.last_winner: i64 = NOBODY
        self.points = vec[i64]([0, 0])
        self.shame = vec[i64]([0, 0])
        self.kept = vec[i64]()
        self.won = vec[i64]()
        self.champion: i64 = UNDECIDED

    def copy(self) -> "Campaign":
        twin = Campaign()
        twin.battle = self.battle
        twin.last_winner = self.last_winner
        twin.points = self.points[:]
        twin.shame = self.shame[:]
        twin.kept = self.kept[:]
        twin.won = self.won[:]
        twin.champion = self.champion
        return twin

    def keeper(self, card: i64) -> i64:
        """The seat that keeps a card through the campaign, NOBODY, or LOST."""
        return self.kept[card] if len(self.kept) > 0 else NOBODY

    def facts(self) -> dict[str, Any]:
        begun = [int(self.battle), int(self.last_winner)]
        counts = [*self.points, *self.shame]
        return {
            "campaign": [*begun, *counts, int(self.champion)],
            "kept_cards": list(self.kept),
            "won": list(self.won),
        }

    @staticmethod
    def read(saved: dict[str, Any]) -> "Campaign":
        campaign = Campaign()
        battle, last_winner, *counts, champion = saved["campaign"]
        campaign.battle, campaign.last_winner, campaign.champion = battle, last_winner, champion
        campaign.points, campaign.shame = vec[i64](counts[:2]), vec[i64](counts[2:])
        campaign.kept = vec[i64](saved["kept_cards"])
        campaign.won = vec[i64](saved["won"])
        return campaign
