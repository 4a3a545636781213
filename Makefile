# Everything the project needs goes into .venv, .compiled and web/node_modules; nothing outside this folder changes.
PYTHON ?= python3
unexport PYTHONDONTWRITEBYTECODE # or hundreds of starts would read all sources anew
VENV := .venv
BIN := $(VENV)/bin
INSTALL := SENGOKU_PURE=1 sh scripts/install.sh $(BIN)/python
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name 'lesson.json')
COMPILED := PYTHONPATH="$(CURDIR)/.compiled"
NODE := cd web && sh scripts/node.sh
# Where the machine has no Node, a package in the environment brings it.
NODE_FROM := $(shell sh web/scripts/has-node.sh || echo $(VENV)/.play)
WEB := node_modules/.bin
CLIENT := $(shell find web/src web/public -type f) web/index.html web/vite.config.ts
BROWSER := export $(COMPILED) SENGOKU_PYTHON="$(CURDIR)/$(BIN)/python"; $(NODE) $(WEB)/vitest run --config
# What is compiled must hold either way, as laws, golden files and records show; `make test-long` tries each rule uncompiled, too.
EITHER := $(addprefix tests/, kernel laws playthroughs records)
# The server's compiled part, and the faults that can be planted only where it is not.
SERVED := tests/server/test_changes.py tests/server/test_table_log.py tests/server/test_secrecy.py::test_a_planted_leak_is_caught
# What learners are shown.
SHOWN := tests/research/test_tables.py::test_rows_and_masks_are_the_same_compiled_and_not
# Faults are planted to try the laws themselves, and clauses are counted: once will do.
ONCE := $(addprefix --ignore=tests/laws/test_, planted_faults.py planted_forecasts.py clauses.py)
# What is left out of the other tests, and what it runs with.
RAY := tests/arena/test_ray.py tests/cli/test_ladder.py tests/research/test_rllib.py tests/research/test_learner.py
RAY_NEEDS := 'hypothesis>=6.140' 'pettingzoo>=1.25' 'pexpect>=4.9' 'pytest>=9' 'ray[rllib]>=2.50' 'torch>=2.5'
HOUSE := $(addprefix tests/, arena cli lessons server text)
# One part's output in one piece, where make can.
WHOLE := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
TEST_PURE := SENGOKU_EXPECT=pure $(BIN)/pytest -n 2
TEST_COMPILED := SENGOKU_EXPECT=$$(cat .compiled/.done) $(COMPILED) $(BIN)/pytest -n 3

.PHONY: help play play-house ready terminal dist test test-compiled test-pure test-web test-units test-browser test-long long-laws long-research long-house long-web long-install long-ray check format rules schema golden positions docs looks battles pictures bench chaos chaos-sqlite chaos-postgresql chaos-outages chaos-servers install-check dev compile clean

help:           ## what can be done here
	@grep -E '^[a-z-]+:.*##' Makefile | sed -E 's/:.*## / - /'

play: ready     ## the table in a browser
	@$(COMPILED) $(BIN)/python -m sengoku

play-house: ready  ## the same for everybody in the house: shows the address and a QR code for phones
	@$(COMPILED) $(BIN)/python -m sengoku --house

ready:          # the engine and the browser client, side by side
	@$(MAKE) --no-print-directory -j2 .compiled/.done web/dist/.done

terminal: .compiled/.done  ## a game in the terminal
	@$(COMPILED) $(BIN)/python -m sengoku play

# Side by side, since much of it waits; each part tells what it found when it is done.
test: ready $(VENV)/.done  ## what must hold: compiled, the engine also uncompiled, and in a browser
	@sh web/scripts/chromium.sh
	@echo "Testing: compiled, uncompiled, and in a browser, side by side ..."
	@$(MAKE) --no-print-directory -k -j4 $(WHOLE) test-compiled test-pure test-units test-browser

test-compiled: .compiled/.done $(VENV)/.done
	$(TEST_COMPILED)

test-pure: $(VENV)/.done
	$(TEST_PURE) $(EITHER) $(SERVED) $(SHOWN) $(ONCE)

test-web:  ## the browser client: its parts, then whole games in Chromium
	@$(MAKE) --no-print-directory test-units
	@$(MAKE) --no-print-directory test-browser

