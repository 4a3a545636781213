#!/bin/sh
# What `pip install` gives in an empty environment: of the wheel that was tested; and of the sources where there is no
# C compiler, which is plain Python. The same games either way.
#   sh tests/install.sh PYTHON WHEEL
set -eu
python=$1
wheel=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

install() { # name, what
    "$python" -m venv "$folder/$1"
    "$folder/$1/bin/python" -m pip install --quiet --disable-pip-version-check "$2"
}

play() { # name, expected: the games that it plays, far from the sources
    (cd "$folder" && "$1/bin/sengoku" simulate glory --players 3 --games 5 --seed 1 --json > "$1.json")
    grep -q "\"compiled\": $2" "$folder/$1.json" || { echo "$1: compiled is not $2"; exit 1; }
    grep -o '"digest": "[0-9a-f]*"' "$folder/$1.json" > "$folder/$1.digest"
    echo "$1: installed, compiled $2"
}

install from-the-wheel "$wheel"
play from-the-wheel true
rm -rf build # so that nothing compiled slips in
export CC=/nonexistent/cc
install without-compiler .
play without-compiler false
cmp "$folder/from-the-wheel.digest" "$folder/without-compiler.digest"
echo "the same games, compiled or not"
