"""A guided first game, and the pictures of the rule book."""

from typing import Annotated, Any

from msgspec import Meta, Struct, field

__all__ = ["Lesson", "LessonFrame", "LessonScene", "Plate", "Trying"]


class LessonScene(Struct, frozen=True):
    """A decision between two frames: what happened, and the table after it."""

    ply: int
    view: dict[str, Any]
    events: list[dict[str, Any]]


class LessonFrame(Struct, frozen=True):
    """A step of a lesson: the table, what happened since the step before, decision by decision, and
    which of the options the lesson takes. Without a question it only shows something. `points`
    names zones of the table that it is about. `skips`: time has passed that is not shown. Say
    `<slug>-lesson-<step>`, and its title."""

    step: str
    ply: int
    view: dict[str, Any]
    scenes: list[LessonScene]
    points: list[str]
    skips: bool
    question: dict[str, Any] | None
    option: int | None


class Lesson(Struct, frozen=True):
    """A guided first game; the learner sits at `seat`."""

    game: str
    seat: int
    frames: list[LessonFrame]


class Plate(Struct, frozen=True):
    """A picture of the rule book: a position as `seat` sees it, what it is asked, and which of the
    options the picture shows. `events` are those of what was tried last."""

    seat: int
    view: dict[str, Any]
    events: list[dict[str, Any]]
    question: dict[str, Any] | None
    option: int | None


class Trying(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody played in a picture, in words, one after the other; `about` asks what could be
    foreseen after that."""

    played: Annotated[list[dict[str, Any]], Meta(max_length=12)]
    about: dict[str, Any] = field(default_factory=dict)
