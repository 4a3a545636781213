"""Games by hand at a pseudo-terminal: every command, undo, the curtain, small screens."""

import re
import signal
from pathlib import Path
from typing import Any

import pexpect
import pytest

from tests.cli.running import PROMPT, at_a_terminal, plain, run

ENTER = "Press Enter …"
CHARACTERS = (
    "Emperor",
    "Empress",
    "Daimyo",
    "Shogun",
    "Samurai",
    "Ninja",
    "Envoy",
    "Monk",
    "Farmer",
)


def begun(folder: Path, *line: str, **more: Any) -> Any:
    """At the first prompt of a game."""
    child = at_a_terminal(folder, "play", "glory", *line, **more)
    child.expect_exact(ENTER)
    child.sendline("")
    return child


def answer(child: Any, typed: str) -> str:
    """What stands on the terminal until the next prompt."""
    child.sendline(typed)
    child.expect(PROMPT)
    return plain(child.before)


def test_a_whole_game_is_played_by_hand(tmp_path: Path) -> None:
    child = begun(tmp_path, "--seats", "human,random,random", "--seed", "3", "--option", "rounds=2")
    child.expect(PROMPT)
    screen = plain(child.before)
    assert "GLO-" in answer(child, "?")
    assert "GLO-" in answer(child, "? 1")
    assert "Please choose a number" in answer(child, "? 999")
    assert re.search(r"you hold \d+, and it takes \d+", answer(child, "why monk"))
    assert "Why what?" in answer(child, "why elephant")
    assert "Round 1. You start." in answer(child, "log")
    assert "Round 1 so far" in answer(child, "score")
    assert "save FILE" in answer(child, "help")
    assert "Please type the number" in answer(child, "dance")
    assert "Please choose a number" in answer(child, "0")
    assert "You can only undo your own last move" in answer(child, "u")
    assert "Call to Glory · round 1" in answer(child, "")
    undone, pauses = 0, 0
    while True:
        if "u takes your last decision back" in screen and undone < 2:
            undone += 1
            child.sendline("u")
        else:
            child.sendline(best(screen))
        if child.expect([PROMPT, ENTER, "Final ranking"]) == 1:
            pauses += 1
            assert "End of round 1" in plain(child.before)
            child.sendline("")
            child.expect(PROMPT)
        elif child.after == "Final ranking":
            break
        screen = plain(child.before)
    child.expect(pexpect.EOF)
    ending = plain(child.before)
    assert undone == 2 and pauses == 1
    assert "place" in ending and "1." in ending
    child.wait()
    assert child.exitstatus == 0
    found = re.search(r"The record is in (\S+\.json)", ending.replace("\n", ""))
    assert found
    assert run(tmp_path, "replay", found[1], "--verify").returncode == 0


def best(screen: str) -> str:
    """Takes a card that lies alone on a face-up pile, which can be taken back; else the first."""
    alone = re.search(r"▤ (\w+) \(1\)(?! ✗)", screen)
    if alone:
        option = re.search(rf"(\d+) {alone[1]} ← discard", screen)
        if option:
            return option[1]
    return "1"


def test_the_end_of_a_round_is_announced_with_its_scores(tmp_path: Path) -> None:
    child = begun(tmp_path, "--seats", "human,random", "--seed", "3", "--option", "rounds=1")
    child.expect(PROMPT)
    screen = plain(child.before)
    while "ends the round" not in screen:
        screen = answer(child, "1")
    warning = re.search(r"⚑ (\d+)\S*: ends the round \(.*\)\. It would score:(.*)\.", screen, re.S)
    assert warning
    child.sendline(warning[1])
    child.expect_exact("Final ranking")
    scores = " ".join(warning[2].split())
    assert f"This round: {scores}." in " ".join(plain(child.before).split())
    child.close()


# -- several people at one screen ----------------------------------------------------------------


