"""What a player types at the prompt: a number, or a word in English or in the own language."""

from dataclasses import dataclass

from sengoku.text import Text

__all__ = ["Commands", "Typed"]


@dataclass(frozen=True, slots=True)
class Typed:
    """`verb` is one of the words of Commands, `number`, `redraw`, or `other` (a line)."""

    verb: str
    rest: str = ""


class Commands:
    def __init__(self, text: Text) -> None:
        self.words = {
            "why": text.say("cli-command-why"),
            "hint": text.say("cli-command-hint"),
            "undo": text.say("cli-command-undo"),
            "log": text.say("cli-command-log"),
            "more": text.say("cli-command-more"),
            "score": text.say("cli-command-score"),
            "save": text.say("cli-command-save"),
            "help": text.say("cli-command-help"),
            "quit": text.say("cli-command-quit"),
        }
        self._verbs = {word: verb for verb, word in self.words.items()}
        self._verbs |= {verb: verb for verb in self.words}
        self._verbs |= {"u": "undo", "h": "hint", "q": "quit", "exit": "quit"}

    def read(self, line: str) -> Typed:
        if not line:
            return Typed("redraw")
        if line.startswith("?"):
            return Typed("rule", line[1:].strip())
        if line.isdecimal():
            return Typed("number", line)
        word, _, rest = line.partition(" ")
        verb = self._verbs.get(word.lower())
        return Typed("other", line) if verb is None else Typed(verb, rest.strip())

    def number(self, typed: str, last: int) -> int | None:
        """The place of an option from 0, or None if there is none of that number."""
        if typed.isascii() and typed.isdecimal() and len(typed) < 6 and 1 <= int(typed) <= last:
            return int(typed) - 1
        return None
