"""OpenSpiel: every game as a registered Python game, `sengoku_glory` and so on.

Luck is one chance node at the root: which of so many deals is played. What falls later in a game
(shuffles, dice) follows from the deal and from what is played, as at a table.
"""

import hashlib
from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np
import pyspiel
from librt.vecs import vec
from mypy_extensions import u8

import sengoku
from sengoku.kernel.features import PART, SILENT, blank_mask
from sengoku.kernel.game import Game
from sengoku.kernel.nature import Fast
from sengoku.research.tables import array_of

__all__ = ["DEALS", "open_spiel"]

DEALS: Final = 4096
CHANCE, TERMINAL = pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.TERMINAL


def open_spiel(
    game: str, players: int | None = None, options: Mapping[str, Any] | None = None
) -> pyspiel.Game:
    """`open_spiel("glory", players=2, options={"rounds": 1})`, the same as
    `pyspiel.load_game("sengoku_glory(players=2,options=rounds:1)")` once this module is read."""
    said = ";".join(f"{name}:{value}" for name, value in (options or {}).items())
    usual = sengoku.game(game).lid.usual
    given = {"players": usual if players is None else players, "options": said}
    return pyspiel.load_game(f"sengoku_{game}", given)


def _options(said: str) -> dict[str, Any]:
    pairs = (pair.partition(":") for pair in said.split(";") if pair)
    return {name: value for name, _, value in pairs}


class SengokuGame(pyspiel.Game):  # type: ignore[misc]
    """Made for each of our games by `_register`."""

    rules: Game
    kind: pyspiel.GameType

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        players = given.get("players", self.rules.lid.usual)
        self.setup = self.rules.setup(players, _options(given.get("options", "")))
        self.features = self.rules.features()
        self.numbered = bool(self.features.actions)
        self.option_width = int(self.features.option_width)
        actions = int(self.features.actions or self.features.most)
        self.blank = self.rules.blank(self.setup, Fast(0, len(self.rules.streams)))
        self.rules.open(self.blank)
        # An action may be said in two halves.
        longest = 2 * self.rules.bound(self.setup) + 1
        size = pyspiel.GameInfo(actions, DEALS, players, -1.0, 1.0, 0.0, longest)
        super().__init__(self.kind, size, given)

    def new_initial_state(self) -> "SengokuState":
        return SengokuState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self)


class Observer:
    """A row as numbers, for any seat. Where a game has no numbers of its own, an action is a place
    among what is offered: for who is asked, `options` describes what stands at each of them."""

    def __init__(self, game: SengokuGame) -> None:
        width = int(game.features.width)
        offered = (0, 0) if game.numbered else (int(game.features.most), game.option_width)
        self.tensor = np.zeros(width + offered[0] * offered[1], np.float32)
        self.dict = {"observation": self.tensor[:width]}
        if not game.numbered:
            self.dict["options"] = self.tensor[width:].reshape(offered)

    def set_from(self, state: "SengokuState", player: int) -> None:
        self.dict["observation"][:] = np.frombuffer(state.row(player), np.uint8)
        if "options" in self.dict:
            self.dict["options"][:] = 0
            offered = state.offered(player)
            self.dict["options"][: len(offered)] = offered

    def string_from(self, state: "SengokuState", player: int) -> str:
        return state.observation_string(player)


class SengokuState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SengokuGame) -> None:
        super().__init__(game)
        self._table: Any = None  # nothing is dealt yet
        self._held = int(SILENT)
        self._recall = [b""] * game.num_players()  # all that a seat saw and said, as a digest
        self._invented = False  # by `resample_from_infostate`

    # -- what can be done ------------------------------------------------------------------------

    def current_player(self) -> int:
        if self._table is None:
            return int(CHANCE)
        return int(TERMINAL) if self._table.over() else int(self._table.seat())

    def is_terminal(self) -> bool:
        return self._table is not None and self._table.over()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        game = self.get_game()
        if not game.numbered:
            return [*range(len(game.features.sayings(self._table, self._held)))]
        mask = blank_mask(game.num_distinct_actions())
        game.features.mark(self._table, self._held, mask, 0)
        allowed = array_of(mask, game.num_distinct_actions())
        found: list[int] = np.flatnonzero(allowed).tolist()
        return found

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        if self._table is None:
            self._table = game.blank.copy()
            self._table.nature = Fast(action, len(game.rules.streams))
            self._table.advance()
            return
        seat = int(self._table.seat())
        told = self._recall[seat] + self.row(seat) + action.to_bytes(4, "little")
        self._recall[seat] = hashlib.sha256(told).digest()
        saying = self._saying(action)
        self._held = saying if saying >= PART else int(SILENT)
        if saying < PART:
            self._table.play(saying)

    def _saying(self, action: int) -> int:
        game = self.get_game()
        if game.numbered:
            return int(game.features.saying(self._table, self._held, action))
        return int(game.features.sayings(self._table, self._held)[action])

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.get_game().num_players()
        return [float(share) for share in self._table.returns()]

    # -- what is known ---------------------------------------------------------------------------

    def row(self, player: int) -> bytes:
        game = self.get_game()
        row = vec[u8]([0] * int(game.features.width))
        if self._table is not None:
            said = self._held if player == self._table.seat() else int(SILENT)
            game.features.write(self._table, player, said, row, 0)
        return bytes(memoryview(row))

    def observation_string(self, player: int) -> str:
        return f"{player} {self.row(player).hex()}"

    def information_state_string(self, player: int | None = None) -> str:
        """What a seat knows now, and all that it knew and said when it was asked before."""
        seat = self.current_player() if player is None else player
        return f"{seat} {self._recall[seat].hex()} {self.row(seat).hex()}"

    def offered(self, player: int) -> Any:
        """What an action stands for, a line for each that is legal; none for who is not asked."""
        features, width = self.get_game().features, self.get_game().option_width
        asked = self.current_player() == player
        sayings = features.sayings(self._table, self._held) if asked else []
        described = vec[u8]([0] * (len(sayings) * width))
        for place, saying in enumerate(sayings):
            features.describe(self._table, saying, described, place * width)
        return array_of(described).reshape(len(sayings), width)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SengokuState":
        """Another world that agrees with all that the player knows. How it came about is nobody's
        knowledge: its history begins here, and so does what the others remember."""
        game = self.get_game()
        twin: SengokuState = game.new_initial_state()
        nature = Fast(int(sampler() * (1 << 60)), len(game.rules.streams))
        twin._table = self._table.redeal(player, nature)
        twin._held = self._held if player == self.current_player() else int(SILENT)
        twin._recall[player] = self._recall[player]
        twin._invented = True
        return twin

    # -- words -----------------------------------------------------------------------------------

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"deal {action}"
        saying = self._saying(action)
        first = f"{action}: "
        return first + ("..." if saying >= PART else self.get_game().rules.label(saying))

    def __str__(self) -> str:
        said = " ".join(str(action) for action in self.history())
        return f"invented {said}".strip() if self._invented else said or "not dealt"


def _register(rules: Game) -> None:
    kind = pyspiel.GameType(
        short_name=f"sengoku_{rules.slug}",
        long_name=f"Sengoku: {rules.slug}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": rules.lid.usual, "options": ""},
    )
    made = type(f"Sengoku_{rules.slug}", (SengokuGame,), {"rules": rules, "kind": kind})
    pyspiel.register_game(kind, made)


for _game in sengoku.GAMES:
    _register(_game)
