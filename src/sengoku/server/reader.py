"""A process for those who look back: a question a line comes in, what was found a line goes out.

Nothing of this is play, and all of it is allowed to see what it is given: whoever asks has been
checked before, and what goes out was built for one viewer.
"""

import contextlib
import sys

import msgspec

from sengoku.kernel.problem import Problem
from sengoku.server.past import LookBack, look
from sengoku.server.worker import Refusal, Thought, main

__all__ = ["READER"]

READER = (sys.executable, "-m", "sengoku.server.reader")

_decoder = msgspec.json.Decoder(LookBack)


def answer(line: bytes) -> Thought:
    try:
        return Thought(found=look(_decoder.decode(line)))
    except Problem as refused:
        kind = type(refused).__name__
        return Thought(refused=Refusal(kind, refused.key, refused.facts, refused.clause))
    except Exception as failed:  # whatever goes wrong, the process goes on
        return Thought(problem=f"{type(failed).__name__}: {failed}"[:200])


if __name__ == "__main__":
    with contextlib.suppress(BrokenPipeError):  # nobody is there any more
        main(answer)
