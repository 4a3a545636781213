"""A recorded game at any decision, through anybody's eyes."""

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import sengoku
from sengoku.kernel.event import HIDDEN
from sengoku.kernel.record import Luck, write_record
from sengoku.kernel.table import Table
from sengoku.kernel.viewer import PUBLIC, viewer_of
from tests.cli.running import call, played_record, refused, run
from tests.records.sample import FOLDER


def replayed(folder: Path, path: Path, *flags: str) -> dict[str, Any]:
    status, said, wrong = call(folder, "replay", str(path), "--json", *flags)
    assert status == 0 and wrong == ""
    shown: dict[str, Any] = json.loads(said)
    return shown


def test_a_finished_game_is_shown_whole(tmp_path: Path) -> None:
    path = played_record(tmp_path)
    shown = replayed(tmp_path, path)
    assert shown["over"] and shown["ply"] == shown["plies"] > 50
    assert shown["view"]["viewer"] == "referee"
    assert shown["log"][-1]["event"] == "GameEnded"


def test_a_running_game_keeps_its_secrets(tmp_path: Path) -> None:
    path = played_record(tmp_path, 9)
    shown = replayed(tmp_path, path)
    assert shown["view"]["viewer"] == "public" and not shown["over"]
    assert all(hand["cards"] == HIDDEN for hand in shown["view"]["hands"])
    own = replayed(tmp_path, path, "--view", "1")
    assert own["view"]["hands"][0]["cards"] == HIDDEN != own["view"]["hands"][1]["cards"]


def test_an_earlier_decision_is_shown(tmp_path: Path) -> None:
    path = played_record(tmp_path)
    assert replayed(tmp_path, path, "--at", "0")["ply"] == 0
    shown = replayed(tmp_path, path, "--at", "7", "--view", "public")
    assert shown["ply"] == 7 and not shown["over"]


def test_the_table_and_the_log_are_shown_in_words(tmp_path: Path) -> None:
    path = played_record(tmp_path)
    done = run(tmp_path, "replay", str(path), "--at", "6")
    assert "Seat 0" in done.stdout and "Decision 6 of" in done.stdout
    assert "draw pile 1" in done.stdout and "Emperor" in done.stdout
    assert "place" in call(tmp_path, "replay", str(path))[1].splitlines()[-4]


def test_a_record_is_verified(tmp_path: Path) -> None:
    path = played_record(tmp_path)
    record = json.loads(path.read_text())
    done = run(tmp_path, "replay", str(path), "--verify")
    assert done.returncode == 0
    assert record["digest"] in done.stdout and record["luck"]["commitment"] in done.stdout
    assert replayed(tmp_path, path, "--verify")["verified"] is True


@pytest.mark.parametrize("flags", [["--verify"], []])
def test_a_record_of_an_earlier_edition_says_so(tmp_path: Path, flags: list[str]) -> None:
    """Not so one of the newest."""
    said = []
    for name in ("samurai-3-plain.json", "samurai-3-plain-e2.json"):
        status, page, wrong = call(tmp_path, "replay", str(FOLDER / name), *flags)
        assert status == 0 and wrong == ""
        said.append("by edition 1 of the rules" in " ".join(page.split()))
    assert said == [True, False]


def test_a_battle_is_drawn_as_a_picture(tmp_path: Path) -> None:
    """Every unit on the table with its name, where it stands; a file is never overwritten."""
    game = sengoku.game("skirmish")
    table = Table(game, game.setup(2), Luck.fast(3))
    while table.view(PUBLIC)["round"] == 0:
        offered = table.view(viewer_of(table.seat()))["question"]["options"]
        table.submit(table.seat(), offered[0]["action"])
    record, drawn = tmp_path / "record.json", tmp_path / "table.svg"
    record.write_bytes(write_record(table.record()))
    status, said, _ = call(tmp_path, "replay", str(record), "--svg", str(drawn))
    assert status == 0 and "table.svg" in said
    svg = "{http://www.w3.org/2000/svg}"
    root = ElementTree.parse(drawn).getroot()
    places = {
        group.get("transform"): group.findtext(f"{svg}text") for group in root.iter(f"{svg}g")
    }
    for unit in table.view(PUBLIC)["units"]:
        assert places[f"translate({unit['x']} {36000 - unit['y']})"] == unit["label"]
    titles = [title.text for title in root.iter(f"{svg}title")]
    assert "A1 Samurai Hero" in titles and "building" in titles
    assert "already" in refused(tmp_path, "replay", str(record), "--svg", str(drawn))


def test_a_game_without_pictures_says_so(tmp_path: Path) -> None:
    record = played_record(tmp_path, 3)
    said = refused(tmp_path, "replay", str(record), "--svg", "table.svg")
    assert said == "There are no pictures of the game “glory”."
