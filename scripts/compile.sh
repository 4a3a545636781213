#!/bin/sh
# Makes a wheel of the compiled engine and unpacks it: .compiled holds both, and notes whether it could be compiled.
#   sh scripts/compile.sh PYTHON        (SENGOKU_FULL=1: from one C file)
# Without the browser client, which is built meanwhile: in a checkout the server finds it in web/dist.
set -eu
python=$1
[ "${SENGOKU_FULL:-}" = 1 ] && long="in one piece, four minutes" || long="a minute on two cores"
echo "Compiling the engine ($long) ..."
rm -rf .compiled build
mkdir -p .compiled/.wheel build
make="from setuptools.build_meta import build_wheel; build_wheel('.compiled/.wheel', {'--global-option': ['--quiet']})"
SENGOKU_BARE=1 "$python" -c "$make" > build/log || { cat build/log; exit 1; }
"$python" -m zipfile -e .compiled/.wheel/*.whl .compiled
found=$(PYTHONPATH="$PWD/.compiled" "$python" -c "import sengoku; print('compiled' if sengoku.compiled() else 'pure')")
[ "$found" = compiled ] || echo "No C compiler here: Sengoku runs as plain Python, with the same results, about 40 times slower."
echo "$found" > .compiled/.done
