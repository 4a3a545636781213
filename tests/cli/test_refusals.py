"""Bad input: one sentence, exit status 2, nothing changed."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cli.running import call, one_line, played_record, refused, run


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("fly", "fly"),
        ("--fly", "--fly"),
        ("games chess", "chess"),
        ("games --json=3", "--json"),
        ("games --language fr", "fr"),
        ("play --seats human,random", "glory"),
        ("play chess", "chess"),
        ("play glory --seats human", "[GLO-1.1]"),
        ("play glory --seats human,alphago", "alphago"),
        ("play glory --seats human:Ann,human:Ann", "Ann"),
        ("play glory --option rounds", "name=value"),
        ("play glory --option rounds=99", "[GLO-1.2]"),
        ("play glory --option speed=9", "speed"),
        ("play glory --option imperial_orders=on --option rounds=4", "[GLO-1.2]"),
        ("play glory --option order_table=[[[", "order_table"),
        ("play skirmish --option ground=@missing.toml", "missing.toml"),
        ("play skirmish --option ground=@.", "."),
        ("simulate skirmish --option ground=lake", "[TOH-15.6]"),
        ("simulate skirmish --option ground=[3]", "[TOH-15.6]"),
        ("play glory --seed ten", "ten"),
        ("play glory --seed", "--seed"),
        ("play glory --save no/such/folder", "no/such/folder"),
        ("play glory --resume missing.json", "missing.json"),
        ("play glory --resume x --seed 3", "--seed"),
        ("simulate glory --players 9", "[GLO-1.1]"),
        ("simulate glory --players few", "few"),
        ("simulate glory --games 0", "--games"),
        ("simulate glory --jobs -1", "--jobs"),
        ("simulate glory --bots random,foo", "foo"),
        ("simulate glory --players 2 --bots random,random,random", "3"),
        ("replay", "file"),
        ("replay missing.json", "missing.json"),
        ("replay .", "."),
        ("bench chess", "chess"),
    ],
)
def test_bad_input_is_refused_in_one_sentence(tmp_path: Path, line: str, named: str) -> None:
    assert named in refused(tmp_path, *line.split())


@pytest.mark.parametrize(
    "line",
    ["fly", "games x", "play chess", "simulate glory --games 0", "replay x.json", "bench x"],
)
def test_a_process_that_refuses_ends_with_status_2(tmp_path: Path, line: str) -> None:
    done = run(tmp_path, *line.split())
    assert done.returncode == 2 and done.stdout == ""
    assert one_line(done.stderr)
    assert not any(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("language", "sentence"), [("nl", "Er is geen bot"), ("de", "Es gibt keinen Bot")]
)
def test_what_is_wrong_is_said_in_the_players_language(
    tmp_path: Path, language: str, sentence: str
) -> None:
    line = f"play glory --seats human,alphago --language {language}"
    assert refused(tmp_path, *line.split()).startswith(sentence)


def test_a_file_is_never_overwritten(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Hana")
    assert "letter.txt" in refused(tmp_path, "play", "glory", "--save", "letter.txt")
    assert letter.read_text() == "Dear Hana"


# -- records -----------------------------------------------------------------------------------


@pytest.mark.parametrize("flags", ["--at 99999", "--at soon", "--view 9", "--view mother"])
def test_a_replay_knows_its_plies_and_viewers(tmp_path: Path, flags: str) -> None:
    said = refused(tmp_path, "replay", str(played_record(tmp_path)), *flags.split())
    assert flags.split()[1] in said


def changed(folder: Path, **fields: Any) -> str:
    path = played_record(folder)
    path.write_text(json.dumps({**json.loads(path.read_text()), **fields}))
    return str(path)


def test_a_cut_record_is_refused(tmp_path: Path) -> None:
    path = played_record(tmp_path)
    path.write_bytes(path.read_bytes()[:200])
    assert "cut off" in refused(tmp_path, "replay", str(path))
    assert "cut off" in refused(tmp_path, "play", "--resume", str(path))


def test_a_changed_action_is_refused_with_its_clause(tmp_path: Path) -> None:
    actions = json.loads(played_record(tmp_path).read_text())["actions"]
    path = changed(tmp_path, actions=[*actions[:7], 16383, *actions[8:]])
    assert "After 7 decisions" in refused(tmp_path, "replay", path, "--at", "3")
    assert "[GLO-" in refused(tmp_path, "replay", path, "--verify")


def test_a_record_of_another_version_is_refused(tmp_path: Path) -> None:
    path = changed(tmp_path, format="sengoku-record-99")
    assert "sengoku-record-99" in refused(tmp_path, "replay", path)
    assert "edition 99" in refused(tmp_path, "replay", changed(tmp_path, edition=99))


def test_luck_that_was_not_promised_is_refused(tmp_path: Path) -> None:
    luck = json.loads(played_record(tmp_path).read_text())["luck"]
    path = changed(tmp_path, luck={**luck, "commitment": "0" * 64})
    assert "000000" in refused(tmp_path, "replay", path)


def test_a_game_that_is_over_cannot_be_resumed(tmp_path: Path) -> None:
    path = played_record(tmp_path)
    assert "is over" in refused(tmp_path, "play", "glory", "--resume", str(path))


def test_a_record_has_its_own_number_of_seats(tmp_path: Path) -> None:
    path = str(played_record(tmp_path, 5))
    line = ["play", "--resume", path, "--seats", "human,random,random"]
    assert "2 seats" in refused(tmp_path, *line)


@settings(max_examples=120)
@given(st.data())
def test_a_mutilated_record_is_shown_or_refused(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    """Bytes changed, cut out or put in: an answer or a sentence, never a traceback."""
    folder = tmp_path_factory.getbasetemp() / "mutilated"
    folder.mkdir(exist_ok=True)
    path = played_record(folder, 12)
    raw = bytearray(path.read_bytes())
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(raw) - 1))
        cut = data.draw(st.integers(0, 3))
        raw[at : at + cut] = data.draw(st.binary(max_size=3))
    path.write_bytes(raw)
    status, said, wrong = call(folder, "replay", str(path), "--json")
    assert status in (0, 2)
    assert (said.count("\n"), wrong.count("\n")) == ((1, 0) if status == 0 else (0, 1))
