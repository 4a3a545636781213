"""A script that knows nothing of ours derives every shuffle and roll from the published luck."""

import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import sengoku
from sengoku.kernel.record import Fork, Luck, Record, draws_of, read_record, write_record

HERE = Path(__file__).parent
SCRIPT = HERE.parents[1] / "scripts" / "check_luck.py"
RECORDS = ["glory-3-all-on", "samurai-3-all-on-e2", "honor-4-all-on", "skirmish-2-all-on-e3"]


def of(name: str) -> Record:
    return read_record((HERE / f"{name}.json").read_bytes())


def checked(folder: Path, record: Record, draws: object) -> tuple[int, str]:
    """What the script says, on its own: without this package and without anything installed."""
    files = [folder / "record.json", folder / "draws.json"]
    files[0].write_bytes(write_record(record))
    files[1].write_text(json.dumps(draws))
    command = [sys.executable, "-I", "-S", str(SCRIPT), *map(str, files)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)
    return done.returncode, done.stdout + done.stderr


def test_the_script_is_short_and_imports_nothing_of_ours() -> None:
    text = SCRIPT.read_text()
    assert len(text.splitlines()) <= 100
    imports = [line for line in text.splitlines() if line.startswith(("import ", "from "))]
    assert imports == ["import hashlib", "import hmac", "import json", "import sys"]


@pytest.mark.parametrize("name", RECORDS)
def test_every_shuffle_and_roll_follows(tmp_path: Path, name: str) -> None:
    record = of(name)
    draws = draws_of(sengoku.game(record.game), record)
    assert len(draws) > 1
    status, said = checked(tmp_path, record, draws)
    assert status == 0 and said.startswith("All "), said


def _cards(came: object) -> list[int]:
    assert isinstance(came, list), "the last draw is a shuffle"
    return came


def test_what_does_not_follow_is_found(tmp_path: Path) -> None:
    record = of(RECORDS[0])
    draws = draws_of(sengoku.game(record.game), record)
    other = [*draws]
    cards = [*_cards(other[-1]["came"])]
    cards[0], cards[-1] = cards[-1], cards[0]
    other[-1] = {**other[-1], "came": cards}
    assert checked(tmp_path, record, other)[0] == 1
    first = next(draw for draw in draws if draw["stream"] == draws[-1]["stream"])
    left = [draw for draw in draws if draw is not first]
    assert checked(tmp_path, record, left)[0] == 1, "one was left out"
    seed = Luck.sealed(bytes(32))
    luck = msgspec.structs.replace(seed, commitment=record.luck.commitment)
    assert (
        "sealed before" in checked(tmp_path, msgspec.structs.replace(record, luck=luck), draws)[1]
    )


def test_the_parts_of_a_mixed_seed_and_luck_that_began_anew(tmp_path: Path) -> None:
    record = of(RECORDS[0])
    game = sengoku.game(record.game)
    luck = Luck.shared(bytes(range(32)), ["salt", "", "pepper"])
    fork = Fork(0, luck, redealt=True)
    begun = msgspec.structs.replace(record, actions=[], forks=(fork,))
    draws = draws_of(game, begun)
    assert {draw["luck"] for draw in draws} == {0, 1}
    assert checked(tmp_path, begun, draws)[0] == 0
    false = msgspec.structs.replace(luck, entropy=("salt", "", "sugar"))
    planted = msgspec.structs.replace(begun, forks=(Fork(0, false, redealt=True),))
    assert "mixed" in checked(tmp_path, planted, draws)[1]
