"""People who are away are called: web push, e-mail, a webhook. Nothing goes out unless the house is
set up for it."""

from sengoku.server.calling.calls import Calls
from sengoku.server.calling.ways import Ways

__all__ = ["Calls", "Ways"]
