#!/bin/sh
# Makes a wheel of the compiled engine and unpacks it: the folder holds both, and notes whether it could be compiled.
#   sh scripts/compile.sh PYTHON [FOLDER]        into .compiled, if no folder is named
#                                                (SENGOKU_FULL=1: from one C file; SENGOKU_RESEARCH=1: batches and rows, too)
# Without the browser client, which is built meanwhile: in a checkout the server finds it in web/dist.
set -eu
python=$1
folder=${2:-.compiled}
[ "${SENGOKU_FULL:-}" = 1 ] && long="in one piece, four minutes" || long="a minute on two cores"
echo "Compiling the engine ($long) ..."
rm -rf "$folder" build
mkdir -p "$folder/.wheel" build
make="from setuptools.build_meta import build_wheel; build_wheel('$folder/.wheel', {'--global-option': ['--quiet']})"
SENGOKU_BARE=1 "$python" -c "$make" > build/log || { cat build/log; exit 1; }
"$python" -m zipfile -e "$folder"/.wheel/*.whl "$folder"
found=$(PYTHONPATH="$PWD/$folder" "$python" -c "import sengoku; print('compiled' if sengoku.compiled() else 'pure')")
[ "$found" = compiled ] || echo "No C compiler here: Sengoku runs as plain Python, with the same results, about 40 times slower."
echo "$found" > "$folder/.done"
