"""A whole battle of Test of Honour by keyboard, at a pseudo-terminal of 80 by 24."""

import re
from pathlib import Path
from typing import Any

import pexpect

from tests.cli.running import PROMPT, at_a_terminal, plain, run

ENTER = "Press Enter …"


class Battle:
    """A player who charges whom he can, shoots at whom he can, and else walks towards a foe."""

    def __init__(self, child: Any) -> None:
        self.child = child
        self.over = False
        self.typed = {"place": 0, "walk": 0, "charge": 0, "shoot": 0}
        self.tallest = 0
        child.expect_exact(ENTER)
        self.screen = self.say("")

    def say(self, line: str) -> str:
        """What stands there at the next prompt; pauses are passed with Enter."""
        self.child.sendline(line)
        while (found := self.child.expect([PROMPT, ENTER, "Final ranking"])) == 1:
            self.child.sendline("")
        self.over = found == 2
        return plain(self.child.before)

    def offers(self, title: str) -> str | None:
        """The first number of a group."""
        group = re.search(rf"^{title} +(\d+)", self.screen, re.MULTILINE)
        return group and group[1]

    def fight(self) -> str:
        """To the final places; what stands there."""
        while not self.over:
            if "Set up one of your units" in self.screen:
                self.screen = self.set_up()
            elif self.offers("Charge"):
                self.screen = self.say(self.offers("Charge") or "")
                self.typed["charge"] += 1
            elif self.offers("Shoot"):
                self.screen = self.say(self.offers("Shoot") or "")
                self.typed["shoot"] += 1
            elif self.offers("Move"):
                self.screen = self.walk()
            else:
                self.screen = self.say("1")
            frame = self.screen[self.screen.rfind("\n33 │") + 1 :]
            self.tallest = max(self.tallest, frame.count("\n") + 2)  # and the prompt
        self.child.expect(pexpect.EOF)
        return plain(self.child.before)

    def set_up(self) -> str:
        """Side by side near the front; a place that is taken is refused."""
        for east in (15, 12, 21, 24, 9):
            answer = self.say(f"p {east} 10")
            if "[TOH-4.3]" not in answer:
                self.typed["place"] += 1
                return answer
        raise AssertionError(self.screen)

    def walk(self) -> str:
        """A direction and a length, shorter if the way is not free."""
        for line in ("m B1 6", "m B1 3", "m NW 5", "m NE 5", "m W 2"):
            answer = self.say(line)
            if "[TOH-6" not in answer and "no place and no unit" not in answer:
                self.typed["walk"] += 1
                return answer
        return self.say("m +0 +0")


def test_a_first_clash_is_fought_by_keyboard(tmp_path: Path) -> None:
    line = ["play", "skirmish", "--seats", "human,greedy", "--seed", "4"]
    battle = Battle(at_a_terminal(tmp_path, *line))
    ending = battle.fight()
    assert battle.typed["place"] == 4 and battle.typed["walk"] > 3
    assert battle.typed["charge"] > 0 and battle.typed["shoot"] > 0
    assert battle.tallest <= 24
    assert "wins." in ending
    found = re.search(r"The record is in (\S+\.json)", ending.replace("\n", ""))
    assert found
    assert run(tmp_path, "replay", found[1], "--verify").returncode == 0


def test_questions_at_the_prompt_are_answered(tmp_path: Path) -> None:
    line = ["play", "skirmish", "--seats", "human,random", "--seed", "4"]
    battle = Battle(at_a_terminal(tmp_path, *line, size=(40, 120)))
    battle.screen = battle.say("1")
    for _ in range(4):
        battle.screen = battle.set_up()
    for _ in range(18):
        if "Draw the next token, or" in battle.screen:
            battle.screen = battle.say("")
        elif "To which of your units" not in battle.screen:
            battle.screen = battle.say("m +0 +0")
    assert "m 12.5 8" in battle.say("help")
    assert "Please type the number" in battle.say("dance")
    assert "TOH-5.2" in battle.say("?")
    assert "TOH-5.2" in battle.say("? 1")
    assert "aim/agi/str/wit/hon" in battle.say("units")
    assert "Please name a unit" in battle.say("look")
    assert "/256" in battle.say("look a1")
    assert "places in reach (+)" in battle.say("reach A1 3")
    assert "Goal: cut down the enemy hero." in battle.say("score")
    assert "Why what?" in battle.say("why elephant")
    assert "[TOH-" in battle.say("why B1")
    assert "Why what?" in battle.say("why")
    wrong = battle.say("b1")
    assert "is not one of your living units. [TOH-5.2]" in " ".join(wrong.split())
    battle.child.close()


def test_a_move_is_taken_back_until_the_next_token_is_drawn(tmp_path: Path) -> None:
    """`u` takes it back, Enter goes on."""
    line = ["play", "skirmish", "--seats", "human,random", "--seed", "4"]
    battle = Battle(at_a_terminal(tmp_path, *line, size=(40, 120)))
    battle.screen = battle.say("1")
    for _ in range(4):
        battle.screen = battle.set_up()
    for _ in range(9):
        if not battle.offers("Move"):
            battle.screen = battle.say("1")
    assert battle.offers("Move")
    moved = battle.say("m +0 +0")
    assert "Draw the next token, or first take back what you just did." in moved
    assert "Enter goes on" in moved and "u takes your last decision back" in moved
    assert "Draw the next token, or" not in battle.say("u")
    assert "Draw the next token, or" in battle.say("m +0 +0")
    assert "Draw the next token, or" not in battle.say("")
    assert "You can only undo your own last move" in battle.say("u")
    battle.child.close()


def test_what_is_folded_on_a_small_screen_is_shown_by_more(tmp_path: Path) -> None:
    line = ["play", "skirmish", "--seats", "human,random", "--seed", "4"]
    battle = Battle(at_a_terminal(tmp_path, *line))
    battle.screen = battle.say("1")
    folded = re.search(r"^A4 Bowman +(\d+)-(\d+) \d+ places", battle.screen, re.MULTILINE)
    assert folded and " more: all" in battle.screen
    last = folded[2]
    assert f" {last} " not in battle.screen
    assert re.search(rf" {last} \d", battle.say("more"))
    assert "Bowman A4 takes position" in battle.say(last)  # its number holds
    battle.child.close()