test-units: web/node_modules/.done
	$(NODE) $(WEB)/vitest run

test-browser: .compiled/.done web/dist/.done $(VENV)/.done
	sh web/scripts/chromium.sh
	$(BROWSER) vitest.browser.ts

test-long: ready $(VENV)/.done  ## the rest, before a release (hours); bench/long.md keeps its last result
	$(BIN)/python -m tests.long

long-laws: .compiled/.done $(VENV)/.done
	SENGOKU_LONG=1 $(TEST_COMPILED) tests/laws tests/geometry
	SENGOKU_LONG=1 $(TEST_PURE) $(addprefix tests/, bots games geometry laws)

# The parts for research are compiled for programs that learn alone, so here they have a package of their own.
long-research: .compiled-research/.done $(VENV)/.done  ## batches and rows compiled, as in a wheel
	SENGOKU_EXPECT=compiled SENGOKU_EXPECT_RESEARCH=1 PYTHONPATH="$(CURDIR)/.compiled-research" $(BIN)/pytest -n 3 tests/research

long-house: .compiled/.done $(VENV)/.done
	SENGOKU_LONG=1 $(TEST_COMPILED) -m long
	SENGOKU_LONG=1 $(TEST_PURE) $(HOUSE)

long-web: ready $(VENV)/.done
	sh web/scripts/chromium.sh
	export SENGOKU_LONG=1; $(NODE) $(WEB)/vitest run
	export SENGOKU_LONG=1; $(BROWSER) vitest.browser.ts

# Ray brings packages of the size of all others together, and other versions of some: it has an environment of its own.
long-ray: .compiled/.done .ray/.done  ## RLlib and a Ray cluster of two nodes, of which one goes away
	$(COMPILED) SENGOKU_EXPECT=$$(cat .compiled/.done) .ray/bin/python -m pytest $(RAY)

long-install: dist
	sh tests/install.sh $(PYTHON) dist

check: $(VENV)/.done web/node_modules/.done  ## format, lint, types, layers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NODE) $(WEB)/prettier --log-level warn --check .
	$(NODE) $(WEB)/svelte-check --fail-on-warnings --output human

format: $(VENV)/.done web/node_modules/.done  ## put the code into its one form
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .
	$(NODE) $(WEB)/prettier --log-level warn --write .

rules: $(VENV)/.done  ## every clause of the specs with its tests
	$(BIN)/python -m tests.rules

schema: $(VENV)/.done web/node_modules/.done  ## write the schema of the socket's messages and the client's types anew
	$(BIN)/python web/scripts/games.py
	$(BIN)/python -m sengoku.server.messages > docs/socket.schema.json
	$(BIN)/python web/scripts/schema.py > web/.schema.json && $(NODE) scripts/types.mjs < .schema.json && rm .schema.json

positions: .compiled/.done  ## play anew to the positions on which the tests of the browser's client stand
	@for part in fixtures $(patsubst %,fixtures_%,glory samurai honor skirmish changes); do \
		PYTHONPATH="$$PWD/.compiled:$$PWD" $(BIN)/python web/tests/$$part.py || exit 1; done

golden: $(VENV)/.done  ## write the golden playthroughs and counts anew
	$(BIN)/python -m tests.playthroughs.write

docs: $(VENV)/.docs  ## the site of all pages, in .site/site/index.html
	@$(BIN)/python scripts/site.py .site/docs
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict
	@echo "The site is in .site/site/index.html."

looks: ready  ## whole games of the card tables as pictures, in web/tests/out/looks (LOOKS=samurai-phone takes one)
	sh web/scripts/chromium.sh
	$(BROWSER) vitest.pictures.ts looks

battles: ready  ## whole battles of Test of Honour as pictures, in web/tests/out/battles (BATTLES=roadblock-phone takes one)
	sh web/scripts/chromium.sh
	$(BROWSER) vitest.pictures.ts battles

pictures: ready  ## the pictures of the README and of the first ten minutes anew, in docs/pictures (PICTURES=samurai takes those of one game)
	sh web/scripts/chromium.sh
	$(BROWSER) vitest.pictures.ts readme pictures/first

