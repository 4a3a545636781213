#!/bin/sh
# What `pip install .` gives in an empty environment: compiled where there is a C compiler, plain
# Python where there is none, and the same games either way.
set -eu
python=${1:-python3}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

try() { # name, expected, compiler
    "$python" -m venv "$folder/$1"
    CC=$3 "$folder/$1/bin/python" -m pip install --quiet --disable-pip-version-check .
    cd "$folder"
    "$folder/$1/bin/sengoku" simulate glory --players 3 --games 5 --seed 1 --json > "$folder/$1.json"
    cd - > /dev/null
    grep -q "\"compiled\": $2" "$folder/$1.json" || { echo "$1: compiled is not $2"; exit 1; }
    grep -o '"digest": "[0-9a-f]*"' "$folder/$1.json" > "$folder/$1.digest"
    echo "$1: installed, compiled $2"
}

rm -rf build
try with-compiler true "${CC:-cc}"
rm -rf build
try without-compiler false /nonexistent/cc
cmp "$folder/with-compiler.digest" "$folder/without-compiler.digest"
echo "the same games, compiled or not"
