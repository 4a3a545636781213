"""The example of a learner: what it learned as a program plays as a bot of another program."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import run

pytest.importorskip("torch", reason="`make long-ray` brings PyTorch")
ROOT = Path(__file__).parents[2]
LEARN = "--minutes 0.02 --tables 8 --size 16 --games 4"
LADDER = "ladder glory --players 2 --option rounds=1 --games 4 --seed 1 --json"


def test_what_the_example_learned_plays_in_a_ladder(tmp_path: Path) -> None:
    program = [sys.executable, str(ROOT / "examples" / "ppo.py"), *LEARN.split()]
    environment = {**os.environ, "OMP_NUM_THREADS": "1"}
    learned = subprocess.run(program, cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert learned.returncode == 0, learned.stderr
    curve = json.loads((tmp_path / "ppo.json").read_text())
    assert curve and {"seconds", "steps", "random", "bot:2"} == {*curve[-1]}
    places = [str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    bots = "examples.ppo:learned,random"
    said = run(
        tmp_path, *LADDER.split(), "--bots", bots, "--jobs", "1", PYTHONPATH=os.pathsep.join(places)
    )
    assert said.returncode == 0, said.stderr
    told = json.loads(said.stdout)
    assert told["games"] == 4 and told["bots"] == bots.split(",")
