"""Passkeys: a device that keeps its key signs in anywhere, and nobody else does."""

import hashlib
import json
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url as text

from sengoku.server.config import Config
from tests.server.databases import Cluster
from tests.server.served import Guest, serving
from tests.server.support import NO_LIMITS

PRESENT, VERIFIED, MADE = 1, 4, 64


class Device:
    """A key of its own, and what a browser adds to it."""

    def __init__(self, home: str) -> None:
        self.origin = home
        self.id = secrets.token_bytes(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.uses = 0

    def _data(self, kind: str, challenge: str) -> bytes:
        words = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(words).encode()

    def _where(self, flags: int) -> bytes:
        self.uses += 1
        site = self.origin.split("//")[1].split(":")[0]
        told = hashlib.sha256(site.encode()).digest() + bytes([flags | PRESENT | VERIFIED])
        return told + self.uses.to_bytes(4, "big")

    def make(self, asked: dict[str, Any]) -> dict[str, Any]:
        numbers = self.key.public_key().public_numbers()
        point = {-2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, **point})
        told = self._where(MADE) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": told})
        data = self._data("webauthn.create", asked["options"]["challenge"])
        return self._sent(asked, clientDataJSON=data, attestationObject=attested)

    def sign(self, asked: dict[str, Any]) -> dict[str, Any]:
        data = self._data("webauthn.get", asked["options"]["challenge"])
        told = self._where(0)
        signed = self.key.sign(told + hashlib.sha256(data).digest(), ec.ECDSA(hashes.SHA256()))
        return self._sent(asked, clientDataJSON=data, authenticatorData=told, signature=signed)

    def _sent(self, asked: dict[str, Any], **said: bytes) -> dict[str, Any]:
        response = {name: text(value) for name, value in said.items()}
        credential = {"id": text(self.id), "rawId": text(self.id), "type": "public-key"}
        return {"ticket": asked["ticket"], "credential": {**credential, "response": response}}


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    file = str(tmp_path_factory.mktemp("passkeys") / "t.db")
    with serving(Config(database=file, **NO_LIMITS)) as (found, _):
        yield found.replace("127.0.0.1", "localhost")


def browser(home: str, name: str = "") -> Guest:
    guest = Guest(home, name)
    guest.http.headers["origin"] = home
    return guest


def registered(guest: Guest, device: Device) -> None:
    guest.post("/api/me/passkeys", device.make(guest.post("/api/me/passkeys/ask")))


def test_a_passkey_brings_seats_games_and_settings_to_another_device(home: str) -> None:
    ann, device = browser(home, "Ann"), Device(home)
    wish = {"game": "glory", "seats": [{"kind": "mine"}, {"kind": "open"}]}
    table = ann.post("/api/tables", wish)["table"]["id"]
    registered(ann, device)
    assert ann.get("/api/me")["kept"] and not ann.get("/api/me")["coded"]
    ann.http.put("/api/me/settings", json={"settings": '{"theme":"dark"}'})
    other = browser(home)
    me = other.post("/api/passkey", device.sign(other.post("/api/passkey/ask")))
    assert me["name"] == "Ann" and me["kept"]
    assert [found["id"] for found in other.get("/api/tables?mine=true")["tables"]] == [table]
    assert other.get(f"/api/tables/{table}")["seats"][0]["yours"]
    assert other.get("/api/me/settings") == {"settings": '{"theme":"dark"}'}
    assert len(other.get("/api/me/sessions")) == 2


def test_another_key_another_site_or_the_same_answer_twice_brings_nobody(home: str) -> None:
    ann, device = browser(home, "Ann"), Device(home)
    registered(ann, device)
    thief = browser(home)
    refused = (401, "bad-passkey")

    def tries(proof: dict[str, Any]) -> tuple[int, str]:
        return thief.key("POST", "/api/passkey", proof)

    stranger = Device(home)
    assert tries(stranger.sign(thief.post("/api/passkey/ask"))) == refused, "an unknown key"
    stranger.id = device.id
    assert tries(stranger.sign(thief.post("/api/passkey/ask"))) == refused, "another's signature"
    device.origin = "http://evil.example"
    assert tries(device.sign(thief.post("/api/passkey/ask"))) == refused, "lured elsewhere"
    device.origin = home
    asked = thief.post("/api/passkey/ask")
    good = device.sign(asked)
    assert tries({**good, "ticket": "x"}) == refused
    assert tries({**good, "ticket": thief.post("/api/passkey/ask")["ticket"]}) == refused
    for odd in ({}, {"id": 7}, {"id": text(device.id), "response": {"signature": "%"}}):
        assert tries({"ticket": asked["ticket"], "credential": odd}) == refused
    mine = ann.post("/api/me/passkeys/ask")
    assert tries(device.sign(mine)) == refused, "what was asked for something else"
    fresh = device.sign(thief.post("/api/passkey/ask"))
    assert thief.http.post("/api/passkey", json=fresh).status_code == 200
    assert tries(fresh) == refused, "once only"


def test_a_passkey_is_dropped_by_its_owner_alone(home: str) -> None:
    ann, eve, device = browser(home, "Ann"), browser(home, "Eve"), Device(home)
    registered(ann, device)
    path = f"/api/me/passkeys/{text(device.id)}"
    assert eve.key("DELETE", path) == (404, "no-such-device")
    assert [each["id"] for each in ann.get("/api/me/passkeys")] == [text(device.id)]
    assert ann.http.delete(path).json() == []
    other = browser(home)
    proof = device.sign(other.post("/api/passkey/ask"))
    assert other.key("POST", "/api/passkey", proof) == (401, "bad-passkey")


def test_who_tries_many_passkeys_has_to_wait(tmp_path: Path) -> None:
    config = Config(database=str(tmp_path / "t.db"), newcomers_an_hour=2)
    with serving(config) as (at, _):
        home = at.replace("127.0.0.1", "localhost")
        guest = browser(home)
        tries = [
            guest.key("POST", "/api/passkey", Device(home).sign(guest.post("/api/passkey/ask")))[0]
            for _ in range(3)
        ]
    assert tries == [401, 401, 429]


def test_a_passkey_is_good_at_every_server(cluster: Cluster) -> None:
    config = Config(database=cluster.create(), secret="the same", **NO_LIMITS)
    with serving(config) as (here, _), serving(config) as (there, _):
        here, there = (at.replace("127.0.0.1", "localhost") for at in (here, there))
        ann, device = browser(here, "Ann"), Device(here)
        registered(ann, device)
        far = browser(there)
        device.origin = there
        proof = device.sign(far.post("/api/passkey/ask"))
        assert far.post("/api/passkey", proof)["name"] == "Ann"
