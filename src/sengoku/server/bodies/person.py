"""Who somebody is, and how he is reached."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

__all__ = [
    "CallsInfo",
    "Code",
    "Color",
    "Crest",
    "Dress",
    "EndSessions",
    "Ended",
    "Kept",
    "Me",
    "MutedInfo",
    "Name",
    "NewBot",
    "NewMe",
    "NewReach",
    "PasskeyAsked",
    "PasskeyInfo",
    "PasskeyProof",
    "ReachInfo",
    "Recover",
    "SessionInfo",
    "Token",
]

Color: TypeAlias = Literal["madder", "indigo", "moss", "wisteria", "amber", "teal"]
Crest: TypeAlias = Literal[
    "plum",
    "wave",
    "pine",
    "lattice",
    "wheel",
    "swirl",
    "ginkgo",
    "fan",
    "mountain",
    "bamboo",
    "moon",
    "arrows",
]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]


class Me(Struct, frozen=True):
    """`known` is false for somebody who has not said a name yet. `kept`: there is a way back, by a
    passkey or (`coded`) a recovery code. Color and crest are empty where nothing was chosen."""

    known: bool
    name: str = ""
    bot: bool = False
    kept: bool = False
    coded: bool = False
    color: str = ""
    crest: str = ""


class Dress(Struct, frozen=True, forbid_unknown_fields=True):
    """What one would like to wear at every table; where somebody wears it already, the next that is
    free."""

    color: Color | Literal[""]
    crest: Crest | Literal[""]


class NewMe(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class NewBot(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Token(Struct, frozen=True):
    """Send it as `Authorization: Bearer <token>`; it is shown this once."""

    name: str
    token: str


class Code(Struct, frozen=True):
    """Who types it on another device is this person there. It is shown this once."""

    code: str


class PasskeyAsked(Struct, frozen=True):
    """`options` for `navigator.credentials`, as WebAuthn writes them in JSON; `ticket` comes back
    with what the device says to them."""

    options: dict[str, Any]
    ticket: str


class PasskeyProof(Struct, frozen=True, forbid_unknown_fields=True):
    ticket: Annotated[str, Meta(max_length=400)]
    credential: dict[str, Any]


class PasskeyInfo(Struct, frozen=True):
    id: str
    label: str
    created: int
    seen: int


class Recover(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=60)]


class Kept(Struct, frozen=True, forbid_unknown_fields=True):
    """What a person chose on a device, as the client writes it; empty if nothing is kept."""

    settings: Annotated[str, Meta(max_length=8000)]


class SessionInfo(Struct, frozen=True):
    """A device at which one is known; `here`: the one that asks."""

    id: str
    label: str
    created: int
    seen: int
    here: bool


class ReachInfo(Struct, frozen=True):
    """One way in which somebody is called. `label`: the address, or the site of a browser's push
    service. An e-mail counts once its reader has followed the link in it (`confirmed`)."""

    id: str
    kind: Literal["push", "mail", "hook"]
    label: str
    confirmed: bool


class CallsInfo(Struct, frozen=True):
    """How one is called while one is away: the ways that the house `offers`, and one's own.
    `push_key`: with which a browser subscribes."""

    offers: list[Literal["push", "mail", "hook"]]
    push_key: str
    reaches: list[ReachInfo]


class NewReach(Struct, frozen=True, forbid_unknown_fields=True):
    """`target`: what a browser subscribed to, with its keys; or an address for e-mail; or the URL
    of a webhook."""

    kind: Literal["push", "mail", "hook"]
    target: Annotated[str, Meta(min_length=3, max_length=1000)]
    language: Annotated[str, Meta(max_length=8)] = "en"
    p256dh: Annotated[str, Meta(max_length=120)] = ""
    auth: Annotated[str, Meta(max_length=60)] = ""


class EndSessions(Struct, frozen=True, forbid_unknown_fields=True):
    """`here`: the one who asks is forgotten, too."""

    here: bool = False


class Ended(Struct, frozen=True):
    """`token` is the new one of a program that goes on."""

    token: str | None


class MutedInfo(Struct, frozen=True):
    """Somebody whom one does not want to hear, at any table; and since when."""

    who: str
    name: str
    since: int
