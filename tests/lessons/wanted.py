"""What a lesson has to contain, told by the events that the learner hears."""

from collections.abc import Iterable, Mapping
from typing import Any

import sengoku
from sengoku.bots import bot_named
from sengoku.kernel.game import Game
from sengoku.kernel.nature import Fast
from sengoku.kernel.record import Record, replay
from sengoku.kernel.state import State
from sengoku.server.lessons import LEARNER

__all__ = ["EAGER", "SURE", "WANTED", "found", "share_won"]

ALL = {"win", "loss", "score"}
# What a lesson shows: in every game something won, lost and scored, and what makes its turns.
WANTED = {
    "glory": ALL,
    "samurai": ALL,
    "honor": ALL | {"title", "ninja", "alliance", "face"},
    "skirmish": ALL | {"shot", "charge", "alert", "bonus"},
}
# By which action the learner brings it about; who searches for a lesson takes the first occasion.
EAGER = {
    "glory": {},
    "samurai": {},
    "honor": {"claim_shogun": "title", "spy": "ninja", "ally": "alliance", "save_face": "face"},
    "skirmish": {"shoot": "shot", "charge": "charge", "cautious": "alert"},
}
SURE = 0.9  # of the games played on from the end of a lesson are won

Told = Mapping[str, Any]


def found(slug: str, events: Iterable[Told]) -> set[str]:
    """Which of the things that are wanted happened. `win`: something the learner took from others,
    `loss`: something they took from him, `score`: a round was scored or a fight decided."""
    kinds: set[str] = set()
    for event in events:
        kinds |= _KINDS[slug](event)
    return kinds


def share_won(record: Record, tries: int, learner: int = LEARNER) -> float:
    """Of so many games that bots play on from the end of the record, in worlds that the learner
    could be in."""
    game = sengoku.game(record.game)
    end = replay(game, record)
    won = [_winners(game, end, luck, record.seats) == [learner] for luck in range(tries)]
    return sum(won) / tries


def _winners(game: Game, end: State, luck: int, seats: int) -> list[int]:
    nature, streams = Fast(luck, 7), len(game.streams)
    state = end.redeal(LEARNER, nature.fork(streams))
    bots = [bot_named("greedy", game, seat) for seat in range(seats)]
    while not state.over():
        seat = state.seat()
        state.play(bots[seat].choose(state.redeal(seat, nature.fork(streams))))
    return state.winners()


def _glory(event: Told) -> set[str]:
    match event["event"]:
        case "SetBeaten" if event["seat"] != event["by"]:
            return {"loss"} if event["seat"] == LEARNER else {"win"}
        case "RoundEnded":
            return {"score"}
    return set()


def _samurai(event: Told) -> set[str]:
    match event["event"]:
        case "StoneWon":
            return {"win", "score"} if event["seat"] == LEARNER else {"loss", "score"}
    return set()


def _honor(event: Told) -> set[str]:
    mine = event.get("seat") == LEARNER
    match event["event"]:
        case "BattleWon":
            return {"win" if mine else "loss", "score"}
        case "DaimyoDied" | "SamuraiDied":
            return {"loss" if mine else "win"}
        case "FaceSaved" if event["other"] == LEARNER:
            return {"face"}
        case "TitleClaimed" | "CardStolen" | "AllianceDeclared" as what if mine:
            return {_DEEDS[what]}
    return set()


_DEEDS = {"TitleClaimed": "title", "CardStolen": "ninja", "AllianceDeclared": "alliance"}


def _skirmish(event: Told) -> set[str]:
    """A unit out of the battle is a fight decided. In First Clash each force has four units."""
    mine = event.get("unit", 0) < 4
    match event["event"]:
        case "Removed":
            return {"score", "loss" if mine else "win"}
        case "Wounded" if mine:
            return {"loss"}
        case "Attacked" if mine:
            return {event["how"]}
        case "Acted" if mine and event["action"] == "cautious":
            return {"alert"}
        case "Rolled" if mine and event["result"] == "splendid":
            return {"bonus"}
    return set()


_KINDS = {"glory": _glory, "samurai": _samurai, "honor": _honor, "skirmish": _skirmish}
