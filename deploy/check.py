"""Tries what lies in this folder as far as a machine without a container engine allows.

    python deploy/check.py [--wheel FILE]

The second stage of the Dockerfile is done step by step in an empty environment; a compose file is
held against its schema, the unit against systemd, and nginx runs as its example says, with TLS, a
site and a path, before a real server. What the machine has no tool for is told, and fails nothing.
Whatever it starts listens at 127.0.0.1 and ends with it.
"""

import argparse
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PATIENCE = 180  # seconds for a server to start on a busy machine
NAME = "tables.example.org"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--wheel", type=Path, help="else a plain one is made here")
    wheel = parser.parse_args().wheel
    with tempfile.TemporaryDirectory(prefix="sengoku-deploy-") as folder:
        place = Path(folder)
        image = Image(place, wheel.resolve() if wheel else _wheel(place))
        image.build()
        image.run()
        _compose(place, image)
        _unit(place, image)
        _nginx(place, image)
    print("All that could be tried holds.")
    return 0


def _wheel(place: Path) -> Path:
    """Without compiling: how it is compiled is tried elsewhere (make install-check)."""
    print("Packing a wheel ...")
    python = str(ROOT / ".venv/bin/python")
    pure = {**os.environ, "SENGOKU_PURE": "1"}
    subprocess.run(
        ["sh", "scripts/dist.sh", python, str(place / "dist")], cwd=ROOT, env=pure, check=True
    )
    return next((place / "dist").glob("*.whl"))


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class Image:
    """The last stage of the Dockerfile, in a folder instead of a container."""

    def __init__(self, place: Path, wheel: Path) -> None:
        self.place = place
        self.wheel = wheel
        self.bin = place / "image/bin"
        stage = (HERE / "Dockerfile").read_text().split("\nFROM ")[-1]
        self.steps = re.findall(r"^(RUN|ENV|CMD|HEALTHCHECK) (.+)$", stage, re.MULTILINE)
        self.data = place / "data"
        self.env = {"PATH": f"{self.bin}:/usr/bin:/bin", "HOME": str(self.data), "LANG": "C.UTF-8"}

    def build(self) -> None:
        self.data.mkdir(mode=0o700)
        subprocess.run([sys.executable, "-m", "venv", str(self.place / "image")], check=True)
        for kind, text in self.steps:
            if kind == "ENV":
                name, _, value = text.partition("=")
                self.env[name] = value.replace("/data", str(self.data))
            elif kind == "RUN" and text.startswith("useradd"):
                print(f"not tried, it needs root in a container: {text}")
            elif kind == "RUN":
                self._do(text.replace("/wheel/*.whl", str(self.wheel)))

    def _do(self, step: str) -> None:
        print(f"RUN {step}")
        subprocess.run(["sh", "-ec", step], env=self.env, cwd=self.data, check=True)

    def run(self) -> None:
        with self.serving() as port:
            check = next(text for kind, text in self.steps if kind == "HEALTHCHECK")
            command = json.loads(check[check.index("[") :])
            subprocess.run(
                [x.replace(":8000", f":{port}") for x in command], env=self.env, check=True
            )
            page = urllib.request.urlopen(f"http://127.0.0.1:{port}/").read().decode()
            assert "<script" in page, "the browser client is in the image"
        print("the image's command serves the table, its health check agrees, and it stops")

    @contextmanager
    def serving(self, **more: str) -> Iterator[int]:
        """The image's own command."""
        port = _free_port()
        command = json.loads(next(text for kind, text in self.steps if kind == "CMD"))
        env = {**self.env, "SENGOKU_PORT": str(port), "SENGOKU_HOST": "127.0.0.1", **more}
        log = self.place / "server.log"
        with log.open("wb") as out:
            process = subprocess.Popen(command, env=env, cwd=self.data, stdout=out, stderr=out)
        try:
            _until(lambda: _answers(port), process, log)
            yield port
        finally:
            process.send_signal(signal.SIGTERM)
            assert process.wait(60) == 0, "it ends by itself when it is told to"


def _answers(port: int) -> bool:
    try:
        urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5).read()
    except OSError:
        return False
    return True


def _until(true: "object", process: "subprocess.Popen[bytes]", log: Path) -> None:
    assert callable(true)
    end = time.monotonic() + PATIENCE
    while not true():
        if process.poll() is not None or time.monotonic() > end:
            raise SystemExit(f"it does not start:\n{log.read_text()[-2000:]}")
        time.sleep(0.3)


# -- compose -----------------------------------------------------------------------------------

SCHEMA = """
import json, os, pathlib, re, sys, yaml, jsonschema, compose
schema = json.loads(pathlib.Path(compose.__file__).with_name("config").joinpath(
    "compose_spec.json").read_text())
text = pathlib.Path(sys.argv[1]).read_text()
found = re.sub(r"[$][{]([A-Z_]+)(:?[-?][^}]*)?[}]", lambda m: os.environ.get(m[1], "x"), text)
jsonschema.Draft7Validator(schema).validate(yaml.safe_load(found))
"""


def _compose(place: Path, image: Image) -> None:
    """By the schema that Docker's own Python tool carried; newer words would be refused by it."""
    tools = place / "tools"
    pip = [str(image.bin / "python"), "-m", "pip", "install", "--quiet", "--target", str(tools)]
    subprocess.run([*pip, "--no-deps", "docker-compose==1.29.2"], check=True)
    subprocess.run([*pip, "pyyaml", "jsonschema"], check=True)
    env = {**os.environ, "PYTHONPATH": str(tools), "SITE": NAME}
    python = [str(image.bin / "python"), "-W", "ignore", "-c", SCHEMA]
    subprocess.run([*python, str(HERE / "compose.yaml")], env=env, check=True)
    print("compose.yaml follows the schema")


