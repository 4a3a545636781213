#!/bin/sh
# Whether the machine has Node and npm of its own, recent enough.
command -v npm > /dev/null && command -v node > /dev/null && [ "$(node -p 'process.versions.node.split(".")[0]')" -ge 20 ]
