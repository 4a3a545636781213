"""Records: old games replay, and a bad one is refused in one sentence."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sengoku
from sengoku.kernel.problem import BadRecord, Problem
from sengoku.kernel.record import FORMAT, read_record, replay
from tests.records.sample import FOLDER

FILES = sorted(FOLDER.glob("*.json"))
RECORDS = [read_record(path.read_bytes()) for path in FILES]
SAMPLE = FOLDER / "glory-2-plain.json"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_an_old_game_replays_to_its_digest(path: Path) -> None:
    record = read_record(path.read_bytes())
    game = sengoku.game(record.game)
    state = replay(game, record)
    assert state.over()
    assert game.digest(state) == record.digest


def test_every_game_has_records_of_its_newest_edition() -> None:
    kept = {(record.game, record.edition) for record in RECORDS}
    assert {(game.slug, game.edition) for game in sengoku.GAMES} <= kept


def test_the_first_edition_of_samurai_replays_by_its_own_rules() -> None:
    """Also where a record does not say what was then the usual. [SAM-9.9]"""
    old = next(r for r in RECORDS if (r.game, r.edition) == ("samurai", 1))
    unsaid = {name: value for name, value in old.options.items() if name != "no_majority"}
    told = msgspec.structs.replace(old, options=unsaid)
    game = sengoku.game("samurai")
    assert told.setup_for(game).options["no_majority"] == "total"
    assert game.digest(replay(game, told)) == old.digest


def changed(**fields: Any) -> bytes:
    return json.dumps({**json.loads(SAMPLE.read_text()), **fields}).encode()


def refused(data: bytes) -> str:
    with pytest.raises(Problem) as caught:
        record = read_record(data)
        replay(sengoku.game(record.game), record)
    return caught.value.key


def test_a_cut_file_is_refused() -> None:
    data = SAMPLE.read_bytes()
    assert refused(data[: len(data) // 2]) == "record-not-whole"
    assert refused(b"") == "record-not-whole"


def test_something_else_is_refused() -> None:
    assert refused(b"[1, 2]") == "record-not-one"
    assert refused(b'{"game": "glory"}') == "record-not-one"


def test_another_format_is_refused() -> None:
    assert refused(changed(format="sengoku-record-99")) == "record-wrong-format"


def test_another_edition_of_the_rules_is_refused() -> None:
    assert refused(changed(edition=999)) == "record-wrong-edition"


def test_an_illegal_action_is_refused_with_its_ply() -> None:
    actions = json.loads(SAMPLE.read_text())["actions"]
    data = changed(actions=[*actions[:7], 16383, *actions[8:]])
    record = read_record(data)
    with pytest.raises(BadRecord) as caught:
        replay(sengoku.game("glory"), record)
    assert caught.value.key == "record-bad-action"
    assert caught.value.facts["ply"] == 7


def test_another_legal_action_is_found_at_the_end() -> None:
    """An unfinished game whose last action was changed into another legal one."""
    game = sengoku.game("glory")
    record = read_record(SAMPLE.read_bytes())
    digest = game.digest(replay(game, record, at=30))
    before = replay(game, record, at=29)
    other = next(action for action in before.options() if action != record.actions[29])
    assert refused(changed(actions=[*record.actions[:29], other], digest=digest)) == (
        "record-other-end"
    )


def test_actions_after_the_end_are_refused() -> None:
    actions = json.loads(SAMPLE.read_text())["actions"]
    assert refused(changed(actions=[*actions, 0])) == "record-bad-action"


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"seats": 7}, "bad-seat-count"),
        ({"options": {"speed": 9}}, "unknown-option"),
        ({"options": {"rounds": 99}}, "bad-option-value"),
        ({"luck": {"nature": "stars", "seed": "1"}}, "record-bad-luck"),
        ({"luck": {"nature": "sealed", "seed": "12"}}, "record-bad-luck"),
        ({"luck": {"nature": "fast", "seed": "9" * 5000}}, "record-bad-luck"),
        ({"actions": "all"}, "record-bad-field"),
        ({"extra": 1}, "record-bad-field"),
    ],
)
def test_a_changed_field_is_refused(fields: dict[str, Any], key: str) -> None:
    assert refused(changed(**fields)) == key


@settings(max_examples=150)
@given(st.data())
def test_a_mutilated_record_is_read_or_refused(data: st.DataObject) -> None:
    """Bytes changed, cut out or put in: never anything but a Problem."""
    raw = bytearray(SAMPLE.read_bytes())
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(raw) - 1))
        cut = data.draw(st.integers(0, 3))
        raw[at : at + cut] = data.draw(st.binary(max_size=3))
    try:
        record = read_record(bytes(raw))
        replay(sengoku.game(record.game), record, at=min(40, len(record.actions)))
    except Problem as problem:
        assert problem.key


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4)
    ),
    max_leaves=8,
)
FIELDS = ["game", "edition", "seats", "options", "luck", "actions", "digest"]


@settings(max_examples=150)
@given(st.dictionaries(st.sampled_from(FIELDS), JSON, min_size=1))
def test_any_json_in_any_field_is_read_or_refused(fields: dict[str, Any]) -> None:
    try:
        record = read_record(changed(format=FORMAT, **fields))
        replay(sengoku.game(record.game), record, at=min(40, len(record.actions)))
    except Problem as problem:
        assert problem.key
