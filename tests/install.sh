#!/bin/sh
# What `pip install` gives in an empty environment: of the wheel; and of the source package where there is no C compiler,
# which is plain Python. The same games either way, and the same table: `sengoku` opens it, and a game is played in it.
#   sh tests/install.sh PYTHON FOLDER   (as scripts/dist.sh filled it)
set -eu
python=$1
dist=$(cd "$2" && pwd)
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

same() { # a part of the package: the wheel's and the sources' are what lies here
    for name in from-the-wheel from-the-sources; do
        diff -r --exclude=.done "$2" "$folder/$name"/lib/python3*/site-packages/sengoku/"$1"
    done
}

install from-the-wheel "$dist"/*.whl
play from-the-wheel true
(export CC=/nonexistent/cc; install from-the-sources "$dist"/*.tar.gz)
play from-the-sources false
cmp "$folder/from-the-wheel.digest" "$folder/from-the-sources.digest"
echo "the same games, compiled or not"
same client web/dist
same specs docs/rules
cd web
SENGOKU_INSTALLED="$folder/from-the-wheel/bin/sengoku" sh scripts/node.sh node_modules/.bin/vitest run --config vitest.installed.ts
echo "the same table, and a game was played in it"
