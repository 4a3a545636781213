#!/bin/sh
# Installs into an environment: with uv in seconds; where that cannot be had, with pip in a minute.
#   sh scripts/install.sh PYTHON WHAT...
python=$1
shift
pip() { "$python" -m pip install --quiet --disable-pip-version-check "$@"; }

"$python" -m uv --version > /dev/null 2>&1 || pip uv > /dev/null 2>&1
"$python" -m uv pip install --quiet --python "$python" "$@" 2> /dev/null && exit 0
echo "Installing with pip, since uv cannot be had here: half a minute more ..."
pip 'setuptools>=77' && pip --no-build-isolation "$@"
