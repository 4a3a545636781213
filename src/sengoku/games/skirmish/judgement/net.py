"""What experience adds to the judgement of a first clash: a small net, taught by battles.

One layer makes of the traits of a battle a correction in log odds (lab/train_skirmish.py).
"""

from typing import Final

from sengoku.bots.net import Net
from sengoku.kernel.box import rows

__all__ = ["NET"]

# Answers what is to be added to the log odds, in thousandths.
NET: Final = Net(rows("sengoku.games.skirmish.judgement", "net.toml"))
