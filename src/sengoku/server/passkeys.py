"""Passkeys (WebAuthn): a device proves who somebody is with a key that never leaves it. What the
house asks of it is signed and good once, for five minutes. The library is read with the first
key: it takes a fifth as long as all the rest of a server's start."""

import json
import secrets
from collections import OrderedDict
from typing import Any, Final

from itsdangerous import BadData, URLSafeTimedSerializer

from sengoku.server.problems import Unknown
from sengoku.server.store import PasskeyRow

__all__ = ["Passkeys", "Proof"]

HOUSE: Final = "Sengoku"
PATIENCE: Final = 300  # seconds for a finger
MOST_USED: Final = 10_000


class Proof:
    """What a device sent: a credential as WebAuthn writes it in JSON, for what was asked of it."""

    def __init__(self, ticket: str, credential: dict[str, Any], site: str, origin: str) -> None:
        self.ticket = ticket
        self.credential = credential
        self.site = site
        self.origin = origin


class Passkeys:
    def __init__(self, secret: str) -> None:
        self._tickets = URLSafeTimedSerializer(secret, salt="sengoku-passkey")
        self._used: OrderedDict[str, None] = OrderedDict()

    def ask_new(self, site: str, person: str, name: str, has: list[str]) -> tuple[Any, str]:
        """The options for a new key of a person, and the ticket that comes back with it."""
        from webauthn import generate_registration_options, options_to_json
        from webauthn.helpers import base64url_to_bytes
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        challenge = secrets.token_bytes(32)
        options = generate_registration_options(
            rp_id=site,
            rp_name=HOUSE,
            user_name=name,
            user_id=person.encode(),
            challenge=challenge,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(x)) for x in has],
        )
        return json.loads(options_to_json(options)), self._ticket(person, challenge)

    def ask_who(self, site: str) -> tuple[Any, str]:
        from webauthn import generate_authentication_options, options_to_json

        challenge = secrets.token_bytes(32)
        options = generate_authentication_options(rp_id=site, challenge=challenge)
        return json.loads(options_to_json(options)), self._ticket("", challenge)

    def check_new(self, proof: Proof, person: str, label: str, now: int) -> PasskeyRow:
        from webauthn import verify_registration_response
        from webauthn.helpers import bytes_to_base64url

        try:
            found = verify_registration_response(
                credential=proof.credential,
                expected_challenge=self._challenge(proof.ticket, person),
                expected_rp_id=proof.site,
                expected_origin=proof.origin,
            )
        except _wrong():
            raise Unknown("bad-passkey") from None
        id, key = map(bytes_to_base64url, (found.credential_id, found.credential_public_key))
        return PasskeyRow(id, person, key, found.sign_count, label, now, now)

    def check_who(self, proof: Proof, known: PasskeyRow) -> int:
        """How often the key was used, by its own count."""
        from webauthn import verify_authentication_response
        from webauthn.helpers import base64url_to_bytes

        try:
            found = verify_authentication_response(
                credential=proof.credential,
                expected_challenge=self._challenge(proof.ticket, ""),
                expected_rp_id=proof.site,
                expected_origin=proof.origin,
                credential_public_key=base64url_to_bytes(known.public_key),
                credential_current_sign_count=known.uses,
            )
        except _wrong():
            raise Unknown("bad-passkey") from None
        return int(found.new_sign_count)

    def _ticket(self, person: str, challenge: bytes) -> str:
        ticket = self._tickets.dumps([person, challenge.hex()])
        return ticket if isinstance(ticket, str) else ticket.decode()

    def _challenge(self, ticket: str, person: str) -> bytes:
        """Of a ticket that was given for this person and not used yet."""
        try:
            found = self._tickets.loads(ticket, max_age=PATIENCE)
        except BadData:
            raise Unknown("bad-passkey") from None
        if found[0] != person or ticket in self._used:
            raise Unknown("bad-passkey")
        self._used[ticket] = None
        if len(self._used) > MOST_USED:
            self._used.popitem(last=False)
        return bytes.fromhex(found[1])


def _wrong() -> tuple[type[Exception], ...]:
    """What a library makes of bytes that anybody may have sent."""
    from webauthn.helpers.exceptions import WebAuthnException

    return (WebAuthnException, ValueError, KeyError, TypeError)
