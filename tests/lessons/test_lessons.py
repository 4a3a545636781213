"""A lesson is a record, steps and texts: if the rules change, or one misses another, it shows."""

import re
from itertools import pairwise

import pytest

import sengoku
from sengoku.bots.advice import advise
from sengoku.kernel.nature import Fast
from sengoku.kernel.record import replay
from sengoku.kernel.viewer import viewer_of
from sengoku.server.lessons import LEARNER, lesson, lesson_record, lesson_steps
from sengoku.text import LANGUAGES, Text
from sengoku.text.text import source_of
from tests.lessons.wanted import SURE, WANTED, found, share_won

SLUGS = [game.slug for game in sengoku.GAMES]
FEWEST = 6  # decisions of the learner
MOST_WORDS = 60  # of a step, its title not counted (VOICE: 55, opening and ending 60)
WORDS_A_MINUTE = 180
HOPE = 0.75  # of who plays on
GIVES_UP = {"discard", "end_turn", "pass", "lose_honor"}
CLICK = 4  # seconds
CLICKS = 4  # that a decision takes at most; the browser's tests count them
MINUTES = 10
ORDER = ["score", "hall", "ki", "title", "battle", "ninja", "ally", "face"]  # of Honor's ideas


@pytest.mark.parametrize("slug", SLUGS)
def test_a_lesson_is_played_again_as_it_was_written(slug: str) -> None:
    record = lesson_record(slug)
    assert record.game == slug
    assert not replay(sengoku.game(slug), record).over()  # the learner plays on from there


@pytest.mark.parametrize("slug", SLUGS)
def test_steps_go_on_in_time_and_the_last_one_is_the_end_of_the_record(slug: str) -> None:
    steps = lesson_steps(slug)
    assert all(before.at <= after.at for before, after in pairwise(steps))
    assert steps[-1].at == len(lesson_record(slug).actions)
    assert not steps[-1].does
    assert len({step.name for step in steps}) == len(steps)
    assert sum(step.does for step in steps) >= FEWEST


@pytest.mark.parametrize("slug", SLUGS)
def test_a_step_points_at_something_or_is_done_somewhere(slug: str) -> None:
    for step in lesson_steps(slug):
        assert step.does or step.points, step.name


@pytest.mark.parametrize("slug", SLUGS)
def test_every_step_has_its_words(slug: str) -> None:
    names = {step.name for step in lesson_steps(slug)}
    for language in LANGUAGES:
        source, text = source_of(language), Text(language)
        assert {*re.findall(rf"^{slug}-lesson-(\S+) =", source, re.MULTILINE)} == names
        for name in names:
            assert text.has(f"{slug}-lesson-{name}.title")
            assert len(text.say(f"{slug}-lesson-{name}").split()) <= MOST_WORDS, name


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_takes_ten_minutes_at_most(slug: str, language: str) -> None:
    text, steps = Text(language), lesson_steps(slug)
    keys = [f"{slug}-lesson-{step.name}" for step in steps]
    words = sum(len(f"{text.say(f'{key}.title')} {text.say(key)}".split()) for key in keys)
    clicks = sum(CLICKS if step.does else 1 for step in steps)
    assert words / WORDS_A_MINUTE + clicks * CLICK / 60 <= MINUTES


@pytest.mark.parametrize("slug", SLUGS)
def test_a_frame_shows_what_the_learner_may_know_and_what_he_is_to_do(slug: str) -> None:
    record = lesson_record(slug)
    for frame, step in zip(lesson(slug).frames, lesson_steps(slug), strict=True):
        assert frame.view["viewer"] == f"seat {LEARNER}"
        assert all(scene.view["viewer"] == f"seat {LEARNER}" for scene in frame.scenes)
        if not step.does:
            assert frame.question is None and frame.option is None
            continue
        assert frame.question is not None and frame.option is not None
        assert frame.question["options"][frame.option]["action"] == record.actions[frame.ply]


@pytest.mark.parametrize("slug", SLUGS)
def test_what_happens_between_two_steps_is_told_without_a_gap(slug: str) -> None:
    before = 0
    for frame in lesson(slug).frames:
        told = [scene.ply for scene in frame.scenes]
        assert told == ([] if frame.skips else list(range(before + 1, frame.ply + 1)))
        before = frame.ply


@pytest.mark.parametrize("slug", SLUGS)
def test_a_lesson_shows_a_win_and_a_loss_and_what_makes_a_turn_of_its_game(slug: str) -> None:
    events = [
        event for frame in lesson(slug).frames for scene in frame.scenes for event in scene.events
    ]
    assert found(slug, events) == WANTED[slug]


def test_honor_is_told_from_its_score_to_the_face_that_is_saved() -> None:
    names = [step.name for step in lesson_steps("honor")]
    assert [name for name in names if name in ORDER] == ORDER


@pytest.mark.parametrize("slug", SLUGS)
def test_a_lesson_ends_in_a_won_position(slug: str) -> None:
    record = lesson_record(slug)
    state = replay(sengoku.game(slug), record)
    assert state.seat() == LEARNER
    assert sengoku.game(slug).view(state, viewer_of(LEARNER))["question"] is not None
    assert share_won(record, 10) >= SURE


@pytest.mark.parametrize("slug", SLUGS)
def test_who_plays_on_is_first_advised_something_that_wins(slug: str) -> None:
    """Whoever asks for a hint there meets no move that gives something up."""
    game, record = sengoku.game(slug), lesson_record(slug)
    state = replay(game, record)
    for luck in range(3):
        first, *_ = advise(game, state.redeal(LEARNER, Fast(luck, len(game.streams))))
        assert first.chance >= HOPE
        assert game.words(first.action)["do"] not in GIVES_UP, first.reason


def test_a_lost_position_is_known() -> None:
    """Plants the fault: the same place at the other side of the table."""
    record = lesson_record("glory")
    assert share_won(record, 10, learner=1) <= 1 - SURE


def test_a_game_that_shows_too_little_is_known() -> None:
    assert found("glory", [{"event": "RoundEnded"}]) == {"score"}
    battle = {"event": "BattleWon", "seat": 0, "other": 1}
    assert found("honor", [battle, {"event": "TitleClaimed", "seat": 1}]) == {"win", "score"}
