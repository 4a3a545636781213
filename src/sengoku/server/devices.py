"""What a device is called in somebody's list of them, by what its browser says of itself."""

from typing import Final

__all__ = ["device_of"]

# The first that fits: most browsers name others, too.
BROWSERS: Final = (
    ("Edg/", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Macintosh", "Mac"),
    ("CrOS", "Chromebook"),
    ("Linux", "Linux"),
)


def device_of(agent: str) -> str:
    """Such as "Firefox, Android"; empty where nothing is known."""
    found = (
        next((name for sign, name in names if sign in agent), "") for names in (BROWSERS, SYSTEMS)
    )
    return ", ".join(filter(None, found))
