"""Guided first games: a record that lies beside each game, and steps that explain it.

The record (`lesson.json`) is played again on the engine, so a change of the rules is noticed at
once. The steps (`lesson.toml`) say after how many decisions something is shown or done, and at
what they point; their words are in `lesson.ftl`.
"""

import tomllib
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

import sengoku
from sengoku.kernel.event import Event
from sengoku.kernel.record import Record, read_record, replay
from sengoku.kernel.viewer import viewer_of
from sengoku.server.bodies import Lesson, LessonFrame, LessonScene

__all__ = ["LEARNER", "LessonStep", "lesson", "lesson_record", "lesson_steps"]

LEARNER: Final = 0


class LessonStep(NamedTuple):
    """One idea. `does`: the learner makes the decision; otherwise he only looks."""

    name: str
    at: int
    does: bool
    points: list[str]
    skips: bool


def _folder(slug: str) -> Traversable:
    return files("sengoku").joinpath("games", sengoku.game(slug).slug)


@lru_cache
def lesson_record(slug: str) -> Record:
    """Of a game that is known."""
    return read_record(_folder(slug).joinpath("lesson.json").read_bytes())


@lru_cache
def lesson_steps(slug: str) -> list[LessonStep]:
    told = tomllib.loads(_folder(slug).joinpath("lesson.toml").read_text("utf-8"))
    return [
        LessonStep(
            row["name"],
            row["at"],
            row.get("does", False),
            row.get("points", []),
            row.get("skips", False),
        )
        for row in told["step"]
    ]


@lru_cache
def lesson(slug: str) -> Lesson:
    """A frame for each step."""
    record, steps = lesson_record(slug), lesson_steps(slug)
    scenes = _scenes(slug, record)
    frames: list[LessonFrame] = []
    before = 0
    for step in steps:
        seen = [] if step.skips else scenes[before + 1 : step.at + 1]
        frames.append(_frame(record, step, scenes[step.at].view, seen))
        before = step.at
    return Lesson(slug, LEARNER, frames)


def _frame(
    record: Record, step: LessonStep, view: dict[str, Any], scenes: list[LessonScene]
) -> LessonFrame:
    question, option = None, None
    if step.does:
        question = view["question"]
        assert question is not None, f"decision {step.at} is not the learner's"
        actions = [offered["action"] for offered in question["options"]]
        option = actions.index(record.actions[step.at])
    return LessonFrame(step.name, step.at, view, scenes, step.points, step.skips, question, option)


def _scenes(slug: str, record: Record) -> list[LessonScene]:
    """The table as the learner sees it after each decision, and what it brought."""
    game, viewer = sengoku.game(slug), viewer_of(LEARNER)
    replay(game, record)  # checks how it ends
    journal: list[Event] = []
    state = replay(game, record, at=0, journal=journal)
    scenes: list[LessonScene] = []
    heard = 0
    for ply in range(len(record.actions) + 1):
        events = [event.told(viewer) for event in journal[heard:]]
        heard = len(journal)
        scenes.append(LessonScene(ply, game.view(state, viewer), events))
        if ply < len(record.actions):
            state.submit(state.seat(), record.actions[ply])
    return scenes
