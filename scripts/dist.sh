#!/bin/sh
# Makes the wheel and the source package, with the browser client and the specs in them. What was compiled already
# stays so: a wheel after `make compile` takes seconds.
#   sh scripts/dist.sh PYTHON FOLDER    (SENGOKU_FULL=1: from one C file)
set -eu
python=$1
folder=$2
[ -f web/dist/index.html ] || { echo "The browser client is not built: make dist builds it first." >&2; exit 1; }
rm -rf "$folder"
mkdir -p "$folder" build
make() { # build_sdist or build_wheel
    "$python" -c "from setuptools import build_meta; build_meta.$1('$folder', {'--global-option': ['--quiet']})" \
        > build/log 2>&1 || { cat build/log; exit 1; }
}
echo "Packing the sources and the wheel ..."
SENGOKU_PURE=1 make build_sdist
make build_wheel
ls "$folder"