bench: .compiled/.full web/dist/.done $(VENV)/.bench  ## speed, beside the best alternatives
	$(COMPILED) $(BIN)/python bench/run.py
	$(COMPILED) $(BIN)/python bench/games.py
	$(COMPILED) $(BIN)/python bench/units.py
	$(COMPILED) $(BIN)/python bench/search.py
	$(COMPILED) $(BIN)/python bench/research.py
	$(BIN)/python bench/server.py
	$(BIN)/python bench/rooms.py
	$(BIN)/python bench/beside.py
	$(BIN)/python bench/patience.py
	$(BROWSER) vitest.bench.ts
	$(BIN)/python bench/figures.py

chaos: chaos-sqlite chaos-postgresql chaos-outages chaos-servers  ## kill the server 500 times under load and its database 50 times, both databases; one of 2 and of 4 servers 100 times (hours)

chaos-sqlite: .compiled/.done $(VENV)/.done
	$(COMPILED) $(BIN)/python -m tests.server.chaos

chaos-postgresql: .compiled/.done $(VENV)/.done
	$(COMPILED) $(BIN)/python -m tests.server.chaos --postgresql

chaos-outages: .compiled/.done $(VENV)/.done
	$(COMPILED) $(BIN)/python -m tests.server.outages
	$(COMPILED) $(BIN)/python -m tests.server.outages --postgresql

chaos-servers: .compiled/.done $(VENV)/.done
	$(COMPILED) $(BIN)/python -m tests.server.several --servers 2
	$(COMPILED) $(BIN)/python -m tests.server.several --servers 4

dist: $(VENV)/.play web/dist/.done  ## the wheel and the sources with the table in them, at full speed (some minutes)
	@rm -rf build
	@SENGOKU_FULL=1 sh scripts/dist.sh $(BIN)/python dist

install-check: ready  ## pip install into empty environments, with a C compiler and without, and a game in Chromium
	@sh scripts/dist.sh $(BIN)/python .compiled/.dist
	@sh web/scripts/chromium.sh
	sh tests/install.sh $(PYTHON) .compiled/.dist

dev: $(VENV)/.done  ## the developer's environment, uncompiled
	@echo "Ready: $(BIN)/sengoku, $(BIN)/pytest, make check."

compile: .compiled/.done  ## the compiled engine, for play and tests

# What playing needs. The developers' tools come on top, and last those that the bench compares with.
$(VENV)/.play: pyproject.toml setup.py
	@echo "Making the environment (.venv) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(INSTALL) -e '.[build]'
	@touch $@

$(VENV)/.done: $(VENV)/.play
	@$(INSTALL) -e '.[dev]'
	@touch $@

.ray/.done: pyproject.toml
	@echo "Making the environment with Ray (.ray) ..."
	@$(PYTHON) -m venv .ray
	@SENGOKU_PURE=1 sh scripts/install.sh .ray/bin/python -e '.[dataset]' $(RAY_NEEDS)
	@touch $@

$(VENV)/.docs: $(VENV)/.done
	@$(INSTALL) -e '.[docs]'
	@touch $@

$(VENV)/.bench: $(VENV)/.done
	@$(INSTALL) -e '.[bench]'
	@touch $@

web/node_modules/.done: web/package.json web/package-lock.json $(NODE_FROM)
	@echo "Fetching what the browser client is built with ..."
	@sh web/scripts/npm.sh install --prefix web --no-save --no-audit --no-fund --no-progress --loglevel=error > /dev/null
	@touch $@

web/dist/.done: web/node_modules/.done $(CLIENT)
	@echo "Building the browser client ..."
	@$(NODE) $(WEB)/vite build --logLevel warn
	@touch $@

# The compiled package lies apart from the sources, so that no stale binary shadows an edit.
.compiled/.done: $(VENV)/.play $(SOURCES)
	@sh scripts/compile.sh $(BIN)/python

# The same with batches and the rows of all games.
.compiled-research/.done: $(VENV)/.play $(SOURCES)
	@SENGOKU_RESEARCH=1 sh scripts/compile.sh $(BIN)/python .compiled-research

# The same in one piece: four minutes for a tenth more speed.
.compiled/.full: $(VENV)/.play $(SOURCES)
	@SENGOKU_FULL=1 sh scripts/compile.sh $(BIN)/python
	@touch $@

clean:          ## remove what the commands above made
	rm -rf $(VENV) .ray .compiled .compiled-research .site build dist src/*.egg-info web/node_modules web/dist
