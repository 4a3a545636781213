"""What people read, in their own language: Fluent texts, and the speaker who fills them in."""

from sengoku.text.speaker import Speaker
from sengoku.text.text import LANGUAGES, BadText, Text, add_words

__all__ = ["LANGUAGES", "BadText", "Speaker", "Text", "add_words"]