# -- systemd -----------------------------------------------------------------------------------


def _unit(place: Path, image: Image) -> None:
    if shutil.which("systemd-analyze") is None:
        print("not tried: there is no systemd-analyze here")
        return
    unit = place / "sengoku.service"
    text = (HERE / "sengoku.service").read_text()
    unit.write_text(text.replace("/opt/sengoku/bin", str(image.bin)))
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True
    )
    ours = [line for line in done.stderr.splitlines() if "sengoku" in line]
    if ours:
        raise SystemExit("\n".join(ours))
    print("systemd finds nothing wrong with sengoku.service")


# -- nginx -------------------------------------------------------------------------------------


def _nginx(place: Path, image: Image) -> None:
    nginx = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if nginx is None:
        print("not tried: there is no nginx here (Debian's nginx-light will do)")
        return
    _certificate(place)
    for path in ("/", "/games/"):
        secure = _free_port()
        address = f"https://{NAME}:{secure}{path}"
        behind = {"SENGOKU_ADDRESS": address, "SENGOKU_PROXIES": "127.0.0.1"}
        with image.serving(**behind) as port, _proxy(nginx, place, port, secure, path):
            _visit(place, image, secure, path)
        print(f"nginx leads to the table at https://{NAME}{path}, websockets too")


def _certificate(place: Path) -> None:
    wanted = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    whose = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    files = ["-keyout", str(place / "privkey.pem"), "-out", str(place / "fullchain.pem")]
    subprocess.run(["openssl", *wanted, *whose, *files], check=True, capture_output=True)


@contextmanager
def _proxy(nginx: str, place: Path, port: int, secure: int, path: str) -> Iterator[None]:
    """The example with other ports, another certificate, and for a path what its comment says."""
    site = (HERE / "nginx.conf").read_text()
    site = site.replace(f"/etc/letsencrypt/live/{NAME}/", f"{place}/")
    site = re.sub(r"    listen \[::\].*\n", "", site)
    site = site.replace("listen 443", f"listen 127.0.0.1:{secure}")
    site = site.replace("listen 80;", f"listen 127.0.0.1:{_free_port()};")
    end = "/" if path != "/" else ""
    site = site.replace("    location / {\n        proxy", f"    location {path} {{\n        proxy")
    site = site.replace("http://127.0.0.1:8000;\n", f"http://127.0.0.1:{port}{end};\n")
    temporary = "".join(
        f"{kind}_temp_path {place}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    config = place / "nginx.conf"
    config.write_text(
        f"daemon off; pid {place}/nginx.pid; error_log {place}/error.log;\n"
        f"events {{}}\nhttp {{ access_log off; {temporary}\n{site}\n}}\n"
    )
    command = [nginx, "-c", str(config), "-p", str(place), "-e", str(place / "error.log")]
    subprocess.run([*command, "-t"], check=True, capture_output=True)
    process = subprocess.Popen(command)
    try:
        time.sleep(0.5)
        yield
    finally:
        process.terminate()
        process.wait(30)


VISIT = """
import asyncio, json, ssl, sys, urllib.request
port, path, certificate = int(sys.argv[1]), sys.argv[2], sys.argv[3]
import socket
name, found = "tables.example.org", socket.getaddrinfo
socket.getaddrinfo = lambda host, *a, **k: found("127.0.0.1" if host == name else host, *a, **k)
trust = ssl.create_default_context(cafile=certificate)
home = f"https://{name}:{port}{path}"
opener = urllib.request.build_opener(
    urllib.request.HTTPSHandler(context=trust), urllib.request.HTTPCookieProcessor())
def ask(at, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json", "origin": f"https://{name}:{port}"}
    return opener.open(urllib.request.Request(home + at, data, headers))
page = ask("")
assert "max-age" in page.headers["strict-transport-security"], "HSTS"
assert page.headers["content-security-policy"], "the table's own headers come through"
said = ask("api/me", {"name": "Ann"})
cookie = said.headers["set-cookie"]
assert "Secure" in cookie and f"Path={path}" in cookie, cookie
seats = [{"kind": "mine"}, {"kind": "mine"}]
table = json.load(ask("api/tables", {"game": "glory", "seats": seats}))["table"]["id"]
ask(f"api/tables/{table}/start", {})
if path == "/":
    try:
        ask("metrics")
        raise AssertionError("metrics are for who hosts")
    except urllib.error.HTTPError as refused:
        assert refused.code == 404
async def line():
    from websockets.asyncio.client import connect
    url = f"wss://{name}:{port}{path}api/tables/{table}/socket?seat=0"
    async with connect(url, ssl=trust, additional_headers={"cookie": cookie.split(";")[0]}) as way:
        kinds = [json.loads(await way.recv())["type"] for _ in range(2)]
        assert kinds == ["welcome", "present"], kinds
asyncio.run(asyncio.wait_for(line(), 60))
"""


def _visit(place: Path, image: Image, secure: int, path: str) -> None:
    """As a browser would: a page, a name, a table, a line to it."""
    python = [str(image.bin / "python"), "-c", VISIT, str(secure), path]
    subprocess.run([*python, str(place / "fullchain.pem")], check=True)


if __name__ == "__main__":
    sys.exit(main())
