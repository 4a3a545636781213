"""A code on paper that brings a person back on another device. The house keeps only its hash."""

import hashlib
import secrets
from typing import Final

__all__ = ["hashed", "new_code"]

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that is easily taken for another
LENGTH: Final = 20  # of 5 bits each: nobody finds one by trying
GROUP: Final = 4
_READ_AS: Final = str.maketrans("OIL", "011")


def new_code() -> str:
    letters = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
    return "-".join(letters[at : at + GROUP] for at in range(0, LENGTH, GROUP))


def hashed(code: str) -> str | None:
    """The same however it was typed; None for what is no code."""
    typed = "".join(x for x in code.upper() if x.isalnum()).translate(_READ_AS)
    if len(typed) != LENGTH or not all(letter in LETTERS for letter in typed):
        return None
    return hashlib.sha256(b"sengoku-recovery" + typed.encode()).hexdigest()
