"""The icons of the installed app are drawn from our crest; the manifest names them as they are."""

import importlib.util
import json
import struct
import zlib
from pathlib import Path
from types import ModuleType

import pytest

WEB = Path(__file__).parents[1] / "web"


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("icons", WEB / "scripts" / "icons.py")
    assert spec is not None and spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def test_the_manifest_names_icons_of_the_sizes_that_they_have() -> None:
    icons = json.loads((WEB / "public/manifest.webmanifest").read_text())["icons"]
    drawn = [icon for icon in icons if icon["type"] == "image/png"]
    assert {(icon["sizes"], icon["purpose"]) for icon in drawn} == {
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    }
    for icon in drawn:
        data = (WEB / "public" / icon["src"]).read_bytes()
        assert "{}x{}".format(*struct.unpack(">II", data[16:24])) == icon["sizes"]


def test_an_icon_is_what_the_crest_draws_today(script: ModuleType) -> None:
    name, side, share, grounded = script.ICONS[0]
    kept = (WEB / "public/assets" / name).read_bytes()
    assert _pixels(kept) == _pixels(script.icon(side, share, grounded=grounded))


def _pixels(png: bytes) -> bytes:
    length = struct.unpack(">I", png[33:37])[0]
    return zlib.decompress(png[41 : 41 + length])
