#!/bin/sh
# Makes sure that there is a Chromium for the browser tests; on Debian it is installed if it is missing.
for name in chromium chromium-browser google-chrome; do
    command -v "$name" > /dev/null && exit 0
done
[ -n "${CHROMIUM:-}" ] && exit 0
if command -v apt-get > /dev/null; then
    echo "Installing Chromium for the browser tests ..."
    run=""
    [ "$(id -u)" = 0 ] || run="sudo -n"
    $run apt-get update -qq > /dev/null && $run env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium > /dev/null && exit 0
fi
echo "The browser tests need Chromium: install it, or name it in CHROMIUM." >&2
exit 1
