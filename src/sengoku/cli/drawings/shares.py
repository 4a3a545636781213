"""Chances as the player's language writes them."""

from sengoku.text import Speaker

__all__ = ["percent"]


def percent(share: float, speaker: Speaker, digits: int = 1) -> str:
    """A third is 33.3%, in German 33,3 %. What is hardly possible is still more than nothing."""
    written = round(100 * share, digits)
    if share > 0 and written == 0:
        return speaker.text.say("cli-percent", share=f"<{10**-digits:g}")
    return speaker.text.say("cli-percent", share=written)