def test_a_curtain_hides_the_hand_from_the_next_player(tmp_path: Path) -> None:
    people = ["--seats", "human:Ann,human:Bob", "--seed", "9", "--option", "first_start=0"]
    child = begun(tmp_path, *people)
    child.expect_exact(ENTER)
    assert "Pass the screen to Ann." in plain(child.before)
    child.sendline("")
    child.expect(PROMPT)
    child.sendline("1")
    child.expect_exact(ENTER)
    typed, cleared, curtain = child.before.partition("\x1b[2J\x1b[3J")  # the scrollback as well
    assert cleared and not any(name in plain(typed) for name in CHARACTERS)
    assert "Pass the screen to Bob." in plain(curtain)
    assert not any(name in curtain for name in CHARACTERS)
    child.sendline("")
    child.expect(PROMPT)
    assert "You are dealt" in plain(child.before) and "Ann is dealt" not in plain(child.before)
    child.close()


def test_at_the_curtain_the_former_player_may_still_undo(tmp_path: Path) -> None:
    """Bob drew and discarded; Ann has several piles to draw from, so nothing is unveiled yet."""
    people = ["--seats", "human:Ann,human:Bob", "--seed", "9", "--option", "first_start=0"]
    child = begun(tmp_path, *people)
    for _ in range(40):
        found = child.expect(["\\(u: (\\w+) takes the last decision back\\)", ENTER, PROMPT])
        if found == 0:
            break
        child.sendline("" if found == 1 else "5")  # a discard, while the hand has five characters
        if found == 2 and child.expect([PROMPT, "Pass"]) == 0:
            child.sendline("1")
    undoer = child.match[1]
    child.expect_exact(ENTER)
    child.sendline("u")
    child.expect_exact(f"Pass the screen to {undoer}.")
    child.close()


# -- leaving -------------------------------------------------------------------------------------


def test_an_interrupt_leaves_politely(tmp_path: Path) -> None:
    child = begun(tmp_path, "--seed", "1")
    child.expect(PROMPT)
    answer(child, "1")
    child.sendintr()
    child.expect(pexpect.EOF)
    said = plain(child.before)
    child.wait()
    assert child.exitstatus == 128 + signal.SIGINT
    assert "See you next time!" in said and "--resume" in said and "Traceback" not in said


@pytest.mark.parametrize("typed", ["quit", None])
def test_quit_and_the_end_of_input_leave_politely(tmp_path: Path, typed: str | None) -> None:
    child = begun(tmp_path, "--seed", "1")
    child.expect(PROMPT)
    if typed is None:
        child.sendeof()
    else:
        child.sendline(typed)
    child.expect(pexpect.EOF)
    child.wait()
    assert child.exitstatus == 0 and "See you next time!" in plain(child.before)


# -- small screens -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "size", [(24, 80), pytest.param((40, 60), marks=pytest.mark.long), (50, 40)]
)
def test_no_line_is_wider_than_the_screen(tmp_path: Path, size: tuple[int, int]) -> None:
    variants = ["--option", "imperial_orders=on", "--option", "ninja_power=on"]
    seats = ["--seats", "human,greedy,greedy,random", "--seed", "8"]
    child = begun(tmp_path, *seats, *variants, size=size, NO_COLOR="1")
    child.expect(PROMPT)
    for _ in range(6):
        screen = answer(child, "1").split("\n")
        assert max(len(line) for line in screen) <= size[1], screen
        assert any("Farmer" in line for line in screen)
    child.close()


def test_the_table_fits_into_80_by_24(tmp_path: Path) -> None:
    """From the title to the prompt, in the base game."""
    child = begun(tmp_path, "--seats", "human,greedy,greedy,random", "--seed", "8")
    child.expect(PROMPT)
    for _ in range(12):
        screen = answer(child, "1")
        lines = screen[screen.index("Call to Glory") :].split("\n")
        assert len(lines) + 1 <= 24, screen
    child.close()
