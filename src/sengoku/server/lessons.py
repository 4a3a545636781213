"""Guided first games: a record that lies beside each game, and texts for the decisions it explains.

The record is played again on the engine, so a change of the rules is noticed at once.
"""

from functools import lru_cache
from importlib.resources import files
from typing import Final

import sengoku
from sengoku.kernel.event import Event
from sengoku.kernel.record import Record, read_record, replay
from sengoku.kernel.viewer import viewer_of
from sengoku.server.bodies import Lesson, LessonFrame
from sengoku.text import Text

__all__ = ["LEARNER", "lesson", "lesson_record"]

LEARNER: Final = 0


@lru_cache
def lesson_record(slug: str) -> Record:
    """Of a game that is known."""
    folder = files("sengoku").joinpath("games", sengoku.game(slug).slug)
    return read_record(folder.joinpath("lesson.json").read_bytes())


@lru_cache
def lesson(slug: str) -> Lesson:
    """A frame for each decision of the learner that has a text, and one for the end."""
    record, text = lesson_record(slug), Text("en")
    replay(sengoku.game(slug), record)  # checks how it ends
    frames: list[LessonFrame] = []
    heard = 0
    for ply in range(len(record.actions) + 1):
        last = ply == len(record.actions)
        if last or text.has(f"{slug}-lesson-{ply}"):
            frame, heard = _frame(slug, record, ply, heard)
            frames.append(frame)
    return Lesson(slug, LEARNER, frames)


def _frame(slug: str, record: Record, ply: int, heard: int) -> tuple[LessonFrame, int]:
    game, viewer = sengoku.game(slug), viewer_of(LEARNER)
    journal: list[Event] = []
    state = replay(game, record, at=ply, journal=journal)
    view = game.view(state, viewer)
    question, option = None, None
    if ply < len(record.actions):
        assert state.seat() == LEARNER, f"decision {ply} is not the learner's"
        question = view["question"]
        actions = [offered["action"] for offered in question["options"]]
        option = actions.index(record.actions[ply])
    events = [event.told(viewer) for event in journal[heard:]]
    return LessonFrame(ply, view, events, question, option), len(journal)
