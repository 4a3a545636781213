"""An attack under way: who, whom, how, and what was won for it so far. (Chapters 7 to 9.)"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sengoku.kernel.state import Effect

__all__ = ["NO_ATTACK", "NO_UNIT", "Attack"]

NO_UNIT: Final[i64] = -1


@mypyc_attr(acyclic=True)
class Attack(Effect):
    """Never changes; carried by the steps that resolve it, each of which goes on with a new one.

    `mods`: strike dice won or lost on the way; `gap`: that of the shot; `kept`: bonuses kept for
    later [TOH-9.6]; `gain`: the bonus that gives a free action, and `gainer` who has it [TOH-9.20];
    `fear`: from whom those run who lose their nerve over it [TOH-11.3, TOH-11.5].
    """

    def __init__(
        self,
        attacker: i64,
        target: i64,
        shot: i64,
        mods: i64 = 0,
        gap: i64 = 0,
        kept: i64 = 0,
        gain: i64 = 0,
        gainer: i64 = NO_UNIT,
        fear: i64 = NO_UNIT,
    ) -> None:
        super().__init__()
        self.attacker: Final[i64] = attacker
        self.target: Final[i64] = target
        self.shot: Final[i64] = shot
        self.mods: Final[i64] = mods
        self.gap: Final[i64] = gap
        self.kept: Final[i64] = kept
        self.gain: Final[i64] = gain
        self.gainer: Final[i64] = gainer
        self.fear: Final[i64] = fear

    def arguments(self) -> list[int]:
        who = [int(self.attacker), int(self.target), int(self.shot)]
        won = [int(self.mods), int(self.gap), int(self.kept)]
        return [*who, *won, int(self.gain), int(self.gainer), int(self.fear)]

    def after(self, attacker: i64, target: i64, shot: i64) -> "Attack":
        """The next one. What this one won stands until the next wins its own: no rule reads it
        before, but digests have always told it."""
        won = self
        return Attack(attacker, target, shot, won.mods, won.gap, won.kept, 0, won.gainer, won.fear)

    def striking(self) -> "Attack":
        """Nothing is kept yet, and it is the attacker who is feared."""
        a = self
        return Attack(a.attacker, a.target, a.shot, a.mods, a.gap, 0, a.gain, a.gainer, a.attacker)

    # -- the same, but for one thing -----------------------------------------------------------

    def at(self, target: i64) -> "Attack":
        a = self
        return Attack(a.attacker, target, a.shot, a.mods, a.gap, a.kept, a.gain, a.gainer, a.fear)

    def by_way(self, mods: i64, gap: i64) -> "Attack":
        a = self
        return Attack(a.attacker, a.target, a.shot, mods, gap, a.kept, a.gain, a.gainer, a.fear)

    def keeping(self, kept: i64) -> "Attack":
        a = self
        return Attack(a.attacker, a.target, a.shot, a.mods, a.gap, kept, a.gain, a.gainer, a.fear)

    def gaining(self, gain: i64, gainer: i64) -> "Attack":
        a = self
        return Attack(a.attacker, a.target, a.shot, a.mods, a.gap, a.kept, gain, gainer, a.fear)

    def feared(self, attacker: i64, fear: i64) -> "Attack":
        """From now on they run from `fear`; without an attacker it is none. [C9]"""
        a = self
        return Attack(attacker, a.target, a.shot, a.mods, a.gap, a.kept, a.gain, a.gainer, fear)


NO_ATTACK: Final = Attack(NO_UNIT, NO_UNIT, 0)
