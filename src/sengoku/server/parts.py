"""What comes with the package but is no code of it: the browser client and the specs."""

from pathlib import Path

import sengoku

__all__ = ["client_folder", "specs_folder"]


def client_folder() -> Path | None:
    return _part("client", "web/dist")


def specs_folder() -> Path | None:
    return _part("specs", "docs/rules")


def _part(inside: str, beside: str) -> Path | None:
    """An installed package holds it; a checkout has it beside its sources."""
    package = Path(sengoku.__file__).parent
    for folder in (package / inside, package.parents[1] / beside):
        if folder.is_dir():
            return folder
    return None
