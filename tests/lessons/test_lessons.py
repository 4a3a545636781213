"""A lesson is a record with texts: if the rules change, or texts miss it, that is noticed here."""

import re

import pytest

import sengoku
from sengoku.kernel.record import replay
from sengoku.server.lessons import LEARNER, lesson, lesson_record
from sengoku.text import LANGUAGES, Text
from sengoku.text.text import source_of

SLUGS = [game.slug for game in sengoku.GAMES]
FEWEST = 8  # explained decisions


@pytest.mark.parametrize("slug", SLUGS)
def test_a_lesson_is_played_again_as_it_was_written(slug: str) -> None:
    record = lesson_record(slug)
    assert record.game == slug
    assert not replay(sengoku.game(slug), record).over()  # the learner plays on from there


@pytest.mark.parametrize("slug", SLUGS)
def test_every_text_of_a_lesson_belongs_to_a_decision_of_the_learner(slug: str) -> None:
    frames = lesson(slug).frames
    explained = {frame.ply for frame in frames if frame.question is not None}
    assert len(explained) >= FEWEST
    for language in LANGUAGES:
        keys = re.findall(rf"^{slug}-lesson-(\d+) =", source_of(language), re.MULTILINE)
        assert {int(ply) for ply in keys} == explained
        assert Text(language).has(f"{slug}-lesson-begin")
        assert Text(language).has(f"{slug}-lesson-end")


@pytest.mark.parametrize("slug", SLUGS)
def test_a_frame_shows_what_the_learner_may_know_and_what_he_is_to_do(slug: str) -> None:
    *frames, last = lesson(slug).frames
    assert last.question is None and last.option is None
    for frame in frames:
        assert frame.question is not None and frame.option is not None
        assert frame.view["viewer"] == f"seat {LEARNER}"
        taken = frame.question["options"][frame.option]["action"]
        assert taken == lesson_record(slug).actions[frame.ply]
